"""`teo serve`: the table in the browser, for this machine or for others."""

from __future__ import annotations

import argparse
import contextlib
import errno
import importlib.util
import ipaddress
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import teotihuacan as teo
from teotihuacan.cli.common import command, count
from teotihuacan.cli.plugged import add_players, plugged
from teotihuacan.words import in_language

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from teotihuacan.cli.common import Subparsers
    from teotihuacan.table.settings import Settings

HOST: Final = "127.0.0.1"
PORT: Final = 8420
MOST_THINKERS: Final = 64
PATIENCE: Final = 10.0  # seconds for a decision of a computer player
LAST_WORDS: Final = 5  # seconds that open requests get when the server stops
LOCAL_NAMES: Final = ("localhost", "127.0.0.1", "::1")

# What the server is made of comes with an extra: whoever simulates or plays here needs none of it.
PACKAGES: Final = (
    "alembic",
    "fastapi",
    "jinja2",
    "platformdirs",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
NO_TABLE: Final = (
    "the table in the browser needs packages that are not installed: "
    "pip install 'teotihuacan[table]'"
)


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    host: str = HOST
    port: int = PORT
    database: str = ""
    thinkers: int | None = None
    open: bool = False
    any_port: bool = False  # take another port when this one is taken
    behind_proxy: bool = False
    language: str = ""  # of the page; without one the browser's own
    limit: float | None = None  # seconds for a decision of a computer player


def add(subparsers: Subparsers) -> None:
    parser = command(
        subparsers,
        "serve",
        "serve the table in the browser",
        "teo serve --host 0.0.0.0 --database postgresql://user@server/games",
    )
    parser.add_argument(
        "--host",
        default=HOST,
        metavar="ADDRESS",
        help=f"where to listen (default {HOST}: this machine only; 0.0.0.0: everywhere)",
    )
    parser.add_argument(
        "--port", type=count, default=PORT, metavar="N", help=f"default {PORT}; 0: any free one"
    )
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="a file or postgresql://… (default: a file in your data folder)",
    )
    parser.add_argument(
        "--workers-thinking",
        type=count,
        metavar="N",
        help="processes in which computer players think; 0: leave that to other servers",
    )
    add_players(parser, f"{PATIENCE:g}")
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        help="a proxy in front names the clients (X-Forwarded-For)",
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    plugged(arguments)
    return serve(
        Wishes(
            arguments.host,
            arguments.port,
            arguments.database,
            arguments.workers_thinking,
            arguments.open,
            behind_proxy=arguments.behind_proxy,
            limit=arguments.decision_seconds,
        )
    )


def serve(wishes: Wishes) -> int:
    """Run a server until somebody stops it."""
    if not has_table():
        raise teo.OptionError(NO_TABLE)
    import uvicorn

    with listening(wishes) as listener:
        settings = make_settings(wishes)
        app = open_app(settings)
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=False,
            ws="websockets-sansio",
            ws_max_size=settings.message_bytes,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=LAST_WORDS,
            h11_max_incomplete_event_size=64 * 1024,
        )
        logging.getLogger("uvicorn.error").addFilter(is_ours)
        server = uvicorn.Server(config)
        words = in_language(wishes.language or "en")
        address = address_of(listener, wishes.language)
        print(words.text("table.serve.address", address=address), flush=True)
        if not is_local(wishes.host):
            print(words.text("table.serve.open_to_all"), flush=True)
        print(words.text("table.serve.stop"), flush=True)
        if wishes.open:
            threading.Thread(target=open_browser, args=(server, address), daemon=True).start()
        with quiet_signals():
            server.run(sockets=[listener])
        if not server.started:
            return 1
    print(words.text("table.serve.stopped"), flush=True)
    return 0


# --- what can go wrong ----------------------------------------------------------------------------


def has_table() -> bool:
    """Whether everything that a server needs is installed."""
    return all(importlib.util.find_spec(name) is not None for name in PACKAGES)


@contextlib.contextmanager
def listening(wishes: Wishes) -> Iterator[socket.socket]:
    """The socket to listen on; a port that is taken is a clear word, or another port."""
    if wishes.port > 65535:
        raise teo.OptionError(f"--port {wishes.port} is above 65535")
    try:
        listener = bind(wishes.host, wishes.port)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            problem = error.strerror or str(error)
            raise teo.OptionError(f"cannot listen on {wishes.host}: {problem}") from None
        if not wishes.any_port:
            raise teo.OptionError(
                f"port {wishes.port} is taken: stop what runs there, or choose another --port"
            ) from None
        listener = bind(wishes.host, 0)
    with contextlib.closing(listener):
        yield listener


def bind(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except socket.gaierror:
        raise teo.OptionError(f"there is no address {host!r:.80}") from None
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)  # so that a port in use is noticed at once
    except OSError:
        listener.close()
        raise
    return listener


def open_app(settings: Settings) -> FastAPI:
    """The server on its store; a store that cannot be opened is a clear word."""
    from alembic.util.exc import CommandError
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

    from teotihuacan.table.app import create_app

    try:
        return create_app(settings)
    except ModuleNotFoundError as error:
        if error.name not in ("psycopg", "psycopg_binary"):
            raise
        raise teo.OptionError(
            "PostgreSQL needs its driver: pip install 'teotihuacan[postgres]'"
        ) from None
    except (ArgumentError, NoSuchModuleError):
        raise teo.OptionError(
            "--database must be a file, sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    except CommandError as error:
        raise teo.OptionError(f"the database is of another version: {error}") from None
    except SQLAlchemyError as error:
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()
        raise teo.OptionError(f"cannot open the database: {cause[0] if cause else ''}") from None


def make_settings(wishes: Wishes) -> Settings:
    from teotihuacan.table.settings import Settings

    thinkers = wishes.thinkers
    if thinkers is None:
        thinkers = max(1, min(4, (os.cpu_count() or 2) - 1))
    if thinkers > MOST_THINKERS:
        raise teo.OptionError(f"--workers-thinking is at most {MOST_THINKERS}")
    patience = PATIENCE if wishes.limit is None else wishes.limit
    if is_local(wishes.host) and not wishes.behind_proxy:
        # Only this machine can ask, and its programs may ask as often as they like; but its
        # browsers must not be led here under another name.
        return Settings(
            wishes.database,
            thinkers,
            requests_per_second=0,
            games_per_hour=0,
            hints_per_minute=0,
            sockets_per_client=0,
            hosts=(*LOCAL_NAMES, wishes.host),
            decision=patience,
        )
    return Settings(wishes.database, thinkers, behind_proxy=wishes.behind_proxy, decision=patience)


def is_local(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_ours(record: logging.LogRecord) -> bool:
    """What strangers send is not our trouble: nobody shall fill the log with it."""
    return not str(record.msg).startswith("Invalid ")


# --- around it ------------------------------------------------------------------------------------


def address_of(listener: socket.socket, language: str = "") -> str:
    """Where the start page is, in the browser's language or in another."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    asked = f"?language={language}" if language else ""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/{asked}"


def open_browser(server: uvicorn.Server, address: str) -> None:
    """Once it answers, show it; where there is no screen the printed address must do."""
    while not server.started and not server.should_exit:
        time.sleep(0.05)
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if server.started and (screen or sys.platform in ("darwin", "win32")):
        with contextlib.suppress(webbrowser.Error, OSError):
            webbrowser.open(address)


@contextlib.contextmanager
def quiet_signals() -> Iterator[None]:
    """Uvicorn stops on these and raises them again afterwards: then they have done their work."""
    names = (signal.SIGINT, signal.SIGTERM)
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = [signal.signal(name, lambda *_: None) for name in names]
    try:
        yield
    finally:
        for name, handler in zip(names, before, strict=True):
            signal.signal(name, handler)
