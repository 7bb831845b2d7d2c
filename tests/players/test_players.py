import pytest

import teotihuacan as teo
from teotihuacan import players
from tests.players.seats import play, seated
from tests.tables import VARIANTS


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_random_plays_every_variant_to_its_end(number: int) -> None:
    options = VARIANTS[number]
    game = teo.new_game("city", seed=number, **options)
    play(game, [players.make("random", number + seat) for seat in range(game.players)])
    assert game.winners


@pytest.mark.parametrize("number", range(0, len(VARIANTS), 3))
def test_greedy_plays_variants_to_their_end(number: int) -> None:
    """Every third variant, so that each player count, edition and beginning is among them."""
    game = teo.new_game("city", seed=number, **VARIANTS[number])
    names = ["greedy", "random", "random", "greedy"][: game.players]
    play(game, [players.make(name, number) for name in names])
    best = game.scores.index(max(game.scores))
    assert names[best] == "greedy"


@pytest.mark.parametrize("names", ["random random random", "greedy random", "greedy greedy"])
def test_a_seed_repeats_every_choice(names: str) -> None:
    first, second = (
        play(teo.new_game("city", players=len(names.split()), seed=5), seated(names, 9))
        for _ in range(2)
    )
    assert first.history == second.history


def test_random_depends_on_its_seed() -> None:
    first, second = (
        play(teo.new_game("city", players=2, seed=5), seated("random random", seed))
        for seed in (1, 2)
    )
    assert first.history != second.history


def test_random_finds_every_choice() -> None:
    game = teo.new_game("city", players=2, seed=5)
    player = players.make("random", 1)
    assert {player.choose(game) for _ in range(200)} == set(game.ids)


def test_greedy_beats_random_by_far() -> None:
    """Twelve games, three and four players, greedy on every seat in turn."""
    greedy: list[int] = []
    for number in range(12):
        count = 3 + number % 2
        seat = number // 2 % count
        names = ["random"] * count
        names[seat] = "greedy"
        game = play(teo.new_game("city", players=count, seed=number), seated(" ".join(names), 1))
        assert game.winners == [seat]
        greedy.append(game.scores[seat])
    assert sum(greedy) / len(greedy) > 120
    assert min(greedy) > 80


def test_greedy_against_itself_plays_a_rich_game() -> None:
    game = play(teo.new_game("city", players=3, seed=8), seated("greedy greedy greedy", 1))
    assert min(game.scores) > 90
