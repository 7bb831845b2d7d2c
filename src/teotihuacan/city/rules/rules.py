"""City of Gods, put together."""

from __future__ import annotations

from typing import Any, Final

from teotihuacan.city.rules import restoring, writing
from teotihuacan.city.rules.agenda import ASIDE, DRAW_DISCOVERY
from teotihuacan.city.rules.ascension import (
    ActionOver,
    BuyPower,
    CalendarStep,
    PowerUp,
    Reborn,
    WheelReward,
)
from teotihuacan.city.rules.avenue import AvenueStep
from teotihuacan.city.rules.boards.alchemy import Alchemy, Learn
from teotihuacan.city.rules.boards.construction import Build, Construction, Discount, Rotation, Site
from teotihuacan.city.rules.boards.decorations import Decorate, Decorations, DecorationSide
from teotihuacan.city.rules.boards.extra_worker import ExtraWorkerTile
from teotihuacan.city.rules.boards.nobles import NobleRow, Nobles
from teotihuacan.city.rules.boards.resources import ResourceBoard
from teotihuacan.city.rules.discovery import LINKED, Aside, Claim
from teotihuacan.city.rules.draws import (
    DrawBoard,
    DrawBonus,
    DrawDecoration,
    DrawDiscovery,
    DrawPyramid,
    DrawRotation,
    DrawRoyal,
    DrawStarting,
    DrawTechnology,
)
from teotihuacan.city.rules.eclipse import (
    SCORING,
    Eclipse,
    GameOver,
    NewEra,
    Salary,
    ScoreAvenue,
    ScoreBonus,
    ScoreLeaders,
    ScoreMasks,
    ScoreTrack,
    verdict,
    winners,
)
from teotihuacan.city.rules.edition import EDITIONS
from teotihuacan.city.rules.main_action import MainAction
from teotihuacan.city.rules.neutral import ALL_STARTING, Neutrals
from teotihuacan.city.rules.options import OPTIONS
from teotihuacan.city.rules.setup import (
    DISCOVERERS,
    Benefits,
    Keep,
    Link,
    Place,
    Reveal,
    SetupOver,
    StartingPower,
    new_player,
    plan_setup,
    slots_of,
)
from teotihuacan.city.rules.standing import agenda_flaw
from teotihuacan.city.rules.state import (
    ALCHEMY,
    CONSTRUCTION,
    DECORATIONS,
    FOREST,
    GOLD,
    NOBLES,
    PALACE,
    QUARRY,
    City,
)
from teotihuacan.city.rules.technologies import TechnologyGain
from teotihuacan.city.rules.temples import AnyResource, AnyTemple, TempleOrder, temple_step
from teotihuacan.city.rules.tiles import (
    DARK_DISC,
    DECORATION_OFFER,
    DECORATION_TILES,
    DISCOVERY,
    MASKS,
    PYRAMID_OFFER,
    PYRAMID_TILES,
    SEAT_COCOA,
    SITES,
)
from teotihuacan.city.rules.turn import Action, Distance, End, FinishTurn, NextTurn, Turn
from teotihuacan.city.rules.worship import Ability, Give, Trade, Worship, WorshipOrder
from teotihuacan.city.solo.bot import Bot
from teotihuacan.city.solo.difficulty import read_difficulty
from teotihuacan.city.solo.options import SOLO_OPTIONS
from teotihuacan.city.solo.steps import (
    BotAct,
    BotDie,
    BotExchange,
    BotMask,
    BotSetup,
    BotShift,
    DrawAction,
    DrawDirection,
)
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.options import Options
from teotihuacan.engine.rules import Rules
from teotihuacan.engine.steps import Kind, State, Step

REVISION: Final = 1

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
    "bot roll": ("dice", "position", "action"),
    "bot step": ("option", "board"),
    "bot no worker": ("option", "board"),
    "bot none near": ("option", "board"),
    "bot too little": ("option", "board", "good"),
    "bot no site": ("option", "board"),
    "bot no side": ("option", "board"),
    "bot no building": ("option", "board"),
    "bot all known": ("option", "board"),
    "bot no action": ("option", "board"),
    "bot no mask": ("option",),
    "bot empty pile": ("option",),
    "bot cannot pay": ("option", "tile"),
    "bot worker": ("board", "power", "reason"),
    "bot power lost": ("board", "power"),
    "bot temple": ("temple", "reason"),
    "bot blocked": ("temple",),
    "bot no temple": (),
    "bot resource": ("good", "reason"),
    "bot technology": ("technology", "reason"),
    "bot row": ("row", "reason"),
    "bot mask": ("tile", "board", "reason"),
    "bot turns": ("oriented", "site"),
    "bot worship": ("board",),
    "bot discards": ("board", "tile"),
    "bot draws mask": ("tile",),
    "bot displaced": ("board", "to", "last"),
    "bot directions": ("direction", "below"),
    "bot shift": ("action", "from", "position"),
    "bot flip": ("direction",),
    "bot exchange": ("points",),
    "bot final": ("left", "known", "reached"),
}
"""The names of the integers in each kind of event."""

SECRET_EVENTS: Final = ("dealt", "kept")
"""Events that only the seat they belong to may see."""


def city_kinds() -> list[Kind[Any]]:
    """Every kind of step, in the order of `agenda.py`."""
    return [
        DrawBoard(),
        DrawRoyal(),
        DrawTechnology(),
        DrawBonus(),
        DrawDecoration(),
        DrawPyramid(),
        DrawRotation(),
        DrawDiscovery(),
        DrawStarting(),
        Keep(),
        StartingPower(),
        Place(),
        Link(),
        Reveal(),
        Benefits(),
        Neutrals(),
        SetupOver(),
        Turn(),
        Distance(),
        Action(),
        Worship(),
        WorshipOrder(),
        Ability(),
        Trade(),
        Give(),
        AnyResource(),
        AnyTemple(),
        TempleOrder(),
        temple_step(),
        Claim(),
        AvenueStep(),
        ExtraWorkerTile(),
        Learn(),
        NobleRow(),
        Decorate(),
        DecorationSide(),
        Build(),
        Site(),
        Discount(),
        Rotation(),
        TechnologyGain(),
        PowerUp(),
        BuyPower(),
        ActionOver(),
        Reborn(),
        WheelReward(),
        CalendarStep(),
        End(),
        FinishTurn(),
        NextTurn(),
        Eclipse(),
        ScoreAvenue(),
        ScoreLeaders(),
        ScoreTrack(),
        ScoreMasks(),
        Salary(),
        NewEra(),
        ScoreBonus(),
        GameOver(),
        Aside(),
        DrawAction(),
        DrawDirection(),
        BotSetup(),
        BotDie(),
        BotShift(),
        BotAct(),
        BotMask(),
        BotExchange(),
    ]


def main_actions() -> list[MainAction]:
    """The main action of each board, by number; the Palace has none."""
    return [
        MainAction(0),
        MainAction(PALACE),
        ResourceBoard(FOREST),
        ResourceBoard(QUARRY),
        ResourceBoard(GOLD),
        Alchemy(ALCHEMY),
        Nobles(NOBLES),
        Decorations(DECORATIONS),
        Construction(CONSTRUCTION),
    ]


def new_bot(name: object, difficulty: object) -> Bot | None:
    """The opponent of a solo game before its tiles are drawn."""
    if not isinstance(name, str):
        return None
    modified = name == "modified"
    masks = (1 << MASKS) - 1 if modified else 0
    return Bot(modified, read_difficulty(difficulty, name), (), (), masks, [0] * len(DISCOVERY))


class CityRules(Rules):
    """The rules of City of Gods for 2 to 4 players, and for one against a bot."""

    def __init__(self) -> None:
        super().__init__("city", REVISION, city_kinds(), ASIDE)
        self.event_fields = EVENT_FIELDS
        self.secret_events = SECRET_EVENTS
        self.specification = OPTIONS + SOLO_OPTIONS
        self.actions = main_actions()

    def bare(self, options: Options) -> City:
        """The table before anything is drawn."""
        seats = options["players"]
        edition = options["edition"]
        assert isinstance(seats, int)
        assert isinstance(edition, str)
        bot = new_bot(options["bot"], options.get("difficulty"))
        piles = [kind.copies for kind in DISCOVERY]
        if bot is not None:
            seats = 2  # solo is a two-player table
            for mask in range(MASKS):
                piles[mask] -= (bot.masks >> mask) & 1
        kinds = len(DISCOVERY)
        cocoa = SEAT_COCOA[seats] if bot is None else (SEAT_COCOA[seats][0], 0)
        # In a first game starting tiles are drawn for the modified bot and neutral workers only.
        unused = options["first_game"] and (bot is None or not bot.modified)
        starting_pile = 0 if unused else ALL_STARTING
        ring = (1, 0, 0, 0, 8, 0, 0, 0)
        return City(
            agenda=[],
            players=[new_player(seat, cocoa[seat], kinds) for seat in range(seats)],
            edition=EDITIONS[edition],
            dark_eclipse=options["dark_eclipse"] is True,
            actions=self.actions,
            scoring=SCORING,
            ring=ring,
            slots=slots_of(ring),
            royal=(),
            technologies=(),
            bonus=(),
            neutral=(),
            light=0,
            dark=DARK_DISC[seats][0],
            era=0,
            countdown=-1,
            final=False,
            turn=-1,
            acting=0,
            buildings=0,
            nobles=(0, 0, 0),
            pyramid=[-1] * SITES,
            filled=0,
            pyramid_offer=(-1,) * PYRAMID_OFFER,
            pyramid_pile=(1 << PYRAMID_TILES) - 1,
            decorations=(-1,) * 16,
            decoration_offer=(-1,) * DECORATION_OFFER,
            decoration_pile=(1 << DECORATION_TILES) - 1,
            near=(-1,) * 9,
            piles=((),) * 7,
            discovery_pile=piles,
            starting_pile=starting_pile,
            drawn=(),
            face_up=(),
            linked=(-1,) * len(DISCOVERERS),
            secret=False,
            bot=bot,
        )

    def start(self, options: Options) -> State:
        city = self.bare(options)
        plan_setup(city, options["draft"] is True, options["first_game"] is True)
        return city

    def seats(self, city: State) -> int:
        assert isinstance(city, City)
        return len(city.players)

    def scores(self, city: State) -> list[int]:
        assert isinstance(city, City)
        return [player.points for player in city.players]

    def winners(self, city: State) -> list[int]:
        assert isinstance(city, City)
        return winners(city)

    def verdict(self, city: State) -> str:
        assert isinstance(city, City)
        return verdict(city)

    def write(self, city: State, seat: int | None, everything: bool) -> dict[str, object]:
        assert isinstance(city, City)
        return writing.write_table(city, seat, everything)

    def read(self, reader: Reader, options: Options) -> State:
        city = self.bare(options)
        restoring.read_table(reader, city)
        return city

    def flaw(self, city: State, options: Options) -> str:
        assert isinstance(city, City)
        return agenda_flaw(city, self.start(options).agenda, options["draft"] is True)

    def cast(self, city: State) -> tuple[str, ...]:
        assert isinstance(city, City)
        return () if city.bot is None else ("", "teotibot")

    def hidden(self, city: State, seat: int | None, step: Step) -> bool:
        # Which starting tiles were dealt is a secret, and so is what is drawn with them.
        assert isinstance(city, City)
        if step[0] != DRAW_DISCOVERY or step[2] < LINKED or not city.secret:
            return False
        return not writing.holds(city, seat, DISCOVERERS[step[2] - LINKED])

    def __reduce__(self) -> str:
        return "CITY"  # there is only one


CITY: Final = CityRules()
