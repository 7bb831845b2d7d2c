"""A private PostgreSQL for tests and measurements: found, started, thrown away.

Nothing of an installed cluster is touched: a new one is made in a temporary folder, on a free
port of the loopback address, without a password.
"""

import contextlib
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from tests.services.ports import free_port
from tests.services.server import parent_of, processes

OWNER = "postgres"  # the account Debian's package makes; PostgreSQL refuses to run as root
USER = "teo"
PATIENCE = 60.0  # seconds until we give up on a server that never answers

SEARCHED = (
    "/usr/lib/postgresql/*/bin",  # Debian, Ubuntu
    "/usr/pgsql-*/bin",  # Fedora and its relatives
    "/usr/libexec/postgresql*",  # Alpine
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
)


class Missing(RuntimeError):
    """There is no PostgreSQL here that we could start."""


def binaries() -> Path | None:
    """The folder of PostgreSQL's own programs, the newest where there are several."""
    found: list[Path] = []
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path).resolve().parent)
    for pattern in SEARCHED:
        found += Path("/").glob(pattern[1:])
    whole = [folder for folder in found if (folder / "initdb").exists()]
    return max(whole, key=version, default=None)


def version(folder: Path) -> int:
    number = re.search(r"\d+", str(folder))
    return int(number.group()) if number else 0


def owner() -> pwd.struct_passwd | None:
    """Whose process it must be: ours, or that of `postgres` when we are root."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam(OWNER)
    except KeyError:
        raise Missing(f"root cannot run PostgreSQL, and there is no user {OWNER}") from None


def why_not() -> str:
    """Why no server can be started here; nothing when one can."""
    if binaries() is None:
        return "PostgreSQL is not installed"
    try:
        owner()
    except Missing as missing:
        return str(missing)
    return ""


class Postgres:
    """A running server; `create` makes an empty database in it, `stop` removes all of it.

    `durable` says whether a commit waits for the disk: measurements want that, tests do not.
    """

    def __init__(self, durable: bool = False, folder: Path | None = None) -> None:
        programs = binaries()
        if programs is None:
            raise Missing("PostgreSQL is not installed")
        self.programs = programs
        self.durable = durable
        self.account = owner()
        self.folder = folder or Path(tempfile.mkdtemp(prefix="teo-postgres-"))
        self.folder.mkdir(exist_ok=True)
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.databases = 0
        try:
            self.give(self.folder)
            self.make()
            self.start()
        except BaseException:
            self.stop()
            raise

    def give(self, path: Path) -> None:
        if self.account is not None:
            os.chown(path, self.account.pw_uid, self.account.pw_gid)

    def run(self, *command: str, log: IO[bytes]) -> subprocess.Popen[bytes]:
        """One of the server's programs, as the right user and in a folder that user may enter."""
        program, *arguments = command
        return subprocess.Popen(
            [str(self.programs / program), *arguments],
            cwd=self.folder,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "TZ": "UTC"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            user=None if self.account is None else self.account.pw_uid,
            group=None if self.account is None else self.account.pw_gid,
            extra_groups=None if self.account is None else [],
            start_new_session=True,  # Ctrl-C is for the tests; they stop the server themselves
        )

    def make(self) -> None:
        options = ("--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C")
        with self.log.open("ab") as log:
            making = self.run("initdb", "--no-sync", *options, f"--pgdata={self.data}", log=log)
        if making.wait() != 0:
            raise RuntimeError(f"initdb failed:\n{self.told()}")

    def start(self, port: int = 0) -> None:
        """Start it, on a free port if none is given."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self.folder),
            "max_connections": "200",
            "fsync": "on" if self.durable else "off",
            "synchronous_commit": "on" if self.durable else "off",
        }
        chosen = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
        for _ in range(5):  # somebody may take the free port before we do
            self.port = port or free_port()
            with self.log.open("ab") as log:
                self.process = self.run(
                    "postgres", "-D", str(self.data), "-p", str(self.port), *chosen, log=log
                )
            if self.answers():
                return
        raise RuntimeError(f"PostgreSQL did not start:\n{self.told()}")

    def answers(self) -> bool:
        """Wait until it takes connections; False when it ended instead."""
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                return False
            asked = ("-h", "127.0.0.1", "-p", str(self.port), "-U", USER, "-q")
            with self.log.open("ab") as log:
                if self.run("pg_isready", *asked, log=log).wait() == 0:
                    return True
            time.sleep(0.1)
        raise RuntimeError(f"PostgreSQL did not answer within {PATIENCE:g} s:\n{self.told()}")

    def told(self) -> str:
        return self.log.read_text(errors="replace")[-4000:]

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def create(self) -> str:
        """An empty database; its address."""
        self.databases += 1
        name = f"teo_{self.databases}"
        with self.log.open("ab") as log:
            made = self.run(
                "createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name, log=log
            )
        if made.wait() != 0:
            raise RuntimeError(f"createdb failed:\n{self.told()}")
        return self.url(name)

    # --- troubles -----------------------------------------------------------------------------

    def processes(self) -> list[int]:
        """All of it: each connection has a process, in a session of its own."""
        assert self.process is not None
        own = self.process.pid
        return [own, *(pid for pid in processes() if parent_of(pid) == own)]

    def freeze(self, frozen: bool = True) -> None:
        """Stop all its processes where they are, or let them go on."""
        for pid in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP if frozen else signal.SIGCONT)

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """A database that keeps its connections, and says nothing more."""
        self.freeze()
        try:
            yield
        finally:
            self.freeze(False)

    @contextlib.contextmanager
    def stopped(self) -> Iterator[None]:
        """A database that is not there, and comes back where it was."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)  # "fast": open connections are closed
        self.process.wait(PATIENCE)
        try:
            yield
        finally:
            self.start(self.port)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)  # "fast": open connections are closed
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
