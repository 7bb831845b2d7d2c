"""Pyodide, CPython for browsers: which version a site is built with, and where it comes from."""

import base64
import hashlib
import json
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from teotihuacan.engine.errors import OptionError

VERSION: Final = "314.0.7"
SHA512: Final = (
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
"""Of the npm package, as `npm view pyodide dist.integrity` prints it."""

PYTHON: Final = (3, 14)
ARCHIVE: Final = f"pyodide-{VERSION}.tgz"
LOCK: Final = "pyodide-lock.json"
FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", LOCK)


def cache_folder() -> Path:
    """Where the package is kept between builds."""
    import platformdirs

    return Path(platformdirs.user_cache_dir("teotihuacan", appauthor=False))


def fetch(folder: Path) -> Path:
    """Get the npm package into a folder, unless it is there."""
    archive = folder / ARCHIVE
    if archive.is_file():
        return archive
    npm = shutil.which("npm")
    if npm is None:
        raise OptionError(
            f"a site needs Pyodide: install npm, which gets it, or pass --pyodide {ARCHIVE}"
        )
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as part:
        wanted = [npm, "pack", "--silent", f"pyodide@{VERSION}"]
        done = subprocess.run(wanted, cwd=part, capture_output=True, text=True)
        if done.returncode or not (Path(part) / ARCHIVE).is_file():
            reason = (done.stderr.strip().splitlines() or [""])[-1]
            raise OptionError(f"npm did not get pyodide {VERSION}: {reason[:200]}")
        (Path(part) / ARCHIVE).replace(archive)
    return archive


def unpack(archive: Path) -> dict[str, bytes]:
    """The files of Pyodide that a site needs, after a look at the checksum."""
    try:
        packed = archive.read_bytes()
    except OSError as error:
        raise OptionError(f"--pyodide must be a file, not {archive}: {error.strerror}") from None
    if base64.b64encode(hashlib.sha512(packed).digest()).decode() != SHA512:
        raise OptionError(f"{archive} must be the npm package pyodide {VERSION}: wrong checksum")
    found: dict[str, bytes] = {}
    with tarfile.open(archive) as tar:
        for name in FILES:
            member = tar.extractfile(f"package/{name}")
            assert member is not None
            found[name] = member.read()
    # Which packages there are elsewhere is of no use here: a site loads nothing from elsewhere.
    info = json.loads(found[LOCK])["info"]
    found[LOCK] = json.dumps({"info": info, "packages": {}}).encode()
    return found
