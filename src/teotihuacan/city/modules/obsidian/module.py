"""Obsidian as a module: what it brings, and where the rules ask it."""

from typing import Any, Final

from teotihuacan.city.modules.obsidian.rules import kinds, printed
from teotihuacan.city.modules.obsidian.rules.again import UseAgain, any_used
from teotihuacan.city.modules.obsidian.rules.bots import OBSIDIAN_BOTS
from teotihuacan.city.modules.obsidian.rules.moving_back import BackDistance, MoveBack, movable
from teotihuacan.city.modules.obsidian.rules.state import Majors, majors_of, renew_stack
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards.alchemy import learn, lowest_unknown
from teotihuacan.city.rules.boards.main_action import MainAction
from teotihuacan.city.rules.boards.resources import ResourceBoard
from teotihuacan.city.rules.goods.bundle import Bundle, together
from teotihuacan.city.rules.modules import Module
from teotihuacan.city.rules.positions.validity import wrong
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.checking import Reader, counted
from teotihuacan.engine.options import Options
from teotihuacan.engine.steps import Kind, push

DOUBLED: Final = "doubled"
DISCARD: Final = "major discard"


class Obsidian(Module):
    """Obsidian, three boards, three technologies, two starting tiles, the Major Discovery tiles."""

    def __init__(self) -> None:
        super().__init__("obsidian", ("more gained", "cell gained", "things counted", "tile drawn"))
        self.wild = True
        self.later_rulings = True
        self.short = "M6"
        self.extensions = (OBSIDIAN_BOTS,)
        self.event_fields = {"back": ("board", "there", "power"), "again": ("tile",)}
        # There are more kinds of mask than otherwise.
        masks = ("explain.topic.masks", "explain.tile.mask")
        self.called = {key: f"{key}.more" for key in masks}

    def kinds(self) -> list[Kind[Any]]:
        return [MoveBack(), BackDistance(), UseAgain()]

    def actions(self, actions: list[MainAction]) -> None:
        for board in range(places.FOREST, places.GOLD + 1):
            actions[board] = ResourceBoard(board, printed.GRID[board - places.FOREST], (1,))

    def lay_out(self, city: City, options: Options) -> None:
        city.parts = (*city.parts, Majors(0, (0,) * len(city.setting.copies)))

    # --- hooks ------------------------------------------------------------------------------------

    def can_gain(self, city: City, player: Player, unit: int) -> bool:
        if unit == printed.BACK:
            return len(movable(city, player)) > 0
        if unit == printed.REUSE:
            return any_used(player)
        return unit == units.TECHNOLOGY and lowest_unknown(city, player) >= 0

    def push_gains(self, city: City, seat: int, bundle: Bundle) -> None:
        if bundle.of(printed.BACK):
            push(city, kinds.MOVE_BACK, seat, bundle.of(printed.BACK), 1)
        if bundle.of(printed.REUSE):
            push(city, kinds.USE_AGAIN, seat, bundle.of(printed.REUSE))
        for _ in range(bundle.of(units.TECHNOLOGY)):
            player = city.players[seat]
            place = lowest_unknown(city, player)
            if place >= 0:
                learn(city, player, place, True)  # rows and gold do not matter (rulings D8, X39)

    def join(self, city: City, player: Player, tile: int) -> None:
        majors_of(city).doubled += 1

    def cell(self, city: City, player: Player, cell: Bundle) -> Bundle:
        """Wood, stone, gold and obsidian are doubled, nothing else (rulings D3, X30)."""
        majors = majors_of(city)
        resources = cell.only(units.WOOD, units.STONE, units.GOLD, units.WILD)
        for _ in range(majors.doubled):
            cell = together(cell, resources)
            resources = resources.times(2)
        majors.doubled = 0
        return cell

    def drawn(self, city: City, tile: int) -> None:
        renew_stack(city)

    def count(self, city: City, player: Player, of: str) -> int:
        if of != "major_pairs":
            return -1
        return sum([player.tiles[kind] + player.used[kind] for kind in printed.MAJOR_KINDS]) // 2

    # --- positions --------------------------------------------------------------------------------

    def write(self, city: City, written: dict[str, object]) -> None:
        if majors_of(city).doubled:
            written[DOUBLED] = majors_of(city).doubled
        if max(majors_of(city).discard):
            written[DISCARD] = counted(list(majors_of(city).discard), city.setting.keys)

    def read(self, reader: Reader, city: City) -> None:
        if reader.has(DOUBLED):
            majors_of(city).doubled = reader.integer(DOUBLED, 0, 2)
        if reader.has(DISCARD):
            majors_of(city).discard = tuple(reader.counts(DISCARD, city.setting.keys))

    def tiles_elsewhere(self, city: City, tile: int) -> int:
        return majors_of(city).discard[tile]

    def check(self, city: City, in_setup: bool) -> None:
        discard = majors_of(city).discard
        for kind, count in enumerate(discard):
            if count and discovery.TILES[kind].stack != discovery.MAJOR:
                raise wrong(DISCARD, "only Major Discovery tiles are discarded so")
        pile = city._discovery_pile
        if max(discard) and not [kind for kind in printed.MAJOR_KINDS if pile[kind]]:
            raise wrong(DISCARD, "they come back into an empty stack")


MODULE: Final = Obsidian()
