"""Scenes for one player and a bot with modules: as `solo/bot_scene.py`, with their things.

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
from teotihuacan.city.modules.altars.rules.state import Altars, altars_of
from teotihuacan.city.modules.empire.rules.state import Empire, empire_of
from teotihuacan.city.modules.mansion.rules.state import NOBODY, owners_of
from teotihuacan.city.modules.obsidian.rules.state import majors_of
from teotihuacan.city.modules.solo.rules import action_pyramid
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.rules import kinds, units
from teotihuacan.city.rules.printed import discovery
from teotihuacan.engine.steps import make_step
from tests.city.modules.altars import altar_scene
from tests.city.modules.empire.empire_scene import lay_out, standing
from tests.city.modules.mansion.house import owned, owners
from tests.city.modules.scene import begun
from tests.city.modules.solo.bot_scene import BOT as BOT
from tests.city.modules.solo.bot_scene import YOU as YOU
from tests.city.modules.solo.bot_scene import BotScene, Changes, difference
from tests.city.stages import RING

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
        self.player(BOT).goods[units.WILD] = obsidian
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
        owned(self, temple, seat)
        return self

    @property
    def owners(self) -> tuple[int, ...]:
        return owners(self)

    def discarded(self) -> list[str]:
        """The Major Discovery tiles that were discarded."""
        keys = self.city.setting.keys
        return [keys[i] for i, n in enumerate(majors_of(self.city).discard) for _ in range(n)]

    def stack(self, *tiles: str) -> Table:
        """The Major stack."""
        pile = self.city._discovery_pile
        for kind in range(len(pile)):
            if discovery.TILES[kind].stack == discovery.MAJOR:
                pile[kind] = 0
        for key in tiles:
            pile[self.kind(key)] += 1
        return self

    # --- altars -----------------------------------------------------------------------------------

    @property
    def altars(self) -> Altars:
        return altars_of(self.city)

    def shaman(self, seat: int, word: str) -> Table:
        """Place a Shaman: `12-1` stands there, `12-1_` lies."""
        altar_scene.put(self, seat, word)
        return self

    @property
    def shamans(self) -> tuple[str, ...]:
        return tuple(altar_scene.shamans(self))

    def altar(self, name: str, *tiles: str) -> Table:
        """The tiles on an altar, the last one on top."""
        altar_scene.lay_pile(self, name, *tiles)
        return self

    def on_altar(self, name: str) -> list[str]:
        return altar_scene.pile(self, name)

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
        """Place the Warriors; with a supply of the bot the others are far away.  You have
        settled the regions that are settled."""
        lay_out(self, {0: YOU, **standing}, (), dict.fromkeys(settled, YOU), (-1, supply))
        if buildings >= 0:
            self.city.buildings = buildings
        return self

    @property
    def standing(self) -> dict[int, int]:
        return standing(self)

    # --- playing ----------------------------------------------------------------------------------

    def acting(self, tile: str, codes: str = "") -> Changes:
        """The action of a tile in the bot's turn, and what follows up to the next question that
        is no draw; what has changed, without the calendar and what was drawn for the offers."""
        before = self.snapshot()
        self.by_hand()
        machine = self.machine
        number = action_pyramid.TILES.index(tile)
        others = [other for other in machine.tiles if other != number]
        if machine.manual.private_masks:
            machine.tiles = (*others, number)  # the pyramid is updated already
            turn = [make_step(solo_kinds.BOT_ACT, solo_kinds.BOT, number)]
        else:
            machine.tiles = (number, *others)
            turn = [
                make_step(solo_kinds.BOT_SHIFT, solo_kinds.BOT),
                make_step(solo_kinds.BOT_ACT, solo_kinds.BOT, number),
            ]
        self.city.turn = BOT
        self.city.agenda[:] = [
            make_step(kinds.FINISH_TURN, BOT),
            make_step(solo_kinds.BOT_EXCHANGE, solo_kinds.BOT),
            *turn,
        ]
        self.game.start_recording()
        self.game.settle()
        self.game.stop_recording()
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
        things["obsidian"] = self.player(BOT).goods[units.WILD]
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
        """Return the values of events of a kind since the action began, without empty ends."""
        fields = len(self.game.rules.event_fields[kind])
        return [event.values[:fields] for event in self.game.events if event.kind == kind]


def table(*modules: str, bot: str = "teotibot", **options: object) -> Table:
    """A bare table with modules, in your first turn; your workers are on the first board.

    Nobody owns a royal tile, nothing lies on the altars or beside the Mansion, your Shaman stands
    on 45-4 and the bot's lies on 12-1, and your Warrior is in Teotihuacan.
    """
    chosen = ["M6", *modules] if options.pop("obsidian", True) else list(modules)
    s = Table(begun(1, players=1, bot=bot, modules=chosen, **options))
    s.city.neutral = ()
    s.ring(RING)
    s.royal(4, 6, 1).technologies(1, 3, 5, 7, 9, 11)
    s.city.light = 0
    s.you().bot()
    s.machine.box = [0] * len(s.city.setting.copies)
    s.machine.tiles = tuple(range(action_pyramid.SET_ASIDE + 1))
    names = [module.name for module in s.city.setting.modules]
    if "mansion" in names:
        owners_of(s.city).seats = (NOBODY,) * 3
        s.near(P="")
    if "altars" in names:
        altar_scene.bare(s)
        s.shaman(YOU, "45-4").shaman(BOT, "12-1_")
    if "empire" in names:
        s.warriors({})
    s.turn(YOU)
    return s
