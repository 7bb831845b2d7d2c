"""What docs/adding-a-tile.md promises: one tile more moves no id, and is played like the others."""

import json
from pathlib import Path
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.city.modules.solo import module as solo_module
from teotihuacan.city.rules import kinds as step_kinds
from teotihuacan.city.rules.rules import CityRules, kinds_with, pinned_codes
from teotihuacan.engine.rules import Rules
from tests import elsewhere
from tests.tables import VARIANTS, random_steps, weighted_steps

# File, what stands there, and what the document says to make of it.
DISCOVERY = [
    (
        "data/discovery.toml",
        '  { key = "double_move",',
        '  { key = "five_cocoa", copies = 9, gain = "5 cocoa" },\n  { key = "double_move",',
    ),
    ("rules/printed/discovery.py", '"two_power_ups", ', '"two_power_ups", "five_cocoa", '),
    (
        "rules/printed/discovery.py",
        '_discovery.group("others"), 7, 14',
        '_discovery.group("others"), 7, 15',
    ),
    ("rules/printed/discovery.py", "DOUBLE_MOVE: Final = 17", "DOUBLE_MOVE: Final = 18"),
    ("rules/printed/discovery.py", "MOVE_ANYWHERE: Final = 18", "MOVE_ANYWHERE: Final = 19"),
    ("rules/printed/discovery.py", "EXTRA_WORKER: Final = 19", "EXTRA_WORKER: Final = 20"),
    ("rules/printed/discovery.py", "IGNORE_COCOA: Final = 20", "IGNORE_COCOA: Final = 21"),
    ("words/en.toml", '\nfour_cocoa = "{gain}"', '\nfour_cocoa = "{gain}"\nfive_cocoa = "{gain}"'),
]
TECHNOLOGY = [
    (
        "data/technologies.toml",
        "  { number = 17,",
        '  { number = 19, gold = 1, when = "main forest", gain = "2 points" },\n  { number = 17,',
    ),
    ("rules/printed/technologies.py", "15, 17]", "15, 17, 19]"),
    ("words/en.toml", "\ntech17 =", '\ntech19 = "points for wood"\ntech17 ='),
    ("players/weights.py", "0.88, 0.62)", "0.88, 0.62, 0.5)"),
]
STARTING = [
    (
        "data/starting.toml",
        "  { number = 18,",
        '  { number = 21, boards = [1, 3], gain = "3 gold" },\n  { number = 18,',
    ),
    ("rules/printed/starting.py", "list(range(1, 19))", "[*range(1, 19), 21]"),
]
ROYAL = [
    (
        "data/royal.toml",
        "  { number = 9,",
        '  { number = 13, category = "C", effect = "gain", gain = "1 wood", upto = "power" },\n'
        "  { number = 9,",
    ),
    ("rules/printed/royal.py", "7, 8, 9]", "7, 8, 9, 13]"),
    ("rules/printed/royal.py", "!= [3, 3, 3]", "!= [3, 3, 4]"),
]
BONUS = [
    (
        "data/bonus.toml",
        "  { number = 7,",
        '  { number = 8, effect = "flat", points = 9 },\n  { number = 7,',
    ),
    ("rules/printed/royal.py", "5, 6, 7])", "5, 6, 7, 8])"),
]
PYRAMID = [
    ("data/pyramid.toml", '"Rn", "nG"]', '"Rn", "nG", "BB"]'),
    ("data/pyramid.toml", '\n  "bnRg", ', '\n  "nnnn", "bnRg", '),
    (
        "rules/boards/pyramid_tiles.py",
        "DECORATION_TILES: Final = 15",
        "DECORATION_TILES: Final = 16",
    ),
    ("rules/boards/pyramid_tiles.py", "PYRAMID_TILES: Final = 32", "PYRAMID_TILES: Final = 33"),
]
MORE = ["~royal13", "~tech19", "~bonus8", "~deco16", "~tile33", "~five_cocoa", "~start21"]
MORE += ["keep21", "claim-five_cocoa", "learn19", "use-five_cocoa"]
MODULES = ["again-five_cocoa", "~gift19", "gift19"]
"""What modules make of the new tiles: no part of the games that are played here."""


def test_one_tile_more_of_every_sort_is_drawn_and_played(tmp_path: Path) -> None:
    """In a copy of the package, uncompiled; the tiles stand where the document says."""
    package = elsewhere.copied(tmp_path)
    for file, ours, grown in [*DISCOVERY, *TECHNOLOGY, *STARTING, *ROYAL, *BONUS, *PYRAMID]:
        path = package / "city" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(ours) == 1, f"{file} says {ours!r} {text.count(ours)} times"
        path.write_text(text.replace(ours, grown), encoding="utf-8")
    told = json.loads(elsewhere.run(tmp_path, "tests.modules.one_tile_more"))
    assert Path(told["file"]).is_relative_to(tmp_path)
    assert told["more"] == MORE + MODULES
    assert told["played"] == MORE


def scattered() -> CityRules:
    """The game with the ids of all kinds that may grow thrown about."""
    rules = CityRules((solo_module.MODULE,), "scattered city")
    specification, fields = rules.specification, rules.event_fields
    loose = [code for kind in rules.kinds if kind.declaration.scattered for code in kind.codes]
    fixed = [code for code in pinned_codes() if code not in loose]
    Random(1).shuffle(loose)
    Rules.__init__(
        rules, rules.name, rules.revision, rules.kinds, step_kinds.INTERRUPT, (*fixed, *loose)
    )
    rules.specification, rules.event_fields = specification, fields
    return rules


SCATTERED = scattered()
TABLES: list[dict[str, object]] = [
    *VARIANTS[::3],
    {"players": 1, "bot": "teotibot"},
    {"players": 1, "bot": "modified"},
]


def codes(game: teo.Game) -> list[str]:
    return [game.rules.codes[id] for id in game.ids]


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("seed", [None, 1, 2, 3])
def test_a_kind_that_may_grow_never_counts_its_ids(
    options: dict[str, object], seed: int | None
) -> None:
    ours = teo.new_game("city", seed=seed, **options)
    game = teo.Game.new(SCATTERED, options, seed)
    for id in weighted_steps(ours, 1) if seed is None else random_steps(ours, seed):
        assert codes(game) == codes(ours)
        assert game.odds == ours.odds
        game.play(ours.rules.codes[id])
    assert game.scores == ours.scores


def test_a_player_with_opinions_never_counts_them_either() -> None:
    ours = teo.new_game("city", seed=1, players=2)
    game = teo.Game.new(SCATTERED, {"players": 2}, 1)
    for _ in range(12):
        chosen = ours.rules.codes[players.make("greedy", 1).choose(ours)]
        assert game.rules.codes[players.make("greedy", 1).choose(game)] == chosen
        ours.play(chosen)
        game.play(chosen)


def test_a_kind_that_counts_its_ids_cannot_grow() -> None:
    kinds, _ = kinds_with((solo_module.MODULE,))
    kinds[step_kinds.TEMPLE].codes = [*kinds[step_kinds.TEMPLE].codes, "yellow"]
    kinds[step_kinds.TEMPLE].size += 1
    with pytest.raises(ValueError, match=r"the ids of temple do not follow each other.*scattered"):
        Rules("city with a temple", 1, kinds, step_kinds.INTERRUPT, pinned_codes())
