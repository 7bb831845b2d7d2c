"""Fitting weights: sums over rows, and ridge regression for each era.

The sums are all that is kept of the games, so it does not matter how many there were.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import teotihuacan as teo
from teotihuacan.players.learning.school import Row, Weights

if TYPE_CHECKING:
    Array = Any  # numpy is optional, and so are its types

DIGITS: Final = 6  # of a stored weight: more would be noise
LEAST: Final = 1e-6


def numbers() -> Any:
    """numpy, which is only needed to learn."""
    # One thread in each process: the work is shared among processes already.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import numpy
    except ImportError:
        raise teo.OptionError("learning needs numpy: pip install 'teotihuacan[learning]'") from None
    return numpy


@dataclass
class Sums:
    """What is left of many turns.

    The features of all eras stand beside each other, so that an era learns from the one after it.
    """

    changes: Array  # traces times how the features changed in a turn
    gains: Array  # traces times what the margin gained in a turn
    products: Array  # [era][feature][feature]
    answers: Array  # [era][feature]: features times what was to come
    squares: Array  # [era]: of what was to come
    rows: Array  # [era]: how many

    @staticmethod
    def empty(eras: int, length: int) -> Sums:
        np = numbers()
        return Sums(
            np.zeros((eras * length, eras * length)),
            np.zeros(eras * length),
            np.zeros((eras, length, length)),
            np.zeros((eras, length)),
            np.zeros(eras),
            np.zeros(eras),
        )

    def add(self, rows: Sequence[Row], final: float, trace: float) -> None:
        """Add the turns of a seat in a game, in their order.

        A row need not wait for the end of its game: it learns from what is thought of the position
        a turn later, and of those after it, each counting less by `trace` (LSTD(lambda)): nearly
        as true, and much less a matter of luck.
        """
        np = numbers()
        if not rows:
            return
        length = len(rows[0].features)
        seen = np.zeros((len(rows), len(self.gains)))
        later = np.zeros_like(seen)  # a turn later; nothing after the last
        traces = np.zeros_like(seen)
        gains = np.zeros(len(rows))
        for place, row in enumerate(rows):
            block = slice(row.era * length, (row.era + 1) * length)
            seen[place, block] = row.features
            gains[place] -= row.present
            if place:
                later[place - 1, block] = row.features
                gains[place - 1] += row.present
                traces[place] = trace * traces[place - 1]
            traces[place, block] += row.features
        gains[-1] += final
        self.changes += traces.T @ (seen - later)
        self.gains += traces.T @ gains
        goals = np.array([final - row.present for row in rows])
        for era in range(len(self.rows)):
            found = [place for place, row in enumerate(rows) if row.era == era]
            if found:
                own = np.array([rows[place].features for place in found])
                self.products[era] += own.T @ own
                self.answers[era] += own.T @ goals[found]
                self.squares[era] += goals[found] @ goals[found]
                self.rows[era] += len(found)

    def join(self, other: Sums) -> None:
        for mine, more in zip(self.parts(), other.parts()):
            mine += more

    def fade(self, share: float) -> None:
        """Let all rows so far count less."""
        for part in self.parts():
            part *= share

    def parts(self) -> tuple[Array, ...]:
        return (
            self.changes,
            self.gains,
            self.products,
            self.answers,
            self.squares,
            self.rows,
        )


def fit(sums: Sums, before: Weights, caution: float) -> list[list[float]]:
    """The weights that agree best with themselves a turn later and with how games end, and are
    not far from those before without reason."""
    np = numbers()
    eras, length = sums.answers.shape
    held = np.zeros((eras, length))
    for era in range(eras):
        count = max(1.0, float(sums.rows[era]))
        mean = sums.products[era][0] / count  # the first feature is always 1
        spread = np.diag(sums.products[era]) / count - mean * mean
        held[era] = caution * np.maximum(spread, LEAST)
    old = np.array(before).reshape(-1)
    missing = sums.gains - sums.changes @ old
    found = old + np.linalg.solve(sums.changes + np.diag(held.reshape(-1)), missing)
    return [[rounded(weight) for weight in era] for era in found.reshape(eras, length)]


def rounded(weight: float) -> float:
    """A weight as it is stored; below a millionth it is none."""
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
