"""Shamans on their way: activated, displaced, or placed for the first time."""

from typing import ClassVar, Final

from teotihuacan.city.modules.altars.rules import kinds, printed, state
from teotihuacan.city.modules.altars.rules.benefits import benefit_of, receive
from teotihuacan.city.modules.altars.rules.bots import displace_bot
from teotihuacan.city.modules.altars.rules.printed import next_altar
from teotihuacan.city.modules.solo.rules.extension import BOT_ACTING
from teotihuacan.city.rules import sources
from teotihuacan.city.rules.effects import flip, gain
from teotihuacan.city.rules.families import IN_A_TURN, ONLY_PLANNED, PAUSE
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, Value, push

MOST_FURTHER: Final = printed.ALTARS - 2  # a Shaman always leaves its altar (ruling X63)
FURTHER: Final[int] = printed.HALVES  # the option after the halves


class Shaman(Kind[City]):
    """Activate the Shaman: a turn of its own kind, instead of a worker's (ruling X58)."""

    declared: ClassVar = Declared(kinds.SHAMAN, "shaman", codes=["shaman"], replaces=True)

    def play(self, city: City, step: Step, option: int) -> None:
        seat = step[1]
        altars = state.altars_of(city)
        altars.turn = state.HAS_ACTIVATED
        altar = next_altar(altars.shamans[seat] // 2)
        state.take_in_hand(city, seat)
        city.agenda.append(kinds.move_to(seat, altar, 0))

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        altars = state.altars_of(city)
        altar = next_altar(altars.shamans[step[1]] // 2)
        key = "shaman.activate.season" if altars.skips else "shaman.activate"
        return key, altar_parts(city, altar)

    def flaw(self, city: City, step: Step) -> str:
        return "it never stands on an agenda"


def can_activate(city: City, seat: int) -> bool:
    """Always, but not after workers were unlocked for cocoa in this turn (rulings A5, X59)."""
    altars = state.altars_of(city)
    return altars.turn == state.NOTHING_YET and altars.shamans[seat] != state.IN_HAND


class Half(Kind[City]):
    """On which half a Shaman comes to stand.

    Both halves of its altar are always open (ruling X60), and in a season also those of the one
    after it (X122).  Before its own Shaman moves a player may use a tile to go an altar further
    (rulings D9, X68).
    """

    # the owner of a displaced Shaman decides at once (ruling X62)
    declared: ClassVar = Declared(
        kinds.HALF,
        "half",
        f"altar:-1..{printed.ALTARS - 1} why:0..2 further:0..{MOST_FURTHER}",
        [*[f"altar{name}" for name in printed.HALF_NAMES], "further"],
        families=(PAUSE,),
        same_seat=False,
        free=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        _, seat, _, why, further = step
        if why == kinds.IN_SETUP:
            taken = state.altars_of(city).shamans
            return [self.first + half for half in range(printed.HALVES) if half not in taken]
        ids: list[int] = []
        for reached in reached_altars(city, step):
            ids += [self.first + 2 * reached, self.first + 2 * reached + 1]
        held = city.players[seat].tiles[printed.STEP_TILE]
        if why == kinds.MOVING and further < MOST_FURTHER and held:
            ids.append(self.first + FURTHER)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, altar, why, further = step
        if option == FURTHER:
            city.agenda.append(kinds.move_to(seat, next_altar(altar), further + 1))
            flip(city, city.players[seat], printed.STEP_TILE)
            brought = discovery.TILES[printed.STEP_TILE].gain
            gain(city, city.players[seat], brought, sources.DISCOVERY)
            return
        state.put_on(city, seat, option)
        if city.events is not None:
            key = ("shaman placed", "shaman", "shaman pushed")[why]
            before, behind = state.beside(city, option // 2)
            city.tell(key, seat, state.pointed_board(city, option), before, behind)
        if state.altars_of(city).holder(option, seat) >= 0:
            push(city, kinds.DISPLACED, seat)
        if why == kinds.MOVING:
            receive(city, seat, option)  # before the other makes room (ruling X61)

    def question(self, city: City, step: Step) -> Phrase:
        _, seat, altar, why, _ = step
        if why == kinds.IN_SETUP:
            return "half.setup", {"seat": seat}
        key = "half" if why == kinds.MOVING else "half.pushed"
        if len(reached_altars(city, step)) > 1:
            key = "half.season"
        return key, {"seat": seat, **altar_parts(city, altar)}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        _, seat, altar, why, _ = step
        if option == FURTHER:
            parts = altar_parts(city, next_altar(altar))
            return "half.further", {"tile": printed.STEP_TILE, **parts}
        altars = state.altars_of(city)
        benefit = benefit_of(city, option)
        key = ("half.begin", "half.moving", "half.going")[why]
        if why == kinds.MOVING and len(reached_altars(city, step)) > 1:
            key = "half.moving.season"
        return key, {
            "board": state.pointed_board(city, option),
            "holder": altars.holder(option, seat),
            "half": benefit,
            "tiles": altars.piles[option // 2] if printed.BENEFITS[benefit].claims else (),
            **altar_parts(city, option // 2),
        }

    def flaw(self, city: City, step: Step) -> str:
        _, seat, altar, why, further = step
        altars = state.altars_of(city)
        if altars.shamans[seat] != state.IN_HAND:
            return "the Shaman must be in hand"
        if why == kinds.IN_SETUP:
            return "" if altar < 0 and not further else "in setup any altar can be chosen"
        if altar < 0:
            return "a Shaman goes to one altar"
        if altars.turn != state.HAS_ACTIVATED:
            return "no Shaman was activated in this turn"
        if why == kinds.MOVING:
            return "" if seat == city.turn else f"it is not the turn of seat {seat}"
        right = seat != city.turn and not further
        return "" if right else "only another's Shaman is displaced, to the next altar"

    def allowed_parents(self, step: Step) -> tuple[str, ...] | None:
        return ONLY_PLANNED if step[3] == kinds.IN_SETUP else (*IN_A_TURN, BOT_ACTING)

    def reject_child(self, city: City, step: Step, above: Step) -> str:
        return "" if step[3] == kinds.MOVING else "a Shaman has its place before anything else"


def altar_parts(city: City, altar: int) -> dict[str, Value]:
    """An altar for the words: the boards before and behind it."""
    before, behind = state.beside(city, altar)
    return {"second": before, "third": behind}


class Displaced(Kind[City]):
    """Another Shaman that shares the half of this seat's goes to the next altar."""

    declared: ClassVar = Declared(
        kinds.DISPLACED,
        "shaman displaced",
        parents=(*IN_A_TURN, BOT_ACTING),
        families=(PAUSE,),
        same_seat=False,
    )

    def run(self, city: City, step: Step) -> None:
        altars = state.altars_of(city)
        half = altars.shamans[step[1]]
        owner = altars.holder(half, step[1])
        if owner >= city.setting.people:
            displace_bot(city, city.players[owner], half)
            return
        state.take_in_hand(city, owner)
        city.agenda.append(kinds.pushed_to(owner, next_altar(half // 2)))

    def flaw(self, city: City, step: Step) -> str:
        altars = state.altars_of(city)
        if altars.turn != state.HAS_ACTIVATED:
            return "no Shaman was activated in this turn"
        half = altars.shamans[step[1]]
        shared = half != state.IN_HAND and altars.holder(half, step[1]) >= 0
        return "" if shared else "no other Shaman is on the same half"


def reached_altars(city: City, step: Step) -> list[int]:
    """The altars to which a `half` may lead a Shaman on its way: one, and in a season for one's own
    also those after it, but never as far as the altar that it has left (X63, X122)."""
    _, _, altar, why, further = step
    altars = [altar]
    if why == kinds.MOVING:
        for _ in range(min(state.altars_of(city).skips, MOST_FURTHER - further)):
            altars.append(next_altar(altars[-1]))
    return altars


def entered_altars(city: City, step: Step) -> list[int]:
    """The altars to which a `half` may lead an activated Shaman; none for any other."""
    return reached_altars(city, step) if step[3] == kinds.MOVING else []
