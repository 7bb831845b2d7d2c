"""Used discovery tiles that are turned face up again."""

from typing import ClassVar, Final

from teotihuacan.city.modules.obsidian.rules import kinds
from teotihuacan.city.rules.families import IN_BETWEEN, PAUSE
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, Player, added
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, push

AGAIN: Final[tuple[int, ...]] = tuple(range(discovery.MASKS, discovery.KINDS))
"""The tiles that can be turned up: ordinary ones, no masks (rulings D1, D5, X38)."""


def any_used(player: Player) -> bool:
    return max(player.used[discovery.MASKS : discovery.KINDS]) > 0


class UseAgain(Kind[City]):
    """Choose a used tile to turn face up, as often as is due or possible."""

    declared: ClassVar = Declared(
        kinds.USE_AGAIN,
        "use again",
        "left:1..9",
        [f"again-{discovery.TILES[kind].key}" for kind in AGAIN],
        parents=IN_BETWEEN,
        families=(PAUSE,),
        says="left",
        skippable=True,
        scattered=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        used = city.players[step[1]].used
        return [id for kind, id in zip(AGAIN, self.ids) if used[kind]]

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, left, _, _ = step
        player = city.players[seat]
        kind = AGAIN[option]
        player.used = added(player.used, kind, -1)
        player.tiles[kind] += 1
        player.showing |= 1 << kind
        city.tell("again", seat, kind)
        if left > 1:
            push(city, kinds.USE_AGAIN, seat, left - 1)

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        return "use again.tile", {"tile": AGAIN[option]}


def turned_up(step: Step) -> int:
    """Return how many tiles a `use again` still turns up."""
    return step[2]
