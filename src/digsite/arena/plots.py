"""Plots of a tournament, as one page (HTML that needs no network) or one picture (SVG).

They need the packages of the extra ``study``.
"""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from digsite.arena.output_files import check_folder, need
from digsite.arena.results import Standing, Summary, labels

if TYPE_CHECKING:
    import altair as alt

ENDINGS = (".html", ".svg")
WIDTH = 460
ROW = 26  # the height of a row with one bot
SHORT_LABEL = 18  # where names stand among points
MOST_BINS = 36  # of scores
# Okabe and Ito's colours, which people with any kind of colour vision can tell apart.
COLOURS = ["#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#000000", "#999999"]
INK = "#333333"
SCORE_PARTS = {"least": 0.05, "low": 0.25, "middle": 0.5, "high": 0.75, "most": 0.95}


def check_path(option: str, path: str) -> None:
    """Complain before the first game of a picture that could not be drawn after the last."""
    if not path.endswith(ENDINGS):
        raise ValueError(f"{option}: a plot's name ends with {' or '.join(ENDINGS)}, not like {path!r}")
    check_folder(option, path)
    for package in ("altair", "vl_convert"):
        need(package, option)


def save(found: Summary, path: str | Path) -> None:
    """Draw the plots into a file, HTML or SVG by its ending."""
    inline: dict[str, Any] = (
        {"inline": True} if str(path).endswith(".html") else {}
    )  # a page that works without a network
    report(found).save(str(path), **inline)


def report(found: Summary) -> Any:
    """All plots, one below the other."""
    import altair as alt

    plan = found.plan
    title = f"{plan.game.capitalize()}, {plan.players} players: {found.games:,} games, seed {plan.seed}"
    parts = [ratings_plot(found), scores_plot(found), seats_plot(found), thinking_plot(found)]
    return (
        alt.vconcat(*parts, spacing=34)
        .resolve_scale(color="independent")
        .properties(title=alt.TitleParams(title, fontSize=17, anchor="start", offset=14), padding=18)
        .configure_view(stroke=None)
        .configure_axis(labelColor=INK, titleColor=INK, gridColor="#e6e6e6", labelLimit=240, labelFontSize=11)
        .configure_title(color=INK, fontSize=13, anchor="start", frame="group", subtitleColor="#666666")
        .configure_legend(labelLimit=240, titleColor=INK, labelColor=INK)
    )


# The plots


def ratings_plot(found: Summary) -> Any:
    """Every bot's rating with its interval, the strongest at the top."""
    import altair as alt

    names = labels(found)
    rows = [
        {"bot": names[one.bot], "rating": one.rating.mu, "low": one.rating.interval[0], "high": one.rating.interval[1]}
        for one in by_rating(found)
    ]
    base = _chart(rows).encode(y=_bots(found, by_rating(found)), color=_colour(found))
    scale = alt.Scale(zero=False, nice=True)
    return _titled(
        alt.layer(
            base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title="rating", scale=scale), x2="high:Q"),
            base.mark_point(filled=True, size=70, opacity=1).encode(
                x="rating:Q", tooltip=["bot:N", _number("rating"), _number("low"), _number("high")]
            ),
        ),
        "Ratings",
        "openskill, Plackett-Luce; lines are 95 % intervals",
        ROW * len(rows),
    )


def scores_plot(found: Summary) -> Any:
    """How every bot's scores are distributed."""
    import altair as alt

    order, names = by_rating(found), labels(found)
    boxes = [
        {"bot": names[one.bot], "mean": one.scores.mean}
        | {name: one.scores.quantile(p) for name, p in SCORE_PARTS.items()}
        for one in order
        if one.scores.games
    ]
    y = _bots(found, order)
    scores = [score for one in order for score in one.scores.counts] or [0]
    ends = alt.Scale(domain=[min(scores) - 0.5, max(scores) + 0.5], nice=False)
    shades = (
        _chart(score_bins(found))
        .mark_rect()
        .encode(
            x=alt.X("score:Q", title="score at the end", scale=ends),
            x2="end:Q",
            y=y,
            color=_colour(found),
            opacity=alt.Opacity("share:Q", scale=alt.Scale(domain=[0, 1], range=[0.05, 0.9]), legend=None),
        )
    )
    base = _chart(boxes).encode(y=y)
    figures = [_number(name) for name in (*SCORE_PARTS, "mean")]
    return _titled(
        alt.layer(
            shades,
            base.mark_rule(color=INK, strokeWidth=1).encode(x="least:Q", x2="most:Q"),
            base.mark_bar(color=INK, height=5).encode(x="low:Q", x2="high:Q"),
            base.mark_point(filled=True, color="white", stroke=INK, size=45, opacity=1).encode(
                x="middle:Q", tooltip=["bot:N", *figures]
            ),
        ),
        "Scores",
        "the darker, the more frequent; point: median, bar: middle half, line: middle 90 %",
        ROW * len(order),
    )


def score_bins(found: Summary) -> list[dict[str, Any]]:
    """How often every bot had a score in each bin, as a share of its fullest bin."""
    scores = [score for one in found.standings for score in one.scores.counts] or [0]
    width = 1 + (max(scores) - min(scores)) // MOST_BINS
    names, rows = labels(found), []
    for one in found.standings:
        bins: Counter[int] = Counter()
        for score, count in one.scores.counts.items():
            bins[(score - min(scores)) // width] += count
        for at, count in sorted(bins.items()):
            start = min(scores) + at * width - 0.5
            end, share = min(start + width, max(scores) + 0.5), count / max(bins.values())
            rows.append({"bot": names[one.bot], "score": start, "end": end, "share": share})
    return rows


def seats_plot(found: Summary) -> Any:
    """How often every bot wins on each seat, and how often the seat wins whoever sits there."""
    import altair as alt

    names = labels(found)
    rows = [
        {
            "seat": f"P{seat + 1}",
            "bot": names[one.bot],
            "rate": rate.rate,
            "low": rate.interval[0],
            "high": rate.interval[1],
        }
        for one in by_rating(found)
        for seat, rate in enumerate(one.by_seat)
        if rate.of
    ]
    seats = [{"seat": f"P{seat + 1}", "rate": rate.rate} for seat, rate in enumerate(found.seats)]
    axis = alt.Axis(format="%")
    base = _chart(rows).encode(
        x=alt.X("seat:N", title="seat", axis=alt.Axis(labelAngle=0)),
        xOffset=alt.XOffset("bot:N", sort=list(_colours(found)), scale=alt.Scale(paddingOuter=0.4)),
        color=_colour(found, alt.Legend(orient="bottom", title=None, columns=3, symbolOpacity=1)),
    )
    domain = alt.Scale(domain=[0, 1])
    every = _chart(seats).encode(x="seat:N", y="rate:Q")
    fair = _chart([{"rate": 1 / found.plan.players}])
    return _titled(
        alt.layer(
            fair.mark_rule(strokeDash=[4, 4], color="#888888").encode(y="rate:Q"),
            base.mark_rule(strokeWidth=2).encode(
                y=alt.Y("low:Q", title="games won", axis=axis, scale=domain), y2="high:Q"
            ),
            base.mark_point(filled=True, size=60, opacity=1).encode(
                y="rate:Q", tooltip=["bot:N", "seat:N", *(_number(name, ".1%") for name in ("rate", "low", "high"))]
            ),
            every.mark_tick(color=INK, thickness=2, width=WIDTH / found.plan.players * 0.7),
        ),
        "Games won by seat",
        "lines are 95 % intervals; dark bar: the seat, whoever sits there; dashed: a fair share",
        210,
    )


def thinking_plot(found: Summary) -> Any:
    """Strength against thinking time."""
    import altair as alt

    long, short, colours = labels(found), labels(found, SHORT_LABEL), _colours(found)
    rows = [
        {
            "bot": short[one.bot],
            "time": one.clock.mean,
            "rating": one.rating.mu,
            "low": one.rating.interval[0],
            "high": one.rating.interval[1],
            "place": index % 2,
            "colour": colours[long[one.bot]],
        }
        for index, one in enumerate(sorted(found.standings, key=lambda one: one.clock.mean))
        if one.clock.count
    ]
    base = _chart(rows).encode(
        x=_time_axis([one.clock.mean for one in found.standings if one.clock.count]),
        color=alt.Color("colour:N", scale=None),
    )
    names = base.mark_text(fontSize=11).encode(color=alt.value(INK), text="bot:N")
    return _titled(
        alt.layer(
            base.mark_rule(strokeWidth=2).encode(
                y=alt.Y("low:Q", title="rating", scale=alt.Scale(zero=False, nice=True, padding=20)), y2="high:Q"
            ),
            base.mark_point(filled=True, size=70, opacity=1).encode(
                y="rating:Q", tooltip=["bot:N", _number("time", ".3s"), _number("rating")]
            ),
            # In turn above and below, so that neighbours do not write over each other.
            names.transform_filter("datum.place == 0").encode(y="high:Q", yOffset=alt.value(-9)),
            names.transform_filter("datum.place == 1").encode(y="low:Q", yOffset=alt.value(9)),
        ),
        "Strength against thinking time",
        "up is stronger, left is quicker; lines are 95 % intervals",
        250,
    )


# Parts


def by_rating(found: Summary) -> list[Standing]:
    """The bots in the order of their ratings."""
    return sorted(found.standings, key=lambda one: -one.rating.mu)


def _titled(chart: Any, title: str, subtitle: str, height: int) -> Any:
    import altair as alt

    return chart.properties(title=alt.TitleParams(title, subtitle=subtitle), width=WIDTH, height=height)


def _chart(rows: list[dict[str, Any]]) -> Any:
    """An empty chart of these rows."""
    import altair as alt

    return alt.Chart(alt.InlineData(values=rows))


def _bots(found: Summary, order: list[Standing]) -> alt.Y:
    import altair as alt

    return alt.Y("bot:N", sort=[labels(found)[one.bot] for one in order], title=None)


def _colours(found: Summary) -> dict[str, str]:
    """The colour of each bot."""
    names = labels(found)
    return {names[one.bot]: COLOURS[index % len(COLOURS)] for index, one in enumerate(by_rating(found))}


def _colour(found: Summary, legend: alt.Legend | None = None) -> alt.Color:
    import altair as alt

    colours = _colours(found)
    return alt.Color("bot:N", scale=alt.Scale(domain=list(colours), range=list(colours.values())), legend=legend)


def _number(name: str, form: str = ".1f") -> Any:
    import altair as alt

    return alt.Tooltip(f"{name}:Q", format=form)


def _time_axis(times: list[float]) -> alt.X:
    """Seconds on a logarithmic axis, with room for names at both ends."""
    import altair as alt

    low, high = (math.log10(min(times)), math.log10(max(times))) if times else (-3.0, 0.0)
    margin = 0.16 * max(high - low, 1.0)
    steps = (1, 2, 5) if high - low < 2 else (1,)
    marks = [step * 10.0**power for power in range(-7, 5) for step in steps]
    return alt.X(
        "time:Q",
        title="mean time for a decision, logarithmic",
        scale=alt.Scale(type="log", domain=[10 ** (low - margin), 10 ** (high + margin)], nice=False),
        axis=alt.Axis(values=marks, labelExpr="format(datum.value, '~s') + 's'"),
    )
