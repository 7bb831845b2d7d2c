"""Room for altars and the map: on a laptop, on a phone, and none of it in the game itself."""

import re
from itertools import combinations

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.altars import picture as altars
from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.empire import picture as empire
from teotihuacan.city.picture import boards, layout
from teotihuacan.city.picture.plan import BASE, plan_among, plan_for, plan_of
from teotihuacan.picture.frames import LAYOUTS, Layout
from teotihuacan.picture.type import width
from teotihuacan.words import languages
from tests.city.modules.picture.looking import PARTLY, WALKS, Walk, drawn, halfway
from tests.picture.looking import TITLE, named, parts_of, read
from tests.picture.places import check_plazas
from tests.tables import table

SVG = "{http://www.w3.org/2000/svg}"
LAPTOP = (1366 - 360, 768 - 62 - 20)
"""What the page leaves for the board on a laptop of 1366 x 768, in pixels."""

READABLE = 10.5  # pixels for the smallest type, as on a phone


def boxes(walk: Walk) -> dict[str, tuple[float, float, float, float]]:
    """Every part on the wide board as left, top, right, bottom."""
    plan = plan_for(walk.game().options)
    found: dict[str, tuple[float, float, float, float]] = {}
    for name, (x, y) in layout.places(plan).items():
        wide, high = layout.sizes()[name]
        if name.startswith("slot-"):
            wide, high = boards.size_of(int(name[-1]), "wide", plan)
        found[name] = (x, y, x + wide, y + high)
    return found


@pytest.mark.parametrize("walk", [*WALKS[:1], *PARTLY], ids=str)
def test_parts_lie_on_the_board_beside_each_other(walk: Walk) -> None:
    wide, high = TITLE.artist().size_in(walk.game().options)
    found = boxes(walk)
    for name, (left, top, right, bottom) in found.items():
        assert 0 <= left < right <= wide, name
        assert 0 <= top < bottom <= high, name
    for one, other in combinations(found, 2):
        a, b = found[one], found[other]
        if {one, other} in ({"pyramid", "avenue"}, {"calendar", "wheel"}):
            continue  # drawn to share their edges, as in the game itself
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, (one, other)


@pytest.mark.parametrize("walk", [*WALKS[:1], *PARTLY], ids=str)
def test_the_smallest_type_can_be_read_on_a_laptop(walk: Walk) -> None:
    wide, high = TITLE.artist().size_in(walk.game().options)
    scale = min(LAPTOP[0] / wide, LAPTOP[1] / high)
    for name, part in drawn(halfway(walk, 90)).items():
        for text in read(part).iter(f"{SVG}text"):
            assert float(text.get("font-size", "0")) * scale >= READABLE, name


@pytest.mark.parametrize("walk", [*WALKS[:1], *PARTLY], ids=str)
@pytest.mark.parametrize("screen", LAYOUTS)
def test_a_frame_has_a_place_for_every_part(walk: Walk, screen: Layout) -> None:
    game = walk.game()
    artist = TITLE.artist()
    made = artist.frame(screen, game.options, game.players)
    places = [id for part in made.values() for id in named(part, "id")]
    assert len(places) == len(set(places))
    wanted = {f"part-{name}" for name in parts_of(game, layout=screen)}
    assert wanted - set(places) == (set() if screen == "wide" else {"part-ground"})
    if screen == "phone":
        assert set(artist.tabs_in(game.options)) <= set(made)


def test_type_can_be_read_on_a_phone() -> None:
    """A canvas of 600 units is 378 pixels wide on a small phone: 17 units are 10.7 pixels."""
    game = halfway(WALKS[0])
    parts = drawn(game, "phone")
    frame = TITLE.artist().frame("phone", game.options, game.players)
    seen: set[str] = set()
    for tab in TITLE.artist().tabs_in(game.options):
        for group in read(frame[tab]).iter(f"{SVG}g"):
            scale = re.search(r"scale\(([0-9.]+)\)", group.get("transform") or "")
            assert scale is not None
            name = str(group.get("id")).removeprefix("part-")
            seen.add(name)
            texts = read(parts[name]).iter(f"{SVG}text")
            sizes = [float(text.get("font-size", "0")) for text in texts]
            assert not sizes or min(sizes) * float(scale[1]) >= 17, name
    assert {*altars.ALTAR_NAMES, "empire"} <= seen


def test_altars_lie_between_the_right_boards() -> None:
    """Each touches two neighbours in the ring, and its halves lie beside the boards they name."""
    found = boxes(WALKS[0])
    for altar, (before, behind) in enumerate(altar_printed.GAPS):
        left, top, right, bottom = found[altars.ALTAR_NAMES[altar]]
        for place, half in ((before, 2 * altar), (behind, 2 * altar + 1)):
            a, b, c, d = found[f"slot-{place - 1}"]
            x = left + altars.half_at(half)[0] + altars.HALF[0] / 2
            on_left = x < (left + right) / 2
            assert abs((left - c) if on_left else (a - right)) <= 12
            assert min(d, bottom) > max(b, top)


def test_the_game_itself_keeps_its_board() -> None:
    options = teo.new_game("city", players=2, seed=1).options
    artist = TITLE.artist()
    assert plan_for(options) is BASE
    assert plan_for({}) is BASE  # a record from before there were modules
    assert artist.size_in(options) == (1200, 840)
    assert artist.tabs_in(options) == ("ring", "centre")
    names = set(parts_of(teo.new_game("city", players=2, seed=1)))
    assert not {name for name in names if name.startswith(("altar", "empire"))}


@pytest.mark.parametrize("walk", PARTLY, ids=str)
def test_modules_bring_their_parts_only(walk: Walk) -> None:
    game = walk.game()
    city = table(game)
    plan = plan_of(city)
    assert plan is plan_for(game.options)
    parts = parts_of(game)
    assert ("altar-0" in parts) == plan.tall == ("M8" in str(walk))
    assert ("empire" in parts) == bool(plan.beside) == ("M9" in str(walk))
    assert ("empire" in TITLE.artist().tabs_in(game.options)) == bool(plan.beside)


@pytest.mark.parametrize("screen", LAYOUTS)
def test_workers_stand_inside_their_boards(screen: Layout) -> None:
    game = halfway(WALKS[0], 250)
    check_plazas(game, screen)


@pytest.mark.parametrize("screen", LAYOUTS)
def test_regions_lie_beside_each_other(screen: Layout) -> None:
    wide, high = empire.size(screen)
    found = [empire.box_of(number, screen) for number in range(13)]
    for x, y, w, h in found:
        assert x >= 0
        assert y >= empire.HEAD
        assert x + w <= wide
        assert y + h <= high
    for (x, y, w, h), (a, b, c, d) in combinations(found, 2):
        assert x + w <= a or a + c <= x or y + h <= b or b + d <= y


def test_a_path_keeps_to_its_side() -> None:
    middle = empire.MAP_WIDE / 2 + 10
    for number in range(1, 12):
        x, _, w, _ = empire.box_of(number)
        assert empire.upper(number) == (x + w / 2 < middle) == (number in (1, 2, 5, 6, 9))


@pytest.mark.parametrize("language", languages())
def test_names_stand_there_whole(language: str) -> None:
    words = TITLE.words(language)
    game = halfway(WALKS[0], 90)
    for screen in LAYOUTS:
        parts = drawn(game, screen, words)
        for name in ("empire", *altars.ALTAR_NAMES, *(f"slot-{slot}" for slot in range(8))):
            assert "…" not in parts[name], name
    for name in ("Mansion", "Conquest"):
        assert width(name, 20, bold=True) < 110


def test_more_room_is_never_less() -> None:
    for some in (plan_among(["altars"]), plan_among(["empire"]), plan_among(["altars", "empire"])):
        assert some.court[2] >= BASE.court[2]
        assert some.court[3] >= BASE.court[3]
        assert some.side[1] >= BASE.side[1]
