"""The cards of Thebes that nobody owns: display, exhibitions, discards, and the supply that chance draws from."""

from __future__ import annotations

from collections import Counter

from tests.oracle.decision import Asking, draw
from tests.oracle.thebes_pieces import CARDS, LARGE, RESEARCHERS, SMALL, Card, Exhibition, Researcher

STACK = 27


class Supply:
    """What lies face down is known as a multiset only: in which stack a researcher card lies, nobody knows [T-50]."""

    def __init__(self, players: int, next_cards: bool) -> None:
        self.next_cards = 2 if next_cards else 0
        self.unseen: Counter[Card] = Counter(RESEARCHERS)
        self.in_second = list(SMALL) + (list(LARGE) if players == 2 else [])  # exhibitions to come in the second stack
        self.in_third = [] if players == 2 else list(LARGE)
        self.first_left = (
            4 + STACK
        )  # the four cards of the first display come from the whole deck, then the first stack
        self.second_left = STACK + len(self.in_second)
        self.shuffled: Counter[Card] | None = None  # the supply once discards were shuffled in: a known multiset
        self.discards: list[Card] = []
        self.drawn: list[Card] = []  # face up, not laid out yet
        self.display: dict[int, Researcher | None] = dict.fromkeys(range(1, 5))
        self.announced: dict[str, Exhibition | None] = dict.fromkeys("abc")

    def refill(self) -> Asking[None]:
        """Fill all empty spaces, the lowest first [T-38]; then lay the next cards open, without a shuffle for them."""
        while space := self.empty_space():
            if not self.drawn:
                if not self.left():
                    self.shuffle()
                if not self.left():
                    return
                yield from self.draw_card()
            card = self.drawn.pop(0)
            if isinstance(card, Exhibition):
                self.announce(card)
            else:
                self.display[space] = card
        while len(self.drawn) < self.next_cards and self.left():
            yield from self.draw_card()

    def empty_space(self) -> int | None:
        return next((space for space, card in self.display.items() if card is None), None)

    def announce(self, new: Exhibition) -> None:
        """To space a; only what is in the way moves on, and from c to the discards [T-21, T-22]."""
        moving: Exhibition | None = new
        for space in "abc":
            moving, self.announced[space] = self.announced[space], moving
            if moving is None:
                return
        if moving:
            self.discards.append(moving)

    # Face down

    def left(self) -> int:
        """How many cards are in the supply."""
        return self.first_left + self.second_left if self.shuffled is None else self.shuffled.total()

    def shuffle(self) -> None:
        """Discards and, the first time, the third stack [T-26]; not without a researcher card [T-39]."""
        pool: Counter[Card] = Counter(self.discards)
        if self.shuffled is None:
            pool += Counter(self.in_third)
            pool += self.unseen
        if any(isinstance(card, Researcher) for card in pool):
            self.shuffled = pool
            self.discards = []

    def draw_card(self) -> Asking[None]:
        chosen = yield from draw({f"draw {card.name}": weight for card, weight in self.weights().items()})
        card = CARDS[chosen.removeprefix("draw ")]
        if self.shuffled is not None:
            self.shuffled -= Counter([card])
        else:
            self.take_from_stack(card)
        self.drawn.append(card)

    def weights(self) -> dict[Card, int]:
        """How likely each card is to be the next: as its copies, or in the second stack as ruled [T-50]."""
        if self.shuffled is not None:
            return dict(self.shuffled)
        if self.first_left:
            return dict(self.unseen)
        researchers = self.second_left - len(self.in_second)
        weights = {card: researchers * copies for card, copies in self.unseen.items()}
        return weights | dict.fromkeys(self.in_second, self.unseen.total())

    def take_from_stack(self, card: Card) -> None:
        if self.first_left:
            self.first_left -= 1
        else:
            self.second_left -= 1
        if isinstance(card, Exhibition):
            self.in_second.remove(card)
        else:
            self.unseen -= Counter([card])
