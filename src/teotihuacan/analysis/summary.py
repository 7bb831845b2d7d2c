"""Summary of many games: wins, scores, points by source, duration."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from teotihuacan.players import REASONS
from teotihuacan.titles import title_named

if TYPE_CHECKING:
    from teotihuacan.analysis.plan import Plan
    from teotihuacan.analysis.playing import Result

CERTAINTY = 1.959964  # standard deviations that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Spread:
    """Many numbers in five."""

    mean: float
    deviation: float  # of the sample
    lowest: int
    middle: float
    highest: int


@dataclass(frozen=True)
class Standing:
    """The results of a seat, or of all seats of one player."""

    player: str
    seats: tuple[int, ...]
    games: int
    wins: int
    share: float  # of the games
    low: float  # 95 % interval of the share
    high: float
    scores: Spread
    points: dict[str, float]  # by source, for each game and seat
    forfeits: dict[str, int]  # by reason: decisions made at random because the player failed
    trouble: str  # details of the first one, for the developer of the player


@dataclass(frozen=True)
class Summary:
    """A whole simulation on one page."""

    game: str
    options: dict[str, object]
    seed: int
    games: int
    seats: tuple[Standing, ...]
    players: tuple[Standing, ...]
    decisions: Spread
    turns: Spread  # of all players together

    def to_json(self) -> dict[str, object]:
        """In plain JSON types."""
        return asdict(self)


def spread(values: Iterable[int]) -> Spread:
    ordered = sorted(values)
    count = len(ordered)
    mean = sum(ordered) / count
    squares = sum((value - mean) ** 2 for value in ordered)
    deviation = math.sqrt(squares / (count - 1)) if count > 1 else 0.0
    middle = (ordered[(count - 1) // 2] + ordered[count // 2]) / 2
    return Spread(mean, deviation, ordered[0], middle, ordered[-1])


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % certainty (Wilson's interval).

    >>> low, high = interval(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    square = CERTAINTY**2
    share = wins / games
    centre = share + square / (2 * games)
    reach = CERTAINTY * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    low = (centre - reach) / whole if wins > 0 else 0.0
    high = (centre + reach) / whole if wins < games else 1.0
    return low, high


def summarise(plan: Plan, results: Iterable[Result]) -> Summary:
    """The summary of some results of one plan; at least one is needed."""
    played = list(results)
    sources = title_named(plan.game).sources

    def standing(player: str, seats: tuple[int, ...]) -> Standing:
        wins = sum(1 for result in played if set(result.winners) & set(seats))
        low, high = interval(wins, len(played))
        count = len(played) * len(seats)
        points = {
            source: sum(result.points[seat][i] for result in played for seat in seats) / count
            for i, source in enumerate(sources)
        }
        scores = spread(result.scores[seat] for result in played for seat in seats)
        share = wins / len(played)
        asked = [seat for seat in seats if seat < len(plan.seats)]
        forfeits = {
            why: sum(result.forfeits[seat][i] for result in played for seat in asked)
            for i, why in enumerate(REASONS)
        }
        troubles = [
            f"game {result.number}: {result.troubles[seat]}"
            for result in played
            for seat in asked
            if result.troubles[seat]
        ]
        return Standing(
            *(player, seats, len(played), wins, share, low, high, scores, points),
            {why: count for why, count in forfeits.items() if count},
            troubles[0] if troubles else "",
        )

    names = list(dict.fromkeys(plan.names))
    return Summary(
        plan.game,
        dict(plan.options),
        plan.seed,
        len(played),
        tuple(standing(name, (seat,)) for seat, name in enumerate(plan.names)),
        tuple(
            standing(name, tuple(i for i, other in enumerate(plan.names) if other == name))
            for name in names
        ),
        spread(result.decisions for result in played),
        spread(result.turns for result in played),
    )
