"""The bot in examples/ plays a whole game on a real server."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from digsite.core import engine
from tests.server.serving import PATIENCE, Serving

BOT = Path(__file__).resolve().parent.parent.parent / "examples" / "bot.py"
pytestmark = pytest.mark.skipif(engine.in_plain_mode(), reason="a server in plain mode starts slowly")


@contextmanager
def playing_bot(url: str, token: str) -> Iterator[subprocess.Popen[bytes]]:
    environment = {**os.environ, "DIGSITE_URL": url, "DIGSITE_TOKEN": token, "DIGSITE_PAUSE": "0.05"}
    bot = subprocess.Popen([sys.executable, str(BOT)], env=environment, stderr=subprocess.PIPE)
    try:
        yield bot
    finally:
        bot.kill()
        bot.communicate()


def wait_for(guest: httpx.Client, path: str, holds: Callable[[Any], bool], seconds: float = PATIENCE) -> Any:
    """The table at a path, as soon as something holds there."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        table = guest.get(path).json()
        if holds(table):
            return table
        time.sleep(0.05)
    raise TimeoutError(f"{path} is still at ply {table['ply']}")


def test_the_example_bot_plays_whole_games_against_a_bot_of_ours(server: Serving) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as guest:
        assert guest.post("/api/me", json={"name": "Ada"}).status_code == 201
        token = guest.post("/api/bots", json={"name": "Adas bot"}).json()["token"]
        seats = [{"kind": "anyone"}, {"kind": "bot", "level": 1}, {"kind": "me"}]
        opened = [
            guest.post("/api/tables", json={"game": game, "seats": seats}).json() for game in ("pergamon", "thebes")
        ]
        paths = [f"/api/tables/{table['id']}" for table in opened]
        with playing_bot(server.address, token):
            for path in paths:
                wait_for(guest, path, lambda table: table["seats"][0]["kind"] == "person")
                assert guest.post(f"{path}/start", json={}).status_code == 200
                assert guest.post(f"{path}/leave", json={"level": 1}).status_code == 200
            for path in paths:
                table = wait_for(guest, path, lambda table: table["status"] == "finished")
                assert table["seats"][0]["name"] == "Adas bot"
                assert table["seats"][0]["stand_in"] is None
                assert table["seats"][0]["score"] is not None


def test_the_example_bot_says_why_it_may_not_play(server: Serving) -> None:
    with playing_bot(server.address, "dig_wrong") as bot:
        _, errors = bot.communicate(timeout=PATIENCE)
        assert bot.returncode == 1
        assert b"no bot has this token" in errors


def test_the_example_bot_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 60
