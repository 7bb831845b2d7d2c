"""Priests as a module: what they bring, and where the rules ask them."""

from typing import Any, Final

from teotihuacan.city.modules.altars.rules.state import altars_of, stand_up
from teotihuacan.city.modules.priests.rules import kinds, printed
from teotihuacan.city.modules.priests.rules.choosing import ChoosePriest, DrawGift, KeepGift
from teotihuacan.city.modules.priests.rules.printed import Extra
from teotihuacan.city.modules.priests.rules.state import (
    NO_GIFT,
    NO_PRIEST,
    Priests,
    bind,
    priests_of,
)
from teotihuacan.city.modules.solo.rules.options import BOTS
from teotihuacan.city.rules.modules import Module
from teotihuacan.city.rules.options import called
from teotihuacan.city.rules.positions.restoring import read_named, read_numbers
from teotihuacan.city.rules.positions.validity import wrong
from teotihuacan.city.rules.printed import calendar, technologies
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.options import SEVERAL, Option, Options, Where, several_in
from teotihuacan.engine.steps import Kind, Step, make_step

NAME: Final = "extras"


def conditions(extra: Extra, modules: dict[str, Module]) -> tuple[Where, ...]:
    """Return where an extra can be played; `modules` are those that it may need, by name."""
    found: list[Where] = []
    if extra.bot:
        reason = f"{NAME}: {extra.key} is a bot's: there is none in this game"
        found.append(Where("bot", BOTS, reason))
    for module in extra.needs:
        reason = f"{NAME}: {extra.key} is never played without {called(modules[module])}"
        found.append(Where("modules", (module,), reason))
    return tuple(found)


def extras_option(modules: tuple[Module, ...]) -> Option:
    """Return the option for owners of the box with the extras; none by default."""
    named = {module.name: module for module in modules}
    extras = [extra for extra in printed.EXTRAS if set(extra.needs) <= set(named)]
    each = {extra.key: conditions(extra, named) for extra in extras}
    return Option(NAME, SEVERAL, None, tuple(each), quiet=True, each=each)


PRIESTS_FIELD: Final = "priests"


class PriestsOfPeople(Module):
    """Priests 11 and 12, and the option for all extras."""

    def __init__(self) -> None:
        super().__init__("priests", ("trigger reached", "salary raised"))
        self.event_fields = {
            "priest": ("extra",),
            "gift drawn": ("technology",),
            "gift": ("technology",),
        }

    def options(self, modules: tuple[Module, ...]) -> tuple[Option, ...]:
        return (extras_option(modules),)

    def kinds(self) -> list[Kind[Any]]:
        return [ChoosePriest(), DrawGift(), KeepGift()]

    # --- setup ------------------------------------------------------------------------------------

    def is_in(self, options: Options) -> bool:
        return len(deck_in(options)) > 0

    def lay_out(self, city: City, options: Options) -> None:
        seats = len(city.players)
        priests = Priests(deck_in(options), (NO_PRIEST,) * seats, (), (NO_GIFT,) * seats)
        city.parts = (*city.parts, priests)

    def plan_setup(self, city: City, steps: list[Step]) -> None:
        """After the starting tiles, before Shamans and Warriors; the last player chooses first
        (ruling X126)."""
        steps += [
            make_step(kinds.CHOOSE_PRIEST, seat) for seat in range(city.setting.people - 1, -1, -1)
        ]

    # --- hooks ------------------------------------------------------------------------------------

    def reach_trigger(self, city: City, player: Player, trigger: str) -> None:
        """Compulsory, and before anything of the trigger (ruling X121)."""
        held = priests_of(city).held[player.seat]
        if held != NO_PRIEST and trigger in printed.PRIESTS[held].stands:
            stand_up(city, player.seat)

    def more_salary(self, city: City, player: Player) -> int:
        held = priests_of(city).held[player.seat]
        if held == NO_PRIEST or not printed.PRIESTS[held].salary:
            return 0
        return calendar.SALARY_MORE[0 if altars_of(city).stands(player.seat) else 1]

    # --- positions --------------------------------------------------------------------------------

    def write(self, city: City, written: dict[str, object]) -> None:
        """By seat the priest and the technology it gave; those to choose from while they lie
        there."""
        priests = priests_of(city)
        keys = [printed.PRIEST_KEYS[one] if one != NO_PRIEST else None for one in priests.held]
        tiles = technologies.TILES
        gifts = [tiles[gift].written() if gift != NO_GIFT else None for gift in priests.gifts]
        said: dict[str, object] = {"held": keys, "gifts": gifts}
        if priests.offered:
            said["offered"] = [technologies.TILES[tile].written() for tile in priests.offered]
        written[PRIESTS_FIELD] = said

    def read(self, reader: Reader, city: City) -> None:
        priests = priests_of(city)
        inner = reader.inner(PRIESTS_FIELD)
        seats = len(city.players)
        needed = "a priest of this game or null is needed"
        priests.held = read_named(inner, "held", seats, printed.PRIEST_KEYS, needed)
        gifts: list[int] = []
        for seat, item in enumerate(inner.items("gifts", seats, seats)):
            one = Reader({f"gifts[{seat}]": [item]}, inner.path, inner.error)
            gifts.append(NO_GIFT if item is None else read_gifts(one, f"gifts[{seat}]", city)[0])
        priests.gifts = tuple(gifts)
        priests.offered = read_gifts(inner, "offered", city) if inner.has("offered") else ()
        inner.done()
        for seat in range(seats):
            bind(city, seat)

    def technology_elsewhere(self, city: City, seat: int, technology: int) -> bool:
        return priests_of(city).gifts[seat] == technology

    def check(self, city: City, in_setup: bool) -> None:
        priests = priests_of(city)
        gifts = [gift for gift in priests.gifts if gift != NO_GIFT]
        for seat in range(len(city.players)):
            self.check_seat(city, seat)
        if len(set(gifts)) != len(gifts) or set(gifts) & set(city.technologies):
            raise wrong(f"{PRIESTS_FIELD}.gifts", "each is another, and none is on the display")
        keeping = [step for step in city.agenda if step[0] == kinds.KEEP_GIFT]
        if priests.offered and not keeping:
            raise wrong(f"{PRIESTS_FIELD}.offered", "nobody keeps one of them now")
        if set(priests.offered) & {*gifts, *city.technologies}:
            raise wrong(f"{PRIESTS_FIELD}.offered", "they lie elsewhere already")

    def check_seat(self, city: City, seat: int) -> None:
        priests = priests_of(city)
        held = priests.held[seat]
        if held != NO_PRIEST:
            choosing = make_step(kinds.CHOOSE_PRIEST, seat) in city.agenda
            right = held in priests.deck and priests.held.count(held) == 1 and not choosing
            if not right or seat >= city.setting.people:
                raise wrong(f"{PRIESTS_FIELD}.held[{seat}]", "nobody can have this priest so")
        gives = held != NO_PRIEST and printed.PRIESTS[held].technologies > 0
        gives = gives and make_step(kinds.KEEP_GIFT, seat) not in city.agenda
        gift = priests.gifts[seat]
        if gives != (gift != NO_GIFT):
            raise wrong(f"{PRIESTS_FIELD}.gifts[{seat}]", "it comes with a priest, and only so")
        if gift != NO_GIFT and not city.players[seat].knows(gift):
            raise wrong(f"{PRIESTS_FIELD}.gifts[{seat}]", "its holder knows it")
        if len(city.technologies) < technologies.SHOWN and held != NO_PRIEST:
            raise wrong(f"{PRIESTS_FIELD}.held[{seat}]", "the display is laid out before")


def deck_in(options: Options) -> tuple[int, ...]:
    """The priests of a game, as places in PRIESTS."""
    extras = several_in(options, NAME)
    return tuple([place for place, key in enumerate(printed.PRIEST_KEYS) if key in extras])


def read_gifts(reader: Reader, key: str, city: City) -> tuple[int, ...]:
    """Technologies by their printed numbers."""
    numbers = [technology.written() for technology in technologies.TILES]
    known = city.setting.technologies
    return read_numbers(reader, key, numbers, known, len(known))


MODULE: Final = PriestsOfPeople()
