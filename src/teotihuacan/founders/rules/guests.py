"""A guest: somebody at the table without a seat, who has no city, no points and no decisions.

The rules ask a guest at a few moments and know none of them by name; in the game of two to four
players there is nobody to ask.  What a guest may have is here, so that positions can be written,
read and checked: disks in hand and on spaces, tiles and Mask tiles that are out of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teotihuacan.founders.rules.printed.tiles import FIRST_PYRAMID, TILES

if TYPE_CHECKING:
    from teotihuacan.engine.options import Option, Options
    from teotihuacan.engine.steps import Kind
    from teotihuacan.founders.rules.setting import Setting
    from teotihuacan.founders.rules.state import Founding


class Guest:
    """What a guest has, and the moments at which the rules ask."""

    # In plain Python this makes reading and copying faster.
    __slots__ = ("disks", "masks", "tiles")

    def __init__(self, disks: int, tiles: list[int], masks: tuple[int, ...]) -> None:
        self.disks = disks  # in hand
        self.tiles = tiles  # by kind, out of the game for good
        self.masks = masks  # the same of Mask tiles, see `state.mask_tile`

    def copy(self) -> Guest:
        raise NotImplementedError

    def round_begins(self, founding: Founding) -> None:
        """A round was told to begin."""
        raise NotImplementedError

    def can_begin(self, founding: Founding) -> bool:
        """Whether there is something to do in a turn now."""
        raise NotImplementedError

    def begin_turn(self, founding: Founding) -> None:
        """A turn, after each of the last seat, and until nothing is left to do when all others
        have passed.  When it is over, `turn.next_turn` goes on with the first seat."""
        raise NotImplementedError

    def round_over(self, founding: Founding) -> None:
        """A round is over that was not the last."""
        raise NotImplementedError

    def scored(self, founding: Founding) -> None:
        """The final scoring is over."""
        raise NotImplementedError

    def verdict(self, founding: Founding) -> str:
        """A key for what was reached."""
        raise NotImplementedError

    def flaw(self, founding: Founding) -> str:
        """Why a table that was read cannot have come about, or nothing."""
        raise NotImplementedError


class Solo:
    """A way to play alone: its options, steps and events, and the guest it brings along."""

    def options(self) -> tuple[Option, ...]:
        raise NotImplementedError

    def kinds(self) -> list[Kind[Any]]:
        raise NotImplementedError

    def event_fields(self) -> dict[str, tuple[str, ...]]:
        raise NotImplementedError

    def is_in(self, options: Options) -> bool:
        raise NotImplementedError

    def players(self) -> int:
        """For how many the table is laid out."""
        raise NotImplementedError

    def guest(self, setting: Setting) -> Guest:
        raise NotImplementedError


def starting_tiles(setting: Setting) -> list[int]:
    """Tiles that nobody uses: the starting Pyramid tiles of those whose place a guest takes."""
    missing = setting.players - setting.seats
    return [missing if tile >= FIRST_PYRAMID else 0 for tile in range(TILES)]
