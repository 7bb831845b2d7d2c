"""Decorations: tiles for gold on the four sides of the pyramid."""

from __future__ import annotations

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.agenda import DECORATE, DECORATION_SIDE
from teotihuacan.city.rules.ascension import owe_power_ups
from teotihuacan.city.rules.main_action import MainAction
from teotihuacan.city.rules.position import DECORATIONS, Player, Table, replaced
from teotihuacan.city.rules.pyramid import matches, temple_steps
from teotihuacan.city.rules.technologies import owe_technologies
from teotihuacan.city.rules.tiles import (
    DECORATION_COST,
    DECORATION_ICONS,
    DECORATION_NEEDS,
    DECORATION_OFFER,
    DECORATION_POINTS,
    DECORATION_UNDER,
    EXTRA_POWER,
    POWER_UPS,
)
from teotihuacan.city.rules.verbs import GOLD_BARS, advance, advance_track, score, take
from teotihuacan.engine.steps import Kind, Phrase, Step

SIDES = ("top", "right", "bottom", "left")
LEVELS = 4


def next_level(t: Table, side: int) -> int:
    """The level (0 to 3) of the next free space of a side, or -1 if it cannot be used yet.

    Space k needs a decoration on space k-1 and k-1 layers of tiles beneath (rulings 35, 36).
    """
    for level in range(LEVELS):
        if t.decorations[side * LEVELS + level] < 0:
            needs = DECORATION_NEEDS[side][level]
            return level if t.filled & needs == needs else -1
    return -1


class Decorations(MainAction):
    """Add a decoration to the pyramid."""

    def possible(self, t: Table, player: Player, workers: int, lowest: int) -> bool:
        if player.gold < DECORATION_COST[workers - 1]:
            return False
        if t.decoration_offer.count(-1) == DECORATION_OFFER:
            return False
        for side in range(len(SIDES)):
            if next_level(t, side) >= 0:
                return True
        return False

    def perform(self, t: Table, player: Player, workers: int, lowest: int) -> None:
        count = POWER_UPS[DECORATIONS][workers - 1]
        owe_power_ups(t, player, DECORATIONS, count, player.knows(EXTRA_POWER))
        owe_technologies(t, player, DECORATIONS)
        take(t, player, GOLD_BARS, -DECORATION_COST[workers - 1])
        t.agenda.append((DECORATE, player.seat, 0, 0, 0))


class Decorate(Kind[Table]):
    """Which decoration of the offer."""

    def __init__(self) -> None:
        codes = [f"deco{place}" for place in range(1, DECORATION_OFFER + 1)]
        super().__init__(DECORATE, "decorate", "", codes)

    def legal(self, t: Table, step: Step) -> list[int]:
        return [self.first + i for i, tile in enumerate(t.decoration_offer) if tile >= 0]

    def play(self, t: Table, step: Step, option: int) -> None:
        t.agenda.append((DECORATION_SIDE, step[1], option, 0, 0))

    def answer(self, t: Table, step: Step, option: int) -> Phrase:
        return "decorate.tile", {"decoration": t.decoration_offer[option]}

    def flaw(self, t: Table, step: Step) -> str:
        sides = [side for side in range(len(SIDES)) if next_level(t, side) >= 0]
        return "" if sides else "no side of the pyramid has room for a decoration"


class DecorationSide(Kind[Table]):
    """On which side it goes; each side has one space to fill next."""

    def __init__(self) -> None:
        codes = [f"side-{side}" for side in SIDES]
        super().__init__(DECORATION_SIDE, "decoration side", "offer", codes)

    def legal(self, t: Table, step: Step) -> list[int]:
        return [self.first + side for side in range(len(SIDES)) if next_level(t, side) >= 0]

    def play(self, t: Table, step: Step, option: int) -> None:
        _, seat, place, _, _ = step
        player = t.players[seat]
        tile = t.decoration_offer[place]
        level = next_level(t, option)
        icons = matches(t, DECORATION_ICONS[tile], DECORATION_UNDER[option][level])
        t.decoration_offer = replaced(t.decoration_offer, place, -1)
        t.decorations = replaced(t.decorations, option * LEVELS + level, tile)
        if t.events is not None:
            t.tell("decorate", seat, tile, option, level)
        score(t, player, len(icons), sources.ICONS)
        score(t, player, DECORATION_POINTS, sources.DECORATIONS)
        advance_track(t, player)
        blue, red, green = temple_steps(icons)
        advance(t, seat, blue, red, green)

    def question(self, t: Table, step: Step) -> Phrase:
        parts = {"seat": step[1], "decoration": t.decoration_offer[step[2]]}
        return "decoration side", parts

    def answer(self, t: Table, step: Step, option: int) -> Phrase:
        level = next_level(t, option)
        tile = t.decoration_offer[step[2]]
        icons = matches(t, DECORATION_ICONS[tile], DECORATION_UNDER[option][level])
        blue, red, green = temple_steps(icons)
        return "decoration side.choice", {
            "side": option,
            "level": level + 1,
            "points": DECORATION_POINTS + len(icons),
            "blue": blue,
            "red": red,
            "green": green,
        }

    def flaw(self, t: Table, step: Step) -> str:
        if not 0 <= step[2] < DECORATION_OFFER or t.decoration_offer[step[2]] < 0:
            return "offer must be a place with a tile"
        return ""
