"""Every language says everything, in its own words, and says it well in real games."""

import re
from collections.abc import Callable

import pytest

import teotihuacan as teo
from teotihuacan.city.words.explain import TOPICS, explain, find_topic, topics
from teotihuacan.titles import title_named
from teotihuacan.words import LanguageError, Words, languages
from teotihuacan.words.catalogue import SLOT, Catalogue, open_catalogue, parse_catalogue
from teotihuacan.words.formatter import capital
from tests.cli.running import Teo
from tests.words.saying import ENGLISH, spoken, walk, whole

TITLE = title_named("city")

OTHERS = [language for language in languages() if language != "en"]
GAMES_TOLD = ("city", "founders")
DATA: dict[str, Callable[[str], Catalogue]] = {
    "shared": open_catalogue,
    "city": lambda language: TITLE.words(language).catalogue,
    "founders": lambda language: title_named("founders").words(language).catalogue,
}
"""Whose sentences: the shared ones alone, or with those of a game."""

SAME_AS_ENGLISH: dict[str, dict[str, set[str]]] = {
    "es": {
        "shared": {
            "page.company.chat",
            "page.keys.end",
            "page.keys.hint",
            "page.keys.leaf",
            "page.keys.log",
            "page.keys.restart",
            "page.lay.flip.key",
            "page.title",
            "picture.total",
            "screen.total",
        },
        "city": {
            "buy power.no-power",
            "names.action.nobles",
            "names.board.nobles",
            "names.board.short.nobles",
            "names.cast.teotibot",
            "names.category.A",
            "names.category.B",
            "page.games.chapter",
            "names.category.C",
            "names.icon.r",
            "names.region.teotihuacan",
            "names.source.nobles",
            "names.topic.eclipse",
            "option.bot",
            "option.bot.teotibot",
            "option.difficulty.brutal",
            "option.difficulty.normal",
            "page.scores.tab",
            "screen.nobles",
        },
        "founders": {
            "names.action.short.favor",
            "names.place.short.E",
            "names.place.short.N",
            "names.place.short.NE",
            "names.place.short.NE2",
            "names.place.short.S",
            "names.place.short.SE",
            "names.place.short.SE2",
            "names.side.short.E",
            "names.side.short.N",
            "names.side.short.S",
            "names.sign.red",
            "names.sign.temple",
            "picture.family.favor",
            "names.topic.favor",
        },
    },
}
"""By language: what is spelled alike on purpose, in the shared messages and those of each game."""

GAMES: list[dict[str, object]] = [
    {"players": 2},
    {"players": 2, "edition": "first", "draft": True},
    {"players": 3, "first_game": True},
    {"players": 3, "draft": True, "dark_eclipse": True},
    {"players": 4},
    {"players": 4, "edition": "first"},
    {"players": 1, "bot": "teotibot"},
    {"players": 1, "bot": "teotibot", "edition": "first"},
    {"players": 1, "bot": "modified"},
]

# --- the files ------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", DATA)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_of_english(language: str, whose: str) -> None:
    english, other = set(DATA[whose]("en").texts), set(DATA[whose](language).texts)
    assert not english - other, f"{language} lacks texts"
    assert not other - english, f"{language} has texts that nobody asks for"


@pytest.mark.parametrize("whose", GAMES_TOLD)
@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_has_the_parts_of_the_english_one(language: str, whose: str) -> None:
    english, other = DATA[whose]("en"), DATA[whose](language)
    assert {key: other.parts(key) for key in other.texts} == {
        key: english.parts(key) for key in english.texts
    }


@pytest.mark.parametrize("whose", GAMES_TOLD)
@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str, whose: str) -> None:
    english, other = DATA[whose]("en").texts, DATA[whose](language).texts
    same = {
        key
        for key, text in other.items()
        if text == english[key] and re.search(r"[^\W\d]", SLOT.sub("", text))
    }
    alike = SAME_AS_ENGLISH.get(language, {})
    assert same == alike.get("shared", set()) | alike.get(whose, set())


@pytest.mark.parametrize("whose", GAMES_TOLD)
@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_a_sentence(language: str, whose: str) -> None:
    for key, text in DATA[whose](language).texts.items():
        bare = SLOT.sub(lambda slot: slot["forms"] or "", text)
        bare = re.sub(r"--\w+|teo \w+|\w+_\w+", "", bare)  # what is typed stays as it is
        assert not ENGLISH.search(bare), f"{key}: {text}"


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", GAMES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_whole_games_are_told_in_every_language(language: str, options: dict[str, object]) -> None:
    words = TITLE.words(language)
    for seed in (1, 2):
        for game in walk(options, seed, dealt=seed == 1):
            spoken(words, game)


@pytest.mark.parametrize("options", GAMES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_a_story_is_made_of_whole_paragraphs(language: str, options: dict[str, object]) -> None:
    events: list[teo.Event] = []
    for game in walk(options, 7):
        events += game.events
    words = TITLE.words(language, ["Ana"]).at(game.rules.cast(game.state))
    told = TITLE.story(words, events)
    assert len(told) > 50
    for paragraph in told:
        assert whole(paragraph).endswith(".")
    # One player's deeds in a row share the name: it begins paragraphs, and is not said again.
    begun = [paragraph for paragraph in told if paragraph.startswith("Ana ")]
    assert begun
    assert max(len(paragraph) for paragraph in begun) > 100


# --- Spanish --------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_spanish_contracts_and_opens_its_questions(options: dict[str, object]) -> None:
    words = TITLE.words("es")
    for game in walk(options, 3, dealt=False):
        for sentence in spoken(words, game):
            assert not re.search(r"\b(de|a) el\b", sentence), sentence
            assert not re.search(r"(?<!\d)1 (cacaos|\w+as|puntos|recursos)\b", sentence), sentence
            assert sentence.count("¿") == sentence.count("?"), sentence


def test_spanish_agrees_with_its_numbers() -> None:
    words = TITLE.words("es", ["Ana"])
    prices = [(2, 0), (2, 1), (1, 2)]
    assert [words.text("discount.full", stone=stone, wood=wood) for stone, wood in prices] == [
        "2 piedras",
        "2 piedras y 1 madera",
        "1 piedra y 2 maderas",
    ]
    move = {"seat": 0, "power": 2, "board": 1, "to": 2}
    assert words.say(("event.move", move)) == (
        "Ana mueve al trabajador de fuerza 2 del Palacio al Bosque"
    )
    assert words.listing(["Ana", "Inés"]) == "Ana e Inés"
    assert words.listing(["Ana", "Hilario"]) == "Ana e Hilario"
    assert words.listing(["Ana", "Hiedra"]) == "Ana y Hiedra"
    assert words.listing(["Ana", "Olga"], "or") == "Ana u Olga"
    numbers = [words.listing(["7", number], "or") for number in ("8", "11", "110")]
    assert numbers == ["7 u 8", "7 u 11", "7 o 110"]
    assert words.say(("draw technology", {})) == "¿Qué tecnología sale?"


def test_a_spanish_story() -> None:
    events = [
        teo.Event("goods", 0, (0, 2, 0)),
        teo.Event("goods", 0, (1, 1, 0)),
        teo.Event("goods", 0, (3, -1, 0)),
        teo.Event("points", 0, (1, 2, 0)),
        teo.Event("temple", 1, (2, 4, 0)),
        teo.Event("calendar", -1, (3, 10, 0)),
    ]
    assert TITLE.story(TITLE.words("es", ["Ana", "Luz"]), events) == [
        "Ana obtiene 2 cacaos y 1 madera, paga 1 oro, gana 1 punto (pirámide).",
        "Luz sube al escalón 4 del templo verde.",
        "El calendario marca 3 de 10.",
    ]


# --- help and the terminal ------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_help_knows_the_words_of_the_language(language: str) -> None:
    words = TITLE.words(language)
    for index, name in enumerate(TITLE.topic_names(words)):
        assert find_topic(words, name) == ("topic", index)
    for board in range(1, 9):
        for way in ("", "short"):
            assert find_topic(words, words.part("board", board, way)) == ("board", board)
    for topic in set(topics().values()):
        whole(explain(words, topic))


@pytest.mark.parametrize("asked", ["adorar", "Adorar", "worship"])
def test_help_understands_spanish_and_the_codes(asked: str) -> None:
    assert find_topic(TITLE.words("es"), asked) == ("topic", TOPICS.index("worship"))


@pytest.mark.parametrize("asked", ["la Cantera", "cantera de piedra", "quarry", "Q"])
def test_articles_can_be_left_out(asked: str) -> None:
    assert find_topic(TITLE.words("es"), asked) == ("board", 3)


@pytest.mark.parametrize("asked", ["mascaras", "Máscaras", "las máscaras"])
def test_accents_can_be_left_out(asked: str) -> None:
    assert find_topic(TITLE.words("es"), asked) == ("topic", TOPICS.index("masks"))


SPANISH = ("play", "--text", "--language", "es", "--seed", "5")


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Teo:
    monkeypatch.setenv("COLUMNS", "100")
    return Teo(capsys, monkeypatch)


def test_the_terminal_speaks_spanish(command: Teo) -> None:
    helping = "ayuda\nayuda salario\nmesa\nhistorial todo\nguardar\n"
    run = command(*SPANISH, typed=helping + "1\n" * 60 + "deshacer\nsalir\n")
    assert run.status == 0
    assert "En cada Eclipse cada trabajador cuesta 1 cacao" in run.out
    assert "Falta el nombre: guardar ARCHIVO" in run.out
    assert "Jugador 2 (aficionado)" in run.out
    assert "Deshecho." in run.out
    assert run.out.strip().endswith("Hasta luego. La partida no ha terminado.")
    codes = re.compile(r"^ +\d+  \S+", re.MULTILINE)  # the same in every language
    assert not ENGLISH.search(codes.sub("", run.out))


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_a_solo_game_in_spanish_to_its_end(command: Teo, bot: str) -> None:
    run = command(*SPANISH, "--bot", bot, typed="1\n" * 8 + "mesa\n" + "1\n" * 900)
    assert "Losetas de acción" in run.out
    assert "La partida ha terminado." in run.out
    assert re.search(r"Gana (Teotibot|Jugador 1) con \d+ puntos", run.out)


def test_english_commands_are_understood_everywhere(command: Teo) -> None:
    run = command(*SPANISH, typed="help\nlog all\nquit\n1\n")
    assert "mostrar la mesa entera" in run.out
    assert "falta 1" not in run.out


# --- how words meet -------------------------------------------------------------------------------


def test_words_that_meet_are_joined() -> None:
    texts = {"say": "de {who} a {who}", "names.list.two": "{first} y {last}"}
    words = Words(Catalogue("test", texts, {"de el ": "del ", "a el ": "al "}))
    assert words.text("say", who="el rey") == "del rey al rey"
    assert words.text("say", who="ella") == "de ella a ella"
    assert words.text("say", who="hasta el mar") == "de hasta el mar a hasta el mar"


def test_joins_are_no_texts() -> None:
    book = parse_catalogue("test", '[joins]\n"de el " = "del "\n[names]\nnothing = "nada"')
    assert book.texts == {"names.nothing": "nada"}
    assert book.joined("cerca de el mar") == "cerca del mar"
    assert parse_catalogue("test", "").joined("de el mar") == "de el mar"


@pytest.mark.parametrize("text", ['joins = "de el"', '[joins]\n"de el " = 3'])
def test_joins_are_a_table_of_texts(text: str) -> None:
    with pytest.raises(LanguageError, match="joins"):
        parse_catalogue("test", text)


def test_what_can_be_left_out_has_one_form_or_two() -> None:
    words = Words(Catalogue("test", {"say": "oro{wood? y # madera| y # maderas}"}))
    assert [words.text("say", wood=wood) for wood in (0, 1, 2)] == [
        "oro",
        "oro y 1 madera",
        "oro y 2 maderas",
    ]
    with pytest.raises(LanguageError, match="two forms"):
        Catalogue("test", {"say": "{wood?a|b|c}"})


@pytest.mark.parametrize(
    ("text", "shown"),
    [("the end", "The end"), ("¿qué?", "¿Qué?"), ("[b·/gR]", "[b·/gR]"), ("", "")],
)
def test_a_sentence_begins_with_a_capital(text: str, shown: str) -> None:
    assert capital(text) == shown
