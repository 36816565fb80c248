"""Journals: the record of a game as a text file (``.dig``) that people can read, and that replays to the same state.

``docs/reference/journal.md`` has the grammar. Reading a journal plays it: every action must be legal, every heading
and the result must be true, and the last line must fit all lines before it. Whatever is wrong is said with file, line
and reason.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from digsite.core import registry
from digsite.core.actions import UnknownAction, shortened
from digsite.core.draws import is_secret
from digsite.core.game import CHANCE, NOBODY, BadOptions, Game
from digsite.core.position import Position
from digsite.core.registry import UnknownGame
from digsite.core.rng import check_seed

FORMAT = "digsite journal 1"
LARGEST = 1_000_000  # bytes; the longest games take a fiftieth of that
MOST_LINES = 20_000  # the longest games take a twentieth of that
LONGEST_NAME = 40
HEADERS = ("game", "rules", "components", "players", "names", "options", "seed", "secret", "result")
NEEDED = ("game", "rules", "players", "result")
UNFINISHED = "unfinished"


class JournalError(ValueError):
    """A journal that cannot be read; the message names file, line and reason."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}:{line}: {reason}" if line else f"{name}: {reason}")
        self.name = name
        self.line = line
        self.reason = reason


class OtherComponents(JournalError):
    """A journal of a game that was played with other printed tables."""


@dataclass
class Journal:
    """The record of a game: how it was set up, and every action, chance's included."""

    game: str
    players: int
    options: dict[str, object] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    seed: int | None = None
    actions: list[int] = field(default_factory=list)
    secret: str | None = None  # of a server, in the place of a seed

    def __str__(self) -> str:
        return "\n".join(_lines(self)) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the journal as a ``.dig`` file."""
        Path(path).write_text(str(self), encoding="utf-8", newline="\n")

    def replay(self) -> Replay:
        """Play the game again from its start."""
        return Replay(self)


@dataclass
class Step:
    """One action of a replay and the states around it, as plain records."""

    ply: int
    action: int
    mover: int
    before: Any
    after: Any


class Replay(Position):
    """A game being played again, action by action."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(journal.game, journal.players, journal.options)
        self.journal = journal

    def steps(self) -> Iterator[Step]:
        """Every action of the journal with the states before and after it."""
        before = self.state
        for ply, action in enumerate(self.journal.actions):
            mover = self.mover
            self.play(action)
            after = self.state
            yield Step(ply, action, mover, before, after)
            before = after


# Writing


def _lines(journal: Journal) -> list[str]:
    replay = journal.replay()
    about, text = replay.rules.about, replay.rules.text
    body: list[str] = []
    heading, speaker = "", ""
    for step in replay.steps():
        if text.heading(step.before) != heading:
            heading, speaker = text.heading(step.before), ""
            body += ["", heading]
        notation = replay.rules.actions.actions[step.action].notation
        if speaker == _speaker(step.mover):
            body[-1] += f"; {notation}"
        else:
            speaker = _speaker(step.mover)
            body.append(f"  {speaker}: {notation}")
    head = [FORMAT, f"game: {journal.game}", f"rules: {about.rules_version}"]
    if replay.rules.about.components_id:
        head.append(f"components: {replay.rules.about.components_id}")
    head.append(f"players: {journal.players}")
    if journal.names:
        head.append(f"names: {' | '.join(journal.names)}")
    if options := _options_line(replay.rules, journal):
        head.append(f"options: {options}")
    if journal.seed is not None:
        head.append(f"seed: {journal.seed}")
    if journal.secret is not None:
        head.append(f"secret: {journal.secret}")
    head.append(f"result: {_result_line(replay)}")
    lines = [*head, *body, ""]
    return [*lines, _last_line(lines, len(journal.actions))]


def _speaker(mover: int) -> str:
    return "chance" if mover == CHANCE else f"P{mover + 1}"


def _options_line(game: Game, journal: Journal) -> str:
    stored = game.about.encode_options(journal.players, journal.options)
    chosen = zip(game.about.options, stored, strict=True)
    return ", ".join(f"{option.name} P{value}" if option.is_seat else option.name for option, value in chosen if value)


def _result_line(replay: Replay) -> str:
    if replay.mover != NOBODY:
        return UNFINISHED
    scores, places = replay.standing()
    winners = " ".join(f"P{seat + 1}" for seat, place in enumerate(places) if place == 1)
    return f"{' '.join(map(str, scores))}, won by {winners}"


def _last_line(lines: Sequence[str], actions: int) -> str:
    """The count of actions and a check over all lines before it, so that nothing is lost or changed unnoticed."""
    return f"end: {actions} actions, check {_digest(lines)}"


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(line.rstrip() for line in lines).strip().encode()).hexdigest()[:12]


# Reading


def read(path: str | Path) -> Journal:
    """Read a ``.dig`` file, or raise ``JournalError``."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise JournalError(name, 0, f"cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(content) > LARGEST:
        raise JournalError(name, 0, f"is larger than {LARGEST:,} bytes, which no game needs")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise JournalError(name, line, "is not a text file in UTF-8") from None
    return parse(text, name)


def check(text: str, name: str = "journal") -> None:
    """Raise ``JournalError`` if a text does not fit the check in its last line. Takes no time: nothing is played."""
    above, _, stated = text.replace("\r\n", "\n").rstrip().rpartition("\n")
    if not re.fullmatch("end: [0-9]+ actions, check " + _digest(above.split("\n")), stated):
        raise JournalError(name, 0, "is no whole journal of digsite, or was changed after it was saved")


def parse(text: str, name: str = "journal") -> Journal:
    """Read the text of a journal, or raise ``JournalError``."""
    if len(text) > LARGEST:
        raise JournalError(name, 0, f"is larger than {LARGEST:,} bytes, which no game needs")
    lines = text.replace("\r\n", "\n").split("\n")
    if len(lines) > MOST_LINES:
        raise JournalError(name, MOST_LINES + 1, f"has more than {MOST_LINES:,} lines, which no game needs")
    return _Reader(name, lines).journal()


class _Reader:
    """Reads a journal line by line and plays it on the way."""

    def __init__(self, name: str, lines: list[str]) -> None:
        self.name = name
        self.lines = lines
        self.at = 0  # the index of the line being read
        self._due = (-1, "")  # after how many actions which heading is due

    def error(self, reason: str, line: int | None = None) -> JournalError:
        return JournalError(self.name, self.at + 1 if line is None else line, reason)

    def journal(self) -> Journal:
        if self.lines[0].strip() != FORMAT:
            raise self.error(f"is not a digsite journal: the first line must be {FORMAT!r}")
        end = self._end_line()
        headers = self._headers()
        journal = self._set_up(headers)
        replay = self._play(journal, end)
        self._check_result(headers, replay)
        self._check_end(end, journal)
        return journal

    def _end_line(self) -> int:
        """The index of the last line that says something, which must be the end line."""
        last = max(index for index, line in enumerate(self.lines) if line.strip())
        if not self.lines[last].startswith("end:"):
            raise self.error("the file stops before its 'end:' line: a part of it is missing", last + 1)
        return last

    def _next_line(self) -> str:
        self.at += 1
        return self.lines[self.at].strip()

    def _headers(self) -> dict[str, tuple[int, str]]:
        headers: dict[str, tuple[int, str]] = {}
        while line := self._next_line():
            key, colon, value = line.partition(":")
            if not colon or key not in HEADERS:
                raise self.error(f"{shortened(line)!r} is not a header; there are {', '.join(HEADERS)}")
            if key in headers:
                raise self.error(f"a second {key!r} header")
            headers[key] = (self.at + 1, value.strip())
        for key in NEEDED:
            if key not in headers:
                raise self.error(f"the header {key!r} is missing")
        return headers

    def _set_up(self, headers: dict[str, tuple[int, str]]) -> Journal:
        line, name = headers["game"]
        try:
            game = registry.game(name)
        except UnknownGame as error:
            raise self.error(str(error), line) from None
        line, rules = headers["rules"]
        if rules != str(game.about.rules_version):
            raise self.error(
                f"was played by rules {shortened(rules)}, this version has {game.about.rules_version}", line
            )
        line, components = headers.get("components", (line, ""))
        if components != game.about.components_id:
            raise OtherComponents(self.name, line, game.about.other_components(shortened(components)))
        players = self._number(headers["players"], "players")
        seed = self._seed(headers["seed"]) if "seed" in headers else None
        names = self._names(headers, players)
        options = self._options(game, headers)
        try:
            game.about.encode_options(players, options)
        except BadOptions as error:
            raise self.error(str(error), headers.get("options", headers["players"])[0]) from None
        secret = self._secret(headers)
        return Journal(name, players, options, names, seed, secret=secret)

    def _number(self, header: tuple[int, str], key: str) -> int:
        line, text = header
        if not re.fullmatch(r"[0-9]{1,19}", text):
            raise self.error(f"{key} must be a number, not {shortened(text)!r}", line)
        return int(text)

    def _seed(self, header: tuple[int, str]) -> int:
        seed = self._number(header, "seed")
        try:
            check_seed(seed)
        except ValueError as error:
            raise self.error(str(error), header[0]) from None
        return seed

    def _secret(self, headers: dict[str, tuple[int, str]]) -> str | None:
        if "secret" not in headers:
            return None
        line, secret = headers["secret"]
        if not is_secret(secret):
            raise self.error(f"a secret is 64 hexadecimal digits, not {shortened(secret)!r}", line)
        if "seed" in headers:
            raise self.error("draws follow from a seed or from a secret, not from both", line)
        return secret

    def _names(self, headers: dict[str, tuple[int, str]], players: int) -> tuple[str, ...]:
        if "names" not in headers:
            return ()
        line, text = headers["names"]
        try:
            return check_names([name.strip() for name in text.split("|")], players)
        except BadOptions as error:
            raise self.error(str(error), line) from None

    def _options(self, game: Game, headers: dict[str, tuple[int, str]]) -> dict[str, object]:
        line, text = headers.get("options", (0, ""))
        known = {option.name: option for option in game.about.options}
        options: dict[str, object] = {}
        for part in (part.strip() for part in text.split(",") if part.strip()):
            name, _, value = part.partition(" ")
            option = known.get(name)
            if option is None or name in options or bool(value) != option.is_seat:
                raise self.error(f"{shortened(part)!r} is not an option; there are {', '.join(known)}", line)
            if option.is_seat and not re.fullmatch(r"P[1-9]", value):
                raise self.error(f"{name} needs a seat such as P1, not {shortened(value)!r}", line)
            options[name] = int(value[1]) - 1 if option.is_seat else True
        return options

    def _play(self, journal: Journal, end: int) -> Replay:
        replay = journal.replay()
        heading = ""
        while self.at + 1 < end:
            line = self._next_line()
            if not line or line.startswith("#"):
                continue
            who, colon, actions = line.partition(":")
            if not colon:
                heading = line
                self._check_heading(heading, replay)
                continue
            for notation in actions.split(";"):
                self._check_heading(heading, replay)
                self._play_one(journal, replay, who.strip(), notation.strip())
        return replay

    def _check_heading(self, heading: str, replay: Replay) -> None:
        if replay.mover == NOBODY:
            return
        if self._due[0] != len(replay.actions):  # finding it takes longer than reading many lines
            self._due = (len(replay.actions), replay.rules.text.heading(replay.state))
        if heading != self._due[1]:
            raise self.error(f"the heading here must be {self._due[1]!r}, not {shortened(heading)!r}")

    def _play_one(self, journal: Journal, replay: Replay, who: str, notation: str) -> None:
        try:
            action = replay.rules.actions.find(notation).number
        except UnknownAction as error:
            raise self.error(str(error)) from None
        if replay.mover == NOBODY:
            raise self.error(f"{notation!r} comes after the end of the game")
        if who != _speaker(replay.mover):
            raise self.error(f"{_speaker(replay.mover)} is to move here, not {shortened(who)!r}")
        if not replay.is_legal(action):
            refusal = replay.rules.show.refusal(replay.state, action)
            raise self.error(f"{notation!r} is not legal here: {replay.rules.text.reason(refusal)}")
        replay.play(action)
        journal.actions.append(action)

    def _check_result(self, headers: dict[str, tuple[int, str]], replay: Replay) -> None:
        line, stated = headers["result"]
        if stated != _result_line(replay):
            raise self.error(f"the result is {_result_line(replay)!r}, not {shortened(stated)!r}", line)

    def _check_end(self, end: int, journal: Journal) -> None:
        due = _last_line(self.lines[:end], len(journal.actions))
        stated = self.lines[end].strip()
        if stated != due:
            lost = stated.split(",")[0] != due.split(",")[0]
            reason = (
                f"the game has {len(journal.actions)} actions" if lost else "the file was changed after it was saved"
            )
            raise self.error(f"{reason}: {shortened(stated)!r} does not match the lines above", end + 1)


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The names of the players, if there is a proper one for each."""
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise BadOptions("names is a list of texts, one for each player")
    if len(names) != players:
        raise BadOptions(f"{players} players need {players} names, not {len(names)}")
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable() or "|" in name or name != name.strip():
            raise BadOptions(
                f"{shortened(name)!r} cannot be a name: 1 to {LONGEST_NAME} printable characters without '|'"
            )
    return tuple(names)
