"""A turn: which worker, how far, what to do there; and what happens when it ends."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.agenda import (
    ACTION,
    DISTANCE,
    DRAW_DECORATION,
    DRAW_DISCOVERY,
    DRAW_PYRAMID,
    ECLIPSE,
    END,
    FINISH_TURN,
    NEXT_TURN,
    TURN,
    WORSHIP,
)
from teotihuacan.city.rules.calendar import advance_calendar, turns_until_eclipse
from teotihuacan.city.rules.discovery import NEAR
from teotihuacan.city.rules.main_action import COUNTED
from teotihuacan.city.rules.state import GOLD, HAND, PALACE, WORKERS, City, Player, board_and_power
from teotihuacan.city.rules.tiles import (
    BOARD_LETTERS,
    COLUMN_OF_POWER,
    DOUBLE_MOVE,
    IGNORE_COCOA,
    MOVE_ANYWHERE,
    PALACE_COCOA,
    TECHNOLOGIES,
    WORSHIP_BOARDS,
)
from teotihuacan.city.rules.verbs import COCOA, flip, gain, pay_cocoa, take, unlock_all
from teotihuacan.city.rules.worship import BUMP_COST, SPACES, worship_options
from teotihuacan.city.solo.city_table import BOT
from teotihuacan.city.solo.steps import owe_bot_turn
from teotihuacan.engine.steps import CHANCE, Kind, Phrase, Step

UNLOCK_ALL: Final = 40  # the option after eight boards of five powers
STEPS: Final = 3  # a normal move: up to three boards
CIRCLE: Final = 8  # the unlimited move may go all the way round (ruling 8)


def begin_turn(city: City, seat: int) -> None:
    city.turn = seat
    city.agenda.append((FINISH_TURN, seat, 0, 0, 0))
    if city.events is not None:
        city.tell("turn", seat)
    if city.bot is not None and seat == BOT:
        owe_bot_turn(city)
        return
    city.agenda.append((END, seat, 0, 0, 0))
    city.agenda.append((TURN, seat, 0, 0, 0))


class Turn(Kind[City]):
    """Move a worker, or spend the turn to unlock all workers for free."""

    def __init__(self) -> None:
        codes = [f"{letter}{power}" for letter in BOARD_LETTERS[1:] for power in range(1, 6)]
        super().__init__(TURN, "turn", "", [*codes, "unlock"], free=True)

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        ids: list[int] = []
        locked = False
        for i in range(WORKERS):
            place = player.place[i]
            if place > HAND:
                locked = True
            elif place:
                id = self.first + place * 5 + player.power[i] - 6
                if id not in ids:
                    ids.append(id)
        if locked:  # without a locked worker there is nothing to spend the turn on (ruling 3)
            ids.append(self.first + UNLOCK_ALL)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        seat = step[1]
        player = city.players[seat]
        if option == UNLOCK_ALL:
            if city.events is not None:
                city.tell("unlock", seat)
            unlock_all(city, player)
            return
        city.agenda.append((DISTANCE, seat, worker_of(player, option), -1, 0))

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
    """The board so many places clockwise of another."""
    return city.ring[(city.slots[board] + distance) % 8]


class Distance(Kind[City]):
    """How far; further than three boards, or with a second worker, by a tile (rulings 8, 9)."""

    def __init__(self) -> None:
        codes = [f">{n}" for n in range(1, CIRCLE + 1)] + [f"&{power}" for power in range(1, 6)]
        super().__init__(DISTANCE, "distance", "worker second", codes)

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, worker, second, _ = step
        player = city.players[seat]
        first = self.first
        if player.tiles[MOVE_ANYWHERE]:
            ids = [first + n for n in range(CIRCLE)]
        else:
            ids = [first, first + 1, first + 2]
        if player.tiles[DOUBLE_MOVE] and second < 0:
            for i in range(WORKERS):
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
            flip(city, player, DOUBLE_MOVE)
            for i in range(WORKERS):
                same = player.place[i] == board and player.power[i] == option - CIRCLE + 1
                if i != worker and same:
                    city.agenda.append((DISTANCE, seat, worker, i, 0))
                    return
        distance = option + 1
        if distance > STEPS:
            flip(city, player, MOVE_ANYWHERE)
        slot = city.slots[board] + distance
        there = city.ring[slot % 8]
        player.place[worker] = HAND
        if second >= 0:
            player.place[second] = HAND
        if city.events is not None:
            city.tell("move", seat, board, there, player.power[worker])
        if slot >= 8 and player.knows(PALACE_COCOA):
            # Once a move, also of two workers; before the action is paid (ruling 10).
            gain(city, player, TECHNOLOGIES[PALACE_COCOA].gain, sources.TECHNOLOGIES)
        city.agenda.append((ACTION, seat, worker, second, there))

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
        movers = [worker for worker in (step[2], step[3]) if worker >= 0]
        for worker in movers:  # in hand when they arrive, so not counted
            place[worker] = HAND
        parts = {"amount": option + 1, "board": board, "colours": city.colours_on(board)}
        for worker in movers:
            place[worker] = here
        return ("distance.steps" if option < STEPS else "distance.anywhere"), parts

    def flaw(self, city: City, step: Step) -> str:
        return movers_flaw(city, step, False)


def movers_flaw(city: City, step: Step, in_hand: bool) -> str:
    _, seat, worker, second, _ = step
    place = city.players[seat].place
    if not 0 <= worker < WORKERS or not -1 <= second < WORKERS or second == worker:
        return "worker and second must be two workers, or second -1"
    if in_hand:
        right = place[worker] == HAND and (second < 0 or place[second] == HAND)
        return "" if right else "the moving workers must be in hand"
    right = 1 <= place[worker] < HAND and (second < 0 or place[second] == place[worker])
    return "" if right else "the workers must stand unlocked on one board"


COLLECT: Final = 0
MAIN: Final = 1
MAIN_IGNORING: Final = 2
SIDEBAR_WORSHIP: Final = 3
ROYAL_WORSHIP: Final = 4  # three of them


class Action(Kind[City]):
    """What to do on the board: collect cocoa, worship, or its main action."""

    def __init__(self) -> None:
        codes = ["cocoa", "main", "main!", "worship", "royal1", "royal2", "royal3"]
        super().__init__(ACTION, "action", "worker second board", codes, free=True)

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, worker, _, board = step
        player = city.players[seat]
        first = self.first
        ids = [first]
        if board != PALACE:
            cost = city.colours_on(board)
            ignores = cost > 0 and player.tiles[IGNORE_COCOA] > 0
            if player.cocoa >= cost or ignores:
                workers, lowest = self.strength(city, step)
                if city.actions[board].possible(city, player, workers, lowest):
                    if player.cocoa >= cost:
                        ids.append(first + MAIN)
                    if ignores:
                        ids.append(first + MAIN_IGNORING)
        option = first + (ROYAL_WORSHIP if board == PALACE else SIDEBAR_WORSHIP)
        for space in SPACES[board]:
            if worship_options(city, player, space, player.power[worker]):
                ids.append(option)
            option += 1
        return ids

    def strength(self, city: City, step: Step) -> tuple[int, int]:
        """Workers (at most three) and lowest power, the arriving ones included."""
        _, seat, worker, second, board = step
        player = city.players[seat]
        workers = player.workers_on(board) + 1
        lowest = min(player.lowest_on(board), player.power[worker])
        if second >= 0:
            workers += 1
            lowest = min(lowest, player.power[second])
        return min(workers, COUNTED), lowest

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, worker, second, board = step
        player = city.players[seat]
        if option >= SIDEBAR_WORSHIP:
            space = SPACES[board][option - (ROYAL_WORSHIP if board == PALACE else SIDEBAR_WORSHIP)]
            city.agenda.append((WORSHIP, seat, space, worker, second))
            return
        colours = city.colours_on(board)
        if option == COLLECT:
            player.place[worker] = board
            if second >= 0:
                player.place[second] = board
            if city.events is not None:
                city.tell("collect", seat, board)
            take(city, player, COCOA, colours + 1)
            return
        workers, lowest = self.strength(city, step)
        if city.events is not None:
            city.tell("main", seat, board, workers, lowest)
        pay_cocoa(city, player, colours, option == MAIN_IGNORING)
        player.place[worker] = board
        city.acting = 1 << worker
        if second >= 0:
            player.place[second] = board
            city.acting |= 1 << second
        city.actions[board].perform(city, player, workers, lowest)

    def question(self, city: City, step: Step) -> Phrase:
        return "action", {"seat": step[1], "board": step[4]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        board = step[4]
        colours = city.colours_on(board)
        if option == COLLECT:
            return "action.cocoa", {"amount": colours + 1}
        if option <= MAIN_IGNORING:
            workers, lowest = self.strength(city, step)
            parts = {"board": board, "amount": colours, "workers": workers, "lowest": lowest}
            key = "action.main"
            if board <= GOLD:
                key = "action.gather"
                parts["cell"] = ((board - 2) * 3 + workers - 1) * 3 + COLUMN_OF_POWER[lowest]
            ending = ".ignoring" if option == MAIN_IGNORING else "" if colours else ".free"
            return key + ending, parts
        royal = board == PALACE
        space = SPACES[board][option - (ROYAL_WORSHIP if royal else SIDEBAR_WORSHIP)]
        holder = city.holder(space)
        parts = {"board": board, "space": space, "holder": holder, "amount": BUMP_COST}
        parts["tile"] = city.near[board]
        if royal:
            parts["royal"] = city.royal[option - ROYAL_WORSHIP]
        key = "action.royal" if royal else "action.worship"
        return (key if holder < 0 else f"{key}.held"), parts

    def flaw(self, city: City, step: Step) -> str:
        return movers_flaw(city, step, True) or (
            "" if 1 <= step[4] <= 8 else "board must be 1 to 8"
        )


class End(Kind[City]):
    """The turn is over when its player says so: always asked, so that one may stop and look."""

    def __init__(self) -> None:
        super().__init__(END, "end", "", ["end"], free=True, always=True)

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.first]

    def play(self, city: City, step: Step, option: int) -> None:
        pass


class FinishTurn(Kind[City]):
    """Refill what was taken (rulings 17, 18): nothing new is seen before a turn has ended."""

    def __init__(self) -> None:
        super().__init__(FINISH_TURN, "finish turn")

    def run(self, city: City, step: Step) -> None:
        city.turn = -1
        agenda = city.agenda
        agenda.append((NEXT_TURN, step[1], 0, 0, 0))
        if city.bot is not None:
            # Solo: what is left slides up, and the last place is filled.
            city.decoration_offer = slid(city.decoration_offer)
            city.pyramid_offer = slid(city.pyramid_offer)
        if -1 in city.decoration_offer and city.decoration_pile:
            self.refill(city, city.decoration_offer, DRAW_DECORATION)
        if -1 in city.pyramid_offer and city.pyramid_pile:
            self.refill(city, city.pyramid_offer, DRAW_PYRAMID)
        for board in WORSHIP_BOARDS:
            if city.near[board] < 0:
                agenda.append((DRAW_DISCOVERY, CHANCE, NEAR + board, 0, 0))

    def refill(self, city: City, offer: tuple[int, ...], kind: int) -> None:
        for place in range(len(offer) - 1, -1, -1):
            if offer[place] < 0:
                city.agenda.append((kind, CHANCE, place, 0, 0))


def slid(offer: tuple[int, ...]) -> tuple[int, ...]:
    """The offer with its empty places at the end."""
    tiles = [tile for tile in offer if tile >= 0]
    return (*tiles, *[-1] * (len(offer) - len(tiles)))


class NextTurn(Kind[City]):
    """The calendar, the Eclipse if its time has come, and the next player."""

    def __init__(self) -> None:
        super().__init__(NEXT_TURN, "next turn")

    def run(self, city: City, step: Step) -> None:
        seat = step[1]
        seats = len(city.players)
        if seat == seats - 1:
            advance_calendar(city)
        following = seat + 1 if seat + 1 < seats else 0
        if city.light == city.dark:
            city.countdown = (
                turns_until_eclipse(city, seat) if city.countdown < 0 else city.countdown - 1
            )
            if city.countdown == 0:
                city.agenda.append((ECLIPSE, following, 0, 0, 0))
                return
        begin_turn(city, following)
