"""The observation of solo play: the action pyramid and the piles of the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.city.modules.solo.rules import action_pyramid
from teotihuacan.city.modules.solo.rules.bot import bot_of
from teotihuacan.city.observation.part import Fields, ModuleObservation
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.state import City
from teotihuacan.observation.layout import Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

TILES: Final[int] = len(action_pyramid.TILES)
SIDES: Final[int] = len(action_pyramid.DIRECTIONS)
MOST_DIRECTIONS: Final = 4


class BotFields(Fields):
    """The tiles of the bot, by position."""

    def __init__(self, layout: Layout, setting: Setting) -> None:
        tile = Layout()
        tile.add("tile", "The action tile of this position.", parts=action_pyramid.TILES)
        names = tuple([f"bot {position}" for position in action_pyramid.POSITIONS])
        self.tiles: i64 = layout.repeat("action tiles of the bot", names, tile)
        other = "movement" in [module.name for module in setting.modules]
        count = MOST_DIRECTIONS if other else MOST_DIRECTIONS // 2
        sides = action_pyramid.DIRECTIONS if other else action_pyramid.SIDES
        side = Layout()
        side.add("side", "The side of this direction tile, counted from the top.", parts=sides)
        self.sides: i64 = side.size
        names = tuple([f"direction tile {place}" for place in range(1, count + 1)])
        self.directions: i64 = layout.repeat("direction tiles of the bot", names, side)
        masks = tuple([f"mask {mask}" for mask in range(1, discovery.MASKS + 1)])
        self.masks: i64 = layout.add(
            "masks of the bot",
            "Masks in its own pile.",
            parts=masks,
            rest="Teotibot has no pile of its own.",
        )
        self.box: i64 = layout.add(
            "discovery tiles in the box",
            "Discovery tiles that are out of the game.",
            parts=tuple(setting.keys),
            high=9,
            scale=3,
        )

    def write(self, city: City, seat: int, out: vec[u8]) -> None:
        bot = bot_of(city)
        k: i64 = self.tiles
        for tile in bot.tiles:
            out[k + tile] = 1
            k += TILES
        k = self.directions
        for direction in bot.directions:
            out[k + direction] = 1
            k += self.sides
        masks: i64 = bot.masks
        k = self.masks
        while masks:
            if masks & 1:
                out[k] = 1
            masks >>= 1
            k += 1
        k = self.box
        for count in bot.box:
            if count:
                out[k] = count
            k += 1


class SoloObservation(ModuleObservation):
    """The bot's fields; which bot and how difficult is an option of the game."""

    def fields(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> Fields:
        return BotFields(layout, setting)


OBSERVATION: Final = SoloObservation()
