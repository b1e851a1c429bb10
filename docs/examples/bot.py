"""Sits down and plays: python bot.py https://games.example.org/t/ID, or without /t/ID anywhere."""

import json
import random
import sys
import time
from contextlib import suppress

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

server, _, table = sys.argv[1].rstrip("/").partition("/t/")
with httpx.Client(base_url=server) as http:
    http.post("/api/people", json={"name": "Columbo"}).raise_for_status()
    table = table or next(t["id"] for t in http.get("/api/tables").json() if t["status"] == "open")
    seats = http.get(f"/api/tables/{table}").raise_for_status().json()["table"]["seats"]
    seat = next(s["seat"] for s in seats if s["is_open"])
    http.put(f"/api/tables/{table}/seats/{seat}", json={}).raise_for_status()
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
how = {"additional_headers": {"Cookie": cookie}}
socket = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?since="
now, move, status = {"at": 0}, None, ""  # the last position; a move that is not answered yet
while "over" not in now and status not in ("closed", "stranded"):
    with suppress(OSError, WebSocketException), connect(f"{socket}{now['at']}", **how) as line:
        if move:
            line.send(json.dumps(move))  # heard before or not: by its key it is made once
        for told in map(json.loads, line):
            now = told if told["is"] == "position" else now
            status = told.get("status", status)
            if told["is"] == "refused" or "over" in now or status in ("closed", "stranded"):
                move = move if told.get("code") in ("too-many", "unavailable") else None
                break  # and come back in a second, if it is not over
            move = None if told["is"] == "done" else move
            if not move and "offers" in now:
                do = random.choice(now["offers"])["do"]
                move = {"seat": seat, "at": now["at"], "do": do, "key": str(now["at"]), "ref": "x"}
                line.send(json.dumps(move))
    time.sleep(1)
print(now.get("over", status))
