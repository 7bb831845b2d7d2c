"""The effects of the data's numbers in play: each section reports the results of some situations.

It is imported anew for each changed data file, so nothing here remembers a number.
"""

import json
from collections.abc import Iterator
from random import Random

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import make_step
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.rules import fields, kinds
from teotihuacan.founders.rules.laying.building import price_of, take_mask
from teotihuacan.founders.rules.laying.grid import CITY_SPACES
from teotihuacan.founders.rules.laying.pyramid import push_reward
from teotihuacan.founders.rules.offering import gain_favor
from teotihuacan.founders.rules.printed import tiles, worship
from teotihuacan.founders.rules.printed.boards import BOARDS
from teotihuacan.founders.rules.rounds import district_scores, end_round
from teotihuacan.founders.rules.state import Founding

PLAYERS = (2, 3, 4)


def started(players: int, side: str = "A") -> Game:
    """A game at its first turn, after a random setup."""
    game = Game.new(FOUNDERS, {"players": players, "side": side}, 7)
    rng = Random(players)
    while game.asked != "turn":
        game.apply(rng.choice(game.ids))
    return game


def table(game: Game) -> Founding:
    assert isinstance(game.state, Founding)
    return game.state


def told(founding: Founding) -> str:
    steps = [FOUNDERS.write_step(step) for step in founding.agenda]
    return json.dumps([steps, FOUNDERS.write(founding, None, True)])


def beginnings() -> Iterator[str]:
    """Displays, supplies, disks, and how rounds change them."""
    for players in PLAYERS:
        game = Game.new(FOUNDERS, {"players": players, "side": "A"}, None)
        yield told(table(game))
        founding = table(started(players))
        yield told(founding)
        while founding.round < founding.setting.rounds:
            end_round(founding)
            yield f"{founding.round} {[f.disks for f in founding.founders]} {founding.display}"


def shapes() -> Iterator[str]:
    for shape in tiles.SHAPE:
        yield str([(form.fits, form.covers[0]) for form in shape.forms])


def prices() -> Iterator[str]:
    for tile in range(tiles.FIRST_TEMPLE, tiles.TILES):
        yield str([price_of(tile, fields.PRINTED, strength) for strength in range(2, 6)])


def masks() -> Iterator[str]:
    """Clusters, and every Mask tile."""
    for board in BOARDS:
        yield str([(cluster.colour, cluster.spaces) for cluster in board.clusters])
    for players in PLAYERS:
        founding = table(started(players))
        for colour in range(3):
            for _ in range(6):
                take_mask(founding, founding.founders[0], colour)
                yield str(founding.founders[0].points)


def rewards() -> Iterator[str]:
    for board in range(len(BOARDS)):
        for square in range(8):
            founding = table(started(2))
            founding.founders[0].board = board
            push_reward(founding, founding.founders[0], square)
            yield told(founding)


def favor() -> Iterator[str]:
    founding = table(started(2))
    for _ in range(10):
        gain_favor(founding, 0)
        yield str((founding.founders[0].favor, founding.founders[0].points))


def rich(key: int) -> Game:
    """A player with cubes of everything, some tiles of every kind, and one Worship tile."""
    game = started(2)
    founding = table(game)
    seat = founding.active
    founder = founding.founders[seat]
    founder.cubes = [0, 0, 0]
    open_spaces = [space for space in CITY_SPACES if not founder.taken >> space & 1]
    for number, space in enumerate(open_spaces[40:79]):
        founder.cubes[number % 3] |= 1 << space
    founder.tiles = tuple(range(12)) * 3
    founder.anchors = founder.orientations = (0,) * 36
    founder.worship = (key,)
    founding.agenda = [
        make_step(kinds.FINISH_TURN, seat),
        make_step(kinds.END, seat),
        make_step(kinds.OFFERING, seat),
    ]
    founding.space, founding.strength = 3, 3
    game.settle()
    return game


def offerings() -> Iterator[str]:
    """Each Worship tile, used with the first and with the last of all answers."""
    for key in range(len(worship.WORSHIP)):
        for choice in (0, -1):
            game = rich(key)
            for _ in range(30):
                if game.asked == "end" or not game.ids:
                    break
                yield f"{game.asked} {game.ids} {game.scores}"
                game.apply(game.ids[choice])
            yield str(game.scores)
        for fewer in range(4):  # what it needs, and no more
            game = rich(key)
            founder = table(game).founders[table(game).active]
            founder.tiles = tuple(range(12)) * fewer + (0, 3, 0, 3, 0)[: 2 + fewer]
            founder.anchors = founder.orientations = (0,) * len(founder.tiles)
            founder.worship = (key,)
            usable = FOUNDERS.kinds[kinds.OFFERING].legal(
                table(game), make_step(kinds.OFFERING, founder.seat)
            )
            yield str(usable)
            founder.worship = ()


def bonuses() -> Iterator[str]:
    """Every Bonus disk, used first."""
    for disk in range(5):
        game = started(3)
        founding = table(game)
        founding.bonus = (disk,) * 9
        for code in ("C1+1", "bonus"):
            game.play(code)
            yield f"{game.asked} {founding.strength} {game.scores}"


def scoring() -> Iterator[str]:
    founding = table(started(2))
    founder = founding.founders[0]
    founder.tiles, founder.anchors, founder.orientations = (9, 10, 11), (0, 3, 24), (0, 0, 0)
    founder.pyramid = (0, 1, 2) * 4 + (0,)
    yield str(district_scores(founder))


def attack() -> Iterator[str]:
    """The score attack: what the dummy has and does, and what a result is called."""
    for seed in (1, 2):
        game = Game.new(FOUNDERS, {"players": 1, "side": "A", "solo": "score attack"}, seed)
        yield told(table(game))
        rng = Random(seed)
        while not game.over:
            game.apply(rng.choice(game.ids))
        yield told(table(game))
    for points in range(130):
        table(game).founders[0].points = points
        yield game.verdict


def games() -> Iterator[str]:
    for seed, (players, side) in enumerate(((2, "B"), (3, "A"), (4, "B"), (4, "A"))):
        game = Game.new(FOUNDERS, {"players": players, "side": side}, seed)
        rng = Random(seed)
        while not game.over:
            game.apply(rng.choice(game.ids))
        yield json.dumps([game.history, game.scores])


SECTIONS = {
    section.__name__: section
    for section in (
        *(beginnings, shapes, prices, masks, rewards, favor, bonuses, scoring),
        *(offerings, games, attack),
    )
}


def order_for(group: str, place: str) -> list[str]:
    """All sections: every one is short."""
    return list(SECTIONS)


def play_on(file: str) -> None:
    """Whole games are among the sections."""
