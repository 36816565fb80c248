"""Games played on the engine and told to the oracle ply by ply: both must say the same at every ply, and of the end."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Mapping
from itertools import pairwise
from math import exp, prod
from typing import Any, Protocol

from digsite import CHANCE, NOBODY, Match
from digsite.bots.bot import Bot, bot
from digsite.testing.tables import Kind
from tests.oracle.decision import Asking, Decision, Result, in_lowest_terms
from tests.oracle.pergamon import Pergamon
from tests.oracle.thebes import Thebes


class Oracle(Protocol):
    """A game of its own, which is only told what was played."""

    def play(self) -> Asking[None]: ...

    def scores(self) -> list[int]: ...

    def result(self) -> Result: ...


ORACLES: dict[str, Callable[..., Oracle]] = {"pergamon": Pergamon, "thebes": Thebes}
GREEDINESS = (0.0, 0.0, 0.5, 0.9, 1.0)  # how often players do what looks best: late positions differ by it


class Disagreement(AssertionError):
    """What engine and oracle say of one ply, and the game that led there."""


class Comparison:
    """One game. Its seed decides everything: options, players and draws."""

    def __init__(self, kind: Kind, seed: int) -> None:
        self.name = f"{kind} seed {seed}"
        self.random = random.Random(self.name)
        seat = self.random.choice([None, *range(kind.players)])
        options = {**kind.options, **({} if seat is None else {"first_player": seat})}
        self.match = Match(kind.game, kind.players, draws=[], **options)
        self.oracle = ORACLES[kind.game](kind.players, **options)
        self.greedy: Bot = bot("greedy", seed=seed)
        self.greediness = self.random.choice(GREEDINESS)
        self.is_whimsical, self.is_fair = self.random.random() < 0.4, self.random.random() < 0.6
        self.liking: defaultdict[str, float] = defaultdict(lambda: exp(self.random.gauss(0, 2)))
        self.states = [self.match.state]

    def play(self) -> int:
        """Play to the end; the number of plies, or ``Disagreement``."""
        asking = self.oracle.play()
        decision = next(asking, None)
        while decision is not None:
            self.compare(decision)
            action = self.pick(decision.legal)
            self.match.play(action)
            self.states.append(self.match.state)
            try:
                decision = asking.send(action)
            except StopIteration:
                break
        self.must_agree("the mover", self.match.mover, NOBODY)
        self.compare_ends()
        return len(self.match.actions)

    def compare(self, decision: Decision) -> None:
        self.must_agree("the mover", self.match.mover, decision.mover)
        legal = self.legal()
        different = {name: weight for name, weight in legal.items() if decision.legal.get(name) != weight}
        missed = {name: weight for name, weight in decision.legal.items() if legal.get(name) != weight}
        self.must_agree("what is legal, and how likely", different, missed)
        if decision.mover != CHANCE:
            self.must_agree("the scores", list(self.match.scores), self.oracle.scores())

    def compare_ends(self) -> None:
        result = self.oracle.result()
        self.must_agree("the scores", list(self.match.scores), self.oracle.scores())
        self.must_agree("the places", list(self.match.places), result.places)
        self.must_agree("the winners", list(self.match.winners), result.winners)
        self.must_agree("the points by source", self.points_by_source(), result.points)

    def must_agree(self, what: str, by_engine: Any, by_oracle: Any) -> None:
        if by_engine != by_oracle:
            played = f"{self.name}, ply {len(self.match.actions)}"
            raise Disagreement(f"{played}: {what}: engine {by_engine}, oracle {by_oracle}\n{self.match.journal}")

    def legal(self) -> dict[str, int]:
        """What the engine says is legal; with weights in lowest terms where chance draws."""
        legal = self.match.legal
        if self.match.mover != CHANCE:
            return {action.notation: 1 for action in legal}
        engine, games = self.match.engine, self.match.games
        return in_lowest_terms({action.notation: engine.weight(games, 0, action.number) for action in legal})

    def pick(self, legal: Mapping[str, int]) -> str:
        """By chance or by a player, each in one of several manners, so that games go where they rarely go."""
        if self.match.mover == CHANCE:
            weights = list(legal.values()) if self.is_fair else self.likings(legal)
        elif self.random.random() < self.greediness:
            return self.match.rules.actions.find(self.greedy.choose(self.match)).notation
        else:
            weights = self.likings(legal) if self.is_whimsical else [1] * len(legal)
        return self.random.choices(list(legal), weights)[0]

    def likings(self, legal: Mapping[str, int]) -> list[float]:
        """Each game likes some words of the notation more than others: it digs a lot, or never, or finds only masks."""
        return [prod(self.liking[word] for word in notation.split()) for notation in legal]

    def points_by_source(self) -> dict[str, list[int]]:
        show = self.match.rules.show
        steps = zip(pairwise(self.states), self.match.actions, strict=True)
        events = [event for (before, after), action in steps for event in show.events(before, action, after)]
        return dict(show.course(self.match.players, events)[-1]["points"])
