"""What maintainers run to make and measure the bots: no part of the wheel."""
