"""Scenes for one player and a bot: a table laid out by hand, one action tile or a whole turn.

>>> s = solo("teotibot").bot(stone=2, workers="C2 G2 N2 D1*")       # doctest: +SKIP
>>> s.act("construction")                                            # doctest: +SKIP
{'stone': 0, 'points': 3, …}

The boards lie in the order of their numbers: P F Q G C A N D clockwise from the Palace.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.solo.rules import action_pyramid, choosing
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules.bot import Bot, bot_of
from teotihuacan.city.rules import kinds, places, units
from teotihuacan.city.rules.printed import boards, discovery, technologies
from tests.city.scene import SITE_CODES, Scene, houses
from tests.city.stages import RING

YOU = 0
BOT = 1
SIDES = ("top", "right", "bottom", "left")
ROWS = ("top", "centre", "bottom")
SIDEBARS = (places.FOREST, places.QUARRY, places.GOLD, places.DECORATIONS)
LETTERS = {"C": "construction", "D": "decorations", "A": "alchemy", "N": "nobles", "M": "mastery",
           "W": "worship", "K": "mask collection"}  # fmt: skip
"""The action tiles in short; K collects masks."""

Changes = dict[str, object]


class BotScene(Scene):
    """A scene whose seat 1 is the bot."""

    @property
    def machine(self) -> Bot:
        return bot_of(self.city)

    def bot(
        self,
        *,
        cocoa: int = 0,
        wood: int = 0,
        stone: int = 0,
        gold: int = 0,
        points: int = 0,
        temples: tuple[int, int, int] = (1, 1, 1),
        avenue: int = 1,
        track: int = 0,
        technologies: tuple[int, ...] = (5,),
        workers: str = "G2 N2 C2 D1*",
        masks: tuple[int, ...] = (),
    ) -> BotScene:
        """Set everything the bot has; masks by number."""
        self.seat(
            BOT,
            cocoa=cocoa,
            wood=wood,
            stone=stone,
            gold=gold,
            points=points,
            temples=temples,
            avenue=avenue,
            track=track,
            technologies=technologies,
            workers=workers,
            tiles=tuple(f"mask_{number}" for number in masks),
        )
        return self

    def pyramid(self, letters: str, directions: str = "LR") -> BotScene:
        """The action pyramid in reading order, the last tile aside; the direction tiles."""
        self.machine.tiles = tuple(
            action_pyramid.TILES.index(LETTERS[letter]) for letter in letters
        )
        self.machine.directions = tuple("LR".index(letter) for letter in directions)
        return self

    @property
    def tiles(self) -> str:
        names = [action_pyramid.TILES[tile] for tile in self.machine.tiles]
        return "".join([letter for name in names for letter in LETTERS if LETTERS[letter] == name])

    @property
    def directions(self) -> str:
        return "".join(["LR"[side] for side in self.machine.directions])

    def act(self, tile: str) -> Changes:
        """Carry out an action tile and nothing else of a turn; what has changed."""
        before = self.snapshot()
        self.city.agenda.clear()
        self.city.agenda += [
            (kinds.END, YOU, 0, 0, 0),
            (solo_kinds.BOT_ACT, BOT, action_pyramid.TILES.index(tile), 0, 0),
        ]
        self.game.start_recording()
        self.game.settle()
        self.game.stop_recording()
        self.changed = False
        assert self.game.asked == "end", "the bot asks nobody"
        return difference(before, self.snapshot())

    def by_hand(self) -> BotScene:
        """From now on the test plays chance, too."""
        self.game.dealer = None
        self.game.seed = None
        return self

    def bot_turn(self, codes: str) -> Changes:
        """A whole turn of the bot, with these outcomes of dice and draws (? for any)."""
        before = self.snapshot()
        self.by_hand().turn(BOT)
        lines: list[teo.Event] = []
        self.ask()
        for code in codes.split():
            self.play(self.codes[0] if code == "?" else code)
            lines += self.game.events
        self.game.events = lines
        return difference(before, self.snapshot())

    def snapshot(self) -> Changes:
        """All that a bot could change."""
        city = self.city
        bot, you = city.players[BOT], city.players[YOU]
        keys = city.setting.keys
        return {
            "cocoa": bot.goods[units.COCOA],
            "wood": bot.goods[units.WOOD],
            "stone": bot.goods[units.STONE],
            "gold": bot.goods[units.GOLD],
            "points": bot.points,
            "temples": tuple(bot.temple),
            "avenue": bot.avenue,
            "track": bot.track,
            "technologies": tuple(
                technology.written()
                for i, technology in enumerate(technologies.TILES)
                if bot.knows(i)
            ),
            "workers": self.workers(BOT),
            "tiles": tuple(keys[i] for i, count in enumerate(bot.tiles) for _ in range(count)),
            "used": sum(bot.used),
            "your points": you.points,
            "your goods": self.goods(YOU)[:4],
            "your workers": self.workers(YOU),
            "your temples": tuple(you.temple),
            "sites": tuple(SITE_CODES[site] for site, tile in enumerate(city.pyramid) if tile >= 0),
            "decorated": tuple(
                f"{SIDES[space // 4]} {space % 4 + 1}"
                for space, tile in enumerate(city.decorations)
                if tile >= 0
            ),
            "rows": tuple(taken.bit_count() for taken in city.nobles),
            "calendar": city.light,
            "final": city.final,
            "box": tuple(keys[i] for i, n in enumerate(self.machine.box) for _ in range(n)),
            "private": self.machine.masks.bit_count(),
            "new near": "".join(
                [
                    boards.BOARD_LETTERS[board]
                    for board in boards.WORSHIP_BOARDS
                    if city.near[board] >= 0
                ]
            ),
        }

    def reasons(self) -> list[str]:
        """Return the bot's reasons for its decisions, in short."""
        return [text for text in [reason(event) for event in self.game.events] if text]

    def offers(self, pyramid: tuple[int, ...], decorations: tuple[int, ...]) -> BotScene:
        """The offers by index of tile, -1 for an empty place."""
        self.city.pyramid_offer = pyramid
        self.city.decoration_offer = decorations
        self.touch()
        return self


def difference(before: Changes, after: Changes) -> Changes:
    """Return what has changed; of things that grow, only what is new."""
    changed: Changes = {}
    for key, value in after.items():
        old = before[key]
        if value == old:
            continue
        if isinstance(value, tuple) and isinstance(old, tuple) and key in ("sites", "decorated"):
            changed[key] = " ".join([item for item in value if item not in old])
        else:
            changed[key] = value
    return changed


def option_name(option: int) -> str:
    return str(option) if option < 11 else "ABC"[option - 11]


def board_name(board: int) -> str:
    return boards.BOARD_LETTERS[board] if board > 0 else ""


def reason(event: teo.Event) -> str:
    """An event of the bot in short: "1 no worker C", "C2 highest tied", "gold scarcest" …"""
    if not event.kind.startswith("bot "):
        return ""
    kind = event.kind.removeprefix("bot ")
    a, b, c, *more = event.values
    if kind == "step":
        return f"{option_name(a)} {board_name(b)}".strip()
    if kind in ("fallback", "power-ups"):
        return f"{option_name(a)} {kind}"
    if kind == "too little":
        return f"{option_name(a)} too little {units.GOODS[c]} {board_name(b)}"
    if kind == "cannot pay":
        return f"{option_name(a)} cannot pay {discovery.TILES[b].key}"
    if kind in ("no worker", "none near", "no site", "no side", "no building", "all known",
                "no action", "no mask", "empty pile"):  # fmt: skip
        return f"{option_name(a)} {kind} {board_name(b)}".strip()
    if kind == "worker":
        return f"{boards.BOARD_LETTERS[a]}{b} {choosing.REASONS[c]}"
    if kind == "power lost":
        return f"{boards.BOARD_LETTERS[a]}{b} {kind}"
    if kind == "temple":
        return f"{boards.TEMPLE_KEYS[a]} {choosing.REASONS[b]}"
    if kind == "blocked":
        return f"{boards.TEMPLE_KEYS[a]} blocked"
    if kind == "resource":
        return f"{units.GOODS[a]} {choosing.REASONS[b]}"
    if kind == "technology":
        return f"{technologies.TILES[a].number} {choosing.REASONS[b]}"
    if kind == "row":
        return f"{ROWS[a]} {b} {choosing.REASONS[more[0]]}"
    if kind == "mask":
        return f"{discovery.TILES[a].key} {boards.BOARD_LETTERS[b]} {choosing.REASONS[c]}"
    if kind == "draws mask":
        return f"draws {discovery.TILES[a].key}"
    if kind == "worship":
        return f"worship {boards.BOARD_LETTERS[a]}"
    if kind == "no temple":
        return kind
    return ""


def solo(bot: str = "teotibot", **options: object) -> BotScene:
    """A bare solo table in your first turn; your workers are on the Palace."""
    game = teo.new_game("city", players=1, bot=bot, seed=1, first_game=True, **options)
    s = BotScene(game)
    s.city.neutral = ()
    s.ring(RING)
    s.seat(YOU)
    s.bot()
    s.machine.box = [0] * len(s.city.setting.copies)
    return s


@dataclass
class Case:
    """A situation for one action tile: the bot's things, the changes, and its reasons."""

    name: str
    tile: str
    has: dict[str, object]
    changes: Changes
    reasons: list[str]
    you: dict[str, object] = field(default_factory=dict)
    era: int = 0
    empty: str = ""  # the offers that have run out
    nobles: tuple[int, int, int] = (0, 0, 0)
    near: dict[str, str] = field(default_factory=dict)

    def lay_out(self, bot: str, **options: object) -> BotScene:
        s = solo(bot, **options)
        s.bot(**self.has)  # type: ignore[arg-type]  # a table of keywords
        if self.you:
            s.seat(YOU, **self.you)  # type: ignore[arg-type]
        city = s.city
        city.era = self.era
        city.nobles = houses(*self.nobles)
        city.buildings = sum(self.nobles)
        if "pyramid" in self.empty:
            city.pyramid_offer = (-1, -1, -1)
        if "decorations" in self.empty:
            city.decoration_offer = (-1, -1, -1, -1)
        if self.near:
            s.near(**dict.fromkeys("PFQGD", "four_points"))
            s.near(**self.near)
        return s

    def played(self, bot: str, **options: object) -> tuple[list[str], Changes]:
        """The bot's reasons, and what it changed."""
        s = self.lay_out(bot, **options)
        changes = s.act(self.tile)
        return s.reasons(), changes

    @property
    def expected(self) -> tuple[list[str], Changes]:
        return self.reasons, self.changes


def cases(*listed: Case) -> pytest.MarkDecorator:
    """The cases as parameters of a test, each under its own name."""
    return pytest.mark.parametrize("case", listed, ids=[case.name for case in listed])
