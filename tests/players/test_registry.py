import sys
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.players import registry


class Last(players.Player):
    name = "last"

    def choose(self, game: teo.Game) -> int:
        return game.ids[-1]


def test_our_players_are_known_by_name() -> None:
    assert players.names()[:2] == ["random", "greedy"]
    for name in ("random", "greedy"):
        made = players.make(name, 7)
        assert isinstance(made, players.Player)
        assert made.name == name
        assert made.seed == 7


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        teo.OptionError, match=r"no player 'nobody'; the players are: random, greedy"
    ):
        players.make("nobody", 1)


def test_a_player_is_added_by_a_name_and_one_class() -> None:
    players.register("last", Last)
    assert players.names()[-1] == "last"
    game = teo.new_game("city", players=2, seed=1)
    assert players.make("last", 3).choose(game) == game.ids[-1]


def test_register_works_as_a_decorator_and_leaves_the_class_alone() -> None:
    @players.register("mine")
    class Mine(Last):
        pass

    assert isinstance(players.make("mine", 0), Mine)


def test_a_name_is_given_once() -> None:
    with pytest.raises(teo.OptionError, match="already"):
        players.register("greedy", Last)


@pytest.mark.parametrize("name", ["", "a,b", "Upper", "two words", "-x", "x" * 50])
def test_a_name_must_fit_on_the_command_line(name: str) -> None:
    with pytest.raises(teo.OptionError, match="name of a player"):
        players.register(name, Last)
    assert name not in players.names()


def package(folder: Path, entry_points: str) -> None:
    """An installed package, as far as entry points are concerned."""
    about = folder / "third_party-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: third-party\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{players.ENTRY_POINTS}]\n{entry_points}\n")
    (folder / "third_party_players.py").write_text(
        "from teotihuacan.players import Player\n"
        "class Theirs(Player):\n"
        "    name = 'theirs'\n"
        "    def choose(self, game):\n"
        "        return game.ids[0]\n"
    )


def test_an_installed_package_adds_its_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path, "theirs = third_party_players:Theirs\nrandom = third_party_players:Theirs")
    monkeypatch.syspath_prepend(tmp_path)
    registry.find_offers()
    assert "theirs" in players.names()
    assert players.make("theirs", 1).name == "theirs"
    assert isinstance(players.make("random", 1), players.Random), "ours cannot be replaced"


def test_a_player_that_cannot_be_loaded_says_whose_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path, "broken = third_party_players:Missing")
    monkeypatch.syspath_prepend(tmp_path)
    registry.find_offers()
    with pytest.raises(teo.OptionError, match="'broken' of third_party_players:Missing"):
        players.make("broken", 1)


# --- plugged in -----------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a program is started, with a module of players in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    monkeypatch.delitem(sys.modules, "brought_along", raising=False)
    (tmp_path / "brought_along.py").write_text(
        "from teotihuacan.players import Player\n"
        "class Mine(Player):\n"
        "    name = 'mine'\n"
        "    def choose(self, game):\n"
        "        return game.ids[0]\n"
        "class Nameless(Mine):\n"
        "    name = ''\n"
        "class Greedy(Mine):\n"
        "    name = 'greedy'\n"
        "    class Inner(Mine):\n"
        "        name = 'inner'\n"
        "number = 5\n"
    )
    return tmp_path


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("brought_along:Mine", "mine"),
        ("other=brought_along:Mine", "other"),
        ("brought_along:Nameless", "nameless"),
        ("brought_along:Greedy.Inner", "inner"),
        ("better=brought_along:Greedy", "better"),
    ],
)
def test_a_player_is_plugged_in_by_where_it_is(folder: Path, text: str, name: str) -> None:
    assert players.plug_in(text) == name
    assert players.plug_in(text) == name, "twice is no harm"
    assert name in players.names("city")
    game = teo.new_game("city", players=2, seed=1)
    assert players.make(name, 3, "city").choose(game) == game.ids[0]
    assert [(known, of) for known, of, _ in players.registered()][-1] == (name, "")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("mine", "a player must be module:Class"),
        ("brought_along:", "a player must be module:Class"),
        (":Mine", "a player must be module:Class"),
        ("no_such_module:Mine", "'no_such_module:Mine' cannot be loaded"),
        ("brought_along:Missing", "cannot be loaded"),
        ("brought_along:number", "is not a player class"),
        ("brought_along:Greedy", "already: give this one a name"),
        ("Big Name=brought_along:Mine", "cannot be the name of a player"),
    ],
)
def test_what_cannot_be_plugged_in_is_told(folder: Path, text: str, message: str) -> None:
    with pytest.raises(teo.OptionError, match=message):
        players.plug_in(text)
