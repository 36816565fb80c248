"""Entering a game by hand: what a person types while a game goes on at a real table, found among the legal actions.

Actions are separated by semicolons or line breaks, and may be shortened as long as they say which one is meant:
``5; 17; 40`` are three finds of Pergamon, ``greece 2 par`` is a card of Thebes. A part of a journal can be pasted: its
headings are skipped, and ``P1:`` or ``chance:`` at the beginning of a line is checked.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from digsite.core.actions import Action, IllegalAction, shortened
from digsite.core.game import CHANCE, NOBODY
from digsite.core.position import Position
from digsite.core.refusal import Refusal, no_rule

SPEAKER = re.compile(r"^(chance|P[1-9])\s*:", re.IGNORECASE)
MOST_NAMED = 4  # actions named in an error


class EntryError(ValueError):
    """Something typed that is no legal action; the message says which part and why, ``refusal`` as data."""

    def __init__(self, message: str, entry: int, refusal: Refusal) -> None:
        super().__init__(message)
        self.entry = entry  # counted from 1
        self.refusal = refusal


def parse_entry(position: Position, text: str, seats: Collection[int] | None = None) -> list[int]:
    """Read a text as actions, play them on the position and return their numbers, or raise ``EntryError``.

    With ``seats`` only these seats' actions and chance's can be entered.
    """
    found: list[int] = []
    for count, (speaker, part) in enumerate(_parts(position, text), 1):
        try:
            _check_mover(position, speaker, seats)
            found.append(match_action(position, part).number)
            position.play(found[-1])
        except IllegalAction as error:
            where = f"entry {count}: " if count > 1 or ";" in text else ""
            raise EntryError(f"{where}{error}", count, error.refusal) from None
    return found


def _parts(position: Position, text: str) -> Iterator[tuple[str, str]]:
    """Every action that was typed, with whom it is said to be of; headings of a journal are no actions."""
    for line in map(str.strip, text.splitlines()):
        if not line or line.startswith("#") or line == position.rules.text.heading(position.state):
            continue
        said = SPEAKER.match(line)
        speaker = said.group(1) if said else ""
        for part in line[said.end() if said else 0 :].split(";"):
            if part.strip():
                yield speaker, part.strip()


def _check_mover(position: Position, speaker: str, seats: Collection[int] | None) -> None:
    """Whoever is said to act must be the mover, and one of those whose actions are entered."""
    mover = "chance" if position.mover == CHANCE else f"P{position.mover + 1}"
    if speaker and position.mover != NOBODY and speaker.casefold() != mover.casefold():
        raise IllegalAction(f"{mover} is to move, not {speaker}", _another_mover(position.mover, speaker))
    if seats is not None and position.mover >= 0 and position.mover not in seats:
        refusal = no_rule("not-your-turn", player=position.mover)
        raise IllegalAction(f"{mover} is to move, and decides without you", refusal)


def _another_mover(mover: int, speaker: str) -> Refusal:
    if mover == CHANCE:
        return no_rule("draw-due", named=speaker)
    return no_rule("another-mover", player=mover, named=speaker)


# One action


def match_action(position: Position, typed: str) -> Action:
    """Find the legal action that a notation, or the beginnings of its words, means, or raise ``IllegalAction``."""
    legal = position.legal
    fitting = [action for action in legal if action.notation.casefold() == typed.casefold()]
    fitting = fitting or [action for action in legal if fits(typed, action.notation)]
    if not fitting:
        number = position.rules.actions.find(_complete(position, typed)).number
        raise position.illegal(number, shortened(typed))
    shortest = min(fitting, key=lambda action: len(action.notation))
    if not all(action.notation.startswith(shortest.notation) for action in fitting):
        refusal = no_rule("unclear-action", action=shortened(typed), count=len(fitting))
        raise IllegalAction(f"{shortened(typed)!r} may be {_named(fitting)}", refusal)
    return shortest


def fits(typed: str, notation: str) -> bool:
    """Whether all that was typed begins words of a notation, in their order; numbers are typed whole."""
    words = iter(notation.casefold().split())
    return all(any(_begins(part, word) for word in words) for part in typed.casefold().split())


def _begins(part: str, word: str) -> bool:
    return word == part if part.isdigit() else word.startswith(part)


def _complete(position: Position, typed: str) -> str:
    """An action that fits what was typed, best of a kind that is due, to say why it is not legal; else the text."""
    space = position.rules.actions
    due = {space.kinds[action.number] for action in position.legal}
    fitting = [action for action in space.actions if fits(typed, action.notation)]
    fitting.sort(key=lambda action: (space.kinds[action.number] not in due, len(action.notation)))
    return fitting[0].notation if fitting else typed


def _named(actions: Sequence[Action]) -> str:
    names = [repr(action.notation) for action in actions[:MOST_NAMED]]
    more = len(actions) - MOST_NAMED
    return f"{', '.join(names)} and {more} more" if more > 0 else f"{', '.join(names[:-1])} or {names[-1]}"
