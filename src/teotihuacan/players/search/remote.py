"""A search forest in another process, where there are processors for it."""

import multiprocessing
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from teotihuacan.engine.game import Game
from teotihuacan.players.search.evaluator import Evaluator
from teotihuacan.players.search.forest import Forest, RootTurns, Statistics


class RemoteForest:
    """A forest in its own process: calls are sent there, answers come back.

    `make` makes the evaluator there, so it is a function that can be pickled.  The process ends
    with this object.
    """

    def __init__(self, make: Callable[[], Evaluator], seat: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, there = context.Pipe()
        self.process = context.Process(target=serve, args=(there, make, seat), daemon=True)
        self.process.start()
        there.close()
        self.ready = False

    def is_ready(self, wait: bool) -> bool:
        """Return whether the process answers yet; starting takes a while."""
        if not self.ready and (wait or self.pipe.poll()):
            self.pipe.recv()
            self.ready = True
        return self.ready

    def start(self, games: list[Game], seeds: list[int], width: int) -> None:
        # Send equal games once.
        different: list[Game] = []
        places: list[int] = []
        for game in games:
            if not different or game is not different[-1]:
                different.append(game)
            places.append(len(different) - 1)
        self.pipe.send(("start", (different, places, seeds, width)))

    def root_turns(self) -> list[RootTurns]:
        self.pipe.send(("root_turns", ()))
        answer: list[RootTurns] = self.pipe.recv()
        return answer

    def spend(self, choices: list[list[int]], visits: list[int], seconds: float) -> None:
        self.pipe.send(("spend", (choices, visits, seconds)))

    def statistics(self) -> Statistics:
        self.pipe.send(("statistics", ()))
        answer: Statistics = self.pipe.recv()
        return answer

    def follow(self, ids: list[int]) -> None:
        self.pipe.send(("follow", (ids,)))

    def close(self) -> None:
        """End the process: it stops when the pipe is closed."""
        with suppress(OSError):
            self.pipe.close()
        self.process.join(1.0)

    def __del__(self) -> None:
        with suppress(Exception):
            self.pipe.close()


def serve(pipe: Connection, make: Callable[[], Evaluator], seat: int) -> None:
    """Answer the calls of a `RemoteForest` until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C also reaches the parent process
    forest = Forest(make(), seat)
    try:
        pipe.send(True)
        while True:
            verb, given = pipe.recv()
            if verb == "start":
                different, places, seeds, width = given
                forest.start([different[place] for place in places], seeds, width)
            else:
                answer: Any = getattr(forest, verb)(*given)
                if verb in ("root_turns", "statistics"):
                    pipe.send(answer)
    except (EOFError, OSError):
        return  # the parent process has closed its end
