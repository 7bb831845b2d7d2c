"""Neutral workers: colours nobody plays, placed by starting tiles (ruling 57)."""

from __future__ import annotations

from teotihuacan.city.rules.agenda import DRAW_STARTING, NEUTRALS
from teotihuacan.city.rules.position import Table
from teotihuacan.city.rules.tiles import NEUTRAL_COLOURS, STARTING
from teotihuacan.engine.steps import CHANCE, Kind, Step

FOR_NEUTRALS = 5  # what a starting tile is drawn for: seats 0 to 3, the draft, neutral workers
WORKERS_EACH = 3
ALL_STARTING = (1 << len(STARTING)) - 1


def owe_neutral_draws(t: Table) -> None:
    """Two starting tiles for each unused colour; the second colour draws two others.

    During setup they come from the tiles nobody kept, after an Eclipse from all eighteen.
    """
    colours = NEUTRAL_COLOURS[len(t.players)]
    if colours == 0:
        return
    if t.starting_pile == 0:
        t.starting_pile = ALL_STARTING
    t.neutral = ()
    t.agenda.append((NEUTRALS, 0, 0, 0, 0))
    for _ in range(2 * colours):
        t.agenda.append((DRAW_STARTING, CHANCE, FOR_NEUTRALS, 0, 0))


def place_neutrals(t: Table, tile: int) -> None:
    """Take a drawn tile; after the second, the first three different boards get a worker each."""
    t.drawn = (*t.drawn, tile)
    if len(t.drawn) < 2:
        return
    boards: list[int] = []
    for drawn in t.drawn:
        for board in STARTING[drawn].boards:
            if board not in boards:
                boards.append(board)
    t.neutral = (*t.neutral, tuple(boards[:WORKERS_EACH]))
    t.drawn = ()
    if t.events is not None:
        t.tell("neutral", -1, boards[0], boards[1], boards[2])


class Neutrals(Kind[Table]):
    """The drawn tiles go back to the box."""

    def __init__(self) -> None:
        super().__init__(NEUTRALS, "neutrals")

    def run(self, t: Table, step: Step) -> None:
        t.starting_pile = 0
