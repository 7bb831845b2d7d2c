"""Paying: what can be paid, and with which cubes.

What a payment is made of is settled first: which units of stone and wood gold stands for (F34), or
how many of each resource make up "any".  Then the cubes are picked, resource by resource and in
ascending order, so that no set of cubes can be named in two ways.  Where more cubes go than stay,
those that stay are picked.  A payment comes before what it is paid for, which lies below it on the
agenda.
"""

from typing import ClassVar, Final

from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, Value, push
from teotihuacan.founders.rules import kinds, resources
from teotihuacan.founders.rules.effects import BITS
from teotihuacan.founders.rules.families import PAID
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.laying.listing import SpaceKind
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.resources import Price, Purse
from teotihuacan.founders.rules.state import Founder, Founding

MOST_GOLD: Final[int] = resources.MOST_UNITS * (1 + 2 * tiles.WILD_GOLD)
LAST_NUMBER: Final[int] = len(grid.CITY_SPACES) - 1


def payable(price: Price, purse: Purse) -> bool:
    """Return whether these cubes pay a price (F34, F35)."""
    gold, stone, wood = purse
    if price.any:
        return gold + stone + wood >= price.any
    missing = 0
    if price.stone > stone:
        missing = price.stone - stone
    if price.wood > wood:
        missing += price.wood - wood
    return gold >= price.gold + tiles.WILD_GOLD * missing


def most_times(price: Price, purse: Purse, most: int) -> int:
    """Return how often, at most, these cubes pay a price."""
    times = 0
    while times < most and payable(price.times(times + 1), purse):
        times += 1
    return times


def can_pay(founder: Founder, price: Price) -> bool:
    return payable(price, founder.purse())


def price_parts(founder: Founder, price: Price) -> dict[str, Value]:
    """The parts of a phrase that names a price: what is missing is paid in gold, `instead`."""
    _, stone, wood = founder.purse()
    stone, wood = min(stone, price.stone), min(wood, price.wood)
    instead = tiles.WILD_GOLD * (price.stone - stone + price.wood - wood)
    return {
        "gold": price.gold + instead,
        "stone": stone,
        "wood": wood,
        "any": price.any,
        "instead": instead,
    }


def push_paid(founding: Founding, founder: Founder, price: Price, bought: Step) -> None:
    """Push a payment, and after it what is paid for."""
    founding.agenda.append(bought)
    if price.any:
        push(founding, kinds.MIX, founder.seat, price.any, resources.GOLD)
    elif price.gold or price.stone or price.wood:
        push(founding, kinds.PAY, founder.seat, price.gold, price.stone, price.wood)


def push_cubes(founding: Founding, founder: Founder, resource: int, count: int) -> None:
    """Pay `count` cubes of a resource: all of them immediately, or ask which."""
    if count == 0:
        return
    if founding.events is not None:
        founding.tell("paid", founder.seat, resource, count)
    kept = founder.cubes[resource].bit_count() - count
    if kept == 0:
        founder.cubes[resource] = 0
    elif count <= kept:
        push(founding, kinds.PAY_CUBE, founder.seat, resource, count)
    else:
        push(founding, kinds.KEEP_CUBE, founder.seat, resource, kept)


class PaymentKind(Kind[Founding]):
    """The common part of questions about a payment, which is payable if there is an answer."""

    def flaw(self, founding: Founding, step: Step) -> str:
        return "" if self.legal(founding, step) else "it cannot be paid"


class Pay(PaymentKind):
    """Choose how many units of stone, and then of wood, gold stands for."""

    declared: ClassVar = Declared(
        kinds.PAY,
        "pay",
        f"gold:0..{MOST_GOLD} stone:0..{resources.MOST_UNITS} wood:0..{resources.MOST_UNITS}",
        [f"wild{units}" for units in range(resources.MOST_UNITS + 1)],
        parents=(PAID,),
        says="gold stone wood",
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        _, seat, gold, stone, wood = step
        own_gold, own_stone, own_wood = founding.founders[seat].purse()
        spare = own_gold - gold
        if not stone and not wood:
            return [self.first] if spare >= 0 else []
        lacking = max(0, wood - own_wood)
        if stone:
            spare -= tiles.WILD_GOLD * lacking
            lacking = max(0, stone - own_stone)
        most = min(stone or wood, spare // tiles.WILD_GOLD)
        return [self.first + units for units in range(lacking, most + 1)]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, gold, stone, wood = step
        founder = founding.founders[seat]
        if stone:
            push_cubes(founding, founder, resources.STONE, stone - option)
            push(founding, kinds.PAY, seat, gold + tiles.WILD_GOLD * option, 0, wood)
        elif wood:
            push_cubes(founding, founder, resources.WOOD, wood - option)
            push_cubes(founding, founder, resources.GOLD, gold + tiles.WILD_GOLD * option)
        else:
            push_cubes(founding, founder, resources.GOLD, gold)

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        resource = resources.STONE if step[3] else resources.WOOD
        amount = (step[3] or step[4]) - option
        key = "pay.itself" if option == 0 else "pay.gold" if amount == 0 else "pay.both"
        return key, {"resource": resource, "amount": amount, "gold": tiles.WILD_GOLD * option}


class Mix(PaymentKind):
    """Choose how many cubes of each resource make up a price of any resource (R22)."""

    declared: ClassVar = Declared(
        kinds.MIX,
        "mix",
        f"left:0..{resources.MOST_ANY} resource:{resources.GOLD}..{resources.STONE}",
        [
            f"{resources.RESOURCES[r]}={amount}"
            for r in (resources.GOLD, resources.STONE)
            for amount in range(resources.MOST_ANY + 1)
        ],
        parents=(PAID,),
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        _, seat, left, resource, _ = step
        gold, stone, wood = founding.founders[seat].purse()
        own, others = (gold, stone + wood) if resource == resources.GOLD else (stone, wood)
        least = max(0, left - others)
        most = min(left, own)
        base = self.first + resource * (resources.MOST_ANY + 1)
        return [base + amount for amount in range(least, most + 1)]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, left, resource, _ = step
        founder = founding.founders[seat]
        amount = option - resource * (resources.MOST_ANY + 1)
        push_cubes(founding, founder, resource, amount)
        if resource == resources.GOLD:
            push(founding, kinds.MIX, seat, left - amount, resources.STONE)
        else:
            push_cubes(founding, founder, resources.WOOD, left - amount)

    def question(self, founding: Founding, step: Step) -> Phrase:
        return "mix", {"seat": step[1], "amount": step[2], "resource": step[3]}

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        resource = option // (resources.MOST_ANY + 1)
        return "mix.amount", {"resource": resource, "amount": option % (resources.MOST_ANY + 1)}


def picking(number: int, name: str, sign: str) -> Declared:
    """Return the fields of a kind that picks cubes of a resource, from the space of a number on."""
    codes = [f"{sign}{space}" for space in grid.SPACE_NAMES]
    fields = f"resource:0..2 left:1..{LAST_NUMBER} number:0..{LAST_NUMBER}"
    return Declared(number, name, fields, codes, parents=(PAID,), families=(PAID,), scattered=True)


class CubeKind(SpaceKind):
    """The common part of picking cubes to pay and cubes to keep."""

    def legal(self, founding: Founding, step: Step) -> list[int]:
        """Any cube above which enough others are left."""
        _, seat, resource, left, number = step
        ids = self.listed(above(founding.founders[seat], resource, number))
        if left > 1:
            del ids[1 - left :]
        return ids

    def question(self, founding: Founding, step: Step) -> Phrase:
        return self.name, {"seat": step[1], "resource": step[2], "amount": step[3]}

    def answer(self, founding: Founding, step: Step, option: int) -> Phrase:
        return f"{self.name}.cube", {"resource": step[2], "cell": grid.CITY_SPACES[option]}

    def flaw(self, founding: Founding, step: Step) -> str:
        _, seat, resource, left, number = step
        rest = above(founding.founders[seat], resource, number).bit_count()
        return "" if rest > left else "there is nothing to choose from"


def above(founder: Founder, resource: int, number: int) -> int:
    """The cubes of a resource from the space of that number on."""
    return founder.cubes[resource] & -BITS[number]


class PayCube(CubeKind):
    """Choose which cube is paid."""

    declared: ClassVar = picking(kinds.PAY_CUBE, "pay cube", "-")

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, resource, left, _ = step
        founder = founding.founders[seat]
        bit = BITS[option]
        founder.cubes[resource] ^= bit
        if left == 1:
            return
        rest = founder.cubes[resource] & -bit
        if rest.bit_count() == left - 1:
            founder.cubes[resource] ^= rest
        else:
            push(founding, kinds.PAY_CUBE, seat, resource, left - 1, option + 1)


class KeepCube(CubeKind):
    """Choose which cube is kept, if most are paid."""

    declared: ClassVar = picking(kinds.KEEP_CUBE, "keep cube", "*")

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, seat, resource, left, number = step
        founder = founding.founders[seat]
        passed_over = founder.cubes[resource] & -BITS[number] & (BITS[option] - 1)
        founder.cubes[resource] ^= passed_over
        rest = founder.cubes[resource] & -(BITS[option] << 1)
        if left == 1:
            founder.cubes[resource] ^= rest
        elif rest.bit_count() > left - 1:
            push(founding, kinds.KEEP_CUBE, seat, resource, left - 1, option + 1)
