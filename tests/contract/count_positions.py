"""Writes ``perft.json`` anew: ``python -m tests.contract.count_positions``. Look at the difference first."""

from __future__ import annotations

import json

from tests.contract.test_perft import GOLDEN, cases, positions, start

ENOUGH = 40_000  # lines; deeper counts would take too long in plain mode


def main() -> None:
    counted = []
    for case in cases():
        counts: list[int] = []
        while len(counts) < 8 and (
            not counts or counts[-1] * (counts[-1] / (counts[-2] if counts[1:] else 1)) < ENOUGH
        ):
            counts.append(positions(start(case), len(counts) + 1))
        counted.append(case | {"positions": counts})
        print(counted[-1])
    GOLDEN.write_text("[\n" + ",\n".join(json.dumps(case) for case in counted) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
