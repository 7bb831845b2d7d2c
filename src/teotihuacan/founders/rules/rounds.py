"""Rounds: how one ends, how the next begins, and how the game is scored."""

from typing import Final

from teotihuacan.engine.steps import CHANCE, make_step, push_all
from teotihuacan.founders.rules import kinds, sources
from teotihuacan.founders.rules.effects import score
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.printed import rounds, tiles
from teotihuacan.founders.rules.printed.tiles import colour_of
from teotihuacan.founders.rules.state import Founder, Founding

_DISTRICTS: Final[int] = len(grid.DISTRICTS)
_COLOURS: Final[int] = len(tiles.COLOURS)


def disks_in_round(founding: Founding, number: int) -> int:
    """The number of disks of each player in a round (T15)."""
    return max(0, founding.setting.disks - rounds.DISKS_LOST * (number - 1))


def end_round(founding: Founding) -> None:
    """All have passed: the next round is set up, or the game is scored (F54–F56)."""
    founding.tell("round over", -1, founding.round)
    if founding.round == founding.setting.rounds:
        final_scoring(founding)
        return
    if founding.dummy is not None:
        founding.dummy.round_over(founding)
    founding.round += 1
    for founder in founding.founders:
        founder.disks = disks_in_round(founding, founding.round)
        founder.passed = False
    founding.stacks = ((),) * rounds.SPACES
    founding.bonus = (-1,) * rounds.SPACES
    refill(founding)
    founding.first = (founding.first + 1) % len(founding.founders)
    spaces = founding.setting.spaces
    steps = [make_step(kinds.DRAW_DISK, CHANCE, space) for space in spaces]
    steps.append(make_step(kinds.BEGIN_ROUND))
    push_all(founding, steps)


def refill(founding: Founding) -> None:
    """Top up the displays as far as the supply goes (R36)."""
    for tile in range(tiles.TILES):
        missing = founding.setting.display[tile] - founding.display[tile]
        if missing > 0:
            moved = min(missing, founding.supply[tile])
            founding.display[tile] += moved
            founding.supply[tile] -= moved


# --- final scoring --------------------------------------------------------------------------------


def temples_in(founder: Founder) -> list[int]:
    """Return how many Temples touch a District, by District and colour."""
    counts = [0] * (_DISTRICTS * _COLOURS)
    for index, tile in enumerate(founder.tiles):
        if tile >= tiles.FIRST_TEMPLE:
            cover = founder.cover(index)
            for district in range(_DISTRICTS):
                if cover & grid.DISTRICT[district]:
                    counts[district * _COLOURS + colour_of(tile)] += 1
    return counts


def tiles_in(founder: Founder) -> list[int]:
    """Return the points of each matching Temple in a District, by District and colour."""
    scores = [0] * (_DISTRICTS * _COLOURS)
    for place, colour in enumerate(founder.pyramid):
        if colour >= 0:
            for district in grid.DISTRICTS_OF[place]:
                scores[district * _COLOURS + colour] += rounds.PLACE_SCORES[place]
    return scores


def district_scores(founder: Founder) -> list[int]:
    """Pyramid tiles of a District times the Temples of their colours that touch it (F58)."""
    points = [0] * _DISTRICTS
    for place, (temples, each) in enumerate(zip(temples_in(founder), tiles_in(founder))):
        points[place // _COLOURS] += temples * each
    return points


def final_scoring(founding: Founding) -> None:
    for founder in founding.founders:
        for district, points in enumerate(district_scores(founder)):
            founding.tell("district", founder.seat, district, points)
            score(founding, founder.seat, points, sources.DISTRICTS)
    if founding.dummy is not None:
        founding.dummy.scored(founding)
    founding.tell("over", -1)


def verdict(founding: Founding) -> tuple[list[int], str]:
    """The winners, and why they won where points alone do not decide (R42, F59)."""
    if founding.dummy is not None:
        return [0], founding.dummy.verdict(founding)
    best = max([founder.points for founder in founding.founders])
    leading = [founder for founder in founding.founders if founder.points == best]
    most = max([founder.filled.bit_count() for founder in leading])
    winners = [founder.seat for founder in leading if founder.filled.bit_count() == most]
    if len(leading) == 1:
        return winners, ""
    return winners, "pyramid" if len(winners) == 1 else "shared"
