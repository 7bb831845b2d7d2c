"""Games on several cores: processes that fill the same arrays, in memory that all share."""

from __future__ import annotations

import json
import mmap
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from teotihuacan.engine.errors import IllegalChoice, OptionError
from teotihuacan.research.arrays import Arrays
from teotihuacan.research.packages import needed
from teotihuacan.research.specification import Specification, spec
from teotihuacan.research.worker import ACTION, QUIT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType

    import numpy as np
    from numpy.typing import NDArray

MOST_GROUPS: Final = 200
SHARED: Final = "/dev/shm"  # memory as files, where there is such a folder
WORKER: Final = "from teotihuacan.research.worker import main; main()"


class WorkerDied(RuntimeError):
    """A process of games has ended unexpectedly."""


class Group(Arrays):
    """Arrays of the games that are stepped together: `count` of each process."""

    actions: NDArray[np.int32]  # write the actions here, or give them to `send`


class ProcessGames:
    """Games in several processes, with the same arrays and games as `Games`.

    Place `i` plays the same games as in one process.  With several `groups`, one group can be
    stepped while another one's observations are evaluated:

        games.send(0, actions)   # returns immediately
        games.wait(0)            # the arrays of games.groups[0] are filled

    `step`, and the arrays of `groups[0]`, are enough with one group.  Close it when you are done,
    or use it in a `with` statement.
    """

    def __init__(
        self,
        environment: str | Specification,
        count: int,
        *,
        processes: int,
        seed: int,
        groups: int = 1,
        illegal: str = "raise",
        answers: bool = False,
        python: str = sys.executable,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        """Begin `count` games in each group, shared among the processes.

        `python` may be another interpreter, for example one with a compiled package.
        """
        if processes < 1 or count % processes:
            raise OptionError(f"count must be a multiple of processes ({processes}), not {count}")
        if not 1 <= groups <= MOST_GROUPS:
            raise OptionError(f"groups must be 1 to {MOST_GROUPS}, not {groups}")
        numpy = needed("numpy")
        made = environment if isinstance(environment, Specification) else spec(environment)
        self.spec = made
        self.count = count
        each = count // processes
        self.workers = [
            subprocess.Popen(
                [python, "-c", WORKER],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=None if environ is None else dict(environ),
            )
            for _ in range(processes)
        ]
        given: dict[str, Any] = {
            "game": made.game,
            "options": dict(made.options),
            "answers": answers,
            "count": each,
            "seed": seed,
            "illegal": illegal,
            "apart": count,
        }
        for number, worker in enumerate(self.workers):
            self.tell(worker, json.dumps({**given, "first": number * each}).encode() + b"\n")
        told = [json.loads(self.heard(worker)) for worker in self.workers]
        sizes: list[int] = told[0]["sizes"]
        if sizes[0] != made.size or told[0]["name"] != made.name:
            self.close()
            raise OptionError(f"the processes run {told[0]['name']}, not {made.name}")
        # For each group its actions, then its arrays: each of them process by process.
        length = count * (ACTION + sum(sizes))
        folder = SHARED if os.path.isdir(SHARED) else None
        with tempfile.NamedTemporaryFile(dir=folder, prefix="teotihuacan-") as file:
            file.truncate(groups * length)
            self.memory = mmap.mmap(file.fileno(), groups * length)
            for number, worker in enumerate(self.workers):
                place = {
                    "file": file.name,
                    "actions": [g * length + number * each * ACTION for g in range(groups)],
                    "arrays": [
                        [
                            g * length + count * (ACTION + sum(sizes[:part])) + number * each * size
                            for part, size in enumerate(sizes)
                        ]
                        for g in range(groups)
                    ],
                }
                self.tell(worker, json.dumps(place).encode() + b"\n")
            for worker in self.workers:
                self.answered(worker)
        self.groups: list[Group] = []
        for g in range(groups):
            group = Group(made, count, self.memory, sizes, g * length + count * ACTION)
            group.actions = numpy.frombuffer(self.memory, numpy.int32, count, g * length)
            self.groups.append(group)

    def send(self, group: int, actions: Sequence[int] | NDArray[Any] | None = None) -> None:
        """Start to play an action in each game of a group."""
        if actions is not None:
            self.groups[group].actions[:] = actions
        for worker in self.workers:
            self.tell(worker, bytes([group]))

    def wait(self, group: int) -> Group:
        """Wait until a group is stepped; its arrays are filled then."""
        problems = [self.answered(worker) for worker in self.workers]
        for problem in problems:
            if problem:
                raise IllegalChoice(problem)
        return self.groups[group]

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Group:
        """Play an action in each game of the only group."""
        self.send(0, actions)
        return self.wait(0)

    # --- talking to processes ---------------------------------------------------------------------

    def tell(self, worker: subprocess.Popen[bytes], text: bytes) -> None:
        assert worker.stdin is not None
        try:
            worker.stdin.write(text)
            worker.stdin.flush()
        except OSError as error:
            raise WorkerDied(f"a process of games has ended: {error}") from error

    def heard(self, worker: subprocess.Popen[bytes]) -> bytes:
        assert worker.stdout is not None
        line = worker.stdout.readline()
        if not line:
            raise WorkerDied("a process of games has ended; its errors are above")
        return line

    def answered(self, worker: subprocess.Popen[bytes]) -> str:
        """Wait for a process; return what it refused to do, or nothing."""
        assert worker.stdout is not None
        answer = worker.stdout.read(1)
        if not answer:
            raise WorkerDied("a process of games has ended; its errors are above")
        return self.heard(worker).decode().strip() if answer[0] == QUIT else ""

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers:
            with suppress(WorkerDied):
                self.tell(worker, bytes([QUIT]))
        for worker in self.workers:
            for pipe in (worker.stdin, worker.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
            worker.wait()

    def __enter__(self) -> ProcessGames:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
