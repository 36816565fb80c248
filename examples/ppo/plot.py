"""The curves of train.py as a picture: python examples/ppo/plot.py docs/ppo.json docs/pictures/ppo.svg."""

import json
import sys
from pathlib import Path

import altair as alt
import polars as pl

GATES = {"uniform": 0.95, "level1": 0.7}


def chart(rows):
    """The share of victories over processor time: a panel for each game, a line for each seed and opponent."""
    curves = pl.DataFrame(rows).unpivot(
        on=list(GATES), index=["game", "seed", "seconds"], variable_name="against", value_name="won"
    )
    lines = (
        alt.Chart(curves)
        .mark_line(point=True)
        .encode(
            x=alt.X("seconds", title="seconds of processor time"),
            y=alt.Y("won", title="victories", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])),
            color=alt.Color("against", scale=alt.Scale(domain=list(GATES), range=["#1f5788", "#a6481f"])),
            detail="seed",
        )
    )
    gates = alt.Chart(pl.DataFrame({"against": list(GATES), "won": list(GATES.values())})).mark_rule(strokeDash=[4, 4])
    rules = gates.encode(y="won", color="against")
    panels = [
        alt.layer(lines.transform_filter(alt.datum.game == game), rules).properties(title=game.title(), width=320)
        for game in curves["game"].unique(maintain_order=True)
    ]
    return alt.hconcat(*panels)


if __name__ == "__main__":
    read, written = map(Path, sys.argv[1:])
    chart(json.loads(read.read_text())).save(written)
