"""A state, a view, a table or a record as a picture, drawn from the pieces of the page."""

from dovecote.study.drawing.draw import html, svg
from dovecote.study.drawing.raster import png

__all__ = ["html", "png", "svg"]
