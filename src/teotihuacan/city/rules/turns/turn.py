"""A turn: which worker, how far; and what happens when it ends."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds, places, sources, tile_places
from teotihuacan.city.rules.effects import flip, gain, unlock_all
from teotihuacan.city.rules.families import IN_A_TURN, PAUSE, TURN_BEGINS
from teotihuacan.city.rules.printed import boards, discovery, technologies, turn
from teotihuacan.city.rules.scoring.calendar import advance_calendar, turns_until_eclipse
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player, board_and_power
from teotihuacan.engine.steps import (
    BOTTOM,
    CHANCE,
    Declared,
    Kind,
    Phrase,
    Step,
    make_step,
    push,
    push2,
)

UNLOCK_ALL: Final = 40  # the option after eight boards of five powers
CIRCLE: Final = 8  # the unlimited move may go all the way round (ruling 8)

NEVER_NEAR: Final[int] = len(boards.BOARD_LETTERS) - len(boards.WORSHIP_BOARDS)
"""Boards without a discovery tile beside a worship space."""

_PASSING: Final[int] = sum([1 << i for i, t in enumerate(technologies.TILES) if t.when == "pass"])

WHOLE_TURN: Final[list[list[Step]]] = [
    [make_step(kinds.FINISH_TURN, seat), make_step(kinds.END, seat), make_step(kinds.TURN, seat)]
    for seat in range(4)
]
"""The steps of a turn, made once for every seat: nothing is pushed more often."""


def begin_turn(city: City, seat: int) -> None:
    city.turn = seat
    if city.events is not None:
        city.tell("turn", seat)
    if not city.setting.turn_begins:
        city.agenda.extend(WHOLE_TURN[seat])
        return
    push(city, kinds.FINISH_TURN, seat)
    for module in city.setting.turn_begins:
        if module.begin_turn(city, seat):
            return
    push2(city, make_step(kinds.TURN, seat), make_step(kinds.END, seat))


def option_of(board: int, power: int) -> int:
    """The answer that stands for a worker of that power on that board."""
    return board * 5 + power - 6


class Turn(Kind[City]):
    """Move a worker, or spend the turn to unlock all workers for free."""

    declared: ClassVar = Declared(
        kinds.TURN,
        "turn",
        codes=[
            *[f"{letter}{power}" for letter in boards.BOARD_LETTERS[1:] for power in range(1, 6)],
            "unlock",
        ],
        parents=IN_A_TURN,
        families=(PAUSE, TURN_BEGINS),
        free=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        ids: list[int] = []
        base = self.first - 6
        hand = places.HAND
        locked = False
        for place, power in zip(player.place, player.power):
            if place > hand:
                locked = True
            elif place:
                id = base + place * 5 + power  # as `option_of`
                if id not in ids:  # equal dice on one board are one answer
                    ids.append(id)
        if locked:  # without a locked worker there is nothing to spend the turn on (ruling 3)
            ids.append(self.first + UNLOCK_ALL)
        if city.setting.turn_offered:
            for module in city.setting.turn_offered:
                module.offer_turn(city, step[1], ids)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        seat = step[1]
        player = city.players[seat]
        if option == UNLOCK_ALL:
            if city.events is not None:
                city.tell("unlock", seat)
            unlock_all(city, player)
            return
        push(city, kinds.DISTANCE, seat, worker_of(player, option), -1)

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option == UNLOCK_ALL:
            return "turn.unlock", {}
        board, power = board_and_power(option)
        return "turn.worker", {"board": board, "power": power}


def worker_of(player: Player, option: int) -> int:
    """The worker that an answer to `turn` means."""
    board, power = board_and_power(option)
    return player.worker_with(board, power)


def board_ahead(city: City, board: int, distance: int) -> int:
    """The board this many places clockwise of another."""
    return city.ring[(city.slots[board] + distance) % len(city.ring)]


class Distance(Kind[City]):
    """Choose how far to move; over 3 boards or with a second worker by a tile (rulings 8, 9)."""

    declared: ClassVar = Declared(
        kinds.DISTANCE,
        "distance",
        "worker:0..3 second:-1..3",
        [f">{n}" for n in range(1, CIRCLE + 1)] + [f"&{power}" for power in range(1, 6)],
        parents=IN_A_TURN,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, worker, second, _ = step
        player = city.players[seat]
        first = self.first
        if not player.tiles[discovery.MOVE_ANYWHERE] and not player.tiles[discovery.DOUBLE_MOVE]:
            return self.ids[: turn.MOVE]
        if player.tiles[discovery.MOVE_ANYWHERE]:
            ids = [first + n for n in range(CIRCLE)]
        else:
            ids = [first + n for n in range(turn.MOVE)]
        if player.tiles[discovery.DOUBLE_MOVE] and second < 0:
            for i in range(WORKER_COUNT):
                if i != worker and player.place[i] == player.place[worker]:
                    id = first + CIRCLE + player.power[i] - 1
                    if id not in ids:
                        ids.append(id)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, worker, second, _ = step
        player = city.players[seat]
        board = player.place[worker]
        if option >= CIRCLE:
            flip(city, player, discovery.DOUBLE_MOVE)
            for i in range(WORKER_COUNT):
                same = player.place[i] == board and player.power[i] == option - CIRCLE + 1
                if i != worker and same:
                    push(city, kinds.DISTANCE, seat, worker, i)
                    return
        distance = option + 1
        if distance > turn.MOVE:
            flip(city, player, discovery.MOVE_ANYWHERE)
        there = board_ahead(city, board, distance)
        player.place[worker] = places.HAND
        if second >= 0:
            player.place[second] = places.HAND
        if city.events is not None:
            city.tell("move", seat, board, there, player.power[worker])
        if player.technologies & _PASSING:
            passing(city, player, board, distance)
        push(city, kinds.ACTION, seat, worker, second, there)

    def question(self, city: City, step: Step) -> Phrase:
        player = city.players[step[1]]
        parts = {"seat": step[1], "board": player.place[step[2]], "power": player.power[step[2]]}
        return ("distance" if step[3] < 0 else "distance.two"), parts

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option >= CIRCLE:
            return "distance.second", {"power": option - CIRCLE + 1}
        place = city.players[step[1]].place
        here = place[step[2]]
        board = board_ahead(city, here, option + 1)
        movers = moving(step)
        for worker in movers:  # in hand when they arrive, so not counted
            place[worker] = places.HAND
        parts = {"amount": option + 1, "board": board, "colours": city.colours_on(board)}
        for worker in movers:
            place[worker] = here
        return ("distance.steps" if option < turn.MOVE else "distance.anywhere"), parts

    def flaw(self, city: City, step: Step) -> str:
        return movers_flaw(city, step, False)


def passing(city: City, player: Player, board: int, distance: int) -> None:
    """Give the benefits of technologies for moving onto or past boards; a distance below 0 leads
    back.

    Once a move, also of two workers; before the action is paid (ruling 10).
    """
    reached = 0
    way = range(1, distance + 1) if distance > 0 else range(distance, 0)
    for step in way:
        reached |= technologies.PASSING[board_ahead(city, board, step)]
    reached &= player.technologies
    if reached:
        gain_from_technologies(city, player, reached)


def gain_from_technologies(city: City, player: Player, known: int) -> None:
    """Give the benefits of technologies (as bits)."""
    index = 0
    while known:
        if known & 1:
            gain(city, player, technologies.TILES[index].gain, sources.TECHNOLOGIES)
        known >>= 1
        index += 1


def moving(step: Step) -> list[int]:
    """The workers that a `distance` or an `action` is about: one, or two by a tile."""
    return [worker for worker in (step[2], step[3]) if worker >= 0]


def movers_flaw(city: City, step: Step, in_hand: bool) -> str:
    _, seat, worker, second, _ = step
    place = city.players[seat].place
    if second == worker:
        return "worker and second must be two workers, or second -1"
    if in_hand:
        right = place[worker] == places.HAND and (second < 0 or place[second] == places.HAND)
        return "" if right else "the moving workers must be in hand"
    right = 1 <= place[worker] < places.HAND and (second < 0 or place[second] == place[worker])
    return "" if right else "the workers must stand unlocked on one board"


class End(Kind[City]):
    """End the turn: always asked, so that the player can stop and look."""

    declared: ClassVar = Declared(
        kinds.END,
        "end",
        codes=["end"],
        parents=("finish turn",),
        families=(PAUSE,),
        free=True,
        always=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.first]

    def play(self, city: City, step: Step, option: int) -> None:
        pass


class FinishTurn(Kind[City]):
    """Refill what was taken (rulings 17, 18): nothing new is seen before a turn has ended."""

    declared: ClassVar = Declared(kinds.FINISH_TURN, "finish turn", parents=(BOTTOM,))

    def run(self, city: City, step: Step) -> None:
        city.turn = -1
        for module in city.setting.offers_refilled:
            module.refill_offers(city)
        agenda = city.agenda
        height = len(agenda)
        if -1 in city.decoration_offer and city.decoration_pile:
            for place in empty_places(city.decoration_offer):
                agenda.append(make_step(kinds.DRAW_DECORATION, CHANCE, place))
        if -1 in city.pyramid_offer and city.pyramid_pile:
            for place in empty_places(city.pyramid_offer):
                agenda.append(make_step(kinds.DRAW_PYRAMID, CHANCE, place))
        near = city.near
        if near.count(-1) > NEVER_NEAR:
            for board in boards.WORSHIP_BOARDS:
                if near[board] < 0:
                    agenda.append(make_step(kinds.DRAW_DISCOVERY, CHANCE, tile_places.NEAR + board))
        if len(agenda) == height:
            next_turn(city, step[1])  # nothing to wait for
        else:
            agenda.insert(height, make_step(kinds.NEXT_TURN, step[1]))

    def flaw(self, city: City, step: Step) -> str:
        if step[1] != city.turn:
            return f"it is not the turn of seat {step[1]}"
        return "the Eclipse comes before the next turn" if city.countdown == 0 else ""


def empty_places(offer: tuple[int, ...]) -> list[int]:
    """The empty places of an offer, the last first: the first is then filled first."""
    return [place for place in range(len(offer) - 1, -1, -1) if offer[place] < 0]


class NextTurn(Kind[City]):
    """The calendar, the Eclipse if its time has come, and the next player."""

    declared: ClassVar = Declared(kinds.NEXT_TURN, "next turn", parents=(BOTTOM,))

    def run(self, city: City, step: Step) -> None:
        next_turn(city, step[1])

    def flaw(self, city: City, step: Step) -> str:
        if city.turn >= 0:
            return "no player has the turn"
        return "the Eclipse comes before the next turn" if city.countdown == 0 else ""


def next_turn(city: City, seat: int) -> None:
    """The calendar, the Eclipse if its time has come, and the next player."""
    seats = len(city.players)
    if seat == seats - 1:
        advance_calendar(city)
    following = seat + 1 if seat + 1 < seats else 0
    if city.light == city.dark:
        left = city.countdown
        city.countdown = turns_until_eclipse(city, seat) if left < 0 else left - 1
        if city.countdown == 0:
            push(city, kinds.ECLIPSE, following)
            return
    begin_turn(city, following)
