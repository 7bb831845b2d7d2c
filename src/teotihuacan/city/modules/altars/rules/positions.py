"""Altars and Shamans in plain JSON types, back again, and whether they can occur."""

from typing import Final

from teotihuacan.city.modules.altars.rules import kinds as altar_kinds
from teotihuacan.city.modules.altars.rules import printed, state
from teotihuacan.city.modules.altars.rules.state import Altars
from teotihuacan.city.modules.obsidian.rules import printed as obsidian_printed
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.positions.restoring import read_named
from teotihuacan.city.rules.positions.validity import wrong
from teotihuacan.city.rules.state import City, replaced
from teotihuacan.city.rules.turns.discovery import claimed_place
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.steps import CHANCE, make_step

TURNS: Final = ("", "unlocked", "shaman")
"""The words for the progress of a turn; "" is not written."""

OF_A_WORKER: Final = (
    *(kinds.TURN, kinds.DISTANCE, kinds.ACTION, kinds.WORSHIP, kinds.PERFORM, kinds.ACTION_OVER),
)
"""Steps of a normal turn: none of them is owed once a Shaman is activated."""


def write_altars(city: City) -> dict[str, object]:
    altars = state.altars_of(city)
    keys = city.setting.keys
    written: dict[str, object] = {
        "tiles": [
            printed.ALTAR_KEYS[tile] if tile != state.UNDRAWN else None for tile in altars.tiles
        ],
        "discovery": [[keys[tile] for tile in pile] for pile in altars.piles],
        "shamans": [
            {
                "at": printed.HALF_NAMES[half] if half != state.IN_HAND else None,
                "standing": altars.stands(seat),
            }
            for seat, half in enumerate(altars.shamans)
        ],
    }
    if altars.turn != state.NOTHING_YET:
        written["turn"] = TURNS[altars.turn]
    if altars.helping:
        written["helping"] = True
    return written


def read_altars(reader: Reader, city: City) -> None:
    altars = state.altars_of(city)
    needed, keys = "an altar that lies nowhere else, or null, is needed", list(printed.ALTAR_KEYS)
    altars.tiles = read_named(reader, "tiles", printed.ALTARS, keys, needed, once=True)
    altars.piles = read_piles(reader, city)
    seats = len(city.players)
    for seat, entry in enumerate(reader.readers("shamans", seats, seats)):
        nowhere = entry.get("at") is None
        half = state.IN_HAND if nowhere else entry.word("at", printed.HALF_NAMES)
        altars.shamans = replaced(altars.shamans, seat, half)
        if entry.flag("standing"):
            altars.standing |= 1 << seat
            if nowhere:
                raise entry.fail("standing", "a Shaman stands on an altar only")
        entry.done()
    altars.turn = reader.word("turn", TURNS) if reader.has("turn") else state.NOTHING_YET
    altars.helping = reader.has("helping") and reader.flag("helping")
    reader.done()


def read_piles(reader: Reader, city: City) -> tuple[tuple[int, ...], ...]:
    items = reader.items("discovery", printed.ALTARS, printed.ALTARS)
    known = [city.setting.keys[kind] for kind in obsidian_printed.MAJOR_KINDS]
    piles: list[tuple[int, ...]] = []
    for i, item in enumerate(items):
        place = f"discovery[{i}]"
        inner = Reader({place: item}, reader.path, reader.error)
        tiles = inner.words(place, known, printed.TILES_ON_ALTARS[len(city.players)])
        piles.append(tuple([obsidian_printed.MAJOR_KINDS[tile] for tile in tiles]))
    return tuple(piles)


def check_altars(city: City, in_setup: bool) -> None:
    """Raise a PositionError for what cannot occur; the steps look after themselves."""
    altars = state.altars_of(city)
    check_tiles(city, altars, in_setup)
    check_shamans(city, altars, in_setup)
    check_turn(city, altars)


def check_tiles(city: City, altars: Altars, in_setup: bool) -> None:
    most = printed.TILES_ON_ALTARS[len(city.players)]
    left = [city._discovery_pile[kind] for kind in obsidian_printed.MAJOR_KINDS]
    for altar in range(printed.ALTARS):
        undrawn = make_step(altar_kinds.DRAW_ALTAR, CHANCE, altar) in city.agenda
        if (altars.tiles[altar] == state.UNDRAWN) != undrawn:
            raise wrong(f"altars.tiles[{altar}]", "an altar lies in every gap once it is drawn")
        owed = city.agenda.count(make_step(kinds.DRAW_DISCOVERY, CHANCE, state.PILE + altar))
        pile = len(altars.piles[altar]) + owed
        if pile > most or (in_setup and pile < most and max(left) > 0) or (owed and not in_setup):
            raise wrong(f"altars.discovery[{altar}]", f"{most} tiles are laid there, in setup only")


def check_shamans(city: City, altars: Altars, in_setup: bool) -> None:
    """Check that Shamans in hand are about to be placed, and that no half stays shared."""
    placing = [step[1] for step in city.agenda if step[0] == altar_kinds.HALF]
    moved = [step[1] for step in city.agenda if step[0] == altar_kinds.DISPLACED]
    displacing = [altars.shamans[seat] for seat in moved]
    for seat in range(city.setting.people):
        half = altars.shamans[seat]
        if placing.count(seat) != (1 if half == state.IN_HAND else 0):
            raise wrong(f"altars.shamans[{seat}].at", "one in hand is being placed, no other is")
        sharing = altars.shamans.count(half)
        if half != state.IN_HAND and sharing > (2 if half in displacing else 1):
            raise wrong(f"altars.shamans[{seat}].at", "two Shamans are on the same half")
        if in_setup and half != state.IN_HAND and not altars.stands(seat):
            raise wrong(f"altars.shamans[{seat}].standing", "every Shaman begins standing")

    for seat in range(city.setting.people, len(altars.shamans)):
        waiting = make_step(altar_kinds.BOT_ALTAR, seat) in city.agenda
        if (altars.shamans[seat] == state.IN_HAND) != waiting:
            raise wrong(
                f"altars.shamans[{seat}].at", "a bot's is placed in setup, and never in hand"
            )
        if altars.stands(seat):
            raise wrong(f"altars.shamans[{seat}].standing", "the Shaman of a bot always lies")


def check_turn(city: City, altars: Altars) -> None:
    """Check what is remembered of a turn while it lasts."""
    if altars.turn != state.NOTHING_YET and city.turn < 0:
        raise wrong("altars.turn", "no player has the turn")
    if altars.turn == state.HAS_ACTIVATED:
        if city.acting or [step for step in city.agenda if step[0] in OF_A_WORKER]:
            raise wrong("altars.turn", "no worker moves or acts in the turn of a Shaman")
    if altars.helping and (city.turn < 0 or not altars.stands(city.turn)):
        raise wrong("altars.helping", "only a standing Shaman helps, in its owner's turn")
    for step in city.agenda:
        if step[0] == kinds.CLAIM and 0 <= claimed_place(step) - state.PILE < printed.ALTARS:
            there = altars.shamans[step[1]] // 2 == claimed_place(step) - state.PILE
            if altars.turn != state.HAS_ACTIVATED or step[1] != city.turn or not there:
                raise wrong("altars.turn", "who claims a tile of an altar has just come there")
