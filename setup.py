"""Builds the package: compiled with mypyc where that is possible, pure Python where not.

Everything else is in pyproject.toml. Three environment variables change the build:

    TEOTIHUACAN_PURE=1      never compile
    TEOTIHUACAN_COMPILED=1  compile, or fail
    TEOTIHUACAN_QUICK=1     tell the C compiler to optimise little: compiled in a quarter of the
                            time, but slower to run; for tests

Without the first two, a failed compilation is reported and the pure package is built instead.
The .py files are installed beside the compiled modules in any case.
"""

from __future__ import annotations

import os
import re
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src", "teotihuacan")
COMPILED_ROOMS = (
    *("engine", "observation", "players/search"),
    *("city/rules", "city/modules", "city/observation", "city/players"),
    *("founders/rules", "founders/solo", "founders/observation", "founders/players"),
    "research/batch.py",
)
# Of each expansion module its rules, its evaluation and its observation, but no picture.
COMPILED_OF_MODULE = re.compile(r"city/modules/\w+/(rules/.*|(module|evaluation|observation)\.py)")
# Other packages could not inherit from a compiled Player, so no player is compiled itself.
LEFT_OUT = (
    *("city/players/greedy.py", "city/players/strong.py"),
    *("city/players/master.py", "city/players/self_play.py"),
    *("founders/players/greedy.py", "founders/players/strong.py"),
    *("founders/players/master.py", "founders/players/self_play.py"),
    "engine/generic.py",
    "players/search/remote.py",  # waits for others most of the time
)

# setup.py also runs to describe the package; only these commands build something.
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}

PURE = os.environ.get("TEOTIHUACAN_PURE", "") not in ("", "0")
COMPILED = os.environ.get("TEOTIHUACAN_COMPILED", "") not in ("", "0")
QUICK = os.environ.get("TEOTIHUACAN_QUICK", "") not in ("", "0")

# Our functions call each other and Python's without a detour through a table of addresses, which
# others could fill in anew: measured, that is worth a tenth of the speed.
STRAIGHT_CALLS = ["-fvisibility=hidden", "-fno-plt"]

C_PROBE = """\
#include <Python.h>
int main(void) { return PY_MAJOR_VERSION == 3 ? 0 : 1; }
"""


def say(message: str) -> None:
    """Print one clearly visible line among the output of the build."""
    print(f"*** teotihuacan: {message}", file=sys.stderr, flush=True)


def sources(room: str) -> list[str]:
    """The files of a room that are compiled: every module, and those of the rooms inside it."""
    found: list[str] = []
    for path in (
        [PACKAGE / room] if room.endswith(".py") else sorted((PACKAGE / room).rglob("*.py"))
    ):
        name = path.relative_to(PACKAGE).as_posix()
        left_out = path.name == "__init__.py" or name in LEFT_OUT
        if not left_out and (room != "city/modules" or COMPILED_OF_MODULE.fullmatch(name)):
            found.append(path.as_posix())
    return found


def compiler_type() -> str:
    """The sort of C compiler that is here: "unix" for gcc and clang."""
    from distutils.ccompiler import new_compiler

    kind: str = new_compiler().compiler_type
    return kind


def compiler_trouble() -> str | None:
    """What is wrong with the C compiler, or None when it can build an extension."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(C_PROBE, encoding="ascii")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.add_include_dir(sysconfig.get_path("include"))
            compiler.add_include_dir(sysconfig.get_path("platinclude"))
            compiler.compile([str(probe)], output_dir=folder)
        except Exception as error:  # each compiler fails in ways of its own
            return f"no working C compiler with Python's headers ({error})"
    return None


def extensions() -> list[Extension]:
    """The extension modules that mypyc makes of our sources; raises when it cannot."""
    trouble = compiler_trouble()
    if trouble:
        raise RuntimeError(trouble)
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise RuntimeError(f"mypyc is not there ({error})") from error
    # Other rooms are followed for their types only: their dependencies need not be installed to
    # build, and complaints about them belong to the linter.
    # No cache of types: with one, mypyc fails when a part of the sources has changed.
    options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={os.devnull}"]
    # Each room is a library of its own, so that the C compiler can work on several at once.
    rooms = [(sources(room), f"teotihuacan_{re.sub('[/.]', '_', room)}") for room in COMPILED_ROOMS]
    files = [path for paths, _ in rooms for path in paths]
    try:
        level = "g" if QUICK and compiler_type() == "unix" else "3"
        found = list(mypycify(options + files, opt_level=level, debug_level="0", separate=rooms))
    except SystemExit as error:  # this is how mypyc reports errors
        raise RuntimeError(f"mypyc refused the sources (exit status {error.code})") from error
    # The longest work first: whoever is free takes the next.
    found.sort(key=lambda extension: -sum(Path(path).stat().st_size for path in extension.sources))
    if compiler_type() == "unix":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *STRAIGHT_CALLS]
    return found


def wanted_extensions() -> list[Extension]:
    """What to compile in this run: all of it or nothing."""
    if PURE and COMPILED:
        sys.exit("set TEOTIHUACAN_PURE or TEOTIHUACAN_COMPILED, not both")
    if not BUILDING.intersection(sys.argv):
        return []
    if PURE:
        say("building pure Python, as TEOTIHUACAN_PURE asks")
        return []
    try:
        found = extensions()
    except Exception as error:  # whatever it is, it is no reason not to install
        if COMPILED:
            say(f"cannot compile: {error}")
            raise
        say(f"building pure Python, slower but complete: {error}")
        return []
    say(f"compiling {sum(len(sources(room)) for room in COMPILED_ROOMS)} modules with mypyc")
    return found


class build_ext_or_none(build_ext):
    """Compiles all extensions or none: a part of them could not be imported."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # as above
            if COMPILED:
                say(f"the C compilation failed: {error}")
                raise
            say(f"building pure Python, slower but complete: the C compilation failed: {error}")
            self.forget()

    def forget(self) -> None:
        """Leave no half-built extension behind, on disk or in the plan."""
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            Path(self.build_lib, self.get_ext_filename(extension.name)).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []


setup(ext_modules=wanted_extensions(), cmdclass={"build_ext": build_ext_or_none})
