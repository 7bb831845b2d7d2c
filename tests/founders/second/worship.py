"""The stacks of Worship tiles: drawing, taking, returning (F9 to F12)."""

from tests.founders.second.data import COLOURS, WORSHIP
from tests.founders.second.table import Founder, Steps, Table, ask, draw


def next_of(table: Table, stack: str) -> Steps[str]:
    """Return the next tile face down: an unseen one, then those returned; "" if there is none."""
    if any(table.unseen[stack].values()):
        tile = yield from draw(table.unseen[stack])
        table.unseen[stack][tile] -= 1
        return tile
    table.seen["stack used up"] += 1
    return table.returned[stack].pop(0) if table.returned[stack] else ""


def reveal(table: Table, stack: str) -> Steps[None]:
    if len(table.face_up[stack]) < 2:
        tile = yield from next_of(table, stack)
        if tile:
            table.face_up[stack].append(tile)


def side_or_top(table: Table, stack: str) -> list[str]:
    """Return the tiles of a stack that may be taken; of two equal tiles, one."""
    different = len(set(table.face_up[stack]))
    return [f"{stack}.side", f"{stack}.top"][:different]


def any_face_up(table: Table) -> list[str]:
    return [answer for stack in COLOURS for answer in side_or_top(table, stack)]


def any_top(table: Table) -> list[str]:
    """For a reward; a single tile is beside the stack and on it (F11, F43)."""
    return [f"{stack}.top" for stack in COLOURS if table.face_up[stack]]


def take(table: Table, founder: Founder, answers: list[str]) -> Steps[None]:
    """A tile must be taken if there is one (R24); the other then lies beside the stack (F10)."""
    if not answers:
        table.seen["no tile to take"] += 1
        return
    answer = yield from ask(founder.seat, answers)
    stack, where = answer.split(".")
    face_up = table.face_up[stack]
    founder.worship.append(face_up.pop(0 if where == "side" else -1))
    yield from reveal(table, stack)


def take_unseen(table: Table, founder: Founder, stacks: list[str]) -> Steps[None]:
    """At setup no tile is face up (R33, F7)."""
    answer = yield from ask(founder.seat, [f"{stack}.stack" for stack in stacks])
    founder.worship.append((yield from next_of(table, answer.removesuffix(".stack"))))


def put_under(table: Table, tile: str) -> Steps[None]:
    """A returned tile goes under its stack; it comes up at once where a place is empty (F12)."""
    stack = WORSHIP[tile].stack
    table.returned[stack].append(tile)
    yield from reveal(table, stack)
