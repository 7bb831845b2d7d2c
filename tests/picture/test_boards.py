"""Boards, player areas and the tray: complete, well-formed, discreet, and nothing sticks out."""

import re
import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree

import pytest

import teotihuacan as teo
from teotihuacan.city.picture import boards, cells, main_areas, players, symbols, tiles
from teotihuacan.city.picture.artist import ARTIST
from teotihuacan.city.picture.centre import avenue, buildings, calendar, pyramid, wheel
from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import boards as printed_boards
from teotihuacan.city.rules.state import WORKER_COUNT
from teotihuacan.picture.areas import WIDE as AREA_WIDE
from teotihuacan.picture.frames import LAYOUTS, Layout
from teotihuacan.picture.symbols import SHARED
from teotihuacan.picture.tray import SIZE as TRAY_SIZE
from teotihuacan.picture.type import width
from teotihuacan.words import languages
from tests.city.base_tiles import DISCOVERY, ROYAL_TILES, STARTING, TECHNOLOGIES
from tests.picture.looking import (
    SAMPLES,
    SOLO,
    TITLE,
    Sample,
    called,
    frame_of,
    named,
    parts_of,
    read,
    svg_of,
)
from tests.picture.places import check_plazas, moved
from tests.tables import VARIANTS, after, table

OPTIONS = [*VARIANTS[::5], *SOLO[::2]]
PIECE = re.compile(r'data-piece="([^"]*)"')
SVG = "{http://www.w3.org/2000/svg}"


def pieces(parts: dict[str, str]) -> Counter[str]:
    return Counter(piece for part in parts.values() for piece in PIECE.findall(part))


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_every_worker_stands_somewhere_once(sample: Sample) -> None:
    for number, (game, _) in enumerate(sample.moments()):
        if number % 7:
            continue
        layout = LAYOUTS[number % 2]
        found = pieces(parts_of(game, game.actor, layout=layout))
        assert max(found.values()) == 1, [name for name, count in found.items() if count > 1]
        t = table(game)
        for player in t.players:
            for worker in range(WORKER_COUNT):
                assert found[f"die-{player.seat}-{worker}"] == 1, (game.asked, player.place)
        neutral = [name for name in found if name.startswith("neutral-")]
        assert len(neutral) == sum(len(workers) for workers in t.neutral)


@pytest.mark.parametrize("options", OPTIONS, ids=called)
def test_a_whole_picture_needs_nothing_else(options: dict[str, object]) -> None:
    game = after(teo.new_game("city", seed=6, **options), 150, 2)
    drawn = svg_of(game, 0)
    root = ElementTree.fromstring(drawn)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in root.iter(f"{SVG}use"):
        assert str(element.get("href")).removeprefix("#") in ids
    assert "script" not in drawn
    assert drawn.count("url(") == drawn.count('url("data:font/ttf;base64,') == 2  # our type
    assert re.findall(r"https?://[^\"]*", drawn) == ["http://www.w3.org/2000/svg"]


def test_every_board_is_a_spot_that_explains_itself() -> None:
    game = after(teo.new_game("city", players=2, seed=1), 60, 1)
    parts = parts_of(game)
    for slot, board in enumerate(table(game).ring):
        drawn = parts[f"slot-{slot}"]
        assert f"board-{printed_boards.BOARD_KEYS[board]}" in named(drawn, "data-spot")
        assert f"cocoa-{printed_boards.BOARD_KEYS[board]}" in named(drawn, "data-spot")
        assert f"board:{board}" in named(drawn, "data-about")


def test_halos_come_last() -> None:
    game = after(teo.new_game("city", players=3, seed=2), 90, 1)
    for part in parts_of(game, game.actor).values():
        for element in read(part).iter():
            if element.get("data-spot"):
                assert list(element)[-1].get("class") == "halo"


def test_an_unfinished_setup_is_drawn() -> None:
    game = teo.new_game("city", players=3, seed=None)
    for _ in range(90):
        for part in parts_of(game).values():
            read(part)
        game.apply(game.ids[0])


# --- hidden things --------------------------------------------------------------------------------


def test_a_hidden_hand_is_in_nobody_elses_picture() -> None:
    """Pictures of tables that differ in a hidden hand only are the same for everybody else."""
    game = teo.new_game("city", players=3, seed=4)
    t = table(game)
    assert t.secret
    other = game.copy()
    u = table(other)
    unseen = [tile for tile in range(len(STARTING)) if tile not in t.players[0]._dealt]
    unseen = [tile for tile in unseen if tile not in t.players[1]._dealt + t.players[2]._dealt]
    u.players[0]._dealt = tuple(unseen[:4])
    u._linked = tuple(0 for _ in u._linked)
    for seat in (1, 2, None):
        assert svg_of(game, seat) == svg_of(other, seat)
    assert svg_of(game, 0) != svg_of(other, 0)
    assert "tray-keep" in svg_of(game, 0)
    assert "tray-keep" not in svg_of(game, 1)


def test_a_kept_tile_stays_face_down_until_all_have_chosen() -> None:
    game = teo.new_game("city", players=2, seed=9)
    while game.actor == 0:
        game.apply(game.ids[0])
    assert table(game).players[0]._kept
    assert "start:" not in players.draw(game, 1, TITLE.words(), 0)
    assert "start:" not in players.draw(game, None, TITLE.words(), 0)
    assert "start:" in players.draw(game, 0, TITLE.words(), 0)


# --- names, type, sizes ---------------------------------------------------------------------------


def test_names_are_escaped_and_cut() -> None:
    game = after(teo.new_game("city", players=2, seed=1), 80, 1)
    words = TITLE.words("en", ['<script>alert("&")</script>', "W" * 80])
    drawn = svg_of(game, None, words)
    ElementTree.fromstring(drawn)
    assert "<script" not in drawn
    assert "W" * 20 not in drawn


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", languages())
def test_labels_do_not_overflow(language: str, layout: Layout) -> None:
    words = TITLE.words(language, ["A rather long name for a player", "B"])
    game = after(teo.new_game("city", players=2, seed=3), 120, 4)
    parts = parts_of(game, None, words, layout)
    rooms = {f"slot-{slot}": boards.size_of(slot, layout)[0] for slot in range(8)}
    rooms |= {f"player-{seat}": AREA_WIDE for seat in range(2)}
    rooms |= {"calendar": calendar.SIZE[0], "wheel": wheel.SIZE[0], "buildings": buildings.LABEL}
    for name in ("calendar", "wheel", "buildings"):
        assert "…" not in parts[name]
    for name, room in rooms.items():
        for element in read(parts[name]).iter(f"{SVG}text"):
            size = float(element.get("font-size", "0"))
            said = element.text or ""
            bold = "bold" in str(element.get("class"))
            assert width(said, size, bold) <= room
            assert size >= 18
    for board in range(
        1, len(printed_boards.BOARD_KEYS)
    ):  # names stand there whole, in every language
        named_so = words.part("board", board, "short")
        assert width(named_so, 20, bold=True) <= boards.SIDE[0] - 46 - boards.PILL - boards.EDGE


def test_tiles_hold_what_is_on_them() -> None:
    for index in range(len(ROYAL_TILES)):
        assert tiles.royal_effect(index, 25).width <= 128
    for kind in range(len(DISCOVERY)):
        assert tiles.discovery_effect(kind, 22).width <= 50
        assert tiles.Row(17, 2).things(DISCOVERY[kind].cost).width <= 54
    for tile in STARTING:
        assert tiles.Row(23).things(tile.gain).width <= 110
    for technology in TECHNOLOGIES:
        assert tiles.Row(24, 2).things(technology.gain).width <= 72


def test_the_tray_stays_within_its_bounds() -> None:
    seen = set()
    for sample in SAMPLES:
        for game, _ in sample.moments():
            if game.asked in seen:
                continue
            drawn = ARTIST.tray(game, game.actor, TITLE.words())
            if not drawn:
                continue
            seen.add(game.asked)
            whole = next(iter(read(drawn)))
            scale = re.search(r"scale\(([0-9.]+)\)", whole.get("transform") or "")
            by = float(scale[1]) if scale else 1.0
            for thing in whole:
                at = moved(thing)
                assert at is not None
                assert min(at) >= -1
                assert at[0] * by < TRAY_SIZE[0] - 20
                assert at[1] * by < TRAY_SIZE[1] - 20
    assert {"keep", "rotation", "resource", "discount", "starting power"} <= seen


def test_boards_tell_their_power_ups() -> None:
    parts = parts_of(after(teo.new_game("city", players=2, seed=1), 60, 1))
    ups = {
        name: len([shown for shown in named(part, "href") if shown == "#teo-up"])
        for name, part in parts.items()
        if name.startswith("slot-")
    }
    t = table(after(teo.new_game("city", players=2, seed=1), 60, 1))
    for slot, board in enumerate(t.ring):
        # Where it is all the same, one arrow stands for all; those who earn the same share it.
        counts = printed_boards.POWER_UPS[board]
        wanted = (
            sum(set(counts)) if board in (places.DECORATIONS, places.CONSTRUCTION) else sum(counts)
        )
        assert ups[f"slot-{slot}"] == (2 if board == places.ALCHEMY else wanted)


def test_the_bots_pyramid_tells_its_dice() -> None:
    game = after(teo.new_game("city", players=1, bot="teotibot", seed=1), 30, 1)
    area = read(parts_of(game)["player-1"])
    said = ["".join(element.itertext()) for element in area.iter(f"{SVG}text")]
    for sums in ("6–8", "4–5", "9–10", "2–3", "11–12"):
        assert said.count(sums) == 1


def test_cells_of_the_grids_hold_what_they_bring() -> None:
    cell = (main_areas.WIDE - main_areas.LABEL) / 3
    for grid in printed_boards.GRID:
        for row in grid:
            for gain in row:
                assert tiles.Row(cells.SIZE, 2).things(gain).width <= cell - 4


@pytest.mark.parametrize("layout", LAYOUTS)
def test_workers_stand_in_an_area_of_their_own(layout: Layout) -> None:
    """Inside the board, apart from its main area, and with all dice inside."""
    game = after(teo.new_game("city", players=4, seed=2), 150, 1)
    check_plazas(game, layout, smallest=20)


def test_many_dice_still_fit() -> None:
    for count in range(1, 23):
        side, across, gap = boards.fitting(count, 226, 40)
        rows = -(-count // across)
        assert rows * (side + gap) - gap <= 40
        assert across * (side + gap) - gap <= 226


def test_every_symbol_is_wellformed() -> None:
    everything = {**SHARED, **symbols.DRAWN}
    assert len(everything) == len(SHARED) + len(symbols.DRAWN)
    assert len(read(TITLE.artist().defs)[0]) == len(everything)
    for name in (*symbols.BOARD_SYMBOLS[1:], *symbols.UNIT_SYMBOLS.values(), *symbols.ICON_SYMBOLS):
        assert name in everything


# --- frames ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_frame_has_a_place_for_every_part(layout: str, seats: int) -> None:
    game = teo.new_game("city", players=seats, seed=1)
    made = frame_of(layout, seats)
    places = [id for drawn in made.values() for id in named(drawn, "id")]
    assert len(places) == len(set(places))
    wanted = {f"part-{name}" for name in parts_of(game)}
    assert wanted - set(places) == (set() if layout == "wide" else {"part-ground"})


def test_type_can_be_read_on_a_phone() -> None:
    """A canvas of 600 units is 378 pixels wide on a small phone: 20.7 units are 13 pixels."""
    game = after(teo.new_game("city", players=4, seed=2), 200, 1)
    parts = parts_of(game, None, TITLE.words("en"), "phone")
    for name in ("ring", "centre"):
        for group in read(frame_of("phone", 4)[name]).iter(f"{SVG}g"):
            scale = re.search(r"scale\(([0-9.]+)\)", group.get("transform") or "")
            assert scale is not None
            drawn = read(parts[str(group.get("id")).removeprefix("part-")])
            sizes = [float(text.get("font-size", "0")) for text in drawn.iter(f"{SVG}text")]
            assert not sizes or min(sizes) * float(scale[1]) >= 20.7


def test_parts_fill_the_width_of_a_phone() -> None:
    for name, sizes in (
        ("ring", {"slot-0": boards.TOP_PHONE, "slot-4": boards.BOTTOM_PHONE}),
        ("centre", {"pyramid": pyramid.SIZE, "avenue": avenue.SIZE, "buildings": (510, 50)}),
    ):
        for part, (across, _) in sizes.items():
            place = next(
                group.get("transform") or ""
                for group in read(frame_of("phone", 2)[name]).iter(f"{SVG}g")
                if group.get("id") == f"part-{part}"
            )
            scale = re.search(r"scale\(([0-9.]+)\)", place)
            assert scale is not None
            assert 599.5 <= across * float(scale[1]) <= 600.1


def test_only_boards_and_buildings_differ_on_a_phone() -> None:
    game = after(teo.new_game("city", players=3, seed=2), 200, 1)
    wide, phone = (parts_of(game, 0, layout=layout) for layout in LAYOUTS)
    differ = {name for name in wide if wide[name] != phone[name]}
    assert differ == {"buildings", *(f"slot-{slot}" for slot in range(8))}
    for name in differ:
        for attribute in ("data-spot", "data-piece", "data-about"):
            assert sorted(named(wide[name], attribute)) == sorted(named(phone[name], attribute))


def test_unknown_layouts_are_refused() -> None:
    with pytest.raises(teo.OptionError, match="wide, phone"):
        frame_of("cinema", 2)


# --- the front door -----------------------------------------------------------------------------


def test_a_game_shows_itself() -> None:
    game = teo.new_game("city", players=2, seed=1)
    assert game._repr_svg_() == teo.svg(game)
    assert teo.svg(game, 0) == svg_of(game, 0)


def test_no_picture_is_loaded_before_somebody_looks() -> None:
    asked = "import sys, teotihuacan; print('teotihuacan.picture' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


@pytest.mark.parametrize(("seat", "given"), [(9, "9"), (-1, "-1"), ("x", "'x'")])
def test_a_picture_for_a_wrong_seat_is_refused(seat: int, given: str) -> None:
    game = teo.new_game("city", players=3, seed=1)
    with pytest.raises(teo.OptionError, match=f"seat must be 0 to 2, not {given}"):
        teo.svg(game, seat)
