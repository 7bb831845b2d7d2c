"""Setup by number of players, and the first game."""

from collections.abc import Sequence

from teotihuacan.city.rules.bundle import things
from teotihuacan.city.rules.printed import calendar, starting, technologies, temples
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.city.rules.pyramid_tiles import DECORATION_OFFER, PYRAMID_OFFER, START_SITES
from teotihuacan.city.rules.temples import FIRST_TEMPLE_PILE
from teotihuacan.city.tables.making import ERA_KEYS, PLAYERS, board, or_dash
from teotihuacan.city.words.goods import bundle as told
from teotihuacan.tables import head, made, numbers
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words


def players(words: Words) -> RuleTable:
    by_count: list[tuple[str, Sequence[object]]] = [
        ("cocoa", [numbers(starting.SEAT_COCOA[count]) for count in PLAYERS]),
        ("dealt", [starting.DEALT] * len(PLAYERS)),
        ("kept", [starting.KEPT] * len(PLAYERS)),
        ("draft", [starting.DRAFT_TILES[count] for count in PLAYERS]),
        ("neutral", [starting.NEUTRAL_COLOURS[count] for count in PLAYERS]),
        ("built", [len(START_SITES[count]) for count in PLAYERS]),
        ("pyramid", [PYRAMID_OFFER] * len(PLAYERS)),
        ("decorations", [DECORATION_OFFER] * len(PLAYERS)),
    ]
    rows = [
        [words.text(f"tables.players.{key}"), *(str(value) for value in values)]
        for key, values in by_count
    ]
    for era in range(len(ERA_KEYS)):
        label = words.text("tables.players.dark", era=era + 1)
        rows.append([label, *(str(calendar.DARK_DISC[count][era]) for count in PLAYERS)])
    for pile in range(FIRST_TEMPLE_PILE + len(temples.MAJOR_TILES)):
        label = words.text("tables.players.pile", pile=words.part("pile", pile))
        place = pile - FIRST_TEMPLE_PILE
        lying = [
            temples.AVENUE_TILES[pile] if place < 0 else temples.MAJOR_TILES[place][n]
            for n in PLAYERS
        ]
        rows.append([label, *(str(count) for count in lying)])
    header = ["", *(words.text("tables.seats", players=count) for count in PLAYERS)]
    return made(words, "players", header, rows)


def first(words: Words) -> RuleTable:
    rows: list[list[str]] = []
    for place, seat in enumerate(starting.FIRST_SEATS):
        blue, red, green = seat.temples
        known = words.text("tables.none")
        if seat.technology >= 0:
            known = str(technologies.TILES[seat.technology].number)
        standing = [
            words.text("tables.first.worker", board=board(words, where), power=power)
            for where, power in seat.workers
        ]
        steps = things(blue=blue, red=red, green=green, avenue=seat.avenue)
        goods = told(words, seat.gain)
        rows.append([str(place + 1), goods, or_dash(words, steps), known, ", ".join(standing)])
    header = head(words, "player", "goods", "steps", "technology", "where")
    return made(words, "first", header, rows)


def printed(words: Words) -> RuleTable:
    values = {
        "ring": ", ".join(board(words, number) for number in starting.FIRST_RING),
        "royal": numbers(ROYAL_TILES[tile].number for tile in starting.FIRST_ROYAL),
        "technologies": numbers(
            technologies.TILES[tile].number for tile in starting.FIRST_TECHNOLOGIES
        ),
        "bonus": numbers(BONUS_TILES[tile].number for tile in starting.FIRST_BONUS),
    }
    rows = [(words.text(f"tables.printed.{key}"), value) for key, value in values.items()]
    return made(words, "printed", head(words, "what", "tiles"), rows)
