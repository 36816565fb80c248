"""Thebes once more, from its rulebook and rulings alone. [T-49] and the like name our rulings.

The game is one generator: whoever is hindmost on the time track has a turn, until everybody is finished.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from tests.oracle.decision import Asking, Result, choose, draw, ranked
from tests.oracle.thebes_desk import WEEKS_A_YEAR, Desk, team_bonus, year_of
from tests.oracle.thebes_pieces import AREAS, ARTEFACTS, DEBRIS, END_WEEK, START_WEEK, TOKENS, WEEKS_BETWEEN, Researcher
from tests.oracle.thebes_supply import Supply


class Journey(NamedTuple):
    """A way to travel: how it is written at the end of an action, and its weeks."""

    written: str
    weeks: int


class Plan(NamedTuple):
    """A legal action, ready to be done."""

    kind: str
    what: str  # the space or the area
    place: str
    journey: Journey
    weeks: int  # of the action itself
    tokens: int = 0
    uses: tuple[str, ...] = ()  # kinds of cards that are used up in a dig


class Thebes:
    def __init__(
        self, players: int, strict_knowledge: bool = False, next_cards: bool = False, first_player: int | None = None
    ) -> None:
        self.desks = [Desk(seat, START_WEEK[players]) for seat in range(players)]
        self.end_week = END_WEEK[players]
        self.strict_knowledge = strict_knowledge
        self.first_player = first_player
        self.supply = Supply(players, next_cards)
        self.bags = {area: Counter({"debris": DEBRIS, "book": 1, "general book": 1}) for area in AREAS}
        for area, values in ARTEFACTS.items():
            self.bags[area].update(str(value) for value in values)
            self.bags[area]["1"] -= 1  # it lies on the map
        self.on_the_map = set(AREAS)
        self.stack: list[Desk] = []  # markers in the order of their arrival, the last arrived at the end
        self.exchanges = 0  # in a row, by whoever had the last turn
        self.last: Desk | None = None

    def play(self) -> Asking[None]:
        """The hindmost has the turn; on one space the last to arrive [T-04]."""
        yield from self.choose_first_player()
        yield from self.supply.refill()
        while unfinished := [desk for desk in self.stack if desk.week < self.end_week]:
            hindmost = min(desk.week for desk in unfinished)
            yield from self.turn([desk for desk in unfinished if desk.week == hindmost][-1])

    def choose_first_player(self) -> Asking[None]:
        """The first player's marker is on top of the stack, the next seat's directly under it [T-49]."""
        first = self.first_player
        if first is None:
            seats = {f"first P{desk.seat + 1}": desk.seat for desk in self.desks}
            first = seats[(yield from draw(dict.fromkeys(seats, 1)))]
        self.stack = (self.desks[first:] + self.desks[:first])[::-1]

    # A turn

    def turn(self, desk: Desk) -> Asking[None]:
        plans = self.plans(desk)
        chosen = yield from choose(desk.seat, plans)
        plan = plans[chosen]
        self.count_exchanges(desk, plan)
        self.stack.remove(desk)
        self.stack.append(desk)
        if plan.journey.written == " by zeppelin":
            self.discard(desk, "zeppelin")
        desk.place = plan.place
        desk.move_marker(plan.journey.weeks)
        has_permission = plan.what not in desk.used  # on arrival [T-18]
        desk.move_marker(plan.weeks)
        match plan.kind:
            case "take":
                yield from self.take(desk, int(plan.what))
            case "exchange":
                yield from self.exchange()
            case "dig":
                yield from self.dig(desk, plan, has_permission)
            case "exhibit":
                self.exhibit(desk, plan.what)

    def plans(self, desk: Desk) -> dict[str, Plan]:
        """What may be done, by its notation: all that fits into the weeks left [T-30], and a pass [T-31, T-47]."""
        planned = {**self.takes(desk), **self.exchange_plans(desk), **self.digs(desk), **self.exhibits(desk)}
        left = self.end_week - desk.week
        legal = {name: plan for name, plan in planned.items() if plan.journey.weeks + plan.weeks <= left}
        if desk.week >= self.end_week - WEEKS_A_YEAR:
            legal["pass"] = Plan("pass", "", desk.place, Journey("", 0), left)
        return legal

    def count_exchanges(self, desk: Desk, plan: Plan) -> None:
        """Exchanges in an unbroken run of one's own turns make the next one dearer [T-25, T-46]."""
        goes_on = plan.kind == "exchange" and desk is self.last
        self.exchanges = self.exchanges + 1 if goes_on else int(plan.kind == "exchange")
        self.last = desk

    def discard(self, desk: Desk, kind: str, area: str = "") -> None:
        card = desk.owned(kind, area)[0]
        desk.cards.remove(card)
        self.supply.discards.append(card)

    # Travelling

    def journeys(self, desk: Desk, to: str) -> Iterator[Journey]:
        """By car if one has one and the way is long, or without it [T-43]; by zeppelin to anywhere else [T-44]."""
        weeks = WEEKS_BETWEEN[desk.place, to]
        if desk.owned("car") and weeks >= 3:
            yield Journey("", weeks - 1)
            yield Journey(" without the car", weeks)
        else:
            yield Journey("", weeks)
        if desk.owned("zeppelin") and weeks > 0:
            yield Journey(" by zeppelin", 0)

    # Take a researcher card

    def takes(self, desk: Desk) -> dict[str, Plan]:
        return {
            f"take {space}{journey.written}": Plan("take", str(space), card.city, journey, card.weeks)
            for space, card in self.supply.display.items()
            if card
            for journey in self.journeys(desk, card.city)
        }

    def take(self, desk: Desk, space: int) -> Asking[None]:
        card = self.supply.display[space]
        assert isinstance(card, Researcher)
        self.supply.display[space] = None
        desk.cards.append(card)
        yield from self.supply.refill()

    # Exchange the cards displayed

    def exchange_plans(self, desk: Desk) -> dict[str, Plan]:
        price = 1 + (self.exchanges if desk is self.last else 0)
        return {
            f"exchange{journey.written}": Plan("exchange", "", "warsaw", journey, price)
            for journey in self.journeys(desk, "warsaw")
        }

    def exchange(self) -> Asking[None]:
        """Exhibitions stay [T-24]; the cards just discarded may be in a new supply [T-26]."""
        for space, card in self.supply.display.items():
            if card:
                self.supply.discards.append(card)
            self.supply.display[space] = None
        yield from self.supply.refill()

    # Execute an excavation

    def digs(self, desk: Desk) -> dict[str, Plan]:
        plans = {}
        for area in AREAS:
            for journey in self.journeys(desk, area):
                if not self.may_dig_on_arrival(desk, area, journey):
                    continue
                for uses in helps(desk, area):
                    with_ = f" with {' and '.join(uses)}" if uses else ""
                    for weeks, tokens in self.yields(desk, area, uses):
                        name = f"dig {area} {weeks} week{'s' * (weeks > 1)}{with_}{journey.written}"
                        plans[name] = Plan("dig", area, area, journey, weeks, tokens, uses)
        return plans

    def may_dig_on_arrival(self, desk: Desk, area: str, journey: Journey) -> bool:
        """A valid permission, renewed perhaps on the way [T-18, T-48], or a special one [T-19]."""
        is_renewed = year_of(desk.week + journey.weeks) > year_of(desk.week)
        return area not in desk.used or is_renewed or bool(desk.owned("special permission"))

    def yields(self, desk: Desk, area: str, uses: tuple[str, ...]) -> list[tuple[int, int]]:
        """The weeks for which the wheel shows more than 0 [T-14], each with the tokens to draw."""
        of_its_colour = desk.books(area) + 2 * ("rumour" in uses)
        special = of_its_colour + team_bonus(len(desk.owned("assistant"))) + ("assistant" in uses)
        if (of_its_colour if self.strict_knowledge else special) == 0:
            return []
        knowledge = min(12, special + min(special, desk.general_knowledge()))
        more = team_bonus(len(desk.owned("shovel"))) + ("shovel" in uses)
        return [(weeks, tokens + more) for weeks, tokens in enumerate(TOKENS[knowledge - 1], 1) if tokens > 0]

    def dig(self, desk: Desk, plan: Plan, has_permission: bool) -> Asking[None]:
        """Draw without putting back; all else comes after the last token [T-16, T-52]."""
        area, bag, debris = plan.what, self.bags[plan.what], 0
        for _ in range(plan.tokens):
            token = (yield from draw({f"find {token}": bag[token] for token in bag})).removeprefix("find ")
            bag[token] -= 1
            if token == "debris":
                debris += 1
            else:
                desk.finds[area].append(token)
        bag["debris"] += debris
        if area in self.on_the_map:
            self.on_the_map.remove(area)
            desk.finds[area].append("1")
        if has_permission:
            desk.used.add(area)
        else:
            self.discard(desk, "special permission")
        for kind in plan.uses:
            self.discard(desk, kind, area if kind == "rumour" else "")

    # Execute an exhibition

    def exhibits(self, desk: Desk) -> dict[str, Plan]:
        return {
            f"exhibit {space}{journey.written}": Plan("exhibit", space, card.city, journey, card.weeks)
            for space, card in self.supply.announced.items()
            if card and desk.has_artefacts_for(card)
            for journey in self.journeys(desk, card.city)
        }

    def exhibit(self, desk: Desk, space: str) -> None:
        card = self.supply.announced[space]
        assert card is not None
        self.supply.announced[space] = None
        desk.exhibitions.append(card)

    # Scoring

    def majority_points(self, desk: Desk) -> int:
        """5 for the most books of an area, 3 for all who tie; nothing for nothing [T-34]."""
        points = 0
        for area in AREAS:
            most = max(other.books(area) for other in self.desks)
            if most > 0 and desk.books(area) == most:
                points += 5 if [other.books(area) for other in self.desks].count(most) == 1 else 3
        return points

    def points(self) -> dict[str, list[int]]:
        return {
            "artefacts": [desk.artefact_points() for desk in self.desks],
            "exhibitions": [desk.exhibition_points() for desk in self.desks],
            "congresses": [desk.congress_points() for desk in self.desks],
            "majorities": [self.majority_points(desk) for desk in self.desks],
        }

    def scores(self) -> list[int]:
        return [sum(each) for each in zip(*self.points().values(), strict=True)]

    def result(self) -> Result:
        """Equals share the victory [T-36]."""
        return ranked(self.points(), [(score,) for score in self.scores()])


def helps(desk: Desk, area: str) -> list[tuple[str, ...]]:
    """What may be declared and used up: the area's rumour [T-10], an only assistant, an only shovel [T-11]."""
    usable = {
        "rumour": bool(desk.owned("rumour", area)),
        "assistant": len(desk.owned("assistant")) == 1,
        "shovel": len(desk.owned("shovel")) == 1,
    }
    chosen = product(*[[(), (kind,)] if can_be_used else [()] for kind, can_be_used in usable.items()])
    return [sum(kinds, ()) for kinds in chosen]
