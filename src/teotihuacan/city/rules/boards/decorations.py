"""Decorations: tiles for gold on the four sides of the pyramid."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds, places, sources
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.extra_worker import extra_workers
from teotihuacan.city.rules.boards.main_action import MainAction
from teotihuacan.city.rules.boards.pyramid import matches, temple_steps
from teotihuacan.city.rules.boards.pyramid_tiles import (
    DECORATION_COST,
    DECORATION_ICONS,
    DECORATION_OFFER,
    DECORATION_POINTS,
    DECORATION_UNDER,
)
from teotihuacan.city.rules.boards.technologies import push_technologies
from teotihuacan.city.rules.effects import advance, advance_track, pay, payable, score
from teotihuacan.city.rules.families import AFTER_ACTION
from teotihuacan.city.rules.printed import turn
from teotihuacan.city.rules.state import City, Player, replaced
from teotihuacan.city.rules.turns.ascension import push_power_ups
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, push

SIDES = ("top", "right", "bottom", "left")
LEVELS = 4

BEFORE_GAINS: Final = (AFTER_ACTION, "technology gain")
"""A decoration is placed before technologies pay and workers gain power."""


def next_level(city: City, side: int) -> int:
    """The level (0 to 3) of the next free space of a side, or -1 if it cannot be used yet.

    Space k needs a decoration on space k-1 and k-1 layers of tiles beneath (rulings 35, 36).
    """
    for level in range(LEVELS):
        if city.decorations[side * LEVELS + level] < 0:
            needs = geometry.DECORATION_NEEDS[side][level]
            return level if city.filled & needs == needs else -1
    return -1


def lay_decoration(city: City, seat: int, place: int, side: int, level: int) -> None:
    """A decoration of the offer goes onto a space."""
    tile = city.decoration_offer[place]
    city.decoration_offer = replaced(city.decoration_offer, place, -1)
    city.decorations = replaced(city.decorations, side * LEVELS + level, tile)
    city.tell("decorate", seat, tile, side, level)


class Decorations(MainAction):
    """Add a decoration to the pyramid."""

    def possible(self, city: City, player: Player, workers: int, lowest: int) -> bool:
        most = min(turn.COUNTED, workers + extra_workers(player, self.board))
        if not payable(player, DECORATION_COST[most - 1]):
            return False
        if city.decoration_offer.count(-1) == DECORATION_OFFER:
            return False
        for side in range(len(SIDES)):
            if next_level(city, side) >= 0:
                return True
        return False

    def begin(self, city: City, player: Player, workers: int, lowest: int) -> None:
        push_power_ups(city, player, places.DECORATIONS, workers)
        push_technologies(city, player, places.DECORATIONS)
        pay(city, player, DECORATION_COST[workers - 1])
        push(city, kinds.DECORATE, player.seat)


class Decorate(Kind[City]):
    """Choose a decoration of the offer."""

    declared: ClassVar = Declared(
        kinds.DECORATE,
        "decorate",
        codes=[f"deco{place}" for place in range(1, DECORATION_OFFER + 1)],
        parents=BEFORE_GAINS,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.first + i for i, tile in enumerate(city.decoration_offer) if tile >= 0]

    def play(self, city: City, step: Step, option: int) -> None:
        push(city, kinds.DECORATION_SIDE, step[1], option)

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        return "decorate.tile", {"decoration": city.decoration_offer[option]}

    def flaw(self, city: City, step: Step) -> str:
        sides = [side for side in range(len(SIDES)) if next_level(city, side) >= 0]
        return "" if sides else "no side of the pyramid has room for a decoration"


def chosen_decoration(city: City, step: Step) -> int:
    """The tile that a `decoration side` is about."""
    return city.decoration_offer[step[2]]


class DecorationSide(Kind[City]):
    """Choose the side; each side has one space to fill next."""

    declared: ClassVar = Declared(
        kinds.DECORATION_SIDE,
        "decoration side",
        f"offer:0..{DECORATION_OFFER - 1}",
        [f"side-{side}" for side in SIDES],
        parents=BEFORE_GAINS,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.first + side for side in range(len(SIDES)) if next_level(city, side) >= 0]

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, place, _, _ = step
        player = city.players[seat]
        tile = city.decoration_offer[place]
        level = next_level(city, option)
        icons = matches(city, DECORATION_ICONS[tile], DECORATION_UNDER[option][level])
        lay_decoration(city, seat, place, option, level)
        score(city, player, len(icons), sources.ICONS)
        score(city, player, DECORATION_POINTS, sources.DECORATIONS)
        advance_track(city, player)
        blue, red, green = temple_steps(icons)
        advance(city, seat, blue, red, green)

    def question(self, city: City, step: Step) -> Phrase:
        parts = {"seat": step[1], "decoration": chosen_decoration(city, step)}
        return "decoration side", parts

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        level = next_level(city, option)
        tile = chosen_decoration(city, step)
        icons = matches(city, DECORATION_ICONS[tile], DECORATION_UNDER[option][level])
        blue, red, green = temple_steps(icons)
        points = DECORATION_POINTS + len(icons)
        parts = {"side": option, "level": level + 1, "points": points}
        return "decoration side.choice", {**parts, "blue": blue, "red": red, "green": green}

    def flaw(self, city: City, step: Step) -> str:
        return "" if chosen_decoration(city, step) >= 0 else "offer must be a place with a tile"
