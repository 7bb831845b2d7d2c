"""Setup: the choice of priests, and the technology that one of them gives."""

from typing import ClassVar, Final

from teotihuacan.city.modules.priests.rules import kinds, printed, state
from teotihuacan.city.rules.draws import Draw, draw
from teotihuacan.city.rules.families import ONLY_PLANNED
from teotihuacan.city.rules.printed import technologies
from teotihuacan.city.rules.state import City, replaced
from teotihuacan.engine.steps import CHANCE, Declared, Kind, Phrase, Step, make_step, push

NONE: Final[int] = len(printed.PRIESTS)  # the option after the priests


class ChoosePriest(Kind[City]):
    """Choose a free priest, or none (ruling X126)."""

    declared: ClassVar = Declared(
        kinds.CHOOSE_PRIEST,
        "choose priest",
        codes=[*[f"priest{key}" for key in printed.PRIEST_KEYS], "no-priest"],
        parents=ONLY_PLANNED,
        scattered=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [*[self.ids[priest] for priest in state.free_priests(city)], self.ids[NONE]]

    def play(self, city: City, step: Step, option: int) -> None:
        if option == NONE:
            return
        seat = step[1]
        priests = state.priests_of(city)
        priests.held = replaced(priests.held, seat, option)
        city.tell("priest", seat, extra_of(option))
        state.bind(city, seat)
        drawn = printed.PRIESTS[option].technologies
        if drawn:
            push(city, kinds.KEEP_GIFT, seat)
            city.agenda += [make_step(kinds.DRAW_GIFT, CHANCE)] * drawn

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option == NONE:
            return "choose priest.none", {}
        return "choose priest.take", {"extra": extra_of(option)}


def extra_of(priest: int) -> int:
    """The place of a priest among all extras, as words and pictures count them."""
    return printed.EXTRA_KEYS.index(printed.PRIEST_KEYS[priest])


def not_displayed(city: City) -> list[int]:
    """The technologies not on the display, not owned and not drawn."""
    priests = state.priests_of(city)
    gone = (*city.technologies, *priests.offered, *priests.gifts)
    return [technology for technology in city.setting.technologies if technology not in gone]


class DrawGift(Draw):
    """Draw a technology that is not on the display; it is public (ruling X120)."""

    declared: ClassVar = draw(
        kinds.DRAW_GIFT,
        "draw gift",
        [f"~gift{technology.key[4:]}" for technology in technologies.TILES],
        "technology",
        parents=("keep gift", "draw gift"),
        skippable=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.ids[technology] for technology in not_displayed(city)]

    def play(self, city: City, step: Step, option: int) -> None:
        priests = state.priests_of(city)
        priests.offered = (*priests.offered, option)
        city.tell("gift drawn", -1, option)


class KeepGift(Kind[City]):
    """Keep one of the drawn technologies: no gold, no step, no points (ruling X120)."""

    declared: ClassVar = Declared(
        kinds.KEEP_GIFT,
        "keep gift",
        codes=[f"gift{technology.key[4:]}" for technology in technologies.TILES],
        parents=("choose priest",),
        answers=("technology", "technology", 0),
        scattered=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        return [self.ids[technology] for technology in state.priests_of(city).offered]

    def play(self, city: City, step: Step, option: int) -> None:
        seat = step[1]
        priests = state.priests_of(city)
        priests.gifts = replaced(priests.gifts, seat, option)
        priests.offered = ()  # the others go back to the box
        city.players[seat].technologies |= 1 << option
        city.tell("gift", seat, option)

    def flaw(self, city: City, step: Step) -> str:
        priests = state.priests_of(city)
        held = priests.held[step[1]]
        drawn = printed.PRIESTS[held].technologies if held != state.NO_PRIEST else 0
        owed = city.agenda.count(make_step(kinds.DRAW_GIFT, CHANCE))
        right = drawn > 0 and priests.gifts[step[1]] == state.NO_GIFT
        if not right or len(priests.offered) + owed != drawn:
            return "the priest of this seat gives no technology now"
        return ""
