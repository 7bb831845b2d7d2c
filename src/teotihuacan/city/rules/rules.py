"""The rules of City of Gods, put together with the modules they are given."""

import os
from typing import Any, Final

from teotihuacan.city.rules import draws, neutral, places, setup, sources
from teotihuacan.city.rules import kinds as step_kinds
from teotihuacan.city.rules.boards import (
    alchemy,
    construction,
    decorations,
    extra_worker,
    main_action,
    nobles,
    pyramid_tiles,
    resources,
    technologies,
)
from teotihuacan.city.rules.boards.main_action import MainAction
from teotihuacan.city.rules.data_files import DATA
from teotihuacan.city.rules.draws import linked_place
from teotihuacan.city.rules.edition import EDITIONS
from teotihuacan.city.rules.families import MAIN_ACTION
from teotihuacan.city.rules.goods import paying
from teotihuacan.city.rules.imagining import imagine
from teotihuacan.city.rules.modules import Module
from teotihuacan.city.rules.options import OPTIONS, ModulesOption
from teotihuacan.city.rules.positions import restoring, writing
from teotihuacan.city.rules.positions.validity import check_city
from teotihuacan.city.rules.printed import boards, calendar, starting
from teotihuacan.city.rules.scoring import eclipse
from teotihuacan.city.rules.scoring.eclipse import verdict
from teotihuacan.city.rules.setting import Setting
from teotihuacan.city.rules.setup import new_player, plan_setup, slots_of
from teotihuacan.city.rules.state import City
from teotihuacan.city.rules.turns import (
    abilities,
    action,
    ascension,
    discovery,
    temples,
    turn,
    worship,
)
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.dealer import Dealer
from teotihuacan.engine.options import Options, number_in, word_in
from teotihuacan.engine.rules import OTHERWISE, Rules
from teotihuacan.engine.steps import Declared, Kind, Step

REVISION: Final = 2
"""Raised whenever a rule is mended; a game is played to its end by the rules it began with."""

EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "points": ("points", "source"),
    "goods": ("good", "amount"),
    "turn": (),
    "unlock": (),
    "unlocked": ("board", "power"),
    "bumped": ("board",),
    "move": ("board", "to", "power"),
    "collect": ("board",),
    "worship": ("board", "royal space"),
    "main": ("board", "workers", "lowest"),
    "power": ("board", "power"),
    "ascend": (),
    "fourth": (),
    "temple": ("temple", "step"),
    "avenue": ("step",),
    "track": ("step",),
    "claim": ("tile",),
    "use": ("tile",),
    "technology": ("technology",),
    "learn": ("technology",),
    "noble": ("row", "column"),
    "build": ("pyramid", "site", "rotation"),
    "decorate": ("decoration", "side", "level"),
    "finished": (),
    "calendar": ("light", "dark"),
    "calendar lost": ("light",),
    "power down": ("board", "power"),
    "eclipse": ("number", "last"),
    "salary": ("amount", "due"),
    "bonus": ("bonus", "temple"),
    "over": (),
    "neutral": ("board", "second", "third"),
    "new discovery": ("board", "tile"),
    "new decoration": ("decoration",),
    "new pyramid tile": ("pyramid",),
    "face up": ("start",),
    "dealt": ("start",),
    "kept": ("start",),
    "drafted": ("start",),
    "start": ("start",),
    "placed": ("board", "power"),
    "turned": ("oriented", "site"),
}
"""The names of the integers in each kind of event."""

SECRET_EVENTS: Final = ("dealt", "kept")
"""Events that only the seat they belong to may see."""


ABSENT: Final = Module("", ())


def city_kinds() -> list[Kind[Any]]:
    """Every kind of step, in the order of `kinds.py`."""
    return [
        *(draws.DrawBoard(), draws.DrawRoyal(), draws.DrawTechnology(), draws.DrawBonus()),
        *(draws.DrawDecoration(), draws.DrawPyramid(), draws.DrawRotation()),
        *(draws.DrawDiscovery(), draws.DrawStarting()),
        *(setup.Keep(), setup.StartingPower(), setup.Place(), setup.Link(), setup.Reveal()),
        *(setup.Benefits(), neutral.Neutrals(), setup.SetupOver()),
        *(turn.Turn(), turn.Distance(), action.Action()),
        *(worship.Worship(), worship.WorshipOrder(), abilities.Ability(), abilities.Trade()),
        *(paying.Give(), temples.AnyResource(), temples.AnyTemple(), temples.TempleOrder()),
        *(temples.TempleStep(), discovery.Claim(), temples.AvenueStep()),
        *(extra_worker.ExtraWorkerTile(), alchemy.Learn(), nobles.NobleRow()),
        *(decorations.Decorate(), decorations.DecorationSide()),
        *(construction.Build(), construction.Site(), construction.Discount()),
        *(construction.Rotation(), technologies.TechnologyGain()),
        *(ascension.PowerUp(), ascension.BuyPower(), ascension.ActionOver()),
        *(ascension.Reborn(), ascension.WheelReward(), ascension.CalendarStep()),
        *(turn.End(), turn.FinishTurn(), turn.NextTurn()),
        *(eclipse.Eclipse(), eclipse.ScoreAvenue(), eclipse.ScoreLeaders()),
        *(eclipse.ScoreTrack(), eclipse.ScoreMasks(), eclipse.Salary(), eclipse.NewEra()),
        *(eclipse.ScoreBonus(), eclipse.GameOver(), discovery.Interrupt()),
        *(paying.PayWith(), paying.PowerDown(), main_action.Perform(), abilities.Traded()),
        *(alchemy.Known(), setup.NeutralSetup(), temples.TemplePair()),
    ]


def kinds_with(modules: tuple[Module, ...]) -> tuple[list[Kind[Any]], list[Module | None]]:
    """Every kind of step, with those of some modules, and the module that each belongs to.

    Numbers that no module uses belong to `ABSENT`, which is never in play.
    """
    kinds = city_kinds()
    owners: list[Module | None] = [None] * len(kinds)
    for module in modules:
        for kind in module.kinds():
            unused = range(len(kinds), kind.number)
            kinds += [Kind(Declared(number, f"unused {number}")) for number in unused]
            owners += [ABSENT] * len(unused)
            kinds.append(kind)
            owners.append(module)
    return kinds, owners


def main_actions() -> list[MainAction]:
    """The main action of each board, by number; the Palace has none."""
    return [
        MainAction(0),
        MainAction(places.PALACE),
        resources.ResourceBoard(places.FOREST, boards.GRID[0]),
        resources.ResourceBoard(places.QUARRY, boards.GRID[1]),
        resources.ResourceBoard(places.GOLD, boards.GRID[2]),
        alchemy.Alchemy(places.ALCHEMY),
        nobles.Nobles(places.NOBLES),
        decorations.Decorations(places.DECORATIONS),
        construction.Construction(places.CONSTRUCTION),
    ]


class CityRules(Rules[City]):
    """The rules of City of Gods, with the modules a game may be played with.

    With other modules than ours it is another game, and has a name of its own.
    """

    def __init__(self, modules: tuple[Module, ...], name: str = "city") -> None:
        kinds, self.owners = kinds_with(modules)
        super().__init__(name, REVISION, kinds, step_kinds.INTERRUPT, pinned_codes())
        self.modules = modules
        self.actions = main_actions()
        self.settings: dict[str, Setting] = {}
        self.event_fields = dict(EVENT_FIELDS)
        self.secret_events = SECRET_EVENTS
        self.data_files = DATA
        self.specification = (*OPTIONS, ModulesOption(modules))
        self.sources: tuple[str, ...] = sources.SOURCES
        for module in modules:
            self.event_fields.update(module.event_fields)
            self.specification += module.options(modules)
            module.first_source = sources.Source(len(self.sources))
            self.sources += module.sources

    def setting(self, options: Options, revision: int) -> Setting:
        """Return the fixed part of a game with these options, which games of one kind share."""
        edition, people = word_in(options, "edition"), number_in(options, "players")
        modules = tuple([module for module in self.modules if module.is_in(options)])
        variants = [options[name] is True for name in ("dark_eclipse", "draft", "first_game")]
        key = f"{revision} {edition} {people} {variants} {[module.name for module in modules]}"
        if key in self.settings:
            return self.settings[key]
        scoring = eclipse.SCORING_STEPS
        actions = self.actions[:] if modules else self.actions
        for module in modules:
            scoring += module.scoring
            module.actions(actions)
        dark_eclipse, draft, first_game = variants
        self.settings[key] = Setting(
            revision=revision,
            edition=EDITIONS[edition],
            dark_eclipse=dark_eclipse,
            draft=draft,
            first_game=first_game,
            people=people,
            actions=actions,
            scoring=scoring,
            modules=modules,
        )
        return self.settings[key]

    def bare(self, options: Options, revision: int) -> City:
        """The table before anything is drawn."""
        setting = self.setting(options, revision)
        seats = setting.people
        for module in setting.modules:
            seats = module.seats(seats)
        cocoa = starting.SEAT_COCOA[seats]
        ring = (1, 0, 0, 0, 8, 0, 0, 0)
        city = City(
            [],
            [new_player(seat, cocoa[seat], len(setting.copies)) for seat in range(seats)],
            setting,
            ring,
            slots_of(ring),
            setting.copies[:],
            dark=calendar.DARK_DISC[seats][0],
            pyramid_offer=(-1,) * pyramid_tiles.PYRAMID_OFFER,
            pyramid_pile=(1 << pyramid_tiles.PYRAMID_TILES) - 1,
            decoration_offer=(-1,) * pyramid_tiles.DECORATION_OFFER,
            decoration_pile=(1 << pyramid_tiles.DECORATION_TILES) - 1,
            # In a first game no starting tiles are dealt.
            starting_pile=0 if setting.first_game else setting.starting,
            linked=(-1,) * len(setting.discoverers),
        )
        for module in setting.modules:
            module.lay_out(city, options)
        return city

    def start(self, options: Options, revision: int) -> City:
        city = self.bare(options, revision)
        plan_setup(city)
        return city

    def seats(self, city: City) -> int:
        return len(city.players)

    def deciders(self, city: City) -> int:
        return city.setting.people

    def scores(self, city: City) -> list[int]:
        return [player.points for player in city.players]

    def winners(self, city: City) -> list[int]:
        return verdict(city)[0]

    def verdict(self, city: City) -> str:
        return verdict(city)[1]

    def write(self, city: City, seat: int | None, everything: bool) -> dict[str, object]:
        return writing.write_city(city, seat, everything)

    def read(self, reader: Reader, options: Options, revision: int) -> City:
        city = self.bare(options, revision)
        restoring.read_city(reader, city)
        return city

    def mend(self, city: City, revision: int) -> None:
        # Before revision 2 the action that an extra worker joins lay under the question already.
        # A game begun by those rules that is written today has the end of the turn there.
        top = city.agenda[-1][0] if len(city.agenda) > 2 else -1
        asked = revision < 2 and top == step_kinds.EXTRA_WORKER_TILE
        if asked and MAIN_ACTION in self.kinds[city.agenda[-2][0]].declaration.families:
            del city.agenda[-2]

    def in_play(self, city: City, kind: int) -> bool:
        owner = self.owners[kind]
        return owner is None or owner in city.setting.modules

    def longest(self, options: Options) -> int:
        # Four times what random players come to who end no turn before they must.
        return 1000 * self.seats(self.start(self.options(options), self.revision))

    def plan(self, city: City, options: Options) -> list[Step]:
        if not city.agenda or city.agenda[0][0] != step_kinds.SETUP_OVER:
            return []
        return self.start(options, city.setting.revision).agenda

    def flaw(self, city: City, planned: list[Step]) -> str:
        return check_city(city, planned, self.kinds)

    def cast(self, city: City) -> tuple[str, ...]:
        if not city.setting.modules:
            return ()
        called = [""] * len(city.players)
        for module in city.setting.modules:
            for seat in range(len(called)):
                called[seat] = called[seat] or module.cast(seat)
        for module in city.setting.modules:
            called += [f"{usual}{OTHERWISE}{here}" for usual, here in module.called.items()]
        return tuple(called) if any(called) else ()

    def hidden(self, city: City, seat: int | None, step: Step) -> bool:
        # The dealt starting tiles are secret, and so are the discovery tiles drawn with them.
        if step[0] != step_kinds.DRAW_DISCOVERY or not city.secret:
            return False
        linked = linked_place(step)
        return linked >= 0 and not writing.holds(city, seat, city.setting.discoverers[linked])

    def imagined(self, city: City, seat: int, dealer: Dealer) -> City:
        copy = city.copy()
        imagine(copy, seat, dealer)
        return copy


def pinned_codes() -> tuple[str, ...]:
    """The codes of the game in the order of their ids; new ones go to the end."""
    with open(os.path.join(DATA.folder, "codes.txt"), encoding="utf-8") as file:
        return tuple(file.read().split())
