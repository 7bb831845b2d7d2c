"""The parts of a learned value in groups that people understand, for hints.

Among the features of a game is one in which its greedy player sums up everything that somebody has
(`whole`).  For hints it is taken apart again, so that what it says of temples is told with the
temples.
"""

from typing import Final

OTHER: Final = "other"  # has a shared message


class Groups:
    """Which group a part of the value belongs to, by how its name begins."""

    def __init__(self, whole: str, beginnings: list[tuple[str, str]], rest: str) -> None:
        self.whole = whole
        self.beginnings = beginnings
        self.rest = rest  # the group of all others

    def group_of(self, name: str) -> str:
        if name.startswith(self.whole):
            return name[len(self.whole) :].removeprefix(": ") or OTHER
        for beginning, group in self.beginnings:
            if name.startswith(beginning):
                return group
        return self.rest

    def ungrouped(self, names: tuple[str, ...]) -> list[str]:
        """Those of some features that no beginning knows."""
        return [name for name in names if name != self.whole and self.group_of(name) == self.rest]


def weighed(
    names: tuple[str, ...],
    weights: list[float],
    row: list[float],
    now: tuple[int, float],
    whole: int,
    made_of: list[tuple[str, float]],
) -> list[tuple[str, float]]:
    """The present margin, and each feature times its weight; together the value.

    `now`: the place of the feature that is the margin, and the margin itself; `whole`: that of
    the sum of everything, which is `made_of` these.
    """
    place_of_now, margin = now
    found = [(names[place_of_now], margin + weights[place_of_now] * row[place_of_now])]
    for place in range(len(row)):
        if place != place_of_now and place != whole and row[place] != 0.0:
            found.append((names[place], weights[place] * row[place]))
    rest = row[whole]
    for group, worth in made_of:
        rest -= worth
        found.append((f"{names[whole]}: {group}", weights[whole] * worth))
    found.append((names[whole], weights[whole] * rest))
    return found
