"""Runs tests with a copy of the package from which an expansion module was deleted.

`python -m tests.city.modules.without mansion tests/city tests/words` deletes the folder of the
Mansion and its line in the list of modules, in a copy, and runs these tests with that copy.  Only
tests that play with the Mansion by name may fail, or compare documents with its numbers.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[3]


def delete(module: str, folder: Path) -> None:
    """Copy the package into a folder, without a module: its folder and its one line."""
    package = folder / "teotihuacan"
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "teotihuacan", package, ignore=ignored)
    shutil.rmtree(package / "city" / "modules" / module)
    listed = package / "city" / "expansions.py"
    lines = listed.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if line.strip() != f'"{module}",']
    assert len(kept) == len(lines) - 1
    listed.write_text("".join(kept), encoding="utf-8")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the package in a folder, outside the workers of this test run."""
    kept = {name: value for name, value in os.environ.items() if "XDIST" not in name}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**kept, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def main(module: str, *tests: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        delete(module, Path(folder))
        done = run(Path(folder), "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
    print(done.stdout, done.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
