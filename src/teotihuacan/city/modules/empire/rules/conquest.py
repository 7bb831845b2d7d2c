"""Conquest, the board in the place of Nobles: a cell of Warriors and buildings."""

from typing import ClassVar, Final

from teotihuacan.city.modules.empire.rules import kinds as empire_kinds
from teotihuacan.city.modules.empire.rules import printed
from teotihuacan.city.modules.empire.rules.printed import most_of
from teotihuacan.city.modules.empire.rules.settling import can_build
from teotihuacan.city.modules.empire.rules.state import empire_of
from teotihuacan.city.modules.empire.rules.warriors import send_warrior
from teotihuacan.city.rules import kinds, places
from teotihuacan.city.rules.boards.extra_worker import extra_workers
from teotihuacan.city.rules.boards.main_action import MainAction
from teotihuacan.city.rules.boards.technologies import push_technologies
from teotihuacan.city.rules.families import AFTER_ACTION, MAIN_ACTION, PAUSE
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.printed import boards, turn
from teotihuacan.city.rules.state import City, Player
from teotihuacan.city.rules.turns.ascension import push_power_ups
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, Value, make_step, push

SEND: Final = 0
SETTLE: Final = 1
ENOUGH: Final = 2


def rewards_possible(city: City, player: Player, cell: Bundle) -> bool:
    """Return whether any part of a cell can be carried out (ruling X74)."""
    if cell.of(printed.EMPIRE) and empire_of(city).supply[player.seat]:
        return True
    return cell.of(printed.BUILD) > 0 and can_build(city, player)


class Conquest(MainAction):
    """Warriors and buildings, by workers and lowest power as on the resource boards (X73)."""

    def __init__(self) -> None:
        super().__init__(places.NOBLES)
        self.cells = printed.CELLS

    def possible(self, city: City, player: Player, workers: int, lowest: int) -> bool:
        column = boards.COLUMN_OF_POWER[lowest]
        most = min(turn.COUNTED, workers + extra_workers(player, self.board))
        for count in range(workers, most + 1):
            if rewards_possible(city, player, self.cells[count - 1][column]):
                return True
        return False

    def begin(self, city: City, player: Player, workers: int, lowest: int) -> None:
        push_power_ups(city, player, self.board, workers)
        push_technologies(city, player, self.board)
        cell = self.cells[workers - 1][boards.COLUMN_OF_POWER[lowest]]
        push_rewards(city, player.seat, cell.of(printed.EMPIRE), cell.of(printed.BUILD), 0)

    def phrase(
        self, city: City, player: Player, parts: dict[str, Value], workers: int, lowest: int
    ) -> str:
        cell = self.cells[workers - 1][boards.COLUMN_OF_POWER[lowest]]
        sent = min(cell.of(printed.EMPIRE), empire_of(city).supply[player.seat])
        parts["empire"] = sent
        parts["build"] = cell.of(printed.BUILD) if sent or can_build(city, player) else 0
        return "action.conquest"


def push_rewards(city: City, seat: int, warriors: int, buildings: int, begun: int) -> None:
    if warriors or buildings:
        push(city, empire_kinds.CONQUEST, seat, warriors, buildings, begun)


class ConquestRewards(Kind[City]):
    """Choose which reward of the cell comes next; any order is allowed (ruling E6).

    Warriors are compulsory while there are any; a building may be declined unless nothing else
    of the action can be carried out (rulings E4, X74).
    """

    declared: ClassVar = Declared(
        empire_kinds.CONQUEST,
        "conquest",
        f"empire:0..{most_of(printed.EMPIRE)} build:0..{most_of(printed.BUILD)} begun:0..1",
        ["warrior", "settle", "conquered"],
        parents=("technology gain", AFTER_ACTION),
        families=(MAIN_ACTION, PAUSE),
        says="empire build",
        free=True,
        pausing=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, warriors, buildings, begun = step
        ids: list[int] = []
        compulsory = warriors > 0 and empire_of(city).supply[seat] > 0
        if compulsory:
            ids.append(self.ids[SEND])
        if buildings and can_build(city, city.players[seat]):
            ids.append(self.ids[SETTLE])
            compulsory = compulsory or not begun
        if not compulsory:
            ids.append(self.ids[ENOUGH])
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, warriors, buildings, _ = step
        if option == SEND:
            push_rewards(city, seat, warriors - 1, buildings, 1)
            send_warrior(city, seat)
        elif option == SETTLE:
            push_rewards(city, seat, warriors, buildings - 1, 1)
            push(city, empire_kinds.SETTLE, seat)

    def pauses(self, city: City, step: Step) -> bool:
        """Return whether it is between two rewards, when the price of the first may be unpaid."""
        return step[4] == 1 and step[3] > 0

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        parts: dict[str, Value] = {"left": step[2] if option == SEND else step[3]}
        parts["settling"] = 0
        return f"conquest.{self.codes[option]}", parts

    def flaw(self, city: City, step: Step) -> str:
        if make_step(kinds.ACTION_OVER, step[1]) not in city.agenda:
            return "the end of the main action must be owed, too"
        return "" if step[2] + step[3] > 0 else "at least one reward is left"

    def reject_child(self, city: City, step: Step, above: Step) -> str:
        return "" if step[4] else "nothing comes between a conquest and its first reward"


def rewards_left(step: Step) -> tuple[int, int]:
    """The Warriors and the buildings that a `conquest` still brings."""
    return step[2], step[3]
