"""The Expansion Period in text: altars and Shamans, the map of the empire, what lies apart."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from teotihuacan.city.modules.altars.rules import printed as altar_printed
from teotihuacan.city.modules.altars.rules.benefits import benefit_of
from teotihuacan.city.modules.altars.rules.state import IN_HAND, UNDRAWN, Altars, pointed_board
from teotihuacan.city.modules.empire.rules import printed as empire_printed
from teotihuacan.city.modules.empire.rules.settling import tiles_left
from teotihuacan.city.modules.empire.rules.state import Empire
from teotihuacan.city.modules.mansion.rules.state import NOBODY, Owners, owner_of, temple_of
from teotihuacan.city.modules.obsidian.rules.state import Majors
from teotihuacan.city.modules.priests.rules import printed as priest_printed
from teotihuacan.city.modules.priests.rules.state import NO_PRIEST, Priests
from teotihuacan.city.modules.solo.rules import kinds as solo_kinds
from teotihuacan.city.modules.solo.rules.bot import Bot
from teotihuacan.city.rules import places
from teotihuacan.city.rules.printed import discovery
from teotihuacan.city.rules.state import City
from teotihuacan.city.screen_grid import TEMPLE_STYLES, labelled_grid, nothing, sign
from teotihuacan.city.words import doubt
from teotihuacan.screen import LABEL, plain_grid
from teotihuacan.words import Words
from teotihuacan.words.formatter import capital
from teotihuacan.words.unverified import Values

BUILDING: Final = "⌂"
DOUBT: Final = "(?)"
"""Behind values that nobody has seen printed."""

WITH_ALTARS: Final = ("half", "half.setup", "half.season", "barter")
PUSHED: Final = "half.pushed"
WITH_MAP: Final = ("march", "conquest", "settle")
"""Questions that are easier to answer with a look at the altars, or at the map."""


def doubted(values: Values) -> str:
    """The mark of a group of values that is reconstructed, or nothing."""
    return f" {DOUBT}" if values in doubt.DOUBTS.reconstructed else ""


# --- what changes all the time --------------------------------------------------------------------


def brief(city: City, words: Words) -> list[RenderableType]:
    """Where Shamans and Warriors are."""
    grid = labelled_grid(2)
    for part in city.parts:
        if isinstance(part, Altars):
            add_shamans(grid, city, part, words)
        if isinstance(part, Empire):
            add_map(grid, part, words)
    add_belongings(grid, city, words)
    return [grid] if grid.row_count else []


def add_belongings(grid: Grid, city: City, words: Words) -> None:
    """What modules give to every seat: Warriors that were not sent yet, and priests."""
    for part in city.parts:
        if isinstance(part, Empire):
            left = [Text.assemble(sign(seat), f" {left}") for seat, left in enumerate(part.supply)]
            grid.add_row(words.text("screen.warriors"), Text(", ").join(left))
    held = [
        Text.assemble(sign(seat), f" {keys}") for seat, keys in enumerate(priests(city)) if keys
    ]
    if held:
        grid.add_row(words.text("screen.priests"), Text(", ").join(held))


def priests(city: City) -> list[str]:
    """The priests of each seat, by what is printed on them."""
    held = [""] * len(city.players)
    for part in city.parts:
        if isinstance(part, Priests):
            for seat, priest in enumerate(part.held):
                if priest != NO_PRIEST:
                    held[seat] = priest_printed.PRIEST_KEYS[priest]
        if isinstance(part, Bot):
            its = [
                extra.key
                for extra in priest_printed.EXTRAS
                if extra.bot and extra.key in part.extras
            ]
            held[solo_kinds.BOT] = " ".join(its)
    return held


def add_shamans(grid: Grid, city: City, altars: Altars, words: Words) -> None:
    """Each Shaman by its half and the board it points to: standing, or lying."""
    said: list[Text] = []
    for seat, half in enumerate(altars.shamans):
        line = sign(seat)
        if half == IN_HAND:
            line.append(" " + words.text("screen.shamans.hand"), style=LABEL)
        else:
            line.append(f" {altar_printed.HALF_NAMES[half]} ", style="default")
            line.append(words.part("board", pointed_board(city, half), "short"), style="default")
            line.append(" " + posture(altars, seat, words), style=LABEL)
        said.append(line)
    grid.add_row(words.text("screen.shamans"), Text(", ").join(said))


def posture(altars: Altars, seat: int, words: Words) -> str:
    return words.text("screen.shamans.stands" if altars.stands(seat) else "screen.shamans.lies")


def add_map(grid: Grid, empire: Empire, words: Words) -> None:
    """The regions by area: who has a Warrior where, and where a building stands."""
    areas = plain_grid("", "", right=[0])
    areas.show_header = False
    for area, points in enumerate(empire_printed.AREA_POINTS):
        line = Text()
        for region in [region.number for region in empire_printed.REGIONS if region.area == area]:
            line.append("   " if line.plain else "")
            line.append(short(region, words)).append(" ").append(standing(empire, region))
            if empire.is_settled(region):
                line.append(f" {BUILDING}")
        areas.add_row(Text(words.text("screen.area", points=points), style=LABEL), line)
    grid.add_row(words.text("screen.empire"), areas)


def short(region: int, words: Words) -> str:
    """A region by its number; those at both ends by their names."""
    if region == empire_printed.FARTHEST:
        return words.text("screen.empire.farthest")
    return words.part("region", region) if region == empire_printed.TEOTIHUACAN else str(region)


def standing(empire: Empire, region: int) -> Text:
    """Whose Warriors stand in a region."""
    if region == empire_printed.FARTHEST:
        many = [(seat, count) for seat, count in enumerate(empire.farthest) if count]
        return Text(" ").join([sign(seat, count) for seat, count in many]) if many else nothing()
    seat = empire.holder[region]
    return sign(seat) if seat >= 0 else nothing()


# --- the whole table ------------------------------------------------------------------------------


def whole(city: City, words: Words) -> list[RenderableType]:
    """Altars, the map, and what lies apart."""
    found: list[RenderableType] = []
    for part in city.parts:
        if isinstance(part, Altars):
            found.append(altars_of_table(city, part, words))
        if isinstance(part, Empire):
            found.append(map_of_table(part, words))
    grid = labelled_grid(2)
    add_belongings(grid, city, words)
    if grid.row_count:
        found.append(grid)
    return found + apart(city, words)


def picture(city: City, asked: str, words: Words) -> RenderableType | None:
    """What one must see to answer a question of a module, if anything; `asked` is its key."""
    grid = labelled_grid(2)
    for part in city.parts:
        if isinstance(part, Altars) and asked in WITH_ALTARS:
            return altars_of_table(city, part, words)
        if isinstance(part, Altars) and asked == PUSHED:  # what the halves bring does not matter
            add_shamans(grid, city, part, words)
        if isinstance(part, Empire) and asked in WITH_MAP:
            add_map(grid, part, words)
    return grid if grid.row_count else None


def altars_of_table(city: City, altars: Altars, words: Words) -> Grid:
    """The halves in the order in which Shamans go, and the tiles that lie on each altar."""
    heads = [words.text(f"screen.altars.{name}") for name in ("points", "shaman", "brings")]
    heads[-1] += doubted(doubt.ALTAR_HALVES)
    grid = plain_grid(words.text("screen.altars"), *heads)
    for half in range(altar_printed.HALVES):
        altar = half // 2
        if altars.tiles[altar] == UNDRAWN:
            continue
        here = [
            sign(seat).append(f" {posture(altars, seat, words)}", style=LABEL)
            for seat, where in enumerate(altars.shamans)
            if where == half
        ]
        grid.add_row(
            altar_printed.HALF_NAMES[half],
            words.part("board", pointed_board(city, half), "short"),
            Text(" ").join(here) if here else nothing(),
            words.part("half", benefit_of(city, half)),
        )
        if half % 2:
            tiles = Text(majors(altars.piles[altar], words), style=LABEL)
            grid.add_row("", "", "", tiles)
    return grid


def majors(pile: tuple[int, ...], words: Words) -> str:
    """The Major Discovery tiles of an altar, the topmost last, with what each costs."""
    if not pile:
        return words.text("screen.altars.none")
    names = [
        f"{words.part('tile', tile, 'short')} ({words.part('cost', tile, 'short')})"
        for tile in pile
    ]
    return words.text("screen.altars.tiles", tiles=", ".join(names))


def map_of_table(empire: Empire, words: Words) -> Grid:
    """Every region: its Warrior, its building, where a pushed Warrior goes, what it brings."""
    heads = [words.text(f"screen.empire.{name}") for name in ("points", "warrior", "onward")]
    brings = words.text("screen.empire.brings")
    grid = plain_grid(words.text("screen.empire"), *heads, brings, right=[1])
    for region in empire_printed.REGIONS:
        number = region.number
        settled = 0 < number < empire_printed.FARTHEST
        onward = " ".join([short(there, words) for there in region.onward])
        built = Text(BUILDING if empire.is_settled(number) else "")
        what = Text(words.part("region", number, "brings")) if settled else Text("")
        if empire.is_settled(number):
            what.stylize("strike")
        grid.add_row(
            short(number, words),
            str(empire_printed.AREA_POINTS[region.area]),
            Text(" ").join([standing(empire, number), built]),
            onward,
            what,
        )
    return grid


def apart(city: City, words: Words) -> list[RenderableType]:
    """The Major stack, the Special Masks, the season, and what the marks mean."""
    lines: list[str] = []
    for part in city.parts:
        if isinstance(part, Majors) and not city.secret:  # one may lie with a tile in a hand
            stack = tiles_left(city, discovery.MAJOR)
            lines.append(words.text("screen.majors", left=stack, discarded=sum(part.discard)))
        if isinstance(part, Empire):
            lines.append(words.text("screen.special", left=tiles_left(city, discovery.APART)))
        if isinstance(part, Altars) and part.skips:
            season = priest_printed.EXTRA_KEYS.index(priest_printed.SEASONS[0].key)
            effect = words.part("extra", season, "effect")
            lines.append(
                words.text("screen.season", season=words.part("extra", season), effect=effect)
            )
    if lines:
        lines.append(words.text("screen.doubt", mark=DOUBT))
    return [Text("\n".join(capital(line) for line in lines))] if lines else []


# --- additions to what the game itself shows ------------------------------------------------------


def owner(city: City, place: int, words: Words) -> Text:
    """Of which temple a royal tile of the Mansion is, and who owns it."""
    for part in city.parts:
        if isinstance(part, Owners):
            space = places.ROYAL_SPACE + place
            temple = words.part("temple", temple_of(space), "short")
            seat = owner_of(city, space)
            holder = sign(seat) if seat != NOBODY else Text(words.text("screen.owner.nobody"))
            line = Text("  (").append(temple, style=TEMPLE_STYLES[temple_of(space)])
            return line.append(": ").append(holder).append(")")
    return Text("")


def royal_doubt(city: City) -> str:
    """The mark of which temple belongs to which royal tile, where that matters."""
    if any(isinstance(part, Owners) for part in city.parts):
        return doubted(doubt.ROYAL_TEMPLES)
    return ""


def has_map(city: City) -> bool:
    """Whether buildings stand in regions, and not in the rows of the Nobles."""
    return any(isinstance(part, Empire) for part in city.parts)
