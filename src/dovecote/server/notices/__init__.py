"""Telling people what happens while they are away: see `docs/notices.md`."""
