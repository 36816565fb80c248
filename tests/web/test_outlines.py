"""What an outline says: terracotta means "can be chosen", and nothing else; where the focus is, is said in ink."""

from __future__ import annotations

import re

from tests.web.test_messages import SOURCE

RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")


def test_the_focus_is_never_outlined_like_what_can_be_chosen() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {selector.strip()}"
        for ending in ("*.svelte", "*.css")
        for path in sorted(SOURCE.rglob(ending))
        for selector, body in RULE.findall(path.read_text(encoding="utf-8"))
        if "focus-visible" in selector and re.search(r"outline[^;]*terracotta", body)
    ]
    assert found == []
