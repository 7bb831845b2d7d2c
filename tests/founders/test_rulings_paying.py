"""Rulings on paying: R20–R23, F33–F37."""

import pytest

import teotihuacan as teo
from teotihuacan.founders.rules.paying import payable
from teotihuacan.founders.rules.printed import tiles
from teotihuacan.founders.rules.resources import Price
from tests.founders.scene import Scene, scene

NO_TEMPLES = {"green": 0, "blue": 0, "red": 0}  # shown: Offerings are all that section B has


def test_ruling_r20_f36_cubes_that_will_be_covered_can_pay() -> None:
    s = scene().cubes(0, stone="a4 l1", wood="a5 l2").play("B1+2 later green").place("a4 a5 a6")
    assert s.asked == "pay cube"  # the place is known, and nothing lies there yet
    assert s.tiles() == {}
    s.play("-l2 -l1")
    assert s.counts() == (0, 0, 0)  # the other two were lost under the Temple
    s = scene().cubes(0, stone="a4 l1", wood="a5 l2").play("B1+2 later green").place("a4 a5 a6")
    s.play("-a5 -a4")
    assert s.lying("stone") == ["l1"]
    assert s.lying("wood") == ["l2"]


def test_ruling_r21_f34_gold_may_stand_for_each_unit_even_if_the_cube_is_there() -> None:
    s = scene().cubes(0, gold="a1 b1 c1 d1", stone="e1", wood="f1").display(blue=0, red=0)
    s.play("B1+2 later").place("a4 a5 a6")
    assert s.offered == ["wild0", "wild1"]  # for the stone
    s.play("wild1")
    assert s.offered == ["wild0", "wild1"]  # for the wood
    s.play("wild1")
    assert s.counts() == (0, 1, 1)


def test_ruling_f34_gold_is_paid_in_gold_only() -> None:
    red = tiles.PRICES[tiles.COLOURS.index("red")][5]
    assert payable(red, (1, 1, 0))
    assert not payable(red, (0, 9, 9))
    assert payable(red, (3, 0, 0))
    assert not payable(red, (2, 0, 9))


def test_ruling_f34_nothing_may_be_overpaid() -> None:
    s = scene().cubes(0, gold="a1 b1 c1 d1 e1 f1", stone="g1", wood="h1").display(blue=0, red=0)
    s.play("B1+2 later").place("a4 a5 a6").play("wild0 wild0")
    assert s.counts() == (6, 0, 0)


def test_ruling_r21_gold_stands_for_stone_and_wood_in_worship_costs() -> None:
    s = scene().worship(0, "g_wood_vp").cubes(0, gold="a1 b1 c1 d1")
    s.play("B1+1 later")
    assert s.points() == 3
    assert s.counts() == (0, 0, 0)


def test_ruling_r22_f35_in_any_each_cube_counts_one() -> None:
    assert not payable(Price(0, 0, 0, 3), (2, 0, 0))
    assert payable(Price(0, 0, 0, 3), (1, 1, 1))
    s = scene().display(**NO_TEMPLES).worship(0, "b_exact8")
    s.cubes(0, gold="a1 b1 c1 d1", stone="e1 f1", wood="g1")
    assert not s.can("B1+1")
    s.cubes(0, gold="a1 b1 c1 d1", stone="e1 f1", wood="g1 h1 i1")
    s.play("B1+1 later")
    assert s.offered == ["gold=3", "gold=4"]
    s.play("gold=3")
    assert s.asked == "keep cube"  # nothing else was left to decide: stone 2, wood 3
    s.play("*d1")
    assert s.counts() == (1, 0, 0)
    assert s.points() == 9


def test_ruling_f35_five_gold_pay_one_set() -> None:
    assert payable(Price(1, 1, 1, 0), (5, 0, 0))
    assert not payable(Price(1, 1, 1, 0), (4, 0, 0))
    s = scene().worship(0, "r_set_vp").cubes(0, gold="a1 b1 c1 d1 e1")
    assert s.play("B1+1 later").points() == 4


def test_ruling_r23_missing_strength_costs_extra() -> None:
    def extra(tile: int, strength: int) -> tuple[int, int, int]:
        price = tiles.PRICES[tile - tiles.FIRST_TEMPLE][strength]
        return price.gold, price.stone, price.wood

    assert [extra(tiles.FIRST_TEMPLE, s) for s in (2, 3, 4)] == [(0, 1, 2), (0, 1, 1), (0, 1, 1)]
    assert [extra(tiles.FIRST_TEMPLE + 1, s) for s in (2, 3, 4)] == [
        (0, 2, 2),
        (0, 2, 1),
        (0, 2, 0),
    ]
    assert [extra(tiles.FIRST_TEMPLE + 2, s) for s in (2, 3, 4, 5)] == [
        (1, 4, 0), (1, 3, 0), (1, 2, 0), (1, 1, 0),
    ]  # fmt: skip
    assert [extra(tiles.FIRST_PYRAMID, s) for s in (2, 3, 4, 5)] == [
        (4, 0, 1), (3, 0, 1), (2, 0, 1), (2, 0, 1),
    ]  # fmt: skip


def test_ruling_r23_buildings_cannot_be_paid_for() -> None:
    s = scene().cubes(0, wood="a1 b1 c1 d1 e1 f1").play("A1+1 later build")
    assert not s.can("wood3")


def test_ruling_f33_all_repetitions_are_one_payment() -> None:
    s = scene().worship(0, "g_wood_vp").cubes(0, wood="a1 b1 c1 d1 e1")
    s.play("B1+1 later x2")
    assert s.asked == "keep cube"
    s.play("*e1")
    assert s.lying("wood") == ["e1"]
    assert s.points() == 6


def test_ruling_f33_any_cube_of_the_own_city_may_pay() -> None:
    s = scene().cubes(0, stone="a12", wood="l12").play("B1+2 later").place("a4 a5 a6")
    assert s.counts() == (0, 0, 0)  # out of reach


def test_ruling_f37_a_colour_is_offered_only_if_payable_and_placeable() -> None:
    everything = {"gold": "a8 b8 c8 d12", "stone": "a9 b9 c9 e12", "wood": "a10 b10 c10"}
    s = scene().cubes(0, **everything).play("B1+3 later")
    assert s.offered == ["green", "blue", "red"]
    s = scene().fill(0, but="a1 b1 c1").cubes(0, stone="a1 b1", wood="c1").play("B1+3 later")
    assert s.asked == "pay cube"  # a green one, on the only place there is
    s.play("-a1")
    assert s.founder().tiles == (tiles.FIRST_TEMPLE,)
    s = (
        scene()
        .cubes(0, gold="a8 b8", wood="c8")
        .pyramid(0, NW="red", N="red", NE="red", W="red", E="green")
    )
    s.pyramid(0, NW2="blue", NE2="blue")
    assert s.play("C1+3 later").asked == "bonus"  # Favor: no place in reach


def paid_cubes(s: Scene) -> set[tuple[str, ...]]:
    """All sets of cubes that can be left after a payment."""
    seen: set[tuple[str, ...]] = set()
    open_games = [s.game]
    while open_games:
        game = open_games.pop()
        if game.asked not in ("pay", "mix", "pay cube", "keep cube"):
            left = Scene(game)
            found = tuple(r + x for r in ("gold", "stone", "wood") for x in left.lying(r))
            assert found not in seen  # no set of cubes is named in two ways
            seen.add(found)
            continue
        for id in game.ids:
            after = game.copy()
            after.apply(id)
            open_games.append(after)
    return seen


@pytest.mark.parametrize(("n", "ways"), [(8, 9), (9, 45)])
def test_every_set_of_cubes_can_be_paid_in_exactly_one_way(n: int, ways: int) -> None:
    """Eight of nine, and eight of ten, cubes of three sorts."""
    letters = "abcdefghij"[: n + 1]
    gold, stone, wood = letters[:3], letters[3:5], letters[5:]
    s = scene().display(**NO_TEMPLES).worship(0, "b_exact8")
    s.cubes(0, *(" ".join(f"{letter}1" for letter in part) for part in (gold, stone, wood)))
    s.play("B1+1 later")
    assert len(paid_cubes(s)) == ways


def test_paying_by_units_reaches_every_mix() -> None:
    s = scene().display(**NO_TEMPLES).worship(0, "r_set_vp")
    s.cubes(0, gold="a1 b1 c1 d1 e1 f1", stone="g1 h1", wood="i1").play("B1+1 later x1")
    left = paid_cubes(s)
    sorts = ("gold", "stone", "wood")
    counts = {tuple(sum(cube.startswith(sort) for cube in each) for sort in sorts) for each in left}
    assert counts == {(5, 1, 0), (3, 2, 0), (3, 1, 1), (1, 2, 1)}


def test_a_payment_that_cannot_be_made_is_refused() -> None:
    s = scene().cubes(0, stone="a1", wood="b1").play("B1+2 later").place("a4 a5 a6")
    with pytest.raises(teo.IllegalChoice):
        s.play("-a1")


def test_the_question_of_a_mix_names_its_resource() -> None:
    game = teo.new_game("founders", seed=1)
    mix = next(kind for kind in game.rules.kinds if kind.name == "mix")
    question = mix.question(game.state, (mix.number, 1, 3, 2, 0))
    assert question == ("mix", {"seat": 1, "amount": 3, "resource": 2})
