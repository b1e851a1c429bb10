"""What is said at a table and of it: messages, positions, lists, steps. Nothing here waits."""
