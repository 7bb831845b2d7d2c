"""Altars and Shamans in text."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.city.modules.altars.rules import printed
from teotihuacan.city.modules.altars.rules.benefits import benefit_of
from teotihuacan.city.modules.altars.rules.state import IN_HAND, UNDRAWN, Altars, pointed_board
from teotihuacan.city.modules.altars.texts import HALVES_PRINTED
from teotihuacan.city.rules.state import City, part_in
from teotihuacan.city.screen_modules import ModuleScreen, doubted
from teotihuacan.screen import LABEL, labelled_grid, nothing, plain_grid, sign
from teotihuacan.words import Words

WITH_ALTARS: Final = ("half", "half.setup", "half.season", "barter")
PUSHED: Final = "half.pushed"
"""Questions that are easier to answer with a look at the altars."""


def add_shamans(grid: Grid, city: City, altars: Altars, words: Words) -> None:
    """Each Shaman by its half and the board it points to: standing, or lying."""
    said: list[Text] = []
    for seat, half in enumerate(altars.shamans):
        line = sign(seat)
        if half == IN_HAND:
            line.append(" " + words.text("screen.shamans.hand"), style=LABEL)
        else:
            line.append(f" {printed.HALF_NAMES[half]} ", style="default")
            line.append(words.part("board", pointed_board(city, half), "short"), style="default")
            line.append(" " + posture(altars, seat, words), style=LABEL)
        said.append(line)
    grid.add_row(words.text("screen.shamans"), Text(", ").join(said))


def posture(altars: Altars, seat: int, words: Words) -> str:
    return words.text("screen.shamans.stands" if altars.stands(seat) else "screen.shamans.lies")


def altars_of_table(city: City, altars: Altars, words: Words) -> Grid:
    """The halves in the order in which Shamans go, and the tiles that lie on each altar."""
    heads = [words.text(f"screen.altars.{name}") for name in ("points", "shaman", "brings")]
    heads[-1] += doubted(HALVES_PRINTED)
    grid = plain_grid(words.text("screen.altars"), *heads)
    for half in range(printed.HALVES):
        altar = half // 2
        if altars.tiles[altar] == UNDRAWN:
            continue
        there = [seat for seat, where in enumerate(altars.shamans) if where == half]
        here = [
            sign(seat).append(f" {posture(altars, seat, words)}", style=LABEL) for seat in there
        ]
        board = words.part("board", pointed_board(city, half), "short")
        brings = words.part("half", benefit_of(city, half))
        shamans = Text(" ").join(here) if here else nothing()
        grid.add_row(printed.HALF_NAMES[half], board, shamans, brings)
        if half % 2:
            tiles = Text(majors(altars.piles[altar], words), style=LABEL)
            grid.add_row("", "", "", tiles)
    return grid


def majors(pile: tuple[int, ...], words: Words) -> str:
    """The Major Discovery tiles of an altar, the topmost last, with what each costs."""
    if not pile:
        return words.text("screen.altars.none")
    short = [(words.part("tile", t, "short"), words.part("cost", t, "short")) for t in pile]
    names = [f"{tile} ({cost})" for tile, cost in short]
    return words.text("screen.altars.tiles", tiles=", ".join(names))


class AltarScreen(ModuleScreen):
    """The halves with the Shamans on them."""

    def brief(self, city: City, words: Words, grid: Grid) -> None:
        altars = part_in(city, Altars)
        if altars is not None:
            add_shamans(grid, city, altars, words)

    def whole(self, city: City, words: Words) -> list[RenderableType]:
        altars = part_in(city, Altars)
        return [] if altars is None else [altars_of_table(city, altars, words)]

    def asked(self, city: City, words: Words, asked: str) -> RenderableType | None:
        if asked in WITH_ALTARS:
            return next(iter(self.whole(city, words)), None)
        grid = labelled_grid(2)  # what the halves bring does not matter
        if asked == PUSHED:
            self.brief(city, words, grid)
        return grid if grid.row_count else None

    def apart(self, city: City, words: Words) -> list[str]:
        altars = part_in(city, Altars)
        if altars is None or not altars.skips:
            return []
        key = printed.SEASONS[0].key
        effect = words.part("extra", key, "effect")
        return [words.text("screen.season", season=words.part("extra", key), effect=effect)]


SCREEN: Final = AltarScreen()
