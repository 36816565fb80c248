"""``digsite analyse`` as programs call it: the record on the standard input, the result as JSON."""

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
        measures.entry_point(engine.best(name))


def given(monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(content)))


def test_a_record_on_the_standard_input_is_analysed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    given(monkeypatch, Path(GAME).read_bytes())
    assert main(["analyse", "-", "--depth", DEPTH, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"]


def test_what_is_no_record_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for content in (b"no game", b"\xff\xfe"):
        given(monkeypatch, content)
        assert main(["analyse", "-", "--json"]) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
