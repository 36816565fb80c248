from __future__ import annotations

import pytest

from digsite.core.rule import is_rule, rule


def test_a_rule_stays_an_ordinary_function() -> None:
    def double(number: int) -> int:
        return 2 * number

    assert rule(double) is double
    assert is_rule(double)
    assert double(4) == 8


def test_a_rule_needs_annotations() -> None:
    with pytest.raises(TypeError, match="parameter number needs an annotation"):

        @rule
        def double(number):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            return 2 * number
