"""English sentences for measured reasons, for the command line; clients translate the reasons themselves."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.study.findings import Reason

# For each kind of reason the words after the number, for one and for several
COUNTS = {
    "tiles": ("tile dug this round", "tiles dug this round"),
    "coins": ("coin left at the end of the round", "coins left at the end of the round"),
    "points_at_evaluation": ("point by the next evaluation", "points by the next evaluation"),
    "tiles_in_hand": ("tile kept for the next round", "tiles kept for the next round"),
    "points_after": ("point after the next evaluation", "points after the next evaluation"),
    "weeks": ("week spent", "weeks spent"),
    "others_moves": ("move of the others before the next own one", "moves of the others before the next own one"),
    "points_now": ("point at once", "points at once"),
    "knowledge": ("point of knowledge", "points of knowledge"),
    "exhibitions_in_reach": ("exhibition within reach at the next move", "exhibitions within reach at the next move"),
    "points_from_artefacts": ("point from artefacts to come", "points from artefacts to come"),
    "points_from_exhibitions": ("point from exhibitions to come", "points from exhibitions to come"),
    "points_from_congresses": ("point from congresses to come", "points from congresses to come"),
    "points_from_knowledge": ("point for most knowledge at the end", "points for most knowledge at the end"),
}
CHANCES = {
    "pushed_out": "that a collection is pushed out before the next evaluation",
    "goes_first": "to begin the next round",
}


def sentence(reasons: Sequence[Reason]) -> str:
    """All reasons in one sentence; empty if there are none."""
    favourable = [clause(reason) for reason in reasons if reason["favours"]]
    others = [clause(reason) for reason in reasons if not reason["favours"]]
    if not favourable and not others:
        return ""
    told = " and ".join(favourable) or "nothing more that could be measured"
    return f"It means {told}{', but ' + ' and '.join(others) if others else ''}."


def clause(reason: Reason) -> str:
    """One reason."""
    kind = reason["kind"]
    if kind in CHANCES:
        return f"a chance of {reason['value']:.0%} instead of {reason['other']:.0%} {CHANCES[kind]}"
    one, several = COUNTS[kind]
    value, other = number(reason["value"]), number(reason["other"])
    return f"{value} instead of {other} {one if other == '1' else several}"


def number(value: float) -> str:
    """A number as people say it."""
    return f"{value:.1f}".removesuffix(".0")
