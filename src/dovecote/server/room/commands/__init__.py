"""What somebody may have done at a table."""
