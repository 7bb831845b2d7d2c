"""What a choice is said to cost and to bring, before it is made."""

from teotihuacan.server.view.preview import preview
from tests.city.modules.mansion.house import mansion
from tests.city.scene import Scene, scene


def changes(s: Scene, code: str) -> dict[str, int]:
    assert code in s.codes
    return dict(preview(s.game, s.game.rules.ids[code]))


def test_preview_of_ability_and_tile_has_the_price_of_the_tile() -> None:
    """The words said 1 cocoa and 1 wood, the icons 1 cocoa."""
    s = scene().near(F="mask_4").seat(0, cocoa=1, wood=1, workers="A1 D1 D1").turn(0)
    s.play("A1 >1 worship")
    assert changes(s, "tile") == {"wood": -1, "discovery": 1}
    assert changes(s, "both") == {"cocoa": -1, "wood": -1, "discovery": 1, "red": 1, "points": 1}


def test_preview_of_royal_tile_and_tile_has_the_price_of_the_tile() -> None:
    s = mansion().near(P="any_and_blue").seat(0, cocoa=3, workers="G3 Q1 F1").turn(0)
    s.play("G3 >1 royal3")
    assert changes(s, "both")["cocoa"] == -2
