"""Pergamon's first game: five rounds, up to the first evaluation and its prize."""

from __future__ import annotations

from digsite.games.pergamon.actions import EXHIBIT, POLISHES
from digsite.study.lessons.lesson import Chapter, Lesson, Step

OPENING = "find 9; find 13; find 21; find 26; find 55; draw bag; draw bag"
ROUND_2 = "find 25; find 27; find 29; find 34; find 57; draw bag; draw chest"
ROUND_3 = "find 31; find 35; find 36; find 40; find 54; draw chest; draw bag"
ROUND_4 = "find 14; find 30; find 32; find 38; find 43; draw chest; draw chest"
ROUND_5 = "find 3; find 19; find 28; find 41; find 53; draw bag; draw chest"
ROUND_6 = "find 1; find 24; find 33; find 42; find 56; draw bag; draw bag"

CHAPTERS = (
    Chapter(
        "money",
        (
            Step("welcome", "idea"),
            Step("finds", "finds", pieces=tuple(f"gallery:{gallery}" for gallery in range(1, 6))),
            Step("cards", "funds", pieces=("card:1", "card:2")),
            Step("bid", "funds", "place 7", "place 3; reveal 3; reveal 4; dig I; store", ("space:7",)),
        ),
    ),
    Chapter(
        "digging",
        (
            Step("granted", "funds", pieces=("figure:0", "figure:1", "figure:raider")),
            Step("raider", "raider", pieces=("figure:raider", "gallery:2")),
            Step("dig", "dig", "dig III", pieces=("gallery:3",)),
            Step("store", "store", "store", ROUND_2),
            Step("deeper", "dig", pieces=("gallery:4",)),
            Step("bid-deep", "funds", "place 10", "place 8; reveal 4; reveal 8; dig II; store", ("space:10",)),
            Step("dig-deep", "dig", "dig IV", pieces=("gallery:4",)),
        ),
    ),
    Chapter(
        "collection",
        (
            Step("halves", "collections", pieces=("tile:21", "tile:26", "tile:34")),
            Step("join", "collections", "join 21; join 26; join 34"),
            Step("exhibit", "exhibit", "exhibit +0", ROUND_3),
            Step("exhibited", "exhibit", pieces=("marker:0:1", "museum:5")),
        ),
    ),
    Chapter(
        "patience",
        (
            Step(
                "bid-top",
                "funds",
                "place 11",
                "place 8; reveal 8; reveal 3; dig I; join 27; join 31; join 25; join 9; exhibit +0",
                ("space:11", "gallery:5"),
            ),
            Step("pushed", "interest", pieces=("marker:0:1", "marker:1:1")),
            Step("dig-five", "dig", "dig V", pieces=("gallery:5",)),
            Step("wait", "store", "store", ROUND_4),
            Step("bid-low", "funds", "place 6", "place 8; reveal 5; reveal 6", ("space:6", "tile:30")),
            Step("dig-early", "dig", "dig II", pieces=("gallery:2",)),
            Step("fee", "store", "store", f"dig III; store; {ROUND_5}; place 8"),
        ),
    ),
    Chapter(
        "long-row",
        (
            Step("bid-last", "evaluation", "place 9", "reveal 3; reveal 8; dig II; store", ("space:9",)),
            Step("dig-mask", "dig", "dig I", pieces=("tile:14",)),
            Step("row", "collections", "join 57; join 54; join 55; join 30; join 14"),
            Step("polish", "polish", "exhibit +3", turning=range(EXHIBIT, EXHIBIT + POLISHES)),
            Step("push", "interest", pieces=("marker:0:2", "marker:0:1", "marker:1:1")),
            Step("end-of-round", "store", "store", ROUND_6),
        ),
    ),
    Chapter(
        "museum",
        (
            Step("evaluation", "evaluation", pieces=("museum:21", "museum:3", "museum:8")),
            Step("prize", "prizes", pieces=("tile:55", "tile:30")),
            Step("fall", "evaluation", pieces=("marker:0:2", "marker:1:1")),
            Step("end", "end"),
        ),
    ),
)

LESSON = Lesson("pergamon", OPENING, CHAPTERS)
