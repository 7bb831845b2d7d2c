"""The rules on the Python of a site (WebAssembly) are those of CPython: traces and golden games."""

import json
from pathlib import Path

from playwright.sync_api import Browser

from tests.long import LONG
from tests.offline.hosting import hosted
from tests.trace import STORED

TESTS = Path(__file__).parent.parent
TRACES: list[str] = json.loads(STORED.read_text(encoding="utf-8"))["traces"]
EVERY = 1 if LONG else 12
"""One trace in so many is played; all kinds of games are among them."""

PLAY = """async ({ root, files, script }) => {
  const { startPython } = await import(`${root}python.js`);
  const module = await WebAssembly.compileStreaming(fetch(`${root}py/pyodide.asm.wasm`));
  const py = await startPython(module, "host");
  for (const [name, text] of Object.entries(files)) {
    py.FS.mkdirTree(`/work/${name}`.replace(/\\/[^/]*$/, ""));
    py.FS.writeFile(`/work/${name}`, text);
  }
  return py.runPython(script);
}"""
"""Starts Python as the site does, adds files, and returns what a script comes to."""

SCRIPT = """
import json, os, sys
sys.path.insert(0, "/work")
os.chdir("/work/tests")
from pathlib import Path
from tests.golden import is_dealt_again
from tests.trace import trace

traces = [trace(seed) for seed in range(0, {most}, {every})]
games = sorted(Path("games").rglob("*.json"))
for game in games:
    is_dealt_again(game)
json.dumps([list(sys.version_info[:2]), sys.platform, traces, len(games)])
"""


def files() -> dict[str, str]:
    """What makes a trace, and the golden games of today's rules, in the order of their names."""
    scripts = [TESTS / name for name in ("trace.py", "tables.py", "golden.py", "trace.json")]
    games = [*(TESTS / "games" / "2").glob("*.json"), *(TESTS / "games/founders").rglob("*.json")]
    return {
        f"tests/{path.relative_to(TESTS).as_posix()}": path.read_text(encoding="utf-8")
        for path in (*scripts, *sorted(games))
    }


def test_python_of_a_site_plays_like_cpython(browser: Browser, site: Path) -> None:
    given = files()
    with hosted(site) as root:
        page = browser.new_page()
        page.goto(f"{root}py/pyodide-lock.json")  # a page of the site without scripts of its own
        script = SCRIPT.format(most=len(TRACES), every=EVERY)
        said = page.evaluate(PLAY, {"root": root, "files": given, "script": script})
        page.close()
    version, platform, traces, games = json.loads(said)
    assert (version, platform) == ([3, 14], "emscripten")
    assert traces == TRACES[::EVERY]
    assert games == sum(name.startswith("tests/games/") for name in given) > 15
