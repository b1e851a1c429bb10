"""The command `dovecote`."""

from dovecote.cli.app import main

__all__ = ["main"]
