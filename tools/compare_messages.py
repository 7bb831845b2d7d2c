"""Lists the messages whose text changed since a revision: `python tools/compare_messages.py REV`.

Messages are compared by key: a file that has moved since is found by its keys, not by its name.
`--count` prints numbers for each language instead.  Keys that are new or gone are not listed.
"""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = "src/teotihuacan"


def git(*arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, check=True, capture_output=True, encoding="utf-8"
    ).stdout


def flat(table: dict[str, object], before: str = "") -> Iterator[tuple[str, str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{before}{key}.")
        else:
            yield before + key, str(value)


def messages(revision: str, language: str) -> dict[str, str]:
    """Return the texts of a language by game and key, as they were at a revision."""
    found: dict[str, str] = {}
    for path in git("ls-tree", "-r", "--name-only", revision, FOLDER).split():
        if path.endswith(f"/{language}.toml"):
            game = path.removeprefix(f"{FOLDER}/").partition("/")[0]
            texts = dict(flat(tomllib.loads(git("show", f"{revision}:{path}"))))
            found |= {f"{game}: {key}": text for key, text in texts.items()}
    return found


def main(revision: str, count: bool) -> None:
    for language in ("en", "es"):
        old, new = messages(revision, language), messages("HEAD", language)
        changed = sorted(key for key in old.keys() & new.keys() if old[key] != new[key])
        if count:
            print(f"{language}: {len(new)} messages, {len(changed)} changed since {revision}")
            continue
        for key in changed:
            print(f"{language} {key}\n  - {old[key]}\n  + {new[key]}")


if __name__ == "__main__":
    main(sys.argv[1], "--count" in sys.argv[2:])
