"""Pictures of the modules: tiles, figures, owners, grids, and marks of unverified values."""

import re
from collections import Counter

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.altars import picture as altars
from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.altars.rules.benefits import benefit_of as half_benefit
from teotihuacan.city.modules.altars.rules.state import IN_HAND, altars_of
from teotihuacan.city.modules.empire import picture as empire
from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.modules.empire.rules.printed import benefit_of
from teotihuacan.city.modules.empire.rules.state import empire_of
from teotihuacan.city.modules.empire.texts import CONQUEST_PRINTED
from teotihuacan.city.modules.mansion.rules.state import owners_of, temple_of
from teotihuacan.city.picture import cells, main_areas, symbols, tiles
from teotihuacan.city.picture.centre.piles import small_tile
from teotihuacan.city.picture.looks import symbols_in
from teotihuacan.city.rules import places, units
from teotihuacan.city.rules.printed import boards as printed_boards
from teotihuacan.city.rules.printed import discovery, starting, technologies
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.state import WORKER_COUNT
from teotihuacan.city.words import doubt
from teotihuacan.picture.frames import LAYOUTS
from teotihuacan.picture.symbols import SHARED
from tests.city.modules.picture.looking import PARTLY, WALKS, Walk, drawn, halfway, looks
from tests.picture.looking import TITLE, named, read
from tests.picture.places import moved
from tests.tables import table

SVG = "{http://www.w3.org/2000/svg}"
PIECE = re.compile(r'data-piece="([^"]*)"')


def texts(part: str) -> list[str]:
    return ["".join(element.itertext()) for element in read(part).iter(f"{SVG}text")]


def shown(part: str) -> Counter[str]:
    """The symbols of a part."""
    return Counter(href.removeprefix("#teo-") for href in named(part, "href"))


def slot_of(game: teo.Game, board: int) -> str:
    return f"slot-{table(game).slots[board]}"


# --- signs and tiles ------------------------------------------------------------------------------


def test_every_unit_has_a_sign_of_its_own() -> None:
    everything = {**SHARED, **symbols.DRAWN}
    assert set(symbols.UNIT_SYMBOLS) == set(units.UNITS)
    assert set(symbols.UNIT_SYMBOLS.values()) <= set(everything)
    assert len(set(symbols.UNIT_SYMBOLS.values())) == len(units.UNITS)
    assert len(set(everything.values())) == len(everything) - 1  # `mask` is one of the masks


def test_every_mask_has_a_face() -> None:
    masks = [tile.mask for tile in discovery.TILES if tile.mask]
    assert sorted(masks) == list(range(1, 11))
    assert len({symbols.DRAWN[f"mask-{mask}"] for mask in masks}) == 10


@pytest.mark.parametrize("size", [40, 54, 64])
def test_tiles_hold_what_is_on_them(size: int) -> None:
    for kind in range(len(discovery.TILES)):
        if size == 40 and discovery.TILES[kind].stack != discovery.MAJOR:
            continue  # so small only on altars
        for element in read(tiles.discovery(kind, size)).iter(f"{SVG}g"):
            at = moved(element)
            assert at is None or at[0] >= 0, discovery.TILES[kind].key
        assert read(small_tile(kind)) is not None
    for index in range(len(ROYAL_TILES)):
        assert tiles.royal_effect(index, 25).width <= 128
    for tile in starting.TILES:
        assert tiles.Row(23).things(tile.gain).width <= 110
    for technology in technologies.TILES:
        assert tiles.brings(technology, 50).width <= 50


def test_major_tiles_are_green_and_special_masks_golden() -> None:
    for kind, tile in enumerate(discovery.TILES):
        face = {discovery.MAJOR: "tile major", discovery.APART: "tile special"}.get(tile.stack)
        for art in (tiles.discovery(kind), small_tile(kind)):
            classes = named(art, "class")
            if face is not None:
                assert face in classes
            else:
                assert not {"tile major", "tile special"} & set(classes)


def test_power_that_is_paid_goes_down() -> None:
    kind = next(kind for kind, tile in enumerate(discovery.TILES) if tile.cost.power)
    assert shown(tiles.discovery(kind))["power-down"] == 1
    assert "power-down" not in shown(tiles.technology(6))


def test_technologies_tell_their_numbers() -> None:
    for index, tile in enumerate(technologies.TILES):
        assert tile.label in texts(tiles.technology(index, 74, 55, True))
        if tile.half:
            assert tile.label not in texts(tiles.technology(index, 74, 55))
    game = halfway(WALKS[3])
    city = table(game)
    alchemy = drawn(game)[slot_of(game, 5)]
    for index in city.technologies:
        assert technologies.TILES[index].label in texts(alchemy)


# --- obsidian -------------------------------------------------------------------------------------


@pytest.mark.parametrize("walk", [WALKS[0], WALKS[5], PARTLY[0], PARTLY[5]], ids=str)
def test_every_player_has_obsidian(walk: Walk) -> None:
    game = halfway(walk, 90)
    parts = drawn(game)
    for player in table(game).players:
        area = parts[f"player-{player.seat}"]
        assert f"good-{player.seat}-obsidian" in named(area, "data-spot")
        assert str(player.goods[units.WILD]) in texts(area)


def test_no_player_has_obsidian_in_the_base_game() -> None:
    game = teo.new_game("city", players=2, seed=1)
    assert all("obsidian" not in part for part in drawn(game).values())


@pytest.mark.parametrize("walk", [WALKS[0], PARTLY[0]], ids=str)
def test_grids_bring_what_their_boards_bring(walk: Walk) -> None:
    game = halfway(walk, 90)
    city = table(game)
    boards = (2, 3, 4, 6) if walk is WALKS[0] else (2, 3, 4)
    room = (main_areas.WIDE - main_areas.LABEL) / 3 - 4
    for board in boards:
        printed = city.setting.actions[board].cells
        wanted: Counter[str] = Counter()
        for row in printed:
            for cell in row:
                for unit, _ in cell.parts:
                    wanted[symbols.UNIT_SYMBOLS[units.UNITS[unit]]] += 1
                for element in read(cells.cell(cell, room / 2, 15, room)).iter(f"{SVG}g"):
                    at = moved(element)
                    assert at is None or at[0] >= -1, cell
        grid = next(
            element
            for element in read(drawn(game)[slot_of(game, board)]).iter()
            if element.get("data-spot") == f"main-{printed_boards.BOARD_KEYS[board]}"
        )
        found = Counter(
            str(element.get("href")).removeprefix("#teo-") for element in grid.iter(f"{SVG}use")
        )
        for symbol, count in wanted.items():
            extra = 1 if symbol == "cocoa" else 0  # what the action costs
            assert found[symbol] == count + extra, (board, symbol)


# --- the Mansion ----------------------------------------------------------------------------------


def test_royal_tiles_show_their_temples_and_owners() -> None:
    owned = 0
    for game, _ in WALKS[0].moments():
        city = table(game)
        seats = owners_of(city).seats
        if len(city.royal) < 3 or sum(seat >= 0 for seat in seats) <= owned:
            continue
        owned = sum(seat >= 0 for seat in seats)
        for layout in LAYOUTS:
            board = drawn(game, layout)["slot-0"]
            for element in read(board).iter():
                name = str(element.get("data-spot"))
                if not name.startswith("royal-"):
                    continue
                space = places.ROYAL_SPACE + int(name[-1]) - 1
                temple = temple_of(space)
                hrefs = [str(one.get("href")) for one in element.iter(f"{SVG}use")]
                assert f"#teo-{symbols.TEMPLE_SYMBOLS[temple]}" in hrefs
                discs = [
                    one for one in element.iter() if one.get("data-piece") == f"claim-{name[-1]}"
                ]
                assert len(discs) == (seats[temple] >= 0)
                for disc in discs:
                    assert disc.get("class") == f"seat-{seats[temple]}"
    assert owned >= 2


def test_boards_in_the_place_of_others_have_names_of_their_own() -> None:
    game = halfway(WALKS[0], 90)
    for language, names in (("en", ("Mansion", "Conquest")), ("es", ("Mansión", "Conquista"))):
        parts = drawn(game, words=TITLE.words(language))
        for board, name in zip((places.PALACE, places.NOBLES), names, strict=True):
            assert name in texts(parts[slot_of(game, board)])
    plain = halfway(PARTLY[0], 90)
    parts = drawn(plain)
    assert "Palace" in texts(parts[slot_of(plain, places.PALACE)])
    assert "Nobles" in texts(parts[slot_of(plain, places.NOBLES)])


def test_a_major_tile_lies_beside_the_mansion() -> None:
    game = halfway(WALKS[0], 90)
    city = table(game)
    assert discovery.TILES[city.near[places.PALACE]].stack == discovery.MAJOR
    assert "tile major" in named(drawn(game)["slot-0"], "class")


# --- altars and Shamans ---------------------------------------------------------------------------


@pytest.mark.parametrize("walk", [WALKS[0], WALKS[4], WALKS[6], PARTLY[2]], ids=str)
def test_every_shaman_is_somewhere_once(walk: Walk) -> None:
    lying = 0
    for game, parts in looks(walk, 17):
        state = altars_of(table(game))
        pieces = Counter(piece for part in parts.values() for piece in PIECE.findall(part))
        assert max(pieces.values()) == 1
        for seat, half in enumerate(state.shamans):
            where = f"player-{seat}" if half == IN_HAND else altars.ALTAR_NAMES[half // 2]
            assert f"shaman-{seat}" in named(parts[where], "data-piece")
            down = f"seat-{seat} lying" in named(parts[where], "class")
            assert down == (half != IN_HAND and not state.stands(seat))
            lying += down
    assert lying


def test_altars_show_their_tiles_and_benefits() -> None:
    game = halfway(WALKS[0], 60)
    city = table(game)
    state = altars_of(city)
    parts = drawn(game)
    for altar, name in enumerate(altars.ALTAR_NAMES):
        about = Counter(named(parts[name], "data-about"))
        for kind in set(state.piles[altar]):
            assert about[f"tile:{kind}"] == state.piles[altar].count(kind)
        lying = [count for what, count in about.items() if what.startswith("tile:")]
        assert sum(lying) == len(state.piles[altar])
        for half in (2 * altar, 2 * altar + 1):
            assert about[f"half:{half_benefit(city, half)}"]
        assert {f"half-{2 * altar}", f"half-{2 * altar + 1}"} <= set(
            named(parts[name], "data-spot")
        )


def test_every_benefit_fits_into_its_half() -> None:
    for number, benefit in enumerate(altar_printed.BENEFITS):
        art = altars.brings(number)
        assert len(named(art, "href")) >= len(benefit.goods.parts) + bool(benefit.claims)
        for element in read(art).iter(f"{SVG}g"):
            at = moved(element)
            assert at is not None
            assert at[0] >= 0
            assert 74 < at[1] < altars.HALF[1] - 8


# --- the map of the empire ------------------------------------------------------------------------


@pytest.mark.parametrize("walk", [WALKS[0], WALKS[3], WALKS[5], PARTLY[3]], ids=str)
def test_every_warrior_and_building_is_on_the_map(walk: Walk) -> None:
    settled = 0
    for game, parts in looks(walk, 19):
        city = table(game)
        state = empire_of(city)
        pieces = named(parts["empire"], "data-piece")
        assert len(pieces) == len(set(pieces))
        for seat in range(len(city.players)):
            waiting = list(empire.pushed_out(city).values()).count(seat)
            standing = state.holder.count(seat) + state.farthest[seat] + waiting
            mine = [piece for piece in pieces if piece.startswith(f"warrior-{seat}-")]
            assert len(mine) == standing
            assert named(parts["empire"], "data-kin").count(f"warrior-{seat}") == standing
            if state.farthest[seat] > 1:
                assert str(state.farthest[seat]) in texts(parts["empire"])
            assert str(state.supply[seat]) in texts(parts[f"player-{seat}"])
        built = {
            f"settled-{region}"
            for region in range(empire_printed.FARTHEST)
            if state.is_settled(region)
        }
        assert built == {piece for piece in pieces if piece.startswith("settled-")}
        settled = max(settled, len(built))
    assert settled


def test_a_region_tells_its_points_and_what_it_brings() -> None:
    for region in range(1, empire_printed.FARTHEST):
        benefit = benefit_of(region)
        _, _, w, h = empire.box_of(region)
        art = empire.brings(region, w, h)
        assert str(benefit.gain.points) in texts(art)
        signs = shown(art)
        for unit, _ in benefit.gain.parts:
            assert signs[symbols.UNIT_SYMBOLS[units.UNITS[unit]]] == 1
        assert signs["discovery"] == bool(benefit.discovery)
        assert signs["worker"] == bool(benefit.worker)
        for element in read(art).iter(f"{SVG}g"):  # inside its region
            at = moved(element)
            assert at is None or at[0] >= 0, region


def test_a_pushed_warrior_waits_where_it_was() -> None:
    for game, _ in WALKS[0].moments():
        if game.asked == "march":
            part = drawn(game)["empire"]
            assert named(part, "class").count("pushed") == 1
            return
    raise AssertionError("nobody was pushed")


# --- workers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("walk", [WALKS[0], WALKS[6]], ids=str)
def test_every_worker_stands_somewhere_once(walk: Walk) -> None:
    for game, parts in looks(walk, 23):
        found = Counter(piece for part in parts.values() for piece in PIECE.findall(part))
        for player in table(game).players:
            for worker in range(WORKER_COUNT):
                assert found[f"die-{player.seat}-{worker}"] == 1, (game.asked, player.place)


# --- what is reconstructed ------------------------------------------------------------------------


def doubtful(game: teo.Game) -> set[str]:
    """The parts that carry a mark of doubt with a sentence."""
    marked: set[str] = set()
    for name, part in drawn(game).items():
        for element in read(part).iter():
            if element.get("class") == "doubt":
                said = element.find(f"{SVG}title")
                assert said is not None
                assert said.text
                marked.add(name)
    return marked


def test_reconstructed_values_are_marked() -> None:
    game = halfway(WALKS[0], 90)
    boards = {slot_of(game, board) for board in (1, 2, 3, 4, 6)}
    assert doubtful(game) == boards | set(altars.ALTAR_NAMES)
    plain = halfway(PARTLY[0], 90)
    assert doubtful(plain) == {slot_of(plain, board) for board in (2, 3, 4)}
    assert doubtful(teo.new_game("city", players=2, seed=1)) == set()


def test_verified_values_are_not_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The data say what is reconstructed, not the picture."""
    game = halfway(WALKS[0], 90)
    of_period = {values for values in doubt.DOUBTS.reconstructed if values[0].startswith("period/")}
    assert set(doubt.DOUBTS.sentences) == of_period  # all of it has a sentence
    monkeypatch.setitem(vars(doubt.DOUBTS), "reconstructed", frozenset({CONQUEST_PRINTED}))
    assert doubtful(game) == {slot_of(game, places.NOBLES)}


# --- points ---------------------------------------------------------------------------------------


def test_the_empire_has_a_bar_of_its_own_where_it_scored() -> None:
    words = TITLE.words("en")
    row = [0] * len(TITLE.sources)
    row[TITLE.sources.index("temples")] = 5
    assert "score-empire" not in TITLE.artist().scores([row], ["Ana"], words)
    row[TITLE.sources.index("warriors")] = 3
    assert "score-empire" in TITLE.artist().scores([row], ["Ana"], words)


def test_starting_tiles_and_bot_tiles_show_the_boards_that_lie_there() -> None:
    symbols = symbols_in(table(teo.new_game("city", players=4, seed=2, modules=["all"])))
    assert (symbols[places.PALACE], symbols[places.NOBLES]) == ("mansion", "warrior")
    for index, tile in enumerate(starting.TILES):
        face = shown(tiles.starting(index, symbols))
        for board in tile.boards:
            assert face[symbols[board]]
    area = shown(drawn(halfway(WALKS[5], 20))["player-1"])  # a bot's
    assert area["shaman"] > 0
    assert area["warrior"] > 0
