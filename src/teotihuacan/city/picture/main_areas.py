"""The main actions as they are printed on the boards: costs and benefits."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from teotihuacan.city.picture import tiles
from teotihuacan.city.picture.cells import cell as in_cell
from teotihuacan.city.picture.names import topic
from teotihuacan.city.picture.symbols import TEMPLE_SYMBOLS
from teotihuacan.city.picture.tiles import MINUS, Row
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards import pyramid_tiles
from teotihuacan.city.rules.boards.nobles import next_space
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import boards, technologies
from teotihuacan.city.rules.state import City, Player
from teotihuacan.picture.ink import group, halo, rect, spot, use
from teotihuacan.picture.seats import SEATS, seat_shape

WIDE: Final = 234
GRID_HIGH: Final = 116
LABEL: Final = 43  # the column of labels before a table
STRIP: Final = 24  # the line of costs above it


def main_spot(board: int, x: float, y: float, w: float, h: float, *inside: str) -> str:
    """The area of a main action; what lies in it may be spots of its own."""
    edge = rect(-2, -2, w + 4, h + 4, "halo", 10, pointer_events="none")
    name, area = f"main-{boards.BOARD_KEYS[board]}", rect(0, 0, w, h, "area", 8)
    return spot(name, area, *inside, halo=edge, about=f"board:{board}", at=(x, y))


def price(city: City, board: int) -> Row:
    """The cocoa that the main action costs now: one for each colour there."""
    colours = city.colours_on(board)
    return Row(18, 1).say(f"{MINUS}{colours}" if colours else "0").icon("cocoa")


def worker_row(workers: int | str, ups: int = 0) -> Row:
    """A number of workers and the power-ups they earn, as the label of a line."""
    return Row(17, 1).say(workers).icon("worker").ups(ups)


# --- Forest, Stone Quarry, Gold Deposits ----------------------------------------------------------


def powers(column: int) -> str:
    """The powers that belong to a column of a grid: 1, 2–3, 4–5."""
    return span([power for power in range(1, 6) if boards.COLUMN_OF_POWER[power] == column])


def span(numbers: Sequence[int]) -> str:
    """Numbers in a row, as the first and the last of them."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


Cells = tuple[tuple[Bundle, ...], ...]


def gather(city: City, board: int, x: float, y: float, high: float = GRID_HIGH) -> str:
    """The grid of a board that has one, and the cocoa it costs."""
    cells = tuple([tuple(row) for row in city.setting.actions[board].cells])
    inside = price(city, board).at(2, STRIP / 2) + grid(board, cells, high)
    return main_spot(board, x, y, WIDE, high, inside)


@cache
def grid(board: int, cells: Cells, high: float) -> str:
    """Lines for the workers, columns for the weakest of them."""
    line = (high - STRIP) / 3
    cell = (WIDE - LABEL) / 3
    inside: list[str] = []
    for column in range(3):
        middle = LABEL + cell * (column + 0.5)
        inside.append(Row(17, 2).icon("die").say(powers(column)).centred(middle, STRIP / 2))
    for row in range(3):
        down = STRIP + line * (row + 0.5)
        inside.append(worker_row(row + 1, boards.POWER_UPS[board][row]).at(3, down))
        for column in range(3):
            left = LABEL + cell * column
            inside.append(rect(left + 1, down - line / 2 + 1, cell - 3, line - 3, "cell", 4))
            inside.append(in_cell(cells[row][column], left + cell / 2, down, cell - 4))
    return "".join(inside)


# --- Alchemy --------------------------------------------------------------------------------------


TECHNOLOGY: Final = (74, 55)
SECOND_ROW: Final = 92  # from the first row of technologies to the second
ALCHEMY_HIGH: Final = STRIP + SECOND_ROW + 71


def alchemy(city: City, x: float, y: float) -> str:
    """Six technologies in two rows, with their owners; each column climbs a temple."""
    step = 78
    wide, tall = TECHNOLOGY
    numbered = any(technologies.TILES[index].half for index in city.setting.technologies)
    inside = [price(city, places.ALCHEMY).at(2, STRIP / 2), needs()]
    for column in range(technologies.SHOWN_COLUMNS):
        inside.append(use(TEMPLE_SYMBOLS[column], step * column + 57, STRIP / 2 + 0.5, 22))
    for place in range(technologies.SHOWN_ROWS * technologies.SHOWN_COLUMNS):
        left = step * (place % technologies.SHOWN_COLUMNS) + 2
        down = STRIP + 1 + place // technologies.SHOWN_COLUMNS * SECOND_ROW
        if place >= len(city.technologies):
            inside.append(rect(left, down, wide, tall, "empty-tile", 5))
            continue
        index = city.technologies[place]
        inside.append(
            spot(
                f"tech-{place}",
                tiles.technology(index, wide, tall, numbered),
                owners(city.players, index, wide / 2, tall + 8.5),
                halo=halo(0, 0, wide, tall),
                about=f"technology:{index}",
                at=(left, down),
            )
        )
    return main_spot(places.ALCHEMY, x, y, WIDE, ALCHEMY_HIGH, *inside)


@cache
def needs() -> str:
    """Draw the conditions: anyone may use the first row, the second takes two workers or a strong
    one.

    The lone strong worker earns no power-up there, so none stands beside it.
    """
    one, two, _ = boards.POWER_UPS[places.ALCHEMY]
    second = worker_row(2, two).apart(3).say("/").apart(3).icon("worker").icon("die")
    second.apart(1).say(powers(boards.COLUMN_OF_POWER[technologies.SECOND_ROW_POWER]))
    return worker_row(1, one).centred(96, STRIP / 2) + second.centred(
        WIDE / 2, STRIP + SECOND_ROW - 10
    )


def owners(players: list[Player], index: int, x: float, y: float) -> str:
    """Draw the markers of the players who have developed a technology."""
    seats = [player.seat for player in players if player.knows(index)]
    drawn: list[str] = []
    for place, seat in enumerate(seats):
        middle = x + (place - (len(seats) - 1) / 2) * 17
        marker = seat_shape(seat, 0, 0, 6)
        piece = f"marker-tech-{seat}-{index}"
        drawn.append(group(marker, at=(middle, y), class_=SEATS[seat], data_piece=piece))
    return "".join(drawn)


# --- Nobles ---------------------------------------------------------------------------------------


SPACE: Final = 35


def noble_at(row: int, column: int) -> tuple[float, float]:
    """The corner of a space within the area of the Nobles."""
    return LABEL + 1 + column * 37.8, STRIP + 3 + row * 39


@cache
def building() -> str:
    """A space with a house on it."""
    return rect(0, 0, SPACE, SPACE, "space", 6) + use("building", SPACE / 2, SPACE / 2, SPACE - 3)


@cache
def noble_row(row: int, taken: int, following: int) -> str:
    """A row of spaces with houses on the taken ones; the next space is a spot."""
    label = worker_row(row + 1, boards.POWER_UPS[places.NOBLES][row])
    inside = [label.at(3, noble_at(row, 0)[1] + SPACE / 2)]
    for column, points in enumerate(boards.NOBLE_ROWS[row]):
        at = noble_at(row, column)
        if (taken >> column) & 1:
            name = f"house-{row}-{column}"
            inside.append(group(building(), at=at, data_piece=name, data_from="building"))
            continue
        half = SPACE / 2
        free = rect(0, 0, SPACE, SPACE, "space", 6) + Row(23).points(points).centred(half, half)
        if column == following:
            inside.append(spot(f"noble-{row}", free, halo=halo(0, 0, SPACE, SPACE), at=at))
        else:
            inside.append(group(free, at=at))
    return "".join(inside)


def nobles(city: City, x: float, y: float) -> str:
    """Three rows of spaces with their points, covered by houses from the left."""
    cost = Row(20).things(boards.NOBLE_COST).arrow().icon("avenue")
    inside = [cost.centred(WIDE / 2 + 22, STRIP / 2 + 1)]
    inside.append(price(city, places.NOBLES).at(2, STRIP / 2))
    for row in range(len(boards.NOBLE_ROWS)):
        inside.append(noble_row(row, city.nobles[row], next_space(city, row)))
    return main_spot(places.NOBLES, x, y, WIDE, STRIP + 120, *inside)


# --- Decorations ----------------------------------------------------------------------------------


def decorations(city: City, x: float, y: float) -> str:
    """The offer of decorations, their price in gold by workers, and their points."""
    reward = (
        Row(20).icon("decoration").arrow().points(pyramid_tiles.DECORATION_POINTS).icon("track")
    )
    reward.ups(boards.POWER_UPS[places.DECORATIONS][0])  # however many workers
    inside = [price(city, places.DECORATIONS).at(2, STRIP / 2), reward.at(62, STRIP / 2)]
    for place, tile in enumerate(city.decoration_offer):
        left, down = 4 + place % 2 * 72, STRIP + 7 + place // 2 * 42
        if tile < 0:
            inside.append(rect(left, down, 68, 34, "empty-tile", 4))
            continue
        art, edge = tiles.decoration(tile, 34), halo(0, 0, 68, 34, 4)
        shown = spot(f"deco-offer-{place}", art, halo=edge, about=topic("icons"))
        inside.append(group(shown, at=(left, down), data_piece=f"decoration-{tile}"))
    for workers, cost in enumerate(pyramid_tiles.DECORATION_COST, 1):
        down = STRIP + 16 + (workers - 1) * 29
        inside.append(rect(154, down - 13, 76, 26, "cell", 4))
        inside.append(worker_row(workers).at(159, down))
        gold = cost.of(units.GOLD)
        inside.append(Row(19, 1).say(gold).icon("gold").before(226, down))
    return main_spot(places.DECORATIONS, x, y, WIDE, GRID_HIGH, *inside)


# --- Construction ---------------------------------------------------------------------------------


@cache
def earned(board: int) -> Row:
    """The power-ups by workers in one line; those who earn the same stand together."""
    row = Row(17, 1)
    counts = boards.POWER_UPS[board]
    for ups in sorted(set(counts)):
        crews = [workers for workers, count in enumerate(counts, 1) if count == ups]
        row.apart(10 if row.drawn else 0).say(span(crews)).icon("worker").ups(ups)
    return row


def construction(city: City, x: float, y: float, w: float, h: float) -> str:
    """The pyramid tiles on offer, and what each level costs and scores."""
    inside = [price(city, places.CONSTRUCTION).at(3, 17), earned(places.CONSTRUCTION).at(54, 17)]
    inside.append(Row(20).icon("pyramid").arrow().icon("track").before(236, 17))
    for place, tile in enumerate(city.pyramid_offer):
        left, down = 4.0 + place * 78, h - 78
        if tile < 0:
            inside.append(rect(left, down, 72, 72, "empty-tile", 6))
            continue
        art = tiles.pyramid_tile(tile * 4, 72)
        shown = spot(f"offer-{place}", art, halo=halo(0, 0, 72, 72), about=topic("icons"))
        inside.append(group(shown, at=(left, down), data_piece=f"pyramid-{tile}"))
    first = 242.0
    column = (w - first - 4) / len(pyramid_tiles.LEVEL_COST)
    for level, (cost, points) in enumerate(
        zip(pyramid_tiles.LEVEL_COST, pyramid_tiles.LEVEL_POINTS, strict=True)
    ):
        left = first + level * column
        middle = left + column / 2
        # The higher the level, the higher its block: a flight of steps.
        top = 22.0 - level * 6
        inside.append(rect(left + 1, top, column - 3, h - top - 4, "cell", 5))
        inside.append(Row(25).points(points).centred(middle, top + 17))
        paid = [(units.GOODS[good], cost.of(good)) for good in (units.STONE, units.WOOD)]
        goods = [(good, amount) for good, amount in paid if amount]
        for place, (unit, amount) in enumerate(goods):
            down = h - 44 + place * 24 if len(goods) > 1 else h - 32
            inside.append(Row(20, 2).say(amount).icon(unit).centred(middle, down))
    return main_spot(places.CONSTRUCTION, x, y, w, h, *inside)
