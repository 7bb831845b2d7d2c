"""What can fail, does, while people play: nothing confirmed is lost, and every game goes on.

    python -m tests.trials.failure                    # 200 kills, 20 seconds of each trouble
    python -m tests.trials.failure --kills 40 --seconds 5 --only kills,clock

Servers are killed (`kill -9`) at random moments, with SQLite and with PostgreSQL; the database is
frozen and stopped; the disk is full; the clock of one of two servers is an hour ahead or behind;
processes in which computer players think are killed and hang.  Somebody whom that does not concern
looks on, and must not wait more than twice as long (in the median).  Everything is on this machine
and on the loopback address; `test_failure.py` is the same, shorter.
"""

import argparse
import contextlib
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import textwrap
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.services.postgres import Postgres
from tests.services.server import Server, parent_of, processes
from tests.trials.playing import PATIENCE, Onlooker, People, nothing_is_lost

PERSONS = 3
LONGEST_LIFE = 0.5  # seconds under play before a kill
HOUR = 3600.0
BEFORE = 5.0  # seconds in which others are looked at before the trouble
MOST = 2.0  # times as long as before may others wait
FULL = 64 * 1024 * 1024  # bytes of the small disk of a PostgreSQL, beside what it takes itself


def kills(database: str, count: int, seed: int = 50) -> str:
    """`kill -9` of the server at random moments."""
    rng = Random(seed)
    with Server(database) as server:
        with server.client() as client:
            people = People(PERSONS, [server.port], client)
        for number in range(count):
            with people.playing():
                people.until_played()
                time.sleep(rng.uniform(0, LONGEST_LIFE))
                server.kill()
            if number % 10 == 9 or number == count - 1:
                nothing_is_lost(database, people)
            server.start()
            if all(game.over for game in people.games):
                with server.client() as client:
                    people.begin_more(client)
        with server.client() as client:
            people.go_on(client)
        nothing_is_lost(database, people)
        assert server.tracebacks() == []
        assert people.confirmed() >= count
        return f"{count} kills, {told(people)}"


@dataclass
class Outcome:
    """What became of the games, and what others felt."""

    said: str
    onlooker: Onlooker | None = None
    troubles: int = 0  # requests that were not answered, or told to wait

    def __str__(self) -> str:
        return self.said if self.onlooker is None else f"{self.said}; {self.onlooker.told()}"

    @property
    def felt(self) -> bool:
        """Whether others waited more than twice as long."""
        return self.onlooker is not None and self.onlooker.ratio() > MOST


def told(people: People) -> str:
    return (
        f"{people.confirmed()} moves confirmed in {len(people.games)} games, none lost; "
        f"{people.troubles()} requests went unanswered or were told to wait"
    )


def under_play(
    database: str,
    trouble: Callable[[list[Server]], contextlib.AbstractContextManager[object]],
    seconds: float,
    servers: int = 1,
) -> Outcome:
    """People play, trouble comes, lasts, and goes; then every game goes on."""
    with contextlib.ExitStack() as stack:
        running = [stack.enter_context(Server(database)) for _ in range(servers)]
        with running[0].client() as client:
            people = People(PERSONS, [server.port for server in running], client)
        onlooker = Onlooker(running[-1].port, plays=False)
        with people.playing(), onlooker.watching():
            people.until_played(5)
            time.sleep(min(seconds, BEFORE))
            with trouble(running):
                onlooker.during.set()
                time.sleep(seconds)
                onlooker.during.clear()
            people.until_played(5)
        for server in running:
            assert server.running()
        with running[-1].client() as client:
            people.go_on(client)
        nothing_is_lost(database, people)
        return Outcome(told(people), onlooker, people.troubles())


# --- the database ---------------------------------------------------------------------------------


def frozen(postgres: Postgres, seconds: float) -> Outcome:
    """A database that keeps its connections and says nothing."""
    return under_play(postgres.create(), lambda _: postgres.frozen(), seconds, 2)


def stopped(postgres: Postgres, seconds: float) -> Outcome:
    """A database that is gone for a while."""
    return under_play(postgres.create(), lambda _: postgres.stopped(), seconds, 2)


@contextlib.contextmanager
def locked(file: str) -> Iterator[None]:
    """Another program holds a SQLite file for itself."""
    with contextlib.closing(sqlite3.connect(file, timeout=60, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


def sqlite_locked(file: str, seconds: float) -> Outcome:
    return under_play(file, lambda _: locked(file), seconds)


# --- a full disk ----------------------------------------------------------------------------------


@contextlib.contextmanager
def no_room(server: Server, file: str) -> Iterator[None]:
    """The server's files cannot grow any more: what a full disk looks like to it.

    The limit is one for all files, so it is that of the shortest; beyond it not even what is there
    can be written again."""
    soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    sizes = [Path(file + end).stat().st_size for end in ("", "-wal") if Path(file + end).exists()]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (min(sizes), hard))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (soft, hard))


def sqlite_full(file: str, seconds: float) -> Outcome:
    outcome = under_play(file, lambda servers: no_room(servers[0], file), seconds)
    assert outcome.troubles, "nobody noticed that the disk was full"
    return outcome


@contextlib.contextmanager
def small_disk() -> Iterator[Path | None]:
    """A disk of memory, where we may have one."""
    folder = tempfile.mkdtemp(prefix="teo-small-disk-")
    size = f"size={FULL + 128 * 1024 * 1024}"
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"{size},mode=0755", "none", folder],
        capture_output=True,
        check=False,
    )
    try:
        yield Path(folder) if made.returncode == 0 else None
    finally:
        if made.returncode == 0:
            subprocess.run(["umount", "-l", folder], check=True)
        Path(folder).rmdir()


@contextlib.contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Not a byte is left."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"\0" * 4096)
    try:
        yield
    finally:
        ballast.unlink()


def postgres_full(seconds: float) -> Outcome:
    """The disk of PostgreSQL is full; when there is room again, it is started again."""
    with small_disk() as disk:
        if disk is None:
            return Outcome("left out: only root can make a small disk")
        postgres = Postgres(folder=disk / "postgres")
        try:
            return under_play(postgres.create(), lambda _: full(postgres, disk), seconds, 2)
        finally:
            postgres.stop()


@contextlib.contextmanager
def full(postgres: Postgres, disk: Path) -> Iterator[None]:
    with filled(disk):
        yield
    assert postgres.process is not None
    if postgres.process.poll() is not None:  # it gives up when its log cannot be written
        postgres.start(postgres.port)


# --- clocks ---------------------------------------------------------------------------------------


def shifted(folder: Path, seconds: float) -> dict[str, str]:
    """The environment of a server whose clock is wrong."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sitecustomize.py").write_text(
        textwrap.dedent(
            f"""
            import time

            right, right_ns = time.time, time.time_ns
            time.time = lambda: right() + {seconds!r}
            time.time_ns = lambda: right_ns() + {int(seconds * 1e9)}
            """
        )
    )
    return {"PYTHONPATH": str(folder)}


def clock(postgres: Postgres, ahead: float, folder: Path) -> str:
    """One of two servers has another time, and dies while it has promised to think."""
    database = postgres.create()
    wrong = shifted(folder / f"clock{ahead:+g}", ahead)
    with Server(database) as right, Server(database, wrong) as other:
        with other.client() as client:
            people = People(PERSONS, [right.port, other.port], client)
        for dying, staying in ((other, right), (right, other)):
            with people.playing():
                people.until_played(5)
                dying.kill()
            with staying.client() as client:
                for person in people.persons:
                    person.ports = [staying.port]
                people.go_on(client)  # the other one sees to what was promised
            nothing_is_lost(database, people)
            dying.start()
            for person in people.persons:
                person.ports = [right.port, other.port]
        return told(people)


# --- workers --------------------------------------------------------------------------------------


def workers(server: Server) -> list[int]:
    """The processes in which a server lets computer players think."""
    found: list[int] = []
    for pid in processes():
        if parent_of(pid) != server.pid:
            continue
        with contextlib.suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def awaited_workers(server: Server) -> list[int]:
    """The same, as soon as there are any: they are started by the first thought, and again by the
    first one after they were killed."""
    end = time.monotonic() + PATIENCE
    while not (found := workers(server)):
        assert time.monotonic() < end, "no worker was found"
        time.sleep(0.02)
    return found


def worker_trouble(database: str, number: int, rounds: int, seconds: float = 0.0) -> Outcome:
    """Workers are killed, or stop in the middle of a thought."""
    with Server(database, arguments=("--decision-seconds", "3")) as server:
        onlooker = Onlooker(server.port, plays=True)
        with server.client() as client, onlooker.watching():
            people = People(PERSONS, [server.port], client)
            with people.playing():
                people.until_played(3)
                time.sleep(seconds)
            struck = 0
            onlooker.during.set()
            for _ in range(rounds):
                people.begin_more(client)  # computer players must have something to think about
                with people.playing():
                    people.until_played(3)
                    for pid in awaited_workers(server):
                        with contextlib.suppress(ProcessLookupError):
                            os.kill(pid, number)
                            struck += 1
                    time.sleep(seconds)
                people.go_on(client, 4)
        assert struck >= rounds, "no worker was struck"
        nothing_is_lost(database, people)
        assert server.stop() == 0
        return Outcome(f"{struck} workers, {told(people)}", onlooker)


# --- all of it ------------------------------------------------------------------------------------


def trials(count: int, seconds: float, folder: Path) -> dict[str, Callable[[], object]]:
    """Everything by its name; PostgreSQL is durable here, as it is in life."""
    postgres: list[Postgres] = []

    def pg() -> Postgres:
        if not postgres:
            postgres.append(Postgres(durable=True))
        return postgres[0]

    def file(name: str) -> str:
        return str(folder / f"{name}.sqlite3")

    def done() -> str:
        for running in postgres:
            running.stop()
        return "stopped"

    half = count // 2
    return {
        "kills-sqlite": lambda: kills(file("kills"), half),
        "kills-postgresql": lambda: kills(pg().create(), count - half, 51),
        "database-frozen": lambda: frozen(pg(), seconds),
        "database-stopped": lambda: stopped(pg(), seconds),
        "sqlite-locked": lambda: sqlite_locked(file("locked"), seconds),
        "disk-full-sqlite": lambda: sqlite_full(file("full"), seconds),
        "disk-full-postgresql": lambda: postgres_full(seconds),
        "clock-ahead": lambda: clock(pg(), HOUR, folder),
        "clock-behind": lambda: clock(pg(), -HOUR, folder),
        "worker-killed": lambda: worker_trouble(file("killed"), signal.SIGKILL, 5, BEFORE),
        "worker-hung": lambda: worker_trouble(file("hung"), signal.SIGSTOP, 2, BEFORE),
        "end": done,
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trials.failure", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, metavar="N", help="default 200")
    parser.add_argument("--seconds", type=float, default=20, metavar="N", help="default 20")
    parser.add_argument("--only", default="", metavar="A,B", help="trials whose names begin so")
    arguments = parser.parse_args()
    wanted = tuple(filter(None, arguments.only.split(",")))
    failed: list[str] = []
    felt: list[str] = []
    with tempfile.TemporaryDirectory(prefix="teo-trials-") as folder:
        for name, trial in trials(arguments.kills, arguments.seconds, Path(folder)).items():
            if name != "end" and wanted and not name.startswith(wanted):
                continue
            began = time.monotonic()
            said: object
            try:
                said = trial()
                if isinstance(said, Outcome) and said.felt:
                    felt.append(name)
            except Exception as error:
                failed.append(name)
                traceback.print_exc()
                said = f"FAILED: {type(error).__name__}: {str(error)[:2000]}"
            if name != "end":
                print(f"{name} ({time.monotonic() - began:.0f} s): {said}", flush=True)
    print(f"failed: {', '.join(failed)}" if failed else "nothing confirmed was lost")
    if felt:
        print(f"others waited more than {MOST:g} times as long: {', '.join(felt)}")
    return 1 if failed or felt else 0


if __name__ == "__main__":
    sys.exit(main())
