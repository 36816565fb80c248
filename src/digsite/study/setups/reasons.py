"""Why a position cannot be, as data: a kind and its arguments, with a sentence for those who read English.

Clients have a message of their own for each kind: ``position-wrong-<kind>``, or the game's ``<game>-position-<kind>``.
"""

from __future__ import annotations

from collections.abc import Sequence

Argument = int | str

REASONS = {
    # The text
    "too-long": "has more than {most:,} letters, which no position needs",
    "too-many-dots": "has more than {most} dots",
    "too-many-brackets": "has too many brackets",
    "number-too-long": "has a number that is too long",
    "not-text": "is no text in UTF-8",
    "not-toml": "is no TOML: {why}",
    # Any fact
    "missing": "is missing",
    "unknown-fact": "says nothing here; known are {known}",
    "not-a-number": "is a number from {least} to {most}, not {found}",
    "not-a-text": "is a text, not {found}",
    "not-a-list": "is a list, not {found}",
    "not-a-table": "is a table of facts, not {found}",
    "unknown-word": "{found} is none of {words}",
    "too-many": "has room for {most}, not {count}",
    # Any game
    "wrong-players": "{game} is for {least} to {most} players, not {count}",
    "impossible": "this cannot be: {invariant} does not hold",
    "no-files": "there are no position files for {game}",
    "nobody-decides": "nobody decides here; a position is a moment in which somebody does",
    # Pergamon
    "unknown-tile": "{found} is no tile; tiles are 1 to {most}, or such as 'vase jug 4'",
    "several-tiles": "there are several tiles {found}; name one of {numbers}",
    "tile-elsewhere": "tile {tile} lies somewhere else already",
    "halves-differ": "a {left} on the right of tile {tile} meets a {right}",
    "unknown-funds-card": "{found} is no bag, no chest and no value from 1 to {most}",
    "cards-face-down": "lie face down while figures are placed: 'bag' or 'chest' each",
    "cards-face-up": "lie face up during the turns: two values",
    "cards-spent": "before round {round} {due} cards have been used",
    "copies-spent": "there are only {copies} cards with {value} coins",
    "too-many-coins": "the cards have brought {brought}, but {held} are on the table",
    "raider": "stands on the track with 1 or {most} players, and only then",
    "order": "names each of the {players} players once, the first player first",
    "row-too-early": "is pieced together while the table waits for 'exhibit'",
    "no-space": "during the turns every player has a research space",
    "nothing-to-decide": "P{player} has nothing to decide there",
    # Thebes
    "out-of-time": "is before the start or after the end of the game",
    "unknown-card": "{found} is no card; cards are named such as 'greece 2 rome'",
    "cards-used-up": "there are not so many cards {card}",
    "exhibition-used-up": "there are not so many cards {card} or lies in a later stack",
    "tokens-used-up": "there are not so many tokens {found}",
    "first-artefact": "the first artefact of {area} (1) is neither there nor on a desk",
    "not-a-researcher": "holds up to {most} researcher cards",
    "not-an-exhibition": "is a place for exhibitions",
    "not-upcoming": "up to {most} cards lie open, with the option next_cards",
    "stack-used-up": "so many cards are face up that stack {stack} is used up",
}


class PositionError(ValueError):
    """A position that cannot be: where in it, and why."""

    def __init__(self, kind: str, path: Sequence[str] = (), /, **arguments: Argument) -> None:
        super().__init__(kind)
        self.kind = kind
        self.path = tuple(path)  # as in ``("player 2", "finds")``; empty where the whole is meant
        self.arguments = arguments
        self.file = ""  # that it was read from

    def __str__(self) -> str:
        why = REASONS[self.kind].format_map(self.arguments)
        return ": ".join(part for part in (self.file, ", ".join(self.path), why) if part)
