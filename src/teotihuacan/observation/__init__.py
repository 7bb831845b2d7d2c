"""Declare and write observations: what a seat may know, as bytes for programs that learn.

`layout.py` names the fields, `encoder.py` is the base of each game's encoder, `answers.py` that of
features of answers.  Games build on this package as they build on `engine`; `research` serves what
they declare.

Compiled encoders need librt, the runtime library of mypyc.  Where it is not installed, their
sources are used instead: slower, but without a further package.
"""

import re
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from teotihuacan.engine import steps

PACKAGE: Final = Path(__file__).parent.parent
WRITERS: Final = re.compile(r"teotihuacan(\.\w+)*\.(observation(\.\w+)?|research\.batch)")
"""The modules whose functions have arrays of librt."""


class Sources:
    """Finds the sources of encoders instead of the compiled modules beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not WRITERS.fullmatch(name):
            return None
        file = PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")
        return spec_from_file_location(name, file) if file.is_file() else None


if not steps.__file__.endswith(".py") and find_spec("librt") is None:
    sys.meta_path.insert(0, Sources)
