"""Paths, commands and names that the documents show in backticks are those of the tree."""

import argparse
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import teotihuacan as teo
from teotihuacan.cli import parser
from teotihuacan.titles import TITLES

ROOT = Path(__file__).parent.parent
FIRST = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "benchmarks/README.md")
DOCUMENTS = [*[ROOT / name for name in FIRST], *sorted((ROOT / "docs").rglob("*.md"))]
FOLDERS = ("src", "tests", "benchmarks", "deploy", "docs", "tools")
ELSEWHERE = {
    *("kind.code", "fluent.runtime", "NOTIFY", "moz-fluent-linter", "compare-locales"),
    *("2-modules.json", "solo.json", "solo-modified.json", "game.json", "position.json"),
    *("de.toml", "teotihuacan.sqlite"),
}
"""Names that are not of the tree: other programs, and files a reader is to make."""

IN_TEXTS = ("names", "screen", "self")  # what stands before the dot is no module or class

FENCED = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"[\w.*-]+(/[\w.*-]+)*/?")
SUFFIX = re.compile(r"\.(py|toml|js|css|html|md|svg|json|txt|yaml|sh|lock)$")
DOTTED = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(?:\(.*\))?")
NAME = re.compile(r"([A-Za-z_]\w*)\(.*\)|([A-Z]\w{3,}|[a-z]+(?:_[a-z0-9]+)+)")
PLACEHOLDER = re.compile(r"FOLDER|KEY|NAME|REVISION")

CASES = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)


def in_backticks(document: Path) -> list[str]:
    text = FENCED.sub("", document.read_text(encoding="utf-8"))
    return [re.sub(r"\s+", " ", token) for token in re.findall(r"`([^`]+)`", text)]


def commands(document: Path, program: str) -> Iterator[str]:
    """What follows the name of a program, in backticks and in blocks, without comments."""
    shown = in_backticks(document)
    for block in FENCED.findall(document.read_text(encoding="utf-8")):
        shown += [
            line.strip().removeprefix("$ ") for line in block.replace("\\\n", " ").split("\n")
        ]
    for line in shown:
        for part in re.split(r" (?:&&|\||#) ?", line):
            if re.match(rf"{program} ", part):
                yield part.removeprefix(program).strip()


@cache
def files() -> list[str]:
    """Every file of the tree, with its folders in front."""
    found = [path for path in ROOT.iterdir() if path.is_file() or path.name in FOLDERS]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts]
    return [path.relative_to(ROOT).as_posix() + ("/" if path.is_dir() else "") for path in found]


@cache
def sources() -> dict[str, str]:
    """The text of everything that is not a document."""
    kinds = (".py", ".toml", ".js", ".css", ".html", ".txt", ".sh", ".yaml", "Makefile")
    return {
        name: (ROOT / name).read_text(encoding="utf-8")
        for name in files()
        if name.endswith(kinds) and not name.endswith(Path(__file__).name)
    }


@cache
def words() -> set[str]:
    return {word for text in sources().values() for word in re.findall(r"\w+", text)}


@cache
def code() -> dict[str, str]:
    """The code of all classes and modules of a name; of a class with the names of its bases."""
    found: dict[str, str] = {}
    for path, text in sources().items():
        if path.endswith(".py"):
            module = path.removesuffix("/__init__.py").removesuffix(".py").split("/")[-1]
            found[module] = found.get(module, "") + text
            for part in re.split(r"^(?=class )", text, flags=re.MULTILINE)[1:]:
                name = re.findall(r"\w+", part)[1]
                found[name] = found.get(name, "") + re.split(r"\n(?=[^\s)])", part, maxsplit=1)[0]
    return found


def body(name: str) -> str:
    """The code of a class or module, with that of the classes it is made from."""
    own = code().get(name, "")
    head = re.match(r"class \w+\((.*?)\):\n", own)
    return own + "".join([body(base) for base in re.findall(r"\w+", head[1] if head else "")])


def lies_there(path: str, document: Path) -> bool:
    pattern = PLACEHOLDER.sub("*", path).replace(".", r"\.").replace("*", "[^/]+")
    there = re.compile(rf"(.*/)?{pattern}/?")
    beside = document.parent / path
    return beside.exists() or any(there.fullmatch(name) for name in files())


@CASES
def test_paths_exist(document: Path) -> None:
    shown = [
        token
        for token in in_backticks(document)
        if PATH.fullmatch(token) and (token.count("/") or SUFFIX.search(token))
    ]
    wrong = [path for path in shown if path not in ELSEWHERE and not lies_there(path, document)]
    assert wrong == []


def targets() -> set[str]:
    return set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@CASES
def test_targets_of_make_exist(document: Path) -> None:
    called = [word for line in commands(document, "make") for word in line.split()[:1]]
    assert sorted({word for word in called if word[0].isalpha()} - targets()) == []


@cache
def flags() -> dict[str, set[str]]:
    """The flags of each command, whatever the game."""
    found: dict[str, set[str]] = {}
    for title in TITLES.values():
        for action in parser(title)._actions:
            if isinstance(action, argparse._SubParsersAction):
                for command, sub in action.choices.items():
                    found.setdefault(command, set()).update(sub._option_string_actions)
    return found


@CASES
def test_commands_and_their_flags_exist(document: Path) -> None:
    wrong: list[str] = []
    for line in commands(document, "teo"):
        command, _, rest = line.partition(" ")
        if command.isalpha():
            known = flags().get(command)
            shown = re.findall(r"(?<!\S)--[\w-]+", rest)
            wrong += [line] if known is None or set(shown) - known else []
    assert wrong == []


@CASES
def test_flags_alone_belong_to_some_program(document: Path) -> None:
    known = {flag for of_one in flags().values() for flag in of_one}
    known |= {flag for text in sources().values() for flag in re.findall(r'"(--[\w-]+)"', text)}
    shown = [
        re.findall(r"--[\w-]+", token) for token in in_backticks(document) if token[:2] == "--"
    ]
    assert sorted({flag for of_one in shown for flag in of_one} - known) == []


@CASES
def test_modules_that_are_run_exist(document: Path) -> None:
    for line in commands(document, "python"):
        for name in re.findall(r"-m ([\w.]+)", line):
            path = name.replace(".", "/")
            here = [f"{path}.py", f"{path}/__main__.py", f"src/{path}/__main__.py"]
            own = name.split(".")[0] in ("tests", "benchmarks", "tools", "teotihuacan")
            assert not own or any((ROOT / one).exists() for one in here), name


def is_known(dotted: str) -> bool:
    """Whether a name with dots is found: in the class or module before the dot, if it is ours."""
    root, name, *_ = dotted.split(".")
    if root in ("teo", "teotihuacan"):
        return hasattr(teo, name) or f"src/teotihuacan/{name}.py" in files() or is_package(name)
    own = ""
    if root not in IN_TEXTS:  # a value is called like its class
        own = body(root) + (body(root.capitalize()) if root.islower() else "")
    return re.search(rf"\b{name}\b", own) is not None if own else name in words()


def is_package(name: str) -> bool:
    return f"src/teotihuacan/{name}/" in files()


@pytest.mark.parametrize(
    "document",
    [path for path in DOCUMENTS if not path.name.startswith("positions-")],  # of JSON, tested apart
    ids=lambda path: path.name,
)
def test_names_exist(document: Path) -> None:
    wrong: set[str] = set()
    for token in in_backticks(document):
        dotted, name = DOTTED.fullmatch(token), NAME.fullmatch(token)
        if token in ELSEWHERE or PLACEHOLDER.search(token) or SUFFIX.search(token):
            continue
        if dotted and not is_known(dotted[1]):
            wrong.add(token)
        if name and (name[1] or name[2]) not in words():
            wrong.add(token)
    assert sorted(wrong) == []
