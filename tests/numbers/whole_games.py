"""Situations of a game as a whole: its setup, its Eclipses, the bots, and games at random."""

from collections.abc import Iterator

from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules.bot import bot_of
from teotihuacan.city.modules.solo.rules.difficulty import PRESETS, VALUES, read_difficulty
from teotihuacan.city.rules import kinds, units
from teotihuacan.city.rules.neutral import place_neutrals
from teotihuacan.city.rules.printed import discovery
from teotihuacan.engine.errors import OptionError
from teotihuacan.engine.steps import CHANCE, make_step
from tests.city import stages
from tests.city.base_tiles import STARTING
from tests.city.scene import Scene, houses
from tests.numbers.tracing import (
    EDITIONS,
    attempt,
    brief,
    city_of,
    every_way,
    laid_out,
    owed,
    started,
    state,
    told,
    wander,
)

# --- setup ----------------------------------------------------------------------------------------


def beginnings() -> Iterator[str]:
    """The first positions of all sorts of games."""
    for players in (2, 3, 4):
        yield state(started(players=players, first_game=True))
        yield state(started(players=players))
        yield state(started(players=players, draft=True))
    yield state(started(players=1, bot="teotibot", first_game=True))
    yield state(started(players=1, bot="teotibot"))
    yield state(started(players=1, bot="modified"))


def starting_tiles(tile: int) -> Iterator[str]:
    """What a starting tile brings, to people and to neutral workers."""
    for other in ((tile + 1) % len(STARTING), (tile + 5) % len(STARTING)):
        game = started(players=3, draft=True)
        city = city_of(game)
        for board in (tile, other):
            place_neutrals(city, board)
        yield str(city.neutral)
        city.players[0]._kept = (tile, other)
        city._linked = (7, 8, 9)[: len(city._linked)]
        city.face_up = ()
        s = owed(Scene(game), make_step(kinds.END), make_step(kinds.BENEFITS))
        yield told(game)
        yield from wander(s.game, tile, 10, 100)


def dealing() -> Iterator[str]:
    """Games at random through their setup and first turns."""
    for seed in range(6):
        for options in ({"draft": seed % 2 == 1}, {"first_game": True}):
            yield from wander(started(seed, players=2 + seed % 3, **options), seed, 40, 10)


# --- Eclipse --------------------------------------------------------------------------------------


def eclipses() -> Iterator[str]:
    """All three Eclipses: Avenue, track, masks, salaries, the next era."""
    for players in (2, 3, 4):
        for era in range(3):
            s = laid_out(players)
            for seat in range(players):
                s.seat(seat, points=40, avenue=3 + seat, track=4 - seat, cocoa=20,
                       workers=("F3 Q4 N5", "F1 F2 G3", "A1 A4 A4", "P5 P5 P5")[seat])  # fmt: skip
            yield eclipse(s, era)
    for buildings in range(12):
        s = laid_out()
        s.city.buildings = buildings
        s.city.nobles = houses(*[(0, 0, 0), (5, 4, 2)][buildings > 0])
        s.seat(0, avenue=2)
        yield eclipse(s, 0)
    for different in range(discovery.MASKS + 1):
        s = laid_out()
        masks = [f"mask_{number + 1}" for number in range(different)]
        s.seat(0, tiles=tuple(masks))
        s.seat(1, tiles=tuple(masks + masks[:2]))
        yield eclipse(s, 1)
    for power in "12345":
        for cocoa in (0, 1, 8):
            s = laid_out()
            s.seat(0, points=30, cocoa=cocoa, workers=f"F{power} Q{power}*",
                   tiles=("four_cocoa", "ignore_cocoa"))  # fmt: skip
            yield eclipse(s, 0)
            yield from every_way(s, 2, 12)


def eclipse(s: Scene, era: int, final: bool = False) -> str:
    stages.eclipse(s, era=era, final=final)
    seen = [told(s.game), brief(s.game)]
    while s.game.asked == "salary":
        s.play("pay0")
        seen.append(told(s.game))
    seen.append(brief(s.game))
    return " ".join(seen)


def bonuses(tile: int) -> Iterator[str]:
    """A temple bonus tile, to players who have a lot of everything."""
    for powers in ("F1 Q3 G4 N5", "F2 Q3 G4*"):
        s = laid_out()
        s.city.bonus = (tile, (tile + 1) % 7, (tile + 2) % 7)
        s.seat(0, workers=powers, temples=(11, 0, 9), avenue=5, points=50, cocoa=20,
               technologies=(1, 3, 5), tiles=("mask_1", "mask_2", "mask_2", "four_points"),
               used=("two_resources",))  # fmt: skip
        s.seat(1, temples=(10, 10, 10), points=50, cocoa=20)
        yield eclipse(s, 2)
    s = laid_out()
    s.city.bonus = (tile, (tile + 1) % 7, (tile + 2) % 7)
    s.seat(0, temples=(10, 0, 0), points=50, cocoa=20)
    yield eclipse(s, 0, final=True)


# --- the bots -------------------------------------------------------------------------------------


def dice() -> Iterator[str]:
    """Every roll of the bots' dice, and every shift of their pyramids."""
    for bot in ("teotibot", "modified"):
        game = started(players=1, bot=bot, first_game=True)
        for total in range(2, 13):
            for directions in ((0, 1), (1, 0)):
                branch = game.copy()
                branch.dealer = None
                bot_of(city_of(branch)).directions = directions
                s = owed(Scene(branch), make_step(kinds.END), make_step(solo_kinds.BOT_DIE, CHANCE))
                low = max(1, total - 6)
                yield attempt(s, f"~die{low} ~die{total - low}")
                yield f"{bot_of(s.city).tiles} {bot_of(s.city).directions}"


def bot_deeds() -> Iterator[str]:
    """Every action tile of both bots, with little and with much."""
    for bot in ("teotibot", "modified"):
        for edition in EDITIONS:
            for goods in (0, 2, 20):
                for height in (0, 2, 5, 8, 9, 10):
                    for tile in range(7):
                        game = started(players=1, bot=bot, first_game=True, edition=edition)
                        s = Scene(game)
                        player = s.city.players[1]
                        player.goods = [goods, *[goods] * len(units.RESOURCES), 0]
                        player.temple = [height, min(10, height + 1), max(0, height - 1)]
                        player.power = [5, 3, 2, 1]
                        player.avenue = player.track = height
                        s.city.era = height % 3
                        owed(
                            s,
                            make_step(kinds.END),
                            make_step(solo_kinds.BOT_ACT, solo_kinds.BOT, tile),
                        )
                        yield told(game)
                        yield brief(game)


def difficulties() -> Iterator[str]:
    """How hard the bots are by name, and between which limits they can be made so."""
    for bot in ("teotibot", "modified"):
        for preset in PRESETS:
            game = started(players=1, bot=bot, difficulty=preset)
            yield f"{game.options} {state(game)}"
        for value in range(-4, 30):
            for knob in (*VALUES, "bonus_points"):
                yield accepted(bot, {knob: value})
            for worker in range(3):
                yield accepted(bot, {"powers": [value * (worker == i) for i in range(3)]})


def accepted(bot: str, difficulty: dict[str, object]) -> str:
    try:
        return str(read_difficulty(difficulty, bot, ()).to_json())
    except OptionError as error:
        return str(error)


def solo_games() -> Iterator[str]:
    for seed in range(6):
        options = {"bot": ("teotibot", "modified")[seed % 2], "first_game": seed % 3 == 0}
        yield from wander(started(seed, players=1, **options), seed)


# --- whole games ----------------------------------------------------------------------------------


def games() -> Iterator[str]:
    for seed in range(24):
        options: dict[str, object] = {
            "players": 2 + seed % 3,
            "edition": EDITIONS[seed // 3 % 2],
            "draft": seed % 4 == 1,
            "first_game": seed % 4 == 2,
            "dark_eclipse": seed % 5 == 4,
        }
        yield from wander(started(seed, **options), seed)
