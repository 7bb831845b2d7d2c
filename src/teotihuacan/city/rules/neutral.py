"""Neutral workers: colours of no player, placed by starting tiles (ruling 57)."""

from typing import ClassVar

from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.families import TURN_BEGINS
from teotihuacan.city.rules.printed import starting
from teotihuacan.city.rules.state import City
from teotihuacan.engine.steps import CHANCE, Declared, Kind, Step, make_step, push

FOR_NEUTRALS = 5  # what a starting tile is drawn for: seats 0 to 3, the draft, neutral workers, …
LAID_ASIDE = 6  # … or a module that asked for one
WORKERS_EACH = 3


def push_neutral_draws(city: City) -> bool:
    """Two starting tiles for each unused colour; the second colour draws two others.  False if
    there is none.

    During setup they come from the tiles nobody kept, after an Eclipse from all of them.
    """
    colours = starting.NEUTRAL_COLOURS[len(city.players)]
    if colours == 0:
        return False
    if city._starting_pile == 0:
        city._starting_pile = city.setting.starting
    city.neutral = ()
    push(city, kinds.NEUTRALS)
    for _ in range(2 * colours):
        push(city, kinds.DRAW_STARTING, CHANCE, FOR_NEUTRALS)
    return True


def place_neutrals(city: City, tile: int) -> None:
    """Take a drawn tile; after the second, the first three different boards get a worker each."""
    city.drawn = (*city.drawn, tile)
    if len(city.drawn) < 2:
        return
    boards: list[int] = []
    for drawn in city.drawn:
        for board in starting.TILES[drawn].boards:
            if board not in boards:
                boards.append(board)
    if len(boards) < WORKERS_EACH:  # a tile that names one board twice: one more is drawn
        push(city, kinds.DRAW_STARTING, CHANCE, FOR_NEUTRALS)
        return
    city.neutral = (*city.neutral, tuple(boards[:WORKERS_EACH]))
    city.drawn = ()
    city.tell("neutral", -1, boards[0], boards[1], boards[2])


def give_back(city: City) -> None:
    """The kept starting tiles have served; unclaimed discovery tiles go back to their stacks
    (ruling 61)."""
    for tile in city._linked:
        if tile >= 0:
            city._discovery_pile[tile] += 1
    city._linked = (-1,) * len(city._linked)
    for player in city.players:
        player._kept = ()


def put_away(city: City) -> None:
    """All starting tiles go back to the box; a module that draws one later in setup has all of
    them to draw from (ruling X8)."""
    give_back(city)
    waited_for = make_step(kinds.DRAW_STARTING, CHANCE, LAID_ASIDE) in city.agenda
    city._starting_pile = city.setting.starting if waited_for else 0


class Neutrals(Kind[City]):
    """All neutral workers are placed, and the starting tiles have served."""

    declared: ClassVar = Declared(
        kinds.NEUTRALS, "neutrals", parents=(TURN_BEGINS,), same_seat=False
    )

    def run(self, city: City, step: Step) -> None:
        put_away(city)
