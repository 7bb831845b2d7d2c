"""`teo play`: a game at the terminal."""

from pathlib import Path
from random import Random

import pytest

import teotihuacan as teo
from teotihuacan.cli import database, serve
from tests.cli.running import Run, Teo

FIRST = ("play", "--text", "--first-game", "--seats", "human,random", "--seed", "1")


def last_question(run: Run) -> str:
    return [line for line in run.out.splitlines() if line.endswith("?")][-1]


def test_the_end_of_input_ends_politely(teo_command: Teo) -> None:
    run = teo_command(*FIRST)
    assert run.status == 0
    assert "seed of this game is 1." in run.out
    assert "Player 1, which worker do you move?" in run.out
    assert run.out.strip().endswith("Goodbye. The game is not over.")
    assert run.err == ""


def test_quit_leaves(teo_command: Teo) -> None:
    assert teo_command(*FIRST, typed="quit\n1\n").out.count("how far") == 0


def test_a_game_in_the_browser_is_made_there(teo_command: Teo) -> None:
    run = teo_command("play", "--seats", "human,random", "--seed", "1")
    assert run.status == 2
    assert "--text" in run.err


@pytest.mark.parametrize("language", ["", "es"])
def test_the_browser_opens_in_the_language_asked_for(
    teo_command: Teo, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    asked: list[serve.ServerArguments] = []

    def served(wanted: serve.ServerArguments) -> int:
        asked.append(wanted)
        return 0

    monkeypatch.setattr(database, "has_server", lambda: True)
    monkeypatch.setattr(serve, "serve", served)
    assert teo_command("play", *(["--language", language] if language else [])).status == 0
    assert [wanted.language for wanted in asked] == [language]
    with serve.listening(serve.ServerArguments(port=0)) as listener:
        address = serve.address_of(listener, language)
    assert address.endswith("/?language=es" if language else "/")
    assert teo_command("play", "--language", "xx").status == 2
    assert len(asked) == 1


def test_a_seed_is_made_up_and_named(teo_command: Teo) -> None:
    assert "The seed of this game is " in teo_command("play", "--text").out


def test_computers_play_a_whole_game(teo_command: Teo, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    run = teo_command(
        *("play", "--text", "--seats", "random,random,random", "--seed", "4"),
        *("--names", "Ana, Beto", "--record", str(record)),
    )
    assert run.status == 0
    assert "Ana moves the power " in run.out
    assert "Player 3 moves the power " in run.out
    game = teo.replay(teo.load(record))
    page = run.out[run.out.index("Points  ") :].splitlines()
    assert page[0].split() == ["Points", "▲", "Ana", "■", "Beto", "●", "Player", "3"]
    total = next(line for line in page if line.startswith("Total"))
    assert [int(number) for number in total.split()[1:]] == game.scores
    names = ["Ana", "Beto", "Player 3"]
    assert f"{names[game.winners[0]]} wins with {max(game.scores)} points" in run.out


def test_sources_add_up_to_the_scores(teo_command: Teo) -> None:
    """Also in a first game, where some begin with a point that no event tells."""
    run = teo_command(
        "play", "--text", "--first-game", "--seats", "random,random,random,random", "--seed", "2"
    )
    lines = run.out[run.out.index("Points  ") :].splitlines()
    end = next(i for i, line in enumerate(lines) if line.startswith("Total"))
    sums = [0, 0, 0, 0]
    for line in lines[1:end]:
        for seat, number in enumerate(line.split()[-4:]):
            sums[seat] += 0 if number == "·" else int(number)
    assert sums == [int(number) for number in lines[end].split()[1:]]


def test_numbers_codes_and_any_case(teo_command: Teo) -> None:
    by_number = teo_command(*FIRST, typed="1\n1\n1\n")
    by_code = teo_command(*FIRST, typed="N2\n>1\ncocoa\n")
    small = teo_command(*FIRST, typed="n2 >1 COCOA\n")
    assert last_question(by_number) == last_question(by_code) == last_question(small)
    assert last_question(small) == "Player 1, do you end your turn?"


def test_what_cannot_be_answered_is_refused(teo_command: Teo) -> None:
    run = teo_command(*FIRST, typed="99\n0\nP5\nN2 >3 nonsense >1\n")
    assert run.out.count("is not a valid answer") == 4
    assert "“nonsense” is not a valid answer" in run.out
    assert "moves the power 2 worker from Nobles" in run.out  # what came before it was played


def test_answers_typed_ahead_end_with_the_turn(teo_command: Teo) -> None:
    run = teo_command(*FIRST, typed="N2 >1 cocoa end F1 >1\n")
    assert "Ignored: F1 >1" in run.out
    assert last_question(run) == "Player 1, which worker do you move?"


def test_an_empty_line_takes_the_only_choice(teo_command: Teo) -> None:
    run = teo_command(*FIRST, typed="\nN2 >1 cocoa\n\n")
    assert "Player 2 moves" in run.out


def test_computers_tell_what_they_did(teo_command: Teo) -> None:
    run = teo_command(*FIRST, typed="N2 >1 cocoa end\n")
    assert "\n  Player 2 moves the power " in run.out
    assert run.out.count("which worker do you move?") == 2


def test_undo_takes_the_last_decision_back(teo_command: Teo) -> None:
    run = teo_command(*FIRST, typed="N2\n>1\nundo\n")
    assert "Undone.\n" in run.out
    assert last_question(run) == "Player 1, how far does the power 2 worker go from Nobles?"
    run = teo_command(*FIRST, typed="N2\n>1\nundo\nundo\n")
    assert last_question(run) == "Player 1, which worker do you move?"
    run = teo_command(*FIRST, typed="N2\nundo\nundo\nF1\n")
    assert "Nothing to undo" in run.out
    assert "how far does the power 1 worker go from the Forest?" in run.out


def test_undo_over_other_turns_says_that_something_was_seen(teo_command: Teo) -> None:
    run = teo_command(*FIRST, typed="N2 >1 cocoa end\nundo\nlog all\n")
    assert "You have already seen what followed" in run.out
    assert last_question(run) == "Player 1, do you end your turn?"
    log = run.out[run.out.rindex("> log all") :]
    assert "Player 1 moves" in log
    assert "Player 2 moves" not in log


def test_undo_does_not_change_the_game(teo_command: Teo, tmp_path: Path) -> None:
    plain, undone = tmp_path / "plain.json", tmp_path / "undone.json"
    teo_command(*FIRST, "--record", str(plain), typed="N2 >1 cocoa\n")
    teo_command(*FIRST, "--record", str(undone), typed="F1\nundo\nN2 >1 cocoa\n")
    assert teo.load(plain) == teo.load(undone)


def test_help(teo_command: Teo) -> None:
    run = teo_command(*FIRST, typed="help\nhelp four_cocoa\nhelp 1\n?\nhelp no such thing\n")
    assert "undo your last decision" in run.out
    assert "Discovery tile “4 cocoa” (costs 1 gold)." in run.out
    assert "Nobles (N). Main action: pay 2 wood" in run.out
    assert "No help on “no such thing”" in run.out


def test_help_explains_a_code_that_is_offered_now(teo_command: Teo) -> None:
    run = teo_command(*FIRST, typed="N2\nhelp >2\n")
    assert "The Palace (P) has no main action." in run.out


def test_table_shows_everything(teo_command: Teo) -> None:
    run = teo_command(*FIRST, typed="table\n")
    table = run.out[run.out.index("> table") :]
    for heading in ("Clockwise", "Royal tiles", "Technologies", "Bonus tiles", "Avenue", "Heights"):
        assert heading in table
    boards = [line.split()[1] for line in table.splitlines() if line[:3].strip() in set("PFQGANDC")]
    assert boards == [
        *("Palace", "Quarry", "Alchemy", "Forest"),
        *("Construction", "Decorations", "Nobles", "Gold"),
    ]


def test_save_and_go_on(teo_command: Teo, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run = teo_command(*FIRST, typed=f"N2 >1\nsave {file}\nsave\nsave {tmp_path}/no/such\n")
    assert f"Saved to {file}." in run.out
    assert "Give a file name: save FILE" in run.out
    assert "That did not work" in run.out
    assert "[Errno" not in run.out
    record = teo.load(file)
    assert record.steps[-2:] == ["N2", ">1"]
    again = teo_command(
        *("play", "--text", "--load", str(file), "--seats", "human,random"), typed="cocoa\nlog\n"
    )
    assert again.status == 0
    assert f"Loaded {file}: resuming after 2 decisions." in " ".join(again.out.split())
    assert last_question(again) == "Player 1, do you end your turn?"
    assert "Player 1 moves the power 2 worker from Nobles" in again.out


def test_a_loaded_game_goes_on_as_it_would_have(teo_command: Teo, tmp_path: Path) -> None:
    half, whole, rest = (tmp_path / f"{name}.json" for name in ("half", "whole", "rest"))
    teo_command(*FIRST, "--record", str(half), typed="N2 >1 cocoa\n")
    teo_command(*FIRST, "--record", str(whole), typed="N2 >1 cocoa\nend\n" + "1\n" * 2000)
    teo_command(
        *("play", "--text", "--seats", "human,random", "--load", str(half)),
        *("--record", str(rest)),
        typed="end\n" + "1\n" * 2000,
    )
    assert teo.load(whole) == teo.load(rest)


def test_loading_refuses_what_does_not_fit(teo_command: Teo, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    teo_command(*FIRST, "--record", str(file))
    run = teo_command("play", "--text", "--load", str(file), "--players", "2")
    assert run.status == 2
    assert "leave out --seed, --game and its options" in run.err
    file.write_text(file.read_text()[:-40])
    run = teo_command("play", "--text", "--load", str(file))
    assert run.status == 2
    assert str(file) in run.err


def test_a_game_without_a_dealer_can_be_continued(
    teo_command: Teo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("random.SystemRandom", lambda: Random(1))
    file = tmp_path / "open.json"
    game = teo.new_game("city", players=2)
    game.play(game.choices[0])
    game.record.save(file)
    run = teo_command("play", "--text", "--load", str(file), "--seats", "random,random")
    assert run.status == 0
    assert " wins with " in run.out


def test_people_at_one_screen_do_not_see_each_others_tiles(teo_command: Teo) -> None:
    run = teo_command(
        "play", "--text", "--seats", "human,human", "--seed", "6", typed="1\n1\nlog all\n"
    )
    assert "Player 2, which starting tile do you keep" in run.out
    assert " is dealt " not in run.out
    assert " keeps " not in run.out


def test_one_person_sees_only_their_own_tiles(teo_command: Teo) -> None:
    run = teo_command("play", "--text", "--seats", "random,human", "--seed", "6", typed="log all\n")
    assert "Player 2 is dealt " in run.out
    assert "Player 1 is dealt " not in run.out
    assert "Player 1 keeps " not in run.out
