"""An expansion module is one folder: without it and its line in the list all else works."""

from pathlib import Path

import pytest

from tests.city.modules.without import delete, run

GAMES = """
import sys
import teotihuacan as teo
from teotihuacan.players.registry import make
from teotihuacan.titles import title_named

assert teo.__file__.startswith(sys.argv[1])
title = title_named("city")
words = title.words()
assert title.tables(words)
for options in ({"players": 3}, {"bot": "teotibot"}, {"bot": "modified"}):
    game = teo.new_game("city", **{"players": 1, **options}, modules=["all"], seed=3)
    players = [make("greedy", seat, "city") for seat in range(3)]
    while not game.over and len(game.history) < 250:
        game.play(players[game.actor].choose(game))
        assert all([words.choice(game, id) for id in game.legal()])
    assert title.artist().svg(game, 0, words)
    assert title.screen(words).table(game)
    assert teo.from_position(game.position()).legal() == game.legal()
"""

TESTS = (
    *("tests/city/test_golden.py", "tests/city/test_perft.py", "tests/words/test_languages.py"),
    *("-k", "not revision"),
)


@pytest.mark.parametrize("module", ["mansion", "priests"])
def test_all_else_works_without_a_module(module: str, tmp_path: Path) -> None:
    delete(module, tmp_path)
    played = run(tmp_path, "-c", GAMES, str(tmp_path))
    assert played.returncode == 0, played.stderr
    tested = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS)
    assert tested.returncode == 0, tested.stdout
