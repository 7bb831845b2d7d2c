"""The verbs of the game, each written once: score, gain, pay, power up, unlock.

Boards, tiles, bots and modules are sentences made of these.
"""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules.agenda import (
    AVENUE,
    CALENDAR,
    POWER_UP,
    REBORN,
    RESOURCE,
    TEMPLE,
    TEMPLE_ORDER,
    TEMPLE_STEP,
    WHEEL_REWARD,
)
from teotihuacan.city.rules.state import HAND, WORKERS, City, Player, board_of
from teotihuacan.city.rules.tiles import BONUS_STEP, IGNORE_COCOA, TRACK_LAST, Bundle

COCOA: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD_BARS: Final = 3
GOODS: Final[tuple[str, ...]] = ("cocoa", "wood", "stone", "gold")


def score(city: City, player: Player, points: int, source: int) -> None:
    """Add points (or take some: never below zero, ruling 53)."""
    if points < -player.points:
        points = -player.points
    if points == 0:
        return
    player.points += points
    if city.events is not None:
        city.tell("points", player.seat, points, source)


def take(city: City, player: Player, good: int, amount: int) -> None:
    """Take goods from the supply, or with a negative amount give them back."""
    if amount == 0:
        return
    if good == COCOA:
        player.cocoa += amount
    elif good == WOOD:
        player.wood += amount
    elif good == STONE:
        player.stone += amount
    else:
        player.gold += amount
    if city.events is not None:
        city.tell("goods", player.seat, good, amount)


def owned(player: Player, good: int) -> int:
    if good == COCOA:
        return player.cocoa
    if good == WOOD:
        return player.wood
    if good == STONE:
        return player.stone
    return player.gold


def gain(city: City, player: Player, bundle: Bundle, source: int) -> None:
    """Gain everything in a bundle; what needs a decision or can trigger more goes on the agenda.

    Goods come first, so that they can pay for a discovery tile on a step (ruling 58).
    """
    agenda = city.agenda
    seat = player.seat
    if bundle.power:
        agenda.append((POWER_UP, seat, 0, bundle.power, 0))
    for _ in range(bundle.avenue):
        agenda.append((AVENUE, seat, 0, 0, 0))
    if bundle.temple:
        agenda.append((TEMPLE, seat, bundle.temple, 0, 0))
    advance(city, seat, bundle.blue, bundle.red, bundle.green)
    if bundle.resource:
        agenda.append((RESOURCE, seat, bundle.resource, 0, 0))
    take(city, player, COCOA, bundle.cocoa)
    take(city, player, WOOD, bundle.wood)
    take(city, player, STONE, bundle.stone)
    take(city, player, GOLD_BARS, bundle.gold)
    score(city, player, bundle.points, source)


def advance(city: City, seat: int, blue: int, red: int, green: int) -> None:
    """Owe steps on named temples; with several, the player orders them (ruling 35)."""
    if blue + red + green == 0:
        return
    if blue + red + green == 1:
        city.agenda.append((TEMPLE_STEP, seat, 1 if red else 2 if green else 0, 0, 0))
    else:
        city.agenda.append((TEMPLE_ORDER, seat, blue, red, green))


def affords(player: Player, cost: Bundle, cocoa_spent: int = 0) -> bool:
    """Whether a cost can be paid, after so much cocoa has gone elsewhere."""
    return (
        player.cocoa - cocoa_spent >= cost.cocoa
        and player.wood >= cost.wood
        and player.stone >= cost.stone
        and player.gold >= cost.gold
    )


def pay(city: City, player: Player, cost: Bundle) -> None:
    take(city, player, COCOA, -cost.cocoa)
    take(city, player, WOOD, -cost.wood)
    take(city, player, STONE, -cost.stone)
    take(city, player, GOLD_BARS, -cost.gold)


def flip(city: City, player: Player, kind: int) -> None:
    """Use a discovery tile: it is turned face down and stays with its owner."""
    player.tiles[kind] -= 1
    player.used[kind] += 1
    if city.events is not None:
        city.tell("use", player.seat, kind)


def pay_cocoa(city: City, player: Player, amount: int, ignoring: bool) -> None:
    """Pay cocoa for one transaction, or flip the tile that ignores the payment (ruling 22)."""
    if ignoring:
        flip(city, player, IGNORE_COCOA)
    else:
        take(city, player, COCOA, -amount)


def unlock_all(city: City, player: Player) -> None:
    """Slide every locked worker to the general area of its board (ruling 6)."""
    for i in range(WORKERS):
        if player.place[i] > HAND:
            player.place[i] = board_of(player.place[i])
            if city.events is not None:
                city.tell("unlocked", player.seat, player.place[i], player.power[i])


def advance_track(city: City, player: Player) -> None:
    """One step on the Pyramid track, which ends on its last printed space (ruling 51)."""
    if player.track < TRACK_LAST:
        player.track += 1
        if city.events is not None:
            city.tell("track", player.seat, player.track)


def power_up(city: City, player: Player, worker: int) -> None:
    """Turn a die one up; at 6 it ascends at once (ruling 43), before anything else owed."""
    player.power[worker] += 1
    power = player.power[worker]
    if city.events is not None:
        city.tell("power", player.seat, board_of(player.place[worker]), power)
    if power < 6:
        return
    seat = player.seat
    player.place[worker] = HAND
    city.acting &= ~(1 << worker)
    if city.events is not None:
        city.tell("ascend", seat)
    city.agenda.append((CALENDAR, seat, 0, 0, 0))
    city.agenda.append((WHEEL_REWARD, seat, 0, 0, 0))
    city.agenda.append((REBORN, seat, worker, 0, 0))
    city.agenda.append((AVENUE, seat, 0, 0, 0))


def climbable(city: City, player: Player, temple: int) -> bool:
    """Whether a marker can go up: the topmost step holds a single one (ruling 41)."""
    step = player.temple[temple]
    if step < BONUS_STEP:
        return True
    if step > BONUS_STEP:
        return False
    for other in city.players:
        if other.temple[temple] > BONUS_STEP:
            return False
    return True


def any_climbable(city: City, player: Player) -> bool:
    return climbable(city, player, 0) or climbable(city, player, 1) or climbable(city, player, 2)
