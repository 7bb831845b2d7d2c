"""The three temples side by side: twelve steps each, their rewards, and all markers."""

from functools import cache
from typing import Final

from teotihuacan.city.picture.centre import piles
from teotihuacan.city.picture.centre.piles import Room, marker, pile, places, reward
from teotihuacan.city.picture.names import temple_spot, topic
from teotihuacan.city.picture.symbols import TEMPLE_SYMBOLS
from teotihuacan.city.picture.tiles import OF_SYMBOLS, Row
from teotihuacan.city.rules.effects import climbable
from teotihuacan.city.rules.goods.bundle import EMPTY_BUNDLE, Bundle
from teotihuacan.city.rules.printed import temples
from teotihuacan.city.rules.printed.royal import BONUS_TILES
from teotihuacan.city.rules.state import City
from teotihuacan.city.rules.turns.temples import FIRST_TEMPLE_PILE
from teotihuacan.city.words.explain import STAIRS
from teotihuacan.engine.game import Game
from teotihuacan.picture.ink import group, halo, path, rect, remembered, spot, use
from teotihuacan.picture.row import plate
from teotihuacan.words import Words

SIZE: Final = (176, 430)
WIDE: Final = 58  # one temple
APART: Final = 59
HEAD: Final = 26  # the sign of the temple above its steps
BONUS_HIGH: Final = 28
MARKERS: Final = 18  # room for a row of markers below the bonus tile
IN_ROW: Final = 2  # discovery tiles side by side
NARROWER: Final = 0.2  # each step, on each side

Box = tuple[float, float, float, float]


def draw(game: Game[City], seat: int | None, words: Words) -> str:
    city = game.state
    drawn: list[str] = []
    for number in range(3):
        class_ = f"temple {TEMPLE_SYMBOLS[number]}"
        drawn.append(group(temple(game, city, number), at=(number * APART, 0), class_=class_))
    return "".join(drawn)


# --- where the steps are --------------------------------------------------------------------------


@cache
def niche(players: int, number: int, step: int) -> float:
    """The room above a step for its discovery tiles: by how many there were, so it never moves."""
    pile_there = temples.MAJOR_PILE[number][step]
    if pile_there < 0:
        return 0
    most = max(temples.MAJOR_TILES[pile_there][players], 1)
    return -(-most // IN_ROW) * piles.STEP[1] + 1


def step_box(city: City, number: int, step: int) -> Box:
    """A step as x, y, width, height within its temple: the tread, its niche not included."""
    return boxes(len(city.players), number)[step]


@cache
def boxes(players: int, number: int) -> list[Box]:
    """All steps of a temple, from the ground up."""
    niches = [niche(players, number, step) for step in range(temples.TOP_STEP + 1)]
    extra = sum(niches) + BONUS_HIGH + MARKERS
    high = (SIZE[1] - HEAD - extra) / temples.TOP_STEP
    ground: float = SIZE[1]
    found: list[Box] = []
    for step in range(temples.TOP_STEP + 1):
        tall = MARKERS if step == temples.BONUS_STEP else high
        inset = step * NARROWER
        found.append((inset, ground - tall, WIDE - 2 * inset, tall))
        ground -= tall + niches[step] + (BONUS_HIGH if step == temples.BONUS_STEP else 0)
    return found


def marker_places(city: City, number: int, step: int, count: int) -> list[Room]:
    """Return where markers stand on a step: right of its reward, or all across if it has none."""
    x, y, wide, high = step_box(city, number, step)
    if temples.TEMPLE_REWARD[number][step].is_empty():
        return places(count, x + 3, y + 1, wide - 6, high - 2)
    return places(count, x + wide - 24, y + 1, 23, high - 2)


# --- what is on them ------------------------------------------------------------------------------


def temple(game: Game, city: City, number: int) -> str:
    sign = use(TEMPLE_SYMBOLS[number], WIDE / 2, HEAD / 2 - 1, HEAD)
    drawn = [group(sign, data_about=topic("temples"))]
    drawn.append(silhouette(len(city.players), number))
    drawn += [tread(city, number, step) for step in range(temples.TOP_STEP + 1)]
    for step in range(temples.TOP_STEP + 1):
        pile_there = temples.MAJOR_PILE[number][step]
        if pile_there >= 0:
            x, y, wide, _ = step_box(city, number, step)
            first = x + (wide - IN_ROW * piles.STEP[0] + 1) / 2
            top = y - niche(len(city.players), number, step) + 1
            drawn.append(pile(city, FIRST_TEMPLE_PILE + pile_there, first, top, IN_ROW))
    drawn.append(markers(city, number))
    drawn.append(next_step(game, city, number))
    return "".join(drawn)


@cache
def silhouette(players: int, number: int) -> str:
    """The stepped outline of the whole temple, which is also the ground of its niches."""
    left: list[str] = []
    right: list[str] = []
    for step in range(temples.TOP_STEP + 1):
        x, y, wide, _ = boxes(players, number)[step]
        top = y - niche(players, number, step) - (BONUS_HIGH if step == temples.BONUS_STEP else 0)
        left.append(f"H{x:.2f}V{top:.2f}")
        right.append(f"V{top:.2f}H{x + wide:.2f}")
    outline = f"M0 {SIZE[1]}" + "".join(left) + "".join(reversed(right)) + f"V{SIZE[1]}Z"
    return path(outline, "hollow")


def tread(city: City, number: int, step: int) -> str:
    """A step of the stairs, and what it brings."""
    lies = city.bonus[number] if step == temples.BONUS_STEP and number < len(city.bonus) else -1
    return stair(len(city.players), number, step, lies, gained(city, number, step))


@remembered
def stair(players: int, number: int, step: int, lies: int, brings: Bundle) -> str:
    """Darker towards the ground, with a lit edge; a bonus tile may lie there."""
    x, y, wide, high = boxes(players, number)[step]
    drawn = [rect(x + 0.6, y, wide - 1.2, high, f"tread tread-{step % 2}")]
    if lies >= 0:
        at = (x + 3, y - BONUS_HIGH + 1)
        drawn.append(group(bonus(lies, wide - 6), at=at, data_about=f"bonus:{lies}"))
    drawn.append(path(f"M{x:.2f} {y + 0.5:.2f}H{x + wide:.2f}", "edge"))
    drawn.append(reward(brings, x + 4, y + high / 2))
    return group(*drawn, data_about=f"stair:{number * STAIRS + step}")


def gained(city: City, number: int, step: int) -> Bundle:
    if step == temples.TOP_STEP and not city.setting.edition.top_step_reward:
        return EMPTY_BUNDLE
    return temples.TEMPLE_REWARD[number][step]


def bonus(index: int, wide: float) -> str:
    """A bonus tile small enough for its step: points, and for each of what."""
    tile = BONUS_TILES[index]
    row = Row(19, 2)
    if tile.effect == "masks":
        row = Row(15, 0).icon("mask-1").icon("mask-4").icon("mask-6")
    elif tile.effect == "workers":
        row.say(f"{tile.points}·{tile.points_high}").icon("worker")
    else:
        row.points(tile.points)
        if tile.effect in OF_SYMBOLS:
            row.icon(OF_SYMBOLS[tile.effect])
    high = BONUS_HIGH - 4
    return plate(wide, high, "tile bonus", 4) + row.centred(wide / 2, high / 2)


def markers(city: City, number: int) -> str:
    drawn: list[str] = []
    for step in range(temples.TOP_STEP + 1):
        here = [player.seat for player in city.players if player.temple[number] == step]
        for seat, (x, y, r) in zip(here, marker_places(city, number, step, len(here)), strict=True):
            drawn.append(marker(f"marker-temple-{seat}-{number}", seat, x, y, r))
    return "".join(drawn)


def next_step(game: Game, city: City, number: int) -> str:
    """Draw the step to which the current player would advance, or the one they are on."""
    actor = game.actor
    if actor is None or actor < 0:
        return ""
    player = city.players[actor]
    step = player.temple[number] + (1 if climbable(city, player, number) else 0)
    x, y, wide, high = step_box(city, number, step)
    return spot(temple_spot(number), halo=halo(x, y, wide, high, 2))
