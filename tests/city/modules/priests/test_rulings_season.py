"""Ruling X122: in season 09 a player's own activated Shaman may go past an altar."""

import pytest

from tests.city.modules.altars.altar_scene import altar_scene, lay_pile, pile, shamans


@pytest.mark.parametrize(
    ("begin", "ends"),
    [
        ("12-1", ["81-8", "81-1", "56-5", "56-6"]),
        ("81-1", ["56-5", "56-6", "45-4", "45-5"]),
        ("56-5_", ["45-4", "45-5", "12-1", "12-2"]),
        ("45-5_", ["12-1", "12-2", "81-8", "81-1"]),
    ],
)
def test_ruling_x122_one_altar_or_two(begin: str, ends: list[str]) -> None:
    s = altar_scene(begin, "12-2" if begin != "12-2" else "45-4", extras=["09"])
    s.play("shaman")
    assert s.codes == [f"altar{end}" for end in ends]
    assert "or past it" in s.game.question


@pytest.mark.parametrize("end", ["81-8", "81-1", "56-5", "56-6"])
def test_ruling_x122_it_stands_there_and_receives_what_that_half_brings(end: str) -> None:
    s = altar_scene("12-1_", "45-4", extras=["09"])
    lay_pile(s, "81", "three_obsidian")
    lay_pile(s, "56", "mask_8")
    s.seat(0, cocoa=9).play(f"shaman altar{end}")
    assert shamans(s)[0] == end
    if end == "56-6":
        s.play("claim-mask_8")
        assert pile(s, "56") == []
        assert pile(s, "81") == ["three_obsidian"]  # nothing happens at the altar passed
    if end == "81-1":
        assert s.player(0).goods[4] == 1  # unlock: 1 obsidian


def test_ruling_x122_with_the_tile_up_to_three_and_never_back() -> None:
    s = altar_scene("12-1", "45-4", extras=["09"])
    s.seat(0, tiles=("shaman_step", "shaman_step")).play("shaman further")
    assert s.codes == ["altar56-5", "altar56-6", "altar45-4", "altar45-5", "further"]
    assert s.goods(0)[3] == 2  # the gold of the tile comes at once
    s.play("further")
    assert s.codes == ["altar45-4", "altar45-5"]  # not as far as the altar it has left
    s.play("altar45-5")
    assert shamans(s)[0] == "45-5"


def test_ruling_x122_a_displaced_shaman_goes_to_the_next_altar_only() -> None:
    s = altar_scene("12-1", "56-5", extras=["09"])
    s.play("shaman altar56-5")
    while s.game.asked != "half":
        s.play(s.codes[-1])
    assert s.game.actor == 1
    assert s.codes == ["altar45-4", "altar45-5"]


def test_ruling_x122_without_the_season_it_is_one() -> None:
    s = altar_scene("12-1", "45-4")
    s.play("shaman")
    assert s.codes == ["altar81-8", "altar81-1"]


def test_ruling_x122_the_answers_say_which_altar() -> None:
    s = altar_scene("81-8", "12-2", extras=["09"])
    s.play("shaman")
    said = [s.game.text(id) for id in s.game.ids]
    assert len(set(said)) == 4  # two halves point to Construction
