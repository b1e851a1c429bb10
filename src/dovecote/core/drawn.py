"""What a notebook shows of a value: its picture, by whoever can draw it.

The core draws nothing and knows nobody who does: a package that can says so as an entry point of
the group `dovecote.drawings`, a function named `svg` or `html` that takes a value and gives its
picture, or None of a value that it does not know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache


class ShownAsSvg:
    """A value that is looked at as an SVG: a state, a view."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        return _picture("svg", self)


class ShownAsHtml:
    """A value that is looked at as HTML: a record."""

    __slots__ = ()

    def _repr_html_(self) -> str | None:
        return _picture("html", self)


def _picture(kind: str, value: object) -> str | None:
    """By the first who knows such a value."""
    pictures = (paint(value) for paint in _painters(kind))
    return next((picture for picture in pictures if picture is not None), None)


@cache
def _painters(kind: str) -> list[Callable[[object], str | None]]:
    from importlib.metadata import entry_points  # a third of what every bot's process would load

    return [entry.load() for entry in entry_points(group="dovecote.drawings", name=kind)]
