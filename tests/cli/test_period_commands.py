"""Every command of `teo` knows the modules, and refuses what does not exist."""

import json
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.city.rules.data_files import DATA
from tests.city.modules.sets import REFUSED
from tests.cli.running import Teo

ALL = ("--modules", "all", "--extras", "11,12,09")
COMMANDS = (("play", "--text"), ("simulate", "--games", "1"), ("perft", "--depth", "1"))


def flags(options: dict[str, object]) -> list[str]:
    """Options as somebody types them."""
    typed: list[str] = []
    for name, value in options.items():
        typed.append(f"--{name.replace('_', '-')}")
        if isinstance(value, list):
            typed.append(",".join(value))
        elif value is not True:
            typed.append(str(value))
    return typed


@pytest.mark.parametrize("command", COMMANDS, ids=[command[0] for command in COMMANDS])
@pytest.mark.parametrize(("options", "reason"), REFUSED, ids=[reason for _, reason in REFUSED])
def test_what_does_not_exist_is_refused(
    teo_command: Teo, command: tuple[str, ...], options: dict[str, object], reason: str
) -> None:
    run = teo_command(*command, *flags(options))
    assert run.status == 2
    assert reason in " ".join(run.err.split())
    assert run.out == ""


@pytest.mark.parametrize("names", ["all", "M9,M6,M8,M7", "empire,obsidian,mansion,altars"])
def test_modules_go_by_several_names(teo_command: Teo, names: str) -> None:
    run = teo_command("simulate", "--games", "1", "--json", "--modules", names)
    assert run.status == 0
    assert json.loads(run.out)["options"]["modules"] == ["obsidian", "mansion", "altars", "empire"]


def test_the_help_tells_all_of_them(teo_command: Teo) -> None:
    said = " ".join(teo_command("simulate", "--help").out.split())
    assert (
        "obsidian, mansion, altars, empire, movement, "
        "or their printed numbers: M6 to M9, MS1; or all" in said
    )
    assert "11, 12, 09, S07, S08" in said


@pytest.mark.parametrize(
    "game", [("--players", "3"), ("--bot", "modified")], ids=["people", "alone"]
)
def test_simulate_replay_and_draw(teo_command: Teo, tmp_path: Path, game: tuple[str, ...]) -> None:
    records = tmp_path / "games.jsonl"
    table = tmp_path / "games.csv"
    run = teo_command(
        *("simulate", *game, *ALL, "--games", "2", "--seed", "3"),
        *("--records", str(records), "--csv", str(table)),
    )
    assert run.status == 0
    assert "warriors" in run.out
    assert "warriors" in table.read_text().splitlines()[0].split(",")
    assert "OK, 2 games" in teo_command("replay", "--check", str(records)).out
    one = tmp_path / "one.json"
    one.write_text(records.read_text().splitlines()[0])
    record = teo.load(one)
    for language in ("en", "es"):
        told = teo_command("replay", str(one), "--language", language)
        assert told.status == 0
        assert {"en": "Warriors", "es": "Guerreros"}[language] in told.out
        picture = tmp_path / f"{language}.svg"
        drawn = teo_command(
            *("picture", str(one), "--at", str(len(record.steps) // 2), "--seat", "1"),
            *("-o", str(picture), "--language", language),
        )
        assert drawn.status == 0
        assert 'data-spot="region-0"' in picture.read_text()
    found = json.loads(teo_command("replay", "--json", str(one)).out)
    assert found["options"]["modules"][:4] == ["obsidian", "mansion", "altars", "empire"]
    assert found["options"]["extras"] == ["11", "12", "09"]
    assert found["scores"] == record.scores


def test_perft_with_modules(teo_command: Teo) -> None:
    run = teo_command("perft", *ALL, "--players", "2", "--depth", "2", "--seed", "1")
    assert run.status == 0
    assert "depth 2:" in run.out


def test_a_position_with_modules_is_drawn(teo_command: Teo, tmp_path: Path) -> None:
    game = teo.new_game("city", players=2, seed=1, modules=["all"], extras=["09"])
    position = tmp_path / "position.json"
    position.write_text(json.dumps(game.position()))
    run = teo_command("picture", str(position), "-o", str(tmp_path / "position.svg"))
    assert run.status == 0


def test_facts_list_what_is_reconstructed(teo_command: Teo) -> None:
    """Everything of the Expansion Period that nobody could check, by file and group."""
    doubtful = {
        (fact.file, fact.group)
        for fact in DATA.facts()
        if fact.reconstructed and fact.file.startswith("period/")
    }
    assert doubtful == {
        ("period/boards.toml", "grid"),
        ("period/empire.toml", "conquest"),
        ("period/discovery.toml", "major"),
        ("period/discovery.toml", "shamans"),
        ("period/altars.toml", "tiles"),
        ("period/mansion.toml", "temples"),
    }
    said = teo_command("facts").out
    for file, group in doubtful:
        part = said[said.index(file) :]
        line = next(line for line in part.splitlines() if line.startswith(f"{group} "))
        assert "(reconstructed)" in line
    assert "sidebars" in said


def test_rules_have_the_tables_of_the_modules(teo_command: Teo) -> None:
    assert "Extras: priests, priestesses and a Season tile" in teo_command("rules").out
    assert "Añadidos: sacerdotes" in teo_command("rules", "--language", "es").out
