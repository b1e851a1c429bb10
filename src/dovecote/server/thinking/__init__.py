"""Bots' thinking in processes of their own."""
