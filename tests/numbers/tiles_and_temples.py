"""Situations of worship, of all sorts of tiles, and of the steps of temples, Avenue and wheel."""

from collections.abc import Iterator

from teotihuacan.city.rules import kinds, tile_places
from teotihuacan.city.rules.printed import discovery
from teotihuacan.engine.steps import make_step
from tests.city.scene import KEYS, Scene
from tests.numbers.boards import RING, TECHNOLOGIES, arrives, line_to, neighbour
from tests.numbers.tracing import (
    EDITIONS,
    RICH,
    attempt,
    brief,
    every_way,
    in_turn,
    laid_out,
    owed,
    told,
)

ROYAL = (1, 2, 3, 4, 5, 6, 7, 8, 9)


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
        owed(s, make_step(kinds.END), make_step(kinds.CLAIM, 0, tile_places.NEAR + 2))
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
                owed(s, make_step(kinds.END), make_step(kinds.TEMPLE_STEP, 0, temple))
                yield told(s.game)
                yield from every_way(s, 1, 6)


def strolling() -> Iterator[str]:
    """Every step of the Avenue and of the Pyramid track."""
    for step in range(10):
        s = laid_out()
        s.seat(0, avenue=step, cocoa=5, wood=5, stone=5, gold=5)
        for pile, key in enumerate(("four_points", "temple_blue", "mask_4")):
            s.pile(pile, key)
        owed(s, make_step(kinds.END), make_step(kinds.AVENUE))
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
            owed(s, make_step(kinds.END), make_step(kinds.WHEEL_REWARD))
            yield from every_way(s, 2, 20)
            s.seat(0, workers="P5 F5 F4*", cocoa=cocoa)
            yield attempt(in_turn(s), "P5 >1 main")
            yield from every_way(s, 3, 30)


def weighing() -> Iterator[str]:
    """Worship with both where the tile must come into reach first."""
    for key in ("mask_1", "mask_2", "four_cocoa", "three_resources"):
        for helper in (*KEYS[discovery.MASKS : discovery.MASKS + 10], ""):
            s = laid_out().ring(RING).near(F=key)
            s.seat(0, workers="P5 Q5", cocoa=1, tiles=(helper,) if helper else ())
            yield attempt(s, "P5 >1")
            yield attempt(s, "worship")
