"""Random tables, played over HTTP by two people on two devices or on one, with the engine as the oracle.

The oracle is a position that is told only the numbers of the actions. Whatever the server shows, offers, refuses and
takes back must be what the engine says of that position. Chance's secrets are Hypothesis's choice as well: it needs
a table to be the same when it is played again.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any, ClassVar

import orjson
import pytest
from hypothesis import HealthCheck, Phase, assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from digsite import CHANCE, NOBODY, IllegalAction
from digsite.core import registry
from digsite.core.journal import Journal
from digsite.core.position import Position
from digsite.match import draws_follow
from digsite.server.tables import dice
from tests.server.serving import TWO_ONLINE, Serving, Visitor, at, offered
from tests.soak import IS_SOAK

# Without shrinking, which would take minutes over HTTP
PLAYED = settings(
    max_examples=150 if IS_SOAK else 12,
    stateful_step_count=30 if IS_SOAK else 20,
    deadline=None,
    derandomize=not IS_SOAK,
    phases=[Phase.generate],
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow],
)
ANY = st.integers(0, 2**16)
CLOCKS = [{"kind": kind, "seconds": 86_400} for kind in ("none", "per_move", "bank")]
EVERY_OPTION = {option.name for name in registry.names() for option in registry.game(name).about.options}


def options_of(game: str, players: int, flags: list[bool], seat: int) -> dict[str, Any]:
    """The options that are on, as far as they go with a number of players."""
    known = zip(registry.game(game).about.options, flags, strict=False)
    return {
        option.name: seat if option.is_seat else True for option, is_on in known if is_on and players in option.seats
    }


def as_sent(view: Any) -> Any:
    """A view as it comes out of JSON."""
    return orjson.loads(orjson.dumps(view, option=orjson.OPT_NON_STR_KEYS))


class RandomTable(RuleBasedStateMachine):
    """One table at a time, and what the engine knows of it."""

    server: ClassVar[Serving]
    people: ClassVar[list[Visitor]]
    seed: ClassVar[int]  # of the tables that are opened
    done: ClassVar[Counter[str]]  # how often what was tried

    # Setting up

    @initialize(
        game=st.sampled_from(["pergamon", "thebes"]),
        players=st.integers(2, 4),
        flags=st.integers(0, 63).map(lambda bits: [bool(bits >> place & 1) for place in range(6)]),
        clock=st.sampled_from(CLOCKS),
        is_online=st.booleans(),
        seed=ANY,
    )
    def open(
        self, game: str, players: int, flags: list[bool], clock: dict[str, Any], is_online: bool, seed: int
    ) -> None:
        type(self).seed = seed
        players = len(TWO_ONLINE) if is_online else players
        self.options = options_of(game, players, flags, seed % players)
        more = {"options": self.options, "clock": clock, "is_private": flags[-1]}
        self.done.update([*self.options, f"clock: {clock['kind']}", *["private"] * flags[-1]])
        ada, bo = self.people
        if is_online:
            is_rated = flags[-2]
            self.done["rated"] += is_rated
            table = ada.open(game, TWO_ONLINE, **more, is_rated=is_rated)
            bo.join(table)
            table = bo.start(table)
            self.owners = [ada, bo]
        else:
            seats = [{"kind": "me"}, *[{"kind": "hotseat"}] * (players - 1)]
            table = ada.open(game, seats, **more)
            self.owners = [ada] * players
        self.begin(table, 0)

    def begin(self, table: Any, origin: int) -> None:
        self.id, self.origin = table["id"], origin
        self.oracle = Position(table["game"], table["players"], self.options)
        self.follow(table)

    def follow(self, table: Any) -> None:
        """Let the oracle play what has happened; a decision is followed by all draws that are due."""
        for played in table["happened"][len(self.oracle.actions) - (table["ply"] - len(table["happened"])) :]:
            assert played["ply"] == len(self.oracle.actions)
            assert played["mover"] == self.oracle.mover
            self.oracle.play(played["action"])
        assert self.oracle.mover != CHANCE

    # What the server knows

    @property
    def ply(self) -> int:
        return len(self.oracle.actions)

    @property
    def mover(self) -> Visitor:
        return self.owners[self.oracle.mover]

    def refused(self, visitor: Visitor, action: int | str, ply: int, status: int, kind: str) -> str:
        body = {"action": action, "ply": ply}
        self.done[f"refused: {kind}"] += 1
        return str(visitor.refused(at(self.id, "actions"), status, kind, body)["detail"])

    def is_playing(self) -> bool:
        return self.oracle.mover != NOBODY

    # What people do

    @precondition(is_playing)
    @rule(choice=ANY, count=st.integers(1, 12), by_notation=st.booleans())
    def act(self, choice: int, count: int, by_notation: bool) -> None:
        for step in range(count):
            if not self.is_playing():
                return
            action = self.oracle.legal[(choice + 7 * step) % len(self.oracle.legal)]
            chosen = action.notation if by_notation else action.number
            body = {"action": chosen, "ply": self.ply}
            self.follow(self.mover.post(at(self.id, "actions"), body))
            self.done["played"] += 1

    @precondition(is_playing)
    @rule(choice=ANY, is_wanted=st.sampled_from([True, *[False] * 5]))
    def play_to_the_end(self, choice: int, is_wanted: bool) -> None:
        """Now and then: it takes a hundred requests."""
        while is_wanted and self.is_playing():
            self.act(choice, 12, False)

    @precondition(is_playing)
    @rule(number=ANY, by_notation=st.booleans())
    def act_illegally(self, number: int, by_notation: bool) -> None:
        known = self.oracle.rules.actions.actions
        action = known[number % len(known)]
        assume(not self.oracle.is_legal(action.number))
        chosen = action.notation if by_notation else action.number
        with pytest.raises(IllegalAction) as error:
            self.oracle.play(chosen)
        assert self.refused(self.mover, chosen, self.ply, 409, "illegal-action") == str(error.value)

    @precondition(is_playing)
    @rule(text=st.one_of(st.text(max_size=80), st.integers()))
    def act_nonsensically(self, text: str | int) -> None:
        with pytest.raises(IllegalAction) as error:
            self.oracle.play(text)
        assert self.refused(self.mover, text, self.ply, 409, "illegal-action") == str(error.value)

    @precondition(is_playing)
    @rule(ply=st.integers(0, 500))
    def answer_another_ply(self, ply: int) -> None:
        assume(ply != self.ply)
        detail = self.refused(self.mover, self.oracle.legal_numbers()[0], ply, 409, "another-ply")
        assert detail.endswith(f"it is ply {self.ply} now")

    @precondition(is_playing)
    @rule()
    def act_out_of_turn(self) -> None:
        for visitor in {*self.people} - {self.mover}:
            kind = "not-your-turn" if visitor in self.owners else "not-seated"
            self.refused(visitor, self.oracle.legal_numbers()[0], self.ply, 403, kind)

    @rule(visitor=st.integers(0, 1))
    def take_back_what_cannot_be(self, visitor: int) -> None:
        asking = self.people[visitor]
        if not self.is_playing():
            asking.refused(at(self.id, "takeback"), 409, "not-playing")
        elif asking not in self.owners:
            asking.refused(at(self.id, "takeback"), 403, "not-seated")
        elif self.last_decision(asking) is None:
            asking.refused(at(self.id, "takeback"), 409, "seen-already")
            self.done["refused to take back"] += 1

    @precondition(is_playing)
    @rule(choice=ANY, agrees=st.booleans())
    def decide_and_take_back(self, choice: int, agrees: bool) -> None:
        """A decision that nothing is drawn for can be taken back, if the other agrees."""
        while not (quiet := self.quiet_numbers()):
            self.act(choice, 1, False)
            if not self.is_playing():
                return
        asking, ply, view = self.mover, self.ply, self.oracle.view()
        body = {"action": quiet[choice % len(quiet)], "ply": ply}
        self.follow(asking.post(at(self.id, "actions"), body))
        assert self.last_decision(asking) == ply
        table = asking.post(at(self.id, "takeback"))
        for other in {*self.owners} - {asking}:
            assert table["takeback"]["ply"] == ply
            table = other.post(at(self.id, "takeback/answer"), {"agree": agrees})
        if agrees or len({*self.owners}) == 1:
            self.oracle = self.position_at(ply)
            assert self.oracle.view() == view
            self.done["taken back"] += 1
        assert table["ply"] == self.ply

    def quiet_numbers(self) -> list[int]:
        """The legal actions after which nothing is drawn."""
        found = []
        for number in self.oracle.legal_numbers():
            after = self.oracle.copy()
            after.play(number)
            if after.mover not in (CHANCE, NOBODY):
                found.append(number)
        return found

    def last_decision(self, visitor: Visitor) -> int | None:
        """One's last decision, if neither chance nor another has acted since."""
        ply = self.ply - 1
        if ply < self.origin:
            return None
        mover = self.position_at(ply).mover
        return ply if mover != CHANCE and self.owners[mover] is visitor else None

    def position_at(self, ply: int) -> Position:
        position = Position(self.oracle.game, self.oracle.players, self.options)
        for action in self.oracle.actions[:ply]:
            position.play(action)
        return position

    @precondition(is_playing)
    @rule()
    def leave(self) -> None:
        """One of two gets up: the other plays on, and the oracle follows the bot; a rated game could not be cloned."""
        ada, bo = self.people
        assume(bo in self.owners and not ada.table(self.id)["is_rated"])
        assert bo.post(at(self.id, "leave"), {"level": 1})["you"] == []
        self.follow(ada.my_turn({"id": self.id, "mover": None, "you": []}) and ada.table(self.id, since=self.ply))
        self.done["left"] += 1
        self.clone(self.ply)

    @rule(where=ANY)
    def clone(self, where: int) -> None:
        """Go on from a ply, all on one device; not while others play."""
        ada, bo = self.people
        ply = where % (self.ply + 1)
        if bo in self.owners and self.is_playing() and not self.has_left(bo):
            kind = "not-finished" if ada.table(self.id)["is_rated"] else "still-played"
            ada.refused(at(self.id, "clone"), 409, kind, {"ply": ply})
            return
        before = self.oracle.actions[:ply]
        table = ada.post(at(self.id, "clone"), {"ply": ply}, 201)
        self.owners = [ada] * self.oracle.players
        self.begin(table, ply)
        assert self.oracle.actions[:ply] == before
        self.done["cloned"] += 1

    def has_left(self, visitor: Visitor) -> bool:
        return not visitor.table(self.id)["you"]

    @rule(where=ANY)
    def look_at_a_ply(self, where: int) -> None:
        ply = where % (self.ply + 1)
        position = self.position_at(ply)
        shown = self.people[1].get(at(self.id, f"plies/{ply}"))
        assert shown["mover"] == position.mover
        viewer = self.owners.index(self.people[1]) if self.people[1] in self.owners else None
        assert shown["view"] == as_sent(position.view(viewer))

    # What must hold

    @invariant()
    def everybody_sees_what_the_engine_shows(self) -> None:
        if not hasattr(self, "oracle"):
            return
        for visitor in self.people:
            table = visitor.table(self.id)
            mine = [seat for seat, owner in enumerate(self.owners) if owner is visitor]
            is_to_move = self.oracle.mover in mine
            assert table["you"] == mine
            assert table["ply"] == self.ply
            assert table["mover"] == (self.oracle.mover if self.is_playing() else None)
            viewer = self.oracle.mover if is_to_move else mine[0] if mine else None
            assert table["view"] == as_sent(self.oracle.view(viewer))
            assert sorted(offered(table)) == (sorted(self.oracle.legal_numbers()) if is_to_move else [])
            assert (table["status"] == "finished") == self.oracle.over
            assert (table["secret"] is not None) == self.oracle.over
            if self.oracle.over:
                assert tuple(seat["score"] for seat in table["seats"]) == self.oracle.scores
                self.done["played to the end"] += 1
                assert tuple(seat["place"] for seat in table["seats"]) == self.oracle.places

    def teardown(self) -> None:
        """All draws were those of the secret, whatever was taken back."""
        if not hasattr(self, "oracle") or self.origin or self.people[0].table(self.id)["origin"]:
            return
        played, secret = self.oracle, self.server.app.state.tables._tables[self.id].record.secret
        assert draws_follow(Journal(played.game, played.players, self.options, (), None, played.actions, secret))


def test_random_tables_are_as_the_engine_says(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    class Here(RandomTable):
        pass

    monkeypatch.setattr(dice, "new_secret", lambda: hashlib.sha256(str(Here.seed).encode()).hexdigest())

    Here.server = server
    Here.people = [server.guest(), server.guest()]
    Here.done = Counter()
    run_state_machine_as_test(Here, settings=PLAYED)
    assert Here.done["played"]
    if IS_SOAK:  # a dozen tables need not have everything; which they have changes with any number in our sources
        check_that_everything_was_tried(Here.done)


def check_that_everything_was_tried(done: Counter[str]) -> None:
    deeds = ("played", "taken back", "refused to take back", "left", "cloned", "played to the end")
    flags = (*EVERY_OPTION, "private", "rated", *(f"clock: {clock['kind']}" for clock in CLOCKS))
    refusals = [f"refused: {kind}" for kind in ("illegal-action", "another-ply", "not-your-turn")]
    assert [one for one in (*deeds, *flags, *refusals) if not done[one]] == []
