"""Every game is drawn as a picture, at every moment and with everybody at the table."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from digsite.testing.tables import Kind, Table, quickest
from tests.contract.kinds import KINDS

TEXT = "{http://www.w3.org/2000/svg}text"


def texts(drawn: str) -> list[str]:
    """What is written in a picture; an error if it is no XML."""
    return [text.text or "" for text in ElementTree.fromstring(drawn).iter(TEXT)]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_table_can_be_drawn_at_every_moment(kind: Kind) -> None:
    table = Table(kind, quickest(kind.game))
    show = table.game.show
    for ply, _ in enumerate(table.play_on()):
        if ply % 15 == 0:
            written = texts(show.picture(show.view(table.state, 0)))
            assert kind.game.title() in written
            assert {f"P{seat + 1}" for seat in range(kind.players)} <= set(written)
            assert kind.game.title() in str(ElementTree.fromstring(show.thumbnail(show.view(table.state, 0)))[0].text)
    assert any("the game is over" in text for text in texts(show.picture(show.view(table.state, None))))


SMALLEST = 11  # the size of a text in a small picture, which is drawn at half its size


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_small_picture_has_hardly_a_word(kind: Kind) -> None:
    table = Table(kind, quickest(kind.game))
    show = table.game.show
    for ply, _ in enumerate(table.play_on()):
        if ply % 15 == 0:
            drawn = ElementTree.fromstring(show.thumbnail(show.view(table.state, 0)))
            for text in drawn.iter(TEXT):
                assert float(text.get("font-size", "0")) >= SMALLEST
                assert "…" not in (text.text or "")
                assert not (text.text or "").startswith("P")
