"""``python -m digsite.testing GAME``: every contract test on a game, one line for each that fails."""

from __future__ import annotations

import sys

from digsite.core import engine
from digsite.core.registry import UnknownGame, UnusableGame
from digsite.testing import Wrong, checks_of


def main(arguments: list[str]) -> int:
    """Run the checks of each game that is named."""
    if not arguments:
        print("digsite.testing: name a game, as in: python -m digsite.testing pig", file=sys.stderr)
        return 2
    faults = 0
    for game in arguments:
        try:
            listed = list(checks_of(game))
        except (UnknownGame, UnusableGame) as error:
            print(f"digsite.testing: {error}", file=sys.stderr)
            return 2
        for what, run in listed:
            try:
                run()
            except Wrong as wrong:
                faults += 1
                print(f"WRONG  {what}: {wrong}")
        mode = "in plain mode only" if engine.in_plain_mode() else "compiled and plain"
        print(f"{game}: {len(listed)} checks, {mode}; {faults or 'no'} {'fault' if faults == 1 else 'faults'}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
