"""``digsite analyse`` as programs call it: the record on the standard input, and how far it is as lines."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from digsite.bots import measures
from digsite.cli.main import main
from digsite.core import engine, registry
from tests.cli.test_analyse import DEPTH, GAME


@pytest.fixture(scope="module", autouse=True)
def compiled_measures() -> None:
    for name in registry.names():
        measures.door(engine.best(name))


def given(monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(content)))


def test_a_record_on_the_standard_input_is_analysed_with_progress_as_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(monkeypatch, Path(GAME).read_bytes())
    assert main(["analyse", "-", "--depth", DEPTH, "--json", "--progress"]) == 0
    output = capsys.readouterr()
    decisions = len(json.loads(output.out)["decisions"])
    told = output.err.splitlines()
    assert told[-1] == f"{decisions} of {decisions}"
    counts = [int(line.removesuffix(f" of {decisions}")) for line in told]
    assert counts == sorted(counts)


def test_what_is_no_record_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for content in (b"no game", b"\xff\xfe"):
        given(monkeypatch, content)
        assert main(["analyse", "-", "--json", "--progress"]) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
