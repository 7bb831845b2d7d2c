"""The table at the beginning of a game with the Mansion."""

import pytest

import teotihuacan as teo
from teotihuacan.city.modules.mansion.rules import kinds as mansion_kinds
from teotihuacan.city.rules import kinds, tile_places
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.printed.royal import ROYAL_TILES
from teotihuacan.city.rules.state import City
from teotihuacan.engine.steps import CHANCE, make_step


def new(*modules: str, seed: int | None, **options: object) -> teo.Game:
    return teo.new_game("city", seed=seed, modules=["obsidian", *modules], **options)


def city_of(game: teo.Game) -> City:
    assert isinstance(game.state, City)
    return game.state


def laid_out(modules: tuple[str, ...], players: int) -> City:
    """The board before any starting tile is drawn."""
    game = new(*modules, players=players, seed=None)
    while game.rules.kinds[game.state.agenda[-1][0]].name != "draw starting":
        game.apply(game.ids[0])
    return city_of(game)


def left(city: City, stack: int) -> int:
    return sum(
        n for kind, n in enumerate(city._discovery_pile) if discovery.TILES[kind].stack == stack
    )


@pytest.mark.parametrize(("players", "plain", "mansion"), [(2, 35, 36), (3, 31, 32), (4, 27, 28)])
def test_ruling_x9_ordinary_tiles(players: int, plain: int, mansion: int) -> None:
    assert left(laid_out((), players), discovery.ORDINARY) == plain
    city = laid_out(("mansion",), players)
    assert left(city, discovery.ORDINARY) == mansion
    assert discovery.TILES[city.near[1]].stack == discovery.MAJOR
    assert all(
        discovery.TILES[city.near[board]].stack == discovery.ORDINARY for board in (2, 3, 4, 7)
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_x10_one_major_tile(players: int) -> None:
    assert left(laid_out(("mansion",), players), discovery.MAJOR) == 20
    assert left(laid_out((), players), discovery.MAJOR) == 21


def test_ruling_x8_order() -> None:
    """Royal tiles where they always come, the Mansion's tile after all ordinary ones."""
    steps = new("mansion", seed=None).state.agenda[::-1]
    plain = new(seed=None).state.agenda[::-1]
    at = plain.index(make_step(kinds.DRAW_ROYAL, CHANCE))
    assert steps[at : at + 3] == [make_step(mansion_kinds.DRAW_CATEGORY, CHANCE)] * 3
    assert steps[at + 3] == make_step(kinds.DRAW_TECHNOLOGY, CHANCE)
    beside = steps.index(make_step(kinds.DRAW_DISCOVERY, CHANCE, tile_places.NEAR + 1))
    ordinary = [
        make_step(kinds.DRAW_DISCOVERY, CHANCE, place)
        for place in (*range(tile_places.PILES), *(tile_places.NEAR + b for b in (2, 3, 4, 7)))
    ]
    assert max(len(steps) - 1 - steps[::-1].index(step) for step in ordinary) < beside
    assert beside < [step[0] for step in steps].index(make_step(kinds.DRAW_STARTING, CHANCE)[0])


def test_ruling_x11_four_of_each_category_on_any_place() -> None:
    orders: set[str] = set()
    seen: dict[str, set[int]] = {"A": set(), "B": set(), "C": set()}
    for seed in range(120):
        tiles = [ROYAL_TILES[tile] for tile in city_of(new("mansion", seed=seed)).royal]
        orders.add("".join("ABC"[tile.category] for tile in tiles))
        for tile in tiles:
            seen["ABC"[tile.category]].add(tile.number)
    assert orders == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}
    assert seen == {"A": {4, 5, 9, 10}, "B": {2, 6, 7, 11}, "C": {1, 3, 8, 12}}


def test_ruling_x11_without_the_mansion_the_base_rule() -> None:
    for seed in range(20):
        tiles = [ROYAL_TILES[tile] for tile in city_of(new(seed=seed)).royal]
        assert [tile.category for tile in tiles] == [0, 1, 2]
        assert max(tile.number for tile in tiles) <= 9


def test_every_place_is_as_likely() -> None:
    game = new("mansion", seed=None)
    while game.asked != "draw category":
        game.apply(game.ids[0])
    assert game.odds == [1, 1, 1]
    assert [choice.code for choice in game.choices] == [f"~category-{c}" for c in "ABC"]
    game.play("~category-C")
    assert game.asked == "draw royal"
    assert [choice.code for choice in game.choices] == ["~royal1", "~royal3", "~royal8", "~royal12"]
    assert game.odds == [1, 1, 1, 1]
    game.play("~royal12")
    assert [choice.code for choice in game.choices] == ["~category-A", "~category-B"]


def test_setup_can_be_written_down_in_the_middle_of_the_royal_tiles() -> None:
    game = new("mansion", seed=None)
    draws = 0
    while game.asked != "draw technology":
        game.apply(game.ids[-1])
        written = game.position()
        assert teo.from_position(written).position() == written
        draws += game.asked in ("draw category", "draw royal")
    assert draws >= 4
