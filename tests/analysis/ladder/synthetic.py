"""Games that nobody played, with results that are known."""

from random import Random

from teotihuacan.analysis.ladder import Climb, Ladder, Match, Played
from teotihuacan.analysis.ladder.matches import Key


def ladder(*lineups: str, blocks: int = 1) -> Ladder:
    """A ladder of matches such as `"a b"` or `"a b b"`; nobody needs to know these players."""
    matches = tuple(Match(line.split()[0], tuple(line.split()[1:])) for line in lineups)
    pool = tuple(dict.fromkeys(name for line in lineups for name in line.split()))
    players = matches[0].seats
    return Ladder("city", {"players": players, "bot": None}, 0, blocks, pool, matches)


def game(key: Key, *scores: int, seconds: float = 0.0) -> Played:
    """Whoever has most points wins."""
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    seats = len(scores)
    return Played(key, scores, winners, (10,) * seats, (30,) * seats, (seconds,) * seats)


def contest(plan: Ladder, strengths: dict[str, float], seed: int) -> Climb:
    """Games that end as Plackett and Luce say they do."""
    random = Random(seed)
    games: list[Played] = []
    for block in range(1, plan.blocks + 1):
        for key in plan.block(block):
            names = plan.seated(key)
            left = list(range(len(names)))
            scores = [0] * len(names)
            for points in range(len(names), 0, -1):
                seat = random.choices(left, [strengths[names[seat]] for seat in left])[0]
                scores[seat] = points
                left.remove(seat)
            games.append(game(key, *scores))
    return Climb(plan, tuple(games))
