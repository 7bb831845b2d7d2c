"""The value of each board next turn, given where the workers stand."""

from typing import Final

from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.next_turn import action_worth, strongest_arrivals
from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import turn
from teotihuacan.city.rules.state import City, Player

COLLECT: Final = places.PALACE  # the place of collecting cocoa among the boards


class Reach:
    """The best action on each board in reach; made once and filled again and again."""

    def __init__(self) -> None:
        self.worth = [0.0] * (places.CONSTRUCTION + 1)  # by board; collecting in the Palace's place
        self.boards = 0  # how many different ones
        self.best = 0.0
        self.second = 0.0  # on another board

    def look(self, city: City, player: Player, o: Horizon) -> None:
        worths = self.worth
        for board in range(places.CONSTRUCTION + 1):
            worths[board] = 0.0
        strongest = strongest_arrivals(city, player)
        boards = 0
        colours = city.colours_by_board()
        for board in range(places.PALACE, places.CONSTRUCTION + 1):
            if strongest[board]:
                boards += 1
                self.look_at(city, player, board, strongest[board], colours[board], o)
        self.boards = boards
        best = second = 0.0
        for worth in worths:
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        self.best = best
        self.second = second

    def look_at(
        self, city: City, player: Player, board: int, power: int, colours: int, o: Horizon
    ) -> None:
        """Evaluate a board for the strongest worker that could reach it."""
        worths = self.worth
        cocoa = (colours + turn.COLLECTED) * o.cocoa
        if cocoa > worths[COLLECT]:
            worths[COLLECT] = cocoa
        if board == places.PALACE:
            return
        worth = action_worth(city, player, board, power, colours, o)
        if worth > worths[board]:
            worths[board] = worth
