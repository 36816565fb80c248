"""The search itself: budgets, threads, seeds, what it keeps, and that both engines think alike."""

from __future__ import annotations

import threading
import time

import pytest

from digsite.arena.match import Match
from digsite.bots.bot import SearchBot, bot
from digsite.bots.mcts import search as module
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import Search, Settings, Thought, evaluate
from digsite.bots.policy import GREEDY, UNIFORM
from digsite.core import engine, registry
from digsite.core.position import Position

GAMES = registry.names()
ITERATIONS = 24 if engine.in_plain_mode() else 2_000


def opening(game: str, players: int = 3) -> Match:
    return Match(game, players, seed=5)


def numbers(found: Thought) -> list[tuple[int, int, float, float]]:
    return [(choice.action.number, choice.visits, choice.win_chance, choice.score) for choice in found.choices]


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_action_is_judged(game: str) -> None:
    match = opening(game)
    found = match.evaluate(ITERATIONS, threads=1)
    assert {choice.action for choice in found.choices} == set(match.legal)
    assert sum(choice.visits for choice in found.choices) == ITERATIONS == found.iterations
    assert all(0 <= choice.win_chance <= 1 and 0 <= choice.worth <= 1 for choice in found.choices)
    assert [choice.visits for choice in found.choices] == sorted((c.visits for c in found.choices), reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_principal_line_can_be_played(game: str) -> None:
    match = opening(game)
    found = match.evaluate(ITERATIONS * 4, threads=1)
    position = match.copy()
    assert found.line[0] == found.best
    for action in found.line:
        position.play(action)


@pytest.mark.parametrize("game", GAMES)
def test_one_thread_a_seed_and_iterations_always_give_the_same(game: str) -> None:
    match = opening(game)
    first, again = (match.evaluate(ITERATIONS, seed=3, threads=1) for _ in range(2))
    assert numbers(first) == numbers(again)
    assert numbers(match.evaluate(ITERATIONS, seed=4, threads=1)) != numbers(first)


@pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("policy", [UNIFORM, GREEDY])
def test_both_engines_think_alike(game: str, policy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    position = opening(game).copy()
    settings = Settings(policy=policy)
    compiled = Search(settings, seed=1).think(position, Budget(iterations=40))
    monkeypatch.setattr(engine, "best", engine.plain)
    plain = Search(settings, seed=1).think(position, Budget(iterations=40))
    assert numbers(plain) == numbers(compiled)


@pytest.mark.parametrize("game", GAMES)
def test_two_threads_share_the_iterations(game: str) -> None:
    found = evaluate(opening(game), ITERATIONS + 1, threads=2)
    assert found.iterations == ITERATIONS + 1 == sum(choice.visits for choice in found.choices)


@pytest.mark.parametrize("game", GAMES)
def test_two_threads_play_a_whole_game(game: str) -> None:
    """One tree may be kept while the other begins anew, and then they know different choices."""
    match = Match(game, 2, seed=3)
    allowed = Budget(iterations=4 if engine.in_plain_mode() else 60)
    player = SearchBot(allowed, seed=1, threads=2)
    anybody = bot("greedy", seed=2)
    while not match.over:
        match.play((player if match.mover == 0 else anybody).choose(match))
    assert match.over


@pytest.mark.parametrize("game", GAMES)
def test_two_threads_that_may_stop_early_leave_nothing_undecided(game: str) -> None:
    position = opening(game, 2).copy()
    for seed in range(4):
        found = Search(seed=seed, threads=2).think(position, Budget(iterations=ITERATIONS), stop_early=True)
        first, second = found.choices[0].visits, found.choices[1].visits
        assert first - second >= ITERATIONS - found.iterations


@pytest.mark.parametrize(
    ("seed", "threads", "reason"),
    [(-1, 1, "a seed is"), (2**63, 1, "a seed is"), (0, 0, "at least one thread"), (0, -1, "at least one thread")],
)
def test_impossible_searches_are_refused(seed: int, threads: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        opening("pergamon").evaluate(5, seed=seed, threads=threads)


def test_the_largest_seed_serves_all_threads() -> None:
    assert opening("pergamon").evaluate(5, seed=2**63 - 1, threads=2).iterations == 5


@pytest.mark.parametrize("game", GAMES)
def test_stopping_early_never_changes_the_choice(game: str) -> None:
    position = opening(game, 2).copy()
    whole = Search(seed=2).think(position, Budget(iterations=ITERATIONS))
    early = Search(seed=2).think(position, Budget(iterations=ITERATIONS), stop_early=True)
    assert early.best == whole.best
    assert early.iterations <= whole.iterations


def test_a_bot_that_is_told_to_stop_thinks_no_longer() -> None:
    stopping = threading.Event()
    threading.Timer(0.2, stopping.set).start()
    position = opening("thebes", 2).copy()
    before = time.monotonic()
    assert bot("mcts:100s", stopping=stopping).choose(position) in position.legal
    assert time.monotonic() - before < 60


@pytest.mark.parametrize("game", GAMES)
def test_a_full_tree_is_searched_on_without_growing(game: str) -> None:
    search = Search(Settings(nodes=1), seed=1)
    found = search.think(opening(game).copy(), Budget(iterations=ITERATIONS))
    assert found.iterations == ITERATIONS
    assert len(search._growers[0].nodes) == 1 + registry.game(game).actions.size


@pytest.mark.parametrize("game", GAMES)
def test_a_time_budget_is_kept(game: str) -> None:
    match = opening(game)
    match.evaluate(1)
    start = time.perf_counter()
    found = match.evaluate("300ms", threads=1)
    assert found.iterations > 0
    assert time.perf_counter() - start < 60  # generous: speed is judged in benchmarks


def test_a_forced_move_costs_no_thinking() -> None:
    match = Match("pergamon", 1, seed=1)
    thinker = SearchBot(Budget(seconds=3600.0))
    anybody = bot("uniform")
    while len(match.legal) > 1:
        match.play(anybody.choose(match))
    assert thinker.choose(match) == match.legal[0]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_found_is_kept_for_the_next_move(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the best move and the draws that the tree expects, the tree below them is the new tree."""
    monkeypatch.setattr(module, "FEWEST_VISITS", 1)
    search = Search(Settings(futures_percent=0), seed=1)
    match = opening(game, 2)
    found = search.think(match.copy(), Budget(iterations=ITERATIONS * 2))
    position = match.copy()
    position.play(found.best)
    kept = found.choices[0].visits
    while position.mover < 0:  # the one future that the tree has
        grower = search._growers[0]
        position.play(grower.line(found.best.number)[len(position.actions) - len(match.actions)])
    again = search.think(position, Budget(iterations=1))
    assert again.iterations == 1
    assert kept // 2 < sum(choice.visits for choice in again.choices) <= kept


@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_lost_its_way_begins_anew(game: str) -> None:
    search = Search(seed=1)
    search.think(opening(game, 2).copy(), Budget(iterations=10))
    other = Match(game, 2, seed=99)
    found = search.think(other.copy(), Budget(iterations=10))
    assert {choice.action for choice in found.choices} == set(other.legal)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_plays_a_whole_game(game: str) -> None:
    match = Match(game, 2, seed=8)
    budget = 2 if engine.in_plain_mode() else 30
    players = [bot(f"mcts:{budget}", seed) for seed in range(2)]
    while not match.over:
        match.play(players[match.mover].choose(match.copy()))
    assert match.winners


def test_alone_a_point_more_is_worth_more() -> None:
    found = Match("pergamon", 1, seed=3).evaluate(ITERATIONS * 2, threads=1)
    seen = [choice for choice in found.choices if choice.visits > 3]
    assert sorted(seen, key=lambda choice: choice.worth) == sorted(seen, key=lambda choice: choice.score)
    assert all(choice.win_chance == 1 for choice in seen)


def test_a_position_by_hand_can_be_judged() -> None:
    position = Position("thebes", 2)
    while position.mover < 0:
        position.play(position.legal[0])
    assert evaluate(position, 8, threads=1).iterations == 8
