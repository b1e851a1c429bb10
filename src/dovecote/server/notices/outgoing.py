"""Messages on their way out, in the process that sends: put into words, handed over on a few
threads, and reported."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from dovecote.server.notices.message import Delivery, Message
from dovecote.server.notices.talk import BatchResult, BatchResults, FromWorker, Setup, TryNow
from dovecote.server.notices.ways import Ways
from dovecote.server.notices.wording import code_message, message_of, trial_message
from dovecote.server.storage.channels import Channel
from dovecote.server.storage.notices import Notice
from dovecote.server.thinking.worker import blame

_AT_ONCE = 8  # requests to others
_TRIALS = 2
_MANY = 100  # messages; with more nothing else is looked for
_TOGETHER = 0.2  # seconds for which results are gathered before they are told
_OLD = 45.0  # seconds after which what was taken is given back: soon another server may send it


class Batch(NamedTuple):
    """What one person is told at once, when that was decided, and when we heard of it."""

    name: str
    notices: Sequence[Notice]
    now: int
    began: float

    def result(self, outcome: Delivery, failed: str = "") -> BatchResult:
        keys, tries = [one.key for one in self.notices], max(one.tries for one in self.notices)
        return BatchResult(self.name, self.notices[0].channel, keys, *outcome, tries, failed)


class Outgoing:
    """Sends, and tells what became of it."""

    def __init__(self, setup: Setup, report: Callable[[FromWorker], None]) -> None:
        self._url = setup.url
        self._report = report
        self._ways = Ways(setup.settings, setup.url, setup.key)
        self._waiting: dict[Future[None], Batch] = {}
        self._senders = ThreadPoolExecutor(_AT_ONCE, "sender")
        self._trials = ThreadPoolExecutor(_TRIALS, "trial")  # they wait for nothing that is queued
        self._results: SimpleQueue[BatchResult | None] = SimpleQueue()
        self._teller = Thread(target=self._tell, name="teller", daemon=True)
        self._teller.start()

    @property
    def is_full(self) -> bool:
        return len(self._waiting) >= _MANY

    def send(self, batch: Batch) -> None:
        waiting = self._senders.submit(self._send, batch)
        self._waiting[waiting] = batch
        waiting.add_done_callback(self._waiting.pop)

    def try_out(self, trial: TryNow) -> None:
        self._trials.submit(self._try, trial)

    def stop(self) -> None:
        """What has not been begun is given back, and what is under way reported."""
        for waiting, batch in list(self._waiting.items()):
            if waiting.cancel():
                self._results.put(batch.result(Delivery("held")))
        for threads in (self._trials, self._senders):
            threads.shutdown()
        self._results.put(None)
        self._teller.join()

    def _send(self, batch: Batch) -> None:
        waited = time.monotonic() - batch.began
        outcome, failed = Delivery("held"), ""
        if waited < _OLD:
            about = (batch.name, batch.notices, self._url, batch.now + int(1000 * waited))
            channel = batch.notices[0].channel
            outcome, failed = self._said(channel, lambda: message_of(*about))
        self._results.put(batch.result(outcome, failed))

    def _try(self, trial: TryNow) -> None:
        words = trial_message if trial.kind == "test" else code_message
        about = (trial.text, trial.language, trial.name, self._url, trial.now)
        outcome, failed = self._said(trial.channel, lambda: words(*about))
        self._results.put(BatchResult(trial.name, trial.channel, [], *outcome, 0, failed))

    def _said(self, channel: Channel, words: Callable[[], Message]) -> tuple[Delivery, str]:
        """How it went, and what of ours failed, if something did."""
        try:
            return self._ways.send(channel, words()), ""
        except Exception as error:
            return Delivery("failed"), blame(error)

    def _tell(self) -> None:
        """Report results, those of one moment together: the server stores each report at once."""
        while result := self._results.get():
            time.sleep(_TOGETHER)
            together = [result]
            with suppress(Empty):
                while more := self._results.get_nowait():
                    together.append(more)
                self._results.put(None)  # the end, to be met again
            self._report(BatchResults(together))
