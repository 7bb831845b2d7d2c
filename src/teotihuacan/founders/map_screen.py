"""A city in text: its map with Districts, tiles, cubes, masks, the pyramid and the Architect.

The large map has five signs for each space.  Tiles have a letter for their sort and a number for
the order in which they were laid, so that neighbours can be told apart without colours; spaces of
one tile that lie side by side are joined by a line.  Dots are free spaces within reach.
"""

from typing import Final

from rich.text import Text

from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.grid import name_of, under_pyramid
from teotihuacan.founders.rules.printed import boards, masks, tiles
from teotihuacan.founders.rules.printed.boards import Reward
from teotihuacan.founders.rules.printed.tiles import colour_of
from teotihuacan.founders.rules.resources import RESOURCES
from teotihuacan.founders.rules.state import Founder, Founding
from teotihuacan.screen import LABEL, SEAT_STYLES
from teotihuacan.words import Words

CELL: Final = 5
MARGIN: Final = " " * 6
NUMBERS: Final = "123456789abcdefghijklmnopqrstuvwxyz"
RESOURCE_STYLES: Final = ("yellow", "white", "rgb(190,120,60)")
COLOUR_STYLES: Final = ("green", "blue", "red")
MASK_STYLES: Final = ("bright_yellow", "magenta", "cyan")
FREE: Final = "·"
MIDDLE_WIDER: Final = (0, 1, 0)  # the squares in the middle lie on the border of two Districts
WITHIN: Final = {"N": "▼", "E": "◄", "S": "▲", "W": "►"}


class CityMap:
    """The map of one city."""

    def __init__(self, founding: Founding, seat: int, words: Words) -> None:
        self.founder: Final[Founder] = founding.founders[seat]
        self.words: Final = words
        self.style: Final = SEAT_STYLES[seat]
        self.board: Final = boards.BOARDS[self.founder.board] if self.founder.board >= 0 else None
        # At setup everything is within reach, but masks are not.
        self.free: Final = founding.free(self.founder) if self.board is not None else 0
        self.reach: Final = grid.REACH[self.founder.architect] if founding.round else -1
        self.tile_on: Final[dict[int, int]] = {}
        for index in range(len(self.founder.tiles)):
            cover = self.founder.cover(index)
            for space in range(grid.SIZE * grid.SIZE):
                if cover >> space & 1:
                    self.tile_on[space] = index

    # --- signs ----------------------------------------------------------------------------------

    def sign(self, name: str) -> str:
        return self.words.text(f"names.sign.{name}")

    def tile_sign(self, index: int) -> str:
        tile = self.founder.tiles[index]
        number = NUMBERS[index % len(NUMBERS)]
        if tile < tiles.FIRST_TEMPLE:
            return self.sign(RESOURCES[tiles.RESOURCE[tile]]) + number
        return self.sign("temple") + self.sign(tiles.COLOURS[colour_of(tile)]) + number

    def tile_style(self, index: int) -> str:
        tile = self.founder.tiles[index]
        if tile < tiles.FIRST_TEMPLE:
            return f"bold {RESOURCE_STYLES[tiles.RESOURCE[tile]]}"
        return f"bold {COLOUR_STYLES[colour_of(tile)]}"

    def cube_on(self, space: int) -> int:
        for resource, spaces in enumerate(self.founder.cubes):
            if spaces >> space & 1:
                return resource
        return -1

    def mask_on(self, space: int) -> int:
        for cluster in self.board.clusters if self.board is not None else []:
            if cluster.spaces >> space & 1:
                return cluster.colour
        return -1

    # --- the large map --------------------------------------------------------------------------

    def large(self) -> Text:
        lines = [self.architect_line("N"), self.letters()]
        for row in range(grid.SIZE):
            if row == grid.HALF:
                lines.append(self.border())
            lines.append(self.row(row))
        lines += [self.letters(), self.architect_line("S")]
        return Text("\n").join(line for line in lines if line is not None)

    def letters(self) -> Text:
        cells = [f"{name_of(column)[0]:^{CELL}}" for column in range(grid.SIZE)]
        return Text(MARGIN + self.halves(cells), style=LABEL)

    def halves(self, cells: list[str]) -> str:
        return "".join(cells[: grid.HALF]) + " " + "".join(cells[grid.HALF :])

    def border(self) -> Text:
        """Between the northern and the southern Districts, as far as the pyramid."""
        outside = "─" * (CELL * grid.FIRST)
        squares = [f"│{' ' * (CELL * grid.SQUARE - 1 + extra)}" for extra in MIDDLE_WIDER]
        return Text(MARGIN + outside + "".join(squares) + outside, style=LABEL)

    def architect_line(self, side: str) -> Text | None:
        if grid.SIDES[self.founder.architect] != side:
            return None
        name = f"{WITHIN[side]} {self.words.text('screen.architect')} {WITHIN[side]}"
        wide = CELL * grid.SIZE + 1
        return Text(MARGIN + f"{name:^{wide}}".rstrip(), style=self.style)

    def row(self, row: int) -> Text:
        middle = row in (grid.HALF - 1, grid.HALF)
        side = grid.SIDES[self.founder.architect]
        line = Text(f"{WITHIN['W']} " if middle and side == "W" else "  ", style=self.style)
        line.append(f"{row + 1:>3} ", style=LABEL)
        column = 0
        while column < grid.SIZE:
            if under_pyramid(row, column):
                line.append_text(self.pyramid_row(row))
                column = grid.LAST + 1
                continue
            if column == grid.HALF:
                line.append("│", style=LABEL)
            line.append_text(self.space(row * grid.SIZE + column))
            column += 1
        line.append(f" {row + 1}", style=LABEL)
        if middle and side == "E":
            line.append(f" {WITHIN['E']}", self.style)
        return line

    def space(self, space: int) -> Text:
        index = self.tile_on.get(space, -1)
        if index >= 0:
            return self.tile(space, index)
        cube, mask = self.cube_on(space), self.mask_on(space)
        text = Text()
        if cube >= 0:
            sign = self.sign(RESOURCES[cube]).lower()
            text.append(sign if mask >= 0 else f"  {sign}  ", style=RESOURCE_STYLES[cube])
        elif mask >= 0:
            text.append(" ")
        if mask >= 0:
            text.append(f"({masks.LETTERS[mask]}) ", style=MASK_STYLES[mask])
        elif cube < 0:
            text.append(f"{FREE if self.free >> space & 1 else ' ':^{CELL}}", style=LABEL)
        return text

    def tile(self, space: int, index: int) -> Text:
        """Its sign, with lines to the spaces of the same tile on both sides."""
        sign = self.tile_sign(index)
        column = space % grid.SIZE
        left = "─" if column and self.tile_on.get(space - 1) == index else " "
        right = "─" if column < grid.SIZE - 1 and self.tile_on.get(space + 1) == index else " "
        return Text(left + sign + right * (CELL - 1 - len(sign)), style=self.tile_style(index))

    # --- the pyramid ----------------------------------------------------------------------------

    def pyramid_row(self, row: int) -> Text:
        """Render a line of three bottom squares: the tile and its place; then what lies on it or
        below it.
        """
        wide = CELL * grid.SQUARE
        number = (row - grid.FIRST) // grid.SQUARE * 3
        part = (row - grid.FIRST) % grid.SQUARE
        return Text().join(
            self.square(number + column, part, wide + extra)
            for column, extra in enumerate(MIDDLE_WIDER)
        )

    def square(self, square: int, part: int, wide: int) -> Text:
        blank = square == 4
        place = grid.TOP if blank else square if square < 4 else square - 1
        if part == 0:
            said, style = self.bottom(place, blank)
        elif part == 1:
            said, style = self.above(place)
        else:
            said, style = "", ""
        text = Text("│", style=LABEL)
        text.append(f"{said[: wide - 2]:<{wide - 1}}", style=style)
        return text

    def bottom(self, place: int, blank: bool) -> tuple[str, str]:
        if blank:
            return self.words.text("screen.blank"), LABEL
        name = self.words.part("place", place, "short")
        colour = self.founder.pyramid[place]
        if colour < 0:
            return name, LABEL
        return f"{name} {self.words.part('colour', colour)}", f"bold {COLOUR_STYLES[colour]}"

    def above(self, place: int) -> tuple[str, str]:
        """The tile of a higher level; under an open square its reward."""
        if place < grid.LEVEL_2 and self.founder.pyramid[place] < 0:
            rewards = self.board.rewards if self.board is not None else []
            return (short_reward(self.words, rewards[place]) if rewards else ""), LABEL
        upper = grid.TOP if place == grid.TOP else self.upper(place)
        colour = self.founder.pyramid[upper] if upper >= 0 else -1
        if colour < 0:
            return "", ""
        level = 3 if upper == grid.TOP else 2
        return f"{level}: {self.words.part('colour', colour)}", f"bold {COLOUR_STYLES[colour]}"

    def upper(self, place: int) -> int:
        """The second level is shown in the corner square of its District."""
        for district in range(4):
            if grid.PLACES[grid.LEVEL_2 + district] == f"{grid.PLACES[place]}2":
                assert grid.DISTRICT_PLACES[district] >> place & 1
                return grid.LEVEL_2 + district
        return -1

    # --- the small map --------------------------------------------------------------------------

    def small(self) -> Text:
        """Render one sign for each space."""
        lines = [
            Text().join(self.small_space(row, column) for column in range(grid.SIZE))
            for row in range(grid.SIZE)
        ]
        return Text("\n").join(lines)

    def small_space(self, row: int, column: int) -> Text:
        space = row * grid.SIZE + column
        if under_pyramid(row, column):
            square = (row - grid.FIRST) // grid.SQUARE * 3 + (column - grid.FIRST) // grid.SQUARE
            place = grid.TOP if square == 4 else square if square < 4 else square - 1
            colour = self.founder.pyramid[place]
            if colour < 0:
                return Text("▫" if square != 4 else "▪", style=LABEL)
            return Text(self.sign(tiles.COLOURS[colour]), style=COLOUR_STYLES[colour])
        index = self.tile_on.get(space, -1)
        if index >= 0:
            return Text(self.tile_sign(index)[0], style=self.tile_style(index))
        cube, mask = self.cube_on(space), self.mask_on(space)
        if cube >= 0:
            return Text(self.sign(RESOURCES[cube]).lower(), style=RESOURCE_STYLES[cube])
        if mask >= 0:
            return Text("○", style=MASK_STYLES[mask])
        return Text(FREE, style=LABEL)


def short_reward(words: Words, reward: Reward) -> str:
    """A reward in nine signs."""
    if reward.kind == boards.TEMPLE:
        colour = words.part("tile", tiles.FIRST_TEMPLE + reward.colour, "short")
        return f"{words.text('names.sign.temple')} {colour}"
    if reward.kind == boards.BUILDINGS:
        signs = [
            words.text(f"names.sign.{RESOURCES[tiles.RESOURCE[tile]]}") + str(tiles.SIZES[tile])
            for tile in reward.buildings
        ]
        return " ".join(signs)
    key = boards.REWARDS[reward.kind].replace(" ", "_")
    return words.text(f"names.reward.short.{key}", points=reward.points, size=reward.size)
