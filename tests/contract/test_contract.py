"""What every game in the registry must keep, whatever its rules are."""

from __future__ import annotations

from dataclasses import fields

import pytest

from digsite.core import registry
from digsite.core.game import CHANCE, NOBODY, Game, Option
from digsite.core.record import TAKEN_NAMES, fields_of
from digsite.testing.tables import Kind, Table, both_engines, quickest
from tests.contract.kinds import GAMES, KINDS

every_game = pytest.mark.parametrize("name", GAMES)
every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


def test_a_game_has_at_most_twelve_members() -> None:
    assert len(fields(Game)) <= 12


@every_game
def test_notations_and_numbers_go_both_ways(name: str) -> None:
    actions = registry.game(name).actions
    for action in actions.actions:
        assert actions.find(action.notation) is action
        assert actions.find(action.number) is action
        assert actions.find(f"  {action.notation.upper()}  ") is action


@every_game
def test_fields_of_the_state_can_be_read_in_compiled_mode(name: str) -> None:
    assert not TAKEN_NAMES & set(fields_of(registry.game(name).about.state))


@every_kind
def test_legal_actions_are_distinct_and_there_is_one_until_the_end(kind: Kind) -> None:
    table = Table(kind, quickest(kind.game))
    while table.mover != NOBODY:
        legal = table.legal()
        assert legal
        assert len(set(legal)) == len(legal)
        table.play(table.pick())
    assert table.legal() == []


@every_kind
def test_chance_draws_only_legal_outcomes_with_a_weight(kind: Kind) -> None:
    table = Table(kind, quickest(kind.game))
    while table.mover != NOBODY:
        action = table.pick()
        if table.mover == CHANCE:
            assert action in table.legal()
            assert all(table.engine.weight(table.games, 0, outcome) > 0 for outcome in table.legal())
        table.play(action)


@every_kind
def test_copies_share_nothing(kind: Kind) -> None:
    for chosen in both_engines(kind.game):
        table = Table(kind, chosen)
        for _ in zip(range(60), table.play_on(), strict=False):
            pass
        chosen.copy(table.games, 1, 0)
        before = chosen.read(table.games, 1)
        assert before == table.state
        for _ in table.play_on():
            pass
        assert chosen.read(table.games, 1) == before
        assert table.state != before


@every_kind
def test_replaying_the_actions_gives_the_same_states(kind: Kind) -> None:
    first = Table(kind, quickest(kind.game))
    record = [(action, first.state) for action in first.play_on()]
    second = Table(kind, quickest(kind.game), seed=99)
    for action, state in record:
        second.play(action)
        assert second.state == state


@every_kind
def test_a_state_survives_being_read_and_written(kind: Kind) -> None:
    for chosen in both_engines(kind.game):
        table = Table(kind, chosen)
        for _ in table.play_on():
            chosen.write(table.games, 1, table.state)
            assert chosen.read(table.games, 1) == table.state


@every_kind
def test_a_view_is_made_of_json_for_every_viewer(kind: Kind) -> None:
    import json

    table = Table(kind, quickest(kind.game))
    for _ in table.play_on():
        for viewer in (None, *range(kind.players)):
            json.dumps(table.game.show.view(table.state, viewer))


@every_kind
def test_who_has_no_vantage_sees_what_watchers_see(kind: Kind) -> None:
    show, table = registry.game(kind.game).show, Table(kind, quickest(kind.game))
    for _ in table.play_on():
        for viewer in range(kind.players):
            assert show.view(table.state, viewer) == show.view(table.state, show.vantage(table.state, viewer))


@every_kind
def test_words_exist_for_every_state(kind: Kind) -> None:
    table = Table(kind, quickest(kind.game))
    text = table.game.text
    before = table.state
    for action in table.play_on():
        after = table.state
        assert all(sentence.endswith(".") for sentence in text.sentences(before, action, after))
        assert text.table(after)
        assert text.heading(after)
        before = after
    assert text.result(before)


@every_kind
def test_nobody_is_to_move_at_the_end_and_somebody_has_won(kind: Kind) -> None:
    table = Table(kind, quickest(kind.game))
    for _ in table.play_on():
        pass
    scores, places = table.engine.scores_and_places(table.games, 0, kind.players)
    assert 1 in places
    assert scores[places.index(1)] == max(scores)


@every_game
def test_options_are_checked(name: str) -> None:
    about = registry.game(name).about
    with pytest.raises(ValueError, match="has no option"):
        about.encode_options(about.seats[-1], {"no_such_option": True})
    with pytest.raises(ValueError, match="is for"):
        about.encode_options(99, {})


def test_an_option_is_true_or_false_or_a_seat() -> None:
    flag = Option("flag", "", range(2, 4))
    seat = Option("seat", "", range(2, 4), is_seat=True)
    with pytest.raises(ValueError, match="True or False"):
        flag.encode(3, 2)
    with pytest.raises(ValueError, match="a seat from 0 to 1"):
        seat.encode(2, 2)
    with pytest.raises(ValueError, match="2 or 3 players"):
        flag.encode(True, 4)
    assert seat.decode(seat.encode(1, 2)) == 1
    assert flag.decode(flag.encode(True, 2)) is True
    assert seat.decode(0) is None
