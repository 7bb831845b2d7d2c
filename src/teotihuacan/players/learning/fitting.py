"""Fitting weights: sums over rows, and ridge regression for each era.

The sums are all that is kept of the games, so it does not matter how many there were.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import teotihuacan as teo
from teotihuacan.players.learning.training_setup import Row, Weights

if TYPE_CHECKING:
    Array = Any  # numpy is optional, and so are its types

DIGITS: Final = 6  # of a stored weight: more would be noise
LEAST: Final = 1e-6


def numbers() -> Any:
    """numpy, which is only needed to learn."""
    # One thread in each process, as the work is already shared among processes.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import numpy
    except ImportError:
        raise teo.OptionError("learning needs numpy: pip install 'teotihuacan[learning]'") from None
    return numpy


@dataclass
class Sums:
    """Sums over many rows, for each era."""

    products: Array  # [era][feature][feature]
    answers: Array  # [era][feature]: features times what was to come
    squares: Array  # [era]: of what was to come
    rows: Array  # [era]: how many

    @staticmethod
    def empty(eras: int, length: int) -> Sums:
        np = numbers()
        return Sums(
            np.zeros((eras, length, length)),
            np.zeros((eras, length)),
            np.zeros(eras),
            np.zeros(eras),
        )

    def add(self, rows: Sequence[Row], goals: Sequence[float]) -> None:
        """Add rows, and what was still to come after each of them."""
        np = numbers()
        for era in range(len(self.rows)):
            found = [place for place, row in enumerate(rows) if row.era == era]
            if not found:
                continue
            seen = np.array([rows[place].features for place in found])
            goal = np.array([goals[place] for place in found])
            self.products[era] += seen.T @ seen
            self.answers[era] += seen.T @ goal
            self.squares[era] += goal @ goal
            self.rows[era] += len(found)

    def join(self, other: Sums) -> None:
        for mine, more in zip(self.parts(), other.parts()):
            mine += more

    def fade(self, share: float) -> None:
        """Let all rows so far count less."""
        for part in self.parts():
            part *= share

    def parts(self) -> tuple[Array, ...]:
        return self.products, self.answers, self.squares, self.rows


def fit(sums: Sums, before: Weights, caution: float) -> list[list[float]]:
    """The weights that explain the rows best, and are not far from those before without reason."""
    np = numbers()
    fitted: list[list[float]] = []
    for era in range(len(sums.rows)):
        old = np.array(before[era])
        count = max(1.0, float(sums.rows[era]))
        mean = sums.products[era][0] / count  # the first feature is always 1
        spread = np.diag(sums.products[era]) / count - mean * mean
        held = np.diag(caution * np.maximum(spread, LEAST))
        missing = sums.answers[era] - sums.products[era] @ old
        change = np.linalg.solve(sums.products[era] + held, missing)
        fitted.append([rounded(weight) for weight in old + change])
    return fitted


def rounded(weight: float) -> float:
    """Return a weight as it is stored; below a millionth it is 0."""
    value = float(f"{weight:.{DIGITS}g}")
    return 0.0 if abs(value) < LEAST else value


def error(sums: Sums, weights: Weights) -> list[float]:
    """By how many points the weights are off, era by era (root mean square)."""
    np = numbers()
    found: list[float] = []
    for era in range(len(sums.rows)):
        w = np.array(weights[era])
        total = sums.squares[era] - 2 * w @ sums.answers[era] + w @ sums.products[era] @ w
        found.append(round(float(np.sqrt(max(0.0, total) / max(1.0, sums.rows[era]))), 3))
    return found
