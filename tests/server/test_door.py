"""Whoever floods is neither read nor let go, so that nobody has the work of their coming again."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from dovecote.server.http.door import Door
from dovecote.server.settings import Limits

_PATIENCE = 30
_MANY = 20


class Timers(asyncio.SelectorEventLoop):
    """A loop that writes down what is put off, and for how long."""

    def __init__(self) -> None:
        super().__init__()
        self.put_off = list[tuple[float, Any]]()

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *rest: Any, **how: Any
    ) -> asyncio.TimerHandle:
        self.put_off.append((delay, callback))
        return super().call_later(delay, callback, *rest, **how)


class Line:
    """What a door does with a connection."""

    is_read = True

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.is_read = False

    def abort(self) -> None: ...


def test_whoever_floods_is_kept_for_as_long_as_a_head_may_take_and_not_let_go_with_others() -> None:
    door = Door(Limits(patience=_PATIENCE), 1000, lambda _: False)
    lines = [Line() for _ in range(_MANY)]
    loop = Timers()

    async def run() -> None:
        for line in lines:
            transport = cast("asyncio.Transport", line)
            assert door.enter(transport, "198.51.100.1")
            door.blame(transport)

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(run())
    assert not any(line.is_read for line in lines)
    assert [callback for _, callback in loop.put_off] == [line.abort for line in lines]
    waits = [delay for delay, _ in loop.put_off]
    assert min(waits) >= _PATIENCE
    assert max(waits) <= 2 * _PATIENCE
    assert max(waits) - min(waits) > _PATIENCE / 10  # less is one draw of 10 ** 17
