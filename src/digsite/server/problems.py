"""Why the server refuses something, as data: a kind and its arguments. HTTP's part of it is in ``api/problems.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Argument = int | str

# Every kind of refusal, with a sentence for those who read English; clients say it in their own words.
KINDS = {
    # Requests
    "wrong-request": "{where}: {why}",
    "bad-since": "since is the number of a ply",
    "not-found": "there is no {what}",
    "wrong-method": "{method} is not for this; there is {allowed}",
    "too-large": "the body has more than {most:,} bytes",
    "head-too-large": "the address and the headers have more than {most:,} bytes",
    "too-many-requests": "too many requests; wait {seconds} seconds",
    "enough-today": "this server takes {most} of these a day; the next one in {minutes} minutes",
    "overloaded": "the server is overloaded; try again in {seconds} seconds",
    "other-origin": "requests from pages of other hosts are refused",
    "wrong-host": "this server does not answer to that name; its host can add it with --hosts",
    "database-full": "the server's disk is full; its host has to free some space",
    "database-read-only": "the server may not write to its database; its host has to allow it",
    "database-locked": "another program holds the server's database; try again in a moment",
    "no-database": "the server cannot reach its database; try again in a moment",
    "our-mistake": "something went wrong on the server; tell its host this number: {number}",
    # People
    "no-name": "take a name first: POST /api/me",
    "bad-token": "no bot has this token; make a new one with POST /api/bots",
    "wrong-password": "wrong name or password",
    "wrong-old-password": "the old password is missing or wrong",
    "banned": "the host of this server has closed this account",
    "name-taken": "the name {name!r} is taken; choose another, or log in if it is yours",
    "name-invisible": "the name has invisible letters; leave them out",
    "name-mixed": "the name mixes letters of several alphabets; use one",
    "name-unusual": "the name has the letter {text!r}, which is easily taken for another; choose a usual one",
    "name-too-long": "the name is longer than {most} letters; choose a shorter one",
    "name-kept": "only guests can change their name; yours is protected by its password",
    "no-password": "a bot has a token, not a password",
    "bots-of-bots": "a bot cannot have bots",
    "too-many-bots": "you can have {most} bots at most; remove one",
    # Opening a table
    "bad-options": "{why}",
    "bad-seats": "the game is for {players} players, not for {seats}",
    "seated-twice": "you can take only one seat; the others on this device are hot-seats",
    "hotseat-without-you": "people on this device need you at the table; take a seat ('me')",
    "hotseat-online": "people on one device play among themselves and with bots, not online",
    "by-hand-terms": "a game that is entered by hand has no clock and is not rated",
    "by-hand-online": "a game that is entered by hand has people on this device, and bots",
    "by-hand-bots": "someone on this device has to enter the draws; take a seat ('me')",
    "cannot-be-rated": "a rated table has at least two seats and no hot-seat",
    "too-many-tables": "you can have {most} unfinished tables at most; finish or leave one first",
    "too-many-copies": "this server keeps {most} imported or cloned games per person, and you have as many",
    "bad-journal": "{why}",
    "bad-position": "{why}",
    "no-such-part": "{game} comes without this part: {part}",
    "only-as-shipped": "lessons and puzzles need the printed tables of {game} as shipped; this server has others",
    # Before the game
    "already-begun": "this is possible only before the game begins; the table is {status}",
    "already-seated": "you already have a seat at this table",
    "seat-taken": "seat {seat} is not free",
    "table-full": "all seats are taken; you can watch",
    "seats-free": "{free} of {players} seats are free; wait, or let bots take them",
    "not-begun": "the game has not begun",
    # Playing
    "not-seated": "only players at this table can do this",
    "not-your-turn": "it is {player}'s turn",
    "not-playing": "this is possible only while the game is being played; the table is {status}",
    "another-ply": "ply {ply} is no longer current; it is ply {now} now",
    "illegal-action": "{why}",
    "lesson-step": "the lesson asks for {action!r} here; play freely after it ends",
    "not-by-hand": "draws are made by the server here; play one action at a time",
    "stood-in": "a bot is playing for you; take your seat back first",
    "not-away": "no bot is playing for you at this table",
    "time-left": "the clock has not run out",
    "busy": "this table is changing too fast; try again",
    "chat-full": "the chat of this table is full",
    "nothing-said": "this message is empty",
    # Taking back, and hints
    "seen-already": "nothing to take back: the last action has revealed something new",
    "nothing-entered": "nothing to take back: nothing has been entered",
    "rated": "in a rated game an action is taken back only if others agree, and no one else is here",
    "no-wish": "there is no request to answer",
    "not-asked": "your answer is not needed",
    "rated-hints": "there are no hints in a rated game",
    "not-your-hint": "hints are for the player to move",
    "hint-under-way": "one hint at a time; wait for the one you asked for",
    "no-agreement": "hints need the agreement of everyone at the table; ask for it first",
    # After the game
    "finished": "the game is over, so there is nothing to leave",
    "not-finished": "this is possible once the game is over",
    "still-played": "others are still playing; wait until the game is over, or ask them to allow hints",
    "rematch-exists": "someone else was faster",
    "no-such-ply": "the game has {plies} plies, not {ply}",
    "too-many-plies": "from ply {first} on there are frames up to {last} at once",
    "nothing-to-analyse": "no one has made a decision in this game yet",
    "too-many-analyses": "you can have {most} analyses under way at most; wait for one of them",
    "other-rules": "this game was played with other rules than this server has now",
    "other-components": (
        "this game was played with other printed tables than this server has now; its host has their file"
    ),
}


class Refused(Exception):
    """Something that cannot be done; ``beside`` holds what a client may need to go on, such as the rules' refusal."""

    def __init__(self, kind: str, beside: Mapping[str, Any] | None = None, /, **arguments: Argument) -> None:
        super().__init__(kind)
        self.kind = kind
        self.beside = dict(beside or {})
        self.arguments = arguments

    @property
    def detail(self) -> str:
        """Why, and what to do."""
        return KINDS[self.kind].format_map(self.arguments)

    def __str__(self) -> str:
        return self.detail
