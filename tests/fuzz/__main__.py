"""Coverage-guided fuzzing of one target, with atheris: ``python -m tests.fuzz journal --seconds 600``.

Inputs that reach new code are added to the corpus; commit what is worth keeping. An input that fails is written to the
current folder, and named. The games run in plain mode, since numba cannot compile instrumented code.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

# Not the rules: with them, every new move would count as new code
INSTRUMENTED = [
    "digsite.core.actions",
    "digsite.core.journal",
    "digsite.server.api",
    "digsite.server.commands",
    "digsite.server.services",
    "digsite.server.tables",
    "digsite.server.web",
    "digsite.study.setups",
    "tomllib",
]
CORPUS = Path(__file__).parent / "corpus"
LONGEST = 8_000


def main() -> None:
    try:
        import atheris
    except ImportError:
        sys.exit("digsite: atheris is not installed: make soak installs it where there is a wheel for it")
    os.environ["DIGSITE_PLAIN"] = "1"
    with atheris.instrument_imports(include=INSTRUMENTED):
        from tests.fuzz.targets import TARGETS
    asked = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    asked.add_argument("target", choices=TARGETS)
    asked.add_argument("--seconds", type=int, default=60)
    asked.add_argument("--corpus", type=Path, default=CORPUS, help="its inputs are read, and added to")
    asked.add_argument("--seed", type=int, default=0, help="0 for another one each time")
    chosen = asked.parse_args()
    corpus = chosen.corpus / chosen.target
    words = chosen.corpus / "words.dict"
    words.write_text("".join(f'"{word}"\n' for word in vocabulary()))
    limits = [
        f"-dict={words}",
        f"-max_total_time={chosen.seconds}",
        f"-seed={chosen.seed}",
        f"-max_len={LONGEST}",
        "-timeout=20",
    ]
    atheris.Setup([sys.argv[0], *limits, "-print_final_stats=1", str(corpus)], TARGETS[chosen.target])
    atheris.Fuzz()


def vocabulary() -> list[str]:
    """The words of all notations: a parser looks further where it knows a word."""
    from digsite.core import registry

    notations = [action.notation for name in registry.names() for action in registry.game(name).actions.actions]
    return sorted({word for notation in notations for word in notation.split()})


if __name__ == "__main__":
    main()
