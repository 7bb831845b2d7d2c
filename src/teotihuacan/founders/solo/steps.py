"""A turn of the dummy: two draws.  Both are random, so no player can look ahead (S3, S5)."""

from typing import ClassVar, Final

from teotihuacan.engine.steps import BOTTOM, CHANCE, Declared, Kind, Step, push
from teotihuacan.founders.rules.actions import section_of
from teotihuacan.founders.rules.dummy import Dummy
from teotihuacan.founders.rules.printed import rounds, tiles
from teotihuacan.founders.rules.state import Founding, replaced
from teotihuacan.founders.rules.turn import next_turn
from teotihuacan.founders.solo import kinds, numbers
from teotihuacan.founders.solo.dummy import open_spaces, removable

FIRST_SEAT: Final = 0


def dummy_of(founding: Founding) -> Dummy:
    dummy = founding.dummy
    assert dummy is not None
    return dummy


class DrawSpace(Kind[Founding]):
    """Draw where the dummy puts its disks: all spaces with room are equally likely, and an Action
    need not be possible there (S3).
    """

    declared: ClassVar = Declared(
        kinds.DRAW_SPACE,
        "draw space",
        codes=[f"~at.{code}" for code in rounds.SPACE_CODES],
        parents=(BOTTOM,),
        chance=True,
        scattered=True,
        answers=("outcome", "space", 0),
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        return [self.ids[space] for space in open_spaces(founding)]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        dummy = dummy_of(founding)
        among = len(open_spaces(founding))
        count = min(numbers.DISKS_AT_ONCE, dummy.disks, rounds.STACK - founding.height(option))
        stacks = founding.stacks
        owner = len(founding.founders)
        founding.stacks = replaced(stacks, option, (*stacks[option], *[owner] * count))
        dummy.disks -= count
        founding.tell("dummy disks", -1, option, count, among)
        take_away(founding, section_of(option), numbers.TILES_AT_ONCE)

    def flaw(self, founding: Founding, step: Step) -> str:
        if founding.in_setup() or not dummy_of(founding).can_begin(founding):
            return "the dummy has no disk to place, or no room"
        return ""


class DrawTile(Kind[Founding]):
    """Draw which tile leaves the display of a section, all equally likely (S5)."""

    declared: ClassVar = Declared(
        kinds.DRAW_TILE,
        "draw tile",
        f"section:0..{len(rounds.SECTIONS) - 1} left:1..{numbers.MOST_TILES}",
        [f"~gone.{key.replace(' ', '-')}" for key in tiles.TILE_KEYS],
        parents=(BOTTOM,),
        chance=True,
        even=False,
        scattered=True,
        answers=("outcome", "tile", 0),
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        return [self.ids[tile] for tile in removable(founding, step[2])]

    def weights(self, founding: Founding, step: Step, ids: list[int]) -> list[int]:
        return [founding.display[self.meanings[id]] for id in ids]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, _, section, left, _ = step
        among = sum([founding.display[tile] for tile in removable(founding, section)])
        founding.display[option] -= 1
        dummy_of(founding).tiles[option] += 1
        founding.tell("dummy tile", -1, option, section, among)
        take_away(founding, section, left - 1)

    def flaw(self, founding: Founding, step: Step) -> str:
        _, _, section, left, _ = step
        if left > numbers.TILES_AT_ONCE or not removable(founding, section):
            return "nothing of this section leaves now"
        owner = len(founding.founders)
        for space in range(rounds.SPACES):
            if section_of(space) == section and owner in founding.stacks[space]:
                return ""
        return "the dummy has no disk in this section"


def take_away(founding: Founding, section: int, left: int) -> None:
    """Take `left` tiles of a section, as far as it shows any; then it is your turn (S6, S7)."""
    if left and removable(founding, section):
        push(founding, kinds.DRAW_TILE, CHANCE, section, left)
        return
    if left:
        founding.tell("dummy nothing", -1, section)
    next_turn(founding, FIRST_SEAT)
