"""The checks: each is a function of a game or of a kind of table that raises ``Wrong`` where something is."""

from __future__ import annotations

import ast
import hashlib
import json
import math
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from digsite.bots.measures import measures
from digsite.core import engine, journal, registry
from digsite.core.engine import Engine
from digsite.core.features import Layout
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import TAKEN_NAMES, fields_of
from digsite.match import Match
from digsite.study.puzzles.themes import themes
from digsite.testing.fuzz import Fault, Fuzzer, broken_invariant, broken_step, fuzz, why_not
from digsite.testing.tables import Kind, Table, both_engines, kinds, quickest

Check = Callable[[], None]
GAMES_EACH = 3
TRIES = 100_000
PLAIN_TRIES = 1_000
EVERY = 3  # plies between two positions whose every action is looked at
TOLD_EVERY = 12  # plies between two in which every refusal is put into words
SAMPLES = 3_000
UNLIKELY = 6.0  # standard deviations; seeds are fixed, so this means a bug and not bad luck
NOT_WRITTEN = -777.0
SEAT = re.compile(r"\bseat (\d+)")  # in the name of an observed number
# What a rule file may import, of all there is; a new name here needs a reason
RULES_IMPORT = {"__future__", "enum", *(f"digsite.core.{name}" for name in ("bits", "game", "record", "rng", "rule"))}
RULES_IMPORT_OF_THEIR_GAME = {"actions", "chance", "components", "rules", "scoring", "state", "why"}
BOARD_ROLES = {"stage": "stage", "prompt": "prompt"}


class Wrong(Exception):
    """Something that a game must keep, and does not; the message says what."""


def expect(holds: object, otherwise: str) -> None:
    """Complain of what does not hold."""
    if not holds:
        raise Wrong(otherwise)


# 1. Of a game


def notations_and_numbers(game: str) -> None:
    """Every action is found by its number and by its notation."""
    actions = registry.game(game).actions
    for action in actions.actions:
        expect(actions.find(action.number) is action, f"{action.number} does not find {action.notation!r}")
        found = actions.find(f"  {action.notation.upper()}  ")
        expect(found is action, f"{action.notation!r} in capitals finds {found.notation!r}")


def imports(game: str) -> None:
    """A rule file knows pieces, state and other rules, and of digsite what rules are made of; nothing else."""
    module = registry.module_of(game)
    for path in rule_files(game):
        for name in imported(path):
            of = name.removeprefix(f"{module}.").partition(".")[0] if name.startswith(f"{module}.") else ""
            is_allowed = name in RULES_IMPORT or of in RULES_IMPORT_OF_THEIR_GAME
            expect(is_allowed, f"{path.name} imports {name}")


def rule_files(game: str) -> list[Path]:
    """The files with the rules of a game: those in ``rules``, and those of its scoring and its chance."""
    folder = registry.folder(game)
    single = [folder / f"{name}.py" for name in ("rules", "scoring", "chance", "state")]
    return [path for path in (*single, *sorted((folder / "rules").rglob("*.py"))) if path.exists()]


def imported(path: Path) -> list[str]:
    """The modules that a file imports, anywhere in it."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append("." * node.level + (node.module or ""))
    return found


def state_fields(game: str) -> None:
    """The fields of the state can be read in compiled code."""
    taken = sorted(TAKEN_NAMES & set(fields_of(registry.game(game).about.state)))
    expect(not taken, f"NumPy has these names for itself: {', '.join(taken)}")


def names_of_numbers(game: str) -> None:
    """Every number of an observation has a name of its own."""
    layout = registry.game(game).about.observation
    twice = [name for name, count in Counter(layout.names).items() if count > 1]
    expect(not twice, f"two numbers are named {twice[:1]}")
    expect("mover" in [group.name for group in layout.groups], "no group 'mover' tells whose decision it is")


def chance_weights(game: str) -> None:
    """Chance draws by its weights, at every kind of draw."""
    table = Table(kinds(game)[0], quickest(game))
    looked: Counter[int] = Counter()
    while table.mover != NOBODY:
        if table.mover == CHANCE:
            of = table.game.actions.kinds[table.legal()[0]]
            looked[of] += 1
            if looked[of] % 12 == 1:
                _draws_follow_weights(table)
        table.play(table.pick())


def _draws_follow_weights(table: Table) -> None:
    outcomes = table.legal()
    weights = [table.engine.weight(table.games, 0, outcome) for outcome in outcomes]
    drawn = Counter(int(table.engine.draw(table.games, 0, table.generators, 0)) for _ in range(SAMPLES))
    names = table.game.actions.actions
    for outcome in drawn:
        expect(outcome in outcomes, f"chance drew {names[outcome].notation!r}, which is not legal")
    for outcome, weight in zip(outcomes, weights, strict=True):
        share = weight / sum(weights)
        off = abs(drawn[outcome] - SAMPLES * share) / max(1.0, math.sqrt(SAMPLES * share * (1 - share)))
        told = (
            f"{names[outcome].notation!r} came {drawn[outcome]} times of {SAMPLES}, by its weight {SAMPLES * share:.0f}"
        )
        expect(off < UNLIKELY, told)


def plain_messages(game: str) -> None:
    """A game on the plain board has a message for all that is said there, in English at least."""
    known = registry.game(game)
    if known.show.board != "plain":
        return
    ids = message_ids(game)
    table = Table(kinds(game)[0], quickest(game))
    before = table.state
    wanted = {f"{game}-title"}
    for action in table.play_on():
        view, after = known.show.view(table.state, None), table.state
        for role in BOARD_ROLES:
            if view.get(role):
                wanted.add(f"{game}-{role}-{view[role]['kind']}")
        for section in view["sections"]:
            wanted.add(f"{game}-heading-{section['heading']['kind']}")
            wanted |= {f"{game}-line-{line['kind']}" for line in section["lines"]}
        wanted |= {f"{game}-event-{one['kind']}" for one in known.show.events(before, action, after)}
        offers = known.show.offers(after, table.legal())
        wanted |= {f"{game}-action-{one['kind']}" for offer in offers for one in offer["actions"]}
        before = after
    missing = sorted(wanted - ids)
    expect(not missing, f"locale/en.ftl lacks {', '.join(missing)}")


def words_of_parts(game: str) -> None:
    """What hints and puzzles name has a message: the kinds of measures, the themes of puzzles."""
    found = themes(game)
    wanted = {f"{game}-reason-{kind.kind}" for kind in measures(game).kinds}
    wanted |= {f"{game}-theme-{name}" for name in (found.names if found else ())}
    missing = sorted(wanted - message_ids(game))
    expect(not missing, f"locale/en.ftl lacks {', '.join(missing)}")


def message_ids(game: str, language: str = "en") -> set[str]:
    """The messages of a game in a language, as they stand in its file."""
    module = sys.modules[registry.game(game).about.state.__module__]
    path = Path(str(module.__file__)).parent / "locale" / f"{language}.ftl"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return set(re.findall(r"^(-?[a-z][\w-]*) *=", text, re.MULTILINE))


def languages(game: str) -> None:
    """Every language that a game has says the same messages."""
    english = message_ids(game)
    for language in ("de", "fr"):
        own = message_ids(game, language)
        odd = sorted(english ^ own) if own else []
        expect(not odd, f"in one of en and {language} only: {', '.join(odd[:5])}")


def bounds(game: str) -> None:
    """Compiled code reads and writes within its arrays."""
    if engine.in_plain_mode():
        return
    checked = subprocess.run(
        [sys.executable, "-m", "digsite.testing.bounds", game],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1", "DIGSITE_QUIET": "1"},  # compiling takes longest
        capture_output=True,
        text=True,
        check=False,
    )
    last = (checked.stderr.strip().splitlines() or [""])[-1]
    expect(checked.returncode == 0, f"with NUMBA_BOUNDSCHECK=1: {last}")
    usual = [f"{kind} {fingerprint(engine.compiled(game), kind)}" for kind in kinds(game)]
    expect(checked.stdout.splitlines() == usual, "games are played otherwise when indices are checked")


# 2. Of a kind of table


def legal_actions(kind: Kind) -> None:
    """There are legal actions until the end, each once."""
    table = Table(kind, quickest(kind.game))
    while table.mover != NOBODY:
        legal = table.legal()
        expect(legal, f"nothing is legal after {table.game.text.heading(table.state)}")
        expect(len(set(legal)) == len(legal), f"an action is listed twice among {legal}")
        table.play(table.pick())
    expect(table.legal() == [], "something is legal when the game is over")


def outcomes(kind: Kind) -> None:
    """Chance draws only legal outcomes, and every outcome has a weight."""
    table = Table(kind, quickest(kind.game))
    while table.mover != NOBODY:
        action = table.pick()
        if table.mover == CHANCE:
            expect(action in table.legal(), f"chance drew {table.game.actions.actions[action].notation!r}")
            for outcome in table.legal():
                weight = table.engine.weight(table.games, 0, outcome)
                expect(weight > 0, f"{table.game.actions.actions[outcome].notation!r} is offered with weight {weight}")
        table.play(action)


def copies(kind: Kind) -> None:
    """A copy of a game shares nothing with it."""
    for chosen in both_engines(kind.game):
        table = Table(kind, chosen)
        for _ in zip(range(10), table.play_on(), strict=False):
            pass
        chosen.copy(table.games, 1, 0)
        before = chosen.read(table.games, 1)
        expect(before == table.state, "a copy differs from the original")
        for _ in table.play_on():
            pass
        expect(chosen.read(table.games, 1) == before, "playing on changed the copy")


def replays(kind: Kind) -> None:
    """Replaying the actions of a game gives the same states."""
    first = Table(kind, quickest(kind.game))
    record = [(action, first.state) for action in first.play_on()]
    second = Table(kind, quickest(kind.game), seed=99)
    for ply, (action, state) in enumerate(record):
        second.play(action)
        expect(second.state == state, f"after action {ply + 1} a replayed game is another one")


def states(kind: Kind) -> None:
    """A state survives being read and written."""
    for chosen in both_engines(kind.game):
        table = Table(kind, chosen)
        for _ in table.play_on():
            chosen.write(table.games, 1, table.state)
            expect(chosen.read(table.games, 1) == table.state, "a state that was written is read as another one")


def journals(kind: Kind) -> None:
    """A game that is saved and loaded again is the same game."""
    table = Match(kind.game, kind.players, seed=7, **kind.options)  # type: ignore[arg-type]
    while not table.over:
        table.play(table.legal[-1] if len(table.journal.actions) % 3 else table.legal[0])
    again = journal.parse(str(table.journal)).replay()
    for action in table.journal.actions:
        again.play(action)
    expect(again.state == table.state, "a journal replays to another state")


def views(kind: Kind) -> None:
    """Views, offers, events and the course are made of JSON, and nobody sees more than their vantage."""
    table = Table(kind, quickest(kind.game))
    show, before, history = table.game.show, table.state, list[Any]()
    for action in table.play_on():
        after = table.state
        for viewer in range(kind.players):
            seen = show.view(after, viewer)
            _is_json(seen, "a view")
            expect(seen == show.view(after, show.vantage(after, viewer)), "a viewer's vantage sees another table")
        history += show.events(before, action, after)
        _is_json(show.offers(after, table.legal()), "offers")
        before = after
    _is_json(history, "events")
    _is_json(show.course(kind.players, history), "the course")
    _is_json(show.tables(), "the printed tables")


def _is_json(shown: Any, what: str) -> None:
    try:
        json.dumps(shown)
    except (TypeError, ValueError) as error:
        raise Wrong(f"{what} cannot be made JSON: {error}") from None


def words(kind: Kind) -> None:
    """There are words for every state, and sentences end with a full stop."""
    table = Table(kind, quickest(kind.game))
    text, before = table.game.text, table.state
    for action in table.play_on():
        after = table.state
        for sentence in text.sentences(before, action, after):
            expect(sentence.endswith("."), f"{sentence!r} has no full stop")
        expect(text.table(after), "a table is drawn as nothing")
        heading = text.heading(after)
        expect(heading and ":" not in heading, f"{heading!r} is no heading: it needs words, and no colon")
        before = after
    expect(text.result(before), "a result is told in no words")


def ends(kind: Kind) -> None:
    """At the end somebody has won, with the most points."""
    table = Table(kind, quickest(kind.game))
    for _ in table.play_on():
        pass
    scores, places = table.engine.scores_and_places(table.games, 0, kind.players)
    expect(1 in places, f"nobody is first: {places}")
    expect(scores[places.index(1)] == max(scores), f"the first has not the most points: {scores}")


def refusals(kind: Kind) -> None:
    """Exactly the actions that are not legal have a reason against them, which can be said."""
    table = Table(kind, quickest(kind.game))
    show, text, named = table.game.show, table.game.text, table.game.actions.actions
    for ply, _ in enumerate(table.play_on()):
        if ply % EVERY:
            continue
        legal, s = set(table.legal()), table.state
        for action in range(table.game.actions.size):
            notation = named[action].notation
            if action in legal:
                expect(show.why_not(s, action) == 0, f"{notation!r} is legal, but there is a reason against it")
                continue
            expect(show.why_not(s, action) != 0, f"{notation!r} is not legal, but nothing is against it")
            if ply % TOLD_EVERY:
                continue
            refusal = show.refusal(s, action)
            _is_json(refusal, "a refusal")
            told = text.reason(refusal)
            expect(told and not told.endswith("."), f"{told!r} is no rest of a sentence")


def observations(kind: Kind) -> None:
    """What players observe lies between 0 and 1, is written whole, and tells whose turn it is; all see the same."""
    table = Table(kind, quickest(kind.game))
    layout = table.game.about.observation
    first, out = layout.first("mover"), table.engine.floats(layout.size)
    pairs = [shared_numbers(layout, player, kind.players) for player in range(kind.players)]
    for _ in table.play_on():
        seen_first: Sequence[float] = ()
        for player in range(kind.players):
            out[:] = [NOT_WRITTEN] * layout.size
            table.engine.observe(table.games, 0, player, out)
            numbers = table.engine.listed(out, layout.size)
            if not all(0 <= number <= 1 for number in numbers):  # which of them it is matters only then
                for name, number in zip(layout.names, numbers, strict=True):
                    expect(number != NOT_WRITTEN, f"{name!r} is not written")
                    expect(0 <= number <= 1, f"{name!r} is {number}")
            turn = [float(table.mover == (player + seat) % kind.players) for seat in range(kind.players)]
            expect(numbers[first : first + kind.players] == turn, "the group 'mover' does not tell whose turn it is")
            seen_first = seen_first or numbers
            if any(numbers[here] != seen_first[there] for here, there in pairs[player]):
                for here, there in pairs[player]:
                    told = f"{layout.names[here]!r} from seat {player} is not {layout.names[there]!r} from seat 0"
                    expect(numbers[here] == seen_first[there], told)


def shared_numbers(layout: Layout, player: int, players: int) -> list[tuple[int, int]]:
    """Where a player sees what seat 0 sees elsewhere: numbers that name a seat turn with the observer, others stay.

    What groups say of the observer, or where something is hidden, each observer sees in another way.
    """
    pairs = []
    for group in layout.groups:
        start = layout.first(group.name)
        if "observer" in group.about or "hidden" in group.about:
            continue
        place_of = {label: start + place for place, label in enumerate(group.labels)}
        for label, place in place_of.items():
            named = SEAT.search(label)
            if named is None:
                pairs.append((place, place))
            elif (seat := int(named[1])) < players:
                turned = f"{label[: named.start(1)]}{(seat + player) % players}{label[named.end(1) :]}"
                pairs.append((place, place_of[turned]))
    return pairs


def invariants(kind: Kind) -> None:
    """Illegal actions change nothing, and legal ones break none of the game's invariants."""
    where = f"{registry.module_of(kind.game)}.invariants"
    if find_spec(where) is None:
        return
    own = import_module(where)
    chosen = engine.best(kind.game)
    bindings = {
        why_not: chosen.game.show.why_not,
        broken_invariant: own.broken_invariant,
        broken_step: own.broken_step,
    }
    [run] = chosen.bind(f"{kind.game}.testing.fuzz", [fuzz], bindings)
    options = chosen.game.about.encode_options(kind.players, kind.options)
    fuzzer = Fuzzer(chosen, run, chosen.game.about.state, kind.players, options, chosen.game.actions.size)
    found = fuzzer.go_on(0, TRIES if chosen.is_compiled else PLAIN_TRIES)
    action = chosen.game.actions.actions[found.action].notation
    expect(found.fault == Fault.NONE, f"{found.fault.name} by {action!r}, {own.Broken(found.broken).name}")


def modes(kind: Kind) -> None:
    """Compiled and plain games are identical."""
    if not engine.in_plain_mode():
        alike = fingerprint(engine.compiled(kind.game), kind) == fingerprint(engine.plain(kind.game), kind)
        expect(alike, "a number beyond int64, an index out of bounds, or a parameter annotated with the wrong type?")


def fingerprint(chosen: Engine, kind: Kind) -> str:
    """A hash of every action and every state of a few games."""
    digest = hashlib.sha256()
    for stream in range(GAMES_EACH):
        table = Table(kind, chosen, seed=7, stream=stream)
        for action in table.play_on():
            digest.update(f"{action} {table.state!r}\n".encode())
    return digest.hexdigest()


CHECKS_OF_A_GAME: tuple[Callable[[str], None], ...] = (
    imports,
    notations_and_numbers,
    state_fields,
    names_of_numbers,
    chance_weights,
    plain_messages,
    words_of_parts,
    languages,
    bounds,
)
CHECKS_OF_A_TABLE: tuple[Callable[[Kind], None], ...] = (
    legal_actions,
    outcomes,
    copies,
    replays,
    states,
    journals,
    views,
    words,
    ends,
    refusals,
    observations,
    invariants,
    modes,
)
