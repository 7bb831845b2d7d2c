"""The verbs of the game, each written once: score, gain, pay, power up, unlock, advance.

Boards, tiles and modules are sentences made of these.  Nothing else scores, pays or moves a marker,
whoever plays; only setup lays out what a player begins with.
"""

from __future__ import annotations

from teotihuacan.city.rules import owing
from teotihuacan.city.rules.bundle import (
    AVENUE,
    BLUE,
    COCOA,
    GOLD_BARS,
    GREEN,
    POWER,
    RED,
    RESOURCE,
    STONE,
    TEMPLE,
    WOOD,
    Bundle,
)
from teotihuacan.city.rules.printed.calendar import TRACK_LAST
from teotihuacan.city.rules.printed.discovery import IGNORE_COCOA
from teotihuacan.city.rules.printed.temples import AVENUE_LAST, BONUS_STEP
from teotihuacan.city.rules.state import HAND, PALACE, WORKERS, City, Player, board_of, replaced


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
    player.goods[good] += amount
    if city.events is not None:
        city.tell("goods", player.seat, good, amount)


def gain(city: City, player: Player, bundle: Bundle, source: int) -> None:
    """Gain everything in a bundle; what needs a decision or can trigger more goes on the agenda.

    Goods come first, so that they can pay for a discovery tile on a step (ruling 58).  Units that
    only some places know (a technology, a worker more) cannot stand in any other bundle.
    """
    if bundle.owes:
        owe_gains(city, player.seat, bundle)
    gain_at_once(city, player, bundle, source)


def gain_at_once(city: City, player: Player, bundle: Bundle, source: int) -> None:
    """Gain the goods and points of a bundle, and nothing else of it."""
    cocoa, wood, stone, gold, _ = bundle.price
    if cocoa:
        take(city, player, COCOA, cocoa)
    if wood:
        take(city, player, WOOD, wood)
    if stone:
        take(city, player, STONE, stone)
    if gold:
        take(city, player, GOLD_BARS, gold)
    if bundle.points:
        score(city, player, bundle.points, source)


def owe_gains(city: City, seat: int, bundle: Bundle) -> None:
    """Lay on the agenda what a bundle brings besides goods and points."""
    agenda = city.agenda
    amounts = bundle.amounts
    if amounts[POWER]:
        agenda.append(owing.power_up(seat, 0, amounts[POWER], 0))
    for _ in range(amounts[AVENUE]):
        agenda.append(owing.avenue_step(seat))
    if amounts[TEMPLE]:
        agenda.append(owing.any_temple(seat, amounts[TEMPLE]))
    advance(city, seat, amounts[BLUE], amounts[RED], amounts[GREEN])
    if amounts[RESOURCE]:
        agenda.append(owing.take_any(seat, amounts[RESOURCE]))


def advance(city: City, seat: int, blue: int, red: int, green: int) -> None:
    """Owe steps on named temples; with several, the player orders them (ruling 35)."""
    if blue + red + green == 0:
        return
    if blue + red + green == 1:
        city.agenda.append(owing.temple_step(seat, 1 if red else 2 if green else 0))
    else:
        city.agenda.append(owing.temple_order(seat, blue, red, green))


# --- paying ---------------------------------------------------------------------------------------


def payable(player: Player, cost: Bundle, cocoa_spent: int = 0) -> bool:
    """Whether a cost can be paid, after so much cocoa has gone elsewhere."""
    goods = player.goods
    if goods[COCOA] - cocoa_spent < cost.cocoa:
        return False
    if cost.only_cocoa:
        return True
    _, wood, stone, gold, wild = cost.price
    if goods[WOOD] < wood or goods[STONE] < stone or goods[GOLD_BARS] < gold:
        return False
    return wild == 0 or player.resources() - wood - stone - gold >= wild


def pay(city: City, player: Player, cost: Bundle) -> None:
    """Pay a cost.  What it names is taken at once; resources of the payer's choice are asked for,
    unless there is only one way to pay them."""
    cocoa, wood, stone, gold, wild = cost.price
    if cocoa:
        take(city, player, COCOA, -cocoa)
    if wood:
        take(city, player, WOOD, -wood)
    if stone:
        take(city, player, STONE, -stone)
    if gold:
        take(city, player, GOLD_BARS, -gold)
    for _ in range(wild):
        city.agenda.append(owing.give_any(player.seat))


def flip(city: City, player: Player, tile: int) -> None:
    """Use a discovery tile: it is turned face down and stays with its owner."""
    player.tiles[tile] -= 1
    if not player.tiles[tile]:
        player.showing &= ~(1 << tile)
    player.used = replaced(player.used, tile, player.used[tile] + 1)
    if city.events is not None:
        city.tell("use", player.seat, tile)


def pay_or_ignore(city: City, player: Player, cost: Bundle, ignoring: bool) -> None:
    """Pay for one transaction, or flip the tile that ignores its cocoa (ruling 22)."""
    if ignoring:
        flip(city, player, IGNORE_COCOA)
        cost = cost.without(COCOA)
    pay(city, player, cost)


# --- workers and markers --------------------------------------------------------------------------


def unlock_all(city: City, player: Player) -> None:
    """Slide every locked worker to the general area of its board (ruling 6)."""
    for i in range(WORKERS):
        if player.place[i] > HAND:
            player.place[i] = board_of(player.place[i])
            if city.events is not None:
                city.tell("unlocked", player.seat, player.place[i], player.power[i])


def release(city: City, seat: int, space: int) -> None:
    """Another's worker locked on a space slides to the general area of the board."""
    player = city.players[seat]
    board = board_of(space)
    player.place[player.place.index(space)] = board
    if city.events is not None:
        city.tell("bumped", seat, board)


def advance_track(city: City, player: Player) -> None:
    """One step on the Pyramid track, which ends on its last printed space (ruling 51)."""
    if player.track < TRACK_LAST:
        player.track += 1
        if city.events is not None:
            city.tell("track", player.seat, player.track)


def leave_track(player: Player) -> None:
    """Begin the Pyramid track again, once it is scored."""
    player.track = 0


def advance_avenue(city: City, player: Player) -> bool:
    """One step on the Avenue; at its end there is none (ruling 45)."""
    if player.avenue >= AVENUE_LAST:
        return False
    player.avenue += 1
    if city.events is not None:
        city.tell("avenue", player.seat, player.avenue)
    return True


def strengthen(city: City, player: Player, worker: int) -> bool:
    """Turn a die one up; True if it shows six now and must ascend."""
    player.power[worker] += 1
    power = player.power[worker]
    if city.events is not None:
        city.tell("power", player.seat, board_of(player.place[worker]), power)
    if power < 6:
        return False
    if city.events is not None:
        city.tell("ascend", player.seat)
    return True


def be_reborn(player: Player, worker: int) -> None:
    """An ascended worker comes back to the Palace as a new one of power 1."""
    player.place[worker] = PALACE
    player.power[worker] = 1


def power_up(city: City, player: Player, worker: int) -> None:
    """Turn a die one up; at 6 it ascends at once (ruling 43), before anything else owed."""
    if not strengthen(city, player, worker):
        return
    seat = player.seat
    player.place[worker] = HAND
    city.acting &= ~(1 << worker)
    city.agenda.append(owing.calendar_step(seat))
    city.agenda.append(owing.wheel_reward(seat))
    city.agenda.append(owing.reborn(seat, worker))
    city.agenda.append(owing.avenue_step(seat))


def climbable(city: City, player: Player, temple: int) -> bool:
    """Whether a marker can go up: the topmost step holds a single one (ruling 41)."""
    height = player.temple[temple]
    if height < BONUS_STEP:
        return True
    if height > BONUS_STEP:
        return False
    for other in city.players:
        if other.temple[temple] > BONUS_STEP:
            return False
    return True


def any_climbable(city: City, player: Player) -> bool:
    return climbable(city, player, 0) or climbable(city, player, 1) or climbable(city, player, 2)


def raise_marker(city: City, player: Player, temple: int) -> int:
    """A marker goes one step up; the height it has now."""
    player.temple[temple] += 1
    height = player.temple[temple]
    if city.events is not None:
        city.tell("temple", player.seat, temple, height)
    return height
