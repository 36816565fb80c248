"""``make dev``: the server and Vite side by side, both of which load anew what changes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
sys.path.insert(0, str(WEB.parent))

import hatch_build  # noqa: E402

SERVER_PORT = os.environ.get("DIGSITE_PORT", "8000")
SERVER = """
import os
import sys
import uvicorn
from digsite.server.settings import read_settings
os.environ.update(read_settings(requests_per_minute=0, open_tables=0).as_environment())
uvicorn.run("digsite.server.app:app_of_environment", factory=True, port=int(sys.argv[1]), reload=True,
            reload_dirs=[sys.argv[2]], ws="websockets-sansio", log_config=None, timeout_graceful_shutdown=2)
"""


def main() -> None:
    """Run both until one ends."""
    hatch_build.types()
    server = subprocess.Popen([sys.executable, "-c", SERVER, SERVER_PORT, str(WEB.parent / "src")])
    vite = [hatch_build.node(), str(WEB / "node_modules" / "vite" / "bin" / "vite.js")]
    environment = {**os.environ, "DIGSITE_API": f"http://127.0.0.1:{SERVER_PORT}"}
    try:
        subprocess.run(vite, cwd=WEB, env=environment, check=False)
    except KeyboardInterrupt:
        pass
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    try:
        main()
    except hatch_build.NotBuilt as error:
        sys.exit(f"digsite: {error}")
