"""The search itself: budgets, threads, seeds, what it keeps, and that both engines think alike."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

from digsite.bots.bot import SearchBot, bot
from digsite.bots.mcts import search as module
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.leaf import BadJudge, read_result
from digsite.bots.mcts.search import Search, SearchResult, Settings, evaluate
from digsite.bots.policy import GREEDY, UNIFORM, Survey
from digsite.core import engine, registry
from digsite.core.entry_points import Standing, State, standing_of
from digsite.core.position import Position
from digsite.core.record import Ints
from digsite.core.rng import Rng
from digsite.core.rule import rule
from digsite.match import Match

GAMES = registry.names()
ITERATIONS = 24 if engine.in_plain_mode() else 2_000


def opening(game: str, players: int = 3) -> Match:
    return Match(game, players, seed=5)


def numbers(found: SearchResult) -> list[tuple[int, int, float, float]]:
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
    assert len(search._searches[0].nodes) == 1 + registry.game(game).actions.size


@pytest.mark.parametrize("game", GAMES)
def test_a_time_budget_is_kept(game: str) -> None:
    match = opening(game)
    match.evaluate(1)
    start = time.perf_counter()
    found = match.evaluate("300ms", threads=1)
    assert found.iterations > 0
    assert time.perf_counter() - start < 60  # generous: speed is judged in benchmarks


@pytest.mark.parametrize("threads", [1, 2])
def test_processor_time_is_spent_in_full_however_busy_the_machine_is(
    threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = module.TreeSearch.run

    def run_after_waiting(search: module.TreeSearch, iterations: int, *place: int) -> None:
        time.sleep(0.02)  # other programs have the processor
        run(search, iterations, *place)

    monkeypatch.setattr(module.TreeSearch, "run", run_after_waiting)
    position = opening("pergamon").copy()
    Search(threads=threads).think(position, Budget(iterations=1))  # whatever must be compiled or loaded
    before = time.thread_time()
    Search(threads=threads).think(position, Budget(seconds=0.1, is_processor_time=True))
    assert time.thread_time() - before > 0.09


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
        tree_search = search._searches[0]
        position.play(tree_search.line(found.best.number)[len(position.actions) - len(match.actions)])
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


@rule
def by_standing(
    s: State,
    players: int,
    policy: int,
    lead_share: int,
    rng: Rng,
    actions: Ints,
    worths: Ints,
    survey: Survey,
    luck: Ints,
    standing: Standing,
    values: Ints,
) -> None:
    """A judge of one's own: the score as it stands."""
    standing_of(s, players, standing)
    read_result(players, lead_share, standing, luck, values)


def test_a_judge_of_ones_own_takes_the_place_of_the_playout() -> None:
    match = Match("pergamon", 2, seed=5)
    settings = Settings(judge=by_standing)
    found = match.evaluate(ITERATIONS, threads=1, settings=settings)
    assert {choice.score for choice in found.choices if choice.visits} == {0.0}  # nobody has points yet
    assert numbers(found) != numbers(match.evaluate(ITERATIONS, threads=1))
    player = SearchBot(Budget(iterations=ITERATIONS), settings=settings)
    assert player.choose(match) == found.best


@pytest.mark.parametrize("judge", ["playout", len, numbers])
def test_only_rules_with_the_right_parameters_are_judges(judge: Any) -> None:
    with pytest.raises(BadJudge, match="a judge is a function marked by @rule"):
        Settings(judge=judge)


def test_the_size_of_the_tree_is_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    match, sizes = opening("pergamon"), list[int]()

    class Noted(module.TreeSearch):
        def __init__(self, *about: Any) -> None:
            super().__init__(*about)
            sizes.append(len(self.nodes))

    monkeypatch.setattr(module, "TreeSearch", Noted)
    match.evaluate(2, threads=1, settings=Settings(nodes=700))
    bot("mcts:2:nodes=800").choose(match)
    assert sizes == [700, 800]
    for nodes in (0, -1, 10**12):
        with pytest.raises(ValueError, match="a tree has 1 to"):
            Settings(nodes=nodes)


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


# While the search is being compiled


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A machine on which another process is compiling the search; the list has the engines that were asked for."""
    asked: list[str] = []

    def compiled(game: str) -> engine.Engine:
        asked.append("compiled")
        return engine.PlainEngine(registry.game(game))  # another one, as good as a compiled one

    waited: list[str] = []
    monkeypatch.setattr(module, "is_warming_up", lambda game: not waited)
    monkeypatch.setattr(engine, "wait_for_background", lambda game, is_done: waited.append(game))
    monkeypatch.setattr(engine, "best", compiled)
    return asked


@pytest.mark.parametrize("allowed", [Budget(iterations=3), Budget(seconds=0.1)])
def test_a_short_search_does_not_wait_for_the_compiler(
    cold: list[str], allowed: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WARM_UP_SECONDS", 600)  # three iterations are short, however busy the machine is
    found = Search(seed=1).think(opening("pergamon").copy(), allowed)
    assert cold == []
    assert found.iterations == 3 or allowed.seconds


def test_a_search_that_is_too_long_for_plain_mode_waits(cold: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What a counted search finds must not depend on whether something was compiled already."""
    monkeypatch.setattr(module, "WARM_UP_SECONDS", 0.02)
    found = Search(seed=1).think(opening("pergamon").copy(), Budget(iterations=30))
    assert cold == ["compiled"]
    assert found.iterations == 30
    assert numbers(found) == numbers(Search(seed=1).think(opening("pergamon").copy(), Budget(iterations=30)))


def test_a_long_time_is_not_spent_in_plain_mode(cold: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WARM_UP_SECONDS", 0.02)
    Search(seed=1).think(opening("pergamon").copy(), Budget(seconds=0.03))
    assert cold == ["compiled"]


def test_a_limit_ends_a_search_that_has_not_done_all_it_may(cold: list[str]) -> None:
    start = time.perf_counter()
    found = Search(seed=1).think(opening("thebes").copy(), Budget(iterations=10**6), limit=0.1)
    assert cold == []
    assert 0 < found.iterations < 10**6
    assert time.perf_counter() - start < 30


@pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")
def test_a_search_goes_over_to_compiled_code_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    search, match = Search(seed=1), opening("pergamon")
    with monkeypatch.context() as patch:
        patch.setattr(module, "is_warming_up", lambda game: True)
        match.play(search.think(match.copy(), Budget(iterations=4)).best)
    assert not search._searches[0].engine.is_compiled
    assert search.think(match.copy(), Budget(iterations=4)).iterations == 4
    assert search._searches[0].engine.is_compiled
