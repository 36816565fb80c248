"""A table that knows nothing but one view and the events since: what a client draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from digsite.games.pergamon.shapes.events import Event
from digsite.games.pergamon.shapes.names import Figure, Move
from digsite.games.pergamon.shapes.view import PergamonView


@dataclass
class Mirror:
    """All pieces that lie on a table, and where."""

    round: int
    order: list[int]
    figures: dict[Figure, int]
    fresh: set[int]
    galleries: list[set[int]]
    cards: list[tuple[str, int | None]]
    pot: int
    coins: dict[Figure, int]
    finds: list[set[int]]
    tickets: list[int | None]
    row: list[int]
    spaces: dict[tuple[int, int], int | None]
    collections: dict[tuple[int, int], list[int]]

    @classmethod
    def of(cls, view: PergamonView) -> Mirror:
        desks, raider = view["desks"], view["raider"]
        on_show = [(desk["player"], shown) for desk in desks for shown in desk["collections"]]
        coins: dict[Figure, int] = {desk["player"]: desk["coins"] for desk in desks}
        figures: dict[Figure, int] = {desk["player"]: desk["space"] for desk in desks if desk["space"]}
        return cls(
            round=view["round"],
            order=view["order"],
            figures=figures | ({"raider": raider["space"]} if raider and raider["space"] else {}),
            fresh=set(view["fresh"]),
            galleries=[set(gallery) for gallery in view["galleries"]],
            cards=[(card["back"], card["value"]) for card in view["funds"]["cards"]],
            pot=view["funds"]["pot"],
            coins=coins | ({"raider": raider["coins"]} if raider else {}),
            finds=[set(desk["finds"]) for desk in desks],
            tickets=[desk["tickets"] for desk in desks],
            row=list(view["row"]["tiles"]) if view["row"] else [],
            spaces={(player, shown["marker"]): shown["space"] for player, shown in on_show},
            collections={(player, shown["marker"]): shown["tiles"] for player, shown in on_show},
        )

    def follow(self, event: Event) -> None:
        """Move the pieces of an event; they must be where it takes them from."""
        getattr(self, event["kind"])(event)

    # Finds and funds

    def first_player(self, event: Any) -> None:
        self.order = event["order"]
        assert self.order[0] == event["player"]

    def find(self, event: Any) -> None:
        self.fresh.add(event["tile"])

    def lay(self, event: Any) -> None:
        self.fresh.remove(event["tile"])
        self.galleries[event["gallery"] - 1].add(event["tile"])

    def draw(self, event: Any) -> None:
        self.cards.append((event["back"], None))
        assert len(self.cards) == event["card"]

    def reveal(self, event: Any) -> None:
        back, value = self.cards[event["card"] - 1]
        assert value is None
        self.cards[event["card"] - 1] = back, event["coins"]
        self.pot += event["coins"]

    def place(self, event: Any) -> None:
        assert event["space"] not in self.figures.values()
        self.figures[event["figure"]] = event["space"]

    def grant(self, event: Any) -> None:
        assert self.figures[event["figure"]] == event["space"]
        self.pot -= event["coins"]
        self.coins[event["figure"]] += event["coins"]

    # Turns

    def dig(self, event: Any) -> None:
        self.take(event)
        self.pay(event["player"], event["coins"])
        self.finds[event["player"]] |= set(event["tiles"])

    def loot(self, event: Any) -> None:
        self.take(event)
        self.pay("raider", event["coins"])

    def take(self, event: Any) -> None:
        assert self.galleries[event["gallery"] - 1] == set(event["tiles"])
        self.galleries[event["gallery"] - 1] = set()

    def pay(self, figure: Figure, coins: int) -> None:
        self.coins[figure] -= coins
        assert self.coins[figure] >= 0

    def no_dig(self, event: Any) -> None: ...

    def cannot_dig(self, event: Any) -> None:
        assert event["coins"] == self.coins[event["player"]]
        assert event["gallery"] is None or event["coins"] < event["price"] == event["gallery"] <= event["deepest"]

    def join(self, event: Any) -> None:
        self.finds[event["player"]].remove(event["tile"])
        self.row.append(event["tile"])
        assert len(self.row) == event["place"]

    def exhibit(self, event: Any) -> None:
        marker = event["player"], event["marker"]
        assert self.row == event["tiles"]
        assert marker not in self.spaces
        self.collections[marker] = self.row
        self.spaces[marker] = event["space"]
        self.row = []
        self.pay(event["player"], event["polish"])

    def push(self, event: Any) -> None:
        for move in event["markers"]:
            self.move(move)

    def move(self, move: Move) -> None:
        marker = move["player"], move["marker"]
        assert self.spaces[marker] == move["from"]
        self.spaces[marker] = move["to"]

    def leave(self, event: Any) -> None:
        marker = event["player"], event["marker"]
        assert self.spaces.pop(marker) is None
        assert self.collections.pop(marker) == event["tiles"]

    def break_up(self, event: Any) -> None:
        marker = event["player"], event["marker"]
        assert self.spaces.pop(marker) == event["space"]
        assert self.collections.pop(marker) == event["tiles"]

    def discard(self, event: Any) -> None:
        self.finds[event["player"]].remove(event["tile"])

    def store(self, event: Any) -> None:
        assert len(self.finds[event["player"]]) == event["finds"]
        self.pay(event["player"], event["coins"])

    def finish(self, event: Any) -> None: ...

    # Points, and the end of a round

    def ticket(self, event: Any) -> None:
        tickets = self.tickets[event["player"]]
        if tickets is not None:
            self.tickets[event["player"]] = tickets + event["points"]

    prize = ticket
    oldest = ticket

    def no_prize(self, event: Any) -> None: ...

    def evaluation(self, event: Any) -> None:
        assert event["round"] == self.round
        for marker in event["markers"]:
            assert self.spaces[marker["player"], marker["marker"]] == marker["space"]
            self.ticket(marker)

    def interest_falls(self, event: Any) -> None:
        self.push(event)
        assert all(move["from"] - (move["to"] or 0) <= event["spaces"] for move in event["markers"])

    def new_round(self, event: Any) -> None:
        for returning in event["figures"]:
            assert self.figures.pop(returning["figure"]) == returning["space"]
        assert sorted(value for _, value in self.cards if value) == event["cards"]
        self.cards = []
        self.round, self.order = event["round"], event["order"]

    def game_over(self, event: Any) -> None:
        self.tickets = event["scores"]
