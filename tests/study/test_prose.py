from __future__ import annotations

from digsite.study.prose import as_html, sections

TEXT = """# The game

Before.

## Polish *and* more {#polish}

A **rule** [P-33].

- one
- two

## Without a name
"""


def test_a_text_has_its_sections_in_order() -> None:
    found = sections(TEXT)
    assert [(part.name, part.level, part.title) for part in found] == [
        ("", 1, "The game"),
        ("polish", 2, "Polish <em>and</em> more"),
        ("", 2, "Without a name"),
    ]
    assert found[1].html == "<p>A <strong>rule</strong> [P-33].</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n"


def test_html_in_a_text_is_shown_not_obeyed() -> None:
    assert as_html("<script>alert(1)</script>") == "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n"


def test_tables_are_tables() -> None:
    assert "<table>" in as_html("| a | b |\n|---|---|\n| 1 | 2 |\n")
