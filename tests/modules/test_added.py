"""Rain and Wind as docs/adding-a-module.md says it: a folder and a line in the list, in a copy."""

import re
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
assert "fields" in title.sources
assert teo.from_position(game.position()).legal() == game.legal()
shown = Console(file=io.StringIO(), width=120)
shown.print(title.screen(words).table(game))
assert "Water" in shown.file.getvalue()
"""


WIND = """
import sys
import teotihuacan as teo
from teotihuacan.titles import title_named

assert teo.__file__.startswith(sys.argv[1])
title = title_named("city")
game = teo.new_game("city", players=2, seed=1, first_game=True, wind=True)
before = teo.new_game("city", players=2, seed=1, first_game=True)
assert game.scores[0] == before.scores[0] + 1
assert "wind" in title.sources
assert any("wind" in line for line in game.log())
assert title.words().text("option.wind.more") == "each turn begins with a point"
"""


def copied(folder: Path) -> Path:
    """The expansion modules of a copy of the package, without anything compiled."""
    package = folder / "teotihuacan"
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "teotihuacan", package, ignore=ignored)
    return package / "city" / "modules"


def list_behind_others(modules: Path, name: str) -> None:
    listed = modules.parent / "expansions.py"
    text = listed.read_text(encoding="utf-8")
    assert text.count('    "priests",\n') == 1
    text = text.replace('    "priests",\n', f'    "priests",\n    "{name}",\n')
    listed.write_text(text, encoding="utf-8")


def test_a_module_is_added_as_the_document_says(tmp_path: Path) -> None:
    modules = copied(tmp_path)
    rain = modules / "rain"
    shutil.copytree(
        ROOT / "tests" / "modules" / "rain", rain, ignore=shutil.ignore_patterns("__pycache__")
    )
    for path in rain.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        text = text.replace("tests.modules.rain", "teotihuacan.city.modules.rain")
        path.write_text(text, encoding="utf-8")
    list_behind_others(modules, "rain")
    played = run(tmp_path, "-c", GAME, str(tmp_path))
    assert played.returncode == 0, played.stderr


def test_smallest_module_of_the_document_is_played(tmp_path: Path) -> None:
    document = (ROOT / "docs" / "adding-a-module.md").read_text(encoding="utf-8")
    code = re.search(r"^```python\n(from .*?)^```", document, re.MULTILINE | re.DOTALL)
    sentences = re.search(r"^```toml\n(.*?)^```", document, re.MULTILINE | re.DOTALL)
    assert code is not None
    assert sentences is not None
    modules = copied(tmp_path)
    words = modules / "wind" / "words"
    words.mkdir(parents=True)
    (modules / "wind" / "module.py").write_text(code[1], encoding="utf-8")
    (words / "en.toml").write_text(sentences[1], encoding="utf-8")
    list_behind_others(modules, "wind")
    played = run(tmp_path, "-c", WIND, str(tmp_path))
    assert played.returncode == 0, played.stderr
