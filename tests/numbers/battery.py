"""Situations in which the numbers of the data are played, by what they are about.

Each section gives what happens in a row of small situations, one text for each.  They are laid
out by hand so that every value has its moment; whole games at random come last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from teotihuacan.city.rules import owing
from teotihuacan.city.rules.bundle import GOODS
from teotihuacan.city.rules.discovery import NEAR
from teotihuacan.city.rules.neutral import place_neutrals
from teotihuacan.city.rules.printed.discovery import DISCOVERY, MASKS
from teotihuacan.city.rules.printed.starting import STARTING
from teotihuacan.city.rules.pyramid_tiles import DECORATION_TILES, PYRAMID_TILES
from teotihuacan.city.solo import agenda as bots
from teotihuacan.city.solo.bot import bot_of
from tests.city.scene import KEYS, SITE_CODES, Scene, houses
from tests.numbers.tracing import (
    RICH,
    attempt,
    brief,
    city_of,
    every_way,
    in_turn,
    laid_out,
    owed,
    started,
    state,
    told,
    wander,
)

TECHNOLOGIES = (1, 3, 5, 7, 9, 11, 13, 15, 17)
ROYAL = (1, 2, 3, 4, 5, 6, 7, 8, 9)
RING = "PFQGCAND"
EDITIONS = ("revised", "first")


def neighbour(board: str) -> str:
    """The board before one, in the ring of the scenes."""
    return RING[RING.index(board) - 1]


def arrives(board: str, powers: str, **has: object) -> Scene:
    """Seat 0 is about to move the first of these workers onto a board where the others are."""
    s = laid_out().ring(RING)
    there = [f"{board}{power}" for power in powers[1:]]
    workers = " ".join([f"{neighbour(board)}{powers[0]}", *there])
    s.seat(0, workers=workers, **{**RICH, **has})  # type: ignore[arg-type]
    return s


def line_to(board: str, power: str, more: str) -> str:
    return f"{neighbour(board)}{power} >1 {more}"


# --- setup ----------------------------------------------------------------------------------------


def beginnings() -> Iterator[str]:
    """The first positions of all sorts of games."""
    for players in (2, 3, 4):
        yield state(started(players=players, first_game=True))
        yield state(started(players=players))
        yield state(started(players=players, draft=True))
    yield state(started(players=1, bot="teotibot", first_game=True))
    yield state(started(players=1, bot="teotibot"))
    yield state(started(players=1, bot="modified"))


def starting_tiles(tile: int) -> Iterator[str]:
    """What a starting tile brings, to people and to neutral workers."""
    for other in ((tile + 1) % len(STARTING), (tile + 5) % len(STARTING)):
        game = started(players=3, draft=True)
        city = city_of(game)
        for board in (tile, other):
            place_neutrals(city, board)
        yield str(city.neutral)
        city.players[0].kept = (tile, other)
        city.linked = (7, 8, 9)[: len(city.linked)]
        city.face_up = ()
        s = owed(Scene(game), owing.end_turn(0), owing.benefits(0))
        yield told(game)
        yield from wander(s.game, tile, 10, 100)


def dealing() -> Iterator[str]:
    """Games at random through their setup and first turns."""
    for seed in range(6):
        for options in ({"draft": seed % 2 == 1}, {"first_game": True}):
            yield from wander(started(seed, players=2 + seed % 3, **options), seed, 40, 10)


# --- boards ---------------------------------------------------------------------------------------


def gathering() -> Iterator[str]:
    """Forest, Quarry and Gold with one, two, three workers of every power."""
    for board in "FQG":
        for count in (1, 2, 3):
            for power in "12345":
                s = arrives(board, power * count, cocoa=3)
                yield attempt(s, line_to(board, power, "main"))
                yield from every_way(s, 2, 8)


def learning() -> Iterator[str]:
    """Alchemy: every technology, in both rows, by workers of every power."""
    shown = (TECHNOLOGIES[:6], TECHNOLOGIES[3:])
    for numbers in shown:
        for powers in ("1", "3", "4", "5", "11", "33", "111"):
            s = arrives("A", powers).technologies(*numbers)
            s.seat(1, points=9, technologies=TECHNOLOGIES)
            yield attempt(s, line_to("A", powers[0], "main"))
            for number in numbers:
                branch = Scene(s.game.copy())
                branch.changed = False
                yield attempt(branch, f"learn{number}")
        for gold in (0, 1, 2, 3):
            yield attempt(
                arrives("A", "11", gold=gold).technologies(*numbers), line_to("A", "1", "main")
            )


def building_houses() -> Iterator[str]:
    """Nobles: every space of every row, and every number of buildings."""
    for row, spaces in enumerate((5, 4, 3)):
        for taken in range(spaces + 1):
            s = arrives("N", "2" * (row + 1), wood=3)
            counts = [0, 0, 0]
            counts[row] = taken
            s.city.nobles = houses(*counts)
            s.city.buildings = taken
            yield attempt(s, line_to("N", "2", f"main row-{('top', 'centre', 'bottom')[row]}"))
            yield from every_way(s, 1)
    for buildings in (9, 10, 11):
        s = arrives("N", "222")
        s.city.nobles = houses(5, 4, buildings - 9)
        s.city.buildings = buildings
        yield attempt(s, line_to("N", "2", "main"))
    for wood in (0, 1, 2, 3):
        yield attempt(arrives("N", "222", wood=wood), line_to("N", "2", "main"))


def covering(s: Scene, turned: int = 0) -> Scene:
    """The first level covered with a tile that shows each kind of icon once: turned four times,
    every kind lies once under every corner."""
    s.bare_pyramid()
    city = s.city
    for site in range(16):
        city.pyramid[site] = 4 * 4 + turned
        city.filled |= 1 << site
    return s


def building() -> Iterator[str]:
    """Construction: what every level costs and brings, with and without helpers."""
    for level, (first, sites) in enumerate(((0, 15), (16, 8), (25, 3), (29, 0))):
        for has in ({}, {"technologies": (15,)}, {"tiles": ("extra_worker",)}):
            s = arrives("C", "22", **has)
            city = s.city
            s.bare_pyramid()
            for site in range(first + sites):
                city.pyramid[site] = (site % 30) * 4
                city.filled |= 1 << site
            place = SITE_CODES[first + sites]
            yield attempt(s, line_to("C", "2", f"main no-extra tile1 {place} full r0"))
            yield from every_way(s, 2, 12)
        for stone in (0, 1, 2, 3):
            for wood in (0, 1, level, level + 1):
                for known in ((), (15,)):
                    s = arrives("C", "2", stone=stone, wood=wood, technologies=known)
                    s.bare_pyramid()
                    for site in range(first + sites):
                        s.city.pyramid[site] = (site % 30) * 4
                        s.city.filled |= 1 << site
                    yield attempt(s, line_to("C", "2", f"main tile1 {SITE_CODES[first + sites]}"))


def laying(tile: int) -> Iterator[str]:
    """A pyramid tile, turned in every way, on tiles that show all kinds of icons."""
    for turned, rotation in product(range(4), range(4)):
        s = covering(laid_out(), turned)
        s.city.pyramid_offer = (tile, -1, -1)
        site = SITE_CODES.index("2b2")
        owed(s, owing.end_turn(0), owing.build(0, 1, 1, 0), owing.rotation(0, 0, site))
        yield attempt(s, f"r{rotation} built blue-first red-first green-first")


def ground() -> Iterator[str]:
    """A tile with all kinds of icons on every site of the ground that can be open."""
    for players in (2, 3, 4):
        game = started(players=players, first_game=True)
        s = Scene(game)
        s.city.pyramid_offer = (4, 5, 6)
        for site in range(16):
            if not (s.city.filled >> site) & 1:
                for rotation in range(4):
                    branch = Scene(game.copy())
                    turning = owing.rotation(0, 0, site)
                    owed(branch, owing.end_turn(0), owing.build(0, 1, 1, 0), turning)
                    yield attempt(branch, f"r{rotation}")


def decorating(tile: int) -> Iterator[str]:
    """A decoration on every side, on the board and on what lies there."""
    for side in ("top", "right", "bottom", "left"):
        covered = [decorated(covering(laid_out(), turned)) for turned in range(4)]
        for s in (laid_out().bare_pyramid(), *covered):
            s.city.decoration_offer = (tile, -1, -1, -1)
            owed(s, owing.end_turn(0), owing.decoration_side(0, 0))
            yield attempt(s, f"side-{side} blue-first red-first green-first")


def decorated(s: Scene) -> Scene:
    """A decoration on each side: the next ones lie on tiles."""
    s.city.decorations = tuple([space // 4 if space % 4 == 0 else -1 for space in range(16)])
    return s


def paying_gold() -> Iterator[str]:
    """Decorations: what they cost, by workers and gold in hand."""
    for count in (1, 2, 3):
        for gold in range(6):
            s = arrives("D", "3" * count, gold=gold)
            yield attempt(s, line_to("D", "3", "main deco1 side-top"))
            yield from every_way(s, 1)


# --- worship, tiles, temples ----------------------------------------------------------------------


def turns() -> Iterator[str]:
    """Moving, collecting, worship with and without displacing, unlocking."""
    for edition in EDITIONS:
        for locked in ("", "*"):
            for cocoa in (0, 1, 2, 3, 4, 20):
                s = laid_out(edition=edition).ring(RING)
                s.near(**dict.fromkeys("PFQGD", "temple_red"))
                s.seat(0, workers="P3 P2 D2*", **{**RICH, "cocoa": cocoa})  # type: ignore[arg-type]
                royal = "1" if locked else ""
                s.seat(1, workers=f"F1{locked} P2{locked}{royal} D1")
                yield from every_way(in_turn(s), 4, 60)
    for board in RING:
        s = laid_out().ring(RING)
        s.seat(0, workers=f"{board}3 {board}1 {board}2", tiles=("move_anywhere", "double_move"))
        yield from every_way(in_turn(s), 3, 40)


def worshipping() -> Iterator[str]:
    """Every temple sidebar: ability, tile, both."""
    for edition in EDITIONS:
        for board in "FQGDANC":
            for height in (0, 3, 9, 10):
                s = laid_out(edition=edition).ring(RING)
                s.near(**dict.fromkeys("PFQGD", "two_resources"))
                s.seat(0, workers=f"{neighbour(board)}3", temples=(height,) * 3, cocoa=4)
                yield attempt(s, line_to(board, "3", "worship both"))
                yield from every_way(s, 3, 20)


def royal_tiles(tile: int) -> Iterator[str]:
    """A royal tile with workers of every power, rich and poor."""
    number = ROYAL[tile]
    others = [other for other in (1, 6, 4) if other != number]
    for power in "12345":
        for has in (RICH, {"cocoa": 1, "wood": 1}, {"cocoa": 2, "gold": 1}):
            for reached in (3, 9):
                s = laid_out().ring(RING).royal(number, *others[:2]).near(P="two_resources")
                s.seat(
                    0,
                    workers=f"D{power}",
                    avenue=reached,
                    track=reached,
                    technologies=TECHNOLOGIES[:reached],
                    **has,  # type: ignore[arg-type]
                )
                yield attempt(s, f"D{power} >1 royal1 ability trade")
                yield from every_way(s, 3, 8)


def discoveries(tile: int) -> Iterator[str]:
    """A discovery tile: claimed with more or less in hand, and used."""
    key = KEYS[tile]
    hands = ("0000", "1000", "0100", "0001", "1110", "1111", "2001", "9999")
    for cocoa, wood, stone, gold in [map(int, hand) for hand in hands]:
        s = laid_out().ring(RING).near(F=key)
        s.seat(0, cocoa=cocoa, wood=wood, stone=stone, gold=gold, workers="P2 Q4 N5 F4*")
        owed(s, owing.end_turn(0), owing.claim(0, NEAR + 2, 0))
        yield attempt(s, f"claim-{key} end")
    s = laid_out().ring(RING)
    s.seat(0, workers="P2 P4 N5 F4*", tiles=(key, key), **RICH)  # type: ignore[arg-type]
    s.seat(1, workers="F1 F2 A3")
    yield attempt(in_turn(s), f"use-{key}")
    yield from every_way(s, 3, 40)
    if key in ("extra_worker", "ignore_cocoa"):
        for board in "FANCD":
            s = arrives(board, "2", tiles=(key, key))
            s.seat(1, workers=f"{board}1 {board}2")
            yield attempt(s, line_to(board, "2", "main"))
            yield from every_way(s, 2, 12)


def climbing(temple: int) -> Iterator[str]:
    """Every step of a temple, with and without a tile to claim there."""
    for edition in EDITIONS:
        for height in range(11):
            for piles in (False, True):
                s = laid_out(edition=edition)
                heights = [0, 0, 0]
                heights[temple] = height
                s.seat(0, workers="F1 F5 Q1", temples=tuple(heights))  # type: ignore[arg-type]
                if not piles:
                    for pile in range(7):
                        s.pile(pile)
                owed(s, owing.end_turn(0), owing.temple_step(0, temple))
                yield told(s.game)
                yield from every_way(s, 1, 6)


def strolling() -> Iterator[str]:
    """Every step of the Avenue and of the Pyramid track."""
    for step in range(10):
        s = laid_out()
        s.seat(0, avenue=step, cocoa=5, wood=5, stone=5, gold=5)
        for pile, key in enumerate(("four_points", "temple_blue", "mask_4")):
            s.pile(pile, key)
        owed(s, owing.end_turn(0), owing.avenue_step(0))
        yield brief(s.game)
    for track in (0, 7, 8, 9, 10, 11):
        s = arrives("D", "3", track=track)
        yield attempt(s, line_to("D", "3", "main deco1 side-top"))
        yield from every_way(s, 1)


def knowing(technology: int) -> Iterator[str]:
    """A technology, on every board and on the way there."""
    for edition in EDITIONS:
        for board in RING:
            before = neighbour(neighbour(board))
            s = laid_out(edition=edition).ring(RING)
            s.seat(
                0,
                workers=f"{neighbour(board)}2 {board}2 {before}1",
                technologies=(TECHNOLOGIES[technology],),
                temples=(1, 4, 3),
                **{**RICH, "cocoa": 4},  # type: ignore[arg-type]
            )
            yield attempt(Scene(s.game.copy()), f"{before}1 >1")
            yield attempt(s, line_to(board, "2", "main"))
            yield from every_way(s, 3, 16)


def buying_power() -> Iterator[str]:
    """Technology 13 with more or less to pay."""
    for edition in EDITIONS:
        for cocoa in (0, 1, 2, 3):
            s = laid_out(edition=edition).ring(RING)
            s.seat(0, workers="P2 F2 F1", technologies=(13,), cocoa=cocoa)
            yield attempt(s, "P2 >1 main +F2 enough buy-power +F3")
            yield from every_way(s, 3, 30)


def ascending() -> Iterator[str]:
    """The wheel, with more or less cocoa in hand."""
    for edition in EDITIONS:
        for cocoa in (0, 2, 3, 4):
            s = laid_out(edition=edition).ring(RING)
            s.seat(0, workers="F1 F1 Q1", cocoa=cocoa, tiles=("two_power_ups",))
            owed(s, owing.end_turn(0), owing.wheel_reward(0))
            yield from every_way(s, 2, 20)
            s.seat(0, workers="P5 F5 F4*", cocoa=cocoa)
            yield attempt(in_turn(s), "P5 >1 main")
            yield from every_way(s, 3, 30)


def weighing() -> Iterator[str]:
    """Worship with both where the tile must come into reach first."""
    for key in ("mask_1", "mask_2", "four_cocoa", "three_resources"):
        for helper in (*KEYS[MASKS : MASKS + 10], ""):
            s = laid_out().ring(RING).near(F=key)
            s.seat(0, workers="P5 Q5", cocoa=1, tiles=(helper,) if helper else ())
            yield attempt(s, "P5 >1")
            yield attempt(s, "worship")


# --- Eclipse --------------------------------------------------------------------------------------


def eclipses() -> Iterator[str]:
    """All three Eclipses: Avenue, track, masks, salaries, the next era."""
    for players in (2, 3, 4):
        for era in range(3):
            s = laid_out(players)
            for seat in range(players):
                s.seat(seat, points=40, avenue=3 + seat, track=4 - seat, cocoa=20,
                       workers=("F3 Q4 N5", "F1 F2 G3", "A1 A4 A4", "P5 P5 P5")[seat])  # fmt: skip
            yield eclipse(s, era)
    for buildings in range(12):
        s = laid_out()
        s.city.buildings = buildings
        s.city.nobles = houses(*[(0, 0, 0), (5, 4, 2)][buildings > 0])
        s.seat(0, avenue=2)
        yield eclipse(s, 0)
    for different in range(MASKS + 1):
        s = laid_out()
        masks = [f"mask_{number + 1}" for number in range(different)]
        s.seat(0, tiles=tuple(masks))
        s.seat(1, tiles=tuple(masks + masks[:2]))
        yield eclipse(s, 1)
    for power in "12345":
        for cocoa in (0, 1, 8):
            s = laid_out()
            s.seat(0, points=30, cocoa=cocoa, workers=f"F{power} Q{power}*",
                   tiles=("four_cocoa", "ignore_cocoa"))  # fmt: skip
            yield eclipse(s, 0)
            yield from every_way(s, 2, 12)


def eclipse(s: Scene, era: int, final: bool = False) -> str:
    city = s.city
    city.era = era
    city.final = final
    city.light = city.dark
    city.turn = -1
    city.countdown = 0
    owed(s, owing.eclipse(0))
    seen = [told(s.game), brief(s.game)]
    while s.game.asked == "salary":
        s.play("pay0")
        seen.append(told(s.game))
    seen.append(brief(s.game))
    return " ".join(seen)


def bonuses(tile: int) -> Iterator[str]:
    """A temple bonus tile, to players who have a lot of everything."""
    for powers in ("F1 Q3 G4 N5", "F2 Q3 G4*"):
        s = laid_out()
        s.city.bonus = (tile, (tile + 1) % 7, (tile + 2) % 7)
        s.seat(0, workers=powers, temples=(11, 0, 9), avenue=5, points=50, cocoa=20,
               technologies=(1, 3, 5), tiles=("mask_1", "mask_2", "mask_2", "four_points"),
               used=("two_resources",))  # fmt: skip
        s.seat(1, temples=(10, 10, 10), points=50, cocoa=20)
        yield eclipse(s, 2)
    s = laid_out()
    s.city.bonus = (tile, (tile + 1) % 7, (tile + 2) % 7)
    s.seat(0, temples=(10, 0, 0), points=50, cocoa=20)
    yield eclipse(s, 0, final=True)


# --- the bots -------------------------------------------------------------------------------------


def dice() -> Iterator[str]:
    """Every roll of the bots' dice, and every shift of their pyramids."""
    for bot in ("teotibot", "modified"):
        game = started(players=1, bot=bot, first_game=True)
        for total in range(2, 13):
            for directions in ((0, 1), (1, 0)):
                branch = game.copy()
                branch.dealer = None
                bot_of(city_of(branch)).directions = directions
                s = owed(Scene(branch), owing.end_turn(0), bots.roll(0))
                low = max(1, total - 6)
                yield attempt(s, f"~die{low} ~die{total - low}")
                yield f"{bot_of(s.city).tiles} {bot_of(s.city).directions}"


def bot_deeds() -> Iterator[str]:
    """Every action tile of both bots, with little and with much."""
    for bot in ("teotibot", "modified"):
        for edition in EDITIONS:
            for goods in (0, 2, 20):
                for height in (0, 2, 5, 8, 9, 10):
                    for tile in range(7):
                        game = started(players=1, bot=bot, first_game=True, edition=edition)
                        s = Scene(game)
                        player = s.city.players[1]
                        player.goods = [goods] * len(GOODS)
                        player.temple = [height, min(10, height + 1), max(0, height - 1)]
                        player.power = [5, 3, 2, 1]
                        player.avenue = player.track = height
                        s.city.era = height % 3
                        owed(s, owing.end_turn(0), bots.act(tile))
                        yield told(game)
                        yield brief(game)


def solo_games() -> Iterator[str]:
    for seed in range(6):
        options = {"bot": ("teotibot", "modified")[seed % 2], "first_game": seed % 3 == 0}
        yield from wander(started(seed, players=1, **options), seed)


# --- whole games ----------------------------------------------------------------------------------


def games() -> Iterator[str]:
    for seed in range(24):
        options: dict[str, object] = {
            "players": 2 + seed % 3,
            "edition": EDITIONS[seed // 3 % 2],
            "draft": seed % 4 == 1,
            "first_game": seed % 4 == 2,
            "dark_eclipse": seed % 5 == 4,
        }
        yield from wander(started(seed, **options), seed)


Section = Callable[[], Iterator[str]]
Sections = Callable[[int], Iterator[str]]


def parts(section: Sections, count: int) -> list[Section]:
    """A section for each tile of a sort."""
    return [partial(section, part) for part in range(count)]


ABOUT: dict[str, list[Section]] = {
    "games": [games, solo_games],
    "boards.toml [ring]": [beginnings],
    "boards.toml [worship]": [beginnings],
    "boards.toml [sidebars]": [worshipping],
    "boards.toml [power_ups]": [gathering, learning, building_houses, building, paying_gold],
    "boards.toml [grid]": [gathering],
    "boards.toml [nobles]": [building_houses],
    "boards.toml [noble_rows]": [building_houses],
    "boards.toml [buildings]": [building_houses],
    "boards.toml [buildings_row]": [eclipses],
    "bonus.toml [tiles]": parts(bonuses, 7),
    "calendar.toml [ascension]": [ascending],
    "calendar.toml [calendar]": [eclipses, beginnings],
    "calendar.toml [pyramid_track_length]": [strolling],
    "calendar.toml [pyramid_track]": [eclipses],
    "calendar.toml [masks]": [eclipses],
    "calendar.toml [salary]": [eclipses],
    "discovery.toml [masks]": parts(discoveries, MASKS),
    "discovery.toml [others]": parts(discoveries, len(DISCOVERY))[MASKS:],
    "editions.toml [revised]": [ascending, worshipping, buying_power, *parts(climbing, 3)],
    "editions.toml [first]": [ascending, worshipping, buying_power, *parts(climbing, 3)],
    "pyramid.toml [ground]": [ground],
    "pyramid.toml [levels]": [building],
    "pyramid.toml [start]": [beginnings],
    "pyramid.toml [tiles]": parts(laying, PYRAMID_TILES),
    "pyramid.toml [decorations]": [paying_gold],
    "pyramid.toml [decoration_spots]": parts(decorating, DECORATION_TILES),
    "pyramid.toml [decoration_tiles]": parts(decorating, DECORATION_TILES),
    "royal.toml [tiles]": parts(royal_tiles, len(ROYAL)),
    "setup.toml [seats]": [beginnings],
    "setup.toml [starting_tiles]": [beginnings, dealing],
    "setup.toml [neutral]": [beginnings, dealing],
    "setup.toml [first_game_tiles]": [beginnings],
    "setup.toml [first_game_seats]": [beginnings],
    "starting.toml [tiles]": parts(starting_tiles, len(STARTING)),
    "technologies.toml [tiles]": [*parts(knowing, len(TECHNOLOGIES)), learning, buying_power],
    "technologies.toml [display]": [learning],
    "temples.toml [blue]": parts(climbing, 1),
    "temples.toml [red]": parts(climbing, 2)[1:],
    "temples.toml [green]": parts(climbing, 3)[2:],
    "temples.toml [bonus]": parts(climbing, 3),
    "temples.toml [major_steps]": [beginnings, *parts(climbing, 3)],
    "temples.toml [avenue]": [beginnings, strolling],
    "temples.toml [avenue_spots]": [strolling],
    "teotibot.toml [dice]": [dice],
    "teotibot.toml [direction]": [dice],
    "teotibot.toml [goods]": [beginnings],
    "teotibot.toml [teotibot]": [beginnings],
    "teotibot.toml [modified]": [beginnings],
    "turn.toml [moving]": [turns],
    "turn.toml [collecting]": [turns],
    "turn.toml [worship]": [turns],
    "turn.toml [unlocking]": [turns],
    "turn.toml [workers]": [turns],
    "everything else": [weighing, bot_deeds],
}
"""Where the values of a group are met: tried before everything else."""


def name_of(section: Section) -> str:
    if isinstance(section, partial):
        return f"{section.func.__name__} {section.args[0]}"
    return section.__name__


SECTIONS: dict[str, Section] = {
    name_of(section): section for sections in ABOUT.values() for section in sections
}


def order_for(group: str, place: str) -> list[str]:
    """All sections by name: that of the very tile first, then those of its group, then all."""
    about = [name_of(section) for section in ABOUT.get(group, [])]
    row = re.match(r"(?:list|icons)\.([0-9]+)", place)
    if row and int(row.group(1)) < len(about):
        about.insert(0, about[int(row.group(1))])
    return list(dict.fromkeys([*about, *SECTIONS]))
