"""Every board, tile, site and source has a name, and no two of a kind share one."""

import re
from collections.abc import Sequence
from itertools import product

import pytest

import teotihuacan as teo
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_TILES, PYRAMID_TILES
from teotihuacan.city.rules.printed import discovery, starting, technologies
from teotihuacan.city.rules.printed.royal import BONUS_TILES, ROYAL_TILES
from teotihuacan.city.words.explain import EXPLAINED, TOPICS, explain, find_topic, topics
from teotihuacan.title import Title
from teotihuacan.titles import TITLES, title_named
from teotihuacan.words import Words, languages
from teotihuacan.words.formatter import Part

TITLE = title_named("city")

COUNTS: dict[str, Sequence[int]] = {
    "board": range(1, 9),
    "board.short": range(1, 9),
    "board.action": range(5, 9),
    "board.letter": range(1, 9),
    "seat": range(4),
    "good": range(len(units.GOODS)),
    "source": range(len(TITLE.sources)),
    "temple": range(4),
    "temple.step": range(4),
    "temple.short": range(4),
    "tile": range(len(discovery.TILES)),
    "tile.short": range(len(discovery.TILES)),
    "pile": range(7),
    "pile.short": range(7),
    "technology": range(len(technologies.TILES)),
    "technology.effect": range(len(technologies.TILES)),
    "royal": range(len(ROYAL_TILES)),
    "royal.effect": range(len(ROYAL_TILES)),
    "category": range(3),
    "bonus": range(len(BONUS_TILES)),
    "bonus.effect": range(len(BONUS_TILES)),
    "start": range(len(starting.TILES)),
    "pyramid": range(PYRAMID_TILES),
    "decoration": range(DECORATION_TILES),
    "decoration.icons": range(DECORATION_TILES),
    "side": range(4),
    "side.short": range(4),
    "row": range(3),
    "row.short": range(3),
    "site": range(geometry.SITES),
    "space": (11, 12, 13, 22, 23, 24, 27),
    "space.ability": (22, 23, 24, 27),
    "royal space": range(3),
}
REPEATING: dict[str, Sequence[Part]] = {
    "cost": range(len(discovery.TILES)),
    "cost.short": range(len(discovery.TILES)),
    "cell": list(product((2, 3, 4), (1, 2, 3), (0, 1, 2), (0, 1))),
    "reward": [(temple, step) for temple in range(3) for step in range(12)],
    "technology.cost": range(len(technologies.TILES)),
    "oriented": range(4 * PYRAMID_TILES),
    "royal.trade": range(len(ROYAL_TILES)),
    "royal.free": range(len(ROYAL_TILES)),
    "royal.price": range(len(ROYAL_TILES)),
    "royal.rest": range(len(ROYAL_TILES)),
    "cost.pay": range(len(discovery.TILES)),
    "technology.price": range(len(technologies.TILES)),
    "power.next": range(1, 6),
    "pieces": range(1, 5),
    "good with amount": list(product(range(len(units.GOODS)), (1, 2))),
    "royal with amount": list(product(range(len(ROYAL_TILES)), (2, 3))),
}


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest) -> Words:
    return TITLE.words(request.param)


def said(words: Words, part: str, values: Sequence[Part]) -> list[str]:
    name, _, way = part.partition(".")
    texts = [words.part(name, value, way) for value in values]
    for text in texts:
        assert text
        assert "names." not in text
        assert "{" not in text
        assert "=" not in text
    return texts


@pytest.mark.parametrize("part", COUNTS)
def test_everything_has_a_name_of_its_own(words: Words, part: str) -> None:
    texts = said(words, part, COUNTS[part])
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("part", REPEATING)
def test_everything_else_has_words(words: Words, part: str) -> None:
    said(words, part, REPEATING[part])


def test_tiles_are_told_from_the_data() -> None:
    words = TITLE.words("en")
    assert words.part("tile", 10) == "4 cocoa"
    assert words.part("cost", 0) == "costs 2 cocoa and 1 gold"
    assert words.part("cost", discovery.EXTRA_WORKER) == "free"
    assert (
        words.part("start", 6)
        == "7 (Alchemy / Construction): 2 resources and the lowest-numbered technology"
    )
    assert words.part("oriented", 0) == "[b·/gR]"
    assert words.part("oriented", 1) == "[gb/R·]"
    assert words.part("royal", 7, "effect") == (
        "pay 1 cocoa → a step on any temple, at most as many times as the worker’s power minus 1"
    )
    effect = "4 points for each worker, 9 instead if its power is 4 or more"
    assert words.part("bonus", 6, "effect") == effect
    assert words.part("cell", (4, 3, 2)) == "4 gold and 2 steps on any temples"


def test_tiles_of_further_boxes_are_told_from_the_data() -> None:
    words = TITLE.words("en")
    kinds = [kind.key for kind in discovery.TILES]
    told = {
        "three_obsidian": ("3 obsidian", "free"),
        "move_back": ("a worker moved back up to 3 boards", "free"),
        "use_again": ("2 used discovery tiles flipped face up", "costs 1 obsidian"),
        "technology": ("the lowest-numbered technology", "costs 1 obsidian"),
        "any_and_red": ("a step on the red temple and a step on any temple", "costs 1 cocoa"),
        "major_worker": ("extra worker, any board", "free"),
        "shaman_step": ("longer Shaman step and 2 gold", "free"),
        "shaman_stand": ("2 cocoa and your Shaman stands up", "costs 1 power from a worker"),
        "mask_8": ("mask 8", "free"),
    }
    for key, (tile, cost) in told.items():
        kind = kinds.index(key)
        assert (words.part("tile", kind), words.part("cost", kind)) == (tile, cost)
    halves = [index for index, tile in enumerate(technologies.TILES) if tile.half]
    assert [words.part("technology", index, "effect") for index in halves] == [
        "whenever you gain “any resource”: you may take 1 obsidian instead",
        "whenever you pay cocoa: 1 obsidian can replace up to 3 cocoa, but you get no change",
        "each time you collect cocoa and each time you worship on a royal tile: 1 obsidian",
    ]
    assert words.part("technology", halves[0]) == "technology 1½ (obsidian as any resource)"
    assert words.part("royal", 9, "effect") == (
        "2 points for each pair of your Major Discovery tiles, up to the worker’s power"
    )
    assert words.part("start", 18) == (
        "19 (P1, Alchemy / Alchemy): 1 obsidian, a power-up and a Major Discovery tile"
    )
    assert words.part("start", 19) == "20 (P2, Palace / Nobles): 4 cocoa and 3 obsidian"
    assert words.part("cell", (2, 3, 2, 1)) == "5 cocoa, 2 wood and 2 obsidian"


def test_every_unit_has_words(words: Words) -> None:
    for unit in units.UNITS:
        for amount in (1, 2):
            assert words.has(f"names.unit.{unit}")
            assert "{" not in words.text(f"names.unit.{unit}", amount=amount)


def test_masks_score_in_the_sets_there_are() -> None:
    words = TITLE.words("en")
    base = explain(words, ("tile", 0))
    assert base.endswith(" scores 1, 3, 6, 10, 15, 21, 28 points for one to seven masks.")
    assert explain(words, ("topic", TOPICS.index("masks"))).count("28 points for one to seven") == 1
    for key in ("mask_8", "mask_9", "mask_10"):
        kind = [tile.key for tile in discovery.TILES].index(key)
        assert explain(words, ("tile", kind)).endswith(
            "21, 28, 36, 45, 55 points for one to 10 masks."
        )


@pytest.mark.parametrize(
    ("tile", "fee", "said"),
    [
        (0, 0, "Pay 2 cocoa and 1 gold: the tile “mask 1”"),
        (0, 1, "Pay 3 cocoa and 1 gold: the tile “mask 1”"),
        (10, 2, "Pay 2 cocoa and 1 gold: the tile “4 cocoa”"),
        (discovery.EXTRA_WORKER, 0, "Free: the tile “extra worker”"),
        (discovery.EXTRA_WORKER, 1, "Pay 1 cocoa: the tile “extra worker”"),
    ],
)
def test_two_prices_have_one_sum(tile: int, fee: int, said: str) -> None:
    key = "worship.tile.paying" if fee else "worship.tile"
    parts = {"space": 22, "royal": -1, "tile": tile, "cost": tile, "amount": fee}
    assert TITLE.words("en").say((key, parts)) == said


@pytest.mark.parametrize(
    ("key", "english", "spanish"),
    [
        ("action.main.free", "Decorate the pyramid, without paying cocoa (",
         "Decorar la pirámide, sin pagar cacao ("),
        ("claim.tile", "Free: the tile “ignore cocoa”", "Gratis: la loseta «ignorar cacao»"),
    ],
)  # fmt: skip
def test_what_is_free_of_what(key: str, english: str, spanish: str) -> None:
    tile = [tile.key for tile in discovery.TILES].index("ignore_cocoa")
    parts = {
        "board": places.DECORATIONS,
        "amount": 0,
        "workers": 1,
        "lowest": 1,
        "extra workers": 0,
    }
    for language, said in (("en", english), ("es", spanish)):
        told = TITLE.words(language).say((key, {**parts, "tile": tile, "cost": tile}))
        assert told.startswith(said)


@pytest.mark.parametrize(("edition", "cocoa"), [("revised", 5), ("first", 6)])
def test_ascension_is_explained_by_the_rulebook_of_the_game(edition: str, cocoa: int) -> None:
    game = teo.new_game("city", players=2, seed=1, edition=edition)
    topic = TITLE.topics.index("ascension")
    for language, said in (("en", f"; {cocoa} cocoa; "), ("es", f"; {cocoa} cacaos; ")):
        assert said in TITLE.explain(TITLE.words(language), "topic", topic, game)


def test_who_pays_gets(words: Words) -> None:
    """A price comes before what it brings, in every sentence and in both languages."""
    wrong = re.compile(r", (for|por) \{amount|\} (for|por|a cambio de) \{(?!of)")
    for key, text in words.catalogue.texts.items():
        if not key.startswith(("event.", "page.", "text.")):
            assert not wrong.search(text), f"{key}: {text}"


def test_nothing_is_nothing() -> None:
    words = TITLE.words("en")
    for part in ("tile", "cost", "royal", "pyramid", "decoration", "seat", "royal space"):
        assert words.part(part, -1) == ""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: str(title.name))
def test_topics_of_the_pages_have_no_notation_of_the_terminal(title: Title, language: str) -> None:
    words = title.words(language)
    shown = [
        title.explain(words, "topic", place)
        for place, topic in enumerate(title.topics)
        if topic not in title.terminal_topics
    ]
    assert [text for text in shown if re.search(r"\[\w\w/|\b1?a1\b", text)] == []


def test_every_topic_explains_itself(words: Words) -> None:
    for topic in set(topics().values()):
        text = explain(words, topic)
        assert "{" not in text, topic
        assert "explain." not in text
        assert "Explain." not in text
        assert len(text) > 20


def test_every_tile_has_an_explanation() -> None:
    explained = {part for part, _ in topics().values()}
    assert explained == {*EXPLAINED, "topic"}
    assert len([1 for part, _ in set(topics().values()) if part == "topic"]) == len(TOPICS)


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("four_cocoa", ("tile", 10)),
        ("Four Cocoa", ("tile", 10)),
        ("4 cocoa", ("tile", 10)),
        ("use-four_cocoa", ("tile", 10)),
        ("tech5", ("technology", 2)),
        ("technology 5", ("technology", 2)),
        ("learn5", ("technology", 2)),
        ("royal tile 9", ("royal", 8)),
        ("bonus3", ("bonus", 2)),
        ("start18", ("start", 17)),
        ("tech15", ("technology", 7)),
        ("tech1.5", ("technology", 9)),
        ("technology 1½", ("technology", 9)),
        ("learn5,5", ("technology", 11)),
        ("royal tile 10", ("royal", 9)),
        ("start19", ("start", 18)),
        ("startP2", ("start", 19)),
        ("mask 9", ("tile", [kind.key for kind in discovery.TILES].index("mask_9"))),
        ("the Stone Quarry", ("board", 3)),
        ("quarry", ("board", 3)),
        ("q", ("board", 3)),
        ("eclipse", ("topic", TOPICS.index("eclipse"))),
    ],
)
def test_help_finds_what_people_type(asked: str, topic: tuple[str, int]) -> None:
    assert find_topic(TITLE.words("en"), asked) == topic


@pytest.mark.parametrize("asked", ["", " ", "rubbish", "tech2", "royal77"])
def test_help_does_not_guess(asked: str) -> None:
    assert find_topic(TITLE.words("en"), asked) is None
