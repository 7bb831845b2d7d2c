"""Code that runs in the worker processes of computer players."""

import contextlib
import faulthandler
import hashlib
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.engine.dealer import HIGHEST_SEED
from teotihuacan.players.advice import Advice, advise
from teotihuacan.title import Title
from teotihuacan.titles import TITLES, register

GRACE: Final = 5.0  # seconds: a player that does not even hear the alarm takes its process with it

POLITE: Final = 10
"""So much the processes stand back behind the server itself (it gets nine times as much where both
want a processor): people who click come first."""

Registered = tuple[str, str, players.Factory]
"""A registered player: its name, its game, what makes it."""


class Died(Exception):
    """A worker process has died, after some seconds without a sign of life."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"after {seconds:.1f} s")
        self.seconds = seconds


class Hung(Died):
    """A worker process showed no sign of life for too long, and was killed."""


@dataclass
class Thought:
    """The decision of a computer player: codes, and the reasons of forfeited ones."""

    codes: list[str] = field(default_factory=list)
    forfeits: dict[int, str] = field(default_factory=dict)  # by the place of the code
    details: list[str] = field(default_factory=list)  # for the log of the server


def travelling() -> list[Registered]:
    """The players that a program has registered, as far as other processes can find them."""
    found: list[Registered] = []
    for known in players.registered():
        with contextlib.suppress(Exception):  # each object refuses in its own way
            pickle.dumps(known)
            found.append(known)
    return found


def begin_worker(titles: Sequence[Title], known: Sequence[Registered] = ()) -> None:
    """Ctrl-C is the server's business; a worker whose server is gone goes too.

    The server's games and computer players are registered here as well.
    """
    for title in titles:
        if title.name not in TITLES:
            register(title)
    for name, game, factory in known:
        if name not in players.names(game or None):
            players.register(name, factory, game=game)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # not every system has it
        os.nice(POLITE)
    parent = multiprocessing.parent_process()

    def end_with_parent() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=end_with_parent, daemon=True).start()


def think(
    pickled: bytes,
    player: str,
    seed: int,
    limit: float | None = None,
    trouble: players.Forfeit | None = None,
    processes: int = 1,
) -> Thought:
    """Return what a player decides until a draw, or a decision of another player.

    `limit`: seconds for a decision.  With some trouble the player is not asked any more.
    `processes`: how many it may use, this one included.
    """
    game: teo.Game = pickle.loads(pickled)
    seat = game.actor
    thinker = players.Seated(
        player, seed, game.rules.name, limit, trouble=trouble, processes=processes
    )
    thought = Thought()
    while game.actor == seat:
        with guarded(limit):
            id = thinker.decide(game)
        for forfeit in thinker.forfeits[len(thought.forfeits) :]:
            thought.forfeits[len(thought.codes)] = forfeit.why
            thought.details.append(f"{forfeit.why}: {forfeit.detail}")
        thought.codes.append(game.rules.codes[id])
        game.play(id)
        beat()
    return thought


_signs: list[Callable[[], None]] = []


def beating(sign: Callable[[], None]) -> None:
    """Set the function that is called after every decision, to show that the process is alive."""
    _signs[:] = [sign]


def beat() -> None:
    for sign in _signs:
        sign()


@contextlib.contextmanager
def guarded(limit: float | None) -> Iterator[None]:
    """In a worker: end the process if a player hangs where no alarm reaches it."""
    if limit is None or multiprocessing.parent_process() is None:
        yield
        return
    faulthandler.dump_traceback_later(limit + GRACE, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def advice(pickled: bytes) -> list[Advice]:
    """The best turns of the seat that is asked."""
    game: teo.Game = pickle.loads(pickled)
    assert game.actor is not None
    return advise(game, game.actor)


def thought_seed(game_seed: int, game: str, step: int) -> int:
    """A seed that is the same after a restart, and that no client can predict.

    The game's own seed is in it, and cannot be found out from it.
    """
    digest = hashlib.sha256(f"{game_seed} {game} {step}".encode()).digest()
    return int.from_bytes(digest[:8]) % (HIGHEST_SEED + 1)
