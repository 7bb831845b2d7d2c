"""`teo serve`: the table in the browser, for this machine or for others."""

from __future__ import annotations

import argparse
import contextlib
import errno
import gc
import io
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
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import teotihuacan as teo
from teotihuacan.cli import database, processes, reach
from teotihuacan.cli.common import command, count
from teotihuacan.cli.plugged import add_players, plugged
from teotihuacan.words import in_language

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from teotihuacan.cli.common import Subparsers
    from teotihuacan.server.settings import Settings

HOST: Final = "127.0.0.1"
PORT: Final = 8420
MOST_THINKERS: Final = 64
PATIENCE: Final = 10.0  # seconds for a decision of a computer player
ANYWHERE: Final = ("0.0.0.0", "::")
LOCAL_NAMES: Final = ("localhost", "127.0.0.1", "::1")


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
    log: str = "text"  # how it is written: text or json
    log_level: str = "warning"
    metrics: str = ""  # where figures are told, and nowhere without
    drain: float = 0.0  # seconds between "not ready any more" and the end
    connections: float | None = None  # that one address may open each second
    processes: int = 1
    share: bool = False  # show the way to other devices of the network


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
    database.add_database(parser, "or a file in your data folder")
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
    parser.add_argument(
        "--processes",
        type=count,
        default=1,
        metavar="N",
        help="so many servers on this port, sharing one PostgreSQL (default 1)",
    )
    add_operations(parser)
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
            log=arguments.log,
            log_level=arguments.log_level,
            metrics=arguments.metrics,
            drain=arguments.drain_seconds,
            connections=arguments.connections_per_second,
            processes=max(1, arguments.processes),
        ),
        arguments,
    )


def serve(wishes: Wishes, arguments: argparse.Namespace | None = None) -> int:
    """Run a server, or several, until somebody stops them."""
    if not database.has_table():
        raise teo.OptionError(database.NO_TABLE)
    if wishes.processes == 1:
        return serve_alone(wishes)
    settings = make_settings(wishes)
    processes.check(wishes, settings.url)
    with listening(replace(wishes, processes=1)) as taken:  # a port that is taken is noticed here
        port = taken.getsockname()[1]
    wishes = replace(wishes, port=port, any_port=False)
    words = in_language(wishes.language or "en")
    print(words.text("table.serve.opening"), flush=True)
    open_app(settings).state.tables.store.close()  # so is a store, which is renewed by one
    with listening(wishes, waiting=True) as reserved:
        print(words.text("table.serve.address", address=address_of(reserved)), flush=True)
        if not is_local(wishes.host):
            print(words.text("table.serve.open_to_all"), flush=True)
        print(words.text("table.serve.stop"), flush=True)
        processes.Crew(wishes, arguments).run()
    print(words.text("table.serve.stopped"), flush=True)
    return 0


def serve_alone(wishes: Wishes, quietly: bool = False) -> int:
    """Run one server; `quietly`: one of several, for which another speaks."""
    from teotihuacan.server.limits.doorway import configuration
    from teotihuacan.server.limits.quiet import be_quiet
    from teotihuacan.server.limits.threshold import Porch
    from teotihuacan.server.operations.draining import Draining
    from teotihuacan.server.operations.logs import write_log

    write_log("json" if wishes.log == "json" else "text", wishes.log_level)
    words = in_language(wishes.language or "en")
    said = io.StringIO() if quietly else sys.stdout
    print(words.text("table.serve.opening"), flush=True, file=said)
    with listening(wishes) as listener:
        settings = reachable(make_settings(wishes), wishes, listener)
        app = open_app(settings)
        config = configuration(app, settings, app.state.threshold)
        logging.getLogger("uvicorn.error").addFilter(is_ours)
        be_quiet()
        write_log("json" if wishes.log == "json" else "text", wishes.log_level)
        server = Draining(config, app.state.readiness, wishes.drain)
        address = address_of(listener, wishes.language)
        print(words.text("table.serve.address", address=address), flush=True, file=said)
        if settings.address:
            print(
                words.text("table.serve.network", address=settings.address), flush=True, file=said
            )
            if wishes.share:
                print_code(settings.address)
        elif wishes.share:
            print(words.text("table.serve.no_network"), flush=True, file=said)
        if not is_local(wishes.host):
            print(words.text("table.serve.open_to_all"), flush=True, file=said)
        print(words.text("table.serve.stop"), flush=True, file=said)
        if wishes.open:
            threading.Thread(target=open_browser, args=(server, address), daemon=True).start()
        settle_down()
        porch = Porch(listener, app.state.threshold)
        with contextlib.closing(porch), quiet_signals(), told_figures(wishes, app):
            server.run(sockets=[porch])
        if not server.started:
            return 1
    print(words.text("table.serve.stopped"), flush=True, file=said)
    return 0


def settle_down() -> None:
    """What is here now stays: the collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
    gc.collect()  # it compares what is new with what it found the last time


@contextlib.contextmanager
def told_figures(wishes: Wishes, app: FastAPI) -> Iterator[None]:
    """Tell figures where that was asked for."""
    if not wishes.metrics:
        yield
        return
    from teotihuacan.server.operations.operations import address, telling

    with telling(app.state.tables.metrics, address(wishes.metrics)):
        yield


def add_operations(parser: argparse.ArgumentParser) -> None:
    """Flags for whoever runs a table for others: see docs/running-a-table.md."""
    parser.add_argument(
        "--log", choices=("text", "json"), default="text", help="how the log is written"
    )
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="from which level on (default warning; info: a line for each request)",
    )
    parser.add_argument(
        "--metrics",
        default="",
        metavar="[ADDRESS:]PORT",
        help="tell Prometheus figures at /metrics there (default: nowhere)",
    )
    parser.add_argument(
        "--drain-seconds",
        type=seconds,
        default=0.0,
        metavar="N",
        help="at SIGTERM, be not ready for so long before stopping (default 0)",
    )
    parser.add_argument(
        "--connections-per-second",
        type=seconds,
        metavar="N",
        help="that one address may open in the long run (default 30; 0: any number)",
    )


def seconds(text: str) -> float:
    """An argument that is a time, or something each second."""
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not 0 <= number <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is out of range")
    return number


# --- what can go wrong ----------------------------------------------------------------------------


@contextlib.contextmanager
def listening(wishes: Wishes, waiting: bool = False) -> Iterator[socket.socket]:
    """The socket to listen on; a port that is taken is a clear word, or another port.

    `waiting`: only keep the port, for others who listen.
    """
    shared = wishes.processes > 1
    if wishes.port > 65535:
        raise teo.OptionError(f"--port {wishes.port} is above 65535")
    try:
        listener = bind(wishes.host, wishes.port, shared, waiting)
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


def bind(host: str, port: int, shared: bool = False, waiting: bool = False) -> socket.socket:
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
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind(address)
        if not waiting:
            listener.listen(1024)  # so that a port in use is noticed at once
    except OSError:
        listener.close()
        raise
    return listener


def open_app(settings: Settings) -> FastAPI:
    """The server on its store; a store that cannot be opened is a clear word."""
    from teotihuacan.server.app import create_app

    with database.opening("cannot open the database"):
        return create_app(settings)


def make_settings(wishes: Wishes) -> Settings:
    from teotihuacan.server.settings import Settings

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
            games_at_once=0,
            waiting_per_client=0,
            hints_per_minute=0,
            sockets_per_client=0,
            connections_per_client=0,
            connections_per_second=wishes.connections or 0,
            hosts=(*LOCAL_NAMES, wishes.host),
            decision=patience,
        )
    settings = Settings(
        wishes.database, thinkers, behind_proxy=wishes.behind_proxy, decision=patience
    )
    if wishes.connections is not None:
        settings = replace(settings, connections_per_second=wishes.connections)
    return settings


def reachable(settings: Settings, wishes: Wishes, listener: socket.socket) -> Settings:
    """With the address by which other devices find this server, where they can.

    Who shares a table at home gives others this machine's names and addresses; pages of other
    machines that lead here under a name of their own are refused.
    """
    host, port = listener.getsockname()[:2]
    if is_local(wishes.host) or wishes.behind_proxy:
        return settings
    found = reach.addresses() if host in ANYWHERE else [host]
    if found:
        name = f"[{found[0]}]" if ":" in found[0] else found[0]
        settings = replace(settings, address=f"http://{name}:{port}")
    if wishes.share:
        settings = replace(settings, hosts=(*LOCAL_NAMES, *found, *reach.names()))
    return settings


def print_code(address: str) -> None:
    """The address for the camera of a phone, where a terminal can show it."""
    if not sys.stdout.isatty():
        return
    import segno

    segno.make(address, micro=False).terminal(compact=True)


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
    if host in ANYWHERE:
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
