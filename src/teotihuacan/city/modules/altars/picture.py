"""The altars between the boards: two halves each, Shamans on them, Major Discovery tiles below."""

from typing import ClassVar, Final

from teotihuacan.city.modules.altars.rules import kinds, moving, printed, state
from teotihuacan.city.modules.altars.rules.benefits import benefit_of
from teotihuacan.city.modules.altars.rules.state import Altars
from teotihuacan.city.modules.altars.texts import HALVES_PRINTED, SHAMAN_TILES
from teotihuacan.city.modules.obsidian.texts import MAJORS_PRINTED
from teotihuacan.city.picture import tiles
from teotihuacan.city.picture.ghosts import edge_around
from teotihuacan.city.picture.layout import GAP, PHONE
from teotihuacan.city.picture.looks import look_of
from teotihuacan.city.picture.modules import Corner, Drawn, Picture
from teotihuacan.city.picture.names import tile_spot, topic
from teotihuacan.city.picture.plan import Plan
from teotihuacan.city.picture.tiles import Row
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City, part_in
from teotihuacan.city.words import doubt
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import Step
from teotihuacan.picture.choices import Ghost
from teotihuacan.picture.frames import Layout, part
from teotihuacan.picture.ink import circle, group, halo, path, rect, remembered, spot, text, use
from teotihuacan.picture.seats import SEATS, seat_shape
from teotihuacan.picture.symbols import unverified_mark
from teotihuacan.words import Words

SIZE: Final = (171, 206)
HEAD: Final = 26
HALF: Final = (79, 124)
TILE: Final = 40
TALL: Final = 40
"""The height of a Shaman that stands."""
ALTAR_NAMES: Final = tuple(f"altar-{altar}" for altar in range(printed.ALTARS))

Place = tuple[float, float]


def mirrored(altar: int) -> bool:
    """Below the court the ring runs to the left, so the first half lies on the right."""
    return printed.GAPS[altar][0] in (4, 5)


def on_left(altar: int) -> bool:
    """Left of a long board when the other place is on the left side of the ring."""
    return max(printed.GAPS[altar]) > 5


def half_at(half: int) -> Place:
    """The corner of a half on its altar."""
    right = (half % 2 == 1) != mirrored(half // 2)
    return (SIZE[0] - 5 - HALF[0] if right else 5), HEAD + 4


def shaman_at(half: int) -> Place:
    """Return where a Shaman stands on its altar."""
    x, y = half_at(half)
    return x + HALF[0] / 2, y + 50


def draw(game: Game[City], seat: int | None, words: Words, altar: int) -> str:
    city = game.state
    w, h = SIZE
    altars = state.altars_of(city)
    drawn = rect(1, 3, w - 2, h - 2, "shade", 12) + rect(1, 1, w - 2, h - 2, "altar-stone", 12)
    if altars.tiles[altar] == state.UNDRAWN:
        return drawn
    said = doubt.doubt(words, HALVES_PRINTED, MAJORS_PRINTED, SHAMAN_TILES)
    drawn += path(
        f"M1 {HEAD} V13 a12 12 0 0 1 12 -12 H{w - 13} a12 12 0 0 1 12 12 V{HEAD}Z", "altar-head"
    )
    drawn += use("worship", w / 2 - (12 if said else 0), 14, 20)
    drawn += unverified_mark(said, w / 2 + 12, 14, 18)
    for half in (2 * altar, 2 * altar + 1):
        drawn += pointer(city, words, half) + draw_half(city, half)
    return group(drawn, data_about=topic("shamans")) + pile(altars.piles[altar], altar)


def pointer(city: City, words: Words, half: int) -> str:
    """The board that a half points to, in the head of the altar."""
    look = look_of(city, words, state.pointed_board(city, half))
    x, _ = half_at(half)
    left = x < SIZE[0] / 2
    at = (x + 10, 14) if left else (x + HALF[0] - 10, 14)
    arrow = group(use("arrow", 0, 0, 15), at=at, turn=180 if left else 0)
    return arrow + use(look.symbol, at[0] + (22 if left else -22), 14, 20)


def draw_half(city: City, half: int) -> str:
    """Draw a half: its Shaman and its benefit."""
    w, h = HALF
    shamans = state.altars_of(city).shamans
    here = [seat for seat, on in enumerate(shamans) if on == half]
    x, y = half_at(half)
    inside = rect(0, 0, w, h, "half", 8) + path(f"M{w / 2 - 24} 72 h48", "ledge")
    inside += brings(benefit_of(city, half))
    for place, owner in enumerate(here):
        a, b = shaman_at(half)
        apart = (place - (len(here) - 1) / 2) * 34
        stands = state.altars_of(city).stands(owner)
        inside += shaman_piece(owner, stands, a - x + apart, b - y + (0 if stands else 6))
    edge = rect(-2, -2, w + 4, h + 4, "halo", 10, pointer_events="none")
    about = f"half:{benefit_of(city, half)}"
    return spot(f"half-{half}", inside, halo=edge, about=about, at=(x, y))


@remembered
def brings(number: int) -> str:
    """Draw the benefit of a half, in one line or two."""
    if number < 0:
        return ""
    benefit = printed.BENEFITS[number]
    lines: list[Row] = []
    if not benefit.pay.is_empty():
        lines.append(Row(19, 2).things(benefit.pay).arrow())
    if not benefit.goods.is_empty():
        goods = Row(19, 2).things(benefit.goods)
        if benefit.unlock:
            goods.apart(3).icon("unlock", 19)
        lines.append(goods)
    elif benefit.unlock:
        lines.append(Row(19, 2).icon("unlock"))
    if benefit.claims:
        lines.append(Row(24, 2).say(benefit.claims).icon("major"))
    if benefit.back:
        lines.append(Row(19, 2).say(f"{benefit.times}×").apart(4).say(benefit.back).icon("back"))
    high = 21.0
    first = 100 - (len(lines) - 1) * high / 2
    return "".join(
        line.centred(HALF[0] / 2, first + number * high) for number, line in enumerate(lines)
    )


def pile(tiles_there: tuple[int, ...], altar: int) -> str:
    """The Major Discovery tiles on an altar side by side; each kind is a spot once."""
    drawn: list[str] = []
    seen: list[int] = []
    step = TILE + 1.5
    count = len(tiles_there)
    left = (SIZE[0] - count * step + 1.5) / 2
    for place, kind in enumerate(sorted(tiles_there)):
        at = (left + place * step, HEAD + HALF[1] + 9)
        art = tiles.discovery(kind, TILE)
        if kind in seen:
            drawn.append(group(art, at=at, data_about=f"tile:{kind}"))
            continue
        seen.append(kind)
        name = f"{ALTAR_NAMES[altar]}-{discovery.TILES[kind].key}"
        drawn.append(spot(name, art, halo=halo(0, 0, TILE, TILE), about=f"tile:{kind}", at=at))
    if not count:
        drawn.append(text(SIZE[0] / 2, HEAD + HALF[1] + 34, "–", "faint", anchor="middle"))
    return "".join(drawn)


# --- Shamans --------------------------------------------------------------------------------------


@remembered
def shaman(seat: int, stands: bool) -> str:
    """A Shaman around the origin: upright, or lying on its side."""
    drawn = (
        path("M12.5 -15 V19", "staff")
        + path("M-6 -13 L-8.6 -20 M0 -14.6 V-22 M6 -13 L8.6 -20", "plume")
        + path("M-11.5 19 L-5.6 -3 H5.6 L11.5 19Z", "body")
        + circle(0, -9, 6.6, "skin")
        + path("M-6 -12 C-3 -14.6 3 -14.6 6 -12", "band")
        + seat_shape(seat, 0, 9, 5, "on-body")
    )
    if stands:
        return group(drawn, class_=SEATS[seat])
    return group(drawn, turn=90, class_=f"{SEATS[seat]} lying")


def shaman_piece(seat: int, stands: bool, x: float, y: float, scale: float = 1) -> str:
    """A Shaman where it is: a spot, and a piece that travels."""
    box = (-15, -23, 30, 43) if stands else (-21, -15, 43, 30)
    name = f"shaman-{seat}"
    shown = spot(name, shaman(seat, stands), halo=halo(*box, 8), about=topic("shamans"))
    return group(shown, at=(x, y), scale=scale, data_piece=name)


# --- where choices lie, and what they would look like ---------------------------------------------


def half_spot(city: City, step: Step, option: int) -> str:
    return tile_spot(step[1], printed.STEP_TILE) if option == moving.FURTHER else f"half-{option}"


def barter(city: City, step: Step, option: int) -> str:
    """The half on which the Shaman stands; declining lies in the tray."""
    return "" if option else f"half-{state.altars_of(city).shamans[step[1]]}"


def shaman_spot(city: City, step: Step, option: int) -> str:
    return f"shaman-{step[1]}"


def half_ghost(city: City, step: Step, option: int, layout: Layout) -> Ghost | None:
    """The Shaman where it would stand."""
    if option == moving.FURTHER:
        return None
    at = shaman_at(option)
    drawn = group(shaman(step[1], True), at=at) + edge_around(at[0], at[1] - 1, 36, 50)
    return ALTAR_NAMES[option // 2], group(drawn, class_="ghost")


class AltarPicture(Picture):
    """Altars between the boards of the ring."""

    module = "altars"
    between = True
    sizes: ClassVar = dict.fromkeys(ALTAR_NAMES, SIZE)
    spots: ClassVar = {kinds.HALF: half_spot, kinds.BARTER: barter}
    instead: ClassVar = {kinds.SHAMAN: shaman_spot}
    ghosts: ClassVar = {kinds.HALF: half_ghost}
    refusing = ("no-barter",)

    def draw(
        self, game: Game[City], seat: int | None, words: Words, layout: Layout
    ) -> dict[str, str]:
        return {name: draw(game, seat, words, number) for number, name in enumerate(ALTAR_NAMES)}

    def corners(self, plan: Plan, right: int, top: int) -> dict[str, Corner]:
        """Each between two boards of the ring."""
        x, _, wide, _ = plan.court
        across, high = SIZE
        below = plan.size[1] - (plan.bottom[1] + high) // 2
        found: dict[str, Corner] = {}
        for altar, name in enumerate(ALTAR_NAMES):
            left = x if on_left(altar) else x + wide - across
            found[name] = (left, below if mirrored(altar) else 0)
        return found

    def row(self, plan: Plan, low: bool, down: float) -> tuple[list[str], float]:
        """Two altars between a long board and the columns of the others."""
        scale = (PHONE - GAP) / 2 / SIZE[0]
        here = [altar for altar in range(printed.ALTARS) if mirrored(altar) == low]
        right = (PHONE + GAP) / 2
        lying = [part(ALTAR_NAMES[i], 0 if on_left(i) else right, down, scale) for i in here]
        return lying, SIZE[1] * scale + GAP

    def lies(self, place: int, kind: int) -> str:
        """A Major Discovery tile of an altar."""
        altar = place - state.PILE
        if not 0 <= altar < printed.ALTARS:
            return ""
        return f"{ALTAR_NAMES[altar]}-{discovery.TILES[kind].key}"

    def supply(self, city: City, seat: int) -> Drawn:
        """A Shaman in hand."""
        altars = part_in(city, Altars)
        if altars is None or altars.shamans[seat] != state.IN_HAND:
            return []
        return [(22, group(shaman_piece(seat, True, 0, 0, 0.6), at=(11, 0)))]


PICTURE: Final = AltarPicture()
