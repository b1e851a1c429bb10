"""What every server would do anew before it does anything else: done once, in the process that
they are forked from."""

from __future__ import annotations

import click

from dovecote.cli.app import group
from dovecote.locales import Words

_WHOLE = group(Words("en"))  # reads the words of the command, which are kept
with click.Context(_WHOLE) as _context:
    _WHOLE.get_command(_context, "serve")
