"""Possible further scores of a city: Pyramid tiles and Temples that would match, and where."""

from typing import Final

from teotihuacan.founders.players import value
from teotihuacan.founders.rules.laying.grid import DISTRICTS_OF, LEVEL_2, PLACES, SUPPORT, TOP
from teotihuacan.founders.rules.laying.grid import open_places as places_in_reach
from teotihuacan.founders.rules.printed import rounds, tiles
from teotihuacan.founders.rules.rounds import temples_in, tiles_in
from teotihuacan.founders.rules.state import Founder

_COLOURS: Final[int] = len(tiles.COLOURS)
_ALL: Final[int] = len(PLACES)


class Matches:
    """The final scoring of a city as it stands, and what one more tile would add to it."""

    def __init__(self, founder: Founder, side: int) -> None:
        self.temples: Final[list[int]] = temples_in(founder)
        self.tiles: Final[list[int]] = tiles_in(founder)
        self.now = 0
        for place in range(value.DISTRICTS * _COLOURS):
            self.now += self.temples[place] * self.tiles[place]
        self.open = 0  # places of the second level that are open
        self.nearly = 0
        for district in range(value.DISTRICTS):
            if not founder.filled >> (LEVEL_2 + district) & 1:
                missing = (SUPPORT[district] & ~founder.filled).bit_count()
                if missing == 0:
                    self.open += 1
                elif missing == 1:
                    self.nearly += 1
        self.best: Final[list[int]] = []  # what Pyramid tiles would add, the most first
        self.beyond = 0  # the same of places that are not open yet
        self.near = 0  # the best one in the next reach
        self.look(founder, places_in_reach(founder.filled, side))

    def look(self, founder: Founder, near: int) -> None:
        """Evaluate Pyramid tiles, each in the colour that is best for its place."""
        filled = founder.filled
        temples = self.temples
        for place in range(_ALL):
            if filled >> place & 1:
                continue
            most = 0
            for colour in range(_COLOURS):
                met = 0
                for district in DISTRICTS_OF[place]:
                    met += temples[district * _COLOURS + colour]
                if met > most:
                    most = met
            most *= rounds.PLACE_SCORES[place]
            if place < LEVEL_2:
                supported = True
            elif place < TOP:
                below = SUPPORT[place - LEVEL_2]
                supported = filled & below == below
            else:
                supported = near >> TOP & 1 == 1
            if supported:
                self.best.append(most)
            else:
                self.beyond += most
            if near >> place & 1 and most > self.near:
                self.near = most
        self.best.sort(reverse=True)

    def temple(self, colour: int, first: int, past: int) -> int:
        """Return the points of another Temple, at best across two Districts in reach."""
        tiles = self.tiles
        most = 0
        for side in range(first, past):
            both = (
                tiles[side % value.DISTRICTS * _COLOURS + colour]
                + tiles[(side + 1) % value.DISTRICTS * _COLOURS + colour]
            )
            if both > most:
                most = both
        return most
