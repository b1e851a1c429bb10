"""A real Firefox, driven by WebDriver BiDi, which it speaks by itself."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.kit.effort import PATIENCE

# a push service on loopback may be plain, nobody is asked, and what is shown can be read
_PREFERENCES: dict[str, str | int | bool] = {
    "dom.push.testing.allowInsecureServerURL": True,
    "dom.push.testing.ignorePermission": True,
    "dom.push.connection.enabled": True,
    "dom.serviceWorkers.testing.enabled": True,
    "permissions.default.desktop-notification": 1,
    "alerts.useSystemBackend": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.update.enabled": False,
    "intl.accept_languages": "en",
}
_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """One page of it."""

    def __init__(self, line: ClientConnection, context: str) -> None:
        self._line = line
        self._context = context
        self._asked = 0

    async def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """What it answers to a command; what it tells meanwhile is let go."""
        self._asked += 1
        await self._line.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            told = json.loads(await self._line.recv())
            if told.get("id") == self._asked:
                if told["type"] == "error":
                    raise RuntimeError(f"{method}: {told['error']}: {told['message']}")
                result: dict[str, Any] = told["result"]
                return result

    async def visit(self, url: str) -> None:
        await self.ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    async def run(self, script: str) -> Any:
        """What a script of the page comes to, as JSON."""
        found = f"await (async () => {{ {script} }})()"
        told = await self.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify({found} ?? null))()",
            target={"context": self._context},
            awaitPromise=True,
            userActivation=True,
        )
        if told["type"] != "success":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    async def press(self, text: str) -> None:
        """Point at the button that says so, and click."""
        node = await self._button(text)
        origin = {"type": "element", "element": {"sharedId": node}}
        acts = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": "mouse", "actions": acts}
        await self.ask("input.performActions", context=self._context, actions=[pointer])

    async def _button(self, text: str) -> str:
        locator = {"type": "accessibility", "value": {"role": "button", "name": text}}
        async with asyncio.timeout(PATIENCE):
            while True:
                told = await self.ask(
                    "browsingContext.locateNodes", context=self._context, locator=locator
                )
                if nodes := told["nodes"]:
                    return str(nodes[0]["sharedId"])
                await asyncio.sleep(0.1)


@asynccontextmanager
async def firefox(program: str, folder: Path, push: str) -> AsyncIterator[Firefox]:
    """A Firefox with a profile of its own that subscribes at a push service."""
    folder.mkdir(parents=True, exist_ok=True)
    chosen = {**_PREFERENCES, "dom.push.serverURL": push}
    lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in chosen.items())
    (folder / "user.js").write_text("".join(lines), "utf-8")
    how = ("--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0")
    process = await asyncio.create_subprocess_exec(
        program,
        *how,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "HOME": str(folder), "MOZ_HEADLESS": "1"},
    )
    try:
        async with asyncio.timeout(PATIENCE):
            address = await _listening(process)
        drain = asyncio.ensure_future(_drain(process))
        async with connect(f"{address}/session", max_size=None) as line:
            page = Firefox(line, "")
            await page.ask("session.new", capabilities={})
            tree = await page.ask("browsingContext.getTree")
            page._context = tree["contexts"][0]["context"]
            yield page
            drain.cancel()
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _listening(process: asyncio.subprocess.Process) -> str:
    assert process.stderr
    while line := await process.stderr.readline():
        if found := _LISTENS.search(line.decode(errors="replace")):
            return found[1]
    raise RuntimeError("Firefox has ended")


async def _drain(process: asyncio.subprocess.Process) -> None:
    assert process.stderr
    while await process.stderr.readline():
        pass
