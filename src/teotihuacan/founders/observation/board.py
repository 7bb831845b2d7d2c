"""The Main board: rounds, Action spaces, tiles, Worship tiles and masks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from teotihuacan.founders.observation.city import WORSHIP_KEYS, write_spaces
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.printed import disks, masks, rounds, tiles
from teotihuacan.founders.rules.state import Founding, Setting
from teotihuacan.observation.layout import MOST, Layout

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

KINDS: Final[int] = len(WORSHIP_KEYS)
DISK_KEYS: Final[tuple[str, ...]] = tuple([disk.key for disk in disks.DISKS])
DISKS: Final[int] = len(DISK_KEYS)


class MainBoard:
    """What all players share."""

    def __init__(self, layout: Layout, setting: Setting, players: tuple[str, ...]) -> None:
        owners = (*players, "dummy") if setting.players > setting.seats else players
        numbers = ("setup", *[str(number) for number in range(1, setting.rounds + 1)])
        self.round: i64 = layout.add("round", "The round.", parts=numbers)
        self.left: i64 = layout.add("rounds left", "Rounds after this one.", high=setting.rounds)
        self.first: i64 = layout.add("first player", "The First Player.", parts=players)
        self.active: i64 = layout.add("turn", "The player whose turn it is.", parts=players)
        names = tuple(rounds.SPACE_CODES)
        self.space: i64 = layout.add("space", "The Action space of this turn.", parts=names)
        self.strength: i64 = layout.add(
            "strength", "The Strength of this turn.", high=tiles.HIGHEST_STRENGTH
        )
        space = Layout()
        self.bonus: i64 = space.add("bonus", "Its Bonus disk.", parts=DISK_KEYS)
        self.height: i64 = space.add("height", "All disks on it.", high=tiles.HIGHEST_STRENGTH)
        self.owners: i64 = space.add("disks", "Action disks on it.", parts=owners, high=9, scale=3)
        self.space_size: i64 = space.size
        used = tuple([f"space {rounds.SPACE_CODES[place]}" for place in setting.spaces])
        self.spaces: i64 = layout.repeat("Action spaces", used, space)
        kinds = tiles.TILE_KEYS
        self.display: i64 = layout.add(
            "display", "Tiles on the Main board.", parts=kinds, high=MOST, scale=3
        )
        self.supply: i64 = layout.add("supply", "Tiles beside it.", parts=kinds, high=MOST, scale=6)
        colours = tuple(masks.MASK_COLOURS)
        self.masks: i64 = layout.add(
            "masks left", "Mask tiles in each stack.", parts=colours, high=20, scale=6
        )
        self.tops: i64 = layout.add(
            "next mask", "Points of the upper tile.", parts=colours, high=99, scale=15
        )
        self.unseen: i64 = layout.add(
            "unseen Worship tiles", "Still unknown to all.", parts=WORSHIP_KEYS, high=12, scale=2
        )
        stack = Layout()
        self.beside: i64 = stack.add("beside", "The tile beside it.", parts=WORSHIP_KEYS)
        self.top: i64 = stack.add("top", "The tile on it.", parts=WORSHIP_KEYS)
        self.returned: i64 = stack.add(
            "returned", "Tiles that were put under it.", parts=WORSHIP_KEYS, high=12, scale=2
        )
        self.next: i64 = stack.add("first returned", "The first of those.", parts=WORSHIP_KEYS)
        self.stack_size: i64 = stack.size
        named = tuple([f"{colour} Worship stack" for colour in tiles.COLOURS])
        self.stacks: i64 = layout.repeat("Worship stacks", named, stack)
        self.produced: i64 = layout.add(
            "produced", "Where this Produce Action has put cubes.", parts=tuple(grid.SPACE_NAMES)
        )
        self.has_dummy = setting.players > setting.seats
        if self.has_dummy:
            self.dummy_disks: i64 = layout.add("disks of the dummy", "In hand.", high=20, scale=10)
            self.dummy_tiles: i64 = layout.add(
                "tiles of the dummy", "Out of the game.", parts=kinds, high=MOST, scale=4
            )
            self.dummy_masks: i64 = layout.add(
                "masks of the dummy", "Out of the game.", parts=colours, high=20, scale=4
            )
        else:
            self.dummy_disks = 0
            self.dummy_tiles = 0
            self.dummy_masks = 0

    def write(self, founding: Founding, seat: int, out: vec[u8]) -> None:
        seats = len(founding.founders)
        setting = founding.setting
        out[self.round + founding.round] = 1
        if founding.round:
            out[self.left] = setting.rounds - founding.round
        if founding.first >= 0:
            out[self.first + (founding.first - seat) % seats] = 1
        if founding.active >= 0:
            out[self.active + (founding.active - seat) % seats] = 1
        if founding.space >= 0:
            out[self.space + founding.space] = 1
        out[self.strength] = founding.strength
        o: i64 = self.spaces
        k: i64 = 0
        for place in setting.spaces:
            bonus = founding.bonus[place]
            if bonus >= 0:
                out[o + self.bonus + bonus] = 1
                out[o + self.height] = founding.height(place)
            for owner in founding.stacks[place]:
                # The dummy is no seat: it comes behind them.
                further = (owner - seat) % seats if owner < seats else seats
                k = o + self.owners + further
                out[k] = out[k] + 1
            o += self.space_size
        k = self.display
        for count in founding.display:
            out[k] = count
            k += 1
        k = self.supply
        for count in founding.supply:
            out[k] = count
            k += 1
        for colour, stack in enumerate(setting.masks):
            taken = founding.masks[colour]
            out[self.masks + colour] = len(stack) - taken
            if taken < len(stack):
                out[self.tops + colour] = stack[taken]
        k = self.unseen
        for count in founding.unseen:
            if count:
                out[k] = count
            k += 1
        o = self.stacks
        for place in range(len(founding.beside)):
            if founding.beside[place] >= 0:
                out[o + self.beside + founding.beside[place]] = 1
            if founding.top[place] >= 0:
                out[o + self.top + founding.top[place]] = 1
            returned = founding.returned[place]
            for kind in returned:
                k = o + self.returned + kind
                out[k] = out[k] + 1
            if returned:
                out[o + self.next + returned[0]] = 1
            o += self.stack_size
        write_spaces(founding.produced, self.produced, out)
        dummy = founding.dummy
        if dummy is not None:
            out[self.dummy_disks] = dummy.disks
            k = self.dummy_tiles
            for count in dummy.tiles:
                out[k] = count
                k += 1
            for mask in dummy.masks:
                k = self.dummy_masks + mask % len(masks.MASK_COLOURS)
                out[k] = out[k] + 1
