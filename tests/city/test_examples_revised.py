"""Worked examples and plain numbers of the revised rulebook, each named after its place."""

import pytest

import teotihuacan as teo
from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards import geometry
from teotihuacan.city.rules.boards import pyramid_tiles as the_pyramid_tiles
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.city.rules.printed import royal as the_royal
from teotihuacan.city.rules.state import City
from tests.city import base_tiles
from tests.city.scene import SITE_CODES, TURNED_WORDS, Scene, houses, scene

BLACK, RED, YELLOW, BLUE = 0, 1, 2, 3


# --- layouts that the first edition's examples share


def stone_quarry(edition: str, black: str) -> Scene:
    """Red and Yellow stand at the Stone Quarry, Blue is locked there, Black arrives."""
    s = scene(4, edition=edition)
    s.seat(RED, workers="Q1 P1 P1").seat(YELLOW, workers="Q2 P1 P1")
    s.seat(BLUE, workers="Q3* P1 P1").seat(BLACK, cocoa=5, workers=black)
    return s.near(Q="")


def temple_band(edition: str) -> Scene:
    """Blue is locked on the Stone Quarry's temple band, beside a tile that costs 1 cocoa."""
    s = scene(4, edition=edition)
    s.seat(BLUE, workers="Q3* P1 P1").near(Q="avenue_step")
    s.seat(RED, cocoa=3, temples=(0, 0, 3), workers="P2 F1 F1").turn(RED)
    return s


def forest(edition: str) -> Scene:
    s = scene(4, edition=edition).near(F="")
    return s.seat(BLUE, cocoa=1, workers="F5 A2 P1").turn(BLUE)


def alchemy(edition: str) -> Scene:
    s = scene(4, edition=edition).technologies(1, 3, 5, 9, 15, 17)
    return s.seat(BLUE, gold=2, workers="Q4 P1 P1").turn(BLUE)


def nobles(edition: str) -> Scene:
    """The space of 5 points in the centre row is covered: the leftmost free one shows a 4."""
    s = scene(4, edition=edition)
    s.city.nobles, s.city.buildings = houses(0, 1, 0), 1
    return s.seat(RED, wood=3, cocoa=1, avenue=1, workers="N2 C1 P1").turn(RED)


def decorations(edition: str) -> Scene:
    """On the top side space 1 is covered; what lies on level two would match both icons."""
    s = scene(4, edition=edition).bare_pyramid()
    s.lay("nbrg", "1b1", "1b2").lay("nnrn", "1c1", "1c2").lay("brgn", "2b1")
    s.decoration_offer("GG", "BR", "RB", "nG")
    s.city.decorations = (11, *s.city.decorations[1:])
    return s.seat(BLACK, gold=3, workers="C2 P1 P1").near(D="")


def construction(edition: str) -> Scene:
    """Under site 2a1 lie, clockwise from the top left, the icons g, b, r and g."""
    s = scene(4, edition=edition).bare_pyramid()
    s.lay("bngr", "1a1").lay("gnnb", "1b1").lay("rgnb", "1b2").lay("ngrn", "1a2")
    s.pyramid_offer("gBrn", "nnnn", "bnnn")
    return s.seat(BLUE, stone=3, wood=3, workers="F1 P1 P1").near(F="").turn(BLUE)


def second_players_ascension(edition: str) -> Scene:
    s = scene(4, edition=edition)
    s.city.light, s.city.dark = 11, 12
    s.seat(1, workers="P5 F1 F1").near(Q="")
    return s.turn(1)


def quiet_turn(s: Scene) -> int:
    """Move a worker of the current player one board, collect cocoa, and return the seat."""
    worker = s.codes[0]
    seat = s.game.actor
    assert seat is not None
    if s.game.asked == "turn":
        s.play(worker)
    s.play(">1")
    if s.game.asked == "action":
        s.play("cocoa")
    s.play("end")
    return seat


# --- examples


def test_collect_cocoa_example_stone_quarry() -> None:
    """Two colours unlocked: 3 cocoa; neither the locked nor the arriving worker counts."""
    s = stone_quarry("revised", "P2 F1 F1").play("P2 >1 cocoa")
    assert s.goods(BLACK) == (5 + 3, 0, 0, 0, 0)
    assert s.workers(BLACK) == "F1 F1 Q2"


def test_worship_example_red_pays_bump_both_and_tile_then_advances() -> None:
    """One cocoa each for Blue's worker, for both options and for the tile; then green gives 2."""
    s = temple_band("revised").play("P2 >1 worship")
    assert s.codes == ["ability", "tile", "both"]
    s.play("both")
    assert s.goods(RED)[0] == 1
    assert s.workers(BLUE) == "P1 P1 Q3"
    assert s.workers(RED) == "F1 F1 Q2*"
    s.play("tile-first")  # 1 cocoa for the tile, and then 2 of the green step
    assert s.goods(RED) == (2, 0, 0, 0, 0)
    assert s.player(RED).temple == [0, 0, 4]
    assert s.player(RED).tiles[discovery.AVENUE_STEP] == 1


def test_perform_main_action_example_three_colours_cost_three() -> None:
    """Red, Yellow and Black's other worker: 3 cocoa. The locked Blue worker does not count."""
    s = stone_quarry("revised", "P2 Q2 F1").play("P2 >1")
    assert s.codes == ["cocoa", "main", "worship"]
    s.play("main")
    assert s.goods(BLACK) == (5 - 3, 0, 2, 0, 0)


def test_perform_main_action_cannot_be_taken_without_its_cocoa() -> None:
    s = stone_quarry("revised", "P2 Q2 F1")
    s.player(BLACK).goods[units.COCOA] = 2
    assert s.play("P2 >1").codes == ["cocoa", "worship"]


def test_forest_example_with_powers_two_and_five() -> None:
    """Lowest power 2 of two workers: 2 wood, and one power-up there."""
    s = forest("revised").play("A2 >1 main")
    assert s.goods(BLUE) == (0, 2, 0, 0, 0)
    assert s.codes == ["+F5", "+F2"]
    s.play("+F2")
    assert s.workers(BLUE) == "F3 F5 P1"
    assert s.codes == ["end"]


def test_alchemy_example_single_power_4_worker_first_row() -> None:
    s = alchemy("revised").play("Q4 >1 main")
    assert s.codes == ["learn1", "learn3", "learn5", "learn9", "learn15", "learn17"]
    s.play("learn5")
    assert s.goods(BLUE) == (1, 0, 0, 1, 0)
    assert s.workers(BLUE) == "A5 P1 P1"


@pytest.mark.parametrize(("number", "temple"), [(9, "blue"), (15, "red"), (17, "green")])
def test_alchemy_example_single_power_4_worker_second_row(number: int, temple: str) -> None:
    """The exception: a second-row technology, without the power-up."""
    s = alchemy("revised").play(f"Q4 >1 main learn{number}")
    reward = {"blue": (0, 1, 0, 0, 0), "red": (0, 0, 0, 0, 1), "green": (1, 0, 0, 0, 0)}
    s.play("wood" if temple == "blue" else "")
    assert s.goods(BLUE) == reward[temple]
    assert s.workers(BLUE) == "A4 P1 P1"
    assert s.codes == ["end"]


def test_nobles_example_with_two_workers() -> None:
    """2 wood, a building in the centre row for 4 points, a step on the Avenue."""
    s = nobles("revised").play("C1 >2 main")
    assert s.goods(RED) == (0, 1, 0, 0, 4)
    assert s.player(RED).avenue == 2
    assert s.city.nobles == houses(0, 2, 0)
    assert s.codes == ["+N2", "+N1"]


def test_decorations_example_on_level_two() -> None:
    """One icon matches: 1 + 3 points and a blue step; level three has to wait for level two."""
    s = decorations("revised").play("C2 >1 main deco2 side-top")
    assert s.city.decorations[:4] == (11, 0, -1, -1)
    s.play("gold")
    assert s.goods(BLACK) == (0, 0, 0, 1, 4)
    assert s.player(BLACK).temple == [1, 0, 0]
    assert s.player(BLACK).track == 1
    assert s.workers(BLACK) == "D3 P1 P1"


def test_construction_example_on_level_two() -> None:
    """2 stone and 1 wood; 3 points for the level, 3 for icons, a blue step for the blue one."""
    s = construction("revised").play("F1 >1 main tile1")
    empty = ["1c1", "1d1", "1c2", "1d2", *(f"1{column}{row}" for row in "34" for column in "abcd")]
    assert s.codes == [*empty, "2a1"]  # level two needs four tiles beneath
    s.play("2a1 r0")
    assert s.city.pyramid[SITE_CODES.index("2a1")] == 8 * 4
    s.play("wood")
    assert s.goods(BLUE) == (0, 3 - 1 + 1, 1, 0, 3 + 3)
    assert s.player(BLUE).temple == [1, 0, 0]
    assert s.player(BLUE).track == 1


def test_construction_example_turned_otherwise_it_would_bring_less() -> None:
    s = construction("revised").play("F1 >1 main tile1 2a1 r1")
    assert TURNED_WORDS[8 * 4 + 1] == "ngBr"  # over g, b, r, g: nothing matches
    assert s.goods(BLUE) == (0, 2, 1, 0, 3)
    assert s.player(BLUE).temple == [0, 0, 0]


def test_eclipse_example_second_of_four_players_ascends() -> None:
    """The third and fourth finish the round, then everybody has one more turn."""
    s = second_players_ascension("revised").play("P5 >1 main wheel-points end")
    assert (s.city.light, s.city.dark, s.city.era) == (12, 12, 0)
    assert [quiet_turn(s) for _ in range(6)] == [2, 3, 0, 1, 2, 3]
    assert s.told("eclipse") == [(-1, (1, 0, 0))]
    assert s.game.asked == "salary"


def test_eclipse_example_no_earlier() -> None:
    s = second_players_ascension("revised").play("P5 >1 main wheel-points end")
    for _ in range(5):
        quiet_turn(s)
        assert s.told("eclipse") == []


# --- components and setup


def test_components() -> None:
    assert len(the_pyramid_tiles.DECORATION_ICONS) == 15
    assert sum(kind.copies for kind in base_tiles.DISCOVERY) == 54
    assert len(base_tiles.DISCOVERY) == 21
    assert len(base_tiles.TECHNOLOGIES) == 9
    assert len(base_tiles.STARTING) == 18
    assert [tile.category for tile in base_tiles.ROYAL_TILES].count(0) == 3
    assert [tile.category for tile in base_tiles.ROYAL_TILES].count(1) == 3
    assert [tile.category for tile in base_tiles.ROYAL_TILES].count(2) == 3
    assert len(the_royal.BONUS_TILES) == 7
    assert boards.BUILDINGS == 11
    assert len(the_pyramid_tiles.TILE_ICONS) == 32


def dealt(players: int, **options: object) -> City:
    """A table after its board setup."""
    table = teo.new_game("city", players=players, seed=3, **options).state
    assert isinstance(table, City)
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_board_setup(players: int, edition: str) -> None:
    """Steps 2 to 14: what lies where, by the number of players."""
    t = dealt(players, edition=edition)
    assert (t.ring[0], t.ring[4]) == (1, 8)
    assert sorted(t.ring) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert sorted(the_royal.ROYAL_TILES[tile].category for tile in t.royal) == [0, 1, 2]
    assert len(t.technologies) == 6
    assert list(t.technologies) == sorted(set(t.technologies))
    assert len(set(t.bonus)) == 3
    assert (t.light, t.dark) == (0, {2: 10, 3: 11, 4: 12}[players])
    assert (t.buildings, t.nobles) == (0, (0, 0, 0))
    assert len(set(t.decoration_offer) - {-1}) == 4
    assert t.decoration_pile.bit_count() == 15 - 4
    assert len(set(t.pyramid_offer) - {-1}) == 3
    laid = {2: 14, 3: 10, 4: 8}[players]
    assert t.filled.bit_count() == laid
    assert t.pyramid_pile.bit_count() == 32 - 3 - laid
    assert [board for board in range(9) if t.near[board] >= 0] == [1, 2, 3, 4, 7]
    assert [len(pile) for pile in t.piles[:3]] == [3, 2, 1]
    on_temples = {2: [2, 3, 1, 2], 3: [3, 4, 2, 3], 4: [4, 5, 3, 4]}[players]
    assert [len(pile) for pile in t.piles[3:]] == on_temples
    linked = len([kind for kind in t._linked if kind >= 0])
    assert sum(t._discovery_pile) == 54 - 5 - 6 - sum(on_temples) - linked


PATTERNS = {
    2: (["XX..", "XXXX", "XXXX", "..XX"], ["X..", "...", "..X"]),
    3: (["....", "XXXX", "XXXX", "...."], ["...", "X.X", "..."]),
    4: ([".XX.", "X..X", "X..X", ".XX."], ["...", "...", "..."]),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_board_setup_10_patterns(players: int) -> None:
    filled = dealt(players).filled
    for level, rows in enumerate(PATTERNS[players]):
        first = geometry.FIRST_SITE_OF_LEVEL[level]
        for i, mark in enumerate("".join(rows)):
            assert (filled >> (first + i)) & 1 == (mark == "X")
    assert filled >> geometry.FIRST_SITE_OF_LEVEL[2] == 0


@pytest.mark.parametrize(("players", "cocoa"), [(2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])])
def test_player_setup_2_to_4_cocoa_by_seat(players: int, cocoa: list[int]) -> None:
    assert [player.goods[units.COCOA] for player in dealt(players).players] == cocoa


def test_player_setup_5_all_markers_begin_at_the_bottom() -> None:
    for player in dealt(4).players:
        assert (player.track, player.avenue, player.temple, player.points) == (0, 0, [0, 0, 0], 0)


def test_player_setup_7_four_tiles_dealt_two_kept_three_dice_and_one_on_the_wheel() -> None:
    game = teo.new_game("city", players=2, seed=5)
    assert len(game.choices) == 4
    game.play(game.choices[0])
    assert len(game.choices) == 3
    game.play(game.choices[0])
    assert game.actor == 1
    assert len(game.choices) == 4
    table = game.state
    assert isinstance(table, City)
    assert table.players[0].power == [1, 1, 1, 3]
    assert table.players[0].place[3] == 0


@pytest.mark.parametrize(("players", "laid_out"), [(2, 6), (3, 8), (4, 10)])
def test_starting_tile_draft_variant(players: int, laid_out: int) -> None:
    """Tiles laid out by the number of players; there and back, so the last one drafts twice."""
    game = teo.new_game("city", players=players, seed=5, draft=True)
    order: list[int | None] = []
    left = laid_out
    while game.asked == "keep":
        assert len(game.choices) == left
        order.append(game.actor)
        game.play(game.choices[0])
        left -= 1
    assert order == [*range(players), *reversed(range(players))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_player_setup_8_neutral_workers(players: int) -> None:
    t = dealt(players, first_game=True)
    assert [len(set(boards)) for boards in t.neutral] == [3] * (4 - players)


# Goods are cocoa, wood, stone, gold and points; the cocoa of the seat is included.
FIRST_GAME = {
    1: ((1 + 5 + 1, 1, 2, 4, 0), [0, 0, 1], 0, "C1 F1 N2"),
    2: ((2 + 5, 4, 1 + 1, 0, 1), [1, 1, 0], 0, "D2 F1 Q1"),
    3: ((2 + 4, 3, 4, 1, 0), [1, 0, 0], 1, "D1 F1 P1"),
    4: ((3 + 1 + 1, 2, 0, 5, 0), [0, 0, 2], 0, "A1 G1 Q1"),
}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_player_setup_6_first_game(number: int, edition: str) -> None:
    s = Scene(teo.new_game("city", players=4, seed=1, first_game=True, edition=edition))
    goods, temples, avenue, workers = FIRST_GAME[number]
    player = s.player(number - 1)
    assert s.goods(number - 1) == goods
    assert player.temple == temples
    assert player.avenue == avenue
    assert s.workers(number - 1) == workers
    assert player.place.count(0) == 1  # the fourth worker waits on the wheel
    # The third lowest technology goes to the fourth player only.
    assert player.technologies == (1 << s.city.technologies[2] if number == 4 else 0)


def test_player_setup_6_first_game_last_of_two_or_three_players_has_their_cocoa() -> None:
    two = Scene(teo.new_game("city", players=2, seed=1, first_game=True))
    assert two.goods(1) == (3 + 5, 4, 2, 0, 1)
    three = Scene(teo.new_game("city", players=3, seed=1, first_game=True))
    assert three.goods(2) == (3 + 4, 3, 4, 1, 0)


# --- turns


def test_player_turns_go_clockwise_and_the_last_player_moves_the_calendar() -> None:
    s = scene(4)
    assert [quiet_turn(s) for _ in range(5)] == [0, 1, 2, 3, 0]
    assert s.city.light == 1


def test_taking_a_normal_turn_one_to_three_boards_clockwise() -> None:
    s = scene(2).ring("PQAFCDNG").seat(0, workers="C1 P1 P1").play("C1")
    assert s.codes == [">1", ">2", ">3"]
    s.play(">3 cocoa")
    assert s.workers(0) == "G1 P1 P1"


def test_taking_a_normal_turn_needs_an_unlocked_worker() -> None:
    """With all locked and no 3 cocoa only the free unlock is left, so it is not even asked."""
    s = scene(2).seat(0, cocoa=2, workers="F1* Q1* D1*")
    assert s.codes == ["end"]
    assert s.workers(0) == "D1 F1 Q1"


def test_workers_locked_and_unlocked_three_cocoa_unlock_all() -> None:
    s = scene(2).seat(0, cocoa=3, workers="F1* Q1* D2")
    assert s.codes == ["D2", "unlock", "pay-unlock"]
    s.play("pay-unlock")
    assert s.goods(0)[0] == 0
    assert s.workers(0) == "D2 F1 Q1"
    assert s.codes == ["F1", "Q1", "D2"]
