"""The table in text: the main board with its stacks, displays, one city large, the others small."""

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.engine.game import Game
from teotihuacan.founders.map_screen import COLOUR_STYLES, MASK_STYLES, CityMap
from teotihuacan.founders.rules.dummy import starting_tiles
from teotihuacan.founders.rules.effects import left_in_stack
from teotihuacan.founders.rules.laying.grid import SIDES
from teotihuacan.founders.rules.printed import boards, rounds, tiles
from teotihuacan.founders.rules.printed.masks import LETTERS, MASK_COLOURS
from teotihuacan.founders.rules.state import Founder, Founding
from teotihuacan.founders.words.unverified import unverified_things
from teotihuacan.screen import (
    EMPTY_CELL,
    LABEL,
    SEAT_STYLES,
    Screen,
    labelled_grid,
    plain_grid,
    sign,
    spaced,
)

WITH_PICTURE: Final = ("anchor", "pyramid", "put cube", "pay cube", "keep cube")
"""Questions that need the picture of the city to be answered."""

BONUS: Final = "○"
DUMMY: Final = ("×", "bold red")  # the sign and style of disks that belong to no seat
BESIDE: Final = "  |  "


class FoundersScreen(Screen):
    """Draws a game's table with the words and names of its players."""

    def table(self, game: Game[Founding]) -> RenderableType:
        """Render the whole table."""
        founding = game.state
        seat = self.whose(game)
        others = [founder.seat for founder in founding.founders if founder.seat != seat]
        parts = [self.brief(game), self.others(founding, others)]
        unsure = unverified_things(self.words)
        if unsure:
            parts.append(Text(self.label("reconstructed", things=unsure), style=LABEL))
        return spaced(*parts)

    def brief(self, game: Game[Founding]) -> RenderableType:
        """Render what changes all the time: main board, players, the deciding player's city."""
        founding = game.state
        return spaced(
            self.heading(founding),
            self.main_board(founding),
            self.stacks(founding),
            self.seated(game),
            self.worship_tiles(founding),
            self.city(founding, self.whose(game)),
        )

    def picture(self, game: Game[Founding]) -> RenderableType | None:
        """The city, where something is laid into it or taken from it."""
        if game.asked not in WITH_PICTURE:
            return None
        return CityMap(game.state, self.whose(game), self.words).large()

    def whose(self, game: Game) -> int:
        """Return the seat whose city is large: the asked player's, or finally the winner's."""
        if game.over:
            return game.winners[0]
        return game.actor if game.actor is not None and game.actor >= 0 else 0

    def owner(self, founding: Founding, seat: int) -> Text:
        """The sign of a disk: of a seat, or of the dummy, which has none."""
        return sign(seat) if seat < len(founding.founders) else Text(DUMMY[0], style=DUMMY[1])

    # --- the main board -------------------------------------------------------------------------

    def heading(self, founding: Founding) -> Rule:
        said = [self.label("title")]
        if founding.dummy is not None:
            said.append(self.label("solo"))
        if founding.in_setup():
            said.append(self.label("setup"))
        else:
            rounds = founding.setting.rounds
            said.append(self.label("round", round=founding.round, rounds=rounds))
            if founding.dummy is None:  # otherwise you always begin
                said.append(self.label("first", seat=founding.first))
        if founding.strength:
            said.append(self.label("strength", strength=founding.strength))
        return self.rule(said)

    def main_board(self, founding: Founding) -> Grid:
        """Three sections: their two Actions, tiles for the Build Action, spaces with stacks."""
        columns = [self.label(f"board.{name}") for name in ("actions", "tiles", "spaces")]
        grid = plain_grid("", *columns)
        for section in range(len(rounds.SECTIONS)):
            for number in range(rounds.IN_SECTION):
                space = section * rounds.IN_SECTION + number
                if space not in founding.setting.spaces:
                    continue
                head = (Text(""), Text(""))
                if number == 0:
                    head = (self.actions(section), self.display(founding, section))
                grid.add_row(rounds.SPACE_CODES[space], *head, self.stack(founding, space))
        return grid

    def actions(self, section: int) -> Text:
        build, influence = (self.words.part("action", n, "short") for n in (section, section + 3))
        return Text(self.label("board.either", build=build, influence=influence))

    def display(self, founding: Founding, section: int) -> Text:
        """Render the tiles on the main board, and in brackets the supply."""
        shown: list[Text] = []
        for tile in tiles.BY_SECTION[section]:
            here, left = founding.display[tile], founding.supply[tile]
            if here or left:
                text = Text(f"{self.words.part('tile', tile, 'short')}: {here}")
                shown.append(text.append(f" ({left})", style=LABEL))
        lines = [Text("  ").join(shown[first : first + 3]) for first in range(0, len(shown), 3)]
        return Text("\n").join(lines)

    def stack(self, founding: Founding, space: int) -> Text:
        """Disks from the bottom, the Bonus disk first, and what it brings while it is open."""
        line = Text(BONUS, style=LABEL)
        for seat in founding.stacks[space]:
            line.append_text(self.owner(founding, seat))
        if not founding.stacks[space] and founding.bonus[space] >= 0:
            line.append(f"  {self.words.part('disk', founding.bonus[space])}")
        return line

    def stacks(self, founding: Founding) -> Grid:
        """Worship tiles face up and how many lie below; what is left of the Mask tiles."""
        grid = labelled_grid(3)
        for stack in range(len(tiles.COLOURS)):
            label = self.label("board.worship") if stack == 0 else ""
            name = Text(self.words.part("tile", tiles.FIRST_TEMPLE + stack, "short"))
            name.stylize(COLOUR_STYLES[stack])
            grid.add_row(label, name, self.worship_stack(founding, stack))
        for colour, key in enumerate(MASK_COLOURS):
            label = self.label("board.masks") if colour == 0 else ""
            left = founding.setting.masks[colour][founding.masks[colour] :]
            name = Text(f"({LETTERS[colour]}) {self.words.called(f'names.mask.{key}', key)}")
            name.stylize(MASK_STYLES[colour])
            grid.add_row(label, name, " ".join(str(points) for points in left) or EMPTY_CELL)
        return grid

    def worship_stack(self, founding: Founding, stack: int) -> Text:
        lines = [
            Text(self.words.part("worship", kind, "effect"))
            for kind in (founding.beside[stack], founding.top[stack])
            if kind >= 0
        ]
        left = self.label("stack.left", left=left_in_stack(founding, stack))
        lines.append(Text(left, style=LABEL))
        return Text(BESIDE).join(lines)

    # --- players and cities ---------------------------------------------------------------------

    def players(self, game: Game[Founding]) -> Grid:
        founding = game.state
        names = ("points", "disks", "gold", "stone", "wood", "favor", "pyramid", "masks")
        header = [self.label(f"players.{name}") for name in names]
        header.append(self.label("players.side"))
        grid = plain_grid("", "", *header, right=range(2, 1 + len(header)))
        for founder in founding.founders:
            seat = founder.seat
            passed = self.label("players.passed") if founder.passed else str(founder.disks)
            grid.add_row(
                sign(seat),
                self.name(game, seat),
                str(founder.points),
                passed,
                *(str(cubes.bit_count()) for cubes in founder.cubes),
                str(founder.favor),
                str(founder.filled.bit_count()),
                self.masks_of(founding, founder),
                self.words.part("side", SIDES[founder.architect], "short"),
            )
        return grid

    def seated(self, game: Game[Founding]) -> RenderableType:
        """The players; below them the dummy: its disks and what it took, no city, no points."""
        founding = game.state
        dummy = founding.dummy
        if dummy is None:
            return self.players(game)
        tiles = sum(dummy.tiles) - sum(starting_tiles(founding.setting))
        masks = len(dummy.masks)
        said = self.label("dummy", count=dummy.disks, tiles=tiles, masks=masks)
        line = Text(DUMMY[0], style=DUMMY[1]).append(f"  {said}", style="default")
        return Group(self.players(game), line)

    def masks_of(self, founding: Founding, founder: Founder) -> str:
        worth = [founding.setting.masks[tile % 3][tile // 3] for tile in founder.masks]
        return " ".join(str(points) for points in worth) or EMPTY_CELL

    def worship_tiles(self, founding: Founding) -> Grid:
        """The Worship tiles of each player."""
        grid = labelled_grid(3)
        for founder in founding.founders:
            label = self.label("players.worship") if founder.seat == 0 else ""
            tiles = [self.words.part("worship", kind, "effect") for kind in founder.worship]
            grid.add_row(label, sign(founder.seat), BESIDE.join(tiles) or EMPTY_CELL)
        return grid

    def city(self, founding: Founding, seat: int) -> RenderableType:
        founder = founding.founders[seat]
        board = boards.BOARDS[founder.board].key if founder.board >= 0 else EMPTY_CELL
        heading = Text(self.label("city", seat=seat, board=board), style=SEAT_STYLES[seat])
        grid = Grid.grid()
        grid.add_row(heading)
        grid.add_row(CityMap(founding, seat, self.words).large())
        grid.add_row(Text(self.label("legend"), style=LABEL))
        return grid

    def others(self, founding: Founding, seats: list[int]) -> Grid:
        """Side by side, one sign for each space."""
        grid = Grid.grid(padding=(0, 4, 0, 0))
        for _ in seats:
            grid.add_column()
        grid.add_row(*(sign(s).append(f" {self.words.part('seat', s)}") for s in seats))
        grid.add_row(*(CityMap(founding, seat, self.words).small() for seat in seats))
        return grid


SCREEN: Final = FoundersScreen
