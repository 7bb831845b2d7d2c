"""The Mansion as a module: what it brings, and where the rules ask it."""

from typing import Any, Final

from teotihuacan.city.modules.mansion.rules import kinds as mansion_kinds
from teotihuacan.city.modules.mansion.rules import printed, state
from teotihuacan.city.modules.mansion.rules.bots import MANSION_BOTS, MansionRoll, RoyalUsed
from teotihuacan.city.modules.mansion.rules.drawing import DrawCategory
from teotihuacan.city.modules.mansion.rules.judging import open_to
from teotihuacan.city.modules.mansion.rules.royal_worship import (
    Owner,
    RoyalOver,
    RoyalWorship,
    begin_worship,
    can_power_up,
)
from teotihuacan.city.modules.mansion.rules.state import Owners
from teotihuacan.city.rules import kinds as step_kinds
from teotihuacan.city.rules import places, tile_places
from teotihuacan.city.rules.boards.technologies import paying_board
from teotihuacan.city.rules.effects import climbable
from teotihuacan.city.rules.modules import Module, called_instead
from teotihuacan.city.rules.positions.validity import wrong
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.errors import PositionError
from teotihuacan.engine.options import Options
from teotihuacan.engine.steps import CHANCE, Kind, Phrase, Step, make_step

OWNERS: Final = "royal owners"
NO_STEP: Final = -1

NAMING_THE_PALACE: Final = (
    "event.ascend",
    "event.fourth",
    "event.bot advances",
    "event.bot walks",
    "names.technology.tech1",
    "names.reason.highest tied",
    "names.reason.lowest tied",
    "names.reason.rarest tied",
    "names.reason.next highest tied",
)
"""Sentences that name the board which it replaces."""


class Mansion(Module):
    """Another Palace: helpers make a worship stronger, and its royal tiles have owners."""

    def __init__(self) -> None:
        super().__init__("mansion", ("worship begun", "climbed"))
        self.short = "M7"
        self.extensions = (MANSION_BOTS,)
        self.needs = ("obsidian",)
        self.interrupts = True
        self.helped = True
        self.draws_royal = True
        self.event_fields = {
            "owner": ("temple", "royal space"),
            "royal owner": ("royal space",),
            "royal power": ("power",),
            "mansion roll": ("pips", "royal space"),
            "bot uses none": (),
            "bot no owner": (),
            "bot no step": ("temple",),
        }
        self.stacks = {tile_places.NEAR + places.PALACE: discovery.MAJOR}
        boards = called_instead("palace", "mansion")
        self.called = {**boards, **{key: f"{key}.mansion" for key in NAMING_THE_PALACE}}

    def kinds(self) -> list[Kind[Any]]:
        return [DrawCategory(), RoyalWorship(), Owner(), RoyalOver(), MansionRoll(), RoyalUsed()]

    # --- setup ------------------------------------------------------------------------------------

    def lay_out(self, city: City, options: Options) -> None:
        city.parts = (*city.parts, Owners((state.NOBODY,) * len(boards.TEMPLE_KEYS)))

    def plan_board(self, city: City, steps: list[Step]) -> None:
        """Any category on any place; the tile beside is a Major one, drawn last (X8, X11)."""
        for category in range(3):
            place = steps.index(make_step(step_kinds.DRAW_ROYAL, CHANCE, category))
            steps[place] = make_step(mansion_kinds.DRAW_CATEGORY, CHANCE)
        beside = make_step(step_kinds.DRAW_DISCOVERY, CHANCE, tile_places.NEAR + places.PALACE)
        steps.remove(beside)
        steps.append(beside)

    # --- hooks ------------------------------------------------------------------------------------

    def climb(self, city: City, player: Player, temple: int, height: int) -> None:
        state.take_ownership(city, player, temple, height)

    def royal_power(self, city: City, player: Player, power: int) -> int:
        return state.raised_power(city, player, power)

    def royal_open(
        self,
        city: City,
        player: Player,
        space: int,
        power: int,
        tile: bool,
        spent: int,
        ignores: int,
    ) -> bool:
        return open_to(city, player, space, power, tile, spent, ignores)

    def royal_phrase(
        self, city: City, player: Player, space: int, power: int, phrase: Phrase
    ) -> Phrase:
        """Return the strength of the worship, the step that can be bought, and the tile's owner."""
        key, parts = phrase
        owner = state.owner_of(city, space)
        temple = NO_STEP
        if owner != state.NOBODY and climbable(city, player, state.temple_of(space)):
            temple = state.temple_of(space)
        strength = state.raised_power(city, player, power)
        more = {"strength": strength, "temple": temple, "fee": printed.STEP_FEE.cocoa}
        gains = owner != state.NOBODY and can_power_up(city, owner, space)
        more["owner"] = owner if gains else state.NOBODY
        return f"{key}.raised", {**parts, **more}

    def worship(self, city: City, player: Player, space: int, power: int, tile: bool) -> bool:
        begin_worship(city, player, space, power, tile)
        return True

    # --- positions --------------------------------------------------------------------------------

    def write(self, city: City, written: dict[str, object]) -> None:
        """The seat that owns the royal tile of each temple; one without an owner is not named."""
        seats = state.owners_of(city).seats
        owned = zip(boards.TEMPLE_KEYS, seats)
        written[OWNERS] = {key: seat for key, seat in owned if seat != state.NOBODY}

    def read(self, reader: Reader, city: City) -> None:
        inner = reader.inner(OWNERS)
        last = len(city.players) - 1
        keys = boards.TEMPLE_KEYS
        seats = [inner.integer(key, 0, last) if inner.has(key) else state.NOBODY for key in keys]
        state.owners_of(city).seats = tuple(seats)
        inner.done()

    def check(self, city: City, in_setup: bool) -> None:
        self.check_owners(city)
        kinds = [step[0] for step in city.agenda]
        owed = kinds.count(mansion_kinds.DRAW_CATEGORY)
        draws = [make_step(step_kinds.DRAW_ROYAL, CHANCE, category) for category in range(3)]
        owed += sum([city.agenda.count(draw) for draw in draws])
        if len(city.royal) + owed != 3:
            raise wrong("royal tiles", "one royal tile of each category is needed")
        over = kinds.count(mansion_kinds.ROYAL_OVER)
        if (step_kinds.TRADE in kinds or step_kinds.TRADED in kinds) and not over:
            raise PositionError("agenda", "a trade belongs to a worship that is not over")
        paying = [step for step in city.agenda if step[0] == step_kinds.TECHNOLOGY_GAIN]
        if over and [step for step in paying if paying_board(step) != places.PALACE]:
            raise PositionError("agenda", "no royal tile is used in a main action")

    def check_owners(self, city: City) -> None:
        """A royal tile has an owner as soon as a marker has come to its step (ruling X50)."""
        for temple, seat in enumerate(state.owners_of(city).seats):
            where = f"{OWNERS}.{boards.TEMPLE_KEYS[temple]}"
            first = printed.FIRST_MAJOR[temple]
            reached = [player.seat for player in city.players if player.temple[temple] >= first]
            if seat == state.NOBODY and reached:
                raise wrong(where, "a marker has come to its step, so it has an owner")
            if seat != state.NOBODY and seat not in reached:
                raise wrong(where, "the owner's marker has not come to its step")


MODULE: Final = Mansion()
