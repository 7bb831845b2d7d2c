"""Founders of Teotihuacan in words: whatever is asked, offered or told, in every language."""

import re

import pytest

import teotihuacan as teo
from teotihuacan.engine.steps import Phrase
from teotihuacan.founders.rules.laying.grid import CITY_SPACES, PLACES
from teotihuacan.founders.rules.printed import rounds, tiles, worship
from teotihuacan.founders.rules.printed.boards import BOARDS
from teotihuacan.founders.rules.printed.disks import DISKS
from teotihuacan.founders.rules.printed.masks import LETTERS
from teotihuacan.founders.rules.rules import EVENT_FIELDS
from teotihuacan.founders.solo.attack import EVENT_FIELDS as SOLO_EVENTS
from teotihuacan.founders.words.explain import TOPICS, explain, find_topic, topics
from teotihuacan.founders.words.naming import NAMINGS, reward
from teotihuacan.titles import title_named
from teotihuacan.words import Words, languages
from tests.founders.scene import scene
from tests.founders.tables import EVERY
from tests.words.saying import said, spoken, walk, whole

TITLE = title_named("founders")

GAMES = EVERY

# Phrases that random play hardly ever brings up.
RARE: list[Phrase] = [
    ("over", {}),
    ("pay.gold", {"resource": 2, "amount": 0, "gold": 4}),
    ("pay.both", {"resource": 1, "amount": 1, "gold": 2}),
    ("keep cube", {"seat": 0, "resource": 1, "amount": 2}),
    ("keep cube.cube", {"resource": 1, "cell": 0}),
    ("mix", {"seat": 0, "amount": 1, "resource": 1}),
    (
        "times.times",
        {"times": 2, "points": 6, "gold": 0, "stone": 0, "wood": 4, "any": 0, "instead": 0},
    ),
    ("any action.none", {}),
    ("put cube.replace", {"cell": 3, "resource": 0}),
    ("event.round", {"seat": 1, "number": 4, "last": 1}),
    ("event.mask", {"seat": 1, "mask": 2, "points": 1}),
    ("event.dummy nothing", {"section": 1}),
    ("event.dummy disks", {"space": 1, "count": 2, "among": 1}),
    ("event.dummy tile", {"tile": 3, "section": 0, "among": 1}),
    ("event.dummy mask", {"mask": 0, "points": 1, "left": 1}),
]


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest) -> Words:
    return TITLE.words(request.param)


@pytest.mark.parametrize("options", GAMES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_everything_asked_offered_and_told_has_words(
    language: str, options: dict[str, object]
) -> None:
    words = TITLE.words(language)
    decisions = 0
    for seed, dealt in ((1, True), (2, False), (3, False)):
        for game in walk(options, seed, dealt, "founders"):
            spoken(words, game)
            decisions += 1
    assert decisions > 300


@pytest.mark.parametrize("phrase", RARE, ids=[phrase[0] for phrase in RARE])
def test_rare_phrases_have_words(words: Words, phrase: Phrase) -> None:
    said(words, phrase)


def test_every_kind_of_event_has_words(words: Words) -> None:
    for kind, fields in {**EVENT_FIELDS, **SOLO_EVENTS}.items():
        said(words, (f"event.{kind}", {"seat": 1, **dict.fromkeys(fields, 1)}))


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_spanish_contracts_and_opens_its_questions(options: dict[str, object]) -> None:
    words = TITLE.words("es")
    for game in walk(options, 4, False, "founders"):
        for sentence in spoken(words, game):
            assert not re.search(r"\b(de|a) el\b", sentence), sentence
            assert not re.search(r"(?<!\d)1 (\w+as|puntos|discos|cubos)\b", sentence), sentence
            assert sentence.count("¿") == sentence.count("?"), sentence


# --- stories --------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", GAMES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_a_story_is_made_of_whole_paragraphs(language: str, options: dict[str, object]) -> None:
    events: list[teo.Event] = []
    for game in walk(options, 7, name="founders"):
        events += game.events
    told = TITLE.story(TITLE.words(language, ["Ana"]), events)
    assert len(told) > 30
    for paragraph in told:
        assert whole(paragraph).endswith(".")
    begun = [paragraph for paragraph in told if paragraph.startswith("Ana ")]
    assert max(len(paragraph) for paragraph in begun) > 100


def test_events_that_belong_together_share_one_phrase() -> None:
    events = [
        teo.Event("paid", 0, (1, 2, 0)),
        teo.Event("paid", 0, (0, 2, 0)),
        teo.Event("mask", 0, (0, 3, 0)),
        teo.Event("points", 0, (3, 0, 0)),
        teo.Event("replaced", 0, (2, 1, 0)),
        teo.Event("cube", 0, (0, 1, 0)),
        teo.Event("cube", 0, (0, 14, 0)),
        teo.Event("district", 1, (0, 14, 0)),
        teo.Event("points", 1, (14, 6, 0)),
        teo.Event("district", 1, (1, 0, 0)),
        teo.Event("turned up", -1, (0, 0, 0)),
        teo.Event("turned up", -1, (4, 0, 0)),
    ]
    assert TITLE.story(TITLE.words("en", ["Ana", "Luz"]), events) == [
        "Ana pays 2 gold and 2 stone, completes a cluster of yellow masks: 3 points, "
        "places gold on b1 in place of wood and gold on c2.",
        "Luz scores 14 points for the north-west district, "
        "scores 0 points for the north-east district.",
        "Face up: green worship tile (pay 2 wood → 3 points, up to 12 points); green worship "
        "tile (8 points if you have 1 wood building of size 2, 1 stone building of size 2 and 1 "
        "gold building of size 3).",
    ]


def test_log_of_a_game_says_points_once() -> None:
    game = teo.new_game("founders", players=2, seed=1)
    game.events = [
        teo.Event("mask", 0, (0, 3, 0)),
        teo.Event("points", 0, (3, 0, 0)),
        teo.Event("district", 1, (0, 14, 0)),
        teo.Event("points", 1, (14, 6, 0)),
        teo.Event("points", 1, (2, 5, 0)),
    ]
    assert game.log() == [
        "Player 1 completes a cluster of yellow masks: 3 points",
        "Player 2 scores 14 points for the north-west district",
        "Player 2 scores 2 points (bonus disks)",
    ]


@pytest.mark.parametrize(
    ("language", "starting", "replaced"),
    [
        ("en", "Ana places a green pyramid tile on ", "Ana replaces the wood on k7"),
        ("es", "Ana coloca una loseta de pirámide verde en ", "Ana reemplaza el cubo de madera "),
    ],
)
def test_starting_tiles_are_placed_and_cubes_replaced(
    language: str, starting: str, replaced: str
) -> None:
    words = TITLE.words(language, ["Ana"])
    assert words.say(("event.pyramid", {"seat": 0, "colour": 0, "place": 0})).startswith(starting)
    cell = [words.part("cell", space) for space in range(144)].index("k7")
    cube = {"seat": 0, "resource": 2, "cell": cell}
    assert words.say(("event.replaced", cube)).startswith(replaced)


def test_spaces_of_a_city_are_named_in_small_letters(words: Words) -> None:
    """Capitals name the spaces for disks."""
    game = next(
        game for game in walk({"players": 2}, 1, True, "founders") if game.asked == "anchor"
    )
    assert [words.choice(game, id).split()[1] for id in game.ids] == [
        game.rules.codes[id] for id in game.ids
    ]
    assert words.say(("put cube.replace", {"cell": 0, "resource": 0})).split()[1] == "a1,"


# --- names ----------------------------------------------------------------------------------------

OWN_NAMES: dict[str, range] = {
    "tile": range(tiles.TILES),
    "worship": range(len(worship.WORSHIP)),
    "worship.effect": range(len(worship.WORSHIP)),
    "disk": range(len(DISKS)),
    "board": range(len(BOARDS)),
    "space": range(rounds.SPACES),
    "place": range(len(PLACES)),
    "place.short": range(len(PLACES)),
    "resource": range(3),
    "colour": range(3),
    "colour.pyramid": range(3),
    "colour.stack": range(3),
    "mask": range(3),
    "side": range(4),
    "side.short": range(4),
    "district": range(4),
    "action": range(6),
    "action.short": range(6),
    "sort": range(2),
    "from": range(3),
    "section": range(3),
    "section.removed": range(3),
    "band": range(4),
}


@pytest.mark.parametrize("part", OWN_NAMES)
def test_everything_has_a_name_of_its_own(words: Words, part: str) -> None:
    name, _, way = part.partition(".")
    texts = [words.part(name, value, way) for value in OWN_NAMES[part]]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text
        assert not re.search(r"[{}=]|names\.", text)


def test_every_name_is_tested() -> None:
    others = {"to", "other", "cell", "tile.short", "worship.stack"}
    together = {name for name in NAMINGS if " with " in name}
    assert set(NAMINGS) == {*OWN_NAMES, *others, *together}


def test_spaces_are_named_by_column_and_row() -> None:
    words = TITLE.words("en")
    names = [words.part("cell", space) for space in CITY_SPACES]
    assert names[0] == "a1"
    assert names[-1] == "l12"
    assert len(set(names)) == len(names)


def test_tiles_are_told_from_the_data() -> None:
    words = TITLE.words("en")
    keys = [tile.key for tile in worship.WORSHIP]
    told = {
        "g_wood_vp": "pay 2 wood → 3 points, up to 12 points",
        "b_exact8": "pay 8 cubes of any resource → 9 points",
        "r_set_vp": "pay 1 gold, 1 stone and 1 wood → 4 points, up to 12 points",
        "r_red_x_stone": "red temples × stone buildings, up to 9 points",
        "b_five_size1": "12 points if you have 5 buildings of size 1",
        "g_vp_building2": "4 points and any building of size 2",
        "r_any5_pyramid": "pay 5 cubes of any resource → any pyramid tile",
    }
    for key, effect in told.items():
        assert words.part("worship", keys.index(key), "effect") == effect
    assert [words.part("disk", kind) for kind in range(len(DISKS))] == [
        "any Influence action",
        "1 point and 1 resource",
        "any Build action",
        "2 points",
        "1 point and 1 more strength",
    ]


def test_every_reward_has_words(words: Words) -> None:
    for board in BOARDS:
        for square in board.rewards:
            told = reward(words, square)
            assert told
            assert not re.search(r"[{}=]|names\.", told)


def test_a_tile_is_drawn_as_it_lies() -> None:
    words = TITLE.words("en")
    for tile in range(tiles.FIRST_PYRAMID):
        ways = [
            words.part("tile with orientation", (tile, turn))
            for turn in range(len(tiles.SHAPE[tile].forms))
        ]
        assert len(set(ways)) == len(ways)
        assert {way.count("■") for way in ways} == {tiles.SHAPE[tile].size}
    corner = [words.part("tile with orientation", (7, turn)) for turn in range(4)]
    assert corner == ["■·/■■", "■■/■·", "■■/·■", "·■/■■"]


def offered_places(game: teo.Game, language: str) -> dict[str, str]:
    words = TITLE.words(language)
    return {choice.code: words.choice(game, choice.id) for choice in game.choices}


def test_a_place_of_the_pyramid_says_what_it_costs_and_brings() -> None:
    s = scene().cubes(0, gold="a12 b12 c12", wood="d12").architect(0, "N")
    s.pyramid(0, NW="green", N="blue", W="blue").play("C1+2 later build")
    told = offered_places(s.game, "en")  # strength 3, of 4
    assert told["red.NE"] == (
        "Pay 3 gold and 1 wood: red, on the north-east square (4 points and any building of size 3)"
    )
    assert (
        told["red.E"]
        == "Pay 3 gold and 1 wood: red, on the east square (2 points and stone building of size 2)"
    )
    assert told["green.NW2"] == (
        "Pay 3 gold and 1 wood: green, on the second level in the north-west (2 points)"
    )
    assert offered_places(s.game, "es")["red.E"] == (
        "Pagar 3 oros y 1 madera: roja, en el cuadrado este "
        "(2 puntos y edificio de piedra de tamaño 2)"
    )
    gold, wood, before = s.counts()[0], s.counts()[2], s.points()
    s.play("red.NE done")
    assert (gold - s.counts()[0], wood - s.counts()[2], s.points() - before) == (3, 1, 4)


def test_a_place_that_is_paid_with_any_cubes_says_so() -> None:
    s = scene().worship(0, "r_any5_pyramid").cubes(0, wood="a12 b12 c12 d12 e12").architect(0, "S")
    s.display(green=0, blue=0, red=0).play("B1+1 later")
    told = offered_places(s.game, "en")
    assert told["blue.S"] == (
        "Pay 5 cubes of any resource: blue, on the south square (2 points and a worship tile)"
    )
    assert told["blue.SW"].endswith("on the south-west square (2 points and red temple)")
    assert told["blue.W"].endswith(
        "on the west square (2 points, wood building of size 1 and stone building of size 1)"
    )


def test_starting_tiles_cost_nothing_and_bring_no_points_of_their_own() -> None:
    game = teo.new_game("founders", players=2, side="A", seed=1)
    told = offered_places(game, "en")
    assert told["green.N"] == "Green, on the north square (4 points)"
    assert told["green.NW"] == "Green, on the north-west square (green temple)"


# --- explanations ---------------------------------------------------------------------------------


def test_everything_explains_itself(words: Words) -> None:
    for part, values in TITLE.explainable().items():
        for value in values:
            text = TITLE.explain(words, part, value)
            assert len(text) > 30
            assert not re.search(r"[{}=|]|  | [,.;:)]|explain\.|names\.", text), text


def test_reconstructed_values_are_named() -> None:
    words = TITLE.words("en")
    doubted = [
        tile
        for tile in range(tiles.FIRST_PYRAMID)
        if "reconstructed" in explain(words, ("tile", tile))
    ]
    assert doubted == [6, 7, 8, 9, 10, 11]  # L, corner, T, and the Temples
    keys = [tile.key for tile in worship.WORSHIP]
    assert "price and effect are reconstructed" in explain(
        words, ("worship", keys.index("g_shown_buildings_a"))
    )
    assert "The number of copies is reconstructed" in explain(
        words, ("worship", keys.index("g_wood_vp"))
    )
    assert "reconstructed" not in explain(words, ("tile", tiles.TILES - 1))


def test_ruling_r14_buildings_of_size_1_are_said_to_need_no_strength() -> None:
    for language, needs in (("en", "needs strength"), ("es", "Necesita fuerza")):
        words = TITLE.words(language)
        said = {key: explain(words, ("tile", tile)) for tile, key in enumerate(tiles.BUILDING_KEYS)}
        assert [key for key in tiles.BUILDING_KEYS if needs not in said[key]] == ["wood1", "stone1"]
        assert f"{needs} 4." in said["gold4"]


def test_help_knows_the_words_of_the_language(words: Words) -> None:
    for index, name in enumerate(TITLE.topic_names(words)):
        assert find_topic(words, name) == ("topic", index)
    for word, topic in topics().items():
        assert find_topic(words, word) == topic
    for value in range(tiles.BUILDINGS):
        assert find_topic(words, words.part("tile", value)) == ("tile", value)


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("gold4", ("tile", 8)),
        ("Red temple", ("tile", 11)),
        ("return.b_exact8", ("worship", [tile.key for tile in worship.WORSHIP].index("b_exact8"))),
        ("the strength", ("topic", TOPICS.index("strength"))),
        ("rubbish", None),
        (" ", None),
    ],
)
def test_help_finds_what_people_type(asked: str, topic: tuple[str, int] | None) -> None:
    assert find_topic(TITLE.words("en"), asked) == topic


# --- tables ---------------------------------------------------------------------------------------


def test_every_piece_is_in_its_table(words: Words) -> None:
    found = {table.key: table for table in TITLE.tables(words)}
    assert [int(row[-1]) for row in found["displays"].rows] == tiles.COPIES
    assert [int(row[-1]) for row in found["worship"].rows] == [
        tile.copies for tile in worship.WORSHIP
    ]
    assert [int(row[-1]) for row in found["bonus"].rows] == [disk.copies for disk in DISKS]
    assert len(found["rewards"].rows) == 8
    for board in BOARDS:
        spaces = [cell for row in found[f"map {board.key}"].rows for cell in row[1:]]
        assert len(spaces) == 144
        assert spaces.count("▲") == 36
        assert len([space for space in spaces if space in LETTERS]) == board.masks.bit_count()


def test_tables_say_what_is_reconstructed() -> None:
    found = {table.key: table for table in TITLE.tables(TITLE.words("en"))}
    for key in ("masks", "favor", "rewards", "map A", "bonus", "worship", "buildings", "prices"):
        assert "reconstructed" in found[key].note.lower(), key
    for key in ("players", "turn", "displays"):
        assert "reconstructed" not in found[key].note.lower(), key
    starred = [row[0] for row in found["buildings"].rows if "*" in row[2]]
    assert starred == [
        *("Stone building of size 4", "Gold building of size 3", "Gold building of size 4")
    ]


def test_some_numbers_as_they_are_played() -> None:
    found = {table.key: table for table in TITLE.tables(TITLE.words("en"))}
    assert found["prices"].rows[1][3:5] == ("2 stone and 2 wood", "2 stone and 1 wood")
    assert found["players"].rows[1] == (
        "Disks of each player, by round",
        *("6, 5, 4, 3", "5, 4, 3", "5, 4, 3, 2"),
    )
    assert "".join(row[3] for row in found["buildings"].rows) == "468468978"


def test_price_says_what_gold_must_pay() -> None:
    s = scene().cubes(0, gold="a12 b12 c12 d12 e12").architect(0, "N")
    s.pyramid(0, NW="green", N="blue", W="blue").play("C1+2 later build")
    assert offered_places(s.game, "en")["red.E"] == (
        "Pay 5 gold, including 2 gold in place of other cubes: red, on the east square "
        "(2 points and stone building of size 2)"
    )
    assert offered_places(s.game, "es")["red.E"].startswith(
        "Pagar 5 oros, 2 oros en lugar de otros cubos: roja"
    )
    s.play("red.E")
    assert s.counts() == (0, 0, 0)
