"""Named values of the fields of steps; which step has which fields is declared by its kind."""

from typing import Final

# `from` of `building`, `temple` and `pyramid`: where a tile is taken.
DISPLAY: Final = 0
SUPPLY: Final = 1
IN_HAND: Final = 2  # the starting Pyramid tiles

# `price` of a tile: this many cubes of any resource (0: nothing), or …
PRINTED: Final = -1

# `then` of `building`: it must be built, it may be declined, or it is the first of two.
MUST: Final = 0
MAY: Final = 1
THEN_THE_OTHER: Final = 2  # of the two that are shown
THEN_ANOTHER: Final = 3

# `when` of `bonus`: before or after the Action.
BEFORE: Final = 0
AFTER: Final = 1

# `sort` of `any action`.
BUILD: Final = 0
INFLUENCE: Final = 1

# `index` of `put cube`: the number of a Building in the order they were laid, or …
ANYWHERE: Final = -1

# `stacks` of `take`, as bits.
ANY_STACK: Final = 7

# `to` of `draw worship`: the seat that gets the tile unseen, or …
TO_THE_TABLE: Final = -1
