"""The tools that a language model is given: look, move, why, rules."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex

import click
from mcp.server import MCPServer

from dovecote import __version__
from dovecote.cli.agent.door import Chair
from dovecote.cli.agent.line import TableLine
from dovecote.cli.agent.telling import MOST, Teller
from dovecote.cli.errors import sentence
from dovecote.cli.rules import text_of
from dovecote.core.errors import DovecoteError
from dovecote.locales import Words

_PATIENCE = 45.0  # seconds; those who call tools give up after a minute or so


def serve(chair: Chair, words: Words) -> None:
    """Speaks the protocol on standard input and output until whoever listens is gone."""
    server(chair, words).run("stdio")


def server(chair: Chair, words: Words) -> MCPServer:
    """The seat as a server of the protocol."""
    line = TableLine(chair)
    teller = Teller(chair, line, words)

    @asynccontextmanager
    async def lifespan(_: MCPServer) -> AsyncIterator[None]:
        listening = asyncio.create_task(line.run())
        try:
            yield
        finally:
            listening.cancel()

    about = words("agent-about", game=chair.game.capitalize())
    made = MCPServer("dovecote", instructions=about, version=__version__, lifespan=lifespan)

    async def look(beginning: str = "", wait: bool = False) -> str:
        await line.until(lambda: bool(line.table) and _has_begun(line), _PATIENCE)
        if wait:
            await line.until(lambda: line.is_mine or line.is_over, _PATIENCE)
        return teller.look(beginning)

    async def move(text: str, at: int) -> str:
        try:
            told = await line.ask(do=text, at=at, key=token_hex(8))
        except DovecoteError as error:
            return teller.error(error)
        if told["is"] == "refused":
            return teller.refused(told)
        await line.until(lambda: _is_next(line, at), _PATIENCE)
        return f"{words('agent-made')}\n{teller.look()}"

    async def why(text: str) -> str:
        told = await line.ask(why=text)
        if told["is"] == "refused":
            return teller.refused(told)
        return teller.reason(told) if told.get("code") else words("agent-legal", text=text)

    async def rules(clause: str = "") -> str:
        try:
            return click.unstyle(text_of(chair.game, words, clause or None))
        except DovecoteError as error:
            return sentence(words, error)

    most, seconds = MOST, round(_PATIENCE)
    for tool, description in (
        (look, words("agent-look", most=most)),
        (move, words("agent-move", seconds=seconds)),
        (why, words("agent-why")),
        (rules, words("agent-rules")),
    ):
        made.add_tool(tool, description=description, structured_output=False)
    return made


def _has_begun(line: TableLine) -> bool:
    return line.position is not None or line.table.get("status") == "open" or line.is_over


def _is_next(line: TableLine, at: int) -> bool:
    """Whether there is something new to decide, or nothing ever again."""
    return line.is_over or (line.is_mine and line.position is not None and line.position["at"] > at)
