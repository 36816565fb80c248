"""Whether the packages we pin have known weaknesses, as far as an index says: ``make audit``.

It fails only because of what is found. Where nobody answers, the result says that nothing was looked at. pip-audit
asks the index; uv runs it in an environment of its own, so that nothing of it is among our own dependencies. npm asks
its own for what the web client is built with.
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
CLIENT = ROOT / "web"
TOOL = ROOT / "requirements" / "audit.txt"
PINNED = sorted(set((ROOT / "requirements").glob("*.txt")) - {TOOL})
KEPT = Path(os.environ.get("DIGSITE_AUDIT", ROOT / ".venv" / "audit.json"))  # what was found last
KEPT_OF_CLIENT = KEPT.with_suffix(".client.json")
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


def asked_npm() -> Any:
    """What npm's index says of the web client's packages; ``OSError`` if it says nothing."""
    command = ["npm", "audit", "--package-lock-only", "--json"]
    try:
        done = subprocess.run(command, cwd=CLIENT, check=False, capture_output=True, text=True, timeout=SECONDS)
        found = json.loads(done.stdout)
    except FileNotFoundError:
        raise OSError("npm is not installed") from None
    except subprocess.TimeoutExpired:
        raise OSError(f"it takes more than {SECONDS:.0f} seconds") from None
    except ValueError:
        raise OSError((done.stderr.strip().splitlines() or ["no answer"])[-1][:200]) from None
    if "metadata" not in found:
        raise OSError(str(found.get("message") or found.get("error", {}).get("summary") or "no answer")[:200])
    return found


def told_of_client(found: Any) -> tuple[int, list[str]]:
    """The exit code, and what to say of npm's answer."""
    weak = found["vulnerabilities"]
    lines = [f"{name} has known weaknesses: {one['severity']}" for name, one in sorted(weak.items())]
    looked_at = found["metadata"]["dependencies"]["total"]
    return int(bool(weak)), [
        *lines,
        f"Packages of the web client: {looked_at} audited, {len(weak)} with known weaknesses.",
    ]


def audit_client() -> int:
    """Ask npm, once a day as well."""
    locked = (CLIENT / "package-lock.json").read_text("utf-8")
    kept = _kept(KEPT_OF_CLIENT, locked)
    try:
        found = kept or asked_npm()
    except OSError as error:
        print(f"Packages of the web client were NOT audited: {error}")
        return 0
    if kept is None:
        KEPT_OF_CLIENT.write_text(json.dumps({"pins": locked, "dependencies": found}))
    code, lines = told_of_client(found)
    print("\n".join(lines))
    return code


def _kept(path: Path, wanted: Any) -> Any:
    """What was found of the same packages less than a day ago."""
    if not path.is_file() or time.time() - path.stat().st_mtime > KEPT_SECONDS:
        return None
    kept = json.loads(path.read_text())
    return kept["dependencies"] if kept["pins"] == wanted else None


def audit_python() -> int:
    """Ask once a day, first of one package: where nobody answers nobody is asked two hundred times."""
    wanted = pins(PINNED)
    if (kept := _kept(KEPT, wanted)) is not None:
        code, lines = told(kept)
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
    sys.exit(max(audit_python(), audit_client()))
