"""What the terminal shows of the Expansion Period, in both languages."""

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.mansion.rules.state import owners_of
from teotihuacan.city.modules.obsidian.rules.state import majors_of
from teotihuacan.city.rules.state import replaced
from teotihuacan.city.screen import CityScreen
from teotihuacan.words import languages
from tests.city.modules.altars.altar_scene import altar_scene, lay_pile
from tests.city.modules.bots.bot_table import BOT
from tests.city.modules.bots.bot_table import table as bot_table
from tests.city.modules.empire.empire_scene import empire
from tests.city.modules.mansion.house import mansion, owned
from tests.city.modules.priests.priest_scene import hold, priest_scene
from tests.city.modules.scene import period
from tests.cli.test_screen import TITLE, drawn, row_of
from tests.tables import random_steps

WORDS = TITLE.words("en", ["Ana", "Beto", "Citlali"])


def table(game: teo.Game, language: str = "en") -> list[str]:
    words = TITLE.words(language, ["Ana", "Beto", "Citlali", "Dario"][: game.deciders])
    return drawn(CityScreen(words.at(game.rules.cast(game.state))).table(game))


def picture(game: teo.Game) -> list[str]:
    words = WORDS.at(game.rules.cast(game.state))
    shown = CityScreen(words).picture(game)
    return drawn(shown) if shown is not None else []


def brief(game: teo.Game) -> list[str]:
    return drawn(CityScreen(WORDS.at(game.rules.cast(game.state))).brief(game))


def section(lines: list[str], first: str) -> list[str]:
    """The lines from the one that begins so to the next empty one."""
    start = next(i for i, line in enumerate(lines) if line.startswith(first))
    return [*lines, ""][start : [*lines, ""].index("", start)]


def players(game: teo.Game) -> tuple[list[str], list[list[str]]]:
    """The heading of the players' table, and a line for each of them."""
    lines = table(game)
    head = next(i for i, line in enumerate(lines) if line.split()[:2] == ["points", "cocoa"])
    return lines[head].split(), [line.split() for line in lines[head + 1 :]]


# --- obsidian -------------------------------------------------------------------------------------


def test_obsidian_is_a_good_like_others() -> None:
    s = period().seat(0, cocoa=7, wood=1, stone=2, gold=3, obsidian=9, points=44)
    head, (ana, _) = players(s.game)
    assert head[:6] == ["points", "cocoa", "wood", "stone", "gold", "obsidian"]
    assert ana[2:8] == ["44", "7", "1", "2", "3", "9"]
    assert "obsidian" not in " ".join(table(teo.new_game("city", seed=1)))


def test_major_tiles_in_hand_and_in_the_stack() -> None:
    s = period().seat(0, tiles=("three_obsidian", "move_back"))
    majors = majors_of(s.city)
    majors.discard = replaced(majors.discard, s.kind("use_again"), 2)
    lines = table(s.game)
    assert " ".join(row_of(lines, "▲")).endswith("3 obsidian, move back")
    left = sum(s.city._discovery_pile[k] for k in range(len(s.city._discovery_pile)) if k > 20)
    assert f"Major Discovery tiles in the stack: {left}, discarded: 2" in lines


# --- the Mansion ----------------------------------------------------------------------------------


def test_the_mansion_and_who_owns_its_royal_tiles() -> None:
    s = owned(owned(mansion(), "blue", 1), "green", 0).near(P="three_power_ups")
    lines = table(s.game)
    assert row_of(lines, "P ")[1] == "Mansion"
    assert "3 power-ups (1 obsidian)" in next(line for line in lines if line.startswith("P "))
    royal = " ".join(line.strip() for line in section(lines, "Royal tiles (?)"))
    assert "(blue: ■)" in royal
    assert "(red: no one)" in royal
    assert "(green: ▲)" in royal
    assert owners_of(s.city).seats == (1, -1, 0)
    assert "(?) reconstructed: none of us has seen it in print" in lines
    assert "nobody)" not in " ".join(table(period().game))


# --- altars ---------------------------------------------------------------------------------------


def test_altars_with_their_halves_tiles_and_shamans() -> None:
    s = altar_scene("12-1", "81-8_")
    lay_pile(s, "12", "three_obsidian", "use_again")
    lines = section(table(s.game), "Altars")
    assert row_of(lines, "12-1") == ["12-1", "Palace", "▲", "standing", *CLAIM]
    assert row_of(lines, "12-2") == [
        "12-2",
        "Quarry",
        "·",
        "pay",
        "2",
        "cocoa",
        "→",
        "4",
        "obsidian",
    ]
    assert lines[3].strip() == "tiles there: 3 obsidian (free), use again (1 obsidian)"
    assert row_of(lines, "81-8")[:4] == ["81-8", "Gold", "■", "lying"]
    assert "no Major Discovery tile is left" in lines[6]
    assert "Shamans  ▲ 12-1 Palace standing, ■ 81-8 Gold lying down" in brief(s.game)


CLAIM = ["a", "Major", "Discovery", "tile", "of", "the", "altar"]


def test_the_altars_are_shown_where_a_half_is_chosen() -> None:
    s = altar_scene("12-1", "81-8")
    assert picture(s.play("shaman").game)[0].startswith("Altars")
    s.play("altar81-8")
    while s.game.actor == 0:
        s.play(s.codes[0])
    # Whoever is pushed needs no more than to know who is where.
    assert picture(s.game) == ["Shamans  ▲ 81-8 Gold standing, ■ not placed yet"]
    assert picture(s.play("altar56-5").game) == []


# --- the Empire -----------------------------------------------------------------------------------


def test_the_map_with_warriors_and_buildings() -> None:
    s = empire({4: 0, 9: 1}, far=(2,), settled={4: 0, 6: 1})
    lines = table(s.game)
    regions = section(lines, "Empire")
    assert row_of(regions, "Teotihuacan") == ["Teotihuacan", "0", "■", "1", "2", "3", "4"]
    assert row_of(regions, "1 ")[:6] == ["1", "1", "·", "5", "6", "1"]
    assert row_of(regions, "4 ")[:5] == ["4", "1", "▲", "⌂", "8"]
    assert row_of(regions, "6 ")[:4] == ["6", "2", "·", "⌂"]
    assert row_of(regions, "far away") == ["far", "away", "5", "▲2"]
    assert "Special Masks not yet claimed: 2" in lines
    assert "2 of 11 built" in next(line for line in lines if line.startswith("Buildings"))
    assert not [line for line in lines if line.startswith("Nobles")]
    assert "Warriors left  ▲ 6, ■ 7" in lines


def test_the_map_in_short_at_the_beginning_of_a_turn() -> None:
    s = empire({0: 0, 2: 1}, settled={2: 0})
    shown = section(brief(s.game), "Empire")
    assert [line.split() for line in shown] == [
        ["Empire", "0", "points", "Teotihuacan", "▲"],
        ["1", "point", "1", "·", "2", "■", "⌂", "3", "·", "4", "·"],
        ["2", "points", "5", "·", "6", "·", "7", "·", "8", "·"],
        ["3", "points", "9", "·", "10", "·", "11", "·"],
        ["5", "points", "far", "away", "·"],
        ["Warriors", "left", "▲", "8,", "■", "9"],
    ]


def test_the_map_is_shown_to_whoever_is_pushed() -> None:
    game = teo.new_game("city", players=2, seed=1, modules=["M6", "M9"])
    while game.asked != "march":
        game.apply(game.ids[0])
    assert picture(game)[0].startswith("Empire")


# --- extras and bots ------------------------------------------------------------------------------


def test_priests_gifts_and_the_season() -> None:
    s = hold(priest_scene("11", "altars", shamans=("12-1", "81-8")), 1, "12")
    s.seat(0, technologies=(1, 17))
    _, (ana, _) = players(s.game)
    assert ana[8:10] == ["1", "17"]
    assert "Priests  ▲ 11, ■ 12" in table(s.game)
    alone = bot_table("M7", "M8", "M9", extras=["12", "S07", "S08"])
    assert [line for line in table(alone.game) if "Priests" in line and "■ S07 S08" in line]
    season = altar_scene("12-1", "81-8", extras=["09"])
    assert "Season 09: an activated Shaman may move past an altar" in table(season.game)


def test_the_four_direction_tiles_of_the_other_movement() -> None:
    s = bot_table("M7", "M8", "M9", "MS1").directions_are("LaRB")
    lines = table(s.game)
    assert [line for line in lines if "below them:" in line]
    assert "■ 12-1 Palace" in " ".join(brief(s.game)) or "■ 12-1 Mansion" in " ".join(brief(s.game))
    assert BOT == 1
    plain = bot_table("M8").directions_are("LR")
    assert not [line for line in table(plain.game) if "below them:" in line]


# --- any time, in any language --------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "options",
    [
        {"players": 4, "extras": ["11", "12", "09"]},
        {"players": 1, "bot": "modified", "extras": ["12", "S07"]},
    ],
    ids=["people", "bot"],
)
def test_everything_can_be_shown_at_any_time(language: str, options: dict[str, object]) -> None:
    game = teo.new_game("city", seed=8, modules=["all"], **options)
    words = TITLE.words(language).at(game.rules.cast(game.state))
    screen = CityScreen(words)
    asked: set[str] = set()
    for number, _ in enumerate(random_steps(game, 8)):
        shown: list[str] = []
        if number in (0, 120, 300):
            shown += [*drawn(screen.table(game)), *drawn(screen.brief(game))]
        more = screen.picture(game) if game.asked not in asked else None
        shown += drawn(more) if more is not None else []
        asked.add(game.asked)
        text = "\n".join(shown)
        assert "screen." not in text
        assert "names." not in text
        assert "{" not in text
    assert len(asked) > 15
