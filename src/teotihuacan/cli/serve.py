"""`teo serve`: a server for games in the browser, for this machine or for others."""

from __future__ import annotations

import argparse
import contextlib
import errno
import gc
import ipaddress
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final

import teotihuacan as teo
from teotihuacan.cli import computer_players, database, lan_addresses, server_group
from teotihuacan.cli.command import argument, command, number, switch, whole
from teotihuacan.words import in_language

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from teotihuacan.server.settings import Settings

HOST: Final = "127.0.0.1"
PORT: Final = 8420
MOST_THINKERS: Final = 64
PATIENCE: Final = 10.0  # seconds for a decision of a computer player
ANYWHERE: Final = ("0.0.0.0", "::")
LOCAL_NAMES: Final = ("localhost", "127.0.0.1", "::1")
PER_CLIENT: Final = (
    *("requests_per_second", "games_per_hour", "games_at_once", "waiting_per_client"),
    *("hints_per_minute", "sockets_per_client", "connections_per_client"),
    "connections_per_second",
)
"""Limits that a server for this machine alone does not have."""


@dataclass(frozen=True)
class ServerArguments:
    """The arguments of the command line, by the names of its options."""

    host: str = HOST
    port: int = PORT
    database: str = ""
    workers_thinking: int | None = None
    open: bool = False
    any_port: bool = False  # take another port when this one is taken
    behind_proxy: bool = False
    language: str = ""  # of the page; without one the browser's own
    decision_seconds: float | None = None  # seconds for a decision of a computer player
    log: str = "text"  # how it is written: text or json
    log_level: str = "warning"
    metrics: str = ""  # address of the metrics; none if empty
    drain_seconds: float = 0.0  # seconds between "not ready any more" and the end
    connections_per_second: float | None = None  # that one address may open each second
    processes: int = 1
    share: bool = False  # show the way to other devices of the network
    quiet: bool = False  # one of several processes, for which another one speaks


@command(
    "serve",
    "serve games in the browser",
    "teo serve --host 0.0.0.0 --database postgresql://user@server/games",
    argument(
        "--host",
        "ADDRESS",
        f"address to listen on (default {HOST}: this machine only; 0.0.0.0: everywhere)",
        default=HOST,
    ),
    argument(
        "--port",
        "N",
        f"port to listen on (default {PORT}; 0: any free one)",
        type=whole(0, 65535),
        default=PORT,
    ),
    database.database_url("or a file in your data folder"),
    argument(
        "--workers-thinking",
        "N",
        "number of worker processes for computer players (0: rely on other servers)",
        type=whole(),
    ),
    computer_players.CUSTOM_PLAYERS,
    computer_players.decision_seconds(f"{PATIENCE:g}"),
    switch("--behind-proxy", "trust X-Forwarded-For from a reverse proxy"),
    argument(
        "--processes",
        "N",
        "number of server processes on this port (needs PostgreSQL; default 1)",
        type=whole(),
        default=1,
    ),
    # For running a server for others: see docs/running-a-table.md.
    argument("--log", "", "format of the log", choices=("text", "json"), default="text"),
    argument(
        "--log-level",
        "",
        "lowest level that is logged (default warning; info: a line per request)",
        choices=("debug", "info", "warning", "error"),
        default="warning",
    ),
    argument(
        "--metrics",
        "[ADDRESS:]PORT",
        "address and port for Prometheus metrics at /metrics (default: none)",
        default="",
    ),
    argument(
        "--drain-seconds",
        "N",
        "seconds to report “not ready” after SIGTERM before stopping (default 0)",
        type=number(3600),
        default=0.0,
    ),
    argument(
        "--connections-per-second",
        "N",
        "sustained limit of new connections per second and address (default 30; 0: unlimited)",
        type=number(3600),
    ),
    switch("--open", "open the browser"),
)
def run(arguments: argparse.Namespace) -> int:
    computer_players.load(arguments)
    given = vars(arguments)
    given.pop("run", None)  # a decorated function cannot be sent to other processes
    known = [field.name for field in fields(ServerArguments) if field.name in given]
    return serve(ServerArguments(**{name: given[name] for name in known}), arguments)


def serve(wanted: ServerArguments, arguments: argparse.Namespace | None = None) -> int:
    """Run a server, or several, until somebody stops them."""
    if not database.has_server():
        raise teo.OptionError(database.NO_SERVER)
    check_metrics(wanted)
    if wanted.processes <= 1:
        return serve_alone(wanted)
    settings = make_settings(wanted)
    server_group.check(wanted, settings.url)
    with listening(replace(wanted, processes=1)) as taken:  # a port that is taken is noticed here
        port = taken.getsockname()[1]
    wanted = replace(wanted, port=port, any_port=False)
    say(wanted, "opening")
    open_app(settings).state.tables.store.close()  # so is a store, which is renewed by one
    with listening(wanted, waiting=True) as reserved:
        say(wanted, "address", address=address_of(reserved))
        if not is_local(wanted.host):
            say(wanted, "open_to_all")
        say(wanted, "stop")
        server_group.ServerGroup(wanted, arguments).run()
    say(wanted, "stopped")
    return 0


def check_metrics(wanted: ServerArguments) -> None:
    """Refuse a bad address for metrics before anything is opened."""
    if wanted.metrics:
        from teotihuacan.server.operations.metrics_server import address

        address(wanted.metrics)


def say(wanted: ServerArguments, key: str, **parts: str) -> None:
    """Print a sentence about the server."""
    if not wanted.quiet:
        text = in_language(wanted.language or "en").text(f"table.serve.{key}", **parts)
        print(text, flush=True)


def serve_alone(wanted: ServerArguments) -> int:
    """Run one server."""
    import segno

    from teotihuacan.server.limits.connection_rate import LimitedSocket
    from teotihuacan.server.limits.log_rate import limit_log_rate
    from teotihuacan.server.limits.timeouts import configuration
    from teotihuacan.server.operations import metrics_server
    from teotihuacan.server.operations.logs import write_log
    from teotihuacan.server.operations.readiness import Draining

    write_log("json" if wanted.log == "json" else "text", wanted.log_level)
    say(wanted, "opening")
    with listening(wanted) as listener:
        settings = reachable(make_settings(wanted), wanted, listener)
        app = open_app(settings)
        config = configuration(app, settings, app.state.connection_rate)
        logging.getLogger("uvicorn.error").addFilter(is_ours)
        limit_log_rate()
        write_log("json" if wanted.log == "json" else "text", wanted.log_level)
        server = Draining(config, app.state.readiness, wanted.drain_seconds)
        address = address_of(listener, wanted.language)
        say(wanted, "address", address=address)
        if settings.address:
            say(wanted, "network", address=settings.address)
            if wanted.share and sys.stdout.isatty():  # for the camera of a phone
                segno.make(settings.address, micro=False).terminal(compact=True)
        elif wanted.share:
            say(wanted, "no_network")
        if not is_local(wanted.host):
            say(wanted, "open_to_all")
        say(wanted, "stop")
        if wanted.open:
            threading.Thread(target=open_browser, args=(server, address), daemon=True).start()
        # Freeze existing objects, so that the garbage collector skips them.
        gc.collect()
        gc.freeze()
        gc.collect()  # the next collection compares new objects with this one
        limited = LimitedSocket(listener, app.state.connection_rate)
        with contextlib.ExitStack() as running:
            running.enter_context(contextlib.closing(limited))
            if threading.current_thread() is threading.main_thread():
                # Uvicorn raises these again when it has stopped: then they have done their work.
                running.enter_context(server_group.at_stop(lambda: None))
            if wanted.metrics:
                where = metrics_server.address(wanted.metrics)
                metrics = app.state.tables.metrics
                running.enter_context(metrics_server.serving_metrics(metrics, where))
            server.run(sockets=[limited])
        if not server.started:
            return 1
    say(wanted, "stopped")
    return 0


# --- failures -------------------------------------------------------------------------------------


@contextlib.contextmanager
def listening(wanted: ServerArguments, waiting: bool = False) -> Iterator[socket.socket]:
    """The socket to listen on; a port that is taken is a clear word, or another port.

    `waiting`: only keep the port, for others who listen.
    """
    shared = wanted.processes > 1
    try:
        listener = bind(wanted.host, wanted.port, shared, waiting)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            problem = error.strerror or str(error)
            raise teo.OptionError(f"cannot listen on {wanted.host}: {problem}") from None
        if not wanted.any_port:
            raise teo.OptionError(
                f"port {wanted.port} is already in use: stop the program that uses it, "
                "or choose another --port"
            ) from None
        listener = bind(wanted.host, 0)
    with contextlib.closing(listener):
        yield listener


def bind(host: str, port: int, shared: bool = False, waiting: bool = False) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except socket.gaierror:
        raise teo.OptionError(
            f"--host must be an address of this machine, not {host!r:.80}"
        ) from None
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind(address)
        if not waiting:
            listener.listen(1024)  # so that a port in use is noticed immediately
    except OSError:
        listener.close()
        raise
    return listener


def open_app(settings: Settings) -> FastAPI:
    """The server on its store; a store that cannot be opened is a clear word."""
    from teotihuacan.server.app import create_app

    with database.opening("cannot open the database"):
        return create_app(settings)


def make_settings(wanted: ServerArguments) -> Settings:
    from teotihuacan.server.settings import Settings

    thinkers = server_group.thinkers(wanted)
    if thinkers > MOST_THINKERS:
        raise teo.OptionError(f"--workers-thinking must be 0 to {MOST_THINKERS}, not {thinkers}")
    patience = PATIENCE if wanted.decision_seconds is None else wanted.decision_seconds
    settings = Settings(
        wanted.database, thinkers, behind_proxy=wanted.behind_proxy, decision=patience
    )
    if is_local(wanted.host) and not wanted.behind_proxy:
        # Only this machine can ask, and its programs may ask as often as they like; but its
        # browsers must not be led here under another name.
        free: dict[str, Any] = dict.fromkeys(PER_CLIENT, 0)
        settings = replace(settings, hosts=(*LOCAL_NAMES, wanted.host), **free)
    if wanted.connections_per_second is not None:
        settings = replace(settings, connections_per_second=wanted.connections_per_second)
    return settings


def reachable(settings: Settings, wanted: ServerArguments, listener: socket.socket) -> Settings:
    """With the address by which other devices find this server, where they can.

    Who shares a table at home gives others this machine's names and addresses; pages of other
    machines that lead here under a name of their own are refused.
    """
    host, port = listener.getsockname()[:2]
    if is_local(wanted.host) or wanted.behind_proxy:
        return settings
    found = lan_addresses.addresses() if host in ANYWHERE else [host]
    if found:
        name = f"[{found[0]}]" if ":" in found[0] else found[0]
        settings = replace(settings, address=f"http://{name}:{port}")
    if wanted.share:
        settings = replace(settings, hosts=(*LOCAL_NAMES, *found, *lan_addresses.names()))
    return settings


def is_local(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_ours(record: logging.LogRecord) -> bool:
    """Return whether to log a record: not those of invalid requests, which clients could flood."""
    return not str(record.msg).startswith("Invalid ")


# --- around it ------------------------------------------------------------------------------------


def address_of(listener: socket.socket, language: str = "") -> str:
    """Return where the start page is, in the browser's language or in another."""
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
