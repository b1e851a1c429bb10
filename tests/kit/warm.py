"""What every server would do anew before it does anything else: done once, in the process that
they are forked from."""

from __future__ import annotations

import gc

import click
from sqlalchemy.engine import make_url

from dovecote.cli.app import group
from dovecote.locales import Words
from dovecote.server.app import create_app
from dovecote.server.settings import Settings

_WHOLE = group(Words("en"))  # reads the words of the command, which are kept
with click.Context(_WHOLE) as _context:
    _WHOLE.get_command(_context, "serve")
create_app(Settings())  # reads the page and the signatures of the routes, which are kept

make_url("sqlite:///tables.db")  # the pattern of addresses is kept, too
gc.collect()
gc.freeze()  # what every server is forked with stays: none looks through it for waste,
gc.set_threshold(100_000)  # nor through what it is made of, until it says itself how often
