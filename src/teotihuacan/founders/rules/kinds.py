"""The kinds of step of Founders of Teotihuacan, by number: the table of contents of its rules.

The numbers live only while a program runs: positions name the kinds, and the ids of answers are
pinned by `data/codes.txt`.  Each kind declares its fields; `fields.py` names their values.
"""

from typing import Final

# Draws: chance decides.
DRAW_FIRST: Final = 0
DRAW_BOARD: Final = 1
DRAW_DISK: Final = 2
DRAW_WORSHIP: Final = 3

# Setup.
STARTING_TILES: Final = 4
STARTING_TILE: Final = 5
SETUP_OVER: Final = 6

# A turn.
TURN: Final = 7
BONUS: Final = 8
ACTION: Final = 9
ANY_ACTION: Final = 10
END: Final = 11
FINISH_TURN: Final = 12

# Building.
BUILDING: Final = 13
TEMPLE: Final = 14
PYRAMID: Final = 15
ANCHOR: Final = 16
ORIENTATION: Final = 17
LAY: Final = 18
SET_TILE: Final = 19
REPLACE: Final = 20
MASKS: Final = 21

# Paying.
PAY: Final = 22
MIX: Final = 23
PAY_CUBE: Final = 24
KEEP_CUBE: Final = 25

# Influence.
PRODUCE: Final = 26
PUT_CUBE: Final = 27
RESOURCE: Final = 28
OFFERING: Final = 29
TIMES: Final = 30
GAIN: Final = 31
PUT_BACK: Final = 32
TAKE: Final = 33
SWAP: Final = 34

# Rounds.
BEGIN_ROUND: Final = 35

# Nothing in this game is ever done in the middle of something else.
INTERRUPT: Final = 36

KINDS: Final = 37
