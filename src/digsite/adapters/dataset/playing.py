"""Playing the games of a data set, and what is noted at every decision."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from digsite.adapters.dataset import luck, schema
from digsite.adapters.dataset.plan import Plan, Unit
from digsite.adapters.stepping import results_of
from digsite.arena.plan import derived_seed
from digsite.bots.bot import Bot, SearchBot, bot
from digsite.bots.mcts.search import SearchResult, entry_points
from digsite.core import engine, registry
from digsite.core.engine import Progress
from digsite.match import Match
from digsite.work import Stopped, stopping

if TYPE_CHECKING:
    import pyarrow as pa


@dataclass(frozen=True)
class Played:
    """What came of a unit: the rows of its decisions and of its games."""

    decisions: pa.Table
    games: pa.Table


def prepare(game: str, progress: Progress | None = None) -> None:
    """Compile what is needed, if it is not there yet."""
    chosen = engine.best(game, progress)
    entry_points(chosen, progress)
    if luck.is_measured(game):
        luck.entry(chosen, progress)


def play_unit(unit: Unit) -> Played | None:
    """Play some games; None if that was stopped before its end."""
    import pyarrow as pa

    prepare(unit.plan.game)
    decisions: list[dict[str, Any]] = []
    games: list[dict[str, Any]] = []
    try:
        for number in range(unit.first, unit.first + unit.count):
            game = _Game(unit.plan, number)
            game.play()
            decisions += game.rows
            games.append(game.row)
    except Stopped:
        return None
    return Played(
        pa.Table.from_pylist(decisions, schema.decisions(unit.plan)),
        pa.Table.from_pylist(games, schema.games(unit.plan)),
    )


@dataclass
class _Game:
    """A game being played."""

    plan: Plan
    number: int
    rows: list[dict[str, Any]] = field(default_factory=list)
    row: dict[str, Any] = field(default_factory=dict)

    def play(self) -> None:
        """Play to the end, and note what every decision has led to."""
        plan = self.plan
        options: dict[str, Any] = dict(plan.options)
        self.match = Match(plan.game, plan.players, seed=plan.seed_of(self.number), **options)
        seeds = [derived_seed("bot", plan.seed, self.number, seat) for seat in range(plan.players)]
        self.bots = [bot(name, seed, 1, stopping()) for name, seed in zip(plan.bots, seeds, strict=True)]
        while not self.match.over:
            self._decide()
        self._end()

    def _decide(self) -> None:
        match = self.match
        mover, legal = match.mover, sorted(match.legal_numbers())
        row: dict[str, Any] = {
            "number": self.number,
            "ply": len(match.actions),
            "seat": mover + 1,
            "players": self.plan.players,
            "legal": legal,
        }
        if self.plan.observations:
            row["observation"] = self._observed(mover)
        if len(legal) == 1:
            row["action"] = legal[0]
        else:
            row |= _choice(self.bots[mover], match, legal)
        if stopping().is_set():  # it may not have thought to the end
            raise Stopped
        match.play(row["action"])
        self.rows.append(row)

    def _observed(self, mover: int) -> Any:
        chosen = self.match.engine
        out = chosen.floats(registry.game(self.plan.game).about.observation.size)
        chosen.observe(self.match.games, 0, mover, out)
        return out

    def _end(self) -> None:
        """Tell every decision how the game ended for the one who made it."""
        plan, players = self.plan, self.plan.players
        scores, places = self.match.standing()
        options = registry.game(plan.game).about.encode_options(players, plan.options)
        lucks = luck.luck_of(engine.best(plan.game), players, options, self.match.actions)
        ends = [
            {
                "outcome": results_of(scores, places)[seat],
                "score": scores[seat],
                "margin": margin(scores, seat),
                "luck_free_margin": margin([score - own for score, own in zip(scores, lucks, strict=True)], seat),
            }
            for seat in range(players)
        ]
        for row in self.rows:
            row.update(ends[row["seat"] - 1])
        self.row = {
            "number": self.number,
            "seed": plan.seed_of(self.number),
            "split": "test" if plan.is_for_tests(self.number) else "train",
            "actions": self.match.actions,
        }
        for name, values in (("score", scores), ("place", places), ("luck", lucks)):
            self.row |= {f"{name}_{seat}": value for seat, value in enumerate(values, 1)}


def _choice(player: Bot, match: Match, legal: list[int]) -> dict[str, Any]:
    """What a bot chooses; of one that thinks ahead, with all that its search has found out."""
    if not isinstance(player, SearchBot):
        return {"action": match.rules.actions.find(player.choose(match)).number}
    found: SearchResult = player.search.think(match, player.budget_in(match.game))
    known = {choice.action.number: choice for choice in found.choices}
    looked_at = [known.get(number) for number in legal]
    return {
        "action": found.best.number,
        "visits": [one.visits if one else 0 for one in looked_at],
        "values": [one.win_chance if one and one.visits else None for one in looked_at],
        "points": [one.score if one and one.visits else None for one in looked_at],
    }


def margin(scores: list[Any], seat: int) -> float | None:
    """Points ahead of the best other player; None for one who plays alone."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else None
