"""The effects of the game, each written once: score, gain, pay, power up, unlock, advance.

Boards, tiles and modules are sentences made of these.  Nothing else scores, pays or moves a marker,
whoever plays; only setup lays out what a player begins with.
"""

from teotihuacan.city.rules import kinds, places, units
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import calendar, discovery, technologies, temples
from teotihuacan.city.rules.sources import Source
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player, added, board_of
from teotihuacan.engine.steps import Step, make_step, push, push4, push_all


def score(city: City, player: Player, points: int, source: Source) -> None:
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


def gain(city: City, player: Player, bundle: Bundle, source: Source) -> None:
    """Gain everything in a bundle; what needs a decision or can trigger more goes on the agenda.

    Goods come first, so that they can pay for a discovery tile on a step (ruling 58).  Units that
    only some places know (a technology, a worker more) cannot stand in any other bundle.
    """
    if bundle.needs_steps:
        push_gains(city, player.seat, bundle)
    gain_at_once(city, player, bundle, source)


def gain_at_once(city: City, player: Player, bundle: Bundle, source: Source) -> None:
    """Gain the goods and points of a bundle, and nothing else of it."""
    cocoa, wood, stone, gold, _ = bundle.price
    if cocoa:
        take(city, player, units.COCOA, cocoa)
    if wood:
        take(city, player, units.WOOD, wood)
    if stone:
        take(city, player, units.STONE, stone)
    if gold:
        take(city, player, units.GOLD, gold)
    if bundle.wild:
        take(city, player, units.WILD, bundle.wild)
    if bundle.points:
        score(city, player, bundle.points, source)


def push_gains(city: City, seat: int, bundle: Bundle) -> None:
    """Push the parts of a bundle other than goods and points; those of modules come first."""
    amounts = bundle.amounts
    steps: list[Step] = []
    if amounts[units.RESOURCE]:
        steps.append(make_step(kinds.RESOURCE, seat, amounts[units.RESOURCE]))
    blue, red, green = amounts[units.BLUE], amounts[units.RED], amounts[units.GREEN]
    anywhere = amounts[units.TEMPLE]
    if anywhere and blue + red + green == 1:
        # Together they come in any order (ruling D11).
        named = 1 if red else 2 if green else 0
        steps.append(make_step(kinds.TEMPLE_PAIR, seat, named, anywhere))
    else:
        if blue + red + green:
            steps.append(advancing(seat, blue, red, green))
        if anywhere:
            steps.append(make_step(kinds.TEMPLE, seat, anywhere))
    for _ in range(amounts[units.AVENUE]):
        steps.append(make_step(kinds.AVENUE, seat))
    if amounts[units.POWER]:
        steps.append(make_step(kinds.POWER_UP, seat, 0, amounts[units.POWER]))
    push_all(city, steps)
    if bundle.more:
        for module in city.setting.more_gained:
            module.push_gains(city, seat, bundle)


def advance(city: City, seat: int, blue: int, red: int, green: int) -> None:
    """Push steps on named temples, if there are any."""
    if blue + red + green:
        city.agenda.append(advancing(seat, blue, red, green))


def advancing(seat: int, blue: int, red: int, green: int) -> Step:
    """One or more steps on named temples; with several, the player orders them (ruling 35)."""
    if blue + red + green == 1:
        return make_step(kinds.TEMPLE_STEP, seat, 1 if red else 2 if green else 0)
    return make_step(kinds.TEMPLE_ORDER, seat, blue, red, green)


# --- paying ---------------------------------------------------------------------------------------


def payable(player: Player, cost: Bundle, cocoa_spent: int = 0) -> bool:
    """Return whether a cost can be paid, after paying `spent` cocoa for something else."""
    goods = player.goods
    if goods[units.COCOA] - cocoa_spent < cost.cocoa:
        return goods[units.WILD] > 0 and payable_wild(player, cost, cocoa_spent)
    if cost.only_cocoa:
        return True
    _, wood, stone, gold, free = cost.price
    if (
        goods[units.WOOD] < wood
        or goods[units.STONE] < stone
        or goods[units.GOLD] < gold
        or cost.wild
    ):
        return goods[units.WILD] > 0 and payable_wild(player, cost, cocoa_spent)
    if cost.power and not any_to_lower(player):
        return False
    return free == 0 or player.resources() - wood - stone - gold >= free


def pay(city: City, player: Player, cost: Bundle, kept: int = 0) -> None:
    """Pay a cost.  What it names is taken at once; resources of the payer's choice and other ways
    to pay are asked for before anything else that is owed, unless there is only one way.

    `kept` pieces of the good that stands for others are needed for what must be paid next.
    """
    cocoa, wood, stone, gold, free = cost.price
    if player.goods[units.WILD]:
        pay_wild(city, player, cost, kept)
    else:
        if cocoa:
            take(city, player, units.COCOA, -cocoa)
        if wood:
            take(city, player, units.WOOD, -wood)
        if stone:
            take(city, player, units.STONE, -stone)
        if gold:
            take(city, player, units.GOLD, -gold)
    if free:
        for _ in range(free):
            push(city, kinds.GIVE, player.seat)
    if cost.power:
        for _ in range(cost.power):
            city.due += (make_step(kinds.POWER_DOWN, player.seat),)


# --- a good that stands for others ----------------------------------------------------------------


def wild_for_cocoa(player: Player, cocoa: int) -> int:
    """Return how many pieces can pay for this cocoa at most: none without the technology."""
    if not player.technologies & technologies.WHEN_PAYING:
        return 0
    return -(-cocoa // technologies.COCOA_INSTEAD)


def could_stand(player: Player, good: int, amount: int) -> int:
    """Return how many pieces can pay for this much of a good at most, if there are enough."""
    if good == units.COCOA:
        return wild_for_cocoa(player, amount)
    return 0 if player.literal else amount


def wild_needed(player: Player, cost: Bundle, cocoa_spent: int = 0) -> int:
    """Return how many pieces a payment needs at least, after other cocoa was paid; -1 if something
    is missing for which no piece can stand.
    """
    for_resources = wild_for_resources(player, cost)
    if for_resources and player.literal:
        return -1
    needed = cost.wild + for_resources
    missing = cocoa_spent + cost.cocoa - player.goods[units.COCOA]
    if missing <= 0:
        return needed
    fewest = -1
    for first in range(wild_for_cocoa(player, cocoa_spent) + 1):
        for second in range(wild_for_cocoa(player, cost.cocoa) + 1):
            saved = min(first * technologies.COCOA_INSTEAD, cocoa_spent)
            saved += min(second * technologies.COCOA_INSTEAD, cost.cocoa)
            if saved >= missing and (fewest < 0 or first + second < fewest):
                fewest = first + second
    return fewest if fewest < 0 else needed + fewest


def wild_for_resources(player: Player, cost: Bundle) -> int:
    """Return how many pieces are needed at least to pay the resources of a cost."""
    goods = player.goods
    _, wood, stone, gold, free = cost.price
    needed = 0
    for left in (goods[units.WOOD] - wood, goods[units.STONE] - stone, goods[units.GOLD] - gold):
        if left < 0:
            needed -= left
        else:
            free -= left  # what is left over pays for resources of the payer's choice
    return needed + free if free > 0 else needed


def payable_wild(player: Player, cost: Bundle, cocoa_spent: int) -> bool:
    """Return whether a cost is payable for a player with the good that stands for others."""
    if cost.power and not any_to_lower(player):
        return False
    return 0 <= wild_needed(player, cost, cocoa_spent) <= player.goods[units.WILD]


def pay_wild(city: City, player: Player, cost: Bundle, kept: int) -> None:
    """Ask how many pieces pay for each good that is named: those that the rest of the cost needs
    are kept.  A player who is never asked spends them last."""
    take(city, player, units.WILD, -cost.wild)
    left = kept + wild_needed(player, cost) - cost.wild
    for good in (units.WOOD, units.STONE, units.GOLD, units.COCOA):
        amount = cost.of(good)
        if amount == 0:
            continue
        fewest = fewest_pieces(player, good, amount)
        left -= fewest
        if player.seat < city.setting.people and could_stand(player, good, amount):
            city.due += (make_step(kinds.PAY_WITH, player.seat, good, amount, left),)
        else:
            pay_pieces(city, player, good, amount, fewest)


def pay_pieces(city: City, player: Player, good: int, amount: int, pieces: int) -> None:
    """Pay so much of a good, and let so many pieces stand for a part of it."""
    take(city, player, units.WILD, -pieces)
    each = technologies.COCOA_INSTEAD if good == units.COCOA else 1
    take(city, player, good, -max(0, amount - pieces * each))


def fewest_pieces(player: Player, good: int, amount: int) -> int:
    """Return how many pieces are needed at least to pay this much of a good."""
    missing = max(0, amount - player.goods[good])
    return missing if good != units.COCOA else wild_for_cocoa(player, missing)


def counts_acting(city: City, player: Player, worker: int) -> bool:
    """Return whether a worker takes part in the current main action (ruling 23)."""
    return player.seat == city.turn and (city.acting >> worker) & 1 == 1


def idle(city: City, player: Player, worker: int) -> int:
    """Of equal workers in one place one that takes no part in the main action, if there is one."""
    if counts_acting(city, player, worker):
        for i in range(WORKER_COUNT):
            same = player.place[i] == player.place[worker]
            if same and player.power[i] == player.power[worker]:
                if not counts_acting(city, player, i):
                    return i
    return worker


def any_to_lower(player: Player) -> bool:
    """Return whether a worker can be powered down to pay for something."""
    for i in range(WORKER_COUNT):
        if 1 <= player.place[i] <= places.HAND and 1 < player.power[i] < 6:
            return True
    return False


def flip(city: City, player: Player, tile: int) -> None:
    """Use a discovery tile: it is turned face down and stays with its owner."""
    player.tiles[tile] -= 1
    if not player.tiles[tile]:
        player.showing &= ~(1 << tile)
    player.used = added(player.used, tile, 1)
    if city.events is not None:
        city.tell("use", player.seat, tile)


def pay_or_ignore(city: City, player: Player, cost: Bundle, ignoring: bool, kept: int = 0) -> None:
    """Pay for one transaction, or flip the tile that ignores its cocoa (ruling 22)."""
    if ignoring:
        flip(city, player, discovery.IGNORE_COCOA)
        cost = cost.without(units.COCOA)
    pay(city, player, cost, kept)


# --- workers and markers --------------------------------------------------------------------------


def unlock_all(city: City, player: Player) -> None:
    """Slide every locked worker to the general area of its board (ruling 6)."""
    for i in range(WORKER_COUNT):
        if player.place[i] > places.HAND:
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
    """Advance one step on the Pyramid track, which ends on its last printed space (ruling 51)."""
    if player.track < calendar.TRACK_LAST:
        player.track += 1
        if city.events is not None:
            city.tell("track", player.seat, player.track)


def leave_track(player: Player) -> None:
    """Begin the Pyramid track again, once it is scored."""
    player.track = 0


def advance_avenue(city: City, player: Player) -> bool:
    """Advance one step on the Avenue, unless at its end (ruling 45)."""
    if player.avenue >= temples.AVENUE_LAST:
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
    player.place[worker] = places.PALACE
    player.power[worker] = 1


def power_up(city: City, player: Player, worker: int) -> None:
    """Turn a die one up; at 6 it ascends immediately (ruling 43), before any other step."""
    if not strengthen(city, player, worker):
        return
    seat = player.seat
    player.place[worker] = places.HAND
    if seat == city.turn:
        city.acting &= ~(1 << worker)
    reborn = make_step(kinds.REBORN, seat, worker)
    wheel, calendar_step = make_step(kinds.WHEEL_REWARD, seat), make_step(kinds.CALENDAR, seat)
    push4(city, make_step(kinds.AVENUE, seat), reborn, wheel, calendar_step)


def climbable(city: City, player: Player, temple: int) -> bool:
    """Return whether a marker can advance: the topmost step holds one marker (ruling 41)."""
    height = player.temple[temple]
    if height < temples.BONUS_STEP:
        return True
    if height > temples.BONUS_STEP:
        return False
    for other in city.players:
        if other.temple[temple] > temples.BONUS_STEP:
            return False
    return True


def any_climbable(city: City, player: Player) -> bool:
    return climbable(city, player, 0) or climbable(city, player, 1) or climbable(city, player, 2)


def raise_marker(city: City, player: Player, temple: int) -> int:
    """Advance a marker one step; return its new height."""
    player.temple[temple] += 1
    height = player.temple[temple]
    if city.events is not None:
        city.tell("temple", player.seat, temple, height)
    if city.setting.climbed:
        for module in city.setting.climbed:
            module.climb(city, player, temple, height)
    return height
