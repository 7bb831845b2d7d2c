"""Buildings in regions: a Warrior settles down, and the region brings its benefit."""

from typing import ClassVar

from teotihuacan.city.modules.empire.rules import kinds as empire_kinds
from teotihuacan.city.modules.empire.rules import printed, sources
from teotihuacan.city.modules.empire.rules.printed import Benefit, benefit_of
from teotihuacan.city.modules.empire.rules.state import empire_of
from teotihuacan.city.rules import kinds, places
from teotihuacan.city.rules.effects import gain, pay, payable, score
from teotihuacan.city.rules.families import AFTER_ACTION, PAUSE
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player, added, replaced
from teotihuacan.engine.steps import CHANCE, Declared, Kind, Step, make_step, push, push2


def open_regions(city: City, seat: int) -> list[int]:
    """The regions a seat could settle: an own Warrior there, no building yet (ruling E9)."""
    empire = empire_of(city)
    held = [region for region in range(1, printed.FARTHEST) if empire.holder[region] == seat]
    return [region for region in held if not empire.is_settled(region)]


def can_build(city: City, player: Player) -> bool:
    """Return whether a building can be built now (rulings E7, X75)."""
    if city.buildings >= boards.BUILDINGS or not payable(player, printed.BUILD_COST):
        return False
    return len(open_regions(city, player.seat)) > 0


def settle(city: City, player: Player, region: int) -> None:
    """The next building goes into a region, whose Warrior leaves the game."""
    empire = empire_of(city)
    empire.holder = replaced(empire.holder, region, -1)
    empire.removed = added(empire.removed, player.seat, 1)
    empire.settled |= 1 << region
    city.buildings += 1
    city.tell("settle", player.seat, region)


def workers_points(player: Player, benefit: Benefit) -> int:
    """Return the points of a region for the workers in play, locked ones too (ruling X82)."""
    points = 0
    for i in range(WORKER_COUNT):
        if player.place[i] != places.WHEEL:
            strong = player.power[i] >= benefit.strong_from
            points += benefit.strong_worker if strong else benefit.worker
    return points


def push_draws(city: City, seat: int, place: int, stack: int, wanted: int) -> None:
    """Draw tiles, as many as there are, of which one may be claimed (rulings X43, X44)."""
    if wanted and tiles_left(city, stack):
        push(city, kinds.CLAIM, seat, place)
        push_tiles(city, place, stack, wanted)


def push_tiles(city: City, place: int, stack: int, wanted: int) -> None:
    """Draw this many tiles of a stack, or as many as there are."""
    for _ in range(min(tiles_left(city, stack), wanted)):
        push(city, kinds.DRAW_DISCOVERY, CHANCE, place)


def tiles_drawn(benefit: Benefit, place: int) -> int:
    """Return how many tiles are drawn onto a place for a region with this benefit."""
    return benefit.discovery if place == printed.DISCOVERY_DRAWN else benefit.major


def tiles_left(city: City, stack: int) -> int:
    """Return how many tiles of a stack are left: not owned, and on no place."""
    left = 0
    for kind, count in enumerate(city._discovery_pile):
        if discovery.TILES[kind].stack == stack:
            left += count
    return left


class Settle(Kind[City]):
    """In which region to build; everything in its printed order (ruling X76)."""

    declared: ClassVar = Declared(
        empire_kinds.SETTLE,
        "settle",
        codes=[f"settle-{region}" for region in range(1, printed.FARTHEST)],
        parents=("conquest", "technology gain", AFTER_ACTION),
        families=(PAUSE,),
        answers=("region", "region", 1),
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.ids[region - 1] for region in open_regions(city, step[1])]

    def play(self, city: City, step: Step, option: int) -> None:
        seat = step[1]
        player = city.players[seat]
        region = option + 1
        push2(city, make_step(empire_kinds.BENEFIT, seat, region), make_step(kinds.AVENUE, seat))
        pay(city, player, printed.BUILD_COST)  # what is asked for comes before the benefit
        settle(city, player, region)

    def flaw(self, city: City, step: Step) -> str:
        return "" if can_build(city, city.players[step[1]]) else "no building can be built"


class ReceiveBenefit(Kind[City]):
    """Give the benefit of the region of a new building."""

    declared: ClassVar = Declared(
        empire_kinds.BENEFIT,
        "region benefit",
        f"region:1..{printed.FARTHEST - 1}",
        parents=("avenue step",),
        families=(PAUSE,),
    )

    def run(self, city: City, step: Step) -> None:
        _, seat, region, _, _ = step
        player = city.players[seat]
        benefit = benefit_of(region)
        push_draws(city, seat, printed.DISCOVERY_DRAWN, discovery.ORDINARY, benefit.discovery)
        push_draws(city, seat, printed.MAJOR_DRAWN, discovery.MAJOR, benefit.major)
        gain(city, player, benefit.gain, sources.REGIONS)
        score(city, player, workers_points(player, benefit), sources.REGIONS)

    def flaw(self, city: City, step: Step) -> str:
        if city.agenda.count(step) > 1:
            return "a region brings its benefit once"
        settled = empire_of(city).is_settled(step[2])
        return "" if settled else "the region must have a building"


def rewarding(step: Step) -> int:
    """The region that a `region benefit` is about."""
    return step[2]
