"""The numbers behind the value function; `next_turn.py` has those of the best next action.

They are in points, or in parts of something that is.  They were found by letting players with
different ones play against each other; `Greedy(seed, weights)` plays with others.
"""


class Weights:
    """The worth of things while there is plenty of time, and how that fades."""

    def __init__(self) -> None:
        # --- Time
        self.calendar = 1.5  # how far it goes in a round: one step, and one for each Ascension
        self.useful = 5.0  # with fewer turns than this to use them, goods lose their worth
        self.buildings = 0.12  # built by each player in a round

        # --- Goods
        self.cocoa = 1.1
        self.wood = 1.5
        self.stone = 1.6
        self.gold = 1.8
        self.plenty = 6  # of one resource; what goes beyond is worth half
        self.plenty_of_cocoa = 10
        self.payday = 0.9  # how quickly a cocoa missing for the salary loses its sting with time

        # --- Workers
        self.patience = 0.78  # what an Ascension is worth one power-up earlier
        self.power_ups = 0.6  # for each worker in a turn
        self.second_column = 0.5  # what a power of 2 or 3 adds to actions …
        self.third_column = 1.5  # … and one of 4 or 5
        self.locked = 2.0  # lost
        self.fourth = 0.5  # a turn

        # --- Boards
        self.temple = 1.5  # a step on a temple still to be chosen
        self.climb = 0.55  # steps in a turn on a temple that one cares for
        self.hope = 1.5  # how much surer a bonus tile is when nearer: a power
        self.leader = 0.25  # how quickly leading on the Pyramid track loses its worth with time
        self.tied = 0.8  # of the leader's points
        self.technologies = (0.38, 0.62, 0.75, 0.94, 0.62, 0.62, 0.56, 0.88, 0.62)  # a turn

        # --- Discovery tiles
        self.held = 0.85  # of its gain: a little less than its use, or it would never be used
        self.double_move = 2.5
        self.move_anywhere = 1.5
        self.extra_worker = 3.0
        self.ignore_cocoa = 2.5

        # --- Obsidian and the Major Discovery tiles
        self.obsidian = 2.0  # stands for whatever is missing
        self.taking = 0.2  # the technologies, a turn: obsidian where a resource is taken, …
        self.instead = 0.7  # … obsidian for cocoa, …
        self.after = 0.75  # … and obsidian after cocoa was collected or a royal tile used
        self.learned = 0.6  # per turn: a technology still to be chosen
        self.major = 4.0  # a Major tile still to be chosen
        self.mask = 3.0  # one mask more, at every Eclipse
        self.major_worker = 3.5
        self.double = 3.0
        self.move_back = 1.2
        self.use_again = 2.5  # each tile
        self.performed = 4.0  # a main action that is paid for

        # --- The Mansion
        self.worships = 0.05  # at each royal tile, by each player in a round
        self.royal_effect = 3.0

        # --- Altars
        self.shaman = 1.5  # one that stands
        self.useless = 0.2  # share of it, if it helps no one
        self.further = 0.5  # a step more of the Shaman

        # --- Priests, in a turn; and what is left of obsidian that pays only where it is named
        self.literal = 0.5
        self.literal_obsidian = 0.6  # lost
        self.gift = 0.75  # the better of some technologies
        self.rises = 0.15  # a Shaman that stands up before a deed

        # --- The Empire
        self.sent = 0.4  # Warriors in anybody's turn
        self.pushed = (0.4, 0.17, 0.14, 0.12)  # by area: how often in anybody's turn
        self.settling = 0.4  # the best building that could be built
        self.best_of_three = 3.5  # discovery tiles

        # --- The next turn
        self.next_best = 0.4  # the best action in reach: a rival may spoil it
        self.matches = 1.5  # icons that a pyramid tile matches
        self.matched_steps = 0.4  # temple steps that come with them
