"""Games with extras: positions and views survive, what cannot occur is refused, nothing is lost."""

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.altars.rules.state import altars_of
from teotihuacan.city.rules.printed import technologies
from tests.city.modules.invariants import check_all
from tests.surviving import read_back
from tests.tables import table, weighted_steps

Position = dict[str, Any]

GAMES: list[dict[str, object]] = [
    {"players": 2, "modules": ["M6"], "extras": ["11"]},
    {"players": 3, "modules": ["M6", "M8"], "extras": ["12", "09"], "draft": True},
    {"players": 4, "modules": ["all"], "extras": ["11", "12", "09"], "dark_eclipse": True},
    {"players": 2, "modules": ["all"], "extras": ["11", "12", "09"], "edition": "first"},
    {
        "players": 1,
        "bot": "teotibot",
        "modules": ["all"],
        "extras": ["11", "12", "09", "S07", "S08"],
    },
    {
        "players": 1,
        "bot": "modified",
        "modules": ["all"],
        "extras": ["11", "12", "09", "S07", "S08"],
    },
]


def told(options: dict[str, object]) -> str:
    return f"{options['players']}-{options.get('bot', '')}-{options['extras']}"


@pytest.mark.parametrize("options", GAMES, ids=told)
def test_positions_survive_and_nothing_is_lost(options: dict[str, object]) -> None:
    """Without a dealer, so that every draw is a question as well."""
    asked: Counter[str] = Counter()
    for seed in range(3):
        game = teo.new_game("city", seed=None, **options)
        for count, _ in enumerate(weighted_steps(game, seed)):
            asked[game.asked] += 1
            if count % 40 == 0 or game.asked in ("choose priest", "draw gift", "keep gift"):
                check_all(game)
                again = read_back(game)
                assert [p.literal for p in table(again).players] == [
                    p.literal for p in table(game).players
                ]
                if "altars" in [module.name for module in table(game).setting.modules]:
                    assert altars_of(table(again)).risers == altars_of(table(game)).risers
                    assert altars_of(table(again)).skips == altars_of(table(game)).skips
        assert teo.replay(game.record).position() == game.position()
    assert game.over
    extras = options["extras"]
    assert isinstance(extras, list)
    assert (asked["choose priest"] > 0) == bool({"11", "12"} & set(extras))


@pytest.mark.parametrize("options", GAMES, ids=told)
def test_games_with_a_seed_play_again_to_the_same_end(options: dict[str, object]) -> None:
    game = teo.new_game("city", seed=7, **options)
    chooser = Random(7)
    while not game.over:
        game.apply(chooser.choice(game.ids))
    record = teo.Record.from_json(json.loads(json.dumps(game.record.to_json())))
    assert teo.replay(record).scores == game.scores


# --- refused --------------------------------------------------------------------------------------


def reached(asked: str, codes: str = "") -> Position:
    """A game of three with all extras, once this is asked after these answers to who has what."""
    game = teo.new_game("city", players=3, modules=["all"], extras=["11", "12", "09"])
    wanted = codes.split()
    while game.asked != asked:
        priest = game.asked == "choose priest" and wanted
        game.play(wanted.pop(0) if priest else game.ids[0])
    position: Position = json.loads(json.dumps(game.position()))
    assert teo.from_position(position).position() == position
    return position


CHOOSING = reached("choose priest")
DRAWING = reached("draw gift", "priest11")
KEEPING = reached("keep gift", "priest11")
PLAYING = reached("turn", "priest11 priest12")


def changed(position: Position, change: Callable[[Position], object]) -> Position:
    other: Position = json.loads(json.dumps(position))
    change(other["table"]["priests"])
    return other


def put(key: str, place: int, value: object) -> Callable[[Position], object]:
    def change(priests: Position) -> None:
        priests[key][place] = value

    return change


GIFT = PLAYING["table"]["priests"]["gifts"][2]
ON_DISPLAY = PLAYING["table"]["technologies"][0]
ELSEWHERE = next(
    t.written()
    for t in technologies.TILES
    if t.written() not in [*PLAYING["table"]["technologies"], GIFT]
)

REFUSED: list[tuple[str, Position, Callable[[Position], object], str]] = [
    ("an unknown priest", PLAYING, put("held", 0, "13"), "a priest of this game or null"),
    ("a number", PLAYING, put("held", 0, 11), "a priest of this game or null"),
    ("a priest twice", PLAYING, put("held", 0, "12"), "nobody can have this priest"),
    ("a gift without a priest", PLAYING, put("gifts", 0, ELSEWHERE), "it comes with a priest"),
    ("no gift", PLAYING, put("gifts", 2, None), "is not on the display"),
    ("another gift", PLAYING, put("gifts", 2, ELSEWHERE), "is not on the display"),
    ("a gift of the display", PLAYING, put("gifts", 2, ON_DISPLAY), "is not on the display"),
    ("no such technology", PLAYING, put("gifts", 2, 4), "4 is not one of"),
    ("too many seats", PLAYING, lambda p: p["held"].append(None), "held"),
    ("something drawn", PLAYING, lambda p: p.update(offered=[ELSEWHERE]), "nobody keeps one"),
    ("something else", PLAYING, lambda p: p.update(more=1), "more"),
    ("a priest before it is chosen", CHOOSING, put("held", 0, "12"), "nobody can have"),
    ("nobody draws", DRAWING, put("held", 2, None), "gives no technology now"),
    ("one of another priest", DRAWING, put("held", 2, "12"), "gives no technology now"),
    ("too few drawn", KEEPING, lambda p: p["offered"].pop(), "gives no technology now"),
    ("drawn from the display", KEEPING, put("offered", 0, ON_DISPLAY), "lie elsewhere"),
]


@pytest.mark.parametrize(
    ("position", "change", "reason"), [case[1:] for case in REFUSED], ids=[c[0] for c in REFUSED]
)
def test_an_impossible_position_is_refused(
    position: Position, change: Callable[[Position], object], reason: str
) -> None:
    with pytest.raises(teo.PositionError, match=reason):
        teo.from_position(changed(position, change))


def test_a_bot_has_no_priest_of_people() -> None:
    game = teo.new_game("city", players=1, bot="teotibot", seed=1, modules=["all"], extras=["12"])
    while game.asked != "turn":
        game.play(game.ids[-1])
    position: Position = json.loads(json.dumps(game.position()))
    with pytest.raises(teo.PositionError, match="nobody can have this priest"):
        teo.from_position(changed(position, put("held", 1, "12")))


def test_priests_are_public() -> None:
    game = teo.from_position(PLAYING)
    for seat in (None, 0, 1, 2):
        shown = game.view(seat)["table"]
        assert isinstance(shown, dict)
        assert shown["priests"] == PLAYING["table"]["priests"]
