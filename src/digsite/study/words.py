"""English sentences for measured reasons, for the command line; clients translate the reasons themselves."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.bots.measures import measures
from digsite.study.findings import Reason


def sentence(game: str, reasons: Sequence[Reason]) -> str:
    """All reasons in one sentence; empty if there are none."""
    favourable = [clause(game, reason) for reason in reasons if reason["favours"]]
    others = [clause(game, reason) for reason in reasons if not reason["favours"]]
    if not favourable and not others:
        return ""
    told = " and ".join(favourable) or "no measurable advantage"
    return f"It means {told}{', but ' + ' and '.join(others) if others else ''}."


def clause(game: str, reason: Reason) -> str:
    """One reason."""
    [kind] = [one for one in measures(game).kinds if one.kind == reason["kind"]]
    if reason["is_chance"]:
        return f"a chance of {reason['value']:.0%} instead of {reason['other']:.0%} {kind.one}"
    value, other = number(reason["value"]), number(reason["other"])
    return f"{value} instead of {other} {kind.one if other == '1' else kind.several}"


def number(value: float) -> str:
    """A number as people say it."""
    return f"{value:.1f}".removesuffix(".0")
