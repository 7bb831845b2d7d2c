"""Larger scenes: an Eclipse about to be scored, and a setup whose draws the test decides."""

from __future__ import annotations

from typing import Any

import teotihuacan as teo
from teotihuacan.city.rules import kinds, tile_places
from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_TILES, PYRAMID_TILES
from teotihuacan.engine.steps import push
from tests.city.scene import SITE_CODES, Scene

RING = "PFQGCAND"
LEVEL_SITES = [[code for code in SITE_CODES if code[0] == level] for level in "1234"]


def eclipse(s: Scene, *, era: int = 0, after: int = 0, final: bool = False) -> Scene:
    """The last turn is over, the Eclipse begins; `era` counts those behind us."""
    city = s.city
    city.era = era
    city.final = final
    city.light = city.dark
    city.turn = -1
    city.acting = 0
    city.countdown = 0
    city.agenda.clear()
    push(city, kinds.ECLIPSE, after)
    s.game.start_recording()
    s.game.settle()
    s.game.stop_recording()
    s.changed = False
    return s


def pay_all(s: Scene, codes: str = "") -> Scene:
    """Answer the salaries that are asked: by these codes, then nothing is paid."""
    s.play(codes)
    while s.game.asked == "salary":
        s.play("pay0")
    return s


def seen(game: teo.Game, seat: int | None = None) -> dict[str, Any]:
    """The table as a seat (or a spectator) sees it."""
    table = game.view(seat)["table"]
    assert isinstance(table, dict)
    return table


def technologies(s: Scene, seat: int) -> list[int]:
    """The numbers of a player's technologies."""
    numbers: list[int] = seen(s.game)["players"][seat]["technologies"]
    return numbers


def built_up_to(s: Scene, level: int, icons: str = "nnnn") -> Scene:
    """A pyramid of tiles with these icons, complete up to a level (0: bare ground)."""
    s.bare_pyramid()
    for sites in LEVEL_SITES[:level]:
        s.lay(icons, *sites)
    return s


def quarter_squares(site: str) -> list[tuple[int, int]]:
    """The quarter squares under a site, clockwise from the top left: a level shifts inwards."""
    level, column, row = int(site[0]) - 1, "abcd".index(site[1]), int(site[2]) - 1
    top, left = 2 * row + level, 2 * column + level
    return [(top, left), (top, left + 1), (top + 1, left + 1), (top + 1, left)]


def piles_full(s: Scene) -> Scene:
    """Let every pyramid and decoration tile be drawn again, whatever lies on the table."""
    s.city.pyramid_pile = (1 << PYRAMID_TILES) - 1
    s.city.decoration_pile = (1 << DECORATION_TILES) - 1
    return s.touch()


class Setup(Scene):
    """A game whose draws the test decides; the others fall on the first of the likeliest."""

    def __init__(self, players: int, draws: dict[str, str], **options: object) -> None:
        super().__init__(teo.new_game("city", players=players, seed=None, **options))
        self.changed = False
        self.draws = {asked: codes.split() for asked, codes in draws.items()}
        self.deal()

    def deal(self) -> None:
        """Answer chance until a player must decide."""
        game = self.game
        while game.actor == teo.CHANCE:
            linked = (
                game.asked == "draw discovery" and self.city.agenda[-1][2] >= tile_places.LINKED
            )
            wanted = self.draws.get("linked" if linked else game.asked)
            likeliest = game.choices[game.odds.index(max(game.odds))]
            game.play(wanted.pop(0) if wanted else likeliest)

    def play(self, codes: str) -> Setup:
        for code in codes.split():
            self.game.play(code)
            self.deal()
        return self


def setup(
    players: int, *hands: str, linked: str = "", technologies: str = "", **options: object
) -> Setup:
    """A game in which the seats are dealt these starting tiles: setup(2, "1 2 3 4", "5 6 7 8").

    In a draft the "hands" are what is laid out.  `linked` are the discovery tiles that come with
    starting tiles 16 and 14, in this order; `technologies` the six on display.
    """
    draws = {
        "draw starting": " ".join(f"~start{n}" for hand in hands for n in hand.split()),
        "linked": " ".join(f"~{key}" for key in linked.split()),
        "draw technology": " ".join(f"~tech{n}" for n in technologies.split()),
    }
    return Setup(players, draws, **options)
