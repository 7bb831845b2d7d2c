"""Short lessons on how to play, with pictures drawn from positions of the sample game.

Each picture is taken right after something that its lesson is about, and says below what that was:
words and picture come from the same moment, whatever an owner has corrected.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from teotihuacan.engine.events import Event
from teotihuacan.engine.game import Game
from teotihuacan.founders.game import FOUNDERS
from teotihuacan.founders.picture import city as city_picture
from teotihuacan.founders.picture import sections
from teotihuacan.founders.picture.artist import ARTIST
from teotihuacan.founders.rules.laying import grid
from teotihuacan.founders.rules.printed import rounds, tiles, worship
from teotihuacan.founders.rules.resources import GOLD
from teotihuacan.founders.rules.state import Founding
from teotihuacan.founders.words.explain import facts
from teotihuacan.founders.words.naming import priced
from teotihuacan.picture.frames import canvas
from teotihuacan.picture.ink import group
from teotihuacan.title import Lesson, Title
from teotihuacan.words import Words
from teotihuacan.words.formatter import Finished, Part

TEMPLES: Final = range(tiles.FIRST_TEMPLE, tiles.FIRST_PYRAMID)
WINDOW: Final = 8 * city_picture.CELL
"""The visible part of a city in a close-up: room on all sides of a large tile, too."""

LARGEST_BUILDING: Final = max(tiles.SIZES[: tiles.BUILDINGS])

# What to show: a part of the picture by its name, or one of these.
CITY: Final = "the city of the player who did it"
SECTION: Final = "the section where it was done"

# A space of that city to look at closely.
NOWHERE: Final = ""
CELL: Final = "the space that the event names"
LAST_TILE: Final = "where the last tile was laid"
MIDDLE: Final = "the middle of the pyramid"


# --- what a picture waits for ---------------------------------------------------------------------


def anything(founding: Founding, event: Event) -> bool:
    return True


def on_a_stack(founding: Founding, event: Event) -> bool:
    """Disks on top of others' disks: the Strength is more than what was put down."""
    _, count, strength = event.values
    return strength > count + 1


def large_building(founding: Founding, event: Event) -> bool:
    tile = event.values[0]
    return tile < tiles.BUILDINGS and tiles.SIZES[tile] == LARGEST_BUILDING


def brings_points(founding: Founding, event: Event) -> bool:
    """A Worship tile that scores immediately for what is in the city."""
    return worship.WORSHIP[event.values[0]].effect in (worship.HAVE, worship.MULTIPLY)


def upper_level(founding: Founding, event: Event) -> bool:
    return event.values[1] >= grid.LEVEL_2


def winner(founding: Founding, event: Event) -> bool:
    points = [founder.points for founder in founding.founders]
    return points[event.seat] == max(points)


class Scene(NamedTuple):
    """A lesson, the kind of event that its picture waits for, and the part that is shown."""

    lesson: str
    event: str
    part: str
    told: tuple[str, ...] = ()  # kinds of events in the caption
    near: str = NOWHERE
    fits: Callable[[Founding, Event], bool] = anything


SCENES: Final = (
    Scene("goal", "district", CITY, fits=winner),
    Scene("city", "round", CITY, ("round",)),
    Scene("turn", "disks", SECTION, ("disks",), fits=on_a_stack),
    Scene("reach", "architect", CITY, ("architect",)),
    Scene("building", "lay", CITY, ("lay", "covered", "cubes"), CELL, large_building),
    Scene(
        "temple", "lay", CITY, ("lay",), CELL, lambda f, e: f.round > 0 and e.values[0] in TEMPLES
    ),
    Scene("paying", "paid", SECTION, ("paid",), fits=lambda _, event: event.values[0] == GOLD),
    Scene("pyramid", "pyramid", CITY, ("pyramid", "points"), MIDDLE, upper_level),
    Scene("masks", "mask", CITY, ("mask",), LAST_TILE, lambda founding, _: founding.round > 0),
    # A cube of a Produce Action that goes on.
    Scene("produce", "cube", CITY, ("cube", "replaced"), CELL, lambda f, _: f.produced != 0),
    Scene("offering", "use", sections.NAMES[1], ("use", "points"), fits=brings_points),
    Scene("favor", "round", sections.NAMES[2]),
    Scene("rounds", "round", "rounds", ("round",), fits=lambda _, event: event.values[0] == 2),
    Scene("end", "district", CITY, ("district",), fits=winner),
)


# --- moments of the sample game -------------------------------------------------------------------


class Moment(NamedTuple):
    """The sample game right after an event, and all that happened with it."""

    game: Game[Founding]
    event: Event
    events: tuple[Event, ...]

    def part(self, scene: Scene) -> str:
        """The name of the part that is shown."""
        if scene.part == CITY:
            return f"city-{max(0, self.event.seat)}"
        if scene.part == SECTION:
            return sections.NAMES[max(0, self.game.state.space) // rounds.IN_SECTION]
        return scene.part

    def near(self, scene: Scene) -> int:
        """The space of the city to look at closely, or -1."""
        if scene.near == CELL:
            return self.event.values[1]
        if scene.near == LAST_TILE:
            return self.game.state.founders[self.event.seat].anchors[-1]
        return grid.HALF * grid.SIZE + grid.HALF if scene.near == MIDDLE else -1

    def told(self, scene: Scene) -> list[Event]:
        """Return the events that the picture is about."""
        return [
            event
            for event in self.events
            if event.kind in scene.told and event.seat == self.event.seat
        ]


@cache
def moments(title: Title[Founding]) -> dict[str, Moment]:
    """For each lesson the first fitting moment; where a sample with corrected data never comes to
    one, the first event of that kind in a round, or else the end of the game."""
    sample = title.sample()
    assert sample is not None
    record = sample.record
    game = Game.new(FOUNDERS, record.options, None, record.rules)
    found: dict[str, Moment] = {}
    others: dict[str, Moment] = {}
    for code in record.steps:
        game.play(code)
        for event in game.events:
            for scene in SCENES:
                if scene.lesson in found or scene.event != event.kind:
                    continue
                founding = game.state
                fits = scene.fits(founding, event)
                if fits or (founding.round and scene.lesson not in others):
                    moment = Moment(game.copy(), event, tuple(game.events))
                    (found if fits else others)[scene.lesson] = moment
    end = Moment(game, Event("over", game.winners[0], (0, 0, 0)), ())
    return {**{scene.lesson: end for scene in SCENES}, **others, **found}


# --- the lessons ----------------------------------------------------------------------------------


def lessons(words: Words, title: Title) -> list[Lesson]:
    words = words.named(title.sample_names)
    numbers = {**facts(words), **more_facts(words)}
    made: list[Lesson] = []
    for scene in SCENES:
        moment = moments(title)[scene.lesson]
        drawn = picture(words, scene, moment)
        seen = caption(words, title, scene, moment)
        made.append(Lesson.of(words, scene.lesson, numbers, drawn, seen))
    return made


def picture(words: Words, scene: Scene, moment: Moment) -> str:
    """A part of the table, or as much of a city as can be seen well around a space of it."""
    parts = ARTIST.parts(moment.game, None, words)
    name = moment.part(scene)
    near = moment.near(scene)
    if near < 0:
        return ARTIST.excerpt(parts, [name])
    left, up = city_picture.ORIGIN
    x = beginning(left + (near % grid.SIZE + 0.5) * city_picture.CELL, city_picture.WIDE)
    y = beginning(up + (near // grid.SIZE + 0.5) * city_picture.CELL, city_picture.HIGH)
    return canvas(WINDOW, WINDOW, group(parts[name], at=(-x, -y)))


def beginning(centre: float, whole: float) -> float:
    """Return the start of a window with something in its middle, if that is not near an edge."""
    return min(max(0, centre - WINDOW / 2), whole - WINDOW)


def caption(words: Words, title: Title, scene: Scene, moment: Moment) -> str:
    """Return the caption: what has just happened there, or the lesson's own words for it."""
    own = f"page.how.{scene.lesson}.seen"
    if words.has(own):
        seat = moment.event.seat
        return words.fill(own, {"seat": seat, "points": moment.game.scores[seat]})
    story = " ".join(title.story(words, moment.told(scene)))
    return words.text("page.how.seen", story=story) if story else ""


def more_facts(words: Words) -> dict[str, Part]:
    """Numbers that only lessons tell."""
    smallest = min(TEMPLES, key=lambda tile: tiles.SIZES[tile])
    largest = max(TEMPLES, key=lambda tile: tiles.SIZES[tile])
    return {
        "size": grid.SIZE,
        "lost": rounds.DISKS_LOST,
        "disks": Finished(", ".join(str(disks) for disks in rounds.DISKS[2:])),
        "smallest temple": Finished(words.part("tile", smallest)),
        "smallest price": Finished(full_price(words, smallest)),
        "largest temple": Finished(words.part("tile", largest)),
        "largest price": Finished(full_price(words, largest)),
        "pyramid price": Finished(full_price(words, tiles.FIRST_PYRAMID)),
        "pyramid size": tiles.SIZES[tiles.FIRST_PYRAMID],
        "pyramid extra": Finished(priced(words, tiles.extra_of(tiles.FIRST_PYRAMID))),
    }


def full_price(words: Words, tile: int) -> str:
    """Return the cost of a tile for a player with all the Strength that it asks for."""
    return priced(words, tiles.PRICES[tile - tiles.FIRST_TEMPLE][tiles.SIZES[tile]])
