"""`teo site`: a folder that plays in the browser without a server."""

import argparse
from pathlib import Path

from teotihuacan.cli.command import argument, command, switch
from teotihuacan.cli.database import NO_SERVER, has_server
from teotihuacan.engine.errors import OptionError


@command(
    "site",
    "build a site that plays in the browser without a server",
    "teo site public",
    argument("folder", "FOLDER", "folder to write; a site that is there is replaced"),
    switch("--brotli", "add copies compressed by brotli; needs node"),
    argument("--base", "PATH", "path of the site at its host: adds a page for unknown addresses"),
    argument("--pyodide", "FILE", "npm package of Pyodide (default: npm gets it)"),
)
def run(arguments: argparse.Namespace) -> int:
    if not has_server():
        raise OptionError(NO_SERVER)
    from teotihuacan.offline import building, pyodide

    folder = Path(arguments.folder)
    given = arguments.pyodide
    archive = Path(given) if given else pyodide.fetch(pyodide.cache_folder())
    sizes = building.build(folder, archive, arguments.base)
    if arguments.brotli:
        building.compress(folder)
    print(f"{folder}: {len(sizes)} files, {sum(sizes.values()) / 1e6:.1f} MB")
    for ending, name in ((".gz", "gzip"), (".br", "brotli")):
        packed = sum(path.stat().st_size for path in folder.rglob(f"*{ending}"))
        if packed:
            print(f"  compressed by {name}: {packed / 1e6:.1f} MB")
    print(f"To look at it: python -m http.server --directory {folder}")
    return 0
