"""Everything that is kept, and all SQL."""
