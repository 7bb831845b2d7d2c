"""The action of a worker on its board: collect cocoa, worship, or the main action."""

from typing import ClassVar, Final

from teotihuacan.city.rules import effects, kinds, places, triggers, units
from teotihuacan.city.rules.boards.extra_worker import needed_workers
from teotihuacan.city.rules.families import IN_A_TURN, PAUSE
from teotihuacan.city.rules.goods.bundle import Bundle, bundle_of
from teotihuacan.city.rules.printed import boards, discovery, technologies, turn
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player
from teotihuacan.city.rules.turns.abilities import SPACES
from teotihuacan.city.rules.turns.turn import gain_from_technologies, movers_flaw
from teotihuacan.city.rules.turns.worship import can_worship, worship_phrase
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, Value, push

COST_OF_COLOURS: Final[list[Bundle]] = [bundle_of(units.COCOA, colours) for colours in range(8)]
"""The cost of a main action by the number of colours on the board."""

COLLECT: Final = 0
MAIN: Final = 1
MAIN_IGNORING: Final = 2
SIDEBAR_WORSHIP: Final = 3
ROYAL_WORSHIP: Final = 4  # three of them


class Action(Kind[City]):
    """Choose the action on the board: collect cocoa, worship, or its main action."""

    declared: ClassVar = Declared(
        kinds.ACTION,
        "action",
        "worker:0..3 second:-1..3 board:1..8",
        ["cocoa", "main", "main!", "worship", "royal1", "royal2", "royal3"],
        parents=IN_A_TURN,
        families=(PAUSE,),
        says="board",
        free=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, worker, _, board = step
        player = city.players[seat]
        first = self.first
        ids = [first]
        royal = board == places.PALACE
        if not royal:
            colours = city.colours_on(board)
            affordable = player.goods[units.COCOA] >= colours or effects.payable(
                player, COST_OF_COLOURS[colours]
            )
            ignores = colours > 0 and player.tiles[discovery.IGNORE_COCOA] > 0
            if affordable or ignores:
                workers, lowest = self.strength(city, step)
                if city.setting.actions[board].possible(city, player, workers, lowest):
                    if affordable and (
                        not player.goods[units.WILD]
                        or most_pieces(city, player, board, workers, lowest, colours) >= 0
                    ):
                        ids.append(first + MAIN)
                    if ignores:
                        ids.append(first + MAIN_IGNORING)
        option = first + (ROYAL_WORSHIP if royal else SIDEBAR_WORSHIP)
        for space in SPACES[board]:
            if can_worship(city, player, space, player.power[worker]):
                ids.append(option)
            option += 1
        return ids

    def strength(self, city: City, step: Step) -> tuple[int, int]:
        """Workers (at most three) and lowest power, the arriving ones included."""
        _, seat, worker, second, board = step
        player = city.players[seat]
        power = player.power
        workers = 1
        lowest = power[worker]
        if second >= 0:
            workers = 2
            if power[second] < lowest:
                lowest = power[second]
        place = player.place
        a, b, c, d = place  # compiled, far faster than `in`
        if board == a or board == b or board == c or board == d:
            for i in range(WORKER_COUNT):
                if place[i] == board:
                    workers += 1
                    if power[i] < lowest:
                        lowest = power[i]
        if city.setting.workers_counted:
            for module in city.setting.workers_counted:
                workers += module.more_workers(city, player, board)
        return (workers if workers < turn.COUNTED else turn.COUNTED), lowest

    def play(self, city: City, step: Step, option: int) -> None:
        if option == COLLECT:
            self.collect(city, step)
        elif option < SIDEBAR_WORSHIP:
            self.begin_main(city, step, option == MAIN_IGNORING)
        else:
            _, seat, worker, second, board = step
            first = ROYAL_WORSHIP if board == places.PALACE else SIDEBAR_WORSHIP
            push(city, kinds.WORSHIP, seat, SPACES[board][option - first], worker, second)

    def collect(self, city: City, step: Step) -> None:
        """Collect cocoa: for every colour there, and some more."""
        _, seat, worker, second, board = step
        player = city.players[seat]
        colours = city.colours_on(board)
        if city.setting.trigger_reached:
            triggers.announce(city, player, triggers.COLLECT)
        player.place[worker] = board
        if second >= 0:
            player.place[second] = board
        if city.events is not None:
            city.tell("collect", seat, board)
        effects.take(city, player, units.COCOA, colours + turn.COLLECTED)
        known = player.technologies & technologies.AFTER_COLLECTING
        if known:
            gain_from_technologies(city, player, known)

    def begin_main(self, city: City, step: Step, ignoring: bool) -> None:
        """Pay cocoa for every colour there, put the workers down, and carry out the action."""
        _, seat, worker, second, board = step
        player = city.players[seat]
        colours = city.colours_on(board)
        workers, lowest = self.strength(city, step)
        if city.events is not None:
            city.tell("main", seat, board, workers, lowest)
        kept = 0
        if player.goods[units.WILD] and not ignoring:
            most = most_pieces(city, player, board, workers, lowest, colours)
            kept = player.goods[units.WILD] - most
        effects.pay_or_ignore(city, player, COST_OF_COLOURS[colours], ignoring, kept)
        player.place[worker] = board
        city.acting = 1 << worker
        if second >= 0:
            player.place[second] = board
            city.acting |= 1 << second
        if city.setting.action_begun:
            for module in city.setting.action_begun:
                module.begin_action(city, player, board)
        if city.due:  # it waits until it is known how the cocoa is paid
            push(city, kinds.PERFORM, seat, board, workers, lowest)
        else:
            city.setting.actions[board].perform(city, player, workers, lowest)

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        board = step[4]
        colours = city.colours_on(board)
        if option == COLLECT:
            return "action.cocoa", {"amount": colours + turn.COLLECTED}
        if option <= MAIN_IGNORING:
            workers, lowest = self.strength(city, step)
            player = city.players[step[1]]
            needed = needed_workers(city, player, board, workers, lowest)
            parts: dict[str, Value] = {"board": board, "amount": colours}
            parts["extra workers"] = needed - workers
            parts["workers"] = needed
            parts["lowest"] = lowest
            main = city.setting.actions[board]
            key = main.phrase(city, player, parts, needed, lowest)
            if board <= places.GOLD:
                key = "action.gather"
                parts["cell"] = (board, workers, boards.COLUMN_OF_POWER[lowest], *main.grid)
            ending = ".ignoring" if option == MAIN_IGNORING else "" if colours else ".free"
            return key + ending, parts
        royal = board == places.PALACE
        space = SPACES[board][option - (ROYAL_WORSHIP if royal else SIDEBAR_WORSHIP)]
        holder = city.holder(space)
        parts = {"board": board, "space": space, "holder": holder}
        parts["amount"] = turn.DISPLACING.cocoa
        parts["tile"] = city.near[board]
        if royal:
            parts["royal"] = city.royal[option - ROYAL_WORSHIP]
        key = "action.royal" if royal else "action.worship"
        phrase: Phrase = ((key if holder < 0 else f"{key}.held"), parts)
        return worship_phrase(city, city.players[step[1]], space, step[2], phrase)

    def flaw(self, city: City, step: Step) -> str:
        return movers_flaw(city, step, True)


def most_pieces(
    city: City, player: Player, board: int, workers: int, lowest: int, cocoa: int
) -> int:
    """Return how many pieces can stand for the cocoa of a main action that needs some of them
    itself; -1 if there are too few for both.
    """
    goods = player.goods
    had = goods[units.WILD]
    action = city.setting.actions[board]
    most = -1
    for pieces in range(
        effects.fewest_pieces(player, units.COCOA, cocoa), effects.wild_for_cocoa(player, cocoa) + 1
    ):
        if pieces <= had:
            goods[units.WILD] = had - pieces
            if action.possible(city, player, workers, lowest):
                most = pieces
    goods[units.WILD] = had
    return most


def acting_board(step: Step) -> int:
    """The board where an `action` is chosen."""
    return step[4]
