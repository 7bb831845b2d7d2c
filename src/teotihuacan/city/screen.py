"""The table in text: boards in ring order, players, tracks, displays."""

from typing import Final

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.city.pyramid_screen import pyramid
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.printed import boards, calendar, discovery, technologies, temples
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.scoring.eclipse import LAST_ERA
from teotihuacan.city.rules.state import City, Player
from teotihuacan.city.rules.turns.temples import FIRST_TEMPLE_PILE
from teotihuacan.city.screen_modules import DOUBT, TEMPLE_STYLES, screens
from teotihuacan.engine.game import Game
from teotihuacan.screen import (
    EMPTY_CELL,
    LABEL,
    Screen,
    labelled_grid,
    nothing,
    plain_grid,
    sign,
    spaced,
)
from teotihuacan.words.formatter import capital

WITH_PICTURE: Final = ("build", "decorate")
"""Questions that nobody can answer without seeing the pyramid."""
NEUTRAL: Final = "○"
BONUS_SIGN: Final = "★"


class CityScreen(Screen):
    """Draws a game's table with the words and names of its players."""

    def table(self, game: Game[City]) -> RenderableType:
        """Render the whole table."""
        city = game.state
        above = (self.heading(city), self.boards(city), self.displays(city), self.tracks(city))
        return spaced(*above, *self.of_modules(city), pyramid(city, self.words), self.players(game))

    def brief(self, game: Game[City]) -> RenderableType:
        """Render the parts that change all the time: boards, workers, goods."""
        city = game.state
        grid = labelled_grid(2)
        for screen in screens():
            screen.brief(city, self.words, grid)
        self.add_belongings(city, grid)
        more = [grid] if grid.row_count else []
        return spaced(self.heading(city), self.boards(city), *more, self.players(game))

    def picture(self, game: Game[City]) -> RenderableType | None:
        """Render the pyramid if it is being built on; altars or the map if asked for."""
        city = game.state
        if game.asked in WITH_PICTURE:
            return pyramid(city, self.words)
        asked = game.question_phrase()[0]
        shown = [screen.asked(city, self.words, asked) for screen in screens()]
        return next((found for found in shown if found is not None), None)

    # --- what modules add ---------------------------------------------------------------------

    def add_belongings(self, city: City, grid: Grid) -> None:
        for screen in screens():
            screen.belongings(city, self.words, grid)

    def of_modules(self, city: City) -> list[RenderableType]:
        """Render the modules: their things on the table, of seats, and beside the table."""
        found = [shown for screen in screens() for shown in screen.whole(city, self.words)]
        grid = labelled_grid(2)
        self.add_belongings(city, grid)
        if grid.row_count:
            found.append(grid)
        lines = [line for screen in screens() for line in screen.apart(city, self.words)]
        if lines:
            lines.append(self.label("doubt", mark=DOUBT))
            found.append(Text("\n".join(capital(line) for line in lines)))
        return found

    # --- parts of the picture -----------------------------------------------------------------

    def heading(self, city: City) -> Rule:
        said = [self.label("title"), self.label("era", era=city.era + 1, eras=LAST_ERA + 1)]
        said.append(self.label("calendar", light=city.light, dark=city.dark))
        if city.countdown > 0:
            said.append(self.label("countdown", turns=city.countdown))
        if city.final:
            said.append(self.label("final"))
        return self.rule(said)

    def boards(self, city: City) -> Grid:
        """The ring, clockwise from the Palace."""
        grid = plain_grid("", *(self.label(f"boards.{name}") for name in BOARD_COLUMNS))
        for board in city.ring:
            if board:
                name = self.words.part("board", board, "short")
                there = (self.workers(city, board), str(city.colours_on(board)))
                beside = (self.worship(city, board), self.near(city, board))
                grid.add_row(boards.BOARD_LETTERS[board], name, *there, *beside)
        waiting = [player for player in city.players if places.WHEEL in player.place]
        if waiting:
            signs = Text(" ").join(sign(player.seat) for player in waiting)
            grid.add_row("", self.label("boards.wheel"), signs, "", "", "")
        return grid

    def workers(self, city: City, board: int) -> Text:
        signs: list[Text] = []
        for player in city.players:
            powers = sorted(powers_at(player, board), reverse=True)
            signs += [sign(player.seat, power) for power in powers]
        signs += [Text(NEUTRAL, style=LABEL) for boards in city.neutral if board in boards]
        return Text(" ").join(signs) if signs else nothing()

    def worship(self, city: City, board: int) -> Text:
        """Render the temple of the sidebar, or the royal tiles, and the locked workers there."""
        if board == places.PALACE:
            line = Text(self.label("boards.royal"))
            for index in range(len(city.royal)):
                holder = self.locked(city, places.ROYAL_SPACE + index)
                if holder:
                    line.append(f" {index + 1}").append(holder)
            return line
        temple = boards.SIDEBAR_TEMPLE[board]
        if temple < 0:
            return Text("")
        return self.temple(temple).append(self.locked(city, places.SIDEBAR + board))

    def temple(self, temple: int) -> Text:
        name = self.words.part("temple", temple, "short")
        return Text().append(name, style=TEMPLE_STYLES[temple])

    def locked(self, city: City, space: int) -> Text:
        holder = city.holder(space)
        if holder < 0:
            return Text("")
        player = city.players[holder]
        return Text(" ").append(sign(holder, player.power[player.place.index(space)]))

    def near(self, city: City, board: int) -> str:
        tile = city.near[board]
        if tile < 0:
            return ""
        name = self.words.part("tile", tile, "short")
        return f"{name} ({self.words.part('cost', tile, 'short')})"

    def players(self, game: Game[City]) -> Grid:
        city = game.state
        numbers = [self.label("players.points")]
        goods = city.setting.goods
        numbers += [self.words.text(f"names.good.{good}") for good in units.GOODS[:goods]]
        columns = [self.label(f"players.{name}") for name in ("technologies", "tiles")]
        grid = plain_grid("", "", *numbers, *columns, right=range(2, 2 + len(numbers)))
        for player in city.players:
            known = [technologies.TILES[i].label for i in technologies.IN_ORDER if player.knows(i)]
            amounts = [str(amount) for amount in player.goods[:goods]]
            learned = " ".join(known) or EMPTY_CELL
            grid.add_row(
                sign(player.seat),
                self.name(game, player.seat),
                str(player.points),
                *amounts,
                learned,
                self.tiles(player),
            )
        return grid

    def tiles(self, player: Player) -> Text:
        """Face-up discovery tiles; used ones only as a number."""
        names: list[str] = []
        for kind, number in enumerate(player.tiles):
            name = self.words.part("tile", kind, "short")
            names += [name if number == 1 else f"{number}× {name}"] if number else []
        line = Text(", ".join(names) or EMPTY_CELL)
        used = sum(player.used[discovery.MASKS :])
        if used:
            line.append("  " + self.label("players.used", used=used), style=LABEL)
        return line

    def tracks(self, city: City) -> Grid:
        """The three temples, the Avenue of the Dead, the Pyramid track."""
        grid = plain_grid(
            self.label("tracks"), *(str(step) for step in range(temples.TOP_STEP + 1))
        )
        for temple in range(len(boards.TEMPLE_KEYS)):
            cells: list[Text] = []
            for step in range(temples.TOP_STEP + 1):
                pile = temples.MAJOR_PILE[temple][step]
                tiles = len(city.piles[FIRST_TEMPLE_PILE + pile]) if pile >= 0 else 0
                here = [p.seat for p in city.players if p.temple[temple] == step]
                cells.append(
                    self.cell(here, tiles, BONUS_SIGN if step == temples.BONUS_STEP else "")
                )
            grid.add_row(self.temple(temple), *cells)
        cells = []
        for step in range(temples.AVENUE_LAST + 1):
            pile = temples.AVENUE_PILE[step]
            tiles = len(city.piles[pile]) if pile >= 0 else 0
            cells.append(self.cell([p.seat for p in city.players if p.avenue == step], tiles, ""))
        grid.add_row(self.label("avenue"), *cells)
        steps = range(calendar.TRACK_LAST + 1)
        on = [[player.seat for player in city.players if player.track == step] for step in steps]
        cells = [self.cell(seats, 0, "") for seats in on]
        grid.add_row(self.label("track"), *cells[: temples.TOP_STEP + 1])
        return grid

    def cell(self, seats: list[int], tiles: int, bonus: str) -> Text:
        """Render a step of a track: markers, the discovery tiles there, the bonus tile."""
        text = Text().join(sign(seat) for seat in seats)
        text.append(bonus)
        if tiles:
            text.append(f"({tiles})", style=LABEL)
        return text if text.plain else nothing()

    def displays(self, city: City) -> Grid:
        """Royal tiles, technologies, bonus tiles, buildings, discovery tiles on steps."""
        grid = labelled_grid(3)
        for index, royal in enumerate(city.royal):
            number = ROYAL_TILES[royal].number
            effect = self.words.part("royal", royal, "effect")
            tile = Text(self.label("royal.tile", effect=effect, number=number))
            head = self.first("royal", index)
            for screen in screens():
                tile.append(screen.royal(city, self.words, index))
                head += screen.royal_doubt(city) if head else ""
            grid.add_row(head, f"royal{index + 1}", tile)
        for place, technology in enumerate(city.technologies):
            column = self.temple(place % technologies.SHOWN_COLUMNS)
            owners = self.technology(city, technology)
            grid.add_row(self.first("technologies", place), column, owners)
        for temple, bonus in enumerate(city.bonus):
            text = self.words.part("bonus", bonus, "effect")
            grid.add_row(self.first("bonus", temple), self.temple(temple), text)
        self.add_buildings(city, grid)
        shown = [pile for pile, tiles in enumerate(city.piles) if tiles]
        for index, pile in enumerate(shown):
            names = [self.words.part("tile", tile, "short") for tile in city.piles[pile]]
            step = self.words.part("pile", pile, "short")
            grid.add_row(self.first("piles", index), step, ", ".join(names))
        for screen in screens():
            screen.displays(city, self.words, grid)
        return grid

    def first(self, key: str, index: int) -> str:
        """A label in front of the first of several lines."""
        return self.label(key) if index == 0 else ""

    def technology(self, city: City, technology: int) -> Text:
        gold = self.words.part("technology", technology, "price")
        line = Text(self.label("technology", technology=technology, gold=gold) + "  ")
        return line.append(Text().join(sign(p.seat) for p in city.players if p.knows(technology)))

    def add_buildings(self, city: City, grid: Grid) -> None:
        """Add the rows of the Nobles, if there are any."""
        conquered = any(screen.replaces(city, places.NOBLES) for screen in screens())
        for row, points in enumerate(boards.NOBLE_ROWS if not conquered else ()):
            taken = city.nobles[row]
            free = [str(value) for column, value in enumerate(points) if not taken >> column & 1]
            left = " ".join(free) or EMPTY_CELL
            grid.add_row(self.first("nobles", row), self.words.part("row", row, "short"), left)
        value = boards.BUILDINGS_ROW[city.buildings]
        head = self.label("buildings") if conquered else ""
        grid.add_row(
            head, "", self.label("built", built=city.buildings, all=boards.BUILDINGS, value=value)
        )


BOARD_COLUMNS: Final = ("clockwise", "workers", "colours", "worship", "tile")


def powers_at(player: Player, place: int) -> list[int]:
    workers = zip(player.power, player.place, strict=True)
    return [power for power, where in workers if where == place]


SCREEN: Final = CityScreen
