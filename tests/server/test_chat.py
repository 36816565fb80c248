from __future__ import annotations

import pytest

from tests.server.serving import TWO_ONLINE, Visitor, at


def test_those_who_sit_at_a_table_talk_and_everybody_may_read(ada: Visitor, bo: Visitor) -> None:
    table = ada.open(seats=TWO_ONLINE)
    bo.refused(at(table, "messages"), 403, "not-seated", {"text": "Hello?"})
    bo.join(table)
    first = ada.post(at(table, "messages"), {"text": "Welcome, Bo!"}, 201)
    second = bo.post(at(table, "messages"), {"text": "Thanks"}, 201)
    assert ada.get(at(table, "messages"))["messages"] == [first, second]
    assert ada.get(at(table, f"messages?after={first['id']}"))["messages"] == [second]
    assert (second["name"], second["text"]) == (bo.name, "Thanks")


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("one\x00two\x1b[31m", "one two [31m"),
        ("\u202eevil\u2066 text\u200b", "evil text"),
        ("  many   blanks \t here ", "many blanks here"),
        ("two\nlines\r\nor\u2028four", "two\nlines\nor\nfour"),
        ("é as two signs: e\u0301", "é as two signs: é"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),  # clients show text as text
    ],
)
def test_signs_that_cannot_be_seen_are_taken_out(ada: Visitor, said: str, read: str) -> None:
    table = ada.open(seats=TWO_ONLINE)
    assert ada.post(at(table, "messages"), {"text": said}, 201)["text"] == read


def test_nothing_is_no_message_and_too_much_is_too_much(ada: Visitor) -> None:
    table = ada.open(seats=TWO_ONLINE)
    for said in ("", "   ", "x" * 501):
        ada.refused(at(table, "messages"), 422, "wrong-request", {"text": said})
    ada.refused(at(table, "messages"), 409, "nothing-said", {"text": "\u200b\u202e"})
    assert ada.get(at(table, "messages"))["messages"] == []
