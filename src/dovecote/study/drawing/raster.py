"""A drawing as a PNG."""

from __future__ import annotations

from importlib.resources import as_file

from dovecote.study.drawing.sheet import DATA


def png(svg: str, width: int | None = None) -> bytes:
    """The picture that an SVG is, so many pixels wide; it looks alike on every machine.

    resvg reads every SVG of ours, is one small wheel without a library of the system, and takes
    the font that we bring. It is part of the extra `study`.
    """
    import resvg_py

    with as_file(DATA.joinpath("caprasimo.ttf")) as font:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=True,
                font_files=[str(font)],
                font_family="Caprasimo",
            )
        )
