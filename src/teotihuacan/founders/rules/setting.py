"""What never changes in a game: how many play, on which side of the boards, by which revision."""

from typing import Final

from teotihuacan.founders.rules.printed.boards import BY_SIDE
from teotihuacan.founders.rules.printed.masks import MASKS
from teotihuacan.founders.rules.printed.rounds import DISKS, DISPLAY, ROUNDS, used_spaces


class Setting:
    """The fixed side of a game; copies share it."""

    def __init__(self, revision: int, players: int, side: int, seats: int) -> None:
        self.revision: Final[int] = revision  # of the rules this game is played by
        self.players: Final[int] = players  # for so many the table is laid out …
        self.seats: Final[int] = seats  # … and so many sit there; a guest takes no seat
        self.side: Final[int] = side  # of the boards: 0 is A
        self.boards: Final[list[int]] = BY_SIDE[side]
        self.rounds: Final[int] = ROUNDS[players]
        self.disks: Final[int] = DISKS[players]
        self.spaces: Final[list[int]] = used_spaces(players)
        self.display: Final[list[int]] = DISPLAY[players]  # how many of each kind are shown
        self.masks: Final[list[list[int]]] = MASKS[players]
