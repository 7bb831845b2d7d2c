"""Rain as docs/adding-a-module.md says it: its folder and its line in the list, in a copy."""

import shutil
from pathlib import Path

from tests.city.modules.without import ROOT, run

GAME = """
import io
import sys
from rich.console import Console
import teotihuacan as teo
from teotihuacan.city.players.horizon import Horizon
from teotihuacan.city.players.weights import Weights
from teotihuacan.players.registry import make
from teotihuacan.titles import title_named

assert teo.__file__.startswith(sys.argv[1])
title = title_named("city")
words = title.words()
game = teo.new_game("city", players=2, modules=["all"], rain=True, seed=3)
seen = set()
players = [make("greedy", seat, "city") for seat in range(2)]
while not game.over and len(game.history) < 120:
    game.play(players[game.actor].choose(game))
    seen |= {event.kind for event in game.events}
assert "rain" in seen
assert "rain" in [opinion.module for opinion in Horizon(game.state, 0, Weights()).opinions]
assert title.sources[-1] == "fields"
assert teo.from_position(game.position()).legal() == game.legal()
shown = Console(file=io.StringIO(), width=120)
shown.print(title.screen(words).table(game))
assert "Water" in shown.file.getvalue()
"""


def test_a_module_is_added_as_the_document_says(tmp_path: Path) -> None:
    package = tmp_path / "teotihuacan"
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "teotihuacan", package, ignore=ignored)
    rain = package / "city" / "modules" / "rain"
    shutil.copytree(ROOT / "tests" / "modules" / "rain", rain, ignore=ignored)
    for path in rain.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        text = text.replace("tests.modules.rain", "teotihuacan.city.modules.rain")
        path.write_text(text, encoding="utf-8")
    listed = package / "city" / "expansions.py"
    text = listed.read_text(encoding="utf-8").replace(
        '    "priests",\n', '    "priests",\n    "rain",\n'
    )
    listed.write_text(text, encoding="utf-8")
    played = run(tmp_path, "-c", GAME, str(tmp_path))
    assert played.returncode == 0, played.stderr
