"""The Python of a site: our package, what it needs, and the standard library, each as one zip."""

import io
import marshal
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from importlib import metadata, resources
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Final

from teotihuacan.engine.errors import OptionError
from teotihuacan.offline.pyodide import PYTHON

OURS: Final = "teotihuacan"
NEEDED: Final = ("jinja2", "markupsafe")
Files = dict[str, bytes]
SUFFIXES: Final = (".py", ".toml", ".txt", ".json", ".svg", ".html", ".js", ".ttf")
LEFT_OUT: Final = (
    *("analysis", "cli", "players/learning", "__main__.py", "screen.py"),
    *("server/app.py", "server/limits", "server/store", "server/thinking/workers.py"),
    *("server/thinking/computers.py", "server/operations/logs.py"),
    *("server/operations/metrics_server.py", "server/operations/readiness.py"),
    *("server/operations/draining.py", "server/http/static/pages/worker.js"),
    *("offline/building.py", "offline/packing.py", "offline/pyodide.py", "offline/web"),
)
"""Files and folders of our package that need a server or a terminal."""
OF_HTTP: Final = ("__init__.py", "html.py")
"""Of `server/http`: the other modules know the web framework."""


def packed(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip that is not compressed: the way to the browser compresses it better."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for name, content in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), content)
    return written.getvalue()


def our_files() -> list[tuple[str, bytes]]:
    """Our package, without what needs a server or a terminal."""
    root = Path(str(resources.files(OURS)))
    return [
        (f"{OURS}/{name}", path.read_bytes())
        for path in sorted(root.rglob("*"))
        if path.suffix in SUFFIXES and is_needed(name := path.relative_to(root).as_posix())
    ]


def is_needed(name: str) -> bool:
    if "__pycache__" in name or any(name == one or name.startswith(f"{one}/") for one in LEFT_OUT):
        return False
    if name.startswith("server/http/") and name.endswith(".py"):
        return name.removeprefix("server/http/") in OF_HTTP
    return not name.endswith("/screen.py") and "/learning/" not in name


def files_of(distribution: str) -> list[tuple[str, bytes]]:
    """The pure Python files of an installed package."""
    try:
        files = metadata.files(distribution) or []
    except metadata.PackageNotFoundError:
        raise OptionError(
            f"a site needs {distribution}, which is not installed: pip install 'teotihuacan[table]'"
        ) from None
    return [
        (str(file), Path(str(file.locate())).read_bytes()) for file in files if file.suffix == ".py"
    ]


def standard_library(archive: bytes) -> list[tuple[str, bytes]]:
    """What games need of the standard library of Pyodide; `stdlib.txt` lists it."""
    listed = resources.files(__package__).joinpath("stdlib.txt").read_text("utf-8").split()
    with zipfile.ZipFile(io.BytesIO(archive)) as source:
        return [(name, source.read(name)) for name in listed]


def compiled(sources: Files, pyodide: Files) -> Files:
    """Zips with their modules compiled, by this Python or by Pyodide in node; as they are where
    there is neither: then the first start in a browser takes longer."""
    if sys.version_info[:2] == PYTHON:
        return {name: compiled_here(source) for name, source in sources.items()}
    node = shutil.which("node")
    if node is None:
        return sources
    with tempfile.TemporaryDirectory() as folder:
        for name, content in (*pyodide.items(), *sources.items()):
            (Path(folder) / name).write_bytes(content)
        script = resources.files(__package__).joinpath("web", "compile.mjs")
        zips = [str(Path(folder) / name) for name in sources]
        wanted = [node, str(script), folder, *zips]
        done = subprocess.run(wanted, capture_output=True, text=True)
        if done.returncode:
            raise OptionError(f"node did not compile the Python files: {done.stderr[-500:]}")
        return {name: (Path(folder) / name).read_bytes() for name in sources}


def compiled_here(source: bytes) -> bytes:
    files: list[tuple[str, bytes]] = []
    with zipfile.ZipFile(io.BytesIO(source)) as archive:
        for name in archive.namelist():
            content = archive.read(name)
            if name.endswith(".py"):
                module = compile(content, name, "exec", dont_inherit=True, optimize=2)
                # Its hash is not checked: there is no source beside it.
                flags = (1).to_bytes(4, "little")
                content = MAGIC_NUMBER + flags + bytes(8) + marshal.dumps(module)
                name += "c"
            files.append((name, content))
    return packed(files)
