"""Benefits of technologies after a main action (the others work where they apply)."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds, places, sources, units
from teotihuacan.city.rules.effects import gain, take
from teotihuacan.city.rules.families import AFTER_ACTION, AT_A_ROYAL_TILE, IN_A_TURN, PAUSE
from teotihuacan.city.rules.printed import technologies
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.steps import Declared, Kind, Step, push

EVERY_TECHNOLOGY: Final[int] = (1 << len(technologies.TILES)) - 1


def push_technologies(city: City, player: Player, board: int) -> None:
    """Let the player's technologies pay for this main action, before the power-ups (ruling 27).

    What is known now counts: a technology gained by the action itself comes too late (28).
    """
    known = player.technologies & technologies.AFTER_MAIN[board]
    if known:
        push(city, kinds.TECHNOLOGY_GAIN, player.seat, board, known)


def push_royal_technologies(city: City, player: Player) -> None:
    """The same for a worship at a royal tile."""
    known = player.technologies & technologies.AFTER_ROYAL
    if known:
        push(city, kinds.TECHNOLOGY_GAIN, player.seat, places.PALACE, known)


def helping_workers(player: Player, board: int) -> int:
    """Return how many additional workers technologies count during a main action."""
    return _helping(player, board, units.WORKER)


def discount_of(player: Player, board: int) -> int:
    """Return how much technologies take off one price of a main action."""
    return _helping(player, board, units.DISCOUNT)


def _helping(player: Player, board: int, unit: int) -> int:
    known = player.technologies & technologies.DURING_MAIN[board]
    if not known:
        return 0
    return sum([t.gain.of(unit) for i, t in enumerate(technologies.TILES) if (known >> i) & 1])


def power_technology(player: Player) -> int:
    """The known technology that sells power-ups after a main action, or -1."""
    known = player.technologies & technologies.AFTER_POWER_UPS
    if not known:
        return -1
    index = 0
    while not (known >> index) & 1:
        index += 1
    return index


AT_ROYAL_TILES: Final = (kinds.ABILITY, kinds.TRADE, kinds.WORSHIP_ORDER)


class TechnologyGain(Kind[City]):
    """The gains of the technologies that pay after a main action."""

    declared: ClassVar = Declared(
        kinds.TECHNOLOGY_GAIN,
        "technology gain",
        f"board:1..8 known:1..{EVERY_TECHNOLOGY}",
        parents=(AFTER_ACTION,),
        families=(PAUSE, AT_A_ROYAL_TILE),
    )

    def run(self, city: City, step: Step) -> None:
        player = city.players[step[1]]
        for index, technology in enumerate(technologies.TILES):
            if (step[3] >> index) & 1:
                city.tell("technology", step[1], index)
                if technology.gain.of(units.LOCAL):  # wood, stone, gold on boards 2, 3, 4
                    take(city, player, step[2] - 1, technology.gain.of(units.LOCAL))
                gain(city, player, technology.gain, sources.TECHNOLOGIES)

    def flaw(self, city: City, step: Step) -> str:
        royal = step[2] == places.PALACE
        paying = technologies.AFTER_ROYAL if royal else technologies.AFTER_MAIN[step[2]]
        right = step[3] > 0 and step[3] & ~paying == 0
        return "" if right else "known must be bits of technologies that pay on this board"

    def allowed_parents(self, step: Step) -> tuple[str, ...] | None:
        return IN_A_TURN if step[2] == places.PALACE else self.declaration.parents

    def reject_child(self, city: City, step: Step, above: Step) -> str:
        after = step[2] == places.PALACE
        return "" if after or above[0] not in AT_ROYAL_TILES else "no royal tile is used now"


def paying_board(step: Step) -> int:
    """The board whose action a `technology gain` pays for; the Palace: a royal tile."""
    return step[2]
