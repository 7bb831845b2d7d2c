"""Says what to install from requirements.lock: `python tools/locked.py base table png`.

The lock holds everything that anybody needs, with exact versions and hashes; an environment gets
only its part. A part is `base` (what the package depends on), `build` (what builds and compiles
it), the name of an extra, or a package of the lock; what those need comes along. The result is a
requirements file for pip. `--inputs` prints instead what the lock is made from beside
pyproject.toml itself.

It runs in environments that are still empty: nothing but the standard library.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
PROJECT = ROOT / "pyproject.toml"

PIN = re.compile(r"([A-Za-z0-9._-]+)==(\S+)")


def name_of(requirement: str) -> str:
    """The name in a requirement, as the lock spells it."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None, requirement
    return re.sub(r"[-_.]+", "-", found.group()).lower()


def parts() -> dict[str, list[str]]:
    """Requirements by part, as pyproject.toml has them."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    return {
        "base": project["project"]["dependencies"],
        "build": project["build-system"]["requires"],
        **project["project"]["optional-dependencies"],
    }


def blocks() -> list[list[str]]:
    """The lines of each pin: its version, its hashes, and as comments who needs it."""
    found: list[list[str]] = []
    for line in LOCK.read_text(encoding="utf-8").splitlines():
        if PIN.match(line):
            found.append([line])
        elif found:
            found[-1].append(line)
    return found


def needed_by(block: list[str]) -> set[str]:
    """The packages because of which a pin is in the lock."""
    comments = [line.strip().lstrip("# ") for line in block if line.strip().startswith("#")]
    said = [comment.removeprefix("via").strip() for comment in comments]
    return {name_of(name) for name in said if re.match(r"[A-Za-z0-9]", name)}


def chosen(names: list[str]) -> list[list[str]]:
    """The pins of some parts or packages, and of all that they need."""
    pins = blocks()
    known = {name_of(block[0]) for block in pins}
    wanted: set[str] = set()
    for name in names:
        requirements = parts().get(name, [name])
        wanted.update(name_of(requirement) for requirement in requirements)
    if not wanted <= known:
        missing = ", ".join(sorted(wanted - known))
        sys.exit(f"{LOCK.name} does not know {missing}: make lock")
    size = 0
    while size != len(wanted):
        size = len(wanted)
        wanted.update(name_of(block[0]) for block in pins if needed_by(block) & wanted)
    return [block for block in pins if name_of(block[0]) in wanted]


def main() -> None:
    """Print what was asked for."""
    if sys.argv[1:] == ["--inputs"]:
        print("\n".join(parts()["build"]))
        return
    for block in chosen(sys.argv[1:]):
        print("\n".join(line for line in block if not line.strip().startswith("#")))


if __name__ == "__main__":
    main()
