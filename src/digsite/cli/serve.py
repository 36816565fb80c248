"""``digsite serve`` and ``digsite play``: the table server, for a club or for oneself."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

from digsite.cli.main import ending_at_once

if TYPE_CHECKING:
    from digsite.cli.address import Address
    from digsite.server.settings import Settings

LOCAL = "127.0.0.1"
GRACE_SECONDS = 10
ANY_NAME = "requests by any host name are answered; name yours, such as --hosts tables.example.org"
OTHER_FOLDER = "DIGSITE_DATA may name another folder for your tables"
OWN_GRACE_SECONDS = 1  # nobody else is in the middle of something
# Limits that protect people from each other: whoever is alone has none of them
FOR_OTHERS = (
    "requests_per_minute",
    "open_tables",
    "tables_per_day",
    "imports_per_day",
    "copies_per_visitor",
    "copied_bytes_per_visitor",
    "messages_per_day",
    "late_milliseconds",
)
KEEP_ALIVE_SECONDS = 75  # longer than proxies keep idle connections, so that it is they who close them


def add_to(commands: Any) -> None:
    """Describe the commands."""
    play = commands.add_parser("play", help="play in the browser, on this machine")
    play.add_argument("--port", type=int, default=0, help="the port to use (default: any free one)")
    play.add_argument("--no-browser", action="store_true", help="print the address only")
    play.set_defaults(run=run_play)
    serve = commands.add_parser(
        "serve",
        help="host tables for a club",
        description="Hosts tables. Each option can also be set in the environment, under the name in brackets.",
    )
    serve.fill = add_settings
    serve.set_defaults(run=run_serve)


def add_settings(command: argparse.ArgumentParser, names: Collection[str] | None = None) -> None:
    """An option for each setting that a server declares, or for some; what is not given stays out of the result."""
    from digsite.server.settings import declared

    groups: dict[str, argparse._ArgumentGroup] = {}
    for one in declared():
        if names is not None and one.name not in names:
            continue
        group = groups.get(one.group) or groups.setdefault(one.group, command.add_argument_group(one.group))
        about = f"{one.about} [{one.variable}]"
        if one.kind is bool:
            group.add_argument(one.option, action="store_true", default=argparse.SUPPRESS, help=about)
        else:
            metavar = "N" if one.kind in (int, float) else one.name.rpartition("_")[2].upper()
            group.add_argument(one.option, metavar=metavar, default=argparse.SUPPRESS, help=about)


def settings_of(chosen: argparse.Namespace) -> Settings:
    """The settings that were chosen by options, and else by the environment."""
    from digsite.server.settings import declared, read_settings

    known = {setting.name for setting in declared()}
    return read_settings(**{name: value for name, value in vars(chosen).items() if name in known})


# For oneself


def run_play(chosen: argparse.Namespace) -> int:
    """Serve on a free local port and open the browser; if that is done already, only open the browser."""
    with ending_at_once():
        from digsite.cli.address import Address
        from digsite.server.settings import read_settings

    settings = read_settings(**dict.fromkeys(FOR_OTHERS, 0))
    own = Address(settings.database_url)
    try:
        if own.claim():
            return _serve_oneself(settings, own, chosen)
    except OSError as error:
        raise ValueError(f"cannot use {error.filename}: {error.strerror}; {OTHER_FOLDER}") from None
    finally:
        own.release()
    first = own.of_the_first()
    if first is None:
        raise ValueError("another digsite play is using your tables but does not answer; stop it first")
    print(f"digsite is already running at {first}", flush=True)
    if not chosen.no_browser:
        webbrowser.open(first)
    return 0


def _serve_oneself(settings: Settings, own: Address, chosen: argparse.Namespace) -> int:
    with ending_at_once():
        import uvicorn

        from digsite.server.app import create_app
        from digsite.server.logs import set_up
        from digsite.server.store.database import DatabaseError

    try:
        prepare_database(settings.database_url)
    except DatabaseError as error:
        raise error if "DATABASE_URL" in os.environ else ValueError(f"{error}; {OTHER_FOLDER}") from None
    listening = _listening(LOCAL, chosen.port)
    address = f"http://{LOCAL}:{listening.getsockname()[1]}/"
    set_up("warning")
    settings = settings.model_copy(update={"hosts": LOCAL})
    server = uvicorn.Server(uvicorn.Config(create_app(settings), **_usual(OWN_GRACE_SECONDS)))
    own.note(address)
    print(f"Playing at {address}. Ctrl-C stops; your games are saved.", flush=True)
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
        "http": "digsite.server.web.connections:GuardedProtocol",
        "proxy_headers": False,
        "ws": "websockets-sansio",
        "ws_max_size": 4096,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": grace_seconds,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "server_header": False,
        "log_config": None,
    }


def _allow_many_connections() -> None:
    """Open as many files and sockets as the system allows, not only as many as it thinks usual."""
    try:
        import resource
    except ImportError:  # on Windows, which knows no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def prepare_database(url: str) -> None:
    """Migrate before anything listens, so that a database that cannot be used is told in one line."""
    from digsite.server.store.database import Database

    database = Database(url)
    try:
        database.migrate()
    finally:
        database.close()


def compile_what_is_missing() -> None:
    """Compile the rules and the search on a machine that has not yet: a bot's first move would hold up everybody."""
    from digsite.cli.compiling import compile_side_by_side
    from digsite.core import cache, engine, registry
    from digsite.study.ready import is_ready

    missing = [name for name in registry.names() if not (cache.is_complete(name) and is_ready(name))]
    if missing and not engine.in_plain_mode() and cache.folder() is not None:
        compile_side_by_side(missing)


# For a club


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def run_serve(chosen: argparse.Namespace) -> int:
    """Serve in one or several processes."""
    import uvicorn

    settings = settings_of(chosen)
    if settings.workers > 1 and settings.database_url.startswith("sqlite"):
        raise ValueError("several workers need PostgreSQL: --database-url postgresql://USER@HOST/NAME")
    if settings.hosts is None and settings.proxy is None and _is_loopback(settings.host):
        settings = settings.model_copy(update={"hosts": LOCAL})  # nobody else comes here by a name
    prepare_database(settings.database_url)
    _listening(settings.host, settings.port).close()
    compile_what_is_missing()
    os.environ.update(settings.as_environment())
    _allow_many_connections()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn stops gently first, then lets the signal through
    print(f"digsite serves at http://{settings.host}:{settings.port}/", file=sys.stderr, flush=True)
    if settings.hosts is None:
        print(f"digsite: {ANY_NAME}", file=sys.stderr, flush=True)
    with _shared_figures(settings.workers):
        uvicorn.run(
            "digsite.server.app:app_of_environment",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            forwarded_allow_ips=settings.proxy,
            **{**_usual(), "proxy_headers": settings.proxy is not None},
        )
    return 0


@contextmanager
def _shared_figures(workers: int) -> Iterator[None]:
    """A folder in which several processes keep their figures, so that each can tell those of all."""
    if workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="digsite-figures-", ignore_cleanup_errors=True) as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield
