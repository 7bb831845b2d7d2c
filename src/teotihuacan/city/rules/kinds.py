"""The kinds of step of City of Gods, by number: the table of contents of its rules.

The numbers live only while a program runs: positions name the kinds, and the ids of answers are
pinned by `data/codes.txt`.
"""

from typing import Final

# Draws: chance decides.
DRAW_BOARD: Final = 0
DRAW_ROYAL: Final = 1
DRAW_TECHNOLOGY: Final = 2
DRAW_BONUS: Final = 3
DRAW_DECORATION: Final = 4
DRAW_PYRAMID: Final = 5
DRAW_ROTATION: Final = 6
DRAW_DISCOVERY: Final = 7
DRAW_STARTING: Final = 8

# Setup.
KEEP: Final = 9
STARTING_POWER: Final = 10
PLACE: Final = 11
LINK: Final = 12
REVEAL: Final = 13
BENEFITS: Final = 14
NEUTRALS: Final = 15
SETUP_OVER: Final = 16

# A turn.
TURN: Final = 17
DISTANCE: Final = 18
ACTION: Final = 19
WORSHIP: Final = 20
WORSHIP_ORDER: Final = 21
ABILITY: Final = 22
TRADE: Final = 23
GIVE: Final = 24
RESOURCE: Final = 25
TEMPLE: Final = 26
TEMPLE_ORDER: Final = 27
TEMPLE_STEP: Final = 28
CLAIM: Final = 29
AVENUE: Final = 30
EXTRA_WORKER_TILE: Final = 31
LEARN: Final = 32
NOBLE_ROW: Final = 33
DECORATE: Final = 34
DECORATION_SIDE: Final = 35
BUILD: Final = 36
SITE: Final = 37
DISCOUNT: Final = 38
ROTATION: Final = 39
TECHNOLOGY_GAIN: Final = 40
POWER_UP: Final = 41
BUY_POWER: Final = 42
ACTION_OVER: Final = 43
REBORN: Final = 44
WHEEL_REWARD: Final = 45
CALENDAR: Final = 46
END: Final = 47
FINISH_TURN: Final = 48
NEXT_TURN: Final = 49

# An Eclipse.
ECLIPSE: Final = 50
SCORE_AVENUE: Final = 51
SCORE_LEADERS: Final = 52
SCORE_TRACK: Final = 53
SCORE_MASKS: Final = 54
SALARY: Final = 55
NEW_ERA: Final = 56
SCORE_BONUS: Final = 57
GAME_OVER: Final = 58

# Tiles used and workers unlocked in the middle of something.
INTERRUPT: Final = 59

# Payments, which come before everything else on the agenda.
PAY_WITH: Final = 60
POWER_DOWN: Final = 61

# Steps that wait for a payment.
PERFORM: Final = 62
TRADED: Final = 63
KNOWN: Final = 64

# Neutral workers come before the last setup steps of modules.
NEUTRAL_SETUP: Final = 65

# A step on a named temple and others on any, in the order the player likes.
TEMPLE_PAIR: Final = 66

KINDS: Final = 67
"""The number of kinds of step in the base game.  Those of modules have numbers from 100 on, each
from a number of its own, so that no module depends on another."""
