"""Invariants of every solo game, against both bots and every preset, even with bad play."""

from itertools import product
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.solo.rules.bot import bot_of
from teotihuacan.city.modules.solo.rules.difficulty import PRESETS
from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import calendar, discovery, temples
from teotihuacan.city.rules.state import City
from tests.city.invariants import check_discovery, check_tiles
from tests.surviving import play_with_copies, read_back, read_back_and_play, written
from tests.tables import random_steps, table, weighted_steps

BOT = 1
VARIANTS: list[dict[str, object]] = [
    {"bot": bot, "difficulty": preset, "edition": edition, "dark_eclipse": dark,
     "first_game": first}
    for bot, preset, edition, dark, first in product(
        ("teotibot", "modified"), PRESETS, ("revised", "first"), (False, True), (False, True)
    )
]  # fmt: skip


def name(options: dict[str, object]) -> str:
    switches = [key for key, on in options.items() if on is True]
    return "-".join([str(options[key]) for key in ("bot", "difficulty", "edition")] + switches)


EVERY_VARIANT = pytest.mark.parametrize("options", VARIANTS, ids=name)
SOME_VARIANTS = pytest.mark.parametrize("options", VARIANTS[::5], ids=name)


def new(options: dict[str, object], seed: int | None) -> teo.Game:
    return teo.new_game("city", players=1, seed=seed, **options)


def check(game: teo.Game, modified: bool) -> None:
    """Check that nothing is lost, and that the bot is within its rules."""
    city = table(game)
    check_tiles(city)
    check_discovery(city)
    check_bot(city, modified)


def check_bot(city: City, modified: bool) -> None:
    bot, player = bot_of(city), city.players[BOT]
    assert len(set(bot.tiles)) == len(bot.tiles)
    assert sum(player.used) == 0
    assert sum(player.tiles[discovery.MASKS :]) == 0
    assert max(player.tiles) <= 1
    assert not player._dealt
    assert not player._kept
    assert modified or bot.masks == 0
    assert min(*player.goods, player.points) >= 0
    assert 0 <= player.avenue <= temples.AVENUE_LAST
    assert 0 <= player.track <= calendar.TRACK_LAST
    for mine, yours in zip(player.temple, city.players[0].temple):
        assert 0 <= mine <= temples.TOP_STEP
        assert not mine == yours == temples.TOP_STEP
    if len(bot.directions) == 2 and places.HAND not in player.place:
        assert len([here for here in player.place if 1 <= here < places.HAND]) == 3
        assert len([here for here in player.place if here > places.SIDEBAR]) == 1
        assert sorted(bot.tiles) == list(range(7))
        assert max(player.power) <= 5


@EVERY_VARIANT
def test_whole_games(options: dict[str, object]) -> None:
    """Only you are ever asked; nothing is lost; the record replays."""
    game = new(options, 7)
    modified = options["bot"] == "modified"
    for number, _ in enumerate(random_steps(game, 7)):
        assert game.actor == 0
        if number % 3 == 0:
            check(game, modified)
    check(game, modified)
    scores = game.scores
    assert game.winners == [0 if scores[0] > scores[1] else BOT]
    again = teo.replay(game.record)
    assert again.position() == game.position()


@EVERY_VARIANT
def test_with_chance_left_to_the_caller(options: dict[str, object]) -> None:
    game = new(options, None)
    rolled = 0
    for number, _ in enumerate(weighted_steps(game, 3)):
        assert game.actor in (0, teo.CHANCE)
        rolled += game.asked == "bot die"
        if game.asked == "bot die":
            assert game.odds == [1] * 6
        if number % 5 == 0:
            check(game, options["bot"] == "modified")
    assert rolled >= 20
    assert rolled % 2 == 0
    assert teo.replay(game.record).scores == game.scores


@SOME_VARIANTS
def test_no_salary_and_no_tile_of_the_bot_in_what_is_told(options: dict[str, object]) -> None:
    """Seen from outside: what the bot's events say."""
    game = new(options, 11)
    rng = Random(11)
    seen: set[str] = set()
    while not game.over:
        game.play(rng.choice(game.ids))
        for event in game.events:
            if event.seat == BOT:
                seen.add(event.kind)
                assert event.kind not in ("salary", "use", "technology", "collect", "main", "kept")
                assert event.kind != "claim" or event.values[0] < discovery.MASKS
                assert event.kind != "goods" or event.values[1] != 0
    assert {"bot roll", "bot step", "bot shift", "bot worker", "goods"} <= seen


@SOME_VARIANTS
def test_play_with_copies(options: dict[str, object]) -> None:
    play_with_copies(new(options, 5), 5, every=25, further=35)


@SOME_VARIANTS
@pytest.mark.parametrize("seed", [9, None])
def test_positions_at_every_step(options: dict[str, object], seed: int | None) -> None:
    """Read back, a position is the same and plays the same."""
    game = new(options, seed)
    steps = random_steps(game, 2) if seed is not None else weighted_steps(game, 2)
    waiting: set[str] = set()
    for number, id in enumerate(steps):
        waiting.add(game.asked)
        if number % 16 == 0:
            read_back_and_play(game, id)
        else:
            read_back(game)
    assert teo.from_position(written(game)).over
    if seed is None:
        assert {"draw action", "draw direction", "bot die"} <= waiting


def test_a_view_shows_the_bots_tiles_and_no_secret() -> None:
    game = new({"bot": "modified"}, 4)
    assert game.asked == "keep"
    spectator = game.view(None)["table"]
    assert isinstance(spectator, dict)
    assert spectator["players"][0]["starting dealt"] == 4
    assert set(spectator["bot"]) == {"tiles", "directions", "private masks", "box"}
    with pytest.raises(teo.OptionError, match="not 2"):
        game.view(2)
