"""What the server does before bots can think."""

from __future__ import annotations

import asyncio

import pytest

from digsite.server import thinking


def test_compiling_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "is_ready", lambda game: False)
    started: list[asyncio.subprocess.Process] = []
    begin = asyncio.create_subprocess_exec

    async def noted(*command: str, **pipes: int) -> asyncio.subprocess.Process:
        started.append(await begin(*command, **pipes))  # type: ignore[arg-type]
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)

    async def begin_and_stop() -> None:
        preparing = asyncio.create_task(thinking.Thinking(1).prepare())
        async with asyncio.timeout(120):
            while len(started) < 2:
                await asyncio.sleep(0.01)
        preparing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await preparing

    asyncio.run(begin_and_stop())
    assert [process.returncode for process in started] == [-9, -9]


def test_what_cannot_be_compiled_is_told_and_holds_up_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refuse(*command: str, **pipes: int) -> asyncio.subprocess.Process:
        raise OSError("no more processes")

    monkeypatch.setattr(thinking, "is_ready", lambda game: False)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse)
    asyncio.run(thinking.Thinking(1).prepare())
    told = [record for record in caplog.records if record.levelname == "ERROR"]
    assert [(one.game, one.reason) for one in told] == [  # type: ignore[attr-defined]
        ("pergamon", "no more processes"),
        ("thebes", "no more processes"),
    ]
