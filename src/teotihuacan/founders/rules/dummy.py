"""A dummy: it takes a place on the Main board, but has no seat, no city, no points, no decisions.

The rules ask it at the few moments below; in a game of two to four players there is none.  What a
dummy may have is here, so that positions can be written, read and checked: disks in hand and on
spaces, tiles and Mask tiles that are out of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from teotihuacan.engine.options import Option
from teotihuacan.engine.steps import Kind
from teotihuacan.founders.rules.printed import tiles

if TYPE_CHECKING:
    from teotihuacan.founders.rules.state import Founding, Setting


class Dummy:
    """The state of a dummy, and the hooks that the rules call."""

    # In plain Python this makes reading and copying faster.
    __slots__ = ("disks", "masks", "tiles")

    def __init__(self, disks: int, tiles: list[int], masks: tuple[int, ...]) -> None:
        self.disks = disks  # in hand
        self.tiles = tiles  # by kind, out of the game for good
        self.masks = masks  # the same of Mask tiles, see `state.mask_tile`

    def copy(self) -> Dummy:
        raise NotImplementedError

    def round_begins(self, founding: Founding) -> None:
        """After the event that a round begins."""
        raise NotImplementedError

    def can_begin(self, founding: Founding) -> bool:
        """Return whether the dummy has something to do in a turn now."""
        raise NotImplementedError

    def begin_turn(self, founding: Founding) -> None:
        """A turn, after each of the last seat, and until nothing is left to do when all others
        have passed.  After it, `turn.next_turn` continues with the first seat."""
        raise NotImplementedError

    def round_over(self, founding: Founding) -> None:
        """A round other than the last is over."""
        raise NotImplementedError

    def scored(self, founding: Founding) -> None:
        """The final scoring is over."""
        raise NotImplementedError

    def verdict(self, founding: Founding) -> str:
        """A key for what was reached."""
        raise NotImplementedError

    def flaw(self, founding: Founding) -> str:
        """Return why a position that was read cannot occur, or an empty text."""
        raise NotImplementedError


@dataclass(frozen=True)
class Solo:
    """A way to play alone: a value of the option `solo`, its steps, events and dummy."""

    name: str
    players: int  # for which the Main board is set up
    options: tuple[Option, ...]
    kinds: list[Kind[Any]]
    event_fields: dict[str, tuple[str, ...]]
    dummy: Callable[[Setting], Dummy]  # that a game begins with


def starting_tiles(setting: Setting) -> list[int]:
    """Tiles out of the game: the starting Pyramid tiles of the player that a dummy replaces."""
    missing = setting.players - setting.seats
    return [missing if tile >= tiles.FIRST_PYRAMID else 0 for tile in range(tiles.TILES)]
