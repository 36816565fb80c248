"""Examples of hints and analyses, for the description of the API."""

from __future__ import annotations

from typing import Any

_REASON = {"kind": "tiles", "is_chance": False, "value": 5.4, "other": 3.1, "error": 0.05, "favours": True}
_BEST = {"action": 80, "notation": "place 5", "win_chance": 0.56, "score": 34.1}
_CHOSEN = {"action": 83, "notation": "place 8", "win_chance": 0.47, "score": 31.9}
_PARTS = {"change": 0.5, "own": -0.09, "others": 0.21, "luck": 0.35, "unclear": 0.03}

_AGAINST = {**_REASON, "value": 3.1, "other": 5.4, "favours": False}
_HINT = {
    "player": 0,
    "suggestions": [
        {**_BEST, "error": 0.011, "visits": 9100, "reasons": [_REASON]},
        {**_CHOSEN, "error": 0.012, "visits": 8700, "reasons": [_AGAINST]},
    ],
}

EXAMPLES: dict[str, Any] = {
    "Hint": _HINT,
    "HintAt": {"ply": 12, **_HINT},
    "Analysis": {
        "status": "done",
        "plies": 290,
        "is_newest": True,
        "before": 0,
        "done": 96,
        "total": 96,
        "reason": None,
        "result": {
            "game": "pergamon",
            "names": ["Ada", "Alexander Conze"],
            "depth": 8000,
            "seed": 0,
            "is_over": True,
            "final_scores": [41, 36],
            "values": [{"ply": 12, "wins": [0.5, 0.5], "scores": [33.0, 33.4]}],
            "decisions": [
                {
                    "ply": 12,
                    "player": 0,
                    "chosen": {**_CHOSEN, "line": [83, 94]},
                    "best": {**_BEST, "line": [80, 94]},
                    "given_away": 0.09,
                    "error": 0.016,
                    "points_given_away": 2.2,
                    "cost": 0.09,
                    "stakes": 0.14,
                    "grade": "mistake",
                }
            ],
            "draws": [{"plies": [13, 19], "wins": [0.03, -0.03], "scores": [0.8, -0.4]}],
            "players": [
                {
                    "accuracy": 88.1,
                    "grades": {"even": 9, "best": 31, "good": 6, "inaccuracy": 1, "mistake": 1, "blunder": 0},
                    "wins": _PARTS,
                    "scores": {**_PARTS, "change": 8.0, "own": -3.1, "others": 4.2, "luck": 6.4, "unclear": 0.5},
                    "turning_points": [{"ply": 12, "reasons": [_REASON]}],
                }
            ],
        },
    },
}
