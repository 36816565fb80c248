"""Every reason of Pergamon to refuse an action: its code, its arguments, its section and its sentence."""

from __future__ import annotations

import pytest

from digsite.core.refusal import kind_of
from digsite.games.pergamon.actions import SPACE
from digsite.games.pergamon.reasons import REASONS as SENTENCES
from digsite.games.pergamon.reasons import reason
from digsite.games.pergamon.refusals import REASONS, refusal
from digsite.games.pergamon.rules.turn import why_not
from digsite.games.pergamon.why import Why
from tests.games.pergamon.refused import examples

ALL = set(Why) - {Why.ALLOWED}
every_reason = pytest.mark.parametrize("why", sorted(ALL), ids=lambda why: why.name)


def test_there_is_an_example_for_every_reason() -> None:
    assert set(examples()) == set(REASONS) == ALL
    assert set(SENTENCES) == {kind_of(why.name) for why in ALL}


@every_reason
def test_the_example_is_refused_for_this_reason(why: Why) -> None:
    s, notation, _ = examples()[why]
    assert why_not(s, SPACE.find(notation).number) == why


@every_reason
def test_a_refusal_says_what_it_speaks_of(why: Why) -> None:
    s, notation, arguments = examples()[why]
    told = refusal(s, SPACE.find(notation).number)
    assert (told["kind"], told["arguments"]) == (kind_of(why.name), arguments)


@every_reason
def test_the_sentence_says_every_argument(why: Why) -> None:
    s, notation, _ = examples()[why]
    said = reason(refusal(s, SPACE.find(notation).number))
    assert said[-1] not in ".{}"
    assert "{" not in said
