"""Invariants of the modules, at every decision.

Beside `tests/city/invariants.py`, which holds with modules, too.
"""

from collections import Counter

import teotihuacan as teo
from teotihuacan.city.modules.altars.rules import kinds as altar_kinds
from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.altars.rules.state import IN_HAND, Altars
from teotihuacan.city.modules.empire.rules import kinds as empire_kinds
from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.modules.empire.rules.state import Empire
from teotihuacan.city.modules.mansion.rules import printed as mansion_printed
from teotihuacan.city.modules.mansion.rules.state import NOBODY, Owners
from teotihuacan.city.modules.obsidian.rules.state import Majors
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City
from tests.city.invariants import check
from tests.tables import table


def check_all(game: teo.Game) -> None:
    """Fail if anything of the game or of its modules is lost, doubled, or where it cannot be."""
    check(game)
    check_modules(table(game))


def check_modules(city: City) -> None:
    elsewhere = [0] * len(city.setting.copies)
    for part in city.parts:
        tiles: list[int] = []
        if isinstance(part, Majors):
            elsewhere = [count + more for count, more in zip(elsewhere, part.discard, strict=True)]
        elif isinstance(part, Owners):
            check_owners(city, part)
        elif isinstance(part, Altars):
            check_altars(city, part)
            tiles = [tile for pile in part.piles for tile in pile]
        elif isinstance(part, Empire):
            check_empire(city, part)
            tiles = [*part.drawn[0], *part.drawn[1]]
        for tile in tiles:
            elsewhere[tile] += 1
    check_stacks(city)
    others = [module for module in city.setting.modules if module.name != "solo"]
    for kind, count in enumerate(elsewhere):
        assert count == sum(module.tiles_elsewhere(city, kind) for module in others)


def check_stacks(city: City) -> None:
    """Major tiles lie only where they belong; there are as many Special Masks as always."""
    names = [module.name for module in city.setting.modules]
    if "obsidian" not in names:
        assert max([player.goods[units.WILD] for player in city.players]) == 0
    for board, tile in enumerate(city.near):
        if tile >= 0:
            assert (discovery.TILES[tile].stack == discovery.MAJOR) == (
                board == places.PALACE and "mansion" in names
            )
    for pile in city.piles:
        assert not [tile for tile in pile if discovery.TILES[tile].stack == discovery.MAJOR]
    apart = [
        kind
        for kind in range(len(city.setting.copies))
        if discovery.TILES[kind].stack == discovery.APART
    ]
    for kind in apart:
        owned = sum([player.tiles[kind] + player.used[kind] for player in city.players])
        assert owned + city._discovery_pile[kind] == (1 if "empire" in names else 0)


def check_owners(city: City, owners: Owners) -> None:
    """Owners follow from markers."""
    for temple, owner in enumerate(owners.seats):
        reached = [
            p.seat for p in city.players if p.temple[temple] >= mansion_printed.FIRST_MAJOR[temple]
        ]
        assert owner in reached if reached else owner == NOBODY


def check_altars(city: City, altars: Altars) -> None:
    """Check that a Shaman in hand is being placed, and one that shares a half is moving."""
    people = city.setting.people
    assert len(altars.shamans) == len(city.players)
    assert set(altars.shamans) <= {IN_HAND, *range(altar_printed.HALVES)}
    for pile in altars.piles:
        assert len(pile) <= altar_printed.TILES_ON_ALTARS[len(city.players)]
        assert all(discovery.TILES[tile].stack == discovery.MAJOR for tile in pile)
    placing = {step[1] for step in city.agenda if step[0] == altar_kinds.HALF}
    in_hand = {seat for seat, half in enumerate(altars.shamans) if half == IN_HAND}
    assert placing == {seat for seat in in_hand if seat < people}
    shared = [half for half, n in Counter(altars.shamans).items() if n > 1 and half != IN_HAND]
    displacing = [
        altars.shamans[step[1]] for step in city.agenda if step[0] == altar_kinds.DISPLACED
    ]
    assert set(shared) <= set(displacing)
    assert not altars.helping or altars.stands(city.turn)
    for seat in range(people, len(city.players)):  # a bot's always lies
        assert not altars.stands(seat)
        assert city.turn < 0 or altars.shamans[seat] != IN_HAND


def check_empire(city: City, empire: Empire) -> None:
    """No Warrior is lost; each building has cost one, and stands in a region."""
    for seat in range(len(city.players)):
        bot = seat >= city.setting.people
        moving = [
            step
            for step in city.agenda
            if (step[0] == empire_kinds.MARCH and step[1] == seat)
            or (bot and step[0] == empire_kinds.DRAW_PATH)
        ]
        there = empire.holder.count(seat) + empire.farthest[seat] + len(moving)
        assert empire.supply[seat] + there + empire.removed[seat] == empire_printed.WARRIORS
        assert min(empire.supply[seat], empire.farthest[seat], empire.removed[seat]) >= 0
    assert sum(empire.removed) == empire.settled.bit_count() == city.buildings
    assert not any(
        empire.is_settled(end) for end in (empire_printed.TEOTIHUACAN, empire_printed.FARTHEST)
    )
    assert city.nobles == (0, 0, 0)
    assert city.turn < 0 or empire.holder[empire_printed.TEOTIHUACAN] >= 0
