"""Single requests over plain HTTP, with the patience of the tests.

Nobody reads the system's certificates for them, which would take longer than most answers.
"""

from __future__ import annotations

from functools import partial

import httpx

from tests.kit.effort import PATIENCE

client = partial(httpx.Client, timeout=PATIENCE, verify=False)
get = partial(httpx.get, timeout=PATIENCE, verify=False)
post = partial(httpx.post, timeout=PATIENCE, verify=False)
delete = partial(httpx.delete, timeout=PATIENCE, verify=False)
request = partial(httpx.request, timeout=PATIENCE, verify=False)
