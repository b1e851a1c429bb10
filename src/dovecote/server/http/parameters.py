"""What an address may say about tables and seats."""

from __future__ import annotations

import re
from typing import Annotated

from litestar.params import PathParameter

TABLE_ID = re.compile("[A-Za-z0-9_-]{1,32}")
TableId = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatPath = Annotated[int, PathParameter(ge=0, le=9)]
