"""One player of Thebes: marker, archaeologist, permissions, cards and finds, and what they know."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracle.thebes_pieces import AREAS, BOOK_ABOUT, CONGRESS_POINTS, Exhibition, Researcher

WEEKS_A_YEAR = 52


@dataclass
class Desk:
    seat: int
    week: int
    place: str = "warsaw"
    used: set[str] = field(default_factory=set)  # areas whose permission shows its used side
    cards: list[Researcher] = field(default_factory=list)
    exhibitions: list[Exhibition] = field(default_factory=list)
    finds: dict[str, list[str]] = field(default_factory=lambda: {area: [] for area in AREAS})  # as in the notation

    def owned(self, kind: str, area: str = "") -> list[Researcher]:
        """Cards of a kind, the first by name of city first [T-45]."""
        cards = [card for card in self.cards if card.kind == kind and area in ("", card.area)]
        return sorted(cards, key=lambda card: card.city)

    def move_marker(self, weeks: int) -> None:
        """Crossing week 52 makes all permissions valid at once [T-18]."""
        if year_of(self.week + weeks) > year_of(self.week):
            self.used.clear()
        self.week += weeks

    # Knowledge

    def books(self, area: str) -> int:
        """Points of special knowledge by books alone, on cards and found."""
        on_cards = sum(card.points for card in self.owned("special", area))
        return on_cards + sum(BOOK_ABOUT[site] == area for site in AREAS if "book" in self.finds[site])

    def general_knowledge(self) -> int:
        found = sum("general book" in tokens for tokens in self.finds.values())
        return sum(card.points for card in self.owned("general")) + found

    # Finds and points

    def artefacts(self, area: str) -> list[int]:
        return [int(token) for token in self.finds[area] if token.isdigit()]

    def has_artefacts_for(self, exhibition: Exhibition) -> bool:
        return all(len(self.artefacts(area)) >= need for area, need in zip(AREAS, exhibition.needs, strict=True))

    def artefact_points(self) -> int:
        return sum(sum(self.artefacts(area)) for area in AREAS)

    def congress_points(self) -> int:
        return CONGRESS_POINTS[len(self.owned("congress"))]

    def exhibition_points(self) -> int:
        return sum(exhibition.points for exhibition in self.exhibitions)


def year_of(week: int) -> int:
    """The years a marker has gone beyond; the start space belongs to the first year [T-48]."""
    return max(0, week - 1) // WEEKS_A_YEAR


def team_bonus(owned: int) -> int:
    """Two assistants or shovels count 1, three or more count 2 [T-12]."""
    return {0: 0, 1: 0, 2: 1}.get(owned, 2)
