"""Rulings of the score attack, the unofficial variant for one player: S1–S10."""

from collections import Counter

import pytest

import teotihuacan as teo
from teotihuacan.founders.rules.printed import rounds, tiles
from teotihuacan.titles import title_named
from teotihuacan.words.players import verdict
from tests.founders.scene import Scene, scene
from tests.founders.test_cases import lay_temple

ATTACK = {"players": 1, "solo": "score attack"}
TITLE = title_named("founders")


def alone() -> Scene:
    return scene(players=1)


def gone(s: Scene) -> dict[str, int]:
    """Return what the dummy has taken, in addition to the starting tiles of a second player."""
    counts = Counter({tiles.TILE_KEYS[tile]: count for tile, count in enumerate(s.dummy.tiles)})
    counts.subtract(f"{colour} pyramid" for colour in ("green", "blue", "red"))
    return {key: count for key, count in counts.items() if count}


def shown(s: Scene, key: str) -> int:
    return s.founding.display[tiles.TILE_KEYS.index(key)]


def favor_on(space: str) -> str:
    """A turn that takes nothing from the Main board."""
    return f"{space}+1 later none end"


def step(s: Scene, line: str) -> None:
    """Play codes, and leave the draws after them to come."""
    for code in line.split():
        assert s.can(code), (code, s.offered)
        s.game.play(code)


def drawn(s: Scene) -> dict[str, int]:
    """Return what may be drawn now, with its odds."""
    assert s.game.actor == teo.CHANCE
    return dict(zip([c.code for c in s.game.choices], s.game.odds, strict=True))


# --- what it is -----------------------------------------------------------------------------------


def test_ruling_s1_it_is_called_unofficial_wherever_a_person_meets_it() -> None:
    for language, unofficial in (("en", "unofficial"), ("es", "no oficial")):
        words = TITLE.words(language)
        for key in ("option.solo.more", "option.solo.score attack", "page.start.solo.more"):
            assert unofficial in words.text(key)
        for key in ("screen.solo", "picture.solo", "picture.doubt.solo", "tables.solo.title"):
            assert unofficial in words.text(key)
        game = teo.new_game("founders", seed=1, **ATTACK)
        told = list(game.events)
        while not game.over:
            game.play(game.ids[-1])
            told += game.events
        story = TITLE.story(words, told)
        assert sum(unofficial in paragraph for paragraph in story) == 2  # first and last
        assert unofficial in verdict(words, game)
    for refused in ({"players": 1}, {"players": 2, "solo": "score attack"}):
        with pytest.raises(teo.OptionError, match="unofficial"):
            teo.new_game("founders", **refused)


def test_ruling_s1_the_rounds_of_the_official_mode_are_not_those_of_the_variant() -> None:
    assert alone().founding.setting.rounds == 4  # F73: officially three


def test_ruling_s2_the_table_is_laid_out_as_for_two() -> None:
    one: dict[str, object] = teo.new_game("founders", seed=None, **ATTACK).position()
    two: dict[str, object] = teo.new_game("founders", seed=None, players=2).position()
    first, second = one["table"], two["table"]
    assert isinstance(first, dict)
    assert isinstance(second, dict)
    for key in ("spaces", "display", "supply", "mask stacks", "worship stacks"):
        assert first[key] == second[key], key
    assert first["players"][0]["disks"] == first["dummy"]["disks"] == 6


def test_ruling_s2_the_dummy_has_no_seat_and_its_starting_tiles_are_out_of_the_game() -> None:
    game = teo.new_game("founders", seed=1, side="B", **ATTACK)
    assert (game.players, game.scores) == (1, [0])
    position: dict[str, object] = game.position()
    table = position["table"]
    assert isinstance(table, dict)
    colours = ("green", "blue", "red")
    assert table["dummy"]["tiles"] == {f"{colour} pyramid": 1 for colour in colours}
    assert table["dummy"]["masks"] == {"yellow": [], "purple": [], "teal": []}


# --- a turn of the dummy --------------------------------------------------------------------------


def test_ruling_s3_you_begin_every_round() -> None:
    s = alone()
    for number in range(1, 5):
        assert (s.founding.round, s.founding.first, s.game.actor) == (number, 0, 0)
        s.play("pass")
    assert s.game.over


def test_ruling_s3_one_disk_on_a_space_drawn_from_those_with_room() -> None:
    s = alone().stack(A1=(1, 1, 1), B2=(0, 0))
    step(s, favor_on("C1"))
    assert s.game.asked == "draw space"
    assert drawn(s) == dict.fromkeys(("~at.A2", "~at.B1", "~at.B2", "~at.C1", "~at.C2"), 1)
    s.play("~at.B2")  # whether a Temple could be paid or not
    assert s.founding.stacks[rounds.SPACE_CODES.index("B2")] == (0, 0, 1)
    assert s.dummy.disks == 6 - 3 - 1
    assert (s.game.actor, s.asked) == (0, "turn")


def test_ruling_s4_its_disk_covers_the_bonus_disk_and_gives_strength() -> None:
    s = alone().bonus(C2="any_build").play(f"{favor_on('C1')} ~at.C2 ~gone.red-pyramid")
    assert s.points() == 2
    s.play("C2+1")
    assert s.asked == "end"  # nobody asks for the Bonus
    assert s.founding.strength == 3


def test_ruling_s5_in_section_a_one_of_the_largest_buildings_goes() -> None:
    s = alone()
    step(s, f"{favor_on('C1')} ~at.A1")
    assert s.game.asked == "draw tile"
    assert drawn(s) == {"~gone.stone4": 1, "~gone.gold4": 1}
    s.play("~gone.gold4")
    assert (shown(s, "gold4"), shown(s, "stone4"), gone(s)) == (0, 1, {"gold4": 1})
    s.play(f"{favor_on('C2')} ~at.A1")  # one is left of that size: nothing to draw
    assert gone(s) == {"gold4": 1, "stone4": 1}
    assert s.points() == 2 + 3  # Favor; what the dummy takes brings nobody points


def test_ruling_s5_in_b_and_c_every_tile_is_as_likely() -> None:
    for space, sort in (("B1", ""), ("C2", "-pyramid")):
        s = alone().display(green=3, blue=1, green_pyramid=3, blue_pyramid=1)
        step(s, f"{favor_on('C1')} ~at.{space}")
        expected = {"green": 3, "blue": 1, "red": 2}
        assert drawn(s) == {f"~gone.{key}{sort}": odds for key, odds in expected.items()}


def test_ruling_s5_what_leaves_does_not_come_back() -> None:
    s = alone()
    before = s.founding.supply[tiles.TILE_KEYS.index("gold4")]
    s.play(f"{favor_on('C1')} ~at.A1 ~gone.gold4 pass")
    assert s.founding.round == 2
    assert (shown(s, "gold4"), s.founding.supply[tiles.TILE_KEYS.index("gold4")]) == (1, before - 1)


def test_ruling_s6_an_empty_display_loses_nothing_and_waits_for_the_next_round() -> None:
    s = alone().display(green=0, blue=0, red=0)
    step(s, f"{favor_on('C1')} ~at.B1")
    assert [event.kind for event in s.game.events][-3:] == ["dummy disks", "dummy nothing", "turn"]
    assert (s.asked, gone(s)) == ("turn", {})
    assert shown(s, "green") == 0  # nothing is filled up meanwhile
    s.play("pass")
    assert shown(s, "green") == 2


# --- rounds ---------------------------------------------------------------------------------------


def test_ruling_s7_the_dummy_goes_on_when_you_have_passed() -> None:
    s = alone()
    step(s, "pass")
    placed = 0
    while s.founding.round == 1:
        assert s.game.asked in ("draw space", "draw tile")
        placed += s.game.asked == "draw space"
        s.game.play(s.game.ids[-1])
    assert placed == 6
    assert sum(gone(s).values()) == 6


def test_ruling_s7_you_go_on_when_the_dummy_has_no_disks() -> None:
    s = alone().stack(A1=(1, 1, 1), B1=(1, 1, 1))
    s.play(favor_on("C1"))
    assert (s.asked, s.dummy.disks, s.founding.round) == ("turn", 0, 1)
    s.play(favor_on("C2"))
    assert s.asked == "turn"
    s.play("pass")
    assert (s.founding.round, s.dummy.disks) == (2, 5)


def test_ruling_s7_without_disks_you_pass_unasked() -> None:
    s = alone().stack(C1=(0, 0, 0), A1=(0, 0)).play(favor_on("C2"))
    assert s.founding.round == 2


def test_ruling_s8_where_no_space_has_room_the_dummy_places_nothing() -> None:
    full = (0, 0, 0)
    s = alone()
    s.founder().disks += 100
    s.stack(A1=full, A2=full, B1=full, B2=full, C1=full)
    s.stack(C2=(0, 0))
    s.play("C2+1 end")
    assert gone(s) == {}
    assert (s.founding.round, s.dummy.disks) == (2, 5)  # nobody can do anything: the next round


def test_ruling_s9_a_mask_tile_of_the_highest_stack_leaves_after_each_round() -> None:
    s = alone()
    left = [list(stack) for stack in s.founding.setting.masks]
    assert [len(stack) for stack in left] == [3, 3, 3]
    assert s.asked == "turn"
    s.game.play("pass")
    while s.founding.masks == (0, 0, 0):
        s.game.play(s.game.ids[0])
    told = [event.values for event in s.game.events if event.kind == "dummy mask"]
    assert [left for _, _, left in told] == [3]
    assert s.founding.masks == (1, 0, 0)  # yellow; then purple and teal
    for expected in ((1, 1, 0), (1, 1, 1)):
        s.play("pass")
        assert s.founding.masks == expected
    s.play("pass")
    assert s.game.over
    assert s.founding.masks == (1, 1, 1)  # F56: nothing follows the last round


def test_ruling_s9_the_highest_stack_is_the_one_with_most_tiles_if_there_is_any() -> None:
    s = alone()
    s.founding.masks = (1, 2, 1)
    s.play("pass")
    assert s.founding.masks == (2, 2, 1)
    s.play("pass")
    assert s.founding.masks == (2, 2, 2)
    s.founding.masks = (3, 3, 3)
    s.play("pass")
    assert s.founding.masks == (3, 3, 3)


@pytest.mark.parametrize(
    ("points", "band"),
    [
        (0, "apprentice"),
        (69, "apprentice"),
        (70, "builder"),
        (89, "builder"),
        (90, "architect"),
        (109, "architect"),
        (110, "founder"),
        (300, "founder"),
    ],
)
def test_ruling_s10_the_band_is_told_by_the_points_of_the_whole_game(
    points: int, band: str
) -> None:
    s = alone().pyramid(0, NW="green")
    lay_temple(s, "green", "a1 b1 c1")
    s.founding.round = s.founding.setting.rounds
    s.founder().points = max(0, points - 2)  # the District brings two
    if not points:
        s = alone()
        s.founding.round = s.founding.setting.rounds
    s.play("pass")
    assert s.game.over
    assert (s.game.scores, s.game.winners, s.game.verdict) == ([points], [0], band)
    told = [event for event in s.game.events if event.kind == "band"]
    assert not told or told[0].values[1] == points
    assert band in verdict(TITLE.words("en"), s.game)
