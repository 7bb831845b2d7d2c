"""Setup by number of players, and the first game."""

from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_OFFER, PYRAMID_OFFER, START_SITES
from teotihuacan.city.rules.goods.bundle import things
from teotihuacan.city.rules.printed import calendar, starting, technologies, temples
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.city.rules.turns.temples import FIRST_TEMPLE_PILE
from teotihuacan.city.tables.making import ERA_KEYS, PLAYERS, board, or_dash
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.tables import Cell, Rows, labelled, numbers, pairs, table
from teotihuacan.words.formatter import Words


@table(
    "players",
    "",
    more=lambda words: [words.text("tables.seats", players=count) for count in PLAYERS],
)
def players(words: Words) -> Rows:
    by_count: dict[str, list[Cell]] = {
        "cocoa": [numbers(starting.SEAT_COCOA[count]) for count in PLAYERS],
        "dealt": [starting.DEALT] * len(PLAYERS),
        "kept": [starting.KEPT] * len(PLAYERS),
        "draft": [starting.DRAFT_TILES[count] for count in PLAYERS],
        "neutral": [starting.NEUTRAL_COLOURS[count] for count in PLAYERS],
        "built": [len(START_SITES[count]) for count in PLAYERS],
        "pyramid": [PYRAMID_OFFER] * len(PLAYERS),
        "decorations": [DECORATION_OFFER] * len(PLAYERS),
    }
    rows = [*labelled(words, "tables.players", by_count)]
    for era in range(len(ERA_KEYS)):
        label = words.text("tables.players.dark", era=era + 1)
        rows.append([label, *(calendar.DARK_DISC[count][era] for count in PLAYERS)])
    for pile in range(FIRST_TEMPLE_PILE + len(temples.MAJOR_TILES)):
        label = words.text("tables.players.pile", pile=words.part("pile", pile))
        place = pile - FIRST_TEMPLE_PILE
        avenue, temple = temples.AVENUE_TILES, temples.MAJOR_TILES
        rows.append([label, *(avenue[pile] if place < 0 else temple[place][n] for n in PLAYERS)])
    return rows


@table("first", "player", "goods", "steps", "technology", "where")
def first(words: Words) -> Rows:
    rows: list[list[Cell]] = []
    for place, seat in enumerate(starting.FIRST_SEATS):
        blue, red, green = seat.temples
        known: Cell = words.text("tables.none")
        if seat.technology >= 0:
            known = technologies.TILES[seat.technology].number
        workers = [(board(words, where), power) for where, power in seat.workers]
        standing = [words.text("tables.first.worker", board=at, power=p) for at, p in workers]
        steps = or_dash(words, things(blue=blue, red=red, green=green, avenue=seat.avenue))
        rows.append([place + 1, told(words, seat.gain), steps, known, ", ".join(standing)])
    return rows


@table("printed", "what", "tiles")
def printed(words: Words) -> Rows:
    known = technologies.TILES
    values: dict[str, Cell] = {
        "ring": ", ".join(board(words, number) for number in starting.FIRST_RING),
        "royal": numbers(ROYAL_TILES[tile].number for tile in starting.FIRST_ROYAL),
        "technologies": numbers(known[tile].number for tile in starting.FIRST_TECHNOLOGIES),
        "bonus": numbers(BONUS_TILES[tile].number for tile in starting.FIRST_BONUS),
    }
    return pairs(words, "tables.printed", values)
