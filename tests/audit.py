"""Whether the packages we pin have known weaknesses, as far as an index says: ``make audit``.

It fails only because of what is found. Where nobody answers, the result says that nothing was looked at. pip-audit
asks the index; uv runs it in an environment of its own, so that nothing of it is among our own dependencies.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
TOOL = ROOT / "requirements" / "audit.txt"
PINNED = sorted(set((ROOT / "requirements").glob("*.txt")) - {TOOL})
KEPT = Path(os.environ.get("DIGSITE_AUDIT", ROOT / ".venv" / "audit.json"))  # what was found last
KEPT_SECONDS = 24 * 3600.0
SECONDS = 300.0
EVERY_PIN = ("--disable-pip", "--no-deps", "--progress-spinner", "off", "--timeout", "10", "--format", "json")


def pins(files: list[Path]) -> list[str]:
    """Every version that is pinned somewhere, once."""
    lines = (line.partition(";")[0].rstrip(" \\") for file in files for line in file.read_text("utf-8").splitlines())
    return sorted({line for line in lines if "==" in line and not line.startswith((" ", "#", "-"))})


def batches(wanted: list[str]) -> list[list[str]]:
    """The same pins, in each batch only one version of a package: pip-audit takes no more."""
    found: list[dict[str, str]] = []
    for pin in wanted:
        name = pin.partition("==")[0]
        batch = next((batch for batch in found if name not in batch), None)
        if batch is None:
            found.append(batch := {})
        batch[name] = pin
    return [list(batch.values()) for batch in found]


def asked(wanted: list[str]) -> list[dict[str, Any]]:
    """What the index says of some pins; ``OSError`` if it says nothing."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(wanted))
        file.flush()
        uv = [str(Path(sys.executable).parent / "uv"), "run", "--quiet", "--no-project", "--isolated"]
        command = [*uv, "--with-requirements", str(TOOL), "pip-audit", *EVERY_PIN, "--requirement", file.name]
        try:
            done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=SECONDS)
            found: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
        except subprocess.TimeoutExpired:
            raise OSError(f"it takes more than {SECONDS:.0f} seconds") from None
        except ValueError:
            raise OSError((done.stderr.strip().splitlines() or ["no answer"])[-1][:200]) from None
    return found


def told(dependencies: list[dict[str, Any]]) -> tuple[int, list[str]]:
    """The exit code, and what to say of an answer."""
    weak = {
        f"{one['name']} {one['version']}": [weakness["id"] for weakness in one["vulns"]]
        for one in dependencies
        if one.get("vulns")
    }
    skipped = [one for one in dependencies if "skip_reason" in one]
    looked_at = len(dependencies) - len(skipped)
    lines = [f"{name} has known weaknesses: {', '.join(sorted(ids))}" for name, ids in sorted(weak.items())]
    if not looked_at:
        why = skipped[0]["skip_reason"] if skipped else "there is nothing to look at"
        return 0, [f"Dependencies were NOT audited: {why}"]
    left_out = f"; {len(skipped)} are unknown to the index" if skipped else ""
    return int(bool(weak)), [*lines, f"Dependencies: {looked_at} audited, {len(weak)} with known weaknesses{left_out}."]


def main() -> int:
    """Ask once a day, first of one package: where nobody answers nobody is asked two hundred times."""
    wanted = pins(PINNED)
    if KEPT.is_file() and time.time() - KEPT.stat().st_mtime < KEPT_SECONDS:
        kept = json.loads(KEPT.read_text())
        if kept["pins"] == wanted:
            code, lines = told(kept["dependencies"])
            print("\n".join(lines))
            return code
    try:
        found = asked(wanted[:1])
        if all("skip_reason" not in one for one in found):
            found = [one for batch in batches(wanted) for one in asked(batch)]
            KEPT.write_text(json.dumps({"pins": wanted, "dependencies": found}))
    except OSError as error:
        print(f"Dependencies were NOT audited: {error}")
        return 0
    code, lines = told(found)
    print("\n".join(lines))
    return code


if __name__ == "__main__":
    sys.exit(main())
