"""Builds a site that plays without a server: a folder of files that any web server can send."""

import gzip
import hashlib
import json
import re
import shutil
import subprocess
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any, Final

import teotihuacan as teo
from teotihuacan.engine.errors import OptionError
from teotihuacan.offline import packing, pyodide
from teotihuacan.server.http import html
from teotihuacan.server.http.html import STATIC, Reader, found
from teotihuacan.server.view.language import languages
from teotihuacan.titles import TITLES, first
from teotihuacan.words import in_language

WEB: Final = (
    *("bar.js", "database.js", "download.js", "frame.css", "frame.js", "host.js", "later.js"),
    *("packed.js", "python.js", "thinker.js", "thinkers.js"),
)
NOT_STATIC: Final = ("pages/worker.js", "pages/offline.js", "pages/join.js", "people/recover.js")
"""Scripts of pages that a site does not have."""
PACKED: Final = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".zip")
"""What becomes much smaller by compression."""
VERSION: Final = "version.json"
ABOVE: Final = Reader("en", root="..", alone=True)
"""All pages are in a folder of the site, so that their addresses work wherever the site is."""

Files = dict[str, bytes]

BROTLI: Final = (
    "const z = require('zlib'), fs = require('fs');"
    "const params = {[z.constants.BROTLI_PARAM_QUALITY]: 11, [z.constants.BROTLI_PARAM_LGWIN]: 24};"
    "for (const name of process.argv.slice(1))"
    " fs.writeFileSync(name + '.br', z.brotliCompressSync(fs.readFileSync(name), {params}));"
)
"""What node does with the names of files."""


def build(folder: Path, archive: Path, base: str | None = None) -> dict[str, int]:
    """Build a site with the Pyodide of an archive; the bytes of each of its files.

    `base`: the path of the site at its host, for a page that hosts send for unknown addresses.
    """
    if folder.exists() and (not folder.is_dir() or not is_ours(folder)):
        raise OptionError(f"FOLDER must be new, empty or a site of ours, not {folder}")
    big = python_files(pyodide.unpack(archive))
    small = {**static_files(), **pages(), **web_files(), **not_found(base)}
    files = sealed(small, big)
    write(folder, files)
    return {name: len(content) for name, content in files.items() if not name.endswith(".gz")}


def sealed(small: Files, big: Files) -> Files:
    """All files of a site, with its version, the service worker that knows them, and compressed
    copies.  `big`: what is downloaded where people see it."""
    version = version_of({**small, **big})
    listed = {name: about(content) for name, content in sorted({**small, **big}.items())}
    packed = compressed(big)
    for name in big:
        listed[name]["packed"] = len(packed[f"{name}.gz"])
    facts = {"version": version, "program": teo.__version__, "pyodide": pyodide.VERSION}
    small = {**small, VERSION: as_json({**facts, "files": listed})}
    small["sw.js"] = service_worker(version, small, big)
    return {**small, **compressed(small), **big, **packed}


def is_ours(folder: Path) -> bool:
    return (folder / VERSION).is_file() or not any(folder.iterdir())


def write(folder: Path, files: Files) -> None:
    """Write files; what else was there is removed."""
    if folder.exists():
        shutil.rmtree(folder)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def compressed(files: Files) -> Files:
    """Copies of files, for hosts that do not compress what they send."""
    return {
        f"{name}.gz": gzip.compress(content, 9, mtime=0)
        for name, content in files.items()
        if Path(name).suffix in PACKED
    }


def compress(folder: Path) -> None:
    """Add copies of the files of a site that are compressed by brotli, in node."""
    node = shutil.which("node")
    if node is None:
        raise OptionError("--brotli needs node, which is not installed")
    names = [str(path) for path in sorted(folder.rglob("*")) if path.suffix in PACKED]
    subprocess.run([node, "-e", BROTLI, *names], check=True)


def about(content: bytes) -> dict[str, str | int]:
    return {"sha256": hashlib.sha256(content).hexdigest(), "bytes": len(content)}


def version_of(files: Files) -> str:
    """A name for exactly these files."""
    hashes = [[name, hashlib.sha256(files[name]).hexdigest()] for name in sorted(files)]
    return hashlib.sha256(as_json(hashes)).hexdigest()[:16]


def as_json(content: Any) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


# --- the files ------------------------------------------------------------------------------------


def python_files(files: Files) -> Files:
    """Pyodide, the standard library and our package."""
    ours = [*packing.our_files()]
    for distribution in packing.NEEDED:
        ours += packing.files_of(distribution)
    library = packing.packed(packing.standard_library(files["python_stdlib.zip"]))
    zips = packing.compiled({"stdlib.zip": library, "app.zip": packing.packed(ours)}, files)
    return {
        "py/pyodide.mjs": files["pyodide.mjs"],
        "py/pyodide.asm.mjs": files["pyodide.asm.mjs"],
        "py/pyodide.asm.wasm": files["pyodide.asm.wasm"],
        "py/pyodide-lock.json": files[pyodide.LOCK],
        "py/stdlib.zip": zips["stdlib.zip"],
        "py/app.zip": zips["app.zip"],
    }


def static_files() -> Files:
    """Scripts, styles, fonts and icons of the pages, as a server sends them."""
    files = {
        f"static/{name}": html.stripped(path.suffix, path.read_bytes())
        for path in STATIC.glob("*/*")
        if path.suffix != ".css" and (name := path.relative_to(STATIC).as_posix()) not in NOT_STATIC
    }
    for name, title in TITLES.items():
        sheets = b"\n".join(path.read_bytes() for path in html.style_sheets(title))
        files[f"static/style-{name}.css"] = html.stripped(".css", sheets)
    for path in found("teotihuacan.picture", "fonts").glob("*.woff2"):
        files[f"static/{path.name}"] = path.read_bytes()
    return files


def pages() -> Files:
    """The pages that are always the same, in every language."""
    files: Files = {}
    for language in languages():
        reader = Reader(language, root=ABOVE.root, alone=True)
        for name, title in TITLES.items():
            files[f"pages/start-{name}-{language}.html"] = html.start(reader, title).encode()
            files[f"pages/how-{name}-{language}.html"] = html.how_to(reader, title).encode()
    return files


def web_files() -> Files:
    """The frame around the pages, and what it runs."""
    web = resources.files(__package__).joinpath("web")
    files = {
        name: html.stripped(Path(name).suffix, web.joinpath(name).read_bytes()) for name in WEB
    }
    texts = {
        language: {
            key.removeprefix("site."): text
            for key, text in in_language(language).catalogue.texts.items()
            if key.startswith("site.")
        }
        for language in languages()
    }
    facts = as_json({"titles": list(TITLES), "first": first().name, "texts": texts}).decode()
    index = web.joinpath("index.html").read_text("utf-8")
    files["index.html"] = index.replace("FACTS", escape(facts)).encode()
    files["app.webmanifest"] = as_json(manifest())
    return files


def not_found(base: str | None) -> Files:
    """The page for addresses below the site that are not files, as hosts send it: the links of a
    server, for example.  Its own addresses cannot be relative."""
    if base is None:
        return {}
    if not re.fullmatch(r"/([\w.~-]+/)*", base):
        raise OptionError(f"--base must be a path like / or /games/, not {base}")
    web = resources.files(__package__).joinpath("web")
    page = web.joinpath("404.html").read_text("utf-8").replace("BASE", base)
    script = html.stripped(".js", web.joinpath("404.js").read_bytes())
    return {"404.html": page.encode(), "404.js": script}


def manifest() -> dict[str, Any]:
    """Name, colours and icons, with which a browser installs the site as an app."""
    told = html.manifest(in_language("en"), "en")
    icons = [{**icon, "src": icon["src"].lstrip("/")} for icon in told["icons"]]
    return {**told, "id": "./", "start_url": "./", "scope": "./", "icons": icons}


def service_worker(version: str, small: Files, big: Files) -> bytes:
    """The service worker of this version, which knows the hash of every file."""
    web = resources.files(__package__).joinpath("web")
    script = html.stripped(".js", web.joinpath("sw.js").read_bytes()).decode()
    for name, content in (
        ("VERSION", version),
        ("SMALL", {name: about(file)["sha256"] for name, file in sorted(small.items())}),
        ("BIG", {name: about(file)["sha256"] for name, file in sorted(big.items())}),
    ):
        assert f'"{name}"' in script
        script = script.replace(f'"{name}"', as_json(content).decode())
    return script.encode()
