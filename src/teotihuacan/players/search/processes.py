"""Trees grown by another process, where there are cores for it."""

import multiprocessing
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from teotihuacan.engine.game import Game
from teotihuacan.players.search.grove import Finds, Grove, Shoots
from teotihuacan.players.search.thinker import Thinker


class DistantGrove:
    """A grove in a process of its own: what it is asked goes there, what it answers comes back.

    `make` makes the thinker there, so it is a function that survives pickling.  The process ends
    with this object.
    """

    def __init__(self, make: Callable[[], Thinker], seat: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, there = context.Pipe()
        self.process = context.Process(target=tend, args=(there, make, seat), daemon=True)
        self.process.start()
        there.close()
        self.ready = False

    def is_ready(self, wait: bool) -> bool:
        """Whether the process has begun to listen; it takes a while to get that far."""
        if not self.ready and (wait or self.line.poll()):
            self.line.recv()
            self.ready = True
        return self.ready

    def plant(self, games: list[Game], seeds: list[int], width: int) -> None:
        # Equal games travel once.
        different: list[Game] = []
        places: list[int] = []
        for game in games:
            if not different or game is not different[-1]:
                different.append(game)
            places.append(len(different) - 1)
        self.line.send(("plant", (different, places, seeds, width)))

    def shoots(self) -> list[Shoots]:
        self.line.send(("shoots", ()))
        answer: list[Shoots] = self.line.recv()
        return answer

    def spend(self, choices: list[list[int]], visits: list[int], seconds: float) -> None:
        self.line.send(("spend", (choices, visits, seconds)))

    def finds(self) -> Finds:
        self.line.send(("finds", ()))
        answer: Finds = self.line.recv()
        return answer

    def follow(self, ids: list[int]) -> None:
        self.line.send(("follow", (ids,)))

    def close(self) -> None:
        """Let the process go: it ends when nobody holds the line any more."""
        with suppress(OSError):
            self.line.close()
        self.process.join(1.0)

    def __del__(self) -> None:
        with suppress(Exception):
            self.line.close()


def tend(line: Connection, make: Callable[[], Thinker], seat: int) -> None:
    """The life of such a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it hears it too
    grove = Grove(make(), seat)
    try:
        line.send(True)
        while True:
            verb, given = line.recv()
            if verb == "plant":
                different, places, seeds, width = given
                grove.plant([different[place] for place in places], seeds, width)
            else:
                answer: Any = getattr(grove, verb)(*given)
                if verb in ("shoots", "finds"):
                    line.send(answer)
    except (EOFError, OSError):
        return  # nobody is interested any more
