"""Expanding the Empire as a module: what it brings, and where the rules ask it."""

from typing import Any, Final

from teotihuacan.city.modules.empire.rules import benefits, kinds, printed, sources
from teotihuacan.city.modules.empire.rules.benefits import DifferentTemples, DifferentWorkers
from teotihuacan.city.modules.empire.rules.bots import (
    EMPIRE_BOTS,
    BotPicks,
    BotSendsMore,
    BotSettles,
    BotWarrior,
    DrawPath,
)
from teotihuacan.city.modules.empire.rules.conquest import Conquest, ConquestRewards
from teotihuacan.city.modules.empire.rules.positions import check_empire, read_empire, write_empire
from teotihuacan.city.modules.empire.rules.settling import ReceiveBenefit, Settle, tiles_drawn
from teotihuacan.city.modules.empire.rules.state import Empire, empire_of, new_empire
from teotihuacan.city.modules.empire.rules.warriors import March, Muster, ScoreWarriors
from teotihuacan.city.rules import places
from teotihuacan.city.rules.boards.main_action import MainAction
from teotihuacan.city.rules.effects import any_climbable
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.modules import Module, called_instead
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.options import Options
from teotihuacan.engine.steps import Kind, Phrase, Step, make_step, push


class ExpandingTheEmpire(Module):
    """Warriors, regions, the board of Conquest, two Special Masks."""

    def __init__(self) -> None:
        super().__init__("empire", ("more gained",))
        self.short = "M9"
        self.extensions = (EMPIRE_BOTS,)
        self.needs = ("obsidian",)
        self.event_fields = {
            "muster": (),
            "march": ("region", "onward"),
            "settle": ("region",),
            "region draws": ("region", "tile"),
            "bot path": ("region",),
            "bot cannot settle": (),
            "bot sends more": (),
            "bot sends none": (),
            "bot region": ("region", "reason"),
            "bot warriors left": ("amount",),
            "bot drawn mask": ("tile", "reason"),
            "bot no drawn mask": ("region",),
            "bot discards drawn": ("region", "tile"),
        }
        self.sources = sources.EMPIRE_SOURCES
        self.scoring = (kinds.SCORE_WARRIORS,)
        self.places = (printed.DISCOVERY_DRAWN, printed.MAJOR_DRAWN)
        self.stacks = {printed.MAJOR_DRAWN: discovery.MAJOR}
        self.called = {
            **called_instead("nobles", "conquest"),
            "names.action.nobles": "names.action.empire and build",
            "names.technology.tech3": "names.technology.tech3.conquest",
            "explain.topic.eclipse": "explain.topic.eclipse.warriors",
        }

    def kinds(self) -> list[Kind[Any]]:
        return [
            *(Muster(), March(), ConquestRewards(), Settle(), ReceiveBenefit(), DifferentWorkers()),
            *(DifferentTemples(), ScoreWarriors(), DrawPath(), BotWarrior(), BotSettles()),
            *(BotPicks(), BotSendsMore()),
        ]

    def lay_out(self, city: City, options: Options) -> None:
        city.parts = (*city.parts, new_empire(len(city.players)))

    def plan_last(self, city: City) -> list[Step]:
        return [make_step(kinds.MUSTER, seat) for seat in range(city.setting.people)]

    def actions(self, actions: list[MainAction]) -> None:
        actions[places.NOBLES] = Conquest()

    # --- hooks ------------------------------------------------------------------------------------

    def can_gain(self, city: City, player: Player, unit: int) -> bool:
        if unit == printed.MASK:
            return benefits.mask_left(city, player) >= 0
        if unit == printed.DIFFERENT:
            return len(benefits.rising(player, 0)) > 0
        return unit == printed.APART and any_climbable(city, player)

    def push_gains(self, city: City, seat: int, bundle: Bundle) -> None:
        for _ in range(bundle.of(printed.MASK)):
            benefits.take_mask(city, city.players[seat])
        if bundle.of(printed.DIFFERENT):
            push(city, kinds.DIFFERENT_WORKERS, seat, bundle.of(printed.DIFFERENT))
        if bundle.of(printed.APART):
            push(city, kinds.DIFFERENT_TEMPLES, seat, bundle.of(printed.APART))

    # --- tiles drawn for a region -----------------------------------------------------------------

    def lying(self, city: City, place: int) -> tuple[int, ...]:
        return empire_of(city).drawn[place - printed.DISCOVERY_DRAWN]

    def lay(self, city: City, place: int, tile: int) -> None:
        empire = empire_of(city)
        have_drawn(empire, place, (*self.lying(city, place), tile))
        city.tell("region draws", -1, region_drawing(place), tile)

    def claimed(self, city: City, place: int, tile: int) -> None:
        left = list(self.lying(city, place))
        left.remove(tile)
        have_drawn(empire_of(city), place, tuple(left))

    def claim_over(self, city: City, place: int) -> None:
        """The rest goes back into its stack (ruling X44)."""
        for tile in self.lying(city, place):
            city._discovery_pile[tile] += 1
        have_drawn(empire_of(city), place, ())

    def place_phrase(self, city: City, place: int) -> Phrase:
        return "region", {"region": region_drawing(place)}

    # --- positions --------------------------------------------------------------------------------

    def write(self, city: City, written: dict[str, object]) -> None:
        written["empire"] = write_empire(city, empire_of(city))

    def read(self, reader: Reader, city: City) -> None:
        read_empire(reader.inner("empire"), city, empire_of(city))

    def tiles_elsewhere(self, city: City, tile: int) -> int:
        ordinary, major = empire_of(city).drawn
        return ordinary.count(tile) + major.count(tile)

    def buildings_elsewhere(self, city: City) -> int:
        return empire_of(city).settled.bit_count()

    def check(self, city: City, in_setup: bool) -> None:
        check_empire(city, empire_of(city), in_setup)


def have_drawn(empire: Empire, place: int, tiles: tuple[int, ...]) -> None:
    ordinary, major = empire.drawn
    empire.drawn = (tiles, major) if place == printed.DISCOVERY_DRAWN else (ordinary, tiles)


def region_drawing(place: int) -> int:
    """The region for which tiles are drawn onto a place, as it is printed."""
    for number, benefit in enumerate(printed.BENEFITS, 1):
        if tiles_drawn(benefit, place):
            return number
    return 0


MODULE: Final = ExpandingTheEmpire()
