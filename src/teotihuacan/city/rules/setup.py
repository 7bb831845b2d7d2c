"""Setup: the board, the starting tiles, their benefits, the first workers."""

from typing import ClassVar, Final

from teotihuacan.city.rules import kinds, sources, tile_places, units
from teotihuacan.city.rules import places as worker_places
from teotihuacan.city.rules.boards.alchemy import learn, lowest_unknown
from teotihuacan.city.rules.boards.pyramid_tiles import DECORATION_OFFER, PYRAMID_OFFER, START_SITES
from teotihuacan.city.rules.draws import FACE_UP, ON_SITE
from teotihuacan.city.rules.effects import gain
from teotihuacan.city.rules.families import ONLY_PLANNED, PAUSE, TURN_BEGINS
from teotihuacan.city.rules.goods.bundle import Bundle
from teotihuacan.city.rules.neutral import give_back, push_neutral_draws, put_away
from teotihuacan.city.rules.printed import boards, calendar, starting, temples
from teotihuacan.city.rules.state import WORKER_COUNT, City, Player
from teotihuacan.city.rules.turns.temples import FIRST_TEMPLE_PILE
from teotihuacan.city.rules.turns.turn import begin_turn
from teotihuacan.engine.steps import CHANCE, Declared, Kind, Phrase, Step, make_step, push, push_all

STARTING_WORKERS: Final = 3


def plan_setup(city: City) -> None:
    """Lay the whole setup on the agenda, in the order of the rulebook."""
    setting = city.setting
    steps: list[Step] = []
    seats = len(city.players)
    if setting.first_game:
        city.ring = starting.FIRST_RING
        city.slots = slots_of(starting.FIRST_RING)
        city.royal = starting.FIRST_ROYAL
        city.technologies = starting.FIRST_TECHNOLOGIES
        city.bonus = starting.FIRST_BONUS
    else:
        steps += [make_step(kinds.DRAW_BOARD, CHANCE, slot) for slot in boards.SHUFFLED_SLOTS]
        steps += [make_step(kinds.DRAW_ROYAL, CHANCE, category) for category in range(3)]
        steps += [make_step(kinds.DRAW_TECHNOLOGY, CHANCE)] * 6
        steps += [make_step(kinds.DRAW_BONUS, CHANCE)] * 3
    steps += [make_step(kinds.DRAW_DECORATION, CHANCE, place) for place in range(DECORATION_OFFER)]
    steps += [make_step(kinds.DRAW_PYRAMID, CHANCE, place) for place in range(PYRAMID_OFFER)]
    steps += [make_step(kinds.DRAW_PYRAMID, CHANCE, ON_SITE + site) for site in START_SITES[seats]]
    spaces = [tile_places.NEAR + board for board in boards.WORSHIP_BOARDS]
    steps += [make_step(kinds.DRAW_DISCOVERY, CHANCE, space) for space in spaces]
    for pile, count in enumerate(temples.AVENUE_TILES):
        steps += [make_step(kinds.DRAW_DISCOVERY, CHANCE, pile)] * count
    for pile, counts in enumerate(temples.MAJOR_TILES):
        steps += [make_step(kinds.DRAW_DISCOVERY, CHANCE, FIRST_TEMPLE_PILE + pile)] * counts[seats]
    for module in setting.modules:
        module.plan_board(city, steps)
    if setting.first_game:
        for seat in range(setting.people):
            seat_first_game(city.players[seat])
    else:
        steps += plan_starting_tiles(setting.people, setting.draft)
        city.secret = not setting.draft
    for module in setting.modules:
        module.plan_setup(city, steps)
    last = [step for module in setting.modules for step in module.plan_last(city)]
    if last:
        steps += [make_step(kinds.NEUTRAL_SETUP), *last]
    steps.append(make_step(kinds.SETUP_OVER))
    city.agenda = steps[::-1]


def plan_starting_tiles(seats: int, draft: bool) -> list[Step]:
    steps: list[Step] = []
    if draft:
        steps += [make_step(kinds.DRAW_STARTING, CHANCE, FACE_UP)] * starting.DRAFT_TILES[seats]
        order = [*range(seats), *range(seats - 1, -1, -1)]  # the last player picks twice in a row
    else:
        for seat in range(seats):
            steps += [make_step(kinds.DRAW_STARTING, CHANCE, seat)] * starting.DEALT
        order = [seat for seat in range(seats) for _ in range(starting.KEPT)]
    steps.append(make_step(kinds.LINK))
    steps += [make_step(kinds.KEEP, seat) for seat in order]
    steps.append(make_step(kinds.REVEAL))
    steps += [make_step(kinds.BENEFITS, seat) for seat in range(seats)]
    return steps


def slots_of(ring: tuple[int, ...]) -> tuple[int, ...]:
    """Return the slot of each board in the ring, by its number."""
    return (-1, *[ring.index(board) if board in ring else -1 for board in range(1, 9)])


def seat_first_game(player: Player) -> None:
    """The fixed goods and workers of the first game."""
    seat = starting.FIRST_SEATS[player.seat]
    for good in range(len(units.GOODS)):
        player.goods[good] += seat.gain.of(good)
    player.points += seat.gain.of(units.POINTS)
    player.temple = list(seat.temples)
    player.avenue = seat.avenue
    if seat.technology >= 0:
        player.technologies |= 1 << seat.technology
    for i, (board, power) in enumerate(seat.workers):
        player.place[i] = board
        player.power[i] = power


class Link(Kind[City]):
    """Draw the discovery tiles that come with dealt or face-up starting tiles."""

    declared: ClassVar = Declared(kinds.LINK, "link", parents=ONLY_PLANNED)

    def run(self, city: City, step: Step) -> None:
        for place, tile in enumerate(city.setting.discoverers):
            lies = tile in city.face_up
            for player in city.players:
                lies = lies or tile in player._dealt
            if lies:
                push(city, kinds.DRAW_DISCOVERY, CHANCE, tile_places.LINKED + place)


class Keep(Kind[City]):
    """Keep a starting tile from the hand, or take one from the draft."""

    declared: ClassVar = Declared(
        kinds.KEEP,
        "keep",
        codes=[f"keep{tile.number}" for tile in starting.TILES],
        parents=ONLY_PLANNED,
        scattered=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        offered = city.players[step[1]]._dealt if city.secret else city.face_up
        return [self.ids[tile] for tile in sorted(offered)]

    def play(self, city: City, step: Step, option: int) -> None:
        player = city.players[step[1]]
        player._kept = (*player._kept, option)
        if city.secret:
            player._dealt = without(player._dealt, option)
        else:
            city.face_up = without(city.face_up, option)
        city.tell("kept" if city.secret else "drafted", step[1], option)

    def question(self, city: City, step: Step) -> Phrase:
        left = starting.KEPT - len(city.players[step[1]]._kept)
        return ("keep" if city.secret else "keep.draft"), {"seat": step[1], "left": left}

    def answer(self, city: City, step: Step, option: int) -> Phrase:
        if option in city.setting.discoverers:
            tile = city._linked[city.setting.discoverers.index(option)]
            return "keep.linked", {"start": option, "tile": tile}
        return "keep.tile", {"start": option}


def without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    return tuple([other for other in tiles if other != tile])


class Reveal(Kind[City]):
    """All have chosen: the kept tiles are turned up, the others go back."""

    declared: ClassVar = Declared(kinds.REVEAL, "reveal", parents=ONLY_PLANNED)

    def run(self, city: City, step: Step) -> None:
        city.secret = False
        for player in city.players:
            for tile in player._dealt:
                city._starting_pile |= 1 << tile
            player._dealt = ()
        for tile in city.face_up:
            city._starting_pile |= 1 << tile
        city.face_up = ()


_CAREFUL: Final = (
    *(units.BLUE, units.RED, units.GREEN, units.POWER),
    *range(units.TECHNOLOGY, len(units.UNITS)),
)
NEEDS_NO_CARE: Final[list[Bundle]] = [tile.gain.without(*_CAREFUL) for tile in starting.TILES]
"""Gains of starting tiles that are the same in setup as elsewhere."""


class Benefits(Kind[City]):
    """Give a player the benefits of two starting tiles: goods first (ruling 58), workers last."""

    declared: ClassVar = Declared(kinds.BENEFITS, "benefits", parents=ONLY_PLANNED)

    def run(self, city: City, step: Step) -> None:
        seat = step[1]
        player = city.players[seat]
        gains = [starting.TILES[tile].gain for tile in player._kept]
        if city.events is not None:
            for tile in player._kept:
                city.tell("start", seat, tile)
        push_all(city, powers_and_workers(city, player))
        for bundle in gains:
            for _ in range(bundle.of(units.TECHNOLOGY)):
                # A second technology is the next lowest one (ruling 59).
                place = lowest_unknown(city, player)
                if place >= 0:
                    learn(city, player, place, False)
        for bundle in gains:
            for temple in range(3):
                for _ in range(bundle.of(units.BLUE + temple)):
                    push(city, kinds.TEMPLE_STEP, seat, temple)
        for tile in player._kept:
            gain(city, player, NEEDS_NO_CARE[tile], sources.SETUP)


def powers_and_workers(city: City, player: Player) -> list[Step]:
    """What comes last of the benefits: power-ups, tiles that are claimed, the workers' boards."""
    seat = player.seat
    power = sum([starting.TILES[tile].gain.of(units.POWER) for tile in player._kept])
    steps = [make_step(kinds.STARTING_POWER, seat)] * power
    for place in range(len(city._linked) - 1, -1, -1):
        if city.setting.discoverers[place] in player._kept and city._linked[place] >= 0:
            steps.append(make_step(kinds.CLAIM, seat, tile_places.LINKED + place))
    return steps + [make_step(kinds.PLACE, seat)] * STARTING_WORKERS


class StartingPower(Kind[City]):
    """Power up one of the starting dice; two may go to the same one (ruling 60)."""

    declared: ClassVar = Declared(
        kinds.STARTING_POWER,
        "starting power",
        codes=[f"start+{power}" for power in range(1, 6)],
        parents=("place", "claim", "starting power"),
        families=(PAUSE,),
        answers=("worker", "power", 1),
        skippable=True,
    )

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        ids: list[int] = []
        for i in range(WORKER_COUNT):
            id = self.first + player.power[i] - 1
            if player.place[i] == worker_places.HAND and player.power[i] < 5 and id not in ids:
                ids.append(id)
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        player = city.players[step[1]]
        player.power[player.worker_with(worker_places.HAND, option + 1)] += 1


class Place(Kind[City]):
    """Place the starting workers on three different boards of the kept tiles, strongest first."""

    declared: ClassVar = Declared(
        kinds.PLACE,
        "place",
        codes=[f"at-{letter}" for letter in boards.BOARD_LETTERS[1:]],
        parents=("benefits", "place"),
        families=(PAUSE,),
        answers=("board", "board", 1),
    )

    def next_worker(self, player: Player) -> int:
        best = -1
        for i in range(WORKER_COUNT):
            stronger = best < 0 or player.power[i] > player.power[best]
            if player.place[i] == worker_places.HAND and stronger:
                best = i
        return best

    def legal(self, city: City, step: Step) -> list[int]:
        player = city.players[step[1]]
        places = starting_places(player)
        ids: list[int] = []
        for board in places:
            if self.first + board - 1 not in ids:
                ids.append(self.first + board - 1)
        waiting = [i for i, place in enumerate(player.place) if place == worker_places.HAND]
        powers = [player.power[i] for i in waiting]
        if len(places) == len(powers) and min(powers) == max(powers):
            return ids[:1]  # equal dice onto all boards that are left: nothing to decide
        return ids

    def play(self, city: City, step: Step, option: int) -> None:
        player = city.players[step[1]]
        worker = self.next_worker(player)
        player.place[worker] = option + 1
        city.tell("placed", step[1], option + 1, player.power[worker])

    def question(self, city: City, step: Step) -> Phrase:
        player = city.players[step[1]]
        return "place", {"seat": step[1], "power": player.power[self.next_worker(player)]}

    def flaw(self, city: City, step: Step) -> str:
        player = city.players[step[1]]
        owed = city.agenda.count(step)
        if player.place.count(worker_places.HAND) != owed:
            return "one worker in hand is needed for each placing"
        enough = len(starting_places(player)) >= owed
        return "" if enough else "the kept tiles do not name enough boards"


def starting_places(player: Player) -> list[int]:
    """The boards where starting workers may still be placed: each once, or as often as one of the
    kept tiles names it."""
    places: list[int] = []
    for tile in player._kept:
        boards = starting.TILES[tile].boards
        most = 2 if boards[0] == boards[1] else 1
        for board in boards:
            if player.place.count(board) + places.count(board) < most:
                places.append(board)
    return places


class NeutralSetup(Kind[City]):
    """Neutral workers, where modules have something to place after them."""

    declared: ClassVar = Declared(
        kinds.NEUTRAL_SETUP, "neutral setup", parents=ONLY_PLANNED, families=(TURN_BEGINS,)
    )

    def run(self, city: City, step: Step) -> None:
        if not push_neutral_draws(city):
            put_away(city)


class SetupOver(Kind[City]):
    """Neutral workers, unclaimed discovery tiles back to the pile (ruling 61), the first turn."""

    declared: ClassVar = Declared(kinds.SETUP_OVER, "setup over", parents=ONLY_PLANNED)

    def run(self, city: City, step: Step) -> None:
        begin_turn(city, 0)
        give_back(city)
        if city.neutral or not push_neutral_draws(city):
            city._starting_pile = 0

    def flaw(self, city: City, step: Step) -> str:
        begun = city.turn >= 0 or city.acting or city.discount_used or city.era or city.light
        if begun or city.countdown >= 0 or city.final:
            return "no turn and no era has begun during setup"
        return ""


def new_player(seat: int, cocoa: int, tiles: int) -> Player:
    """A player with three dice of power 1 in hand and the fourth waiting on the wheel."""
    return Player(
        seat=seat,
        goods=[cocoa, *[0] * (len(units.GOODS) - 1)],
        points=0,
        avenue=0,
        track=0,
        technologies=0,
        temple=[0, 0, 0],
        power=[1, 1, 1, calendar.FOURTH_WORKER_POWER],
        place=[worker_places.HAND, worker_places.HAND, worker_places.HAND, worker_places.WHEEL],
        tiles=[0] * tiles,
        showing=0,
        used=(0,) * tiles,
        dealt=(),
        kept=(),
        literal=False,
    )
