"""The dummy: one disk a turn on a space that is drawn, and a tile less in its section."""

from __future__ import annotations

from teotihuacan.engine.steps import CHANCE, push
from teotihuacan.founders.rules.dummy import Dummy, starting_tiles
from teotihuacan.founders.rules.printed import masks, rounds, tiles
from teotihuacan.founders.rules.rounds import disks_in_round
from teotihuacan.founders.rules.state import Founding, mask_tile, replaced
from teotihuacan.founders.solo import kinds, numbers
from teotihuacan.founders.solo.numbers import band_of


class ScoreAttackDummy(Dummy):
    """A dummy that takes up room and removes tiles, at random."""

    __slots__ = ()

    def copy(self) -> ScoreAttackDummy:
        return ScoreAttackDummy(self.disks, self.tiles[:], self.masks)

    def round_begins(self, founding: Founding) -> None:
        """Tell at the beginning of the log what kind of game this is (S1)."""
        if founding.round == 1:
            founding.tell("solo", -1)

    def can_begin(self, founding: Founding) -> bool:
        return self.disks > 0 and len(open_spaces(founding)) > 0

    def begin_turn(self, founding: Founding) -> None:
        founding.active = -1
        push(founding, kinds.DRAW_SPACE, CHANCE)

    def round_over(self, founding: Founding) -> None:
        """Mask tiles of the highest stacks leave, and the disks come back (S9)."""
        for _ in range(numbers.MASKS_LOST):
            colour = highest_stack(founding)
            if colour < 0:
                break
            place = founding.masks[colour]
            self.masks += (mask_tile(colour, place),)
            founding.masks = replaced(founding.masks, colour, place + 1)
            stack = founding.setting.masks[colour]
            founding.tell("dummy mask", -1, colour, stack[place], len(stack) - place)
        self.disks = disks_in_round(founding, founding.round + 1)

    def scored(self, founding: Founding) -> None:
        points = founding.founders[0].points
        founding.tell("band", 0, band_of(points), points)

    def verdict(self, founding: Founding) -> str:
        """The band of the result; the dummy itself has no points to beat (S10)."""
        return numbers.BAND_KEYS[band_of(founding.founders[0].points)]

    def flaw(self, founding: Founding) -> str:
        """Return why its losses are wrong: Mask tiles by the round, other tiles by its disks."""
        lost = numbers.MASKS_LOST * max(0, founding.round - 1)
        taken = len(self.masks)
        if taken > lost or (taken < lost and highest_stack(founding) >= 0):
            return "Mask tiles leave after each round, as long as there are any"
        placed = -self.disks
        for number in range(1, max(1, founding.round) + 1):
            placed += disks_in_round(founding, number)
        gone = sum(self.tiles) - sum(starting_tiles(founding.setting))
        for step in founding.agenda:
            if step[0] == kinds.DRAW_TILE:
                gone += step[3]  # of those about to go
        return (
            "a disk takes no more tiles than that" if gone > numbers.TILES_AT_ONCE * placed else ""
        )


def open_spaces(founding: Founding) -> list[int]:
    """The Action spaces with room for a disk."""
    return [space for space in founding.setting.spaces if founding.height(space) < rounds.STACK]


def removable(founding: Founding, section: int) -> list[int]:
    """The kinds of tile of which one may leave a section (S5)."""
    shown = [tile for tile in tiles.BY_SECTION[section] if founding.display[tile] > 0]
    if not shown or not numbers.ONLY_LARGEST[section]:
        return shown
    largest = max([tiles.SIZES[tile] for tile in shown])
    return [tile for tile in shown if tiles.SIZES[tile] == largest]


def highest_stack(founding: Founding) -> int:
    """The colour with most Mask tiles left, the first of those at equal numbers; -1: none."""
    best = -1
    most = 0
    for colour in range(len(masks.MASK_COLOURS)):
        left = len(founding.setting.masks[colour]) - founding.masks[colour]
        if left > most:
            best, most = colour, left
    return best
