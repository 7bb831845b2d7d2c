"""Chance: every draw of the game.  Piles are what remains, without an order."""

from typing import ClassVar, Final

from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step
from teotihuacan.founders.rules import fields, kinds
from teotihuacan.founders.rules.effects import missing_face_up, receive
from teotihuacan.founders.rules.families import LAID, ONLY_PLANNED, PAUSE
from teotihuacan.founders.rules.printed import boards, disks, rounds, worship
from teotihuacan.founders.rules.state import Founding, replaced

SEATS: Final = 4


class DrawFirst(Kind[Founding]):
    """The First Player; the Architects stand in that order (F1)."""

    declared: ClassVar = Declared(
        kinds.DRAW_FIRST,
        "draw first",
        codes=[f"~P{seat + 1}" for seat in range(SEATS)],
        parents=ONLY_PLANNED,
        chance=True,
        answers=("outcome", "seat", 0),
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        return [self.first + seat for seat in range(len(founding.founders))]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        founding.first = option
        players = len(founding.founders)
        for order in range(players):
            founding.founders[(option + order) % players].architect = order
        founding.tell("first", option)


class DrawBoard(Kind[Founding]):
    """Draw the board of a player; there is only one of the A sides (R59)."""

    declared: ClassVar = Declared(
        kinds.DRAW_BOARD,
        "draw board",
        f"to:0..{SEATS - 1}",
        [f"~{board.key}" for board in boards.BOARDS],
        parents=ONLY_PLANNED,
        chance=True,
        scattered=True,
        says="to",
        answers=("outcome", "board", 0),
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        dealt = [founder.board for founder in founding.founders]
        return [self.ids[board] for board in founding.setting.boards if board not in dealt]

    def play(self, founding: Founding, step: Step, option: int) -> None:
        founding.founders[step[2]].board = option
        founding.tell("board", step[2], option)

    def flaw(self, founding: Founding, step: Step) -> str:
        if step[2] >= len(founding.founders) or founding.founders[step[2]].board >= 0:
            return "it must be for a player without a board"
        return ""


class DrawDisk(Kind[Founding]):
    """The Bonus disk of a space, from all nine (R37)."""

    declared: ClassVar = Declared(
        kinds.DRAW_DISK,
        "draw disk",
        f"space:0..{rounds.SPACES - 1}",
        [f"~{disk.key}" for disk in disks.DISKS],
        parents=("begin round", "draw disk"),
        chance=True,
        even=False,
        quick=True,
        scattered=True,
        says="space",
        answers=("outcome", "disk", 0),
    )

    def left(self, founding: Founding) -> list[int]:
        """The disks of each kind that lie on no space."""
        bonus = founding.bonus
        return [disk.copies - bonus.count(kind) for kind, disk in enumerate(disks.DISKS)]

    def legal(self, founding: Founding, step: Step) -> list[int]:
        return [self.ids[kind] for kind, count in enumerate(self.left(founding)) if count > 0]

    def weights(self, founding: Founding, step: Step, ids: list[int]) -> list[int]:
        left = self.left(founding)
        return [left[self.meanings[id]] for id in ids]

    def deal(self, founding: Founding, step: Step, dealer: Dealer) -> int:
        left = self.left(founding)
        return dealer.weighted(left) if sum(left) > max(left) else -1

    def play(self, founding: Founding, step: Step, option: int) -> None:
        founding.bonus = replaced(founding.bonus, step[2], option)
        founding.tell("disk", -1, step[2], option)

    def flaw(self, founding: Founding, step: Step) -> str:
        if founding.agenda.count(step) > 1 or founding.bonus[step[2]] >= 0:
            return "a space gets one Bonus disk"
        return "" if step[2] in founding.setting.spaces else "nobody uses this space"


class DrawWorship(Kind[Founding]):
    """The next tile of a Worship stack: turned up, or at setup for a player.

    Among tiles that no player has seen it is random; after them come those that were
    returned, in that order (F9).
    """

    declared: ClassVar = Declared(
        kinds.DRAW_WORSHIP,
        "draw worship",
        f"stack:0..2 to:-1..{SEATS - 1}",
        [f"~{tile.key}" for tile in worship.WORSHIP],
        parents=(LAID, PAUSE, "draw worship"),
        same_seat=False,
        chance=True,
        even=False,
        quick=True,
        skippable=True,
        scattered=True,
        answers=("outcome", "worship", 0),
    )

    def legal(self, founding: Founding, step: Step) -> list[int]:
        stack = step[2]
        unseen = founding.unseen
        ids = [self.ids[kind] for kind in worship.IN_STACK[stack] if unseen[kind]]
        if not ids and founding.returned[stack]:
            ids.append(self.ids[founding.returned[stack][0]])
        return ids

    def weights(self, founding: Founding, step: Step, ids: list[int]) -> list[int]:
        unseen = founding.unseen
        return [unseen[self.meanings[id]] or 1 for id in ids]

    def deal(self, founding: Founding, step: Step, dealer: Dealer) -> int:
        kinds_there = worship.IN_STACK[step[2]]
        unseen = [founding.unseen[kind] for kind in kinds_there]
        return kinds_there[dealer.weighted(unseen)] if sum(unseen) > max(unseen) else -1

    def play(self, founding: Founding, step: Step, option: int) -> None:
        _, _, stack, to, _ = step
        if founding.unseen[option]:
            founding.unseen = replaced(founding.unseen, option, founding.unseen[option] - 1)
        else:
            returned = founding.returned
            founding.returned = replaced(returned, stack, returned[stack][1:])
        if to != fields.TO_THE_TABLE:
            receive(founding, to, option)
            return
        if founding.beside[stack] < 0:
            founding.beside = replaced(founding.beside, stack, option)
        else:
            founding.top = replaced(founding.top, stack, option)
        founding.tell("turned up", -1, option)

    def question(self, founding: Founding, step: Step) -> Phrase:
        return "draw worship", {"colour": step[2]}

    def flaw(self, founding: Founding, step: Step) -> str:
        _, _, stack, to, _ = step
        if to >= len(founding.founders):
            return "there is no such seat"
        if (to != fields.TO_THE_TABLE) and not founding.in_setup():
            return "tiles are drawn for a player at setup only"
        owed = founding.agenda.count(step)
        if not founding.in_setup() and owed > missing_face_up(founding, stack):
            return "there is no place for it, or no tile"
        return ""
