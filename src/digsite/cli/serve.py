"""``digsite serve`` and ``digsite play``: the table server, for a club or for oneself."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from typing import Any

from digsite.cli.main import ending_at_once

LOCAL = "127.0.0.1"
LIMITS = ("requests_per_minute", "open_tables", "guests_per_minute", "logins_per_minute", "listeners_of_one")
GRACE_SECONDS = 10
OTHER_FOLDER = "DIGSITE_DATA may name another folder for your tables"
OWN_GRACE_SECONDS = 1  # nobody else is in the middle of something
KEEP_ALIVE_SECONDS = 75  # longer than proxies keep idle connections, so that it is they who close them


def add_to(commands: Any) -> None:
    """Describe the commands."""
    play = commands.add_parser("play", help="play in the browser, on this machine")
    play.add_argument("--port", type=int, default=0, help="a port of your choice; else any that is free")
    play.add_argument("--no-browser", action="store_true", help="only say the address")
    play.set_defaults(run=run_play)
    serve = commands.add_parser(
        "serve",
        help="host tables for a club",
        description="Hosts tables. Settings may also come from the environment: DATABASE_URL, and WEB_CONCURRENCY "
        "for the workers.",
    )
    serve.add_argument("--host", default=LOCAL, help=f"the address to listen at ({LOCAL}; 0.0.0.0 for all)")
    serve.add_argument("--port", type=int, default=8000, help="the port to listen at (8000)")
    serve.add_argument("--workers", type=int, default=None, help="processes (1); more than one needs PostgreSQL")
    serve.add_argument("--database-url", default=None, metavar="URL", help="sqlite:///FILE or postgresql://…")
    serve.add_argument("--https", action="store_true", help="behind a proxy that speaks HTTPS: cookies are secure")
    serve.add_argument("--proxy", default=None, metavar="ADDRESSES", help="proxies whose X-Forwarded headers hold")
    serve.add_argument("--thinking-threads", type=int, default=None, metavar="N", help="bots that think at once")
    serve.add_argument("--analyses", type=int, default=None, metavar="N", help="analyses that run at once (1)")
    serve.add_argument("--analysis-depth", type=int, default=None, metavar="N", help="iterations for each decision")
    serve.add_argument("--requests-per-minute", type=int, default=None, metavar="N", help="of one visitor; 0: any")
    serve.add_argument("--open-tables", type=int, default=None, metavar="N", help="of one visitor; 0: any")
    serve.add_argument("--guests-per-minute", type=int, default=None, metavar="N", help="of one address; 0: any")
    serve.add_argument("--logins-per-minute", type=int, default=None, metavar="N", help="of one address; 0: any")
    serve.add_argument("--listeners-of-one", type=int, default=None, metavar="N", help="of one address; 0: any")
    serve.add_argument("--log-level", default="info", choices=("debug", "info", "warning", "error"))
    serve.set_defaults(run=run_serve)


# For oneself


def run_play(chosen: argparse.Namespace) -> int:
    """Serve on a free local port and open the browser; if that is done already, only open the browser."""
    with ending_at_once():
        from digsite.cli.address import Address
        from digsite.server.settings import default_database_url

    url = default_database_url()
    own = Address(url)
    try:
        if own.claim():
            return _serve_oneself(url, own, chosen)
    except OSError as error:
        raise ValueError(f"cannot use {error.filename}: {error.strerror}; {OTHER_FOLDER}") from None
    finally:
        own.release()
    first = own.of_the_first()
    if first is None:
        raise ValueError("another digsite play has your tables but does not answer; stop it first")
    print(f"digsite is running already: {first}", flush=True)
    if not chosen.no_browser:
        webbrowser.open(first)
    return 0


def _serve_oneself(url: str, own: Any, chosen: argparse.Namespace) -> int:
    with ending_at_once():
        import uvicorn

        from digsite.server.app import create_app
        from digsite.server.logs import set_up
        from digsite.server.settings import Limits, Settings
        from digsite.server.store.database import DatabaseError

    try:
        _prepare_database(url)
    except DatabaseError as error:
        raise error if "DATABASE_URL" in os.environ else ValueError(f"{error}; {OTHER_FOLDER}") from None
    listening = _listening(LOCAL, chosen.port)
    address = f"http://{LOCAL}:{listening.getsockname()[1]}/"
    set_up("warning")
    settings = Settings(url, limits=Limits(requests_per_minute=0, open_tables=0))
    server = uvicorn.Server(uvicorn.Config(create_app(settings), **_usual(OWN_GRACE_SECONDS)))
    own.note(address)
    print(f"digsite is at {address} – press Ctrl-C to stop; your tables are kept.", flush=True)
    if not chosen.no_browser:
        threading.Thread(target=_open_browser, args=(server, address), daemon=True).start()
    gc.freeze()  # else all that is loaded is looked through once more when one leaves, for half a second
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:  # uvicorn has stopped gently, and lets the signal through
        print("digsite: stopped", file=sys.stderr)
        return 0
    return 0 if server.started else 1


def _open_browser(server: Any, address: str) -> None:
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    if server.started:
        webbrowser.open(address)


def _listening(host: str, port: int) -> socket.socket:
    """A socket at an address, or an error that says what to do."""
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except (OSError, OverflowError) as error:
        made.close()
        reason = getattr(error, "strerror", None) or error
        raise ValueError(f"cannot listen at {host}:{port}: {reason}; choose another with --port") from None
    return made


def _usual(grace_seconds: int = GRACE_SECONDS) -> dict[str, Any]:
    return {
        "lifespan": "on",
        "ws": "websockets-sansio",
        "ws_max_size": 4096,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": grace_seconds,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "server_header": False,
        "log_config": None,
    }


def _prepare_database(url: str) -> None:
    """Migrate before anything listens, so that a database that cannot be used is told in one line."""
    from digsite.server.store.database import Database

    database = Database(url)
    try:
        database.migrate()
    finally:
        database.close()


def _compile_what_is_missing() -> None:
    """Compile the rules and the search on a machine that has not yet: a bot's first move would hold up everybody."""
    from digsite.cli.compiling import compile_side_by_side
    from digsite.core import cache, engine, registry
    from digsite.study.ready import is_ready

    missing = [name for name in registry.names() if not (cache.is_complete(name) and is_ready(name))]
    if missing and not engine.in_plain_mode() and cache.folder() is not None:
        compile_side_by_side(missing)


# For a club


def run_serve(chosen: argparse.Namespace) -> int:
    """Serve in one or several processes."""
    import uvicorn

    from digsite.server import settings as server_settings

    settings = _settings(chosen)
    workers = _workers(chosen)
    if workers > 1 and settings.database_url.startswith("sqlite"):
        raise ValueError("several workers need PostgreSQL: --database-url postgresql://USER@HOST/NAME")
    _prepare_database(settings.database_url)
    _listening(chosen.host, chosen.port).close()
    _compile_what_is_missing()
    os.environ[server_settings.ENVIRONMENT] = server_settings.as_text(settings, chosen.log_level)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn stops gently first, then lets the signal through
    print(f"digsite serves at http://{chosen.host}:{chosen.port}/", file=sys.stderr, flush=True)
    uvicorn.run(
        "digsite.server.app:app_of_environment",
        factory=True,
        host=chosen.host,
        port=chosen.port,
        workers=workers,
        proxy_headers=chosen.proxy is not None,
        forwarded_allow_ips=chosen.proxy,
        **_usual(),
    )
    return 0


def _workers(chosen: argparse.Namespace) -> int:
    given = chosen.workers if chosen.workers is not None else os.environ.get("WEB_CONCURRENCY", "1")
    try:
        workers = int(given)
    except ValueError:
        raise ValueError(f"WEB_CONCURRENCY is a number of processes, not {given!r}") from None
    if workers < 1:
        raise ValueError(f"a server has at least one worker, not {workers}")
    return workers


def _settings(chosen: argparse.Namespace) -> Any:
    from digsite.server.settings import Limits, Settings, default_database_url

    limits: dict[str, int] = {}
    for name in LIMITS:
        if getattr(chosen, name) is not None:
            limits[name] = _at_least(getattr(chosen, name), 0, name)
    more: dict[str, Any] = {}
    for name, least in (("thinking_threads", 1), ("analyses", 1), ("analysis_depth", 10)):
        if getattr(chosen, name) is not None:
            more[name] = _at_least(getattr(chosen, name), least, name)
    return Settings(
        chosen.database_url or default_database_url(), secure_cookies=chosen.https, limits=Limits(**limits), **more
    )


def _at_least(value: int, least: int, name: str) -> int:
    if value < least:
        raise ValueError(f"--{name.replace('_', '-')} is {least} or more, not {value}")
    return value
