from __future__ import annotations

import contextlib
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite import Match
from digsite.core import journal
from digsite.core.game import BadOptions
from digsite.core.journal import LARGEST, MOST_LINES, Journal, JournalError, check_names
from digsite.core.rng import LARGEST_SEED
from tests.test_match import play_on

GOLDEN = Path(__file__).parent.parent / "golden"


@cache
def finished() -> str:
    match = Match("pergamon", 3, seed=7, names=("Ada", "Bo", "Cy"), variant_order=True, first_player=1)
    return str(play_on(match).journal)


def changed(old: str, new: str) -> str:
    assert old in finished()
    return finished().replace(old, new, 1)


def test_a_journal_reads_back_as_it_was_written() -> None:
    record = journal.parse(finished())
    assert str(record) == finished()
    assert record.options == {"variant_order": True, "first_player": 1}
    assert record.names == ("Ada", "Bo", "Cy")
    assert record.seed == 7


def test_a_journal_is_grouped_by_round_and_phase() -> None:
    lines = finished().splitlines()
    assert lines[0] == "digsite journal 1"
    assert "options: variant_order, first_player P2" in lines
    assert [line for line in lines if line.startswith("round 3")] == [
        "round 3, finds",
        "round 3, funds",
        "round 3, turns",
    ]
    assert any(line.startswith("  P2: place ") for line in lines)


SECRET = "00112233445566778899aabbccddeeff" * 2


def test_a_game_of_a_server_has_its_secret_in_the_place_of_a_seed() -> None:
    match = Match("pergamon", 2, seed=7)
    text = str(Journal("pergamon", 2, actions=match.actions, secret=SECRET))
    assert f"\nsecret: {SECRET}\n" in text
    assert "seed" not in text
    assert journal.parse(text).secret == SECRET
    assert str(journal.parse(text)) == text


def test_the_largest_seed_can_be_read_back() -> None:
    text = str(Match("pergamon", 2, seed=LARGEST_SEED).journal)
    assert journal.parse(text).seed == LARGEST_SEED


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.dig"
    path.write_bytes(b"\xef\xbb\xbf" + finished().replace("\n", "\r\n").encode())
    assert str(journal.read(path)) == finished()


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "is not a digsite journal"),
        ("\n\n", 1, "is not a digsite journal"),
        ("digsite journal 2\n", 1, "is not a digsite journal"),
        ("digsite journal 1\n", 1, "stops before its 'end:' line"),
        ("digsite journal 1\ngame: petra\nrules: 1\nplayers: 2\nresult: x\n\nend: 0\n", 2, "there is no game 'petra'"),
        ("digsite journal 1\ngame: pergamon\n\nend: 0\n", 3, "the header 'rules' is missing"),
        ("digsite journal 1\ngame: pergamon\ngame: pergamon\n\nend: 0\n", 3, "a second 'game' header"),
        ("digsite journal 1\nweather: fine\n\nend: 0\n", 2, "is not a header"),
    ],
)
def test_what_is_no_journal_is_refused_with_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(JournalError, match=reason) as caught:
        journal.parse(text, "game.dig")
    assert caught.value.line == line
    assert str(caught.value).startswith(f"game.dig:{line}: ")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("rules: 1", "rules: 2", "was played by rules 2, this version has 1"),
        ("players: 3", "players: three", "players must be a number"),
        ("players: 3", "players: 9", "3 names|9 names|1 to 4 players"),
        ("names: Ada | Bo | Cy", "names: Ada | Bo", "3 players need 3 names, not 2"),
        ("options: variant_order", "options: variant_odor", "'variant_odor' is not an option"),
        ("first_player P2", "first_player P9", "first_player is a seat"),
        ("first_player P2", "first_player two", "first_player needs a seat such as P1"),
        ("seed: 7", "seed: seven", "seed must be a number"),
        ("seed: 7", "secret: 7-salt", "a secret is 64 hexadecimal digits, not '7-salt'"),
        ("seed: 7", f"seed: 7\nsecret: {SECRET}", "draws follow from a seed or from a secret, not from both"),
        ("seed: 7", "seed: 9223372036854775808", "a seed is a whole number from 0 to 9223372036854775807"),
        ("won by", "lost by", "the result is"),
        ("round 2, funds", "round 2, finds", "the heading here must be 'round 2, funds'"),
        ("round 2, funds", "# no heading", "the heading here must be 'round 2, funds'"),
        ("  P2: place", "  P3: place", "P2 is to move here, not 'P3'"),
        ("draw bag", "draw sack", "there is no action 'draw sack'"),
        ("chance: find", "chance: place 3; find", "is not legal here"),
        ("Ada", "Eve", "the file was changed after it was saved"),
    ],
)
def test_a_changed_journal_is_refused_with_a_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(JournalError, match=reason) as caught:
        journal.parse(changed(old, new))
    assert caught.value.line > 0
    assert "\n" not in str(caught.value)


def test_the_check_is_compared_without_playing_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    text = finished()
    monkeypatch.setattr(journal, "Replay", None)
    for path in GOLDEN.glob("*.dig"):
        journal.check(path.read_text(encoding="utf-8"))
    journal.check(text.replace("\n", "\r\n") + "\n\n")
    for bad in (changed("Ada", "Eve"), text[:-20], "", "no journal", "end: 0 actions, check 0123456789ab"):
        with pytest.raises(JournalError, match="is no whole journal of digsite, or was changed"):
            journal.check(bad)


def test_every_truncated_journal_is_refused() -> None:
    lines = finished().splitlines()
    for count in range(len(lines)):
        with pytest.raises(JournalError):
            journal.parse("\n".join(lines[:count]))


def test_a_journal_without_one_of_its_lines_is_refused() -> None:
    lines = finished().splitlines()
    for missing in range(len(lines)):
        if lines[missing]:
            with pytest.raises(JournalError):
                journal.parse("\n".join(lines[:missing] + lines[missing + 1 :]))


def test_actions_after_the_end_of_the_game_are_refused() -> None:
    with pytest.raises(JournalError, match="comes after the end of the game"):
        journal.parse(changed("\nend:", "  P1: finish\n\nend:"))


def test_a_count_that_does_not_fit_is_told() -> None:
    with pytest.raises(JournalError, match=r"the game has \d+ actions"):
        journal.parse(changed("end: 2", "end: 9"))


def test_a_huge_file_is_refused_without_reading_all_of_it(tmp_path: Path) -> None:
    path = tmp_path / "huge.dig"
    with path.open("wb") as file:
        file.truncate(50 * LARGEST)
    with pytest.raises(JournalError, match="is larger than 1,000,000 bytes"):
        journal.read(path)
    with pytest.raises(JournalError, match="is larger than"):
        journal.parse("x" * (LARGEST + 1))


def test_more_lines_than_any_game_has_are_refused() -> None:
    text = changed("\nend:", "#\n" * MOST_LINES + "\nend:")
    with pytest.raises(JournalError, match=f":{MOST_LINES + 1}: has more than 20,000 lines"):
        journal.parse(text)


def test_a_heading_that_is_repeated_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("pergamon", 2, seed=1)
    text = str(match.journal)
    words = match.rules.text
    found, heading = words.heading, words.heading(match.state)
    repeated = text.replace(f"\n{heading}\n", f"\n{heading}\n" * 9_000, 1)
    assert len(repeated.splitlines()) > 9_000
    asked: list[object] = []

    def noted(state: object) -> str:
        asked.append(state)
        return found(state)

    monkeypatch.setattr(words, "heading", noted)
    with pytest.raises(JournalError, match="the file was changed"):
        journal.parse(repeated)
    assert len(asked) <= 2 * (len(match.actions) + 1)


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.dig"
    path.write_bytes(b"digsite journal 1\n\xff\xfe")
    with pytest.raises(JournalError, match=r"picture\.dig:2: is not a text file in UTF-8"):
        journal.read(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.dig", tmp_path):
        with pytest.raises(JournalError, match="cannot be read"):
            journal.read(path)


@given(st.text(max_size=400))
def test_garbage_is_refused_but_never_crashes(text: str) -> None:
    with pytest.raises(JournalError):
        journal.parse(text)


@given(st.binary(max_size=400))
def test_garbage_bytes_are_refused_but_never_crash(content: bytes) -> None:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return
    with pytest.raises(JournalError):
        journal.parse("digsite journal 1\n" + text)


@given(st.data())
def test_a_journal_with_garbage_in_it_is_refused_but_never_crashes(data: st.DataObject) -> None:
    lines = finished().splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    if data.draw(st.booleans()):
        line = data.draw(st.sampled_from(lines))
    else:
        line = data.draw(st.text(st.characters(exclude_characters="\r\n"), max_size=60))
    damaged = "\n".join([*lines[:at], line, *lines[at + 1 :]])
    with contextlib.suppress(JournalError):
        assert str(journal.parse(damaged)) == finished()  # only blanks and comments may differ


@pytest.mark.parametrize("name", ["", " Ada", "a|b", "a\nb", "x" * 41, "\x1b[31m"])
def test_names_that_would_break_a_journal_are_refused(name: str) -> None:
    with pytest.raises(BadOptions, match="cannot be a name"):
        check_names([name, "Bo"], 2)
