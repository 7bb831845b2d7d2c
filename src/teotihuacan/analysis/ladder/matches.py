"""Matches of a ladder: pairings, blocks and the seed of every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import teotihuacan as teo
from teotihuacan.analysis.plan import Plan, game_seeds
from teotihuacan.engine.options import Options, check_range, number_in
from teotihuacan.players import Random
from teotihuacan.titles import first, title_named

MOST_BLOCKS: Final = 1_000_000

Key = tuple[int, int, int]
"""One game of a ladder: its block (from 1), its match and its rotation (both from 0)."""


@dataclass(frozen=True)
class Match:
    """One player against the others; the figures of a match are those of the one.

    A block of a match is one setup, played once for each rotation of the seats.
    """

    one: str
    others: tuple[str, ...]  # empty where one plays alone, or against a bot of the game

    @property
    def seats(self) -> int:
        return 1 + len(self.others)

    @property
    def mirror(self) -> bool:
        """Return whether all players are the same: then only chance decides."""
        return bool(self.others) and set(self.others) == {self.one}

    def seated(self, rotation: int) -> list[str]:
        """Return who sits where; the one sits in the seat that the rotation is called after.

        >>> Match("a", ("b", "b")).seated(1)
        ['b', 'a', 'b']
        """
        line = [self.one, *self.others]
        return [line[(seat - rotation) % len(line)] for seat in range(len(line))]

    def __str__(self) -> str:
        if not self.others:
            return self.one
        if len(self.others) == 1:
            return f"{self.one} – {self.others[0]}"
        return f"{self.one} among {len(self.others)} {self.others[0]}"


@dataclass(frozen=True)
class Ladder:
    """A ladder to be; everything in it is checked, and every option is present."""

    game: str
    options: Options
    seed: int
    blocks: int
    pool: tuple[str, ...]
    matches: tuple[Match, ...]
    limit: float | None = None
    """Seconds for a decision, as in `Plan`."""

    @staticmethod
    def of(
        game: str | None = None,
        *,
        pool: Sequence[str],
        blocks: int = 100,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        focus: Sequence[str] | None = None,
        mirror: Sequence[str] | None = None,
        limit: float | None = None,
    ) -> Ladder:
        """Check everything; what cannot be played raises `OptionError`.

        With two at a table every pair of the pool meets; with more, each of the pool sits among
        several of each other.  `focus` leaves only the matches of those it names, `mirror` says
        who meets himself (the anchor of the ratings if nobody says).  A game for one player is
        played by each of the pool.

        >>> [str(match) for match in Ladder.of(pool=["greedy", "random"]).matches]
        ['greedy – random', 'random – random']
        """
        title = first() if game is None else title_named(game)
        given = dict(options or {})
        seats = number_in(title.rules.options(given), "players")
        check_pool(pool, seats)
        for name in pool:
            plan = Plan.of(
                title.name, seats=[name] * seats, games=1, seed=seed, options=given, limit=limit
            )
        check_range("blocks", blocks, 1, MOST_BLOCKS)
        for word, names in (("focus", focus), ("mirror", mirror)):
            for name in names or ():
                if name not in pool:
                    known = ", ".join(pool)
                    raise teo.OptionError(f"{word}: {name[:40]!r} is not in the pool: {known}")
        if seats == 1:
            if focus or mirror:
                raise teo.OptionError("nobody meets anybody at a table for one player")
            matches = [Match(name, ()) for name in pool]
        else:
            matches = pairs(pool, seats, pool if focus is None else focus)
            for name in [anchor(pool)] if mirror is None else mirror:
                matches.append(Match(name, (name,) * (seats - 1)))
        return Ladder(title.name, plan.options, seed, blocks, tuple(pool), tuple(matches), limit)

    @property
    def people(self) -> int:
        """Return the number of seats that decide, which is the number of rotations in a block."""
        return self.matches[0].seats

    @property
    def bots(self) -> tuple[str, ...]:
        """Return the bots in further seats, which are never asked."""
        return title_named(self.game).bots(self.options)

    @property
    def games(self) -> int:
        """Return the number of games in all blocks."""
        return self.blocks * len(self.matches) * self.people

    def seated(self, key: Key) -> list[str]:
        """Return who sits where in a game, bots included."""
        _, match, rotation = key
        return [*self.matches[match].seated(rotation), *self.bots]

    def block(self, number: int) -> Iterator[Key]:
        """The games of one block, those of each match together."""
        for match in range(len(self.matches)):
            for rotation in range(self.people):
                yield number, match, rotation

    def seeds(self, key: Key) -> list[int]:
        """The seeds of a game: the dealer's, then one for each seat that is asked.

        The dealer's is that of the block, for every match and rotation: all of them meet the same
        setup.  The players' differ from rotation to rotation, so that a mirror match of players
        who throw dice is not the same game again.
        """
        block, _, rotation = key
        count = self.people
        drawn = game_seeds(self.seed, block, count * count)
        own = drawn[1 + rotation * count :][:count]
        return [drawn[0], *own]


def check_pool(pool: Sequence[str], seats: int) -> None:
    if len(set(pool)) < len(pool):
        raise teo.OptionError(f"--pool must name each player once, not {','.join(pool)[:80]}")
    least = 1 if seats == 1 else 2
    if len(pool) < least:
        raise teo.OptionError(f"--pool must name {least} or more players, not {len(pool)}")


def pairs(pool: Sequence[str], seats: int, focus: Sequence[str]) -> list[Match]:
    """Return matches of all players in focus against each other; with two seats, each pair once."""
    found: list[Match] = []
    for one in focus:
        for other in pool:
            twice = seats == 2 and Match(other, (one,)) in found
            if one != other and not twice:
                found.append(Match(one, (other,) * (seats - 1)))
    return found


def anchor(pool: Sequence[str]) -> str:
    """Return the player whose rating is 0: `random` if it takes part, else the first one."""
    return Random.name if Random.name in pool else pool[0]
