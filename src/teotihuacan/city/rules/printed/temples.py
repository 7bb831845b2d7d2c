"""The three temples and the Avenue of the Dead as printed."""

from typing import Final

from teotihuacan.city.rules import units
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.goods.reading import bundles
from teotihuacan.city.rules.printed import boards
from teotihuacan.engine.facts import Group

_temples: Final = DATA.open("temples.toml")

BONUS_STEP: Final[int] = _temples.group("bonus").number("step", 10, 10)
TOP_STEP: Final[int] = _temples.group("bonus").number("top", 11, 11)


def _rewards(group: Group) -> list[Bundle]:
    steps = bundles(group, "steps", TOP_STEP + 1, units.GAIN)
    for step, why in ((0, "nobody climbs onto it"), (BONUS_STEP, "it holds the bonus tile")):
        if not steps[step].is_empty():
            raise group.wrong("steps", f'step {step} must be "": {why}')
    return steps


TEMPLE_REWARD: Final[list[list[Bundle]]] = [  # [temple][step]
    _rewards(_temples.group(key)) for key in boards.TEMPLE_KEYS
]
AVENUE_LAST: Final[int] = _temples.group("avenue").number("last", 9, 9)
AVENUE_TILES: Final[tuple[int, ...]] = _temples.group("avenue").numbers("tiles", 3, 1, 9)

_pile_temples: Final[list[int]] = []
_pile_steps: Final[list[int]] = []
_pile_tiles: Final[list[tuple[int, ...]]] = []
for _row in _temples.group("major_steps").tables("piles", 4):
    _pile_temples.append(boards.TEMPLE_KEYS.index(_row.word("temple", boards.TEMPLE_KEYS)))
    _pile_steps.append(_row.number("step", 1, BONUS_STEP - 1))
    _pile_tiles.append((0, 0) + _row.numbers("tiles", 3, 0, 9))
    _row.done()
if _pile_temples != [0, 1, 2, 2]:
    raise _temples.group("major_steps").wrong(
        "piles", "must be one blue, one red and two green piles, in this order"
    )
if _pile_steps[2] == _pile_steps[3]:
    raise _temples.group("major_steps").wrong("piles", "two green piles lie on the same step")


def _pile_on(temple: int, step: int) -> int:
    for pile in range(len(_pile_steps)):
        if _pile_temples[pile] == temple and _pile_steps[pile] == step:
            return pile
    return -1


def _avenue_piles(group: Group) -> tuple[int, ...]:
    steps = group.numbers("steps", 3, 1, AVENUE_LAST)
    if not steps[0] < steps[1] < steps[2]:
        raise group.wrong("steps", "must rise: the spots lie one after another")
    return tuple([steps.index(step) if step in steps else -1 for step in range(AVENUE_LAST + 1)])


MAJOR_TILES: Final[tuple[tuple[int, ...], ...]] = tuple(_pile_tiles)  # [pile][players]
MAJOR_PILE: Final[tuple[tuple[int, ...], ...]] = tuple(  # [temple][step]: pile or -1
    [tuple([_pile_on(temple, step) for step in range(TOP_STEP + 1)]) for temple in range(3)]
)
AVENUE_PILE: Final[tuple[int, ...]] = _avenue_piles(  # [step]: pile or -1
    _temples.group("avenue_spots")
)

_temples.done()
