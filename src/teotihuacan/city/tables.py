"""Everything printed on boards and tiles, and the numbers of the rules, in tables from the data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.boards.decorations import SIDES
from teotihuacan.city.rules.bundle import GOLD_BARS, POINTS, Bundle, bundle_of, things
from teotihuacan.city.rules.edition import EDITIONS
from teotihuacan.city.rules.geometry import LEVELS, SITE_LEVEL
from teotihuacan.city.rules.printed.boards import (
    BOARD_KEYS,
    BUILDINGS_ROW,
    COLUMN_OF_POWER,
    GRID,
    NOBLE_COST,
    NOBLE_ROWS,
    POWER_UPS,
    SIDEBAR_TEMPLE,
    TEMPLE_KEYS,
    WORSHIP_BOARDS,
)
from teotihuacan.city.rules.printed.calendar import (
    ASCENSION_PAY,
    ASCENSION_POINTS,
    DARK_DISC,
    FOURTH_WORKER_COCOA,
    FOURTH_WORKER_POWER,
    LEADER_POINTS,
    MASK_SET_POINTS,
    SALARY,
    SALARY_EXTRA,
    SALARY_HIGH_POWER,
    TRACK_LAST,
    TRACK_POINTS,
    UNPAID_LOSS,
)
from teotihuacan.city.rules.printed.discovery import DISCOVERY
from teotihuacan.city.rules.printed.royal import BONUS, ROYAL_TILES
from teotihuacan.city.rules.printed.starting import (
    DEALT,
    DRAFT_TILES,
    FIRST_BONUS,
    FIRST_RING,
    FIRST_ROYAL,
    FIRST_SEATS,
    FIRST_TECHNOLOGIES,
    KEPT,
    NEUTRAL_COLOURS,
    SEAT_COCOA,
    STARTING,
)
from teotihuacan.city.rules.printed.technologies import (
    SECOND_ROW_POWER,
    TECH_REWARD_TO_OWNERS,
    TECHNOLOGIES,
)
from teotihuacan.city.rules.printed.temples import (
    AVENUE_LAST,
    AVENUE_TILES,
    BONUS_STEP,
    MAJOR_PILE,
    MAJOR_TILES,
    TEMPLE_REWARD,
    TOP_STEP,
)
from teotihuacan.city.rules.printed.turn import (
    BOTH,
    COLLECTED,
    COUNTED,
    DISPLACING,
    MOVE,
    UNLOCKING,
)
from teotihuacan.city.rules.pyramid_tiles import (
    DECORATION_COST,
    DECORATION_OFFER,
    DECORATION_POINTS,
    DECORATION_TILES,
    DECORATION_UNDER,
    LEVEL_COST,
    LEVEL_POINTS,
    PYRAMID_OFFER,
    PYRAMID_TILES,
    START_SITES,
    UNDER,
)
from teotihuacan.city.rules.temples import FIRST_TEMPLE_PILE
from teotihuacan.city.words.explain import TOPICS, explain
from teotihuacan.city.words.naming import ROWS, icon
from teotihuacan.city.words.naming import bundle as told
from teotihuacan.title import RuleTable
from teotihuacan.words.speaker import Words, capital

PLAYERS: Final = (2, 3, 4)
POWERS: Final = range(1, 6)
ERAS: Final = ("first", "second", "third")
TILES_A_ROW: Final = 4
DECORATIONS_A_ROW: Final = 5


def tables(words: Words) -> list[RuleTable]:
    """All of them, in the order of the rules."""
    return [
        turn(words),
        boards(words),
        grid(words),
        actions(words),
        nobles(words),
        buildings(words),
        levels(words),
        sites(words),
        ground(words),
        pyramid(words),
        decorations(words),
        spaces(words),
        temples(words),
        tracks(words),
        bonus(words),
        discovery(words),
        royal(words),
        technologies(words),
        starting(words),
        players(words),
        first(words),
        printed(words),
        eclipse(words),
        masks(words),
        salary(words),
        ascension(words),
        editions(words),
    ]


def made(
    words: Words,
    key: str,
    header: Sequence[str],
    rows: Iterable[Sequence[str]],
    note: str = "",
) -> RuleTable:
    if words.has(f"tables.{key}.note"):
        note = words.text(f"tables.{key}.note")
    return RuleTable(
        key,
        words.text(f"tables.{key}.title"),
        tuple(capital(cell) for cell in header),
        tuple(tuple(capital(cell) for cell in row) for row in rows),
        note,
    )


def head(words: Words, *names: str) -> list[str]:
    return [words.text(f"tables.head.{name}") for name in names]


def or_dash(words: Words, bundle: Bundle) -> str:
    return words.text("tables.none") if bundle.is_empty() else told(words, bundle)


def points(words: Words, amount: int) -> str:
    return told(words, bundle_of(POINTS, amount))


def workers(words: Words) -> list[str]:
    return [words.text("tables.workers", workers=count) for count in range(1, COUNTED + 1)]


def board(words: Words, number: int) -> str:
    return words.part("board", number, "short")


def numbers(values: Iterable[int]) -> str:
    return ", ".join(str(value) for value in values)


def in_rows(cells: Sequence[str], wide: int) -> list[Sequence[str]]:
    return [cells[first : first + wide] for first in range(0, len(cells), wide)]


# --- a turn, boards -------------------------------------------------------------------------------


def turn(words: Words) -> RuleTable:
    values = {
        "move": words.text("tables.turn.move.value", move=MOVE),
        "collect": words.text("tables.turn.collect.value", collected=COLLECTED),
        "main": words.text("tables.turn.main.value"),
        "counted": str(COUNTED),
        "displacing": told(words, DISPLACING),
        "both": told(words, BOTH),
        "unlocking": told(words, UNLOCKING),
    }
    rows = [(words.text(f"tables.turn.{key}"), value) for key, value in values.items()]
    return made(words, "turn", head(words, "what", "number"), rows)


def boards(words: Words) -> RuleTable:
    counts = range(1, COUNTED + 1)
    header = [words.text("tables.boards.workers", workers=count) for count in counts]
    none = words.text("tables.none")
    rows: list[list[str]] = []
    for number in range(1, len(BOARD_KEYS)):
        ability = none
        if SIDEBAR_TEMPLE[number] >= 0:
            ability = words.part("temple", SIDEBAR_TEMPLE[number], "step")
        elif number in WORSHIP_BOARDS:
            ability = words.text("tables.boards.royal")
        ups = [str(count) if count else none for count in POWER_UPS[number]]
        rows.append([board(words, number), str(number), ability, *ups])
    return made(words, "boards", [*head(words, "board", "number", "worship"), *header], rows)


def grid(words: Words) -> RuleTable:
    columns = [[p for p in POWERS if COLUMN_OF_POWER[p] == column] for column in range(3)]
    powers = ["–".join(str(p) for p in sorted({row[0], row[-1]})) for row in columns]
    header = [words.text("tables.power", power=power) for power in powers]
    rows = [
        [board(words, place + 2), with_workers, *(told(words, cell) for cell in row)]
        for place, cells in enumerate(GRID)
        for with_workers, row in zip(workers(words), cells, strict=True)
    ]
    return made(words, "grid", [*head(words, "board", "with"), *header], rows)


def actions(words: Words) -> RuleTable:
    alchemy, noble, decorating = (
        board(words, BOARD_KEYS.index(key)) for key in ("alchemy", "nobles", "decorations")
    )
    rows = [
        (alchemy, words.text("tables.actions.owners"), points(words, TECH_REWARD_TO_OWNERS)),
        (alchemy, words.text("tables.actions.second_row"), str(SECOND_ROW_POWER)),
        (noble, words.text("tables.actions.price"), told(words, NOBLE_COST)),
        *(
            (decorating, words.text("tables.actions.decorating", workers=count), told(words, cost))
            for count, cost in enumerate(DECORATION_COST, start=1)
        ),
        (decorating, words.text("tables.actions.decoration"), points(words, DECORATION_POINTS)),
    ]
    return made(words, "actions", head(words, "board", "what", "number"), rows)


def nobles(words: Words) -> RuleTable:
    rows = [
        (words.part("row", ROWS[place], "short"), with_workers, numbers(row))
        for place, (with_workers, row) in enumerate(zip(workers(words), NOBLE_ROWS, strict=True))
    ]
    return made(words, "nobles", head(words, "row", "with", "spaces"), rows)


def buildings(words: Words) -> RuleTable:
    header = [words.text("tables.buildings.built"), *(str(n) for n in range(len(BUILDINGS_ROW)))]
    row = [words.text("tables.buildings.points"), *(str(value) for value in BUILDINGS_ROW)]
    return made(words, "buildings", header, [row])


# --- pyramid --------------------------------------------------------------------------------------


def signs(words: Words, icons: Iterable[int]) -> str:
    return "".join(icon(words, value) for value in icons)


def about_icons(words: Words) -> str:
    return explain(words, ("topic", TOPICS.index("icons")))


def levels(words: Words) -> RuleTable:
    rows = [
        (str(level + 1), str(SITE_LEVEL.count(level)), told(words, LEVEL_COST[level]), str(scored))
        for level, scored in enumerate(LEVEL_POINTS)
    ]
    return made(words, "levels", head(words, "level", "sites", "price", "points"), rows)


def sites(words: Words) -> RuleTable:
    rows: list[list[str]] = []
    for count in PLAYERS:
        found = [
            ", ".join(site_code(site) for site in START_SITES[count] if SITE_LEVEL[site] == level)
            for level in (0, 1)
        ]
        dash = words.text("tables.none")
        rows.append([words.text("tables.seats", players=count), *(row or dash for row in found)])
    return made(words, "sites", ["", *head(words, "ground", "second")], rows)


def ground(words: Words) -> RuleTable:
    cells: list[str] = []
    for site in range(SITE_LEVEL.count(0)):
        a, b, c, d = (-1 - under for under in UNDER[site])  # clockwise from the top left
        cells.append(f"{site_code(site)} [{signs(words, (a, b))}/{signs(words, (d, c))}]")
    header = head(words, "sites") + [""] * (LEVELS - 1)
    return made(words, "ground", header, in_rows(cells, LEVELS), about_icons(words))


def pyramid(words: Words) -> RuleTable:
    cells = [words.part("pyramid", tile) for tile in range(PYRAMID_TILES)]
    header = head(words, "tiles") + [""] * (TILES_A_ROW - 1)
    return made(words, "pyramid", header, in_rows(cells, TILES_A_ROW))


def decorations(words: Words) -> RuleTable:
    cells = [words.part("decoration", tile) for tile in range(DECORATION_TILES)]
    header = head(words, "tiles") + [""] * (DECORATIONS_A_ROW - 1)
    return made(words, "decorations", header, in_rows(cells, DECORATIONS_A_ROW))


def spaces(words: Words) -> RuleTable:
    rows = [
        (
            words.part("side", side, "short"),
            f"[{signs(words, [-1 - under for under in unders[0]])}]",
        )
        for side, unders in zip(SIDES, DECORATION_UNDER, strict=True)
    ]
    return made(words, "spaces", head(words, "side", "icons"), rows)


# --- temples and tracks ---------------------------------------------------------------------------


def temples(words: Words) -> RuleTable:
    rows: list[list[str]] = []
    for step in range(1, TOP_STEP + 1):
        cells = [str(step)]
        for temple in range(len(TEMPLE_KEYS)):
            reward = told(words, TEMPLE_REWARD[temple][step])
            if step == BONUS_STEP:
                reward = words.text("tables.temples.bonus")
            elif step == TOP_STEP:
                reward = words.text("tables.temples.top", reward=reward)
            elif MAJOR_PILE[temple][step] >= 0:
                reward = words.text("tables.temples.major", reward=reward)
            cells.append(reward)
        rows.append(cells)
    names = [words.part("temple", key, "short") for key in TEMPLE_KEYS]
    return made(words, "temples", [*head(words, "step"), *names], rows)


def tracks(words: Words) -> RuleTable:
    lasts = {"temples": TOP_STEP, "avenue": AVENUE_LAST, "pyramid": TRACK_LAST}
    rows = [(words.text(f"tables.tracks.{key}"), str(last)) for key, last in lasts.items()]
    return made(words, "tracks", head(words, "track", "last"), rows)


# --- tiles ----------------------------------------------------------------------------------------


def bonus(words: Words) -> RuleTable:
    rows = [
        (str(tile.number), words.part("bonus", value, "effect")) for value, tile in enumerate(BONUS)
    ]
    return made(words, "bonus", head(words, "tile", "effect"), rows)


def discovery(words: Words) -> RuleTable:
    rows: list[tuple[str, ...]] = []
    for value, kind in enumerate(DISCOVERY):
        does = told(words, kind.gain)
        if kind.gain.is_empty():
            does = words.text(f"tables.discovery.{'mask' if kind.mask else kind.special}")
        name = words.part("tile", value, "short")
        rows.append((name, words.part("cost", value, "short"), does, str(kind.copies)))
    return made(words, "discovery", head(words, "tile", "price", "effect", "copies"), rows)


def royal(words: Words) -> RuleTable:
    rows = [
        (
            str(tile.number),
            words.part("category", tile.category),
            words.part("royal", value, "effect"),
        )
        for value, tile in enumerate(ROYAL_TILES)
    ]
    return made(words, "royal", head(words, "tile", "category", "effect"), rows)


def technologies(words: Words) -> RuleTable:
    rows = [
        (
            str(tile.number),
            words.text(f"names.technology.{tile.key}"),
            str(tile.price.of(GOLD_BARS)),
            words.text(
                f"tables.technologies.when.{tile.when}",
                boards=words.listing([words.part("board", place) for place in tile.boards]),
            ),
            or_dash(words, tile.cost),
            told(words, tile.gain),
        )
        for tile in TECHNOLOGIES
    ]
    header = head(words, "tile", "name", "gold", "when", "cost", "gain")
    return made(words, "technologies", header, rows)


def starting(words: Words) -> RuleTable:
    rows = [
        (
            str(tile.number),
            ", ".join(board(words, place) for place in tile.boards),
            told(words, tile.gain),
        )
        for tile in STARTING
    ]
    return made(words, "starting", head(words, "tile", "boards", "gain"), rows)


# --- setup ----------------------------------------------------------------------------------------


def players(words: Words) -> RuleTable:
    by_count: list[tuple[str, Sequence[object]]] = [
        ("cocoa", [numbers(SEAT_COCOA[count]) for count in PLAYERS]),
        ("dealt", [DEALT] * len(PLAYERS)),
        ("kept", [KEPT] * len(PLAYERS)),
        ("draft", [DRAFT_TILES[count] for count in PLAYERS]),
        ("neutral", [NEUTRAL_COLOURS[count] for count in PLAYERS]),
        ("built", [len(START_SITES[count]) for count in PLAYERS]),
        ("pyramid", [PYRAMID_OFFER] * len(PLAYERS)),
        ("decorations", [DECORATION_OFFER] * len(PLAYERS)),
    ]
    rows = [
        [words.text(f"tables.players.{key}"), *(str(value) for value in values)]
        for key, values in by_count
    ]
    for era in range(len(ERAS)):
        label = words.text("tables.players.dark", era=era + 1)
        rows.append([label, *(str(DARK_DISC[count][era]) for count in PLAYERS)])
    for pile in range(FIRST_TEMPLE_PILE + len(MAJOR_TILES)):
        label = words.text("tables.players.pile", pile=words.part("pile", pile))
        place = pile - FIRST_TEMPLE_PILE
        lying = [AVENUE_TILES[pile] if place < 0 else MAJOR_TILES[place][n] for n in PLAYERS]
        rows.append([label, *(str(count) for count in lying)])
    header = ["", *(words.text("tables.seats", players=count) for count in PLAYERS)]
    return made(words, "players", header, rows)


def first(words: Words) -> RuleTable:
    rows: list[list[str]] = []
    for place, seat in enumerate(FIRST_SEATS):
        blue, red, green = seat.temples
        known = words.text("tables.none")
        if seat.technology >= 0:
            known = str(TECHNOLOGIES[seat.technology].number)
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
        "ring": ", ".join(board(words, number) for number in FIRST_RING),
        "royal": numbers(ROYAL_TILES[tile].number for tile in FIRST_ROYAL),
        "technologies": numbers(TECHNOLOGIES[tile].number for tile in FIRST_TECHNOLOGIES),
        "bonus": numbers(BONUS[tile].number for tile in FIRST_BONUS),
    }
    rows = [(words.text(f"tables.printed.{key}"), value) for key, value in values.items()]
    return made(words, "printed", head(words, "what", "tiles"), rows)


# --- Eclipse, Ascension ---------------------------------------------------------------------------


def eclipse(words: Words) -> RuleTable:
    values = {
        "leader": [LEADER_POINTS] * len(ERAS),
        "track": TRACK_POINTS,
        "unpaid": [UNPAID_LOSS] * len(ERAS),
    }
    rows = [
        [words.text(f"tables.eclipse.{key}"), *(str(value) for value in row)]
        for key, row in values.items()
    ]
    header = head(words, "points") + [words.text(f"tables.eclipse.{era}") for era in ERAS]
    return made(words, "eclipse", header, rows)


def masks(words: Words) -> RuleTable:
    counts = range(1, len(MASK_SET_POINTS))
    header = [words.text("tables.masks.masks"), *(str(count) for count in counts)]
    row = [*head(words, "points"), *(str(MASK_SET_POINTS[count]) for count in counts)]
    return made(words, "masks", header, [row])


def salary(words: Words) -> RuleTable:
    due = [SALARY + (SALARY_EXTRA if power >= SALARY_HIGH_POWER else 0) for power in POWERS]
    header = ["", *(words.text("tables.power", power=power) for power in POWERS)]
    return made(
        words, "salary", header, [[words.part("good", "cocoa"), *(str(cocoa) for cocoa in due)]]
    )


def ascension(words: Words) -> RuleTable:
    names = list(EDITIONS)
    columns = [
        [
            words.text("wheel.points", amount=ASCENSION_POINTS),
            words.text("wheel.cocoa", amount=EDITIONS[name].ascension_cocoa),
            words.text("wheel.temple"),
            words.text("wheel.two", amount=ASCENSION_PAY),
            words.text(
                "tables.ascension.worker", power=FOURTH_WORKER_POWER, amount=FOURTH_WORKER_COCOA
            ),
        ]
        for name in names
    ]
    header = [words.text(f"option.edition.{name}") for name in names]
    return made(words, "ascension", header, zip(*columns, strict=True))


def editions(words: Words) -> RuleTable:
    extra = next(tile.number for tile in TECHNOLOGIES if tile.when == "power-up")
    names = list(EDITIONS)
    switches = {
        "top_step_reward": [EDITIONS[name].top_step_reward for name in names],
        "worship_any_order": [EDITIONS[name].worship_any_order for name in names],
        "extra_power_each_time": [EDITIONS[name].extra_power_each_time for name in names],
        "power_up_locked": [EDITIONS[name].power_up_locked for name in names],
    }
    rows = [
        [
            words.text(f"tables.editions.{key}.label", number=extra),
            *(words.text(f"tables.editions.{key}.{'yes' if on else 'no'}") for on in row),
        ]
        for key, row in switches.items()
    ]
    header = ["", *(words.text(f"option.edition.{name}") for name in names)]
    return made(words, "editions", header, rows)
