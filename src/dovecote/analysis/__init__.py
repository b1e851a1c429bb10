"""What happened in a match: every choice judged by what its seat knew, and luck set apart."""
