"""Who draws a game: the smallest picture that a game can be played with, to be drawn better.

A picture is made of parts: named groups of SVG, each drawn in coordinates of its own from what a
seat may see.  A frame places them; `svg` joins all of it into one file that needs nothing else.
Every artist has the parts `ground`, `tray` and `player-0` …; a game adds what lies on its board.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import ClassVar, Final, Generic

from teotihuacan.engine.game import Game
from teotihuacan.engine.generic import S
from teotihuacan.engine.options import Options
from teotihuacan.picture import areas, choices, frames, scores, symbols, tray
from teotihuacan.picture.choices import TRAY, Ghost
from teotihuacan.picture.frames import Layout, Leaf, canvas
from teotihuacan.picture.ink import LARGE, SMALL, Number, group, rect, text
from teotihuacan.picture.laying import Laying, Picking
from teotihuacan.picture.scores import Family, Sheet
from teotihuacan.picture.seats import SEATS
from teotihuacan.picture.tray import Offer
from teotihuacan.picture.type import fitted, wrapped
from teotihuacan.words import Words

MARGIN: Final = 14
GAP: Final = 12

Corner = tuple[Number, Number]


class Artist(Generic[S]):
    """Draws any game: what a seat may know of it as plain text, and every choice in the tray.

    A game's own artist replaces `board`, then whatever else it wants to show better.
    """

    size: ClassVar[tuple[int, int]] = (600, 400)
    """The size of the whole board on a wide screen."""

    places: ClassVar[Mapping[str, Corner]] = {"board": (0, 0)}
    """The parts on the board, and where they lie on a wide screen."""

    tabs: ClassVar[tuple[str, ...]] = ("board",)
    """The frames of a phone, a tab for each, called `page.tab.NAME`."""

    icons: ClassVar[Mapping[str, str]] = {}
    """Symbols of what previews count, where they have another name."""

    self_evident: ClassVar[tuple[str, ...]] = ()
    """Parts of phrases that need no explanation beside a choice: the board has it."""

    families: ClassVar[tuple[Family, ...]] = ()
    """The sources of points by families; without any they are all of one."""

    # --- symbols and style --------------------------------------------------------------------

    def symbols(self) -> Mapping[str, str]:
        """The game's own symbols by name, each in a square of 24 units."""
        return {}

    def style_sheet(self) -> Traversable | None:
        """The file with the game's own colours and lines: `style.css` beside its artist."""
        package = type(self).__module__.rpartition(".")[0]
        if not package or package == __package__:
            return None
        own = resources.files(package).joinpath("style.css")
        return own if own.is_file() else None

    @cached_property
    def defs(self) -> str:
        """All symbols: pages and pictures bring them along once."""
        return symbols.defs({**symbols.SHARED, **self.symbols()})

    @cached_property
    def style(self) -> str:
        """The shared style sheet, and the game's own after it."""
        shared = resources.files("teotihuacan.picture").joinpath("style.css")
        own = self.style_sheet()
        return "\n".join(
            sheet.read_text(encoding="utf-8") for sheet in (shared, own) if sheet is not None
        )

    def letters(self, words: Words) -> dict[str, str]:
        """Letters that stand for symbols in sentences, as in [br]."""
        return {}

    # --- parts --------------------------------------------------------------------------------

    def parts(
        self, game: Game[S], seat: int | None, words: Words, layout: Layout = "wide"
    ) -> dict[str, str]:
        """Every part of the picture by name, as inner SVG: what `seat` may see (None: anyone)."""
        made = {"ground": self.ground_in(game.options)}
        made.update(self.board(game, seat, words, layout))
        made["tray"] = self.tray(game, seat, words)
        made["purse"] = "" if seat is None else self.purse(game, seat, words)
        for player in range(game.players):
            made[f"player-{player}"] = self.area(game, seat, words, player)
        return made

    @cached_property
    def ground(self) -> str:
        """Return what lies under everything; it never changes."""
        return self.ground_in({})

    def ground_in(self, options: Options) -> str:
        """The ground of a game with these options."""
        wide, high = self.size_in(options)
        return rect(-8, -8, wide + 16, high + 16, "ground", 18)

    def board(
        self, game: Game[S], seat: int | None, words: Words, layout: Layout
    ) -> Mapping[str, str]:
        """The parts on the board, those of `places`."""
        told = game.view(seat).get("table")
        lines = told.items() if isinstance(told, dict) else ()
        return {
            "board": "".join(
                text(20, 36 + 26 * number, fitted(f"{name}: {value}", self.size[0] - 40, SMALL))
                for number, (name, value) in enumerate(lines)
            )
        }

    def tray(self, game: Game[S], seat: int | None, words: Words) -> str:
        """Return what the asked seat can choose from and lies nowhere else."""
        if seat is None or game.actor != seat:
            return ""
        return tray.arranged(
            [
                (spot, self.offer(game, words, id, spot.removeprefix(TRAY)))
                for id, spot in self.spots(game).items()
                if spot.startswith(TRAY)
            ]
        )

    def offer(self, game: Game[S], words: Words, id: int, code: str) -> Offer:
        """Return how a choice looks in the tray."""
        return tray.spoken("yes", words.choice(game, id))

    def area(self, game: Game[S], seat: int | None, words: Words, player: int) -> str:
        """The area of a player, as `seat` may see it."""
        turn = player == game.actor
        drawn = areas.ground(self.area_high(game.options, player), turn)
        return group(drawn, areas.plate(game, words, player, turn), class_=SEATS[player])

    def purse(self, game: Game[S], seat: int, words: Words) -> str:
        """Return what a seat has, in one line: on a phone it is seen on every tab."""
        return areas.purse(game, seat)

    # --- choices ------------------------------------------------------------------------------

    def spots(self, game: Game[S]) -> dict[int, str]:
        """The spot of every legal id; none while chance decides or when the game is over."""
        return choices.spots(game, {})

    def ghost(self, game: Game[S], id: int, layout: Layout = "wide") -> Ghost | None:
        """Return the preview of a legal choice on the table, if it can be shown beforehand."""
        return None

    def laying(self, game: Game[S]) -> Laying | None:
        """A tile in hand that is moved, turned and put down, where the rules ask one by one."""
        return None

    def picking(self, game: Game[S]) -> Picking | None:
        """Things that are chosen in any order, where the rules ask for one after the other."""
        return None

    # --- frames -------------------------------------------------------------------------------
    # A game whose options bring more to the board says so here; most have the same for all.

    def size_in(self, options: Options) -> tuple[int, int]:
        """The size of the whole board in a game with these options."""
        return self.size

    def places_in(self, options: Options) -> Mapping[str, Corner]:
        """The parts on its board, and where they lie on a wide screen."""
        return self.places

    def leaves_in(self, options: Options) -> Mapping[str, Leaf]:
        """Those of its parts that share one place, like the leaves of a book: one is seen."""
        return {}

    def leaf(self, game: Game[S], seat: int | None) -> str | None:
        """The leaf that `seat` sees as long as nobody turns to another."""
        return next(iter(self.leaves_in(game.options)), None)

    def tabs_in(self, options: Options) -> tuple[str, ...]:
        """The tabs of its phone."""
        return self.tabs

    def area_high(self, options: Options, seat: int) -> int:
        """Return the height of the area of a seat."""
        return areas.HIGH

    def frame(self, layout: str, options: Options, seats: int) -> dict[str, str]:
        """The empty canvases of a layout by name, for a game with these options and seats.

        wide: `board`; phone: one for each of `tabs`. Both have `defs`, which has no size and must
        stay in the page, `tray`, `purse`, and `player-0` … for the areas.
        """
        frames.check_layout(layout)
        made = {"defs": frames.no_size(frames.part("defs"))}
        phone = layout == "phone"
        made.update(self.phone_in(options) if phone else {"board": self.wide_in(options)})
        made["tray"] = canvas(*tray.SIZE, frames.part("tray"))
        made["purse"] = canvas(*areas.PURSE, frames.part("purse"))
        for seat in range(seats):
            tall = self.area_high(options, seat)
            made[f"player-{seat}"] = canvas(areas.WIDE, tall, frames.part(f"player-{seat}"))
        return made

    def wide_in(self, options: Options) -> str:
        """The whole board."""
        leaves = self.leaves_in(options)
        lying = [
            frames.leaf(name, x, y) if name in leaves else frames.part(name, x, y)
            for name, (x, y) in self.places_in(options).items()
        ]
        lying += [frames.small(name, one) for name, one in leaves.items()]
        return canvas(*self.size_in(options), frames.part("ground"), *lying)

    def phone_in(self, options: Options) -> dict[str, str]:
        """The tabs of a phone."""
        return {name: self.wide_in(options) for name in self.tabs_in(options)}

    # --- pictures -----------------------------------------------------------------------------

    def svg(self, game: Game[S], seat: int | None, words: Words) -> str:
        """The whole table as one file: the board, the player areas beside it, style included."""
        made = self.parts(game, seat, words)
        across, high = self.size_in(game.options)
        lying = [group(made["ground"], at=(MARGIN, MARGIN))]
        leaves = self.leaves_in(game.options)
        seen = self.leaf(game, seat)
        for name, (x, y) in self.places_in(game.options).items():
            if name not in leaves or name == seen:
                lying.append(frames.placed(made, name, x + MARGIN, y + MARGIN))
        for name, one in leaves.items():
            x, y = one.at
            copy = group(made[name], scale=one.scale)
            lying.append(group(copy, one.mark, at=(x + MARGIN, y + MARGIN)))
        beside = across + 2 * MARGIN
        down = MARGIN
        for player in range(game.players):
            lying.append(frames.placed(made, f"player-{player}", beside, down))
            down += self.area_high(game.options, player) + 10
        lines = wrapped(words.question(game), areas.WIDE - 8, LARGE)
        for number, line in enumerate(lines):
            lying.append(text(beside + 4, down + 26 + number * 25, line, "bold", LARGE))
        down += 26 + len(lines) * 25
        lying.append(frames.placed(made, "tray", beside, down))
        wide = beside + areas.WIDE + MARGIN
        tall = max(high + 2 * MARGIN, down + tray.SIZE[1])
        return frames.sheet(wide, tall, words.text("screen.title"), self.style, self.defs, *lying)

    def scores(self, sheet: Sheet, names: Sequence[str], words: Words) -> str:
        """Return where everybody's points came from, as one SVG."""
        return scores.scores(self.families, sheet, names, words)

    # --- pieces of the picture, for pages and documents ---------------------------------------
    # They bring no style and no symbols of their own: the page around them has both.

    def board_alone(self, parts: Mapping[str, str]) -> str:
        """The board without the player areas."""
        lying = [group(parts[name], at=corner) for name, corner in self.places.items()]
        return canvas(*self.size, parts["ground"], *lying)

    def part_size(self, name: str) -> tuple[Number, Number]:
        """Return the size of a part."""
        return self.size

    def excerpt(self, parts: Mapping[str, str], names: Sequence[str]) -> str:
        """Some parts beside each other."""
        across: Number = 0
        tall: Number = 0
        lying: list[str] = []
        for name in names:
            wide, high = self.part_size(name)
            lying.append(group(parts[name], at=(across, 0)))
            across += wide + GAP
            tall = max(tall, high)
        return canvas(across - GAP, tall, *lying)


PLAIN: Final = Artist()
"""For games that have no artist of their own."""
