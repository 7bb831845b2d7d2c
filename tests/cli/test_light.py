"""What a plain install can do: everything but the table in the browser, and it says so.

The packages that come with extras are hidden from another process, as if they were not there.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.cli import database

PROJECT = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]

# What the extras bring to somebody who plays, what that needs in turn, and what only builds.
HIDDEN = (
    *(
        "alembic",
        "fastapi",
        "jinja2",
        "platformdirs",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
    *("anyio", "greenlet", "h11", "httptools", "mako", "markupsafe", "pydantic", "pydantic_core"),
    *("mypy_extensions", "psycopg", "resvg_py", "starlette", "uvloop"),
)

HIDE = f"""
import sys
for name in {HIDDEN!r}:
    sys.modules[name] = None
"""
RUN = f"{HIDE}\nfrom teotihuacan.cli import main\nsys.exit(main(sys.argv[1:]))"


def python(code: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


def light(*arguments: str, typed: str = "") -> str:
    """What `teo` says where only the plain package is installed."""
    ran = python(RUN, *arguments, typed=typed)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def names(requirements: list[str]) -> set[str]:
    return {requirement.partition(">")[0].partition("[")[0] for requirement in requirements}


def test_what_is_hidden_is_what_the_extras_bring() -> None:
    extras = PROJECT["optional-dependencies"]
    assert names(extras["table"]) == set(database.PACKAGES)
    for extra in ("table", "postgres", "png"):
        assert names(extras[extra]) <= set(HIDDEN)
    assert names(PROJECT["dependencies"]) == {"rich"}


def test_the_package_alone_imports_nothing_of_others() -> None:
    ran = python(f"{HIDE}\nimport teotihuacan\nprint(*sys.modules)")
    assert ran.returncode == 0, ran.stderr
    loaded = {name.partition(".")[0] for name in ran.stdout.split()}
    others = loaded - sys.stdlib_module_names - {*HIDDEN, "teotihuacan"}
    assert {name for name in others if not name.startswith("_") and "__mypyc" not in name} == set()


def test_a_plain_install_simulates(tmp_path: Path) -> None:
    records = tmp_path / "games"
    options = ("--players", "2", "--games", "2", "--seats", "random,greedy", "--seed", "1")
    out = light("simulate", *options, "--workers", "2", "--records", str(records))
    assert "Wins and scores" in out


def test_a_plain_install_plays_tells_and_draws(tmp_path: Path) -> None:
    record, board = tmp_path / "game.json", tmp_path / "board.svg"
    seats = ("--seats", "human,random", "--first-game", "--seed", "3")
    out = light("play", "--text", *seats, "--record", str(record), typed="1\n" * 2000)
    assert " wins with " in out
    assert teo.replay(teo.load(record)).over
    assert " wins with " in light("replay", str(record))
    light("picture", str(record), "--at", "120", "-o", str(board))
    assert board.read_text(encoding="utf-8").startswith("<svg")


def test_a_plain_install_lists_its_facts() -> None:
    assert "groups of values" in light("facts")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("serve",), ("teotihuacan[table]",)),
        (("play",), ("teotihuacan[table]", "teo play --text")),
        (("picture", "tests/games/2/2-random.json", "-o", "board.png"), ("teotihuacan[png]",)),
    ],
    ids=lambda value: value[0],
)
def test_what_is_missing_is_said_in_one_line(
    command: tuple[str, ...], said: tuple[str, ...]
) -> None:
    ran = python(RUN, *command)
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1
    assert all(piece in ran.stderr for piece in said)
    assert ran.stdout == ""
