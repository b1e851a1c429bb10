"""How hard the tests try: enough for every change, or, in `make soak`, as hard as they can.
And how long they wait.
"""

from __future__ import annotations

import os

THOROUGH = os.environ.get("THOROUGH", "") not in ("", "0")

# Seconds after which something that should happen is taken never to. It says nothing about how
# fast that is: tests share the machine with a browser.
PATIENCE = 120.0


def tries(usual: int, thorough: int) -> int:
    """How often to do something whose every repetition may find what the others did not."""
    return thorough if THOROUGH else usual
