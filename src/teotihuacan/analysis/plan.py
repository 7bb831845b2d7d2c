"""A plan of games: the game, its seats, the number of games and the first seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.engine.dealer import HIGHEST_SEED, WORD
from teotihuacan.engine.options import Options, check_range
from teotihuacan.titles import first, title_named

MOST_GAMES = 10_000_000
MOST_SECONDS = 86_400


@dataclass(frozen=True)
class Plan:
    """A simulation to be; everything in it is checked, and every option is present."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: int
    options: Options
    limit: float | None = None
    """Seconds for a decision; whoever takes longer forfeits it.  With one, results depend on the
    speed of the machine as soon as somebody does."""

    @staticmethod
    def of(
        game: str | None = None,
        *,
        seats: Sequence[str],
        games: int = 100,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        limit: float | None = None,
    ) -> Plan:
        """Check everything; what cannot be played raises `OptionError`."""
        title = first() if game is None else title_named(game)
        for name in seats:
            players.factory(name, title.name)
        check_range("games", games, 1, MOST_GAMES)
        check_range("seed", seed, 0, HIGHEST_SEED)
        if limit is not None and not 0 <= limit <= MOST_SECONDS:
            raise teo.OptionError(f"a decision may take 0 to {MOST_SECONDS} seconds, not {limit}")
        given = dict(options or {})
        count = given.setdefault("players", len(seats))
        checked = title.rules.options(given)
        if count != len(seats):
            raise teo.OptionError(
                f"--seats must name {count} players, not {len(seats)}: {','.join(seats)[:80]}"
            )
        return Plan(title.name, tuple(seats), games, seed, checked, limit)

    @property
    def names(self) -> tuple[str, ...]:
        """Return who sits where, bots that are never asked included."""
        return self.seats + title_named(self.game).bots(self.options)


def game_seeds(seed: int, number: int, seats: int, series: int = 1) -> list[int]:
    """The seeds of one game of a simulation: the dealer's, then one for each seat.

    They depend on nothing but the simulation's seed, the number of the game and the series it
    belongs to, so it does not matter which process plays it, and no two simulations share games as
    neighbouring seeds would.
    """
    dealer = teo.Dealer(seed & WORD, seed >> 32, number & WORD, series)
    for _ in range(12):
        dealer.word()
    return [(dealer.word() << 21 | dealer.word() >> 11) & HIGHEST_SEED for _ in range(seats + 1)]
