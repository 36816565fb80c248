"""In every kind of table illegal actions are refused and change nothing, and invariants hold after every legal one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

from digsite.core import engine
from digsite.testing.fuzz import Fault, Fuzzer, Run, broken_invariant, broken_step, fuzz, why_not
from digsite.testing.tables import Kind
from tests.contract.kinds import KINDS
from tests.soak import IS_SOAK, SEED

COMPILED_TRIES = 100_000_000 if IS_SOAK else 400_000  # for each kind of table
PLAIN_TRIES = 1_000
SLICES = 10


def fuzzer(kind: Kind, chosen: engine.Engine) -> Fuzzer:
    about, show, checks = chosen.game.about, chosen.game.show, checks_of(kind)
    bindings = {
        why_not: show.why_not,
        broken_invariant: checks.broken_invariant,
        broken_step: checks.broken_step,
    }
    [run] = chosen.bind(f"{kind.game}.contract.fuzz", [fuzz], bindings)
    options = about.encode_options(kind.players, kind.options)
    return Fuzzer(chosen, run, about.state, kind.players, options, chosen.game.actions.size)


def checks_of(kind: Kind) -> ModuleType:
    return import_module(f"digsite.games.{kind.game}.invariants")


def slices(kind: Kind, chosen: engine.Engine) -> Iterator[Run]:
    """One run, told of again and again."""
    run = fuzzer(kind, chosen)
    tries = COMPILED_TRIES if chosen.is_compiled else PLAIN_TRIES
    for number in range(1, SLICES + 1):
        yield run.go_on(SEED or 0, tries * number // SLICES)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_illegal_actions_change_nothing_and_legal_ones_break_nothing(
    kind: Kind, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = time.monotonic()
    for run in slices(kind, engine.best(kind.game)):
        if IS_SOAK:
            with capsys.disabled():
                print(f"\r{kind}: {told(run)} in {time.monotonic() - begun:.0f} s ", end="", flush=True)
        broken = checks_of(kind).Broken(run.broken).name
        assert run.fault == Fault.NONE, (
            f"seed {SEED or 0}: {run.fault.name}, {broken}, action {run.action}, {told(run)}"
        )
    assert 0.3 * run.tries < run.refused < 0.6 * run.tries


def told(run: Run) -> str:
    return f"{run.tries:,} actions tried, {run.refused:,} of them refused, in {run.games:,} games"
