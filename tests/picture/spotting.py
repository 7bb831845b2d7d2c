"""Whether every choice has its spot: which names there are, and whether they are drawn."""

import re
from collections import Counter
from collections.abc import Iterable
from random import Random

import teotihuacan as teo
from teotihuacan.city.picture.spots import WHEEL_KEYS, spots
from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards import decorations, geometry
from teotihuacan.city.rules.boards.construction import site_code
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.picture.frames import LAYOUTS, Layout
from tests.picture.looking import TITLE, Sample, parts_of
from tests.picture.spots import all_are_drawn, names_are_right

BOARDS = "|".join(boards.BOARD_KEYS[1:])
TILES = "|".join(kind.key for kind in discovery.TILES)
CODES = "|".join(site_code(site) for site in range(geometry.SITES))
GRAMMAR = re.compile(
    rf"die-[0-3]-[0-3]|(board|cocoa|main|worship|near)-({BOARDS})|royal-[1-3]|tech-[0-5]|"
    rf"noble-[0-2]|deco-offer-[0-9]|deco-({'|'.join(decorations.SIDES)})|offer-[0-2]|site-({CODES})|"
    rf"temple-({'|'.join(boards.TEMPLE_KEYS)})|pile-[0-6]-({TILES})|wheel-({'|'.join(WHEEL_KEYS)})|"
    rf"tile-[0-3]-({TILES})|good-[0-3]-({'|'.join(units.GOODS)})|plate-[0-3]|unlock-[0-3]|"
    rf"half-[0-7]|altar-[0-3]-({TILES})|shaman-[0-3]|region-([0-9]|1[0-2])|"
    r"tray-[a-z0-9_.+!-]+"
)
"""Every name a spot can have."""

Met = set[tuple[str, str, str]]
"""What was asked, the code of a choice, and its spot."""


def check_names(game: teo.Game) -> None:
    names_are_right(game, spots(game), GRAMMAR)


def check_drawn(game: teo.Game, layout: Layout) -> None:
    parts = parts_of(game, game.actor, TITLE.words("en"), layout)
    all_are_drawn(parts, spots(game), GRAMMAR, game.asked)


def check_game(sample: Sample, often: int, further: float) -> None:
    """Names at every decision; the picture so often for each question, and of a part of the
    further ones."""
    rng = Random(7)
    looked: Counter[str] = Counter()
    for game, _ in sample.moments():
        check_names(game)
        if looked[game.asked] >= often and rng.random() > further:
            continue
        looked[game.asked] += 1
        for layout in LAYOUTS:
            check_drawn(game, layout)


def met_in(samples: Iterable[Sample]) -> Met:
    """What was asked in a few games, the codes of the choices, and their spots."""
    return {
        (game.asked, game.rules.codes[id], name)
        for sample in samples
        for game, _ in sample.moments()
        for id, name in spots(game).items()
    }


def check_place(met: Met, asked: str, code: str, spot: str | tuple[str, ...]) -> None:
    """Where the choices lie whose codes begin so."""
    names = [name for where, what, name in met if where == asked and what.startswith(code)]
    assert names
    assert all(name.startswith(spot) for name in names)
