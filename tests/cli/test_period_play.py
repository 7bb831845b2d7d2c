"""Games with modules at the terminal: seats that are asked out of turn, and what can be undone."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import teotihuacan as teo
from tests.cli.running import Run, Teo
from tests.tables import table

SEED = 3
HOTSEAT = ("play", "--text", "--modules", "all", "--seats", "human,human", "--seed", str(SEED))


def typed_until(enough: Callable[[teo.Game], bool]) -> tuple[teo.Game, list[str]]:
    """The lines that two people type at random until something is so: each types all that is
    asked of nobody else."""
    game = teo.new_game("city", players=2, seed=SEED, modules=["all"])
    chooser = Random(SEED)
    lines: list[list[str]] = []
    typist = None
    while not enough(game):
        if game.actor != typist:
            lines.append([])
            typist = game.actor
        id = chooser.choice(game.ids)
        lines[-1].append(game.rules.codes[id])
        game.apply(id)
    return game, [" ".join(line) for line in lines]


def pushed(game: teo.Game) -> bool:
    """The second player must say something in the turn of the first."""
    return table(game).turn == 0 and game.actor == 1


def questions(run: Run) -> list[str]:
    """Who was asked, one line for each question."""
    return [line for line in run.out.splitlines() if line.startswith("Player ") and "?" in line]


@pytest.mark.parametrize("language", ["en", "es"])
def test_whoever_is_asked_out_of_turn_is_named(teo_command: Teo, language: str) -> None:
    game, typed = typed_until(pushed)
    run = teo_command(*HOTSEAT, "--language", language, typed="\n".join(typed) + "\n")
    assert run.status == 0
    name = {"en": "Player 2, ", "es": "Jugador 2, "}[language]
    turn = {"en": "During Player 1’s turn", "es": "Durante el turno de Jugador 1"}[language]
    asked = run.out[run.out.rindex(turn) :]
    assert asked.splitlines()[1].startswith(name)
    assert "?" in asked
    assert game.rules.codes[game.ids[0]] in asked


def test_answers_typed_ahead_do_not_speak_for_another(teo_command: Teo) -> None:
    game, typed = typed_until(pushed)
    first = game.rules.codes[game.ids[0]]
    # On the line of the first player stands what the second could answer.
    run = teo_command(*HOTSEAT, typed="\n".join(typed) + f" {first}\n")
    assert f"Ignored: {first}" in run.out
    assert questions(run)[-1].startswith("Player 2, ")


def test_undo_does_not_cross_an_answer_of_another_person(teo_command: Teo, tmp_path: Path) -> None:
    game, typed = typed_until(pushed)
    answer = game.rules.codes[game.ids[0]]
    file = tmp_path / "game.json"
    script = [*typed, answer, "undo", "undo", answer]
    run = teo_command(*HOTSEAT, "--record", str(file), typed="\n".join(script) + "\n")
    said = run.out[run.out.rindex("> undo", 0, run.out.rindex("> undo")) :]
    assert said.startswith("> undo\nUndone.")
    assert "You can’t undo: another player has moved since." in said
    decided = [code for code in teo.load(file).steps if not code.startswith("~")]
    assert decided == [*" ".join(typed).split(), answer]


def test_before_the_other_has_answered_it_can_be_taken_back(teo_command: Teo) -> None:
    _, typed = typed_until(pushed)
    run = teo_command(*HOTSEAT, typed="\n".join([*typed, "undo"]) + "\n")
    assert "Undone." in run.out
    assert questions(run)[-1].startswith("Player 1, ")


def test_a_whole_game_typed_by_hand(teo_command: Teo, tmp_path: Path) -> None:
    """Everything that two people type leads to the scores of the engine."""
    game, typed = typed_until(lambda game: game.over)
    file = tmp_path / "game.json"
    run = teo_command(*HOTSEAT, "--record", str(file), typed="\n".join(typed) + "\n")
    assert run.status == 0
    assert teo.load(file).scores == game.scores
    total = next(line for line in run.out.splitlines() if line.startswith("Total"))
    assert [int(number) for number in total.split()[1:]] == game.scores
    assert "Warriors" in run.out


@pytest.mark.parametrize("bot", ["teotibot", "modified"])
def test_alone_with_a_bot_and_all_modules(teo_command: Teo, bot: str) -> None:
    run = teo_command(
        *("play", "--text", "--players", "1", "--bot", bot, "--modules", "all"),
        *("--extras", "12,09,S07", "--seed", "5"),
        typed=" ".join(["1"] * 9) + "\n" + "1 1 1 1 1 1 1 1\n" * 6 + "table\n",
    )
    assert run.status == 0
    assert "Altars" in run.out
    assert "Empire" in run.out
