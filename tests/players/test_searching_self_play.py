"""Self-play agents of City of Gods that look ahead with a search, and the rows they collect."""

from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.city.players.learned.features import Features
from teotihuacan.city.players.learned.model import model_for
from teotihuacan.city.players.self_play import CitySelfPlay, CityTraining
from teotihuacan.cli import main
from teotihuacan.players.learning import TrainingPlan
from teotihuacan.players.search.evaluator import lead

OPTIONS: list[dict[str, object]] = [
    {"players": 1, "bot": "modified", "difficulty": "brutal"},
    {"players": 2, "modules": ["all"]},
]


def agent_of(game: teo.Game, nodes: int, exploration: float = 0.0) -> CitySelfPlay:
    agent = CityTraining().agent(7, model_for(game.state).eras, exploration)
    assert isinstance(agent, CitySelfPlay)
    agent.nodes = nodes
    return agent


def played(game: teo.Game, agent: CitySelfPlay, questions: int) -> list[int]:
    """What an agent answers to the first questions of a game; others take the first answer."""
    answers: list[int] = []
    while not game.over and len(answers) < questions:
        if game.actor == 0:
            answers.append(agent.choose(game))
            game.apply(answers[-1])
        else:
            game.apply(game.ids[0])
    return answers


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("exploration", [0.0, 1.0])
def test_a_row_is_the_end_of_the_turn_that_was_taken(
    options: dict[str, object], exploration: float
) -> None:
    game = teo.new_game("city", seed=3, **options)
    agent = agent_of(game, 6, exploration)
    features: Features | None = None
    ends = 0
    while ends < 6:
        if game.actor != 0:
            game.apply(game.ids[0])
            continue
        city = game.state
        if game.asked == "turn" and len(agent.rows) == ends:
            features = Features(city, 0, agent.weights)
        elif game.asked == "end" and len(agent.rows) > ends:
            row = agent.rows[-1]
            assert features is not None
            assert row.features == features.fill(city)
            assert row.present == lead(game.scores, 0)
            assert exploration or not row.explored
            ends = len(agent.rows)
        game.apply(agent.choose(game))
    assert len(agent.rows) == 6


def test_the_search_decides_and_the_same_seed_decides_the_same() -> None:
    games = [teo.new_game("city", seed=5, **OPTIONS[0]) for _ in range(3)]
    searching = [played(game, agent_of(game, 9), 60) for game in games[:2]]
    assert searching[0] == searching[1]
    assert played(games[2], agent_of(games[2], 0), 60) != searching[0]


def test_without_weights_nobody_searches() -> None:
    """The first generation plays as greedy does, so that it is quick."""
    game = teo.new_game("city", seed=5, **OPTIONS[0])
    agent = CityTraining().agent(7, None, 0.0)
    assert isinstance(agent, CitySelfPlay)
    played(game, agent, 40)
    assert agent.rows
    assert agent.search is None


def test_the_command(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    begun = ["train", "--bot", "modified", "--games", "2", "--seed", "1"]
    assert main([*begun, "--generations", "1", "--out", str(first)]) == 0
    more = [*begun, "--generations", "1", "--begin", str(first), "--search", "4"]
    assert main([*more, "--out", str(second)]) == 0
    assert "--search 4" in second.read_text()
    assert "--search" not in first.read_text()


def test_who_cannot_search_is_told_so() -> None:
    with pytest.raises(teo.OptionError, match="students of 'founders' do not search"):
        TrainingPlan(
            "founders", ({"players": 2},), games=1, generations=1, seed=1, search=5
        ).check()
    with pytest.raises(teo.OptionError, match="search must be 0 to 10000, not -1"):
        TrainingPlan("city", ({"players": 2},), games=1, generations=1, seed=1, search=-1).check()
