"""Whole solo games with every legal set of modules, against both bots, however badly you play."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.altars.rules.state import altars_of
from teotihuacan.city.modules.empire.rules.state import empire_of
from teotihuacan.city.modules.mansion.rules import printed as mansion_printed
from teotihuacan.city.modules.mansion.rules.state import owners_of
from teotihuacan.city.modules.obsidian.rules.state import majors_of
from teotihuacan.city.modules.solo.rules.bot import bot_of
from teotihuacan.city.modules.solo.rules.difficulty import PRESETS
from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City
from tests.city.invariants import (
    check_buildings,
    check_discovery,
    check_tiles,
    check_tracks,
    check_workers,
)
from tests.city.modules.bots.bot_table import BOT, YOU
from tests.city.modules.invariants import check_modules
from tests.city.modules.sets import ALONE_SETS as SETS
from tests.surviving import read_back
from tests.tables import table, weighted_steps

BOTS = ("teotibot", "modified")
EVERY_SET = pytest.mark.parametrize("modules", SETS, ids="-".join)
BOTH = pytest.mark.parametrize("bot", BOTS)
IN_ITS_TURN = ("mansion roll", "draw path", "march", "half", "power up", "wheel", "claim",
               "bot private mask", "draw discovery", "temple", "resource")  # fmt: skip
"""Questions that are always written down and read back: most of them come in the bot's turn."""


def options(modules: list[str], bot: str) -> dict[str, object]:
    number = SETS.index(modules) + BOTS.index(bot)
    return {
        "players": 1,
        "bot": bot,
        "modules": modules,
        "difficulty": PRESETS[number % 4],
        "edition": ("revised", "first")[number % 2],
        "dark_eclipse": number % 3 == 0,
    }


def new(modules: list[str], bot: str, seed: int | None) -> teo.Game:
    return teo.new_game("city", seed=seed, **options(modules, bot))


def names(city: City) -> list[str]:
    return [module.name for module in city.setting.modules]


def check_bot(city: City) -> None:
    """The bot is within its rules, and so are the tiles that it gives back."""
    playing = names(city)
    if "obsidian" in playing:
        check_majors(city)
    else:
        assert city.players[YOU].goods[4] == city.players[BOT].goods[4] == 0
    check_masks(city)
    assert min(city.players[BOT].goods) >= 0
    check_bot_workers(city)


def check_majors(city: City) -> None:
    """Stack, discard, altars, Mansion, drawn for a region, with a starting tile, with players."""
    playing = names(city)
    for kind, copies in enumerate(city.setting.copies):
        if discovery.TILES[kind].stack != discovery.MAJOR:
            continue
        count = city._discovery_pile[kind] + majors_of(city).discard[kind]
        count += city.near.count(kind) + city._linked.count(kind)
        if "altars" in playing:
            count += sum([pile.count(kind) for pile in altars_of(city).piles])
        if "empire" in playing:
            count += empire_of(city).drawn[1].count(kind)
        count += sum([player.tiles[kind] + player.used[kind] for player in city.players])
        assert count == copies
        assert bot_of(city).box[kind] == 0  # they are discarded, and come back
    bot = city.players[BOT]
    assert sum(bot.used) == 0
    assert not [kind for kind, n in enumerate(bot.tiles) if n and not discovery.TILES[kind].mask]


def check_masks(city: City) -> None:
    """The bot has no mask twice, but the modified one may have bought a kind of region 3."""
    tiles = city.players[BOT].tiles
    for kind, count in enumerate(tiles):
        if discovery.TILES[kind].mask:
            ordinary = (
                kind < discovery.MASKS
                and bot_of(city).manual.private_masks
                and "empire" in names(city)
            )
            assert count <= (2 if ordinary else 1)
    apart = [kind for kind in range(len(tiles)) if discovery.TILES[kind].stack == discovery.APART]
    if apart and "empire" in names(city):
        owned = sum([sum([player.tiles[kind] for kind in apart]) for player in city.players])
        assert owned + sum([city._discovery_pile[kind] for kind in apart]) == 2


def check_bot_workers(city: City) -> None:
    player = city.players[BOT]
    if city.turn < 0:
        return
    assert len([here for here in player.place if 1 <= here < places.HAND]) == 3
    locked = [i for i, here in enumerate(player.place) if here > places.SIDEBAR]
    assert [player.power[i] for i in locked] == [1]


@BOTH
@EVERY_SET
def test_nothing_is_lost_and_positions_survive(modules: list[str], bot: str) -> None:
    """Without a dealer, so that every draw is a question as well."""
    game = new(modules, bot, None)
    number = SETS.index(modules)
    written: Counter[str] = Counter()
    for count, _ in enumerate(weighted_steps(game, 10 * number + 1)):
        city = table(game)
        if count % 4 == 0:
            for check in (check_tiles, check_discovery, check_buildings, check_workers):
                check(city)
            check_tracks(city)
        check_modules(city)
        check_bot(city)
        others_turn = game.actor == YOU and city.turn == BOT
        special = game.asked in IN_ITS_TURN and city.turn == BOT and written[game.asked] < 6
        if others_turn or special or count % 25 == 0:
            written[game.asked] += 1
            read_back(game)
    assert game.over
    assert game.winners


def eager_steps(game: teo.Game, seed: int) -> Iterator[int]:
    """Play at random, but let workers ascend; you own the royal tiles from the first turn on."""
    rng = Random(seed)
    while not game.over:
        ids = game.ids
        codes = [game.rules.codes[id] for id in ids]
        city = table(game)
        if game.asked == "turn" and BOT not in owners_of(city).seats:
            you = city.players[YOU]
            you.temple = [max(heights) for heights in zip(you.temple, mansion_printed.FIRST_MAJOR)]
            owners_of(city).seats = (YOU,) * len(mansion_printed.FIRST_MAJOR)
        strong = [id for id, code in zip(ids, codes) if code[0] == "+" and code[-1] == "5"]
        id = rng.choice(strong or ids)
        yield id
        game.apply(id)


@BOTH
def test_you_are_asked_in_the_turn_of_the_bot(bot: str) -> None:
    """Warriors pushed, Shamans displaced, your power-up with a whole Ascension."""
    asked: Counter[str] = Counter()
    for seed in range(12):
        game = teo.new_game("city", players=1, bot=bot, seed=seed, modules=["all"])
        for _ in eager_steps(game, seed):
            if table(game).turn == BOT and game.asked != "salary":
                asked[game.asked] += 1
                read_back(game)
    assert {"march", "half", "power up"} <= set(asked)


@BOTH
def test_a_whole_ascension_in_the_turn_of_the_bot(bot: str) -> None:
    """Your workers are made strong as soon as you may power one up: everything that follows is
    asked, and each position survives."""
    asked: Counter[str] = Counter()
    for seed in range(12):
        game = teo.new_game("city", players=1, bot=bot, seed=seed, modules=["all"])
        for _ in eager_steps(game, seed):
            if table(game).turn != BOT or game.asked != "power up":
                continue
            you = table(game).players[YOU]
            you.power = [
                5 if 1 <= here < places.HAND else n for here, n in zip(you.place, you.power)
            ]
            you.avenue = 2  # a pile of tiles lies on the next step
            other = teo.from_position(game.position())
            while table(other).turn == BOT and not other.over:
                asked[other.asked] += 1
                read_back(other)
                other.apply(other.ids[(seed + asked.total()) % len(other.ids)])
            break
    assert {"power up", "wheel", "claim"} <= set(asked)


@BOTH
def test_the_bot_uses_everything(bot: str) -> None:
    kinds: set[str] = set()
    for seed in range(24):
        rng = Random(seed)
        game = teo.new_game("city", players=1, bot=bot, seed=seed, modules=["all"])
        while not game.over:
            game.play(rng.choice(game.ids))
            kinds |= {event.kind for event in game.events if event.seat == BOT}
    assert {"mansion roll", "bot no owner", "bot uses none", "royal owner", "owner",
            "bot shaman", "bot discards major", "bot takes major", "bot finds none", "muster",
            "march", "bot region", "settle", "bot distance", "bot no drawn mask",
            "bot discards drawn"} <= kinds  # fmt: skip
