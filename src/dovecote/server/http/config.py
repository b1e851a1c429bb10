"""How uvicorn is set up, with what our protocols need to know."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from dovecote.server.http.door import Door, room_for_connections
from dovecote.server.settings import Limits


class Config(uvicorn.Config):
    """One process' configuration; every process has a door of its own."""

    door: Door

    def __init__(self, app: Any, limits: Limits, **how: Any) -> None:
        self.limits = limits
        super().__init__(
            app,
            ws_max_size=limits.message,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            **how,
        )

    def get_loop_factory(self) -> Callable[[], asyncio.AbstractEventLoop] | None:
        if sys.platform == "win32":  # there is no uvloop
            return super().get_loop_factory()
        from dovecote.server.http.listening import Loop

        return partial(Loop, lambda: self.door)

    def load(self) -> None:
        super().load()
        proxies = ProxyHeadersMiddleware(self.loaded_app, self.forwarded_allow_ips).trusted_hosts
        self.door = Door(self.limits, room_for_connections(), proxies.__contains__)
