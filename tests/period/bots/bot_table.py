"""Scenes for one player and a bot with modules: as `tests/solo/bot_scene.py`, with their things.

>>> s = table("M7").bot(workers="D2 N2 C2 F1*").owner("red", BOT)      # doctest: +SKIP
>>> s.acting("construction", "~royal-die2")                             # doctest: +SKIP
{'stone': 1, 'obsidian': 1, …}

The boards lie in the order of their numbers: P F Q G C A N D clockwise from the first space, so
that the halves of the altars point to these:

    12-1 Palace, 12-2 Forest   81-8 Decorations, 81-1 Palace   56-5 Construction, 56-6 Alchemy
    45-4 Gold, 45-5 Construction

Chance is played by the test: dice of the Mansion and path tiles by their codes, and whatever else
is drawn (`?`, or nothing at all once the codes are used up) as it comes.
"""

from __future__ import annotations

import teotihuacan as teo
from teotihuacan.city.period.altars.printed import ALTAR_KEYS, HALF_NAMES
from teotihuacan.city.period.altars.state import Altars, altars_of
from teotihuacan.city.period.empire.printed import FARTHEST, WARRIORS
from teotihuacan.city.period.empire.state import Empire, empire_of
from teotihuacan.city.period.mansion.state import NOBODY, owners_of
from teotihuacan.city.period.obsidian.state import majors_of
from teotihuacan.city.rules import owing
from teotihuacan.city.rules.bundle import WILD
from teotihuacan.city.rules.printed.boards import TEMPLE_KEYS
from teotihuacan.city.rules.printed.discovery import DISCOVERY, MAJOR
from teotihuacan.city.rules.state import replaced
from teotihuacan.city.solo import agenda
from teotihuacan.city.solo.action_pyramid import SET_ASIDE, TILES
from tests.city.stages import RING
from tests.period.altars.altar_scene import IN_ORDER
from tests.solo.bot_scene import BOT as BOT
from tests.solo.bot_scene import YOU as YOU
from tests.solo.bot_scene import BotScene, Changes, difference

ALTAR_NAMES = ("12", "81", "56", "45")
DRAWN = ("draw discovery", "draw rotation", "draw pyramid", "draw decoration", "draw starting")
"""What comes as it comes: nothing here depends on it."""
TURNED = "LRaAbB"
"""Direction tiles: the two of the game, then those of two and of three boards."""


class Table(BotScene):
    """A scene with the bot and modules."""

    lines: list[teo.Event]  # since the action began

    def bot(self, **has: object) -> Table:
        obsidian = has.pop("obsidian", 0)
        assert isinstance(obsidian, int)
        super().bot(**has)  # type: ignore[arg-type]  # a table of keywords
        self.player(BOT).goods[WILD] = obsidian
        return self

    def you(self, **has: object) -> Table:
        self.seat(YOU, **has)  # type: ignore[arg-type]  # a table of keywords
        return self

    def near(self, **tiles: str) -> Table:
        super().near(**tiles)
        return self

    def by_hand(self) -> Table:
        super().by_hand()
        return self

    def directions_are(self, letters: str) -> Table:
        """The direction tiles from the top: L and R, `a` and `A` for two boards, `b` and `B`."""
        self.machine.directions = tuple(TURNED.index(letter) for letter in letters)
        return self

    @property
    def directions(self) -> str:
        return "".join([TURNED[side] for side in self.machine.directions])

    # --- the Mansion ------------------------------------------------------------------------------

    def owner(self, temple: str, seat: int) -> Table:
        owners = owners_of(self.city)
        owners.seats = replaced(owners.seats, TEMPLE_KEYS.index(temple), seat)
        self.touch()
        return self

    @property
    def owners(self) -> tuple[int, ...]:
        return owners_of(self.city).seats

    def discarded(self) -> list[str]:
        """The Major Discovery tiles that were discarded."""
        keys = self.city.setting.keys
        return [keys[i] for i, n in enumerate(majors_of(self.city).discard) for _ in range(n)]

    def stack(self, *tiles: str) -> Table:
        """The Major stack."""
        pile = self.city.discovery_pile
        for kind in range(len(pile)):
            if DISCOVERY[kind].stack == MAJOR:
                pile[kind] = 0
        for key in tiles:
            pile[self.kind(key)] += 1
        return self

    # --- altars -----------------------------------------------------------------------------------

    @property
    def altars(self) -> Altars:
        return altars_of(self.city)

    def shaman(self, seat: int, word: str) -> Table:
        """Where a Shaman is: `12-1` stands there, `12-1_` lies."""
        half = HALF_NAMES.index(word.rstrip("_"))
        self.altars.shamans = replaced(self.altars.shamans, seat, half)
        self.altars.standing &= ~(1 << seat)
        if not word.endswith("_"):
            self.altars.standing |= 1 << seat
        self.touch()
        return self

    @property
    def shamans(self) -> tuple[str, ...]:
        return tuple(
            HALF_NAMES[half] + ("" if self.altars.stands(seat) else "_") if half >= 0 else "?"
            for seat, half in enumerate(self.altars.shamans)
        )

    def altar(self, name: str, *tiles: str) -> Table:
        """The tiles on an altar, the last one on top."""
        piles = list(self.altars.piles)
        piles[ALTAR_NAMES.index(name)] = tuple([self.kind(key) for key in tiles])
        self.altars.piles = tuple(piles)
        self.touch()
        return self

    def on_altar(self, name: str) -> list[str]:
        keys = self.city.setting.keys
        return [keys[tile] for tile in self.altars.piles[ALTAR_NAMES.index(name)]]

    # --- the empire -------------------------------------------------------------------------------

    @property
    def empire(self) -> Empire:
        return empire_of(self.city)

    def warriors(
        self,
        standing: dict[int, int],
        *,
        supply: int = -1,
        settled: tuple[int, ...] = (),
        buildings: int = -1,
    ) -> Table:
        """Whose Warrior stands where; with a supply of the bot the others are far away.  You have
        settled the regions that are settled."""
        part = self.empire
        there = {0: YOU, **standing}
        part.holder = tuple([there.get(region, -1) for region in range(FARTHEST)])
        part.settled = sum([1 << region for region in settled])
        part.removed = (len(settled), 0)
        yours, left = [
            WARRIORS - part.holder.count(seat) - part.removed[seat] for seat in (YOU, BOT)
        ]
        kept = left if supply < 0 else supply
        part.supply = (yours, kept)
        part.farthest = (0, left - kept)
        self.city.buildings = len(settled) if buildings < 0 else buildings
        self.touch()
        return self

    @property
    def standing(self) -> dict[int, int]:
        return {region: seat for region, seat in enumerate(self.empire.holder) if seat >= 0}

    # --- playing ----------------------------------------------------------------------------------

    def acting(self, tile: str, codes: str = "") -> Changes:
        """The action of a tile in the bot's turn, and what follows up to the next question that
        is no draw; what has changed, without the calendar and what was drawn for the offers."""
        before = self.snapshot()
        self.by_hand()
        machine = self.machine
        number = TILES.index(tile)
        others = [other for other in machine.tiles if other != number]
        if machine.modified:
            machine.tiles = (*others, number)  # the pyramid is updated already
            turn = [agenda.act(number)]
        else:
            machine.tiles = (number, *others)
            turn = [agenda.shift(0), agenda.act(number)]
        self.city.turn = BOT
        self.city.agenda[:] = [owing.finish_turn(BOT), agenda.exchange(), *turn]
        self.game.listen()
        self.game.settle()
        self.game.hush()
        self.changed = False
        self.lines = list(self.game.events)
        for code in codes.split():
            self.answer(code)
        while self.game.asked in DRAWN:
            self.answer("?")
        self.game.events = self.lines
        changes = difference(before, self.snapshot())
        for key in ("calendar", "new near"):
            changes.pop(key, None)
        return changes

    def answer(self, code: str) -> None:
        self.play(self.codes[0] if code == "?" else code)
        self.lines += self.game.events

    def snapshot(self) -> Changes:
        things = super().snapshot()
        things["obsidian"] = self.player(BOT).goods[WILD]
        names = [module.name for module in self.city.setting.modules]
        if "mansion" in names:
            things["owners"] = self.owners
        if "altars" in names:
            things["shamans"] = self.shamans
        if "empire" in names:
            things["standing"] = self.standing
            things["warriors left"] = self.empire.supply[BOT]
            things["settled"] = self.empire.settled.bit_count()
        if "obsidian" in names:
            things["discarded"] = self.discarded()
        return things

    def kinds(self) -> list[str]:
        return [event.kind for event in self.game.events]

    def values(self, kind: str) -> list[tuple[int, ...]]:
        """What events of a kind have said since the action began, without empty ends."""
        fields = len(self.game.rules.event_fields[kind])
        return [event.values[:fields] for event in self.game.events if event.kind == kind]


def table(*modules: str, bot: str = "teotibot", **options: object) -> Table:
    """A bare table with modules, in your first turn; your workers are on the first board.

    Nobody owns a royal tile, nothing lies on the altars or beside the Mansion, your Shaman stands
    on 45-4 and the bot's lies on 12-1, and your Warrior is in Teotihuacan.
    """
    chosen = ["M6", *modules] if options.pop("obsidian", True) else list(modules)
    game = teo.new_game("city", players=1, bot=bot, seed=1, modules=chosen, **options)
    while game.asked != "turn":
        game.apply(game.legal()[0])
    s = Table(game)
    s.city.neutral = ()
    s.ring(RING)
    s.royal(4, 6, 1).technologies(1, 3, 5, 7, 9, 11)
    s.city.light = 0
    s.you().bot()
    s.machine.box = [0] * len(s.city.setting.copies)
    s.machine.tiles = tuple(range(SET_ASIDE + 1))
    names = [module.name for module in s.city.setting.modules]
    if "mansion" in names:
        owners_of(s.city).seats = (NOBODY,) * 3
        s.near(P="")
    if "altars" in names:
        s.altars.tiles = tuple([ALTAR_KEYS.index(key) for key in IN_ORDER])
        s.altars.piles = ((),) * 4
        s.shaman(YOU, "45-4").shaman(BOT, "12-1_")
    if "empire" in names:
        s.warriors({})
    s.turn(YOU)
    return s
