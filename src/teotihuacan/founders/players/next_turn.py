"""Rough estimates of Actions, so that only turns that look good are tried out."""

from typing import Final

from teotihuacan.founders.players.horizon import Horizon
from teotihuacan.founders.players.placing import best_places
from teotihuacan.founders.players.value import promise
from teotihuacan.founders.rules import actions, fields
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.pyramid import colours_from, places_for
from teotihuacan.founders.rules.offering import usable_with
from teotihuacan.founders.rules.paying import can_pay
from teotihuacan.founders.rules.printed import boards, rounds, tiles, worship
from teotihuacan.founders.rules.produce import spaces_beside
from teotihuacan.founders.rules.resources import STONE
from teotihuacan.founders.rules.rounds import temples_in
from teotihuacan.founders.rules.state import Founder, Founding

NEVER: Final = -99.0
HIGHEST: Final = 6  # no Strength is higher


class NextTurn:
    """Estimates of each Action for a player, by Strength; computed on demand."""

    def __init__(self, founding: Founding, founder: Founder, o: Horizon) -> None:
        self.founding: Final[Founding] = founding
        self.founder: Final[Founder] = founder
        self.o: Final[Horizon] = o
        self.known: Final[dict[int, float]] = {}
        self.places: Final[dict[int, float]] = {}

    def of(self, action: int, strength: int) -> float:
        """The best that can come of an Action; `NEVER`, if it is not possible."""
        key = action * HIGHEST + min(strength, HIGHEST - 1)
        if key not in self.known:
            self.known[key] = self.look(action, min(strength, HIGHEST - 1))
        return self.known[key]

    def look(self, action: int, strength: int) -> float:
        if action == actions.BUILDING:
            return self.best_constructed(tiles.UP_TO[strength], self.founding.display)
        if action == actions.TEMPLE:
            return self.temple(strength)
        if action == actions.PYRAMID:
            return self.pyramid(strength)
        if action == actions.PRODUCE:
            return self.produce()
        if action == actions.OFFERING:
            return self.offering()
        favor = self.founder.favor
        return float(rounds.FAVOR[favor]) if favor < len(rounds.FAVOR) else 0.0

    def best_of(self, first: int, strength: int) -> float:
        """The best of the three Build or Influence Actions."""
        return max([self.of(action, strength) for action in range(first, first + 3)])

    # --- Build ----------------------------------------------------------------------------------

    def place(self, tile: int) -> float:
        """Return the worth of the best place for a tile."""
        if tile not in self.places:
            found = best_places(self.founding, self.founder, tile, self.o)
            room = tiles.SIZES[tile] * self.o.weights.room * self.o.time
            self.places[tile] = found[0][0] - room if found else NEVER
        return self.places[tile]

    def constructed(self, tile: int) -> float:
        """A Building, and that it will produce."""
        producing = self.o.weights.producing * min(self.o.turns, self.o.weights.useful)
        return self.place(tile) + producing

    def best_constructed(self, allowed: int, counts: list[int]) -> float:
        """The best of the Buildings that are allowed, as bits, and there."""
        best = NEVER
        for tile in range(tiles.BUILDINGS):
            if allowed >> tile & 1 and counts[tile]:
                best = max(best, self.constructed(tile))
        return best

    def temple(self, strength: int) -> float:
        best = NEVER
        for colour in range(len(tiles.COLOURS)):
            tile = tiles.FIRST_TEMPLE + colour
            price = tiles.PRICES[colour][strength]
            if self.founding.display[tile] and can_pay(self.founder, price):
                worth = self.place(tile) + self.worship_tile(colour) - self.o.cost(price)
                best = max(best, worth)
        return best

    def worship_tile(self, stack: int) -> float:
        """The better one of those face up."""
        best = 0.0
        for kind in (self.founding.beside[stack], self.founding.top[stack]):
            if kind >= 0:
                best = max(best, promise(self.founder, worship.WORSHIP[kind], self.o))
        return best * self.o.weights.held * self.o.time

    def pyramid(self, strength: int) -> float:
        price = tiles.PRICES[tiles.FIRST_PYRAMID - tiles.FIRST_TEMPLE][strength]
        if not can_pay(self.founder, price):
            return NEVER
        best = NEVER
        for worth, _, _ in self.pyramid_places(fields.DISPLAY):
            best = max(best, worth)
        return best + tiles.PYRAMID_POINTS - self.o.cost(price) if best > NEVER else NEVER

    def pyramid_places(self, source: int) -> list[tuple[float, int, int]]:
        """Colours and places for a Pyramid tile, with what each is worth."""
        founder = self.founder
        temples = temples_in(founder)
        open_now = places_for(self.founding, founder)
        more = self.o.weights.more_temples * self.o.time
        found: list[tuple[float, int, int]] = []
        for colour in colours_from(self.founding, founder, source):
            for place in range(grid.LEVEL_2 + 5):
                if not open_now >> place & 1:
                    continue
                each = rounds.PLACE_SCORES[place]
                worth = self.reward(place) if place < grid.LEVEL_2 else 0.0
                for district in grid.DISTRICTS_OF[place]:
                    worth += each * (temples[district * len(tiles.COLOURS) + colour] + more)
                found.append((worth, colour, place))
        return found

    def reward(self, place: int) -> float:
        """Return the worth of the reward under a square of the pyramid."""
        reward = self.o.board.rewards[place]
        worth = float(reward.points)
        if reward.kind == boards.TEMPLE:
            tile = tiles.FIRST_TEMPLE + reward.colour
            if self.founding.supply[tile]:
                lies = self.place(tile)
                worth += max(0.0, lies) + self.worship_tile(reward.colour) if lies > NEVER else 0.0
        elif reward.kind == boards.BUILDINGS:
            for tile in reward.buildings:
                if self.founding.supply[tile]:
                    worth += max(0.0, self.constructed(tile))
        elif reward.kind == boards.ANY_BUILDING:
            any_size = self.best_constructed(tiles.OF_SIZE[reward.size], self.founding.supply)
            worth += max(0.0, any_size)
        elif reward.kind == boards.WORSHIP:
            worth += max(self.worship_tile(0), self.worship_tile(1), self.worship_tile(2))
        return worth

    # --- Influence ------------------------------------------------------------------------------

    def produce(self) -> float:
        """A cube for each Building, or two Buildings of size 1."""
        founder = self.founder
        cubes = 0.0
        for index, tile in enumerate(founder.tiles):
            if tile < tiles.FIRST_TEMPLE and spaces_beside(self.founding, founder, index):
                cubes += 0.75  # some only replace others, and many are too many
        cubes *= self.o.worth[STONE]
        small = self.best_constructed(tiles.SIZE_1, self.founding.supply)
        return max(cubes, 1.8 * small if small > 0 else NEVER, 0.0)

    def offering(self) -> float:
        """The best tile of the player, less what it is worth as long as it is kept."""
        founder = self.founder
        purse = founder.purse()
        best = NEVER
        for kind in founder.worship:
            tile = worship.WORSHIP[kind]
            if usable_with(self.founding, founder, tile, purse):
                kept = self.o.weights.held * self.o.time
                best = max(best, promise(founder, tile, self.o) * (1.0 - kept * 0.6))
        return best
