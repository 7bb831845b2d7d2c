"""Benefits of regions only: each worker once, each temple once, a mask."""

from typing import ClassVar

from teotihuacan.city.modules.empire.rules import kinds as empire_kinds
from teotihuacan.city.modules.empire.rules import printed
from teotihuacan.city.modules.empire.rules.printed import most_of
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.effects import climbable, power_up
from teotihuacan.city.rules.families import IN_BETWEEN, PAUSE
from teotihuacan.city.rules.printed import boards, discovery
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player, board_and_power, unlocked
from teotihuacan.city.rules.turns.ascension import worker_codes
from teotihuacan.city.rules.turns.discovery import claim
from teotihuacan.city.rules.turns.temples import TempleChoice
from teotihuacan.city.rules.turns.turn import option_of
from teotihuacan.engine.steps import Declared, Kind, Phrase, Step, push


def mask_left(city: City, player: Player) -> int:
    """A Special Mask that lies apart, one that the player lacks if there is such; or -1."""
    found = -1
    for kind, count in enumerate(city._discovery_pile):
        if count and discovery.TILES[kind].stack == discovery.APART and discovery.TILES[kind].mask:
            if not player.tiles[kind]:
                return kind
            found = kind
    return found


def take_mask(city: City, player: Player) -> None:
    """Take a mask; which one does not matter, as each is a kind of its own (ruling X83)."""
    kind = mask_left(city, player)
    if kind >= 0:
        city._discovery_pile[kind] -= 1
        claim(city, player, kind)


def rising(player: Player, chosen: int) -> list[int]:
    """The unlocked workers that have not had their turn; those that act now, too (X80)."""
    return [worker for worker in unlocked(player) if not (chosen >> worker) & 1]


class DifferentWorkers(Kind[City]):
    """Power up different unlocked workers, as many as there are.

    A worker that ascends has had its turn: it is the same one that is reborn (ruling X80).
    """

    declared: ClassVar = Declared(
        empire_kinds.DIFFERENT_WORKERS,
        "different workers",
        f"left:1..{most_of(printed.DIFFERENT)} chosen:0..{(1 << WORKER_COUNT) - 1}",
        worker_codes("^"),
        parents=IN_BETWEEN,
        families=(PAUSE,),
        says="left",
        skippable=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        ids: list[int] = []
        for i in rising(player, step[3]):
            id = self.ids[option_of(player.place[i], player.power[i])]
            if id not in ids:
                ids.append(id)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, left, chosen, _ = step
        player = city.players[seat]
        board, power = board_and_power(option)
        for i in rising(player, chosen):
            if player.place[i] == board and player.power[i] == power:
                if left > 1:
                    push(city, empire_kinds.DIFFERENT_WORKERS, seat, left - 1, chosen | 1 << i)
                power_up(city, player, i)
                return

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        board, power = board_and_power(option)
        key = "power up.worker.ascends" if power == 5 else "power up.worker"
        return key, {"board": board, "power": power}

    def flaw(self, city: City, step: Step) -> str:
        begun = step[2] + step[3].bit_count() <= most_of(printed.DIFFERENT)
        return "" if begun else "so many workers are not powered up"


class DifferentTemples(TempleChoice):
    """Advance one step each on different temples; impossible steps are lost (ruling X81)."""

    declared: ClassVar = Declared(
        empire_kinds.DIFFERENT_TEMPLES,
        "different temples",
        f"left:1..{most_of(printed.APART)} chosen:0..{(1 << len(boards.TEMPLE_KEYS)) - 1}",
        [f"{key}-once" for key in boards.TEMPLE_KEYS],
        parents=IN_BETWEEN,
        families=(PAUSE,),
        says="left",
        skippable=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        left = [temple for temple in range(len(self.ids)) if not (step[3] >> temple) & 1]
        return [self.ids[temple] for temple in left if climbable(city, player, temple)]

    def play(self, city: City, step: Step, option: int) -> None:
        _, seat, left, chosen, _ = step
        if left > 1:
            push(city, empire_kinds.DIFFERENT_TEMPLES, seat, left - 1, chosen | 1 << option)
        push(city, kinds.TEMPLE_STEP, seat, option)

    def flaw(self, city: City, step: Step) -> str:
        begun = step[2] + step[3].bit_count() <= most_of(printed.APART)
        return "" if begun else "so many temples are not climbed"


def once_each(step: Step) -> int:
    """Return how many workers or temples a question still lets rise, each once."""
    return step[2]


def to_rise(city: City, step: Step) -> list[int]:
    """The workers that a `different workers` can still mean."""
    return rising(city.players[step[1]], step[3])
