"""Forest, Stone Quarry and Gold Deposits: a cell by workers and lowest power."""

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.boards.main_action import MainAction
from teotihuacan.city.rules.boards.technologies import push_technologies
from teotihuacan.city.rules.effects import gain
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import boards
from teotihuacan.city.rules.state import City, Player
from teotihuacan.city.rules.turns.ascension import push_power_ups


class ResourceBoard(MainAction):
    """The class of all three resource boards: only their grids differ."""

    def __init__(self, board: int, cells: list[list[Bundle]], grid: tuple[int, ...] = ()) -> None:
        super().__init__(board)
        self.cells = cells
        self.grid = grid

    def possible(self, city: City, player: Player, workers: int, lowest: int) -> bool:
        return True

    def begin(self, city: City, player: Player, workers: int, lowest: int) -> None:
        board = self.board
        push_power_ups(city, player, board, workers)
        cell = self.cells[workers - 1][boards.COLUMN_OF_POWER[lowest]]
        for module in city.setting.cell_gained:
            cell = module.cell(city, player, cell)
        gain(city, player, cell, sources.BOARDS)
        # Technologies 5 and 7 pay together with the cell's goods (ruling 27).
        push_technologies(city, player, board)
