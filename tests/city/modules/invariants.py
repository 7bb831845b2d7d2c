"""What is true of everything that modules brought, at every decision.

Beside `tests/city/invariants.py`, which holds with modules, too.
"""

from collections import Counter

import teotihuacan as teo
from teotihuacan.city.modules.altars.rules.kinds import DISPLACED, HALF
from teotihuacan.city.modules.altars.rules.printed import HALVES, TILES_ON_ALTARS
from teotihuacan.city.modules.altars.rules.state import IN_HAND, Altars
from teotihuacan.city.modules.empire.rules.kinds import DRAW_PATH, MARCH
from teotihuacan.city.modules.empire.rules.printed import FARTHEST, TEOTIHUACAN, WARRIORS
from teotihuacan.city.modules.empire.rules.state import Empire
from teotihuacan.city.modules.mansion.rules.printed import FIRST_MAJOR
from teotihuacan.city.modules.mansion.rules.state import NOBODY, Owners
from teotihuacan.city.modules.obsidian.rules.state import Majors
from teotihuacan.city.rules.bundle import WILD
from teotihuacan.city.rules.printed.discovery import APART, DISCOVERY, MAJOR
from teotihuacan.city.rules.state import PALACE, City
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
        assert max([player.goods[WILD] for player in city.players]) == 0
    for board, tile in enumerate(city.near):
        if tile >= 0:
            assert (DISCOVERY[tile].stack == MAJOR) == (board == PALACE and "mansion" in names)
    for pile in city.piles:
        assert not [tile for tile in pile if DISCOVERY[tile].stack == MAJOR]
    apart = [kind for kind in range(len(city.setting.copies)) if DISCOVERY[kind].stack == APART]
    for kind in apart:
        owned = sum([player.tiles[kind] + player.used[kind] for player in city.players])
        assert owned + city.discovery_pile[kind] == (1 if "empire" in names else 0)


def check_owners(city: City, owners: Owners) -> None:
    """Owners follow from markers."""
    for temple, owner in enumerate(owners.seats):
        reached = [p.seat for p in city.players if p.temple[temple] >= FIRST_MAJOR[temple]]
        assert owner in reached if reached else owner == NOBODY


def check_altars(city: City, altars: Altars) -> None:
    """Whoever is in hand is being placed, and who shares a half is about to make room."""
    people = city.setting.people
    assert len(altars.shamans) == len(city.players)
    assert set(altars.shamans) <= {IN_HAND, *range(HALVES)}
    for pile in altars.piles:
        assert len(pile) <= TILES_ON_ALTARS[len(city.players)]
        assert all(DISCOVERY[tile].stack == MAJOR for tile in pile)
    placing = {step[1] for step in city.agenda if step[0] == HALF}
    in_hand = {seat for seat, half in enumerate(altars.shamans) if half == IN_HAND}
    assert placing == {seat for seat in in_hand if seat < people}
    shared = [half for half, n in Counter(altars.shamans).items() if n > 1 and half != IN_HAND]
    displacing = [altars.shamans[step[1]] for step in city.agenda if step[0] == DISPLACED]
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
            if (step[0] == MARCH and step[1] == seat) or (bot and step[0] == DRAW_PATH)
        ]
        there = empire.holder.count(seat) + empire.farthest[seat] + len(moving)
        assert empire.supply[seat] + there + empire.removed[seat] == WARRIORS
        assert min(empire.supply[seat], empire.farthest[seat], empire.removed[seat]) >= 0
    assert sum(empire.removed) == empire.settled.bit_count() == city.buildings
    assert not any(empire.is_settled(end) for end in (TEOTIHUACAN, FARTHEST))
    assert city.nobles == (0, 0, 0)
    assert city.turn < 0 or empire.holder[TEOTIHUACAN] >= 0
