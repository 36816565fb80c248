"""Every reason to refuse an action is said in every language, with the arguments that the game gives."""

from __future__ import annotations

import re
from typing import Any

import pytest

from digsite.core.refusal import kind_of
from digsite.games.pergamon import words as pergamon_words
from digsite.games.pergamon.why import Why as PergamonWhy
from digsite.games.thebes import words as thebes_words
from digsite.games.thebes.why import Why as ThebesWhy
from tests.games.pergamon import refused as pergamon
from tests.games.thebes import refused as thebes
from tests.web.test_messages import ARGUMENT, LANGUAGES, TERM, messages

GAMES: dict[str, tuple[Any, Any]] = {"pergamon": (PergamonWhy, pergamon), "thebes": (ThebesWhy, thebes)}
EXPECTED: dict[str, Any] = {"pergamon": pergamon_words.EXPECTED, "thebes": thebes_words.EXPECTED}  # by phase
SEATED = {"player"}  # given only where a player, and not chance, is meant

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def arguments_of(game: str) -> dict[str, dict[str, Any]]:
    """The arguments that examples of each kind give; those of a list's items under a name of their own."""
    given: dict[str, dict[str, Any]] = {}
    for why, (_, _, arguments) in GAMES[game][1].examples().items():
        given[kind_of(why.name)] = arguments
        lists = {name: items for name, items in arguments.items() if isinstance(items, list)}
        given |= {f"{kind_of(why.name)}-{name}": items[0] for name, items in lists.items()}
    return given


def said(language: str, game: str, role: str = "refusal") -> dict[str, str]:
    """What is said of each kind, with all that it quotes written out."""
    own = messages(language, game)

    def written_out(text: str) -> str:
        return TERM.sub(lambda found: written_out(own[found[1]]), text)

    start = f"{game}-{role}-"
    return {name.removeprefix(start): written_out(text) for name, text in own.items() if name.startswith(start)}


@every_game
@every_language
def test_every_kind_of_refusal_has_a_message(language: str, game: str) -> None:
    kinds = {kind_of(why.name) for why in GAMES[game][0] if why.value > 0}
    assert kinds <= set(arguments_of(game))
    assert set(said(language, game)) == set(arguments_of(game))


@every_game
@every_language
def test_a_message_says_what_the_refusal_gives_and_no_more(language: str, game: str) -> None:
    for kind, text in said(language, game).items():
        assert set(ARGUMENT.findall(text)) - SEATED <= set(arguments_of(game)[kind]), kind


@every_game
@every_language
def test_why_a_piece_cannot_be_chosen_is_said_of_kinds_that_there_are(language: str, game: str) -> None:
    blocked = said(language, game, "blocked")
    assert blocked
    for kind, text in blocked.items():
        assert set(ARGUMENT.findall(text)) <= set(arguments_of(game)[kind]), kind


@every_game
@every_language
def test_all_languages_say_the_same_arguments(language: str, game: str) -> None:
    english = {kind: set(ARGUMENT.findall(text)) for kind, text in said("en", game).items()}
    assert {kind: set(ARGUMENT.findall(text)) for kind, text in said(language, game).items()} == english


@every_game
@every_language
def test_whoever_is_named_is_given(language: str, game: str) -> None:
    """A player is named in a sentence of their own, but in what the table waits for only where it is one."""
    for kind, text in said(language, game).items():
        if "player" in ARGUMENT.findall(text) and "phase" not in arguments_of(game)[kind]:
            assert "player" in arguments_of(game)[kind] or "by" in arguments_of(game)[kind], kind


@every_game
@every_language
def test_what_the_table_waits_for_has_words(language: str, game: str) -> None:
    told = messages(language, game)[f"{game}-refused-now"]
    assert set(re.findall(r"\[(\w+)\]", told)) == {phase.name.lower() for phase in EXPECTED[game]}
