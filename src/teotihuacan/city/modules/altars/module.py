"""Altars and Shamans as a module: what it brings, and where the rules ask it."""

from typing import Any, Final

from teotihuacan.city.modules.altars.rules import kinds as altar_kinds
from teotihuacan.city.modules.altars.rules import printed, state
from teotihuacan.city.modules.altars.rules.benefits import Barter, Bartered
from teotihuacan.city.modules.altars.rules.bots import ALTARS_BOTS, BotAltar, BotShaman
from teotihuacan.city.modules.altars.rules.moving import Displaced, Half, Shaman, can_activate
from teotihuacan.city.modules.altars.rules.positions import check_altars, read_altars, write_altars
from teotihuacan.city.modules.altars.rules.state import Altars, DrawAltar
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.draws import stack_of
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.modules import Module
from teotihuacan.city.rules.neutral import LAID_ASIDE
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, Player
from teotihuacan.engine.checking import Reader
from teotihuacan.engine.options import Options, several_in
from teotihuacan.engine.steps import CHANCE, Kind, Phrase, Step, make_step


class AltarsAndShamans(Module):
    """Four altars between the boards, and a Shaman for each player."""

    def __init__(self) -> None:
        turns = ("turn offered", "unlock paid", "offers refilled")
        actions = ("workers counted", "action begun", "action done", "more gained")
        super().__init__("altars", (*turns, *actions))
        self.short = "M8"
        self.extensions = (ALTARS_BOTS,)
        self.needs = ("obsidian",)
        self.shaman = Shaman()
        self.event_fields = {
            "altar": ("board", "to", "altar tile"),
            "altar pile": ("board", "to", "tile"),
            "shaman": ("board", "second", "third"),
            "shaman placed": ("board", "second", "third"),
            "shaman pushed": ("board", "second", "third"),
            "shaman stands": (),
            "shaman lies": (),
            "bot shaman": ("board", "second", "third"),
            "bot discards major": ("board", "to", "tile"),
            "bot takes major": ("board", "to", "tile"),
            "bot finds none": ("board", "to"),
            "bot makes room": (),
        }
        self.places = tuple(range(state.PILE, state.PILE + printed.ALTARS))
        self.stacks = dict.fromkeys(self.places, discovery.MAJOR)
        self.called = {
            "names.action.mask collection": "names.action.activate shaman",
            "explain.topic.turn": "explain.topic.turn.shaman",
        }

    def kinds(self) -> list[Kind[Any]]:
        return [
            *(DrawAltar(), self.shaman, Half(), Displaced(), Barter(), Bartered(), BotShaman()),
            BotAltar(),
        ]

    # --- setup ------------------------------------------------------------------------------------

    def lay_out(self, city: City, options: Options) -> None:
        shamans = (state.IN_HAND,) * len(city.players)
        tiles = (state.UNDRAWN,) * printed.ALTARS
        altars = Altars(tiles, ((),) * printed.ALTARS, shamans, 0, state.NOTHING_YET, False)
        extras = several_in(options, "extras")
        altars.skips = sum([season.further for season in printed.SEASONS if season.key in extras])
        city.parts = (*city.parts, altars)

    def plan_board(self, city: City, steps: list[Step]) -> None:
        # Altars are laid out before any Major Discovery tile is drawn (ruling X8).
        first = len(steps)
        for number, step in enumerate(steps):
            if stack_of(city, step) == discovery.MAJOR:
                first = min(first, number)
        drawing = [
            make_step(altar_kinds.DRAW_ALTAR, CHANCE, altar) for altar in range(printed.ALTARS)
        ]
        steps[first:first] = drawing
        for altar in range(printed.ALTARS):
            drawn = make_step(kinds.DRAW_DISCOVERY, CHANCE, state.PILE + altar)
            steps += [drawn] * printed.TILES_ON_ALTARS[len(city.players)]

    def plan_last(self, city: City) -> list[Step]:
        """Place the first Shaman last in player order, and a bot's before all (A10, X8, X20)."""
        steps: list[Step] = []
        for seat in range(len(city.players) - 1, -1, -1):
            if seat < city.setting.people:
                steps.append(altar_kinds.begin_on_a_half(seat))
            else:
                steps.append(make_step(kinds.DRAW_STARTING, CHANCE, LAID_ASIDE))
                steps.append(make_step(altar_kinds.BOT_ALTAR, seat))
        return steps

    # --- the turn of a Shaman ---------------------------------------------------------------------

    def offer_turn(self, city: City, seat: int, ids: list[int]) -> None:
        if can_activate(city, seat):
            ids.append(self.shaman.first)

    def barred(self, city: City, player: Player) -> bool:
        return state.altars_of(city).turn == state.HAS_ACTIVATED

    def unlocked(self, city: City, player: Player) -> None:
        state.altars_of(city).turn = state.HAS_UNLOCKED

    def refill_offers(self, city: City) -> None:
        """Lift the limit on the next turn, which may be of any kind, as this turn has ended."""
        state.altars_of(city).turn = state.NOTHING_YET

    # --- the Shaman as a worker more --------------------------------------------------------------

    def more_workers(self, city: City, player: Player, board: int) -> int:
        return 1 if state.helper(city, player.seat, board) else 0

    def begin_action(self, city: City, player: Player, board: int) -> None:
        state.altars_of(city).helping = state.helper(city, player.seat, board)

    def end_action(self, city: City, player: Player) -> None:
        """Lay down each Shaman that helped, even against its owner's will (rulings A3, A4, X65)."""
        altars = state.altars_of(city)
        if altars.helping:
            altars.helping = False
            state.lie_down(city, player.seat)

    def can_gain(self, city: City, player: Player, unit: int) -> bool:
        altars = state.altars_of(city)
        there = altars.shamans[player.seat] != state.IN_HAND
        return unit == printed.STAND and there and not altars.stands(player.seat)

    def push_gains(self, city: City, seat: int, bundle: Bundle) -> None:
        if bundle.of(printed.STAND):
            state.stand_up(city, seat)

    # --- Major Discovery tiles on the altars ------------------------------------------------------

    def lying(self, city: City, place: int) -> tuple[int, ...]:
        return state.altars_of(city).piles[place - state.PILE]

    def lay(self, city: City, place: int, tile: int) -> None:
        altars = state.altars_of(city)
        pile = (*altars.piles[place - state.PILE], tile)
        state.change_pile(altars, place - state.PILE, pile)
        if city.events is not None:
            before, behind = state.beside(city, place - state.PILE)
            city.tell("altar pile", -1, before, behind, tile)

    def claimed(self, city: City, place: int, tile: int) -> None:
        state.take_from_pile(state.altars_of(city), place - state.PILE, tile)

    def place_phrase(self, city: City, place: int) -> Phrase:
        before, behind = state.beside(city, place - state.PILE)
        return "altar", {"board": before, "to": behind}

    # --- positions --------------------------------------------------------------------------------

    def write(self, city: City, written: dict[str, object]) -> None:
        written["altars"] = write_altars(city)

    def read(self, reader: Reader, city: City) -> None:
        read_altars(reader.inner("altars"), city)

    def tiles_elsewhere(self, city: City, tile: int) -> int:
        return sum([pile.count(tile) for pile in state.altars_of(city).piles])

    def in_action(self, city: City) -> bool:
        return state.altars_of(city).helping

    def check(self, city: City, in_setup: bool) -> None:
        check_altars(city, in_setup)


MODULE: Final = AltarsAndShamans()
