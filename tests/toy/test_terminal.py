"""A game of which the shared packages know only its title, in the terminal and in simulations."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan import analysis, players
from teotihuacan.cli.simulate import remark
from teotihuacan.engine.options import CHOICE, NUMBER, Option
from tests.cli.running import Teo
from tests.toy.installed import registered
from tests.toy.title import CoinsTitle


@pytest.fixture(autouse=True)
def title() -> Iterator[CoinsTitle]:
    with registered() as title:
        yield title


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Teo:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return Teo(capsys, monkeypatch)


COINS = ("play", "--text", "--game", "coins", "--seed", "4")


def test_the_front_door_knows_it_and_it_speaks() -> None:
    game = teo.new_game("coins", seed=4, rounds=1)
    assert game.question.startswith("The heap holds ")
    assert {choice.text for choice in game.choices} <= {
        *("One coin", "Two coins", "Three coins"),
        "Use the charm: two coins more on the heap",
    }
    game.play("take1")
    assert game.log(0) == ["Player 1 takes 1 coin", "Player 1 gives a coin to Player 2"]
    assert game.log() == ["Player 1 gives a coin to Player 2"]
    assert teo.replay(game.record).position() == game.position()


def test_a_whole_game_in_the_terminal(command: Teo, tmp_path: Path) -> None:
    record = tmp_path / "coins.json"
    run = command(*COINS, "--rounds", "2", "--record", str(record), typed="1\n" * 40)
    assert run.status == 0, run.err
    assert run.out.startswith(
        "Welcome to Coins. Type help at any time. The seed of this game is 4."
    )
    assert "purses  ? ?" in run.out, "the plain screen shows what a spectator sees"
    assert "▲ Player 1 (you)" in run.out
    assert "■ Player 2 (random)" in run.out
    assert "Player 1 takes 1 coin, gives a coin to Player 2." in run.out
    assert "Player 2 takes" not in run.out, "what others take is a secret"
    game = teo.replay(teo.load(record))
    assert game.over
    assert game.options == {"players": 2, "rounds": 2, "charms": 1}
    assert run.out.count("Total") == 1
    told = command("replay", str(record))
    assert told.status == 0
    assert "Player 2 takes" in told.out, "a record tells everything"


def test_a_tie_has_two_winners(command: Teo) -> None:
    seed = next(
        seed
        for seed in range(100)
        if len(finished(teo.new_game("coins", seed=seed, rounds=1, charms=0)).winners) == 2
    )
    typed = "1\n" * 40
    people = ("--seats", "human,human", "--rounds", "1", "--charms", "0")
    run = command("play", "--text", "--game", "coins", "--seed", str(seed), *people, typed=typed)
    assert "Player 1 and Player 2 win with " in run.out


def finished(game: teo.Game) -> teo.Game:
    while not game.over:
        game.apply(game.ids[0])
    return game


def test_shared_messages_are_translated_and_the_game_falls_back_to_english(command: Teo) -> None:
    run = command(*COINS, "--language", "es", typed="salir\n")
    assert "Te damos la bienvenida a Coins." in run.out
    assert "The heap holds" in run.out


def test_its_flags_are_its_own_options(command: Teo) -> None:
    helped = command("play", "--game", "coins", "--help").out
    assert "how many rounds are played: 1 to 9 (default 3)" in helped
    assert "--dark-eclipse" not in helped
    assert "--dark-eclipse" in command("play", "--help").out
    assert command(*COINS, "--rounds", "12").err == "teo: rounds must be 1 to 9, not 12\n"
    assert command(*COINS, "--draft").status == 2
    assert command("play", "--text", "--game=coins", "--charms", "2", typed="quit\n").status == 0


def test_perft_counts_it(command: Teo) -> None:
    run = command("perft", "--game", "coins", "--rounds", "1", "--depth", "2", "--setup", "turn")
    assert run.status == 0
    assert "depth 2:" in run.out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_simulations(command: Teo, workers: str) -> None:
    """With two workers as well: they are fresh processes, and get the title from the caller."""
    line = ["simulate", "--game", "coins", "--players", "3", "--rounds", "2", "--games", "6"]
    run = command(*line, "--workers", workers, "--json")
    assert run.status == 0, run.err
    found = json.loads(run.out)
    assert (found["game"], found["games"], len(found["seats"])) == ("coins", 6, 3)
    assert [list(seat["points"]) for seat in found["seats"]] == [["points"]] * 3
    shown = command(*line, "--workers", workers)
    assert "6 games, 3 players, 2 rounds, seed 0" in shown.out


def test_only_those_who_know_it_can_play_it() -> None:
    assert players.names("coins")[0] == "random"
    assert "greedy" in players.names("city")
    assert "greedy" not in players.names("coins")
    with pytest.raises(teo.OptionError, match=r"no player 'greedy'; the players are: random"):
        analysis.simulate("coins", seats=["greedy", "random"], games=1)


def test_a_player_for_this_game_only() -> None:
    class Miser(players.Player):
        name = "miser"

        def choose(self, game: teo.Game) -> int:
            return game.ids[0]

    players.register("miser", Miser, game="coins")
    assert "miser" in players.names("coins")
    assert "miser" not in players.names("city")
    assert analysis.simulate("coins", seats=["miser", "miser"], games=1).summary.games == 1
    with pytest.raises(teo.OptionError, match="no player 'miser'"):
        analysis.simulate("city", seats=["miser", "miser"], games=1)
    players.register("miser", Miser, game="city")  # each game may have its own


def test_registering_a_game_twice_is_an_error() -> None:
    with pytest.raises(teo.OptionError, match="'coins' already"), registered():
        pass


def test_the_specification_says_how_many_play(
    command: Teo, title: CoinsTitle, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = (Option("players", NUMBER, 3, (3, 4)), *title.rules.specification[1:])
    monkeypatch.setattr(title.rules, "specification", asked)
    run = command("simulate", "--game", "coins", "--games", "1", "--json")
    assert run.status == 0, run.err
    assert len(json.loads(run.out)["seats"]) == 3
    assert "--seats random,random,random " in command("simulate", "--game=coins", "--help").out


def test_what_a_value_is_called_or_the_value_itself(title: CoinsTitle) -> None:
    mood = Option("mood", CHOICE, None, ("merry",))
    words = title.words()
    assert remark(mood, {"mood": "merry"}, words) == ["merry"]
    assert remark(mood, {"mood": None}, words) == []


@pytest.mark.parametrize(("line", "player"), [("play", "casual"), ("simulate", "greedy")])
def test_examples_name_players_of_the_game(command: Teo, line: str, player: str) -> None:
    shown = command(line, "--game", "coins", "--help").out
    assert "--game coins --seats " in shown.split("example")[1]
    assert player not in shown
    assert "levels" not in shown
    assert player in command(line, "--help").out.split("example")[1]
