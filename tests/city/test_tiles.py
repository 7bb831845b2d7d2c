"""The boards and tiles of City of Gods: right in number, in shape and in the values of the text."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from teotihuacan.city.rules import units
from teotihuacan.city.rules.boards import pyramid_tiles as laid
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.goods import reading
from teotihuacan.city.rules.goods.bundle import EMPTY_BUNDLE, parse_bundle, together
from teotihuacan.city.rules.printed import (
    boards,
    calendar,
    discovery,
    starting,
    technologies,
    temples,
)
from teotihuacan.city.rules.printed import royal as the_royal
from teotihuacan.engine.facts import DataError, DataFile, Fact
from tests.city import base_tiles

OUR_FOLDER = Path(reading.__file__).parents[2] / "data"


# --- the effect language


def test_a_bundle_reads_like_the_game() -> None:
    bundle = parse_bundle("3 resource, 1 avenue")
    assert bundle.parts == ((units.RESOURCE, 3), (units.AVENUE, 1))
    assert bundle.text == "3 resource, 1 avenue"
    assert sum(bundle.amounts) == 4
    assert not bundle.is_empty()
    assert parse_bundle("").is_empty()
    assert EMPTY_BUNDLE.is_empty()


@pytest.mark.parametrize("unit", units.UNITS)
def test_every_unit_lands_in_its_own_place(unit: str) -> None:
    place = units.UNITS.index(unit)
    count = min(2, units.MOST[place])
    bundle = parse_bundle(f"{count} {unit}")
    assert bundle.of(place) == count
    assert sum(bundle.amounts) == count


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("1 woods", "unknown unit 'woods'"),
        ("wood", "cannot read 'wood'"),
        ("-1 wood", "cannot read '-1 wood'"),
        ("1 wood, 2 wood", "named twice"),
        ("0 wood", "zero"),
        ("1 wood,", "cannot read ''"),
    ],
)
def test_a_bundle_that_cannot_be_read_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_bundle(text)


def test_bundles_add_up() -> None:
    both = together(parse_bundle("1 cocoa, 2 wood"), parse_bundle("3 cocoa"))
    assert (both.cocoa, both.of(units.WOOD), both.text) == (4, 2, "1 cocoa, 2 wood, 3 cocoa")


# --- counts of the component list


def test_there_are_as_many_tiles_as_the_box_holds() -> None:
    assert len(base_tiles.TECHNOLOGIES) == len(base_tiles.ROYAL_TILES) == 9
    assert len(base_tiles.STARTING) == 18
    assert len(the_royal.BONUS_TILES) == 7
    assert len(laid.TILE_ICONS) == laid.PYRAMID_TILES == 32
    assert len(laid.DECORATION_ICONS) == laid.DECORATION_TILES == 15
    assert sum(tile.copies for tile in base_tiles.DISCOVERY) == 54
    assert sum(kind.copies for kind in base_tiles.DISCOVERY if kind.mask) == 17
    assert len(boards.BUILDINGS_ROW) == boards.BUILDINGS + 1 == 12
    assert sum(len(row) for row in boards.NOBLE_ROWS) == 12


def test_the_tiles_of_further_boxes_follow_those_of_the_game() -> None:
    """The number of a tile means the same with any set of boxes."""
    for printed, base in (
        (technologies.TILES, base_tiles.TECHNOLOGIES),
        (the_royal.ROYAL_TILES, base_tiles.ROYAL_TILES),
        (starting.TILES, base_tiles.STARTING),
        (discovery.TILES, base_tiles.DISCOVERY),
    ):
        assert len(printed) > len(base)
        assert printed[: len(base)] == base


def test_tiles_stand_at_the_index_of_their_number() -> None:
    assert [tech.number for tech in base_tiles.TECHNOLOGIES] == list(range(1, 18, 2))
    assert [tile.number for tile in base_tiles.ROYAL_TILES] == list(range(1, 10))
    assert [tile.number for tile in base_tiles.STARTING] == list(range(1, 19))
    assert [tile.number for tile in the_royal.BONUS_TILES] == list(range(1, 8))


def test_index_names_point_at_their_tiles() -> None:
    for index, kind in enumerate(base_tiles.DISCOVERY):
        if kind.mask:
            assert kind.key == f"mask_{kind.mask}"
            assert kind.mask == index + 1
        else:
            assert getattr(discovery, kind.key.upper()) == index
    assert len(base_tiles.DISCOVERY) == discovery.KINDS == 21
    assert [kind.mask for kind in base_tiles.DISCOVERY[: discovery.MASKS]] == [
        1,
        2,
        3,
        4,
        5,
        6,
        7,
    ]


# --- values of the rulebook


def test_the_text_example_of_the_forest() -> None:
    """Two workers, the weaker of power 2: 2 wood."""
    assert boards.GRID[0][1][boards.COLUMN_OF_POWER[2]].text == "2 wood"
    assert boards.COLUMN_OF_POWER == (0, 0, 1, 1, 2, 2, 0)


def test_boards_and_sidebars() -> None:
    assert boards.PRINTED_RING == starting.FIRST_RING == (1, 3, 5, 2, 8, 7, 6, 4)
    assert boards.SHUFFLED_SLOTS == (1, 2, 3, 5, 6, 7)
    assert boards.WORSHIP_BOARDS == (1, 2, 3, 4, 7)
    assert boards.SIDEBAR_TEMPLE == (-1, -1, 1, 2, 0, -1, -1, 3, -1)
    assert [boards.BOARD_LETTERS[n] == boards.BOARD_KEYS[n][:1].upper() for n in range(9)] == [
        True
    ] * 9
    assert boards.POWER_UPS[0] == boards.POWER_UPS[1] == (0, 0, 0)
    assert boards.POWER_UPS[5] == boards.POWER_UPS[7] == (1, 1, 1)
    for board in (2, 3, 4, 6, 8):
        assert boards.POWER_UPS[board] == (1, 1, 2)


def test_a_grid_never_gives_less_to_more_or_stronger_workers() -> None:
    for grid, good in zip(boards.GRID, (units.WOOD, units.STONE, units.GOLD)):
        amounts = [[cell.of(good) for cell in row] for row in grid]
        assert amounts == [[0, 1, 2], [1, 2, 3], [2, 3, 4]]
        assert grid[0][0].text in ("1 cocoa", "1 points")


def test_temples() -> None:
    assert boards.TEMPLE_KEYS == ("blue", "red", "green")
    assert [len(steps) for steps in temples.TEMPLE_REWARD] == [12, 12, 12]
    assert [steps[1].text for steps in temples.TEMPLE_REWARD] == [
        "1 resource",
        "1 points",
        "1 cocoa",
    ]
    assert [steps[temples.TOP_STEP].of(units.POINTS) for steps in temples.TEMPLE_REWARD] == [
        6,
        7,
        5,
    ]
    for steps in temples.TEMPLE_REWARD:
        empty = [step for step, reward in enumerate(steps) if reward.is_empty()]
        assert empty == [0, temples.BONUS_STEP]
    majors = {
        (temple, step): pile
        for temple, row in enumerate(temples.MAJOR_PILE)
        for step, pile in enumerate(row)
        if pile >= 0
    }
    assert majors == {(0, 4): 0, (1, 5): 1, (2, 3): 2, (2, 6): 3}
    assert [sum(pile[players] for pile in temples.MAJOR_TILES) for players in (2, 3, 4)] == [
        8,
        12,
        16,
    ]


def test_avenue_and_calendar() -> None:
    assert temples.AVENUE_PILE == (-1, -1, -1, 0, -1, -1, 1, -1, 2, -1)
    assert temples.AVENUE_TILES == (3, 2, 1)
    assert temples.AVENUE_LAST == 9
    assert calendar.DARK_DISC[2:] == ((10, 9, 8), (11, 10, 9), (12, 11, 10))
    assert [n * (n + 1) // 2 for n in range(12)] == calendar.MASK_SET_POINTS
    assert calendar.TRACK_POINTS == (4, 3, 2)
    assert (calendar.LEADER_POINTS, calendar.TRACK_LAST) == (4, 10)
    assert (
        calendar.SALARY,
        calendar.SALARY_EXTRA,
        calendar.SALARY_HIGH_POWER,
        calendar.UNPAID_LOSS,
    ) == (1, 1, 4, 3)
    assert (calendar.ASCENSION_POINTS, calendar.ASCENSION_PAY) == (5, 3)
    assert (calendar.FOURTH_WORKER_POWER, calendar.FOURTH_WORKER_COCOA) == (3, 2)


def test_technologies() -> None:
    assert [tech.price.of(units.GOLD) for tech in base_tiles.TECHNOLOGIES] == [
        1,
        1,
        1,
        1,
        2,
        2,
        2,
        2,
        2,
    ]
    tech = {tech.number: tech for tech in base_tiles.TECHNOLOGIES}
    assert (tech[1].when, tech[1].boards) == ("pass", (1,))
    assert tech[3].boards == (5, 6)
    assert tech[3].gain.of(units.POINTS) == 3
    assert tech[5].boards == tech[7].boards
    assert tech[7].gain.text == "1 cocoa, 1 points"
    assert tech[13].boards == (2, 3, 4, 5, 6, 7, 8)
    assert tech[13].cost.cocoa == 1
    assert tech[17].gain.of(units.TEMPLE) == 1
    assert tech[17].key == "tech17"
    assert len(starting.FIRST_TECHNOLOGIES) == technologies.SHOWN_ROWS * technologies.SHOWN_COLUMNS
    assert (technologies.SECOND_ROW_POWER, technologies.REWARD_TO_OWNERS) == (4, 3)


def test_royal_tiles() -> None:
    by_category = [[r.number for r in base_tiles.ROYAL_TILES if r.category == c] for c in range(3)]
    assert by_category == [[4, 5, 9], [2, 6, 7], [1, 3, 8]]
    assert [r.plus for r in base_tiles.ROYAL_TILES] == [1, 0, 0, 0, 0, 0, 0, -1, 1]
    assert [r.number for r in base_tiles.ROYAL_TILES if r.once] == [7]
    for royal in base_tiles.ROYAL_TILES:
        assert (royal.effect == "points") == (royal.points > 0) == (royal.of != "")
        assert royal.pay.is_empty() == (royal.effect in ("points", "gain"))
        assert royal.gain.is_empty() == (royal.effect == "points")


def test_discovery_tiles() -> None:
    assert base_tiles.DISCOVERY[0].cost.text == "2 cocoa, 1 gold"
    assert base_tiles.DISCOVERY[discovery.FOUR_COCOA].cost.of(units.GOLD) == 1
    assert base_tiles.DISCOVERY[discovery.FOUR_COCOA].gain.cocoa == 4
    assert base_tiles.DISCOVERY[discovery.TWO_POWER_UPS].gain.of(units.POWER) == 2
    assert [kind.copies for kind in base_tiles.DISCOVERY[:7]] == [1, 2, 2, 3, 3, 3, 3]
    for kind in base_tiles.DISCOVERY:
        ways = (kind.mask > 0) + (not kind.gain.is_empty()) + (kind.special != "")
        assert ways == 1, kind.key


def test_starting_tiles_name_every_board() -> None:
    pairs = [tile.boards for tile in base_tiles.STARTING]
    assert len({frozenset(pair) for pair in pairs}) == 18
    assert {board for pair in pairs for board in pair} == set(range(1, 9))
    assert base_tiles.STARTING[1].boards == (4, 3)
    assert [tile.number for tile in base_tiles.STARTING if tile.gain.of(units.TECHNOLOGY)] == [5, 7]
    assert [tile.number for tile in base_tiles.STARTING if tile.gain.of(units.DISCOVERY)] == [
        14,
        16,
    ]
    assert [tile.number for tile in base_tiles.STARTING if tile.gain.of(units.POWER)] == [6, 10, 11]
    assert base_tiles.STARTING[8].gain.text == "1 blue, 1 red, 1 green"


def test_bonus_tiles() -> None:
    effects = [(tile.effect, tile.points, tile.points_high) for tile in the_royal.BONUS_TILES]
    assert effects == [
        ("masks", 0, 0),
        ("technologies", 5, 0),
        ("flat", 15, 0),
        ("avenue", 3, 0),
        ("bonus_tiles", 9, 0),
        ("discovery", 2, 0),
        ("workers", 4, 9),
    ]


def test_setup_by_number_of_players() -> None:
    assert starting.SEAT_COCOA[2:] == ((1, 3), (1, 2, 3), (1, 2, 2, 3))
    assert starting.DRAFT_TILES == (0, 0, 6, 8, 10)
    assert starting.NEUTRAL_COLOURS == (0, 0, 2, 1, 0)
    assert (starting.DEALT, starting.KEPT) == (4, 2)


# --- first game


def test_first_game_tiles() -> None:
    assert [base_tiles.ROYAL_TILES[index].number for index in starting.FIRST_ROYAL] == [1, 6, 4]
    numbers = [base_tiles.TECHNOLOGIES[index].number for index in starting.FIRST_TECHNOLOGIES]
    assert numbers == sorted(numbers) == [1, 3, 5, 9, 15, 17]
    assert [the_royal.BONUS_TILES[index].number for index in starting.FIRST_BONUS] == [3, 4, 7]


def test_first_game_seats() -> None:
    goods = [(*seat.gain.amounts[:4], seat.gain.of(units.POINTS)) for seat in starting.FIRST_SEATS]
    assert goods == [(6, 1, 2, 4, 0), (5, 4, 2, 0, 1), (4, 3, 4, 1, 0), (2, 2, 0, 5, 0)]
    assert [seat.temples for seat in starting.FIRST_SEATS] == [
        (0, 0, 1),
        (1, 1, 0),
        (1, 0, 0),
        (0, 0, 2),
    ]
    assert [seat.avenue for seat in starting.FIRST_SEATS] == [0, 0, 1, 0]
    assert starting.FIRST_SEATS[1].workers == ((7, 2), (2, 1), (3, 1))


def test_first_game_temple_steps_give_what_the_temples_say() -> None:
    """The steps are worth as much as the printed rewards: blue 1 resource, red 1 point, ..."""
    for seat in starting.FIRST_SEATS:
        for temple in range(3):
            for step in range(1, seat.temples[temple] + 1):
                reward = temples.TEMPLE_REWARD[temple][step]
                assert sum(reward.amounts) == 1
    assert starting.FIRST_SEATS[3].gain.cocoa == 2


def test_the_fourth_seat_has_the_third_technology_which_stands_in_the_green_column() -> None:
    seat = starting.FIRST_SEATS[3]
    assert [s.technology for s in starting.FIRST_SEATS[:3]] == [-1, -1, -1]
    assert seat.technology == starting.FIRST_TECHNOLOGIES[2]
    assert starting.FIRST_TECHNOLOGIES.index(seat.technology) % technologies.SHOWN_COLUMNS == 2


# --- sources


def test_every_file_says_where_its_values_come_from() -> None:
    files = {fact.file for fact in DATA.facts()}
    assert files == {str(path.relative_to(OUR_FOLDER)) for path in OUR_FOLDER.rglob("*.toml")}
    assert all(fact.sources for fact in DATA.facts())
    # What is reconstructed belongs to the further boxes.
    assert not any(fact.reconstructed for fact in DATA.facts() if "/" not in fact.file)


def test_weak_facts_are_listed() -> None:
    weak = {(fact.file, fact.group) for fact in [fact for fact in DATA.facts() if fact.is_weak()]}
    assert ("boards.toml", "buildings_row") in weak  # sources disagree
    assert ("temples.toml", "blue") in weak  # one source, no text
    assert ("setup.toml", "first_game_tiles") in weak
    assert ("starting.toml", "tiles") not in weak
    assert ("temples.toml", "blue: step 1") not in weak
    assert ("boards.toml", "ring") not in weak


@pytest.mark.parametrize(
    ("sources", "reconstructed", "note", "weak"),
    [
        (("revised edition text",), False, "", False),
        (("printed game",), False, "", False),
        (("photo",), False, "", True),
        (("photo", "inferred"), False, "", True),
        (("photo", "redrawn board"), False, "", False),
        ((), False, "", True),
        (("revised edition text",), True, "", True),
        (("revised edition text",), False, "another source differs", True),
    ],
)
def test_fact_is_weak_by_its_sources_and_notes(
    sources: tuple[str, ...], reconstructed: bool, note: str, weak: bool
) -> None:
    texts = DATA.texts
    assert Fact("file.toml", "group", sources, texts, reconstructed, note).is_weak() is weak


# --- an owner's corrections


def load_with(folder: Path, code: str = "import teotihuacan.city.game") -> str:
    """Return the output of a fresh Python that loads the tiles with the owner's folder."""
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={
            **os.environ,
            "TEOTIHUACAN_DATA": str(folder),
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout + run.stderr


def changed(folder: Path, file: str, old: str, new: str) -> None:
    text = (OUR_FOLDER / file).read_text("utf-8")
    assert text.count(old) == 1, (file, old)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / file).write_text(text.replace(old, new), "utf-8")


PRINT_ROW = """
from teotihuacan.city.rules.printed.boards import BUILDINGS_ROW
from teotihuacan.city.rules.boards.pyramid_tiles import LEVEL_POINTS
print(BUILDINGS_ROW[-2:], LEVEL_POINTS)
"""


@pytest.mark.parametrize("below", ["", "city"])
def test_an_owner_corrects_one_file_and_keeps_the_others(tmp_path: Path, below: str) -> None:
    changed(tmp_path / below, "boards.toml", "2, 2, 2, 1, 1]", "2, 2, 2, 2, 2]")
    assert load_with(tmp_path, PRINT_ROW).strip() == "(2, 2) (1, 3, 5, 7)"


BROKEN = [
    ("boards.toml", '"5 cocoa, 4 wood"', '"5 cacao, 4 wood"', "[grid] forest", "unknown unit"),
    ("boards.toml", "shuffled =", "shufled =", "[ring] shuffled", "missing"),
    ("boards.toml", "count = 11", "count = 12", "[buildings] count", "from 1 to 11, not 12"),
    ("boards.toml", "2, 1, 1]\nnote", "2, 1]\nnote", "[buildings_row] values", "needs 12 entries"),
    ("temples.toml", "last = 9", 'last = "9"', "[avenue] last", "whole number"),
    ("temples.toml", "[bonus]", "[bonuses]", "[bonus]", "missing"),
    (
        "calendar.toml",
        "leader = 4",
        "leader = 4\nleaders = 5",
        "[pyramid_track] leaders",
        "unknown",
    ),
    ("technologies.toml", '"pass palace"', '"pass place"', "[tiles.list 1] when", "unknown board"),
    ("royal.toml", '"power - 1"', '"power - 2"', "[tiles.list 8] upto", "unknown word"),
    ("bonus.toml", "number = 7", "number = 8", "[tiles] list", "the numbers must be"),
    ("discovery.toml", '"4 points"', '"4 technology"', "list four_points] gain", "possible here"),
    ("technologies.toml", '"1 local"', '"1 discount"', "[tiles.list 5] gain", "possible here"),
    ("royal.toml", 'pay = "1 resource"', 'pay = "1 points"', "[tiles.list 3] pay", "possible here"),
    ("starting.toml", "boards = [4, 3]", "boards = [4, 9]", "[tiles.list 2] boards", "1 to 8"),
    ("pyramid.toml", '"bnRg"', '"bnNg"', "[tiles] icons", "4 letters"),
    ("pyramid.toml", '["...", "X.X", "..."]', '["X..", "X.X", "..."]', "[start] second_3", "rests"),
    ("pyramid.toml", ', "nG"]', "]", "[decoration_tiles] icons", "needs 15 entries, has 14"),
    ("setup.toml", "royal = [1, 6, 4]", "royal = [1, 3, 4]", "royal", "one tile of each"),
    ("setup.toml", "[seats]\nsource = [", '[seats]\nsource = ["hearsay", ', "source", "'hearsay'"),
    ("setup.toml", "dealt = 4", "dealt =", "", "not valid TOML"),
]


@pytest.mark.parametrize(("file", "old", "new", "field", "problem"), BROKEN)
def test_a_broken_file_is_refused_by_name_and_field(
    tmp_path: Path, file: str, old: str, new: str, field: str, problem: str
) -> None:
    changed(tmp_path, file, old, new)
    last = load_with(tmp_path).strip().splitlines()[-1]
    kind, _, message = last.partition(": ")
    assert kind == "teotihuacan.engine.facts.DataError"
    assert message.startswith(file)
    assert field in message
    assert problem in message


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    assert "TEOTIHUACAN_DATA does not exist" in load_with(tmp_path / "nowhere")


def test_an_error_carries_file_and_field(tmp_path: Path) -> None:
    path = tmp_path / "thing.toml"
    path.write_text('[tiles]\nsource = ["photo"]\nworth = "1 jade"\n', "utf-8")
    group = DataFile(DATA, path.name, str(path)).group("tiles")
    with pytest.raises(DataError) as caught:
        reading.bundle(group, "worth", frozenset(units.UNITS))
    assert (caught.value.file, caught.value.field) == ("thing.toml", "[tiles] worth")
    assert isinstance(caught.value, ValueError)
