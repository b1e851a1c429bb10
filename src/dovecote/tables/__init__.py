"""What a table is: values, pure functions, its state in memory. Nothing here reads or waits."""
