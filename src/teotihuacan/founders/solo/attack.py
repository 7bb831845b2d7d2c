"""Score attack as the rules see it: an option, two kinds of step, their events, and the dummy."""

from typing import Final

from teotihuacan.engine.options import CHOICE, Option, Where
from teotihuacan.founders.rules.dummy import Dummy, Solo, starting_tiles
from teotihuacan.founders.rules.state import Setting
from teotihuacan.founders.solo import numbers
from teotihuacan.founders.solo.dummy import ScoreAttackDummy
from teotihuacan.founders.solo.steps import DrawSpace, DrawTile

NAME: Final = "score attack"

EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "solo": (),  # what kind of game this is
    "dummy disks": ("space", "count", "among"),  # drawn from `among` spaces
    "dummy tile": ("tile", "section", "among"),  # drawn from `among` tiles
    "dummy nothing": ("section",),  # it shows no tile any more
    "dummy mask": ("mask", "points", "left"),  # `left` of its colour were there, the most
    "band": ("band", "points"),
}

ALONE: Final[Where] = Where(
    "players", (1,), f"{NAME}, an unofficial variant, is for one player (players=1)"
)
NEEDED: Final[Where] = Where(
    "players",
    (1,),
    f'players=1 needs the unofficial variant solo="{NAME}"; '
    "the official solo mode is not known to us",
)
OPTION: Final[Option] = Option(
    "solo", CHOICE, None, (NAME,), only=(ALONE,), needed=(NEEDED,), quiet=True
)


def first_dummy(setting: Setting) -> Dummy:
    return ScoreAttackDummy(setting.disks, starting_tiles(setting), ())


SCORE_ATTACK: Final[Solo] = Solo(
    NAME, numbers.PLAYERS, (OPTION,), [DrawSpace(), DrawTile()], EVENT_FIELDS, first_dummy
)
"""Alone against a dummy, for as many points as possible.  It is not the official solo mode."""
