"""Who can be met at the terminal: told by `teo players` and in the help, seated by name."""

from pathlib import Path

import pytest

from teotihuacan import players
from teotihuacan.city.players.master import Master
from teotihuacan.cli.session import Session
from tests.cli.running import Teo


def test_players_are_told_with_how_they_think(teo_command: Teo) -> None:
    run = teo_command("players")
    assert run.status == 0
    lines = [line.split()[0] for line in run.out.splitlines() if line[:1].strip()]
    assert lines[:4] == ["novice", "casual", "strong", "master"]
    assert {"random", "greedy", "search"} <= set(lines[4:])
    casual = run.out.split("casual")[1].split("strong")[0]
    assert "Takes what looks best this turn" in casual
    assert "default opponent" in " ".join(casual.split())


def test_players_are_told_in_the_language_asked_for(teo_command: Teo) -> None:
    run = teo_command("players", "--game", "founders", "--language", "es")
    assert "novato" in run.out
    assert "Elige lo que mejor parece" in run.out
    assert teo_command("players", "--game", "nothing").status == 2


def test_a_player_of_ones_own_is_told_too(
    teo_command: Teo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "brought_to_be_told.py").write_text(
        "from teotihuacan.players import Random\nclass Mine(Random):\n    name = 'mine'\n"
    )
    assert "\nmine" in teo_command("players", "--player", "brought_to_be_told:Mine").out


def test_the_help_of_play_tells_the_levels(teo_command: Teo) -> None:
    out = teo_command("play", "--help").out
    told = out.split("levels of computer players:")[1].split("example")[0]
    for level in ("novice", "casual", "strong", "master"):
        assert f"\n  {level} " in told
    assert "Takes what looks best this turn, without looking further ahead." in told
    assert "human,casual" in out.split("example")[1]


@pytest.fixture
def sessions(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The games that were about to begin."""
    begun: list[Session] = []
    monkeypatch.setattr(Session, "run", lambda session: begun.append(session))
    return begun


def test_one_meets_casual_where_nobody_is_named(teo_command: Teo, sessions: list[Session]) -> None:
    assert teo_command("play", "--text").status == 0
    assert [seated.name for seated in sessions[0].players.values()] == ["casual"]


def test_a_search_of_any_length_sits_down_at_the_terminal(
    teo_command: Teo, sessions: list[Session]
) -> None:
    assert teo_command("play", "--text", "--seats", "human,search-6n, hand-20ms").status == 0
    names = [seated.name for seated in sessions[0].players.values()]
    assert names == ["search-6n", "hand-20ms"]


@pytest.mark.parametrize(
    ("seat", "message"),
    [
        ("nobody", "--seats: there is no player 'nobody'; the players are: random"),
        ("search-fast", "--seats: 'search-fast' does not say how long"),
    ],
)
def test_who_cannot_sit_down_is_told(teo_command: Teo, seat: str, message: str) -> None:
    run = teo_command("play", "--text", "--seats", f"human,{seat}")
    assert run.status == 2
    assert message in run.err
    assert "human" in run.err


@pytest.mark.parametrize(("cores", "used"), [(1, 1), (2, 2), (16, Master.grown)])
def test_master_uses_the_cores_of_the_machine(
    teo_command: Teo,
    sessions: list[Session],
    monkeypatch: pytest.MonkeyPatch,
    cores: int,
    used: int,
) -> None:
    monkeypatch.setattr(players, "cores", lambda: cores)
    assert teo_command("play", "--text", "--seats", "human,master").status == 0
    master = sessions[0].players[1].player
    assert master is not None
    assert master.processes == used  # type: ignore[attr-defined]
