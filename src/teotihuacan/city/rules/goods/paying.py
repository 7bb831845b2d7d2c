"""Ways to pay: with a resource, with a good that stands for others, or with a worker's power."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds as step_kinds
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.effects import could_stand, fewest_pieces, pay_pieces, take
from teotihuacan.city.rules.families import PAUSE
from teotihuacan.city.rules.printed import discovery, technologies
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player, board_and_power
from teotihuacan.city.rules.turns.ascension import worker_codes
from teotihuacan.city.rules.turns.turn import option_of
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step

MOST_PIECES: Final = 12  # in one payment: twice what any price names


class Give(Kind[City]):
    """Choose a resource to pay where any one is accepted."""

    declared: ClassVar = Declared(
        step_kinds.GIVE,
        "give",
        codes=[f"give-{good}" for good in units.GOODS[1:]],
        parents=(PAUSE, "give"),
        answers=("choice", "good", 1),
        skippable=True,
        scattered=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        ids = self.ids[: units.WILD - units.WOOD] if player.literal else self.ids
        return [id for good, id in enumerate(ids, units.WOOD) if player.goods[good] > 0]

    def play(self, city: City, step: Step, option: int) -> None:
        take(city, city.players[step[1]], option + 1, -1)


class PayWith(Kind[City]):
    """Choose how many pieces stand for a part of the price; asked only if there is a choice.

    It lies on whatever was owed when something was paid.
    """

    declared: ClassVar = Declared(
        step_kinds.PAY_WITH,
        "pay with",
        f"good:0..3 amount:1..{MOST_PIECES} kept:0..{MOST_PIECES}",
        [f"{units.UNITS[units.WILD]}-{pieces}" for pieces in range(MOST_PIECES + 1)],
        says="good amount",
    )

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, good, amount, kept = step
        player = city.players[seat]
        fewest = fewest_pieces(player, good, amount)
        most = max(fewest, min(could_stand(player, good, amount), player.goods[units.WILD] - kept))
        return [self.first + pieces for pieces in range(fewest, most + 1)]

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, good, amount, _ = step
        pay_pieces(city, city.players[seat], good, amount, option)

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        _, _, good, amount, _ = step
        each = technologies.COCOA_INSTEAD if good == units.COCOA else 1
        left = max(0, amount - option * each)
        key = "all" if left == 0 else "none" if option == 0 else "mixed"
        return f"pay with.{key}", {"good": good, "amount": left, "pieces": option}

    def flaw(self, city: City, step: Step) -> str:
        if not city.setting.wild:
            return "nothing can stand for other goods in this game"
        return "" if city.agenda[0] != step else "a payment cannot lie at the bottom"


class PowerDown(Kind[City]):
    """Choose which worker is powered down to pay for a tile."""

    declared: ClassVar = Declared(
        step_kinds.POWER_DOWN,
        "power down",
        codes=[*worker_codes("-"), *[f"start-{power}" for power in range(2, 6)]],
        skippable=True,
        scattered=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        ids: list[int] = []
        for i in range(WORKER_COUNT):
            place, power = player.place[i], player.power[i]
            if power < 2 or not 1 <= place <= places.HAND:
                continue
            option = IN_HAND + power - 2 if place == places.HAND else option_of(place, power)
            if self.ids[option] not in ids:
                ids.append(self.ids[option])
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        player = city.players[step[1]]
        worker = lowered_worker(player, option)
        player.power[worker] -= 1
        city.tell("power down", step[1], player.place[worker] % places.HAND, player.power[worker])

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option >= IN_HAND:
            return "power down.starting", {"power": option - IN_HAND + 2}
        board, power = board_and_power(option)
        return "power down.worker", {"board": board, "power": power}

    def flaw(self, city: City, step: Step) -> str:
        if city.agenda[0] == step:
            return "a payment cannot lie at the bottom"
        tiles = [discovery.TILES[kind] for kind, copies in enumerate(city.setting.copies) if copies]
        priced = [tile for tile in tiles if tile.cost.power]
        return "" if priced else "no tile of this game costs power"


IN_HAND: Final = 40  # the option after eight boards of five powers: a starting worker


def lowered_worker(player: Player, option: int) -> int:
    """The worker that an answer to `power down` means."""
    if option >= IN_HAND:
        return player.worker_with(places.HAND, option - IN_HAND + 2)
    board, power = board_and_power(option)
    return player.worker_with(board, power)


PAYMENTS: Final = (step_kinds.PAY_WITH, step_kinds.POWER_DOWN)


def payments_flaw(city: City, kinds: list[Kind[City]]) -> str:
    """Return why a payment is impossible, or leaves too little for the thing that is paid for."""
    paying = [step for step in city.agenda if step[0] in PAYMENTS]
    if not paying:
        return ""
    if len({step[1] for step in paying}) > 1:
        return "one player pays at a time"
    first_to_last = [step for step in reversed(paying) if step[0] == step_kinds.PAY_WITH]
    below = city.agenda[-len(paying) - 1]  # nothing but a payment lies on another
    right = all_ways_lead_on(city, kinds, first_to_last, below)
    return "" if right else "it cannot be paid"


def all_ways_lead_on(city: City, kinds: list[Kind[City]], payments: list[Step], owed: Step) -> bool:
    """Return whether each way to pay leaves enough for the other payments and the steps after."""
    if not payments:
        return not kinds[owed[0]].flaw(city, owed)
    kind = kinds[step_kinds.PAY_WITH]
    _, seat, good, amount, _ = payments[0]
    player = city.players[seat]
    before = player.goods
    right = True
    for id in kind.legal(city, payments[0]):
        player.goods = before[:]
        pay_pieces(city, player, good, amount, kind.option_of(id))
        right = right and min(player.goods) >= 0
        right = right and all_ways_lead_on(city, kinds, payments[1:], owed)
        player.goods = before
    return right


def paid_good(step: Step) -> int:
    """The good that a `pay with` is about."""
    return step[2]
