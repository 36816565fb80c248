"""Examples of the rules as they are sent, for the description of the API: short, since a page is long."""

from __future__ import annotations

from typing import Any

PLACES = {
    "pieces": {"tile": "collections"},
    "actions": {"exhibit": "exhibit"},
    "events": {"push": "interest"},
    "messages": {"pergamon-about-tile": "collections"},
}
RULES: dict[str, Any] = {
    "RulePlaces": PLACES,
    "Rules": {
        "game": "pergamon",
        "language": "en",
        "title": "Pergamon: the rules",
        "sections": [
            {
                "name": "polish",
                "level": 3,
                "title": "Polishing",
                "blocks": [
                    {"html": "<p>Each coin adds 1 to the value.</p>"},
                    {
                        "caption": "A row in the making",
                        "picture": {
                            "board": "plain",
                            "game": "pergamon",
                            "name": "pergamon-row",
                            "part": "desk",
                            "names": ["Ada", "Bo"],
                            "seat": 1,
                            "ply": 71,
                            "view": {
                                "game": "pergamon",
                                "players": 2,
                                "mover": 1,
                                "scores": [3, 5],
                                "stage": None,
                                "prompt": {"kind": "turn", "arguments": {"player": 1}},
                                "sections": [],
                            },
                            "offers": [],
                            "chosen": None,
                            "opens": None,
                            "before": None,
                            "happened": [],
                        },
                    },
                ],
            }
        ],
        "rulings": [
            {
                "name": "rulings-silence",
                "title": "Where the texts are silent",
                "html": "",
                "rulings": [
                    {
                        "id": "P-33",
                        "name": "p-33",
                        "question": "May tiles be turned round?",
                        "ruling": "No; left stays left.",
                        "reason": "Numbers are printed upright.",
                    }
                ],
            }
        ],
        "index": [{"term": "polish", "places": ["polish"]}],
        "sheet": {
            "title": "Pergamon at a real table",
            "html": "<p>Print them.</p>",
            "lines": ["Exhibiting"],
            "cards": [{"name": "card-turn", "title": "Your turn", "html": "<p>Dig, exhibit, store.</p>"}],
        },
        "places": PLACES,
        "are_as_shipped": True,
    },
}
