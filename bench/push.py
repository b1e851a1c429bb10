"""Web Push from end to end: a real Firefox subscribes on the page, the server pushes, and what was
sealed for that browser alone is opened and shown by its service worker.

    python -m bench.push FIREFOX

The push service stands on loopback, and is the only thing in it that is ours and not the product's.
It fails with a sentence at the first thing that is not as it should be.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.kit.client import people
from tests.kit.effort import PATIENCE
from tests.kit.firefox import Firefox, firefox
from tests.kit.outside import vapid
from tests.kit.pushing import PushService, push_service
from tests.kit.serving import Server, serving

_NOTICES = '[push]\ncontact = "mailto:admin@club.example"\n[hooks]\nprivate = true\n'
_SHOWN = """
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, link: data?.link }));
"""
_CHANNELS = "return (await (await fetch('/api/notices')).json()).channels.length"


async def until(page: Firefox, script: str, is_so: Callable[[Any], bool], patience: float) -> Any:
    """What a script comes to once it is so."""
    async with asyncio.timeout(patience):
        while not is_so(found := await page.run(script)):
            await asyncio.sleep(0.2)
    return found


async def subscribe(page: Firefox, server: Server) -> str:
    """Somebody called Ada has this browser told; the server's key."""
    await page.visit(server.url)
    await page.run(
        "await fetch('/api/people', {method: 'POST', body: JSON.stringify({name: 'Ada'}), "
        "headers: {'Content-Type': 'application/json'}}); "
        "localStorage.setItem('dovecote.somebody', 'yes')"
    )
    await page.visit(f"{server.url}/notices")
    await page.press("Tell me in this browser")
    await until(page, _CHANNELS, lambda count: count == 1, PATIENCE)
    return str(await page.run("return (await (await fetch('/api/notices')).json()).push"))


async def try_it(page: Firefox, service: PushService, key: str) -> None:
    """The button that tries it."""
    await page.press("Try it")
    shown = await until(page, _SHOWN, bool, PATIENCE)
    (asked,) = service.posts.asked
    claims = vapid(asked, key)
    assert claims["aud"] == service.posts.url, claims
    assert claims["sub"] == "mailto:admin@club.example", claims
    assert b"Ada" not in asked.body, "what is pushed can be read on its way"
    assert "Ada" in shown[0]["title"], shown
    print(f"tried: Firefox shows “{shown[0]['title']}”")


async def its_a_turn(page: Firefox, server: Server, service: PushService) -> None:
    """Somebody sits down at Ada's table while she looks elsewhere; a minute later she knows."""
    await page.run(
        "for (const n of await (await navigator.serviceWorker.ready).getNotifications()) n.close()"
    )
    made = await page.run(
        "return (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify("
        "{game: 'columbiz', options: {seats: '2'}, seats: ['me', 'open']}), "
        "headers: {'Content-Type': 'application/json'}})).json()).id"
    )
    async with people(server.url, 1) as (ben,):
        await ben.sit(made, 1)
    shown = await until(page, _SHOWN, bool, 60 + PATIENCE)
    assert len(shown) == 1, shown
    assert shown[0]["link"].endswith(f"/t/{made}"), shown
    assert shown[0]["tag"] == service.posts.asked[-1].headers["topic"], shown
    print(f"a notice: Firefox shows “{shown[0]['title']}” {shown[0]['body']!r}")


async def gone(page: Firefox, service: PushService) -> None:
    """The push service says that the browser is there no more."""
    service.posts.answers.append((410, {}))
    await page.visit(await page.run("return location.href"))
    await page.press("Try it")
    await until(page, _CHANNELS, lambda count: count == 0, PATIENCE)
    print("410: the way is taken away")


async def run(program: str, folder: Path, server: Server) -> None:
    async with push_service() as service, firefox(program, folder / "profile", service.url) as page:
        key = await subscribe(page, server)
        await try_it(page, service, key)
        await its_a_turn(page, server, service)
        assert service.acknowledged == len(service.posts.asked), "Firefox could not open something"
        await gone(page, service)


def main() -> None:
    with TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "notices.toml").write_text(_NOTICES, "utf-8")
        how = ("--notices", str(folder / "notices.toml"), "--url", "https://club.example")
        with serving(folder, f"sqlite:///{folder / 'tables.db'}", *how) as server:
            asyncio.run(run(sys.argv[1], folder, server))


if __name__ == "__main__":
    main()
