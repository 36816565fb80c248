"""Pergamon once more, from its rulebooks and rulings alone. [P-38] and the like name our rulings.

The game is one generator, phase after phase. Steps in which there is nothing to decide ask nobody.
"""

from __future__ import annotations

from tests.oracle.decision import ROMAN, Asking, Result, choose, draw, number_in, ranked
from tests.oracle.pergamon_pieces import (
    ASKS_FOR,
    COPIES,
    DEEPEST,
    EVALUATIONS,
    FUNDS_CARDS,
    MUSEUM,
    PRIZE,
    RAIDER_STANDS_ON,
    ROUNDS,
    THREE_OLDEST,
    TILES,
    TOP_SPACE,
    Evaluation,
    Tile,
)
from tests.oracle.pergamon_table import SOURCES, Collection, Exhibit, Figure, Player, fits, storage_fee, value_of


class Pergamon:
    def __init__(
        self,
        players: int,
        variant_order: bool = False,
        variant_sorting: bool = False,
        secret_tickets: bool = False,
        first_player: int | None = None,
    ) -> None:
        self.players = [Player(seat=seat) for seat in range(players)]
        self.raider = Figure() if players <= 2 else None
        self.variant_order, self.variant_sorting = variant_order, variant_sorting
        self.first_player = first_player
        self.round = 0
        self.order = self.players  # of placing figures
        self.unseen_tiles = dict(TILES)
        self.funds_cards = {value: COPIES for values in FUNDS_CARDS.values() for value in values}
        self.galleries: dict[int, list[Tile]] = {gallery: [] for gallery in range(1, 6)}

    # The turn order

    def play(self) -> Asking[None]:
        """Twelve rounds of four phases."""
        first = self.first_player
        if first is None:
            seats = {f"first P{player.seat + 1}": player.seat for player in self.players}
            first = seats[(yield from draw(dict.fromkeys(seats, 1)))]
        self.order = self.clockwise_from(self.players[first])
        for self.round in range(1, ROUNDS + 1):
            yield from self.lay_out_finds()
            yield from self.distribute_funds()
            for figure in self.right_to_left():
                if isinstance(figure, Player):
                    yield from self.turn(figure)
                else:
                    self.loot(figure)
            if self.round in EVALUATIONS:
                self.evaluate(EVALUATIONS[self.round])
            self.new_round()

    def clockwise_from(self, first: Player) -> list[Player]:
        return self.players[first.seat :] + self.players[: first.seat]

    def right_to_left(self) -> list[Figure]:
        """All figures in the order of their turns."""
        figures: list[Figure] = [*self.players]
        if self.raider:
            figures.append(self.raider)
        return sorted(figures, key=lambda figure: figure.space)

    def new_round(self) -> None:
        """The leftmost figure of a person goes first [P-57]; by variant 1 all follow from left to right [P-02]."""
        from_the_left = sorted(self.players, key=lambda player: -player.space)
        self.order = from_the_left if self.variant_order else self.clockwise_from(from_the_left[0])

    # 1. Laying out finds

    def lay_out_finds(self) -> Asking[None]:
        """As many tiles as there are galleries with room, the youngest uppermost [P-25]."""
        open_galleries = [gallery for gallery, tiles in self.galleries.items() if len(tiles) < 4]
        drawn: list[Tile] = []
        for _ in open_galleries:
            found = number_in((yield from draw({f"find {id_}": 1 for id_ in self.unseen_tiles})))
            drawn.append(self.unseen_tiles.pop(found))
        drawn.sort(key=lambda tile: (tile.century, tile.number))
        if self.variant_sorting:
            drawn = yield from self.sort_finds(drawn)
        for gallery, tile in zip(open_galleries, drawn, strict=True):
            self.galleries[gallery].append(tile)

    def sort_finds(self, drawn: list[Tile]) -> Asking[list[Tile]]:
        """The first player chooses the order of tiles of one century [P-42, P-55]."""
        ordered: list[Tile] = []
        for century in range(1, 6):
            alike = [tile for tile in drawn if tile.century == century]
            while len(alike) > 1:
                chosen = number_in((yield from choose(self.order[0].seat, [f"lay {tile.id}" for tile in alike])))
                ordered.append(TILES[chosen])
                alike.remove(TILES[chosen])
            ordered += alike
        return ordered

    # 2. Distributing research funds

    def distribute_funds(self) -> Asking[None]:
        backs: list[str] = []
        for _ in range(2):
            left = {f"draw {back}": self.cards_left(back) - backs.count(back) for back in FUNDS_CARDS}
            backs.append((yield from draw(left)).removeprefix("draw "))
        if self.raider:
            one, other = sorted(backs)
            self.raider.space = RAIDER_STANDS_ON[one, other]
        yield from self.place_figures()
        laid_out = 0
        for back in backs:
            copies = {f"reveal {value}": self.funds_cards[value] for value in FUNDS_CARDS[back]}
            value = number_in((yield from draw(copies)))
            self.funds_cards[value] -= 1
            laid_out += value
        self.pay_out(laid_out)

    def cards_left(self, back: str) -> int:
        return sum(self.funds_cards[value] for value in FUNDS_CARDS[back])

    def place_figures(self) -> Asking[None]:
        """One after the other on a free space; the raider has been placed before [P-40]."""
        taken = {self.raider.space} if self.raider else set()
        for player in self.order:
            possible = [f"place {space}" for space in ASKS_FOR if space not in taken]
            player.space = number_in((yield from choose(player.seat, possible)))
            taken.add(player.space)

    def pay_out(self, laid_out: int) -> None:
        """From right to left, as far as the coins go [P-04]; the last takes all the rest, the raider too [P-38]."""
        *first, last = self.right_to_left()
        for figure in first:
            granted = min(ASKS_FOR[figure.space], laid_out)
            figure.coins += granted
            laid_out -= granted
        last.coins += laid_out

    # 3. Excavating, exhibiting, storing

    def turn(self, player: Player) -> Asking[None]:
        yield from self.excavate(player)
        if self.round == ROUNDS:
            yield from self.exhibit_last(player)
        else:
            yield from self.exhibit_and_store(player)

    def excavate(self, player: Player) -> Asking[None]:
        """One gallery that the space allows and the coins pay, or none [P-26]."""
        may_dig = self.galleries_for(player)
        if not may_dig:
            return
        names = {f"dig {ROMAN[gallery]}": gallery for gallery in may_dig}
        chosen = yield from choose(player.seat, [*names, "no dig"])
        if chosen in names:
            player.finds += self.emptied(player, names[chosen])

    def galleries_for(self, figure: Figure) -> list[int]:
        """Galleries with finds, no deeper than the space allows and no dearer than the coins."""
        deepest = min(DEEPEST[figure.space], figure.coins)
        return [gallery for gallery in range(1, deepest + 1) if self.galleries[gallery]]

    def emptied(self, figure: Figure, gallery: int) -> list[Tile]:
        figure.coins -= gallery
        tiles, self.galleries[gallery] = self.galleries[gallery], []
        return tiles

    def loot(self, raider: Figure) -> None:
        """He excavates the deepest gallery that he may and can; its finds leave the game [P-39, P-56]."""
        if galleries := self.galleries_for(raider):
            self.emptied(raider, galleries[-1])

    def exhibit_last(self, player: Player) -> Asking[None]:
        """In round 12 nothing is stored [P-49]: one exhibits until one has enough, or nothing fits any more."""
        while begins := begins_of_rows(player):
            chosen = yield from choose(player.seat, [*begins, "finish"])
            if chosen == "finish":
                return
            yield from self.exhibit(player, begins[chosen])

    def exhibit_and_store(self, player: Player) -> Asking[None]:
        """Collections as one likes, then discards as one likes, then the fee for the rest [P-27, P-50]."""
        has_discarded = False
        while player.finds:
            begins = {} if has_discarded else begins_of_rows(player)
            discards = {f"discard {tile.id}": tile for tile in player.finds}
            fee = storage_fee(len(player.finds))
            storing = ["store"] if fee <= player.coins else []
            chosen = yield from choose(player.seat, [*begins, *discards, *storing])
            if chosen in begins:
                yield from self.exhibit(player, begins[chosen])
            elif chosen in discards:
                player.finds.remove(discards[chosen])
                has_discarded = True
            else:
                player.coins -= fee
                return

    def exhibit(self, player: Player, begin: Tile) -> Asking[None]:
        """Piece a row together, break up an own collection if all markers are in use, polish, push, place [P-29]."""
        row, chosen = yield from self.piece_together(player, begin)
        words = chosen.split()
        if len(player.collections) == 3:
            marker = ROMAN.index(words[3])
            player.collections = [shown for shown in player.collections if shown.marker != marker]
        else:
            marker = min({1, 2, 3} - {shown.marker for shown in player.collections})
        polish = int(words[1])
        player.coins -= polish
        value = min(value_of(row) + polish, TOP_SPACE)
        self.lose_interest(up_to=value, by=1)
        player.collections.append(Collection(marker, value, row))
        player.tickets["exhibiting"] += 1

    def piece_together(self, player: Player, begin: Tile) -> Asking[tuple[list[Tile], str]]:
        """A row that is begun is finished: it grows to the right until it is exhibited."""
        row = [begin]
        player.finds.remove(begin)
        while True:
            joins = {f"join {tile.id}": tile for tile in player.finds if fits(row[-1], tile)}
            exhibits = self.ways_to_exhibit(player, row) if len(row) > 1 else []
            chosen = yield from choose(player.seat, [*joins, *exhibits])
            if chosen not in joins:
                return row, chosen
            row.append(joins[chosen])
            player.finds.remove(joins[chosen])

    def ways_to_exhibit(self, player: Player, row: list[Tile]) -> list[str]:
        """No useless polish [P-48]; with three collections on show one must be named to be broken up [P-30, P-46]."""
        limit = player.coins if self.round == ROUNDS else min(player.coins, 3)
        most = min(limit, max(0, TOP_SPACE - value_of(row)))
        polished = [f"exhibit +{coins}" for coins in range(most + 1)]
        if len(player.collections) < 3:
            return polished
        return [f"{exhibit} for {ROMAN[shown.marker]}" for exhibit in polished for shown in player.collections]

    def lose_interest(self, up_to: int, by: int) -> None:
        """All markers on a space or below it go down; a collection whose marker leaves the museum is broken up."""
        for player in self.players:
            for shown in player.collections:
                if shown.space <= up_to:
                    shown.space -= by
            player.collections = [shown for shown in player.collections if shown.space >= 1]

    # 4. Evaluation

    def evaluate(self, evaluation: Evaluation) -> None:
        """Points, the prize, after round 12 the three oldest, then the loss of interest [P-36]."""
        for player in self.players:
            player.tickets["evaluations"] += sum(MUSEUM[shown.space] for shown in player.collections)
        for _, player in self.oldest_exhibits(evaluation.prize_for)[:1]:
            player.tickets["prizes"] += PRIZE
        if self.round == ROUNDS:
            for points, (_, player) in zip(THREE_OLDEST, self.oldest_exhibits(), strict=False):
                player.tickets["oldest"] += points
        self.lose_interest(up_to=TOP_SPACE, by=evaluation.falls_by)

    def oldest_exhibits(self, thing: str | None = None) -> list[tuple[Exhibit, Player]]:
        """Everything in the museum, or everything of one kind, from the oldest to the youngest, with its owner."""
        found = [
            (exhibit, player)
            for player in self.players
            for shown in player.collections
            for exhibit in shown.exhibits
            if thing in (None, exhibit.thing)
        ]
        return sorted(found, key=lambda each: -each[0].year)

    # The end

    def scores(self) -> list[int]:
        return [sum(player.tickets.values()) for player in self.players]

    def result(self) -> Result:
        """Most points, then the oldest exhibit on show [P-09, P-53]."""
        points = {source: [player.tickets[source] for player in self.players] for source in SOURCES}
        worths = [(score, player.oldest_year) for score, player in zip(self.scores(), self.players, strict=True)]
        return ranked(points, worths)


def begins_of_rows(player: Player) -> dict[str, Tile]:
    """Finds with which a row can begin: another one fits to their right."""
    return {
        f"join {tile.id}": tile
        for tile in player.finds
        if any(fits(tile, other) for other in player.finds if other is not tile)
    }
