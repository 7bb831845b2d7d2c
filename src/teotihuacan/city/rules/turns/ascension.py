"""Power-ups and Ascension: the buried worker, the reborn one, and the wheel's rewards."""

from typing import ClassVar, Final

from teotihuacan.city.rules import effects, kinds, places, sources, units
from teotihuacan.city.rules.boards.technologies import power_technology
from teotihuacan.city.rules.families import AFTER_ACTION, IN_A_TURN, IN_BETWEEN, MAIN_ACTION, PAUSE
from teotihuacan.city.rules.goods.bundle import Bundle, bundle_of
from teotihuacan.city.rules.printed import boards, calendar, technologies, turn
from teotihuacan.city.rules.printed.most import most
from teotihuacan.city.rules.scoring.calendar import advance_calendar
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player, board_and_power
from teotihuacan.city.rules.turns.discovery import UNLOCK
from teotihuacan.city.rules.turns.turn import option_of
from teotihuacan.engine.steps import (
    Declared,
    Kind,
    Phrase,
    Step,
    Value,
    make_step,
    push,
    push2,
    push3,
)

ENOUGH: Final = 40  # the option after eight boards of five powers
LOCKED_FIRST: Final = 41  # then locked workers on Forest, Quarry, Gold and Decorations
LOCKED_BOARDS: Final = (2, 3, 4, 7)

POWER_UPS_OF_ACTIONS: Final = 3  # at most, after one main action

# Flags of a power-up step.
MAY: Final = 1  # it may be declined: the second of two after a main action (ruling 31)
BUYING: Final = 2  # technology 13 may add one after each (first edition)


def push_power_ups(city: City, player: Player, board: int, workers: int) -> None:
    """Push the power-ups of a main action, and technology 13 if it is known.

    With 0 workers there are none: a lone worker that used the second row of Alchemy.
    """
    seat = player.seat
    over = make_step(kinds.ACTION_OVER, seat)
    count = boards.POWER_UPS[board][workers - 1] if workers else 0
    if count == 0:
        city.agenda.append(over)
        return
    may_buy = power_technology(player) >= 0
    each = city.setting.edition.extra_power_each_time
    powered = make_step(kinds.POWER_UP, seat, board, count, BUYING if may_buy and each else 0)
    if may_buy and not each:
        push3(city, powered, make_step(kinds.BUY_POWER, seat, board), over)
    else:
        push2(city, powered, over)


def worker_codes(sign: str) -> list[str]:
    """A code for each board and power, as `board_and_power` counts them."""
    letters = boards.BOARD_LETTERS[1:]
    return [f"{sign}{letter}{power}" for letter in letters for power in range(1, 6)]


def power_up_codes() -> list[str]:
    codes = worker_codes("+")
    codes.append("enough")
    codes += [f"+{boards.BOARD_LETTERS[b]}{power}*" for b in LOCKED_BOARDS for power in range(1, 6)]
    return codes


def powered_up(option: int) -> tuple[int, int, bool]:
    """Return the board and power of the worker that an answer names, and whether it is locked."""
    if option < ENOUGH:
        board, power = board_and_power(option)
        return board, power, False
    row, power = board_and_power(option - LOCKED_FIRST)
    return LOCKED_BOARDS[row - 1], power, True


def worker_powered(player: Player, option: int) -> int:
    """The worker that an answer to `power up` means."""
    board, power, locked = powered_up(option)
    return player.worker_with(places.SIDEBAR + board if locked else board, power)


class PowerUp(Kind[City]):
    """Choose a worker to power up: on one board after a main action, anywhere by a tile."""

    declared: ClassVar = Declared(
        kinds.POWER_UP,
        "power up",
        f"board:0..8 left:1..{max(POWER_UPS_OF_ACTIONS, most(units.POWER))} flags:0..3",
        power_up_codes(),
        parents=IN_BETWEEN,
        families=(PAUSE, AFTER_ACTION),
        skippable=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        board = step[2]
        player = city.players[step[1]]
        ids: list[int] = []
        for i in range(WORKER_COUNT):
            place = player.place[i]
            if board:
                if place == board:
                    id = self.first + option_of(place, player.power[i])
                elif place == places.SIDEBAR + board and city.setting.edition.power_up_locked:
                    row = LOCKED_BOARDS.index(board)
                    id = self.first + LOCKED_FIRST + row * 5 + player.power[i] - 1
                else:
                    continue
            elif 1 <= place < places.HAND and not effects.counts_acting(city, player, i):
                # Not the moved worker before its main action is over (ruling 23).
                id = self.first + option_of(place, player.power[i])
            else:
                continue
            if id not in ids:
                ids.append(id)
        if ids and step[4] & MAY:
            ids.append(self.first + ENOUGH)
        locked = board > 0 and places.SIDEBAR + board in player.place
        if ids and locked and effects.payable(player, turn.UNLOCKING):
            ids.append(self.interrupts[UNLOCK])  # to power up the unlocked worker (ruling 5)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, board, left, flags = step
        if option == ENOUGH:
            return
        player = city.players[seat]
        worker = worker_powered(player, option)
        if not board and city.setting.later_rulings:
            # Base games take the first of equal workers, as they always have.
            worker = effects.idle(city, player, worker)
        if left > 1:
            more = flags | MAY if board else flags
            push(city, kinds.POWER_UP, seat, board, left - 1, more)
        if flags & BUYING:
            push(city, kinds.BUY_POWER, seat, board)
        effects.power_up(city, player, worker)

    def question(self, city: City, step: Step) -> Phrase:
        key = "power up.board" if step[2] else "power up"
        return key, {"seat": step[1], "board": step[2], "left": step[3]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option == ENOUGH:
            return "power up.enough", {}
        board, power, locked = powered_up(option)
        key = "power up.locked" if locked else "power up.worker"
        return (f"{key}.ascends" if power == 5 else key), {"board": board, "power": power}

    def flaw(self, city: City, step: Step) -> str:
        if step[2] == places.PALACE:
            return "board must be 0 (anywhere) or 2 to 8"
        return turn_flaw(city, step)


def power_ups_owed(step: Step) -> int:
    """Return how many power-ups a `power up` still has."""
    return step[3]


class BuyPower(Kind[City]):
    """Technology 13: more power-ups on the same board for cocoa (ruling 29)."""

    declared: ClassVar = Declared(
        kinds.BUY_POWER,
        "buy power",
        "board:2..8",
        ["buy-power", "no-power"],
        parents=(AFTER_ACTION,),
        families=(PAUSE, AFTER_ACTION),
        free=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        ids = [self.first + 1]
        technology = power_technology(player)
        if technology >= 0 and self.worker_there(city, player, step[2]):
            if effects.payable(player, technologies.TILES[technology].cost):
                ids.insert(0, self.first)
        return ids

    def worker_there(self, city: City, player: Player, board: int) -> bool:
        if board in player.place:
            return True
        return city.setting.edition.power_up_locked and places.SIDEBAR + board in player.place

    def play(self, city: City, step: Step, option: int) -> None:
        if option == 0:
            player = city.players[step[1]]
            technology = technologies.TILES[power_technology(player)]
            effects.pay(city, player, technology.cost)
            # Bought power-ups do not let you buy again, in either edition.
            push(city, kinds.POWER_UP, step[1], step[2], technology.gain.of(units.POWER))

    def question(self, city: City, step: Step) -> Phrase:
        return "buy power", {"seat": step[1], **self.offer(city, step)}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        return f"buy power.{self.codes[option]}", self.offer(city, step)

    def offer(self, city: City, step: Step) -> dict[str, Value]:
        """Return the cost and gain of the technology, for the texts."""
        technology = power_technology(city.players[step[1]])
        if technology < 0:
            return {"technology": -1, "power": 0}
        power = technologies.TILES[technology].gain.of(units.POWER)
        return {"technology": technology, "power": power}


class Reborn(Kind[City]):
    """The ascended worker comes back."""

    declared: ClassVar = Declared(
        kinds.REBORN, "reborn", "worker:0..3", parents=("wheel",), families=(PAUSE,)
    )

    def run(self, city: City, step: Step) -> None:
        effects.be_reborn(city.players[step[1]], step[2])

    def flaw(self, city: City, step: Step) -> str:
        right = city.players[step[1]].power[step[2]] == 6
        return "" if right else "worker must be one that has just reached power 6"


def reborn_worker(step: Step) -> int:
    """The worker that a `reborn` brings back."""
    return step[2]


POINTS: Final = 0
WHEEL_COCOA: Final = 1
ONE_TEMPLE: Final = 2
TWO_TEMPLES: Final = 3
FOURTH_WORKER: Final = 4


TWO_TEMPLES_COST: Final[Bundle] = bundle_of(units.COCOA, calendar.ASCENSION_PAY)


class WheelReward(Kind[City]):
    """Choose one of the five rewards on the Ascension wheel."""

    declared: ClassVar = Declared(
        kinds.WHEEL_REWARD,
        "wheel",
        codes=["wheel-points", "wheel-cocoa", "wheel-temple", "wheel-two-temples", "wheel-worker"],
        parents=("calendar step",),
        families=(PAUSE,),
        free=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        first = self.first
        ids = [first + POINTS, first + WHEEL_COCOA]
        if effects.any_climbable(city, player):
            ids.append(first + ONE_TEMPLE)
            if effects.payable(player, TWO_TEMPLES_COST):
                ids.append(first + TWO_TEMPLES)
        if places.WHEEL in player.place:
            ids.append(first + FOURTH_WORKER)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        player = city.players[step[1]]
        if option == POINTS:
            effects.score(city, player, calendar.ASCENSION_POINTS, sources.ASCENSION)
        elif option == WHEEL_COCOA:
            effects.take(city, player, units.COCOA, city.setting.edition.ascension_cocoa)
        elif option == ONE_TEMPLE:
            push(city, kinds.TEMPLE, step[1], 1)
        elif option == TWO_TEMPLES:
            effects.pay(city, player, TWO_TEMPLES_COST)
            push(city, kinds.TEMPLE, step[1], 2)
        else:
            worker = player.place.index(places.WHEEL)
            player.place[worker] = places.PALACE
            player.power[worker] = calendar.FOURTH_WORKER_POWER
            effects.take(city, player, units.COCOA, calendar.FOURTH_WORKER_COCOA)
            city.tell("fourth", step[1])

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        keys = ("points", "cocoa", "temple", "two", "worker")
        cocoa = city.setting.edition.ascension_cocoa
        amounts = (calendar.ASCENSION_POINTS, cocoa, 1, calendar.ASCENSION_PAY)
        amount = (*amounts, calendar.FOURTH_WORKER_COCOA)[option]
        return f"wheel.{keys[option]}", {"amount": amount}


class CalendarStep(Kind[City]):
    """Ascension moves the light disc."""

    declared: ClassVar = Declared(
        kinds.CALENDAR, "calendar step", parents=IN_BETWEEN, families=(PAUSE,)
    )

    def run(self, city: City, step: Step) -> None:
        advance_calendar(city)

    def flaw(self, city: City, step: Step) -> str:
        return turn_flaw(city, step)


def turn_flaw(city: City, step: Step) -> str:
    """Return why a worker cannot ascend now: it is not its turn, and no module allows that."""
    right = city.turn == step[1] or (city.turn >= 0 and city.setting.interrupts)
    return "" if right else f"it is not the turn of seat {step[1]}"


class ActionOver(Kind[City]):
    """The main action is over: its workers are like any others again."""

    declared: ClassVar = Declared(
        kinds.ACTION_OVER,
        "action over",
        parents=IN_A_TURN,
        families=(MAIN_ACTION, AFTER_ACTION, PAUSE),
    )

    def run(self, city: City, step: Step) -> None:
        city.acting = 0
        city.discount_used = False
        for module in city.setting.action_done:
            module.end_action(city, city.players[step[1]])
