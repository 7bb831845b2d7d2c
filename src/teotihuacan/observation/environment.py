"""Named environments of a game: options that studies share, and their versions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Environments:
    """The environments of a game.

    `version` is raised when an observation, an action or an answer's features change; `history`
    says for each version, the first one first, what has changed.
    """

    label: str
    options: Mapping[str, Mapping[str, object]]  # by what follows the label: "2p"
    history: tuple[str, ...]

    @property
    def version(self) -> int:
        return len(self.history)

    def name(self, which: str) -> str:
        """Return the full name."""
        return f"{self.label}-{which}-v{self.version}"


NONE: Final = Environments("", {}, ())
"""Those of a game that declares none."""
