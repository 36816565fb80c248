"""Parsers and bodies take or refuse what strangers send: what was kept, what Hypothesis makes of it, more in a soak."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.fuzz.__main__ import CORPUS
from tests.fuzz.app import app
from tests.fuzz.targets import TARGETS
from tests.journals import with_true_check
from tests.soak import IS_SOAK, SEED

KEPT = [(target, path) for target in TARGETS for path in sorted((CORPUS / target).iterdir())]
SECONDS = 60  # of coverage-guided fuzzing, for each target
KEEPS = bool(os.environ.get("DIGSITE_KEEP_INPUTS"))  # that reach new code


@pytest.fixture(scope="module", autouse=True)
def closed_app() -> Iterator[None]:
    """Bodies go to an app that is made for the first of them, and ends with the last."""
    yield
    if app.cache_info().currsize:
        app().close()
        app.cache_clear()


@pytest.mark.parametrize(("target", "path"), KEPT, ids=[f"{target}-{path.name}" for target, path in KEPT])
def test_what_was_kept_is_taken_or_refused(target: str, path: Path) -> None:
    TARGETS[target](path.read_bytes())


@pytest.mark.parametrize("target", TARGETS)
@given(data=st.data())
def test_what_was_kept_is_taken_or_refused_when_it_is_cut_and_joined(target: str, data: st.DataObject) -> None:
    kept = st.sampled_from([path.read_bytes() for known, path in KEPT if known == target])
    head, tail = data.draw(kept), data.draw(kept)
    cut, joint = data.draw(st.integers(0, len(head))), data.draw(st.integers(0, len(tail)))
    TARGETS[target](head[:cut] + data.draw(st.binary(max_size=8)) + tail[joint:])


@given(st.text())
@example("digsite journal 1\nend: 0 actions, check 0123456789ab")
def test_a_true_check_can_be_given_to_anything(text: str) -> None:
    assert with_true_check(with_true_check(text)) == with_true_check(text)


def test_a_whole_journal_has_its_true_check_already() -> None:
    for path in (CORPUS / "journal").iterdir():
        if path.name.startswith(("pergamon", "thebes")):
            assert with_true_check(path.read_text()) == path.read_text()


def keep(found: Path, corpus: Path) -> list[str]:
    """Add to a corpus what was found beside it; the names of what is new."""
    new = sorted(path.name for path in found.iterdir() if not (corpus / path.name).exists())
    for name in new:
        shutil.copy(found / name, corpus / name)
    return new


def test_inputs_that_were_found_are_added_to_those_that_are_kept(tmp_path: Path) -> None:
    found, corpus = tmp_path / "found", tmp_path / "corpus"
    found.mkdir()
    corpus.mkdir()
    for path, text in ((corpus / "old", "as kept"), (found / "old", "as found"), (found / "new", "reaches new code")):
        path.write_text(text)
    assert keep(found, corpus) == ["new"]
    assert {path.name: path.read_text() for path in corpus.iterdir()} == {"old": "as kept", "new": "reaches new code"}


@pytest.mark.skipif(not IS_SOAK, reason="takes minutes: make soak does it")
@pytest.mark.skipif(find_spec("atheris") is None, reason="there is no wheel of atheris for this machine")
@pytest.mark.parametrize("target", TARGETS)
def test_coverage_guided_fuzzing_finds_nothing(target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(CORPUS, tmp_path / "corpus")
    command = [sys.executable, "-m", "tests.fuzz", target, "--corpus", str(tmp_path / "corpus")]
    with capsys.disabled():
        print(f"\nfuzzing: {target}, {SECONDS} s", flush=True)
    done = subprocess.run(
        [*command, "--seconds", str(SECONDS), "--seed", str(SEED)],
        env=os.environ | {"TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-5_000:]
    if KEEPS:
        new = keep(tmp_path / "corpus" / target, CORPUS / target)
        with capsys.disabled():
            print(f"kept: {len(new)} new inputs in {CORPUS / target}", flush=True)
