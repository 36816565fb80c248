from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import digsite
from digsite import CHANCE, NOBODY, BadOptions, CannotUndo, IllegalAction, Match
from digsite.core import engine
from digsite.core.rng import Rng, below, seed_rng


def play_on(match: Match, actions: int | None = None, seed: int = 3) -> Match:
    """Let random players play some actions, or to the end."""
    rng = Rng()
    seed_rng(rng, seed, 0)
    while not match.over and actions != 0:
        legal = match.legal
        match.play(legal[below(rng, len(legal))])
        actions = None if actions is None else actions - 1
    return match


def test_a_match_begins_with_a_player_to_move() -> None:
    match = Match("pergamon", players=3, seed=7)
    assert match.mover in range(3)
    assert match.round == 1
    assert not match.over
    assert match.winners == ()
    assert "place 7" in [str(action) for action in match.legal]


def test_equal_seeds_give_equal_games() -> None:
    assert play_on(Match("pergamon", 3, seed=7)).journal == play_on(Match("pergamon", 3, seed=7)).journal
    assert play_on(Match("pergamon", 3, seed=8)).journal != play_on(Match("pergamon", 3, seed=7)).journal


def test_without_a_seed_every_game_is_another_and_can_be_repeated() -> None:
    first, second = Match("pergamon"), Match("pergamon")
    assert first.seed != second.seed
    assert Match("pergamon", seed=first.seed).state == first.state


def test_an_action_may_be_given_as_such_by_number_or_by_notation() -> None:
    matches = [Match("pergamon", 3, seed=7) for _ in range(3)]
    action = matches[0].legal[6]
    matches[0].play(action)
    matches[1].play(action.number)
    matches[2].play("PLACE 7")
    assert matches[0].state == matches[1].state == matches[2].state


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("dig IV", "digging comes first in a turn, and at most once; now P3 places a figure"),
        ("find 3", "finds are turned up at the beginning of a round"),
        ("fly away", "there is no action 'fly away'"),
        (9999, "actions are numbered 0 to 370"),
    ],
)
def test_an_illegal_action_says_why_and_changes_nothing(action: str | int, reason: str) -> None:
    match = Match("pergamon", 3, seed=7)
    before = match.state, match.journal
    with pytest.raises(IllegalAction, match=reason):
        match.play(action)
    assert (match.state, match.journal) == before


def test_undo_goes_back_within_a_turn_but_not_beyond_new_information() -> None:
    match = Match("pergamon", 3, seed=7)
    seed = 0
    while not any(str(action).startswith("join") for action in match.legal):
        seed += 1
        play_on(match, 1, seed)
        assert not match.over
    before = match.state
    match.play(next(action for action in match.legal if str(action).startswith("join")))
    assert match.state != before
    match.undo()
    assert match.state == before
    while match._snapshots:
        match.undo()
    with pytest.raises(CannotUndo, match="cannot be taken back"):
        match.undo()


def test_undo_keeps_the_seed_in_step() -> None:
    straight, wavering = (Match("pergamon", 2, seed=5) for _ in range(2))
    play_on(straight)
    rng = Rng()
    seed_rng(rng, 3, 0)
    while not wavering.over:
        legal = wavering.legal
        chosen = legal[below(rng, len(legal))]
        wavering.play(legal[0])
        try:
            wavering.undo()
        except CannotUndo:
            wavering = replay_without_last(wavering)
        wavering.play(chosen)
    assert wavering.journal == straight.journal


def replay_without_last(match: Match) -> Match:
    """The same match without the last player's action and what chance did after it."""
    record = match.journal
    replay = record.replay()
    decisions = []
    for action in record.actions:
        if replay.mover != CHANCE:
            decisions.append(action)
        replay.play(action)
    again = Match(record.game, record.players, seed=record.seed)
    for action in decisions[:-1]:
        again.play(action)
    return again


def test_nothing_can_be_undone_before_the_first_action() -> None:
    with pytest.raises(CannotUndo, match="cannot be taken back"):
        Match("pergamon", seed=1).undo()
    with pytest.raises(CannotUndo, match="nothing has been played yet"):
        Match("pergamon", draws=[]).undo()


def test_a_finished_game_has_scores_and_winners() -> None:
    match = play_on(Match("pergamon", 4, seed=2))
    assert match.mover == NOBODY
    assert match.legal == ()
    assert match.round == 12
    assert len(match.scores) == 4
    assert [match.places[seat] for seat in match.winners] == [1] * len(match.winners)
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play("store")


def test_draws_by_hand_are_played_first() -> None:
    draws = ["first P2", "find 1", "find 13", "find 37", "find 40", "find 46", "draw bag", "draw chest"]
    match = Match("pergamon", 3, draws=draws)
    assert match.mover == 1
    assert match.seed is None
    for space in ("place 6", "place 7", "place 8"):
        match.play(space)
    assert match.mover == CHANCE
    assert [str(action) for action in match.legal] == ["reveal 1", "reveal 2", "reveal 3", "reveal 4"]
    match.play("reveal 4")
    match.play("reveal 7")
    assert match.mover == 1
    with pytest.raises(CannotUndo):
        match.undo()


def test_draws_by_hand_may_go_on_with_a_seed() -> None:
    match = Match("pergamon", 3, seed=4, draws=["first P3"])
    assert match.mover == 2
    assert match.journal.seed == 4


def test_an_impossible_draw_by_hand_is_refused() -> None:
    with pytest.raises(IllegalAction, match="tile 1 has been seen already"):
        Match("pergamon", 3, draws=["first P1", "find 1", "find 1"])
    with pytest.raises(IllegalAction, match="there is no action"):
        Match("pergamon", 3, draws=["find 61"])


def test_a_scripted_draw_that_does_not_fit_later_changes_nothing() -> None:
    opening = ["first P1", "find 1", "find 13", "find 37", "find 40", "find 46", "draw bag", "draw chest", "first P1"]
    match = Match("pergamon", 2, draws=opening)
    match.play("place 6")
    before = match.state, match.journal
    with pytest.raises(IllegalAction, match="after 'place 8' the next of the scripted draws does not fit"):
        match.play("place 8")
    assert (match.state, match.journal) == before
    match.undo()
    match.play("place 3")


def test_an_action_of_another_game_is_refused() -> None:
    action = Match("thebes", 2, seed=1).legal[0]
    with pytest.raises(IllegalAction, match="an action of another game"):
        Match("pergamon", 2, seed=1).play(action)


def test_a_viewer_is_a_seat_or_nobody() -> None:
    with pytest.raises(BadOptions, match="a viewer is a seat from 0 to 1"):
        Match("pergamon", 2, seed=1).view(9)


@pytest.mark.parametrize("wrong", [{"draws": "first P1"}, {"names": "ab"}, {"names": [1, 2]}])
def test_texts_in_place_of_lists_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="is a list of"):
        Match("pergamon", 2, **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (5, {}, "pergamon is for 1 to 4 players, not for 5"),
        (2, {"variant_order": True}, "variant_order is for 3 or 4 players, not for 2"),
        (3, {"variant": True}, "pergamon has no option 'variant'"),
        (3, {"first_player": 3}, "first_player is a seat from 0 to 2, not 3"),
    ],
)
def test_impossible_tables_are_refused(players: int, options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        Match("pergamon", players, **options)  # type: ignore[arg-type]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no game 'petra'"):
        Match("petra")


def test_the_first_player_can_be_named() -> None:
    assert all(Match("pergamon", 4, seed=seed, first_player=2).mover == 2 for seed in range(8))


def test_secret_tickets_are_hidden_from_the_others_until_the_end() -> None:
    match = play_on(Match("pergamon", 3, seed=6, secret_tickets=True), 60)
    seen = [desk["tickets"] for desk in match.view(1)["desks"]]
    assert seen[0] is None
    assert seen[1] == match.state.tickets[1]
    assert [desk["tickets"] for desk in match.view()["desks"]] == [None, None, None]
    play_on(match)
    assert [desk["tickets"] for desk in match.view(1)["desks"]] == list(match.scores)


def test_changing_the_state_that_is_shown_does_not_change_the_match() -> None:
    match = Match("pergamon", 3, seed=1)
    match.state.coins[0] = 99
    assert match.state.coins[0] == 0


def test_a_saved_match_can_be_loaded_and_goes_on_as_it_would_have(tmp_path: Path) -> None:
    match = play_on(Match("pergamon", 3, seed=11, names=("Ada", "Bo", "Cy"), variant_sorting=True), 50)
    match.save(tmp_path / "game.dig")
    loaded = digsite.load(tmp_path / "game.dig")
    assert loaded.state == match.state
    assert play_on(loaded).journal == play_on(match).journal


def test_a_match_entered_by_hand_can_be_saved_and_continued(tmp_path: Path) -> None:
    match = Match("pergamon", 3, draws=["first P1", "find 5"])
    match.save(tmp_path / "game.dig")
    loaded = digsite.load(str(tmp_path / "game.dig"))
    assert loaded.mover == CHANCE
    loaded.play("find 6")


def test_a_match_shows_itself() -> None:
    match = Match("pergamon", 3, seed=7)
    assert "ROUND 1 of 12" in str(match)
    assert repr(match) == "<Match 'pergamon', players=3, seed=7, 8 actions played>"


@pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")
def test_a_match_changes_to_compiled_code_in_the_middle_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = play_on(Match("pergamon", 3, seed=7)).journal
    engine.compiled("pergamon")
    with monkeypatch.context() as patch:
        patch.setattr(engine, "best_available", engine.plain)
        match = play_on(Match("pergamon", 3, seed=7), 40)
        assert match.state == match.state
    halfway = len(match.journal.actions)
    rng = Rng()
    seed_rng(rng, 3, 0)
    replayed = Match("pergamon", 3, seed=7)
    while len(replayed.journal.actions) < halfway:
        legal = replayed.legal
        replayed.play(legal[below(rng, len(legal))])
    while not match.over:
        legal = match.legal
        match.play(legal[below(rng, len(legal))])
    assert match.journal == expected


# Copies

COPYING: list[Callable[[Match], Match]] = [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))]
COPIED = pytest.mark.parametrize("copied", COPYING, ids=["copy", "deepcopy", "pickle"])


def at_an_action_that_can_be_undone(seed: int) -> Match:
    """A match whose last action, the mover's own, can be taken back."""
    match = play_on(Match("pergamon", 3, seed=seed, names=("Ada", "Bo", "Cy"), first_player=1), 40)
    while not match._snapshots:
        play_on(match, 1, seed)
    return match


@COPIED
@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_a_copy_goes_on_with_the_same_draws_and_leaves_the_match_alone(
    game: str, copied: Callable[[Match], Match]
) -> None:
    match = play_on(Match(game, 3, seed=7, names=("Ada", "Bo", "Cy"), first_player=2), 30)
    before = match.state, match.journal
    twin = copied(match)
    assert (twin.state, twin.journal) == before
    end = play_on(twin).journal
    assert (match.state, match.journal) == before
    assert play_on(match).journal == end


@COPIED
def test_what_may_be_undone_may_be_undone_in_a_copy(copied: Callable[[Match], Match]) -> None:
    match = at_an_action_that_can_be_undone(4)
    twin = copied(match)
    before = match.state
    twin.undo()
    assert twin.state != before
    assert match.state == before
    match.undo()
    assert match.state == twin.state
    assert match.journal == twin.journal


@COPIED
def test_a_copy_has_the_scripted_draws_that_are_left(copied: Callable[[Match], Match]) -> None:
    draws = ["first P2", "find 1", "find 13", "find 37", "find 40", "find 46", "draw bag", "draw chest", "reveal 4"]
    match = Match("pergamon", 3, draws=draws)
    match.play("place 6")
    twins = [match, copied(match)]
    for twin in twins:
        twin.play("place 7")
        twin.play("place 8")
        assert twin.mover == CHANCE
        assert twin.actions[-1] == twin.rules.actions.find("reveal 4").number
    assert twins[0].state == twins[1].state


@COPIED
def test_positions_and_replays_are_copied_too(copied: Callable[[Match], Match]) -> None:
    match = play_on(Match("thebes", 2, seed=1), 10)
    for position in (match.copy(), match.journal.replay()):
        twin = copied(position)  # type: ignore[arg-type]
        before = position.state
        assert twin.state == before
        twin.play(twin.legal[0])
        assert position.state == before


def test_a_match_goes_on_in_another_process() -> None:
    match = play_on(Match("pergamon", 2, seed=9), 25)
    code = (
        "import pickle, sys; match = pickle.load(sys.stdin.buffer)\n"
        "while not match.over: match.play(match.legal[-1])\n"
        "sys.stdout.buffer.write(pickle.dumps(match))"
    )
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(match), capture_output=True, check=True)
    while not match.over:
        match.play(match.legal[-1])
    assert pickle.loads(done.stdout).journal == match.journal


@pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")
def test_a_plain_match_is_copied_into_a_compiled_one(monkeypatch: pytest.MonkeyPatch) -> None:
    engine.compiled("pergamon")
    with monkeypatch.context() as patch:
        patch.setattr(engine, "best_available", engine.plain)
        match = at_an_action_that_can_be_undone(4)
        packed = pickle.dumps(match)
        match.undo()
    twin = pickle.loads(packed)
    assert twin.engine.is_compiled
    twin.undo()
    assert twin.state == match.state
    assert play_on(twin).journal == play_on(match).journal


# Numbers


def test_numpy_integers_are_numbers() -> None:
    plain = Match("pergamon", 3, seed=7, first_player=1)
    one: Any = np.int64(1)  # mypy wants an int
    match = Match("pergamon", 3 * one, seed=np.uint32(7) * one, first_player=np.int8(1))
    assert match.journal == plain.journal
    assert {type(number) for number in (match.players, match.seed, match.options["first_player"])} == {int}
    assert repr(match) == repr(plain)
    assert match.view(one) == plain.view(1)
    match.play(plain.legal[2].number * one)
    plain.play(plain.legal[2])
    assert match.journal == plain.journal
    found = match.evaluate(20 * one, seed=one, threads=one)
    assert found.iterations == 20


@pytest.mark.parametrize("players", [True, np.True_, 2.0, np.float64(2), "2", None])
def test_what_is_no_whole_number_is_none(players: object) -> None:
    with pytest.raises(BadOptions, match="pergamon is for 1 to 4 players"):
        Match("pergamon", players)  # type: ignore[arg-type]


# Solo


def test_a_solo_game_is_played_for_a_medal_and_nobody_wins() -> None:
    match = play_on(Match("pergamon", 1, seed=2))
    assert match.over
    assert match.scores[0] < 55
    assert match.winners == ()
    assert match.view()["winners"] == []
    assert str(match).splitlines()[1] == f"P1 {match.scores[0]} points: no medal this time."


# Notebooks


def test_a_notebook_shows_a_match_as_a_picture() -> None:
    match = Match("pergamon", 3, seed=7)
    drawn = match._repr_svg_()
    assert drawn is not None
    assert "round 1 of 12" in drawn
    assert match._repr_html_() is None
    assert match.copy().picture() == drawn


def test_a_game_without_a_picture_is_shown_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("thebes", seed=7)
    monkeypatch.delattr(match.rules.show, "picture")
    assert match._repr_svg_() is None
    assert match._repr_html_() == f"<pre>{escape(str(match))}</pre>"


def test_a_picture_shows_what_a_viewer_may_see() -> None:
    match = Match("pergamon", 2, seed=7, secret_tickets=True)
    shown, secret = match.picture(0), match.picture()
    assert shown is not None
    assert secret is not None
    assert (shown.count("tickets secret"), secret.count("tickets secret")) == (1, 2)


def test_a_notebook_shows_what_a_search_has_found() -> None:
    match = Match("thebes", seed=7)
    shown = match.evaluate(200, threads=1)._repr_html_()
    for action in match.legal:
        assert f">{escape(action.notation)}<" in shown
    assert "200 iterations" in shown
