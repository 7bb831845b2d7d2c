"""The numbers behind the value function, all in one place.

They are in points, or in parts of something that is.  They were found by letting players with
different ones play against each other; `Greedy(seed, weights)` plays with others.
"""


class Weights:
    """The worth of things while there is plenty of time, and how that fades."""

    def __init__(self) -> None:
        # --- Time
        self.disks = 1.8  # that a turn takes
        self.useful = 4.0  # with fewer turns than this to use them, cubes lose their worth
        self.disk = 3.5  # one in hand, for this round

        # --- Cubes
        self.gold = 1.2
        self.stone = 0.9
        self.wood = 0.72
        self.plenty = 5  # of one resource; what goes beyond is worth half
        self.on_mask = 0.1  # lost: the space will be built on

        # --- The city
        self.room = 0.08  # a space that is free
        self.producing = 0.35  # a Building, for each turn up to `useful`
        self.more_temples = 0.35  # that a Pyramid tile still meets in a District …
        self.more_tiles = 0.5  # … and Pyramid tiles that a Temple still meets, in tiles of 2 points
        self.support = 0.35  # a square under a place of the second level that is open
        self.hope = 2.0  # how much surer a mask is when nearly covered: a power
        self.mask = 0.6  # of its points, when one space is missing and there is time

        # --- Worship tiles
        self.held = 0.6  # of what a tile would bring now: it takes a turn to use it
        self.further = 0.65  # of that, for each tile more: turns are few
        self.growing = 0.5  # of what a tile could bring with what is still missing
        self.a_temple = 5.0  # built without Strength
        self.a_pyramid_tile = 5.0
        self.an_action = 3.0  # any Action
        self.a_building = 3.0
