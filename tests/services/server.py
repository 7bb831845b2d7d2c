"""Real `teo serve` processes, started, asked and killed by tests and measurements."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import IO

from tests.services.client import Client
from tests.services.ports import free_port

PATIENCE = 60.0  # seconds until we give up on a server that never answers
TRACEBACK = re.compile(r"^Traceback \(most recent call last\):\n(?: .*\n)*.*", re.MULTILINE)


class Server:
    """One server process on a port of its own; it is in a session of its own, so that neither
    Ctrl-C nor a signal to its group reaches anybody else.

    `start` may be called again after `kill`: the same port and database, a new process.
    """

    def __init__(
        self,
        database: str,
        environment: dict[str, str] | None = None,
        arguments: tuple[str, ...] = (),
    ) -> None:
        self.database = database
        self.environment = environment or {}
        self.arguments = arguments
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="teo-server-"))
        self.log = self.folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self.groups: list[int] = []  # of all processes we ever started

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def command(self) -> list[str]:
        return [
            sys.executable,
            "-m",
            "teotihuacan",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--database",
            self.database,
            *self.arguments,
        ]

    def start(self) -> Server:
        """Start it and wait until it answers."""
        log: IO[bytes]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                cwd=self.folder,
                env={**clean_environment(), **self.environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.groups.append(self.process.pid)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at once:\n{self.told()}")
            with contextlib.suppress(OSError), self.client() as client:
                if client.get("/api/options").status == 200:
                    return self
            time.sleep(0.05)
        raise RuntimeError(f"the server did not answer within {PATIENCE:g} s:\n{self.told()}")

    def client(self, token: str | None = None) -> Client:
        return Client(self.port, token)

    def told(self) -> str:
        """What it wrote last, for error messages."""
        return self.log.read_text(errors="replace")[-6000:] if self.log.exists() else ""

    def tracebacks(self) -> list[str]:
        """All that it ever wrote, but for those of workers that a killed server was just starting:
        they find nobody at the other end."""
        said = self.log.read_text(errors="replace") if self.log.exists() else ""
        found: list[str] = TRACEBACK.findall(said)
        return [trace for trace in found if not ("in spawn_main" in trace and "EOFError" in trace)]

    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """`kill -9` of the server process itself; its workers must notice on their own."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """End it politely, as Ctrl-C or a service manager would; its exit status."""
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.returncode

    def left_behind(self) -> list[int]:
        """Processes of ours that live although the server they belong to is gone."""
        ended = [g for g in self.groups if not (self.running() and g == self.pid)]
        return [pid for pid in processes() if group_of(pid) in ended]

    def clear(self) -> None:
        """Stop it, end whatever it left behind, remove its folder."""
        self.stop()
        for pid in self.left_behind():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self) -> Server:
        return self if self.running() else self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()


def clean_environment() -> dict[str, str]:
    """Ours, without what could make the server another one than the one we test."""
    return {
        key: value
        for key, value in os.environ.items()
        if key != "PYTHONPATH" and not key.startswith("TEO")
    }


def processes() -> list[int]:
    """All process ids, where the system tells them as files."""
    proc = Path("/proc")
    return (
        [int(entry.name) for entry in proc.iterdir() if entry.name.isdigit()]
        if proc.is_dir()
        else []
    )


def group_of(pid: int) -> int:
    """The process group of a living process, or -1."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return -1
    return -1 if state[0] == "Z" else int(state[2])


def parent_of(pid: int) -> int:
    """Who started a process, or -1 if it is gone."""
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return -1


def memory(pid: int) -> int:
    """Resident bytes of a process (Linux only; 0 elsewhere)."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    return 0
