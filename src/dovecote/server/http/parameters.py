"""What an address or a body may say about tables, seats and clubs."""

from __future__ import annotations

import re
from typing import Annotated

from litestar.params import PathParameter
from msgspec import Meta

TABLE_ID = re.compile("[A-Za-z0-9_-]{1,32}")
TableId = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatPath = Annotated[int, PathParameter(ge=0, le=9)]
Title = Annotated[str, Meta(min_length=1, max_length=80)]  # of a league, a tournament
