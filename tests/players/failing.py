"""Players that fail, each in its own way; at the top of a module, so that others can find them."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import teotihuacan as teo
from teotihuacan import players


class Raising(players.Player):
    name = "raising"

    def choose(self, game: teo.Game) -> int:
        raise ValueError("I have\nlost my notes")


class Leaving(players.Player):
    name = "leaving"

    def choose(self, game: teo.Game) -> int:
        sys.exit(3)


class Cheating(players.Player):
    name = "cheating"

    def choose(self, game: teo.Game) -> int:
        return -1


class Answering(players.Player):
    """Answers whatever it is told to."""

    name = "answering"

    def __init__(self, seed: int = 0, answer: Any = None) -> None:
        super().__init__(seed)
        self.answer = answer

    def choose(self, game: teo.Game) -> int:
        answer: int = self.answer
        return answer


class Unborn(players.Player):
    name = "unborn"

    def __init__(self, seed: int = 0) -> None:
        raise RuntimeError("no memory")


class Spoiling(players.Player):
    """Plays on in the game it is given, and leaves it in ruins."""

    name = "spoiling"

    def choose(self, game: teo.Game) -> int:
        first = game.ids[0]
        for _ in range(3):
            if game.ids:
                game.apply(game.ids[-1])
        game.state.agenda.clear()
        game.options.clear()
        game.ids.clear()
        game.history.append(1)
        return first


class Untiring(players.Player):
    """Never comes to an end by itself, and overhears the first alarm."""

    name = "untiring"

    def choose(self, game: teo.Game) -> int:
        heard = 0
        for number in range(10**9):
            try:
                hash(number)
            except BaseException:
                heard += 1
                if heard > 1:
                    raise
        raise AssertionError("nobody has stopped it")


class Dawdling(players.Player):
    """Looks at its watch: each decision takes as long as it is told."""

    name = "dawdling"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.now = 0.0
        self.pace = 0.0

    def clock(self) -> float:
        return self.now

    def choose(self, game: teo.Game) -> int:
        self.now += self.pace
        return game.ids[0]


class Waiting(players.Player):
    """Thinks until the file exists whose path is in the environment."""

    name = "waiting"

    def choose(self, game: teo.Game) -> int:
        while not Path(os.environ["WAITING_FOR"]).exists():
            time.sleep(0.05)
        return game.ids[0]


class Dying(players.Player):
    """Takes the whole process with it."""

    name = "dying"

    def choose(self, game: teo.Game) -> int:
        os._exit(1)


class Stopped(players.Player):
    """Stops its own process dead: no alarm and no thread in it runs any more."""

    name = "stopped"

    def choose(self, game: teo.Game) -> int:
        os.kill(os.getpid(), signal.SIGSTOP)
        return game.ids[0]


FAILING: tuple[type[players.Player], ...] = (Raising, Leaving, Cheating, Unborn)
