"""The names of a game's features by group: a group is what hints tell about a part of the value."""

from typing import Final

OTHER: Final = "other"  # has a shared message
RIVALS: Final = "rivals"
NOW: Final = 1  # the place of the present margin in a row; before it is the constant 1
Run = tuple[str, ...]
"""A group, then the names of features that belong to it and follow each other in a row."""


class FeatureNames:
    """The features of a game, in the order in which they are written into a row.

    A row has three blocks: what concerns everybody, the seat's own half, and the same half once
    more for its rivals (the mean of them, where there are several).  One feature, the `whole`,
    sums up all that a player has as the game's greedy player sees it.  Hints take it apart again,
    so that what it says of a group is told with that group.
    """

    def __init__(self, shared: list[Run], half: list[Run], whole: str) -> None:
        self.shared: Final[list[str]] = [name for run in shared for name in run[1:]]
        self.half: Final[list[str]] = [name for run in half for name in run[1:]]
        rivals = [f"rival: {name}" for name in self.half]
        self.names: Final[tuple[str, ...]] = (*self.shared, *self.half, *rivals)
        self.groups: Final[dict[str, str]] = dict.fromkeys(rivals, RIVALS)
        for run in [*shared, *half]:
            for name in run[1:]:
                self.groups[name] = run[0]
        self.own: Final[int] = len(self.shared)  # where the own half begins, and that of the rivals
        self.rival: Final[int] = self.own + len(self.half)
        self.whole: Final[int] = self.names.index(whole)

    def group_of(self, part: str) -> str:
        """The group of a part of the value."""
        whole, _, group = part.rpartition(": ")
        return group if whole == self.names[self.whole] else self.groups.get(part, OTHER)

    def weighed(
        self, weights: list[float], row: list[float], made_of: list[tuple[str, float]]
    ) -> list[tuple[str, float]]:
        """The present margin, and each feature times its weight; together the value.

        `made_of`: the groups of which the whole consists, and what each contributes to it.
        """
        names = self.names
        found = [(names[NOW], row[NOW] + weights[NOW] * row[NOW])]
        for place in range(len(row)):
            if place != NOW and place != self.whole and row[place] != 0.0:
                found.append((names[place], weights[place] * row[place]))
        rest = row[self.whole]
        for group, worth in made_of:
            rest -= worth
            found.append((f"{names[self.whole]}: {group}", weights[self.whole] * worth))
        found.append((names[self.whole], weights[self.whole] * rest))
        return found
