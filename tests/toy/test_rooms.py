"""The rooms that know no game do not speak of one, in whatever language they are written."""

import re
from pathlib import Path

import teotihuacan

PACKAGE = Path(teotihuacan.__file__).parent
WORDS = re.compile(rb"(?i)\b(?:city|teotibot|temple|pyramid|founders|worship|architect)\b")
# Games, what they share of their theme, the registry, and the examples on the front door.
OF_GAMES = ("city/", "founders/", "theme/", "titles.py", "__init__.py")


def test_no_neutral_file_names_a_game_or_its_pieces() -> None:
    found: list[str] = []
    read = 0
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if not path.is_file() or name.startswith(OF_GAMES) or path.suffix in (".pyc", ".so"):
            continue
        read += 1
        for number, line in enumerate(path.read_bytes().split(b"\n"), 1):
            if WORDS.search(line):
                found.append(f"{name}:{number}")
    assert found == []
    assert read > 100
