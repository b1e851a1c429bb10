"""Asking whoever sits at the terminal."""

from __future__ import annotations

import click

from dovecote.faces import screen


class GoneHome(Exception):  # noqa: N818  not an error: somebody goes home
    """The person wants to leave the table."""


def asked(prompt: str) -> str:
    """What somebody types."""
    try:
        return screen.asked(prompt)
    except click.Abort:
        raise GoneHome from None
