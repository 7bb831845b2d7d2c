"""The kinds of step of this module, by number: they follow those of the Altars."""

from typing import Final

from teotihuacan.city.modules.altars.rules.kinds import AFTER_ALTARS
from teotihuacan.engine.steps import CHANCE, Step

MUSTER: Final = AFTER_ALTARS
MARCH: Final = AFTER_ALTARS + 1
CONQUEST: Final = AFTER_ALTARS + 2
SETTLE: Final = AFTER_ALTARS + 3
BENEFIT: Final = AFTER_ALTARS + 4
DIFFERENT_WORKERS: Final = AFTER_ALTARS + 5
DIFFERENT_TEMPLES: Final = AFTER_ALTARS + 6
SCORE_WARRIORS: Final = AFTER_ALTARS + 7
DRAW_PATH: Final = AFTER_ALTARS + 8
BOT_WARRIOR: Final = AFTER_ALTARS + 9
BOT_SETTLES: Final = AFTER_ALTARS + 10
BOT_PICKS: Final = AFTER_ALTARS + 11
BOT_SENDS_MORE: Final = AFTER_ALTARS + 12

AFTER_EMPIRE: Final = AFTER_ALTARS + 13


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
