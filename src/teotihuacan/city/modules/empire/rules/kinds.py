"""The kinds of step of this module, by number, from 180 on."""

from typing import Final

from teotihuacan.engine.steps import CHANCE, Step

MUSTER: Final = 180
MARCH: Final = 181
CONQUEST: Final = 182
SETTLE: Final = 183
BENEFIT: Final = 184
DIFFERENT_WORKERS: Final = 185
DIFFERENT_TEMPLES: Final = 186
SCORE_WARRIORS: Final = 187
DRAW_PATH: Final = 188
BOT_WARRIOR: Final = 189
BOT_SETTLES: Final = 190
BOT_PICKS: Final = 191
BOT_SENDS_MORE: Final = 192


# --- what it owes, see `rules/owing.py` -----------------------------------------------------------


def muster(seat: int) -> Step:
    """Setup: a Warrior comes to Teotihuacan."""
    return (MUSTER, seat, 0, 0, 0)


def march(seat: int, region: int) -> Step:
    """A Warrior was pushed out of a region; whose it is says where it goes."""
    return (MARCH, seat, region, 0, 0)


def conquest(seat: int, warriors: int, buildings: int, begun: int) -> Step:
    """The rewards of a cell that are left; whether one of them has been carried out."""
    return (CONQUEST, seat, warriors, buildings, begun)


def settle(seat: int) -> Step:
    return (SETTLE, seat, 0, 0, 0)


def benefit(seat: int, region: int) -> Step:
    """Receive what a region brings, once its building is paid."""
    return (BENEFIT, seat, region, 0, 0)


def different_workers(seat: int, left: int, chosen: int) -> Step:
    """Power up workers, each once; those that had their turn are bits."""
    return (DIFFERENT_WORKERS, seat, left, chosen, 0)


def different_temples(seat: int, left: int, chosen: int) -> Step:
    """Climb temples, each once; those climbed already are bits."""
    return (DIFFERENT_TEMPLES, seat, left, chosen, 0)


def draw_path() -> Step:
    """A bot's Warrior is pushed out of Teotihuacan."""
    return (DRAW_PATH, CHANCE, 0, 0, 0)


def bot_warrior(seat: int) -> Step:
    return (BOT_WARRIOR, seat, 0, 0, 0)


def bot_settles(seat: int) -> Step:
    return (BOT_SETTLES, seat, 0, 0, 0)


def bot_sends_more(seat: int, left: int) -> Step:
    """After an action: send so many Warriors, or with -1 see whether any can be sent."""
    return (BOT_SENDS_MORE, seat, left, 0, 0)


def bot_picks(seat: int, region: int) -> Step:
    """Take a mask of the tiles drawn for a region, or points."""
    return (BOT_PICKS, seat, region, 0, 0)
