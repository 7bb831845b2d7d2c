"""A whole ladder, from the first block to the last or to the decision."""

from collections.abc import Callable, Iterable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

import teotihuacan as teo
from teotihuacan.analysis.ladder.keeping import Keeper
from teotihuacan.analysis.ladder.matches import Ladder
from teotihuacan.analysis.ladder.playing import Played, play
from teotihuacan.analysis.ladder.sprt import Decision, Sprt
from teotihuacan.analysis.sharing import JobContext, Sharing, sharing


@dataclass(frozen=True)
class Climb:
    """A ladder and all games of its blocks, in order."""

    ladder: Ladder
    games: tuple[Played, ...]
    decision: Decision | None = None  # where a test was asked for

    @property
    def blocks(self) -> int:
        """Return how many were played; a test may have stopped early."""
        return self.games[-1].key[0]


def climb(
    ladder: Ladder,
    *,
    workers: int = 1,
    out: str | Path | None = None,
    test: Sprt | None = None,
    progress: Callable[[Played], None] | None = None,
    share: Sharing | None = None,
) -> Climb:
    """Play a ladder, or what is still missing of it in the file `out`.

    The games and everything made from them are the same whatever the number of workers, whether
    stopped and resumed or not.  A `test` of the first match ends the ladder when it is decided.
    `progress` hears of each game, those of the file included.  `share` replaces the processes.
    """
    if test is not None and ladder.people == 1:
        raise teo.OptionError("nobody is better than another at a table for one player")
    if share is None:
        share = sharing(workers)
    games: list[Played] = []
    size = len(ladder.matches) * ladder.people  # of a block
    trial = None if test is None else test.begin()
    with ExitStack() as open_things:
        keeper: Keeper | None = None
        if out is not None:
            keeper = open_things.enter_context(closing(Keeper(out, ladder)))
        there = {} if keeper is None else dict(keeper.games)
        missing = (
            (ladder, key)
            for block in range(1, ladder.blocks + 1)
            for key in ladder.block(block)
            if key not in there
        )
        # Stop the workers when the consumer has stopped.
        fresh = open_things.enter_context(
            closing(share(play, missing, JobContext.of(ladder.game, ladder.pool)))
        )
        for block in range(1, ladder.blocks + 1):
            for key in ladder.block(block):
                played = there.get(key)
                if played is None:
                    played = next(fresh)
                    if keeper is not None:
                        keeper.write(played)
                games.append(played)
                if progress is not None:
                    progress(played)
            if trial is not None and trial.hear(first_share(games[-size:])):
                break
    return Climb(ladder, tuple(games), None if trial is None else trial.decision())


def first_share(games: Iterable[Played]) -> float:
    """Return the share of a block that the first player of the match won."""
    shares = [played.share(played.key[2]) for played in games if played.key[1] == 0]
    return sum(shares) / len(shares)


def by_block(games: Iterable[Played], match: int) -> list[list[Played]]:
    """The games of a match, those of each block together, in order."""
    found: dict[int, list[Played]] = {}
    for played in games:
        block, of, _ = played.key
        if of == match:
            found.setdefault(block, []).append(played)
    return [found[block] for block in sorted(found)]
