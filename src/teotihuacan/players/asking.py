"""Asks computer players fairly; a mistake forfeits only the player's own decision.

Whoever plays a game with computer players seats them here.  A seated player is never handed the
true game, but one in which everything its seat may not know is drawn anew.  And if it fails, an
answer at random stands in, which is counted and told.
"""

import hashlib
import signal
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Final

from teotihuacan.engine.dealer import HIGHEST_SEED, Dealer
from teotihuacan.engine.errors import IllegalChoice
from teotihuacan.engine.game import Game
from teotihuacan.players.player import Player, share
from teotihuacan.players.random_player import Random
from teotihuacan.players.registry import factory

RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
LATE: Final = "late"
DIED: Final = "died"
REASONS: Final = (RAISED, ILLEGAL, LATE, DIED)
"""Why a player forfeits a decision: its code failed, what it chose cannot be played, it took too
long, or the process in which it thought is gone."""

RING_AGAIN: Final = 0.5  # seconds: for players that catch everything
LONGEST_DETAIL: Final = 200


@dataclass(frozen=True)
class Forfeit:
    """A decision that was made at random because a player failed."""

    why: str  # one of `REASONS`
    detail: str  # for the developer of the player


class TooLong(BaseException):
    """Rings in a player that thinks too long; no `Exception`, so that few catch it."""


class Seated:
    """A player on a seat of one game, to be asked by `decide`.

    `limit`: how many seconds it may think about a decision; None: as long as it likes.  Where it
    can (in the main thread, on systems that have such an alarm) a player that thinks too long is
    stopped; elsewhere its answer comes too late.  With some `trouble` there is no player at all.
    `processes`: how many a player that can use several may think in.

    >>> import teotihuacan as teo
    >>> game = teo.new_game(players=2, seed=1)
    >>> mind = Seated("random", seed=7)
    >>> mind.decide(game) in game.legal(), mind.forfeits
    (True, [])
    """

    def __init__(
        self,
        name: str,
        seed: int,
        game: str | None = None,
        limit: float | None = None,
        clock: Callable[[], float] = time.perf_counter,
        trouble: Forfeit | None = None,
        processes: int = 1,
    ) -> None:
        self.name = name
        self.limit = limit
        self.clock = clock
        self.forfeits: list[Forfeit] = []
        self.seconds = 0.0  # spent on all decisions
        self.player: Player | None = None
        self.trouble = trouble  # why there is no player, if there is none
        # Separate random streams: determinised draws do not affect a player's own draws.
        self.imagination = Dealer.seeded(stream(seed, "imagination"))
        self.stand_in = Random(stream(seed, "stand in"))
        self.thinking = False
        make = factory(name, game)  # an unknown name is the caller's mistake
        if trouble is not None:
            return
        try:
            self.player = make(seed)
            share(self.player, processes)
        except (Exception, SystemExit) as error:
            self.trouble = Forfeit(RAISED, told(error))

    def decide(self, game: Game) -> int:
        """Return what to play where this seat is asked: always a legal id."""
        begun = time.perf_counter()
        found = self.asked(game)
        self.seconds += time.perf_counter() - begun
        if isinstance(found, int):
            return found
        self.forfeits.append(found)
        return self.stand_in.choose(game)

    def asked(self, game: Game) -> int | Forfeit:
        """Return what the player decides, or why it does not."""
        player, seat = self.player, game.actor
        if self.trouble is not None:
            return self.trouble
        assert player is not None
        if seat is None or seat < 0:
            raise IllegalChoice("nobody who could decide is asked")
        if type(player) is Random:
            return player.choose(game)  # looks at nothing but the answers, and spares us the copy
        imagined = game.imagined(seat, self.imagination)
        if self.limit is None:
            return self.answer(player, imagined, game)
        begun = self.clock()
        try:
            found = self.timed(player, imagined, game)
        except TooLong:
            return self.late()
        return self.late() if self.clock() - begun > self.limit else found

    def answer(self, player: Player, imagined: Game, game: Game) -> int | Forfeit:
        try:
            chosen = player.choose(imagined)
        except (Exception, SystemExit) as error:  # another's code: anything can come
            return Forfeit(RAISED, told(error))
        try:
            return game.find(chosen)
        except Exception:  # not legal, or not even readable
            return Forfeit(ILLEGAL, shown(chosen))

    def late(self) -> Forfeit:
        return Forfeit(LATE, f"more than {self.limit:g} s")

    def timed(self, player: Player, imagined: Game, game: Game) -> int | Forfeit:
        """The same with an alarm clock, where there is one."""
        if not self.limit or not has_alarm():
            return self.answer(player, imagined, game)
        handler = signal.signal(signal.SIGALRM, self.ring)
        others = signal.setitimer(signal.ITIMER_REAL, self.limit, RING_AGAIN)
        try:
            try:
                self.thinking = True
                return self.answer(player, imagined, game)
            finally:
                self.thinking = False
        finally:
            signal.setitimer(signal.ITIMER_REAL, *others)
            signal.signal(signal.SIGALRM, handler)

    def ring(self, number: int, frame: FrameType | None) -> None:
        if self.thinking:
            raise TooLong

    def counts(self) -> tuple[int, ...]:
        """Return how many decisions were forfeited, by `REASONS`."""
        whys = [forfeit.why for forfeit in self.forfeits]
        return tuple(whys.count(why) for why in REASONS)

    def first_trouble(self) -> str:
        """Return why the first of the forfeited decisions was forfeited, if any was."""
        return self.forfeits[0].detail if self.forfeits else ""


def seat_all(
    names: Sequence[str], seeds: Sequence[int], game: str, limit: float | None
) -> list[Seated]:
    """Seat players of a game by name, each with its own seed."""
    return [Seated(name, seed, game, limit) for name, seed in zip(names, seeds)]


def has_alarm() -> bool:
    return hasattr(signal, "setitimer") and (threading.current_thread() is threading.main_thread())


def told(error: BaseException) -> str:
    """An error in one line; one that cannot even say what it is has its name."""
    try:
        said = " ".join(str(error).split())
    except Exception:
        said = ""
    name = type(error).__name__
    return f"{name}: {said}"[:LONGEST_DETAIL] if said else name


def shown(chosen: object) -> str:
    """An answer in one line."""
    try:
        return f"{chosen!r:.40} is not legal"
    except Exception:
        return f"a {type(chosen).__name__} is not legal"


def stream(seed: int, purpose: str) -> int:
    """A seed for one purpose, from which neither the first one nor those for others follow."""
    digest = hashlib.sha256(f"{seed} {purpose}".encode()).digest()
    return int.from_bytes(digest[:8]) % (HIGHEST_SEED + 1)
