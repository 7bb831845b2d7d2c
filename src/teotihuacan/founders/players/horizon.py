"""The horizon of a seat before it plans a turn: time left, and the worth of cubes."""

from typing import Final

from teotihuacan.founders.players.weights import Weights
from teotihuacan.founders.rules.printed import boards
from teotihuacan.founders.rules.printed.boards import Board
from teotihuacan.founders.rules.resources import GOLD, STONE, WOOD, Price
from teotihuacan.founders.rules.rounds import disks_in_round
from teotihuacan.founders.rules.state import Founding

Place = tuple[float, int, int]
"""A place for a tile: its worth, its anchor, and the rotation of the tile there."""

City = tuple[int, int, int, int, int, int, int]
"""The key of the best places: the tile, and the sets of spaces of a city."""


class Horizon:
    """The values that stay the same while one turn is planned."""

    def __init__(self, founding: Founding, seat: int, weights: Weights) -> None:
        founder = founding.founders[seat]
        self.seat: Final[int] = seat
        self.weights: Final[Weights] = weights
        self.board: Final[Board] = boards.BOARDS[founder.board]
        later = 0  # disks of the rounds to come
        for number in range(founding.round + 1, founding.setting.rounds + 1):
            later += disks_in_round(founding, number)
        disks = later + (0 if founder.passed else founder.disks)
        self.turns: Final[float] = disks / weights.disks  # own ones, after this moment
        self.time: Final[float] = min(1.0, self.turns / weights.useful)  # 1.0: plenty of it
        cubes = (weights.gold, weights.stone, weights.wood)
        self.worth: Final[list[float]] = [worth * self.time for worth in cubes]
        # The points of the next Mask tile, by colour.
        self.tops: Final[list[int]] = [
            stack[taken] if taken < len(stack) else 0
            for stack, taken in zip(founding.setting.masks, founding.masks)
        ]
        # The best places for tiles, as far as they were looked for.
        self.places: Final[dict[City, list[Place]]] = {}

    def cost(self, price: Price) -> float:
        """Return the worth of the cubes of a price; those of any resource count as wood."""
        worth = self.worth
        named = price.gold * worth[GOLD] + price.stone * worth[STONE] + price.wood * worth[WOOD]
        return named + price.any * worth[WOOD]
