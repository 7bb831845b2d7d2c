"""Founders in the terminal: what is shown, asked and told, in both languages."""

import re
from pathlib import Path

import pytest
from rich.console import Console

from teotihuacan.founders.map_screen import CityMap
from teotihuacan.titles import title_named
from teotihuacan.words import languages
from tests.cli.running import Teo
from tests.founders.scene import Scene, scene
from tests.founders.tables import VARIANTS
from tests.words.saying import walk

TITLE = title_named("founders")


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Teo:
    monkeypatch.setenv("COLUMNS", "110")
    return Teo(capsys, monkeypatch)


def shown(s: Scene, seat: int = 0, language: str = "en") -> list[str]:
    return CityMap(s.founding, seat, TITLE.words(language)).large().plain.split("\n")


def cells(line: str) -> list[str]:
    """The twelve spaces of a line without the pyramid."""
    spaces = line[6:36] + line[37:67]
    return [spaces[5 * column : 5 * column + 5].strip(" ─") for column in range(12)]


def city() -> Scene:
    s = scene(players=2).lay(0, "wood3", "a1").lay(0, "wood1", "d1").lay(0, "red", "h1")
    s.cubes(0, gold="a2", stone="b2", wood="l12").architect(0, "N")
    return s.pyramid(0, NW="green", N="blue", W="red", NW2="blue")


def test_the_map_shows_tiles_cubes_masks_and_reach() -> None:
    lines = shown(city())
    assert "▼ Architect ▼" in lines[0]
    assert " ".join(cells(lines[2])) == "W1 W1 W1 W2 · (T) (T) Tr3 Tr3 Tr3 · ·"
    assert " ".join(cells(lines[3])) == "g s(Y) (Y) · · (T) (T) Tr3 Tr3 (P) (P) ·"
    assert "W1───W1───W1" in lines[2]  # one tile
    assert "W1───W2" not in lines[2]  # not the next one
    assert cells(lines[-2])[0] == ""  # free, but out of reach
    assert cells(lines[-2])[-1] == "w"


def test_the_map_shows_the_pyramid_its_levels_and_rewards() -> None:
    text = "\n".join(shown(city()))
    assert re.search(r"│NW green +│N blue +│NE ", text)
    assert re.search(r"│2: blue +│ +│2\+size 3", text)  # the second level; a reward
    assert "│blank" in text


@pytest.mark.parametrize(("side", "sign"), [("N", "▼"), ("E", "◄"), ("S", "▲"), ("W", "►")])
def test_the_architect_stands_on_its_side(side: str, sign: str) -> None:
    s = scene(players=2).architect(0, side)
    lines = shown(s)
    places = [number for number, line in enumerate(lines) if sign in line]
    assert places == {"N": [0], "S": [len(lines) - 1]}.get(side, [6, 8])
    free = [number for number, line in enumerate(lines) if " · " in line]
    assert (max(free) > 7, min(free) < 7) == (side != "N", side != "S")


def test_spanish_has_its_own_letters() -> None:
    lines = shown(city(), language="es")
    assert cells(lines[2])[:4] == ["M1", "M1", "M1", "M2"]
    assert "▼ Arquitecto ▼" in lines[0]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("language", languages())
def test_the_screen_can_show_every_moment(language: str, options: dict[str, object]) -> None:
    screen = TITLE.screen(TITLE.words(language))
    console = Console(width=100, force_terminal=False)
    for number, game in enumerate(walk(options, 5, name="founders")):
        if number % 61 and not game.over:
            continue
        with console.capture() as captured:
            console.print(screen.table(game))
            console.print(screen.brief(game))
            console.print(screen.picture(game) or "")
        assert not re.search(r"[{}]|names\.|screen\.", captured.get())


def test_the_table_says_what_is_reconstructed(command: Teo) -> None:
    run = command("play", "--game", "founders", "--text", "--seed", "1", typed="quit\n")
    assert "Reconstructed" in run.out
    assert "teo facts --game founders" in run.out


def test_a_whole_game_in_the_terminal(command: Teo) -> None:
    run = command(
        *("play", "--game", "founders", "--text", "--seed", "5", "--side", "B"),
        *("--seats", "human,random"),
        typed="1\n" * 900,
    )
    assert run.status == 0
    assert re.search(r"(Player \d|Ana) wins? ", run.out)
    assert "The city of Player 1 (B" in run.out
    assert "districts" in run.out


def test_a_game_in_spanish(command: Teo) -> None:
    run = command(
        *("play", "--game", "founders", "--text", "--seed", "5", "--language", "es"),
        *("--seats", "human,greedy"),
        typed="1\n" * 12 + "ayuda mapa\nayuda gold4\nmesa\nhistorial todo\nsalir\n",
    )
    assert "las casillas se nombran por columna y fila" in run.out.lower()
    assert "Su forma está reconstruida" in run.out
    assert "La ciudad de Jugador 1" in run.out
    assert "Jugador 2 (codicioso)" in run.out


def test_many_short_answers_stand_in_columns(command: Teo) -> None:
    run = command(
        *("play", "--game", "founders", "--text", "--seed", "5"), typed="green.NW\nquit\n"
    )
    assert re.search(r"\n +1  \S+ +\d+  \S+ +\d+  \S+", run.out)


def test_other_commands(command: Teo) -> None:
    run = command(
        *("simulate", "--game", "founders", "--games", "4", "--seats", "random,random,random"),
        *("--seed", "1", "--workers", "1"),
    )
    assert run.status == 0
    assert "districts" in run.out
    run = command("perft", "--game", "founders", "--seed", "3", "--setup", "turn", "--depth", "2")
    assert re.search(r"depth 2: +\d+", run.out)
    run = command("rules", "--game", "founders", "--language", "es")
    assert "Losetas de culto" in run.out


def test_a_game_is_told_again(command: Teo, tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    command(
        *("play", "--game", "founders", "--text", "--seed", "6", "--seats", "random,human"),
        *("--record", path),
        typed="1\n" * 10 + "quit\n",
    )
    run = command("replay", path)
    assert run.status == 0
    assert "pyramid tile on the" in run.out


def test_a_game_alone_says_that_it_is_unofficial_and_what_was_reached(command: Teo) -> None:
    run = command(
        *("play", "--game", "founders", "--text", "--seed", "5", "--players", "1"),
        *("--solo", "score attack", "--seats", "human"),
        typed="1\nhelp solo\n" + "1\n" * 900,
    )
    assert run.status == 0
    told = " ".join(run.out.split())
    assert "score attack (unofficial)" in run.out
    assert re.search(r"×  dummy: \d disks?, took \d+ tiles?", run.out)
    assert "○×" in run.out or "▲×" in run.out  # its disks have a sign of their own
    assert "none of us has seen the official solo mode" in told
    reached = r"Score attack \(unofficial variant\): Player 1 reaches the rank of \w+ with \d+"
    assert re.search(reached, told)


def test_a_game_alone_in_spanish(command: Teo) -> None:
    run = command(
        *("play", "--game", "founders", "--text", "--seed", "5", "--language", "es"),
        *("--players", "1", "--solo", "score attack", "--seats", "greedy"),
    )
    assert run.status == 0
    told = " ".join(run.out.split())
    assert "El jugador fantasma pone un disco en" in told
    assert re.search(r"\(variante no oficial\): Jugador 1 alcanza el rango de \w+", told)


def test_games_alone_are_counted_and_refused_by_name(command: Teo) -> None:
    alone = ("simulate", "--game", "founders", "--games", "3", "--seed", "1", "--workers", "1")
    run = command(*alone, "--players", "1", "--solo", "score attack", "--seats", "random")
    assert run.status == 0
    assert "unofficial" in run.out
    run = command(*alone, "--players", "1", "--seats", "random")
    assert run.status != 0
    assert "the official solo mode is not known to us" in run.err
    run = command("facts", "--game", "founders")
    assert "solo.toml" in run.out
    assert "An unofficial variant" in run.out
