"""The tile that counts as one more worker on Alchemy, Nobles and Construction (ruling 24)."""

from __future__ import annotations

from typing import ClassVar

from teotihuacan.city.rules import owing
from teotihuacan.city.rules.agenda import EXTRA_WORKER_TILE
from teotihuacan.city.rules.families import IN_A_TURN, MAIN_ACTION
from teotihuacan.city.rules.printed.discovery import EXTRA_WORKER
from teotihuacan.city.rules.printed.turn import COUNTED
from teotihuacan.city.rules.state import ALCHEMY, CONSTRUCTION, NOBLES, City, Player
from teotihuacan.city.rules.verbs import flip
from teotihuacan.engine.steps import Kind, Phrase, Step


def ask_extra_worker(city: City, player: Player, board: int, workers: int, lowest: int) -> bool:
    """Offer the tile, if the player has one and it could make a difference.

    When it is answered the main action begins with the workers that count then.
    """
    if not player.tiles[EXTRA_WORKER] or workers >= COUNTED:
        return False
    city.agenda.append(owing.extra_worker(player.seat, board, workers, lowest))
    return True


class ExtraWorkerTile(Kind[City]):
    """Use the tile, or do without; where the action is impossible without it, it is used."""

    on: ClassVar = IN_A_TURN
    families: ClassVar = (MAIN_ACTION,)

    def __init__(self) -> None:
        super().__init__(
            EXTRA_WORKER_TILE,
            "extra worker",
            "board workers:1..2 lowest:1..5",
            ["extra", "no-extra"],
        )

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, board, workers, lowest = step
        player = city.players[seat]
        ids = [self.first]
        # Would the action be possible without any such tile?
        kept = player.tiles[EXTRA_WORKER]
        player.tiles[EXTRA_WORKER] = 0
        if city.setting.actions[board].possible(city, player, workers, lowest):
            ids.append(self.first + 1)
        player.tiles[EXTRA_WORKER] = kept
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, board, workers, lowest = step
        player = city.players[seat]
        if option == 0:
            flip(city, player, EXTRA_WORKER)
            workers += 1
            if board != ALCHEMY and ask_extra_worker(city, player, board, workers, lowest):
                return
        city.setting.actions[board].begin(city, player, workers, lowest)

    def question(self, city: City, step: Step) -> Phrase:
        return "extra worker", {"seat": step[1], "board": step[2], "workers": step[3]}

    def flaw(self, city: City, step: Step) -> str:
        if step[2] not in (ALCHEMY, NOBLES, CONSTRUCTION):
            return "board must be 5, 6 or 8"
        player = city.players[step[1]]
        if not player.tiles[EXTRA_WORKER]:
            return "the player has no such tile"
        possible = city.setting.actions[step[2]].possible(city, player, step[3], step[4])
        return "" if possible else "the main action is not possible"
