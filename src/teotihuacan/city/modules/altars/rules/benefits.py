"""The benefits of the halves of an altar."""

from typing import ClassVar

from teotihuacan.city.modules.altars.rules import kinds as altar_kinds
from teotihuacan.city.modules.altars.rules import printed, state
from teotihuacan.city.modules.altars.rules.printed import Benefit
from teotihuacan.city.modules.obsidian.rules import kinds as obsidian_kinds
from teotihuacan.city.rules import kinds, sources
from teotihuacan.city.rules.effects import gain, pay, payable, unlock_all
from teotihuacan.city.rules.families import IN_BETWEEN, PAUSE
from teotihuacan.city.rules.state import City
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, push


def benefit_of(city: City, half: int) -> int:
    """The benefit of a half, as a place in BENEFITS; -1: no altar is there yet."""
    tile = state.altars_of(city).tiles[half // 2]
    return -1 if tile == state.UNDRAWN else printed.ALTAR_TILES[tile].halves[half % 2]


def receive(city: City, seat: int, half: int) -> None:
    """Give the owner of an activated Shaman its benefit (rulings X60, X64, X69, X70).

    What has no price is taken; moving workers back and claiming a tile may be declined there.
    """
    number = benefit_of(city, half)
    benefit: Benefit = printed.BENEFITS[number]
    player = city.players[seat]
    if not benefit.pay.is_empty():
        push(city, altar_kinds.BARTER, seat, number)
        return
    if benefit.back:
        push(city, obsidian_kinds.MOVE_BACK, seat, benefit.back, benefit.times, 1)
    for _ in range(min(benefit.claims, len(state.altars_of(city).piles[half // 2]))):
        push(city, kinds.CLAIM, seat, state.PILE + half // 2)
    gain(city, player, benefit.goods, sources.BOARDS)
    if benefit.unlock:
        unlock_all(city, player)


class Barter(Kind[City]):
    """Pay for the benefit of a half, or leave it: once (ruling A7)."""

    declared: ClassVar = Declared(
        altar_kinds.BARTER,
        "barter",
        f"benefit:0..{len(printed.BENEFITS) - 1}",
        ["barter", "no-barter"],
        parents=IN_BETWEEN,
        families=(PAUSE,),
        free=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        if payable(city.players[step[1]], printed.BENEFITS[step[2]].pay):
            return [self.first, self.first + 1]
        return [self.first + 1]

    def play(self, city: City, step: Step, option: int) -> None:
        if option == 0:
            _, seat, number, _, _ = step
            # The gain must not pay its own price, so it waits until the payment is decided.
            push(city, altar_kinds.BARTERED, seat, number)
            pay(city, city.players[seat], printed.BENEFITS[number].pay)

    def question(self, city: City, step: Step) -> Phrase:
        return "barter", {"seat": step[1], "half": step[2]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        return f"barter.{self.codes[option]}", {"half": step[2]}

    def flaw(self, city: City, step: Step) -> str:
        return price_flaw(city, step)


class Bartered(Kind[City]):
    """Give the benefit of a half, once it is paid."""

    declared: ClassVar = Declared(
        altar_kinds.BARTERED,
        "bartered",
        f"benefit:0..{len(printed.BENEFITS) - 1}",
        parents=IN_BETWEEN,
        families=(PAUSE,),
    )

    def run(self, city: City, step: Step) -> None:
        gain(city, city.players[step[1]], printed.BENEFITS[step[2]].goods, sources.BOARDS)

    def flaw(self, city: City, step: Step) -> str:
        return price_flaw(city, step)


def price_flaw(city: City, step: Step) -> str:
    """Return why this is not the benefit of the half to which the Shaman has just come."""
    _, seat, number, _, _ = step
    if printed.BENEFITS[number].pay.is_empty():
        return "this benefit has no price"
    altars = state.altars_of(city)
    half = altars.shamans[seat]
    there = half != state.IN_HAND and benefit_of(city, half) == number
    right = there and altars.turn == state.HAS_ACTIVATED and seat == city.turn
    return "" if right else "no Shaman was activated to come here"


def bartering(step: Step) -> Benefit:
    """Return the benefit that a `barter` or a `bartered` is about."""
    return printed.BENEFITS[step[2]]
