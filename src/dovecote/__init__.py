"""Dovecote: three pigeon games to play, host and study."""

__version__ = "1.0.0"
