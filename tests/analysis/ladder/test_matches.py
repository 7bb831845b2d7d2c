"""Who meets whom."""

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.analysis.ladder import Ladder, Match
from teotihuacan.players import Random


@pytest.fixture(autouse=True)
def third() -> None:
    players.register("third", Random)


POOL = ["greedy", "random", "third"]


def named(ladder: Ladder) -> list[str]:
    return [str(match) for match in ladder.matches]


def test_two_at_a_table_meet_once() -> None:
    found = Ladder.of(pool=POOL, blocks=5)
    assert named(found) == [
        "greedy – random",
        "greedy – third",
        "random – third",
        "random – random",
    ]
    assert found.games == 5 * 4 * 2


def test_more_at_a_table_sit_among_each_other() -> None:
    found = Ladder.of(pool=["greedy", "random"], options={"players": 4})
    assert named(found) == [
        "greedy among 3 random",
        "random among 3 greedy",
        "random among 3 random",
    ]
    assert found.people == 4


def test_focus_leaves_the_matches_of_some() -> None:
    assert named(Ladder.of(pool=POOL, focus=["third"], mirror=[])) == [
        "third – greedy",
        "third – random",
    ]
    three = Ladder.of(pool=POOL, focus=["greedy"], mirror=["greedy"], options={"players": 3})
    assert named(three) == [
        "greedy among 2 random",
        "greedy among 2 third",
        "greedy among 2 greedy",
    ]


def test_without_random_the_first_meets_himself() -> None:
    assert named(Ladder.of(pool=["greedy", "third"])) == ["greedy – third", "greedy – greedy"]


def test_alone_everybody_plays_for_himself() -> None:
    found = Ladder.of(pool=["greedy"], options={"players": 1, "bot": "modified"})
    assert named(found) == ["greedy"]
    assert found.seated((1, 0, 0)) == ["greedy", "modified"]


def test_everybody_sits_once_in_every_seat() -> None:
    match = Match("a", ("b", "c"))
    seated = [match.seated(rotation) for rotation in range(3)]
    assert seated == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]]


def test_a_block_is_one_setup_and_players_have_seeds_of_their_own() -> None:
    found = Ladder.of(pool=["greedy", "random"], blocks=3, options={"players": 3})
    seeds = {key: found.seeds(key) for block in (1, 2, 3) for key in found.block(block)}
    dealers = {(key[0], drawn[0]) for key, drawn in seeds.items()}
    assert len(dealers) == 3, "the same for all matches and rotations of a block, and no other"
    own = {seed for (_, match, _), drawn in seeds.items() if match == 0 for seed in drawn[1:]}
    assert len(own) == 3 * 3 * 3
    assert Ladder.of(pool=["random", "third"], seed=1).seeds((1, 0, 0)) != seeds[(1, 0, 0)]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"pool": ["greedy"]}, "--pool must name 2 or more players, not 1"),
        ({"pool": []}, "--pool must name 2 or more players, not 0"),
        ({"pool": ["greedy", "greedy"]}, "--pool must name each player once"),
        ({"pool": ["greedy", "nobody"]}, "no player 'nobody'"),
        ({"pool": POOL, "blocks": 0}, "blocks must be 1 to"),
        ({"pool": POOL, "seed": -1}, "seed must be"),
        ({"pool": POOL, "focus": ["me"]}, "focus: 'me' is not in the pool: greedy, random, third"),
        ({"pool": POOL, "mirror": ["me"]}, "mirror: 'me' is not in the pool"),
        ({"pool": POOL, "game": "chess"}, "no game 'chess'"),
        ({"pool": POOL, "options": {"players": 1}}, "needs a bot"),
        (
            {"pool": POOL, "mirror": ["random"], "options": {"players": 1, "bot": "modified"}},
            "nobody meets anybody",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(teo.OptionError, match=message):
        Ladder.of(**given)  # type: ignore[arg-type]
