"""Immediate outcome of placing a Building or Temple, before any question about it."""

from typing import Final

from teotihuacan.founders.rules.laying.shapes import Form
from teotihuacan.founders.rules.printed import boards, tiles
from teotihuacan.founders.rules.printed.boards import Cluster
from teotihuacan.founders.rules.state import Founder, Founding


class Outcome:
    """The spaces that a tile covers, and what happens to cubes there and beside it."""

    def __init__(self, founder: Founder, tile: int, form: Form, anchor: int) -> None:
        covered = form.covers[anchor]
        gold, stone, wood = founder.cubes
        self.covered: Final[int] = covered
        self.lost: Final[list[int]] = [gold & covered, stone & covered, wood & covered]
        self.gained = 0  # empty spaces beside a Building: each gets a cube (F25)
        self.asked = 0  # those with a cube of another resource: keep or replace it?
        if tile < tiles.FIRST_TEMPLE:
            beside = form.arounds[anchor] & ~founder.taken
            self.gained = beside & ~(gold | stone | wood)
            self.asked = beside & ~self.gained & ~founder.cubes[tiles.RESOURCE[tile]]


def completed(founding: Founding, founder: Founder, covered: int) -> list[tuple[Cluster, int]]:
    """The clusters whose last spaces are covered, as far as there are Mask tiles for them (R19),
    each with the points of its tile."""
    board = boards.BOARDS[founder.board]
    found: list[tuple[Cluster, int]] = []
    if not covered & board.masks:
        return found
    uncovered = ~(founder.taken | covered)
    places = list(founding.masks)
    for cluster in board.clusters:
        if cluster.spaces & covered and not cluster.spaces & uncovered:
            stack = founding.setting.masks[cluster.colour]
            place = places[cluster.colour]
            if place < len(stack):
                found.append((cluster, stack[place]))
                places[cluster.colour] += 1
    return found
