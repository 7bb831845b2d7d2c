"""Forest, Stone Quarry and Gold Deposits: a cell by workers and lowest power."""

from __future__ import annotations

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.ascension import owe_power_ups
from teotihuacan.city.rules.main_action import MainAction
from teotihuacan.city.rules.printed.boards import COLUMN_OF_POWER, GRID
from teotihuacan.city.rules.state import City, Player
from teotihuacan.city.rules.technologies import owe_technologies
from teotihuacan.city.rules.verbs import gain


class ResourceBoard(MainAction):
    """One class for the three boards: only their grids differ."""

    def possible(self, city: City, player: Player, workers: int, lowest: int) -> bool:
        return True

    def perform(self, city: City, player: Player, workers: int, lowest: int) -> None:
        board = self.board
        owe_power_ups(city, player, board, workers)
        cell = GRID[board - 2][workers - 1][COLUMN_OF_POWER[lowest]]
        gain(city, player, cell, sources.BOARDS)
        # Technologies 5 and 7 pay together with the cell's goods (ruling 27).
        owe_technologies(city, player, board)
