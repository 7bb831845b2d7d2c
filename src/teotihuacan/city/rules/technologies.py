"""What technologies give after a main action (the others work where they apply)."""

from __future__ import annotations

from typing import Final

from teotihuacan.city.rules import sources
from teotihuacan.city.rules.agenda import TECHNOLOGY_GAIN
from teotihuacan.city.rules.state import City, Player
from teotihuacan.city.rules.tiles import ONE_MORE, TECHNOLOGIES
from teotihuacan.city.rules.verbs import gain, take
from teotihuacan.engine.steps import Kind, Step


def _after_main() -> tuple[int, ...]:
    """For each board the technologies that pay after its main action, as bits."""
    bits = [0] * 9
    for index, technology in enumerate(TECHNOLOGIES):
        if technology.when == "main":
            for board in technology.boards:
                bits[board] |= 1 << index
    return tuple(bits)


AFTER_MAIN: Final = _after_main()


def owe_technologies(city: City, player: Player, board: int) -> None:
    """Let the player's technologies pay for this main action, before the power-ups (ruling 27).

    What is known now counts: a technology gained by the action itself comes too late (28).
    """
    known = player.technologies & AFTER_MAIN[board]
    if known:
        city.agenda.append((TECHNOLOGY_GAIN, player.seat, board, known, 0))


class TechnologyGain(Kind[City]):
    """The gains of technologies 3, 5, 7, 9, 11 and 17."""

    def __init__(self) -> None:
        super().__init__(TECHNOLOGY_GAIN, "technology gain", "board known")

    def run(self, city: City, step: Step) -> None:
        player = city.players[step[1]]
        for index, technology in enumerate(TECHNOLOGIES):
            if (step[3] >> index) & 1:
                if city.events is not None:
                    city.tell("technology", step[1], index)
                if index == ONE_MORE:
                    take(city, player, step[2] - 1, 1)  # wood, stone, gold of boards 2, 3, 4
                else:
                    gain(city, player, technology.gain, sources.TECHNOLOGIES)

    def flaw(self, city: City, step: Step) -> str:
        if not 2 <= step[2] <= 8:
            return "board must be 2 to 8"
        right = step[3] > 0 and step[3] & ~AFTER_MAIN[step[2]] == 0
        return "" if right else "known must be bits of technologies that pay on this board"
