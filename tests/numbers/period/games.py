"""Games with modules as a whole: every set of them laid out, and some played at random."""

from collections.abc import Iterator

from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.neutral import place_neutrals
from teotihuacan.engine.steps import make_step
from tests.city.base_tiles import STARTING
from tests.city.scene import Scene
from tests.numbers.tracing import EDITIONS, city_of, owed, started, state, told, wander

ALL = ["obsidian", "mansion", "altars", "empire"]
SETS = [["obsidian", *ALL[1:2] * a, *ALL[2:3] * b, *ALL[3:] * c]
        for a in (0, 1) for b in (0, 1) for c in (0, 1)]  # fmt: skip


def module_beginnings() -> Iterator[str]:
    """The first positions of games with every set of modules."""
    for modules in SETS:
        yield state(started(modules=modules))
    for players in (3, 4):
        yield state(started(players=players, modules=ALL))
        yield state(started(players=players, draft=True, modules=ALL))
    for bot in ("teotibot", "modified"):
        yield state(started(players=1, bot=bot, modules=ALL))
    for seed in range(4):
        yield from wander(started(seed, modules=ALL, draft=seed % 2 == 1), seed, 12, 12)


def more_starting_tiles(tile: int) -> Iterator[str]:
    """What a starting tile brings, to people and to neutral workers."""
    number = len(STARTING) + tile
    for other in (0, 5):
        game = started(players=3, draft=True, modules=["obsidian"])
        city = city_of(game)
        for board in (number, other):
            place_neutrals(city, board)
        yield str(city.neutral)
        city.players[0]._kept = (number, other)
        major = len(city._discovery_pile) - 1
        city._linked = (7, 8, major)[: len(city._linked)]
        city.face_up = ()
        s = owed(Scene(game), make_step(kinds.END), make_step(kinds.BENEFITS))
        yield told(game)
        yield from wander(s.game, tile, 10, 100)


def module_games() -> Iterator[str]:
    for seed in range(6):
        options: dict[str, object] = {
            "players": 2 + seed % 3,
            "edition": EDITIONS[seed % 2],
            "draft": seed % 4 == 1,
            "modules": ALL if seed % 3 else ["obsidian"],
        }
        yield from wander(started(seed, **options), seed)


def module_solo_games() -> Iterator[str]:
    for seed in range(4):
        options: dict[str, object] = {
            "bot": ("teotibot", "modified")[seed % 2],
            "modules": [*ALL, "movement"] if seed < 2 else ALL,
            "difficulty": ("normal", "hard", "easy", "brutal")[seed],
        }
        yield from wander(started(seed, players=1, **options), seed)
