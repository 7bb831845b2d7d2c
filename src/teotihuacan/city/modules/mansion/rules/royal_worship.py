"""A worship at a royal tile of the Mansion: its owner's power-up, its effect, and what else it
brings in whatever order its player likes (ruling X45)."""

from typing import ClassVar, Final

from teotihuacan.city.modules.mansion.rules import kinds as mansion_kinds
from teotihuacan.city.modules.mansion.rules import printed, state
from teotihuacan.city.modules.solo.rules.bot_effects import power_up as strengthen
from teotihuacan.city.modules.solo.rules.choosing import strongest
from teotihuacan.city.modules.solo.rules.extension import BOT_ACTING
from teotihuacan.city.rules import kinds, places
from teotihuacan.city.rules.effects import climbable, pay, payable
from teotihuacan.city.rules.families import AT_A_ROYAL_TILE, MAIN_ACTION, PAUSE
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, Player, unlocked
from teotihuacan.city.rules.turns.discovery import claim_near
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, make_step, push, push2

# Remaining parts as bits; the last bit: a part of it is done already.
EFFECT: Final = 1
TILE: Final = 2
STEP: Final = 4
BEGUN: Final = 8

# The answers.
NOW: Final = 0
CLAIM: Final = 1
CLIMB: Final = 2
ENOUGH: Final = 3

SPACE: Final = f"space:{places.ROYAL_SPACE}..{places.ROYAL_SPACE + 2}"


def begin_worship(city: City, player: Player, space: int, power: int, tile: bool) -> None:
    """Push what follows onto the agenda, once all is paid and the worker is locked.

    The worker counts as acting, so that it helps nobody and no tile powers it up, even if it is
    unlocked meanwhile.  A royal tile without an owner has none in this worship (X45).
    """
    seat = player.seat
    city.acting = 1 << player.place.index(space)
    push(city, mansion_kinds.ROYAL_OVER, seat)
    owner = state.owner_of(city, space)
    owed = EFFECT | TILE if tile else EFFECT
    if owner != state.NOBODY and climbable(city, player, state.temple_of(space)):
        owed |= STEP
    push(city, mansion_kinds.ROYAL_WORSHIP, seat, space, power, owed)
    if owner != state.NOBODY:
        push_power_up(city, owner, space)


def push_power_up(city: City, owner: int, space: int) -> None:
    """The owner of a royal tile powers a worker up, at once and whoever's turn it is (X48); it is
    lost if all are locked (M6)."""
    player = city.players[owner]
    if not unlocked(player):
        return
    city.tell("royal owner", owner, space - places.ROYAL_SPACE)
    if owner >= city.setting.people:
        # A bot powers its highest worker up; one that ascends stays on the first space (M10, X96).
        for _ in range(printed.POWER_UPS):
            strengthen(city, player, strongest(city, player, unlocked(player)))
        return
    powered = make_step(kinds.POWER_UP, owner, 0, printed.POWER_UPS)
    push2(city, powered, make_step(mansion_kinds.OWNER, owner, space))


def can_power_up(city: City, owner: int, space: int) -> bool:
    """Return whether the owner of a royal tile has an unlocked worker if it is used now, while the
    worker that will be locked there is in hand: a worker that is on the space is unlocked first.
    """
    player = city.players[owner]
    in_hand = player.place.count(places.HAND)
    return bool(unlocked(player)) or space in player.place or in_hand > 1


class RoyalWorship(Kind[City]):
    """Choose which part of the worship comes next.  Effect and tile are paid for and the effect
    must be used, the tile and the step on the temple may be left.
    """

    declared: ClassVar = Declared(
        mansion_kinds.ROYAL_WORSHIP,
        "royal worship",
        f"{SPACE} power:1..5 owed:1..15",
        ["royal-effect", "royal-tile", "royal-step", "royal-enough"],
        parents=("royal over",),
        families=(PAUSE, AT_A_ROYAL_TILE),
        free=True,
        pausing=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, space, _, owed = step
        player = city.players[seat]
        ids: list[int] = []
        if owed & EFFECT:
            ids.append(self.first + NOW)
        if owed & TILE and payable(player, discovery.TILES[city.near[places.PALACE]].cost):
            ids.append(self.first + CLAIM)
        if owed & STEP and state.step_open(city, player, space):
            ids.append(self.first + CLIMB)
        if not owed & EFFECT:
            ids.append(self.first + ENOUGH)
        return ids

    def pauses(self, city: City, step: Step) -> bool:
        """Before a bare effect there is nothing that could not have been done earlier, unless the
        player's own power-up came first."""
        return step[4] != EFFECT or state.owner_of(city, step[2]) == step[1]

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, space, power, owed = step
        if option == ENOUGH:
            return
        player = city.players[seat]
        left = owed & ~(EFFECT, TILE, STEP)[option]
        if left & ~BEGUN:
            push(city, mansion_kinds.ROYAL_WORSHIP, seat, space, power, left | BEGUN)
        if option == NOW:
            raised = state.raised_power(city, player, power)
            for module in city.setting.action_begun:
                module.begin_action(city, player, places.PALACE)
            if city.events is not None and raised != power:
                city.tell("royal power", seat, raised)
            push(city, kinds.ABILITY, seat, space, raised)
        elif option == CLAIM:
            claim_near(city, player, places.PALACE)
        else:
            push(city, kinds.TEMPLE_STEP, seat, state.temple_of(space))
            pay(city, player, printed.STEP_FEE)

    def question(self, city: City, step: Step) -> Phrase:
        key = "royal worship" if step[4] & EFFECT else "royal worship.then"
        return key, {"seat": step[1], "royal": city.royal[step[2] - places.ROYAL_SPACE]}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        _, seat, space, power, _ = step
        player = city.players[seat]
        if option == NOW:
            royal = city.royal[space - places.ROYAL_SPACE]
            strength = state.raised_power(city, player, power)
            return "royal worship.effect", {"royal": royal, "strength": strength}
        if option == CLAIM:
            tile = city.near[places.PALACE]
            return "royal worship.tile", {"tile": tile, "cost": tile}
        if option == CLIMB:
            temple = state.temple_of(space)
            parts = {"amount": printed.STEP_FEE.cocoa, "temple": temple}
            return "royal worship.step", {**parts, "step": player.temple[temple] + 1}
        return "royal worship.enough", {}

    def flaw(self, city: City, step: Step) -> str:
        _, _, space, _, owed = step
        if len(city.royal) < 3 or not owed & ~BEGUN:
            return "a part of the worship must be owed"
        if owed & TILE and city.near[places.PALACE] < 0:
            return "no tile lies there to be claimed"
        if owed & STEP and state.owner_of(city, space) == state.NOBODY:
            return "nobody owns that royal tile"
        fresh = EFFECT | (owed & (TILE | STEP))
        if not owed & BEGUN and owed != fresh:
            return "a worship begins with the effect owed"
        return ""

    def reject_child(self, city: City, step: Step, above: Step) -> str:
        if above[0] == mansion_kinds.OWNER and (above[2] != step[2] or step[4] & BEGUN):
            return "its owner comes first, and no other"
        return ""


class Owner(Kind[City]):
    """The base for steps that a royal tile gives its owner, also in another player's turn."""

    declared: ClassVar = Declared(
        mansion_kinds.OWNER,
        "owner",
        SPACE,
        parents=("royal worship", BOT_ACTING),
        families=(PAUSE,),
        same_seat=False,
    )

    def run(self, city: City, step: Step) -> None:
        pass  # all that lay on it is done

    def flaw(self, city: City, step: Step) -> str:
        right = state.owner_of(city, step[2]) == step[1]
        return "" if right else "the seat does not own that royal tile"

    def reject_child(self, city: City, step: Step, above: Step) -> str:
        powered = make_step(kinds.POWER_UP, step[1], 0, above[3])
        if above == powered and above[3] <= printed.POWER_UPS:
            return ""
        return "" if above[0] == kinds.CALENDAR else "a power-up is all that the owner gets"


class RoyalOver(Kind[City]):
    """The worship is over: its worker is like any other again."""

    declared: ClassVar = Declared(
        mansion_kinds.ROYAL_OVER,
        "royal over",
        parents=("end", "technology gain"),
        families=(MAIN_ACTION, AT_A_ROYAL_TILE, PAUSE),
    )

    def run(self, city: City, step: Step) -> None:
        city.acting = 0
        for module in city.setting.action_done:
            module.end_action(city, city.players[step[1]])

    def flaw(self, city: City, step: Step) -> str:
        place = city.players[step[1]].place
        acting = [worker for worker in range(len(place)) if (city.acting >> worker) & 1]
        if len(acting) == 1:
            where = place[acting[0]]  # it may have been unlocked since
            if where == places.PALACE or places.ROYAL_SPACE <= where < places.SIDEBAR:
                return ""
        return "one worker must be worshipping"


def parts_owed(step: Step) -> int:
    """Return the parts of a `royal worship` that are still to come, as bits."""
    return step[4]


def worshipped(step: Step) -> int:
    """The space that a `royal worship` is about."""
    return step[2]
