"""The websocket protocol of uvicorn, for visitors who mean no good."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Protocol(WebSocketsSansIOProtocol):
    """Somebody who does not read gets no pongs: they would pile up here, as many as he likes."""

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # only the pong is there
