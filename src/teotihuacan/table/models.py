"""What goes over the wire, as documented models."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator

from teotihuacan.engine.dealer import HIGHEST_SEED
from teotihuacan.picture.palette import SEATS
from teotihuacan.table.seats import COLOURS, LONGEST_NAME, clean_name

Invite = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,100}$")]
GAME_ID: Final = r"^[A-Za-z0-9_-]{16,40}$"
GameId = Annotated[str, StringConstraints(pattern=GAME_ID)]
Colour = Annotated[int, Field(ge=0, lt=COLOURS)]
Number = Annotated[int, Field(ge=0, le=1_000_000)]


class Asked(BaseModel):
    """The body of a request: nothing but what is named."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Asked):
    """Who shall sit there."""

    kind: Literal["me", "friend", "computer"] = Field(
        description="me: a token comes back; friend: an invite to hand on; computer: it plays"
    )
    name: str | None = Field(None, max_length=LONGEST_NAME, description="what the player is called")
    player: str | None = Field(
        None, max_length=40, description="which computer player, see /api/options"
    )
    colour: Colour | None = Field(None, description="which colour, by the seat that has it else")

    @field_validator("name")
    @classmethod
    def name_is_clean(cls, name: str | None) -> str | None:
        return None if name is None or not name.strip(" ") else clean_name(name)


class NewGame(BaseModel):
    """A game to begin; what is left out is as in its rulebook.

    Options may also stand beside the other fields instead of in `options`, as they did before
    there was more than one game: `{"players": 3, "seats": […]}`.
    """

    model_config = ConfigDict(extra="allow", strict=True)

    game: str | None = Field(
        None, max_length=40, description="its name, see /api/options; otherwise the first one"
    )
    options: dict[str, Any] = Field(
        default_factory=dict, description="by name, see /api/options; the rules check them"
    )
    seed: int | None = Field(
        None,
        ge=0,
        le=HIGHEST_SEED,
        description="the same seed deals the same game; told to all, refused where friends play",
    )
    seats: list[SeatWish] = Field(
        default_factory=list,
        max_length=len(SEATS),
        description="one for each player; none: the first is me, the others are computers",
    )

    def all_options(self) -> dict[str, object]:
        return {**(self.model_extra or {}), **self.options}


class Joining(Asked):
    """Somebody takes the seat an invite is for."""

    invite: Invite
    name: str = Field(min_length=1, max_length=LONGEST_NAME)
    colour: Colour | None = Field(None, description="which colour, if it is still free")

    @field_validator("name")
    @classmethod
    def name_is_clean(cls, name: str) -> str:
        return clean_name(name)


class Problem(BaseModel):
    """Why something was not done."""

    error: str = Field(description="a fixed key")
    message: str = Field(description="the same in words")
    state: State | None = Field(None, description="of a stale step: how the game stands")


class GivenSeat(BaseModel):
    """A seat of a new game, with its secret."""

    seat: int
    kind: Literal["me", "friend", "computer", "bot"]
    name: str
    player: str | None = None
    token: str | None = Field(None, description="shown only now: it is the key to the seat")
    invite: str | None = Field(None, description="shown only now: hand it to a friend")


class Created(BaseModel):
    """A game that has begun."""

    id: str
    seats: list[GivenSeat]


class Joined(BaseModel):
    """A seat that was taken."""

    seat: int
    token: str


class SeatInfo(BaseModel):
    """Who sits where."""

    seat: int
    kind: Literal["me", "friend", "computer", "bot"]
    name: str
    player: str | None
    taken: bool
    colour: int = Field(description="which colour, by the seat that has it in most games")


class Summary(BaseModel):
    """A game in short."""

    id: str
    title: str = Field(description="which game it is, see /api/options")
    options: dict[str, Any]
    seed: int | str | None = Field(
        description="a secret one (32 hex digits) when the game is over; a chosen one at once"
    )
    commitment: str | None = Field(
        description="to a secret seed, told from the beginning: SHA-256 of "
        "`teotihuacan commitment 1 SEED`; see `teo verify`"
    )
    seats: list[SeatInfo]
    you: int | None = Field(description="the seat of whoever asks")
    step: int
    moments: int
    turn: int
    actor: int | None
    over: bool
    scores: list[int]
    winners: list[int]
    created: str
    updated: str


class Choice(BaseModel):
    """Something that may be decided now."""

    id: int
    code: str
    text: str


class Undo(BaseModel):
    """What the caller may take back."""

    choice: bool
    turn: bool


class State(BaseModel):
    """How a game stands, and what the caller is asked."""

    game: str
    step: int = Field(description="rows stored so far; grows with every change")
    moments: int = Field(description="choices that stand")
    seat: int | None = Field(description="the seat of whoever asks")
    turn: int = Field(description="turns begun so far")
    actor: int | None = Field(description="the seat that is asked; null when the game is over")
    on_turn: int | None = Field(
        description="whose turn it is: another seat may be asked in it; null where nobody's is told"
    )
    asked: str = Field(description="the kind of question")
    question: str
    over: bool
    scores: list[int]
    winners: list[int]
    undo: Undo
    choices: list[Choice] = Field(description="empty unless the caller is asked")


class PositionSeen(BaseModel):
    """The table as the caller may see it."""

    game: str
    step: int
    moments: int
    at: int
    view: dict[str, Any]


class EventSeen(BaseModel):
    """One thing that happened."""

    moment: int
    kind: str
    seat: int | None
    values: dict[str, int]


class Events(BaseModel):
    """What happened behind a moment."""

    game: str
    step: int
    moments: int
    events: list[EventSeen]


class Points(BaseModel):
    """Points scored or lost."""

    seat: int
    points: int
    source: str
    name: str = Field(description="the source in words")


class Forfeited(BaseModel):
    """A decision that a computer player did not make itself: chance decided for it."""

    seat: int
    why: str = Field(
        description="raised: its program failed; illegal: not to be played; late: it thought too "
        "long; died: it broke down"
    )


class Gained(BaseModel):
    """Something won or paid."""

    what: str
    amount: int
    icon: str = Field(description="the symbol of the picture for it")
    name: str = Field(description="in words")


class LogEntry(BaseModel):
    """What happened, told."""

    moment: int
    seat: int | None
    turn: int
    text: str
    short: str = Field(description="the same without bookkeeping and what icons tell; may be empty")
    chips: list[Gained] = Field(description="what the seat has won and paid")
    points: list[Points]
    forfeits: list[Forfeited] = Field(description="told in the text as well")


class Log(BaseModel):
    """What happened behind a moment, in words."""

    game: str
    step: int
    moments: int
    entries: list[LogEntry]


class Source(BaseModel):
    """A column of the score sheet."""

    key: str
    name: str


class ScorePage(BaseModel):
    """Points by seat (rows) and source (columns) at one time."""

    moment: int
    chapter: int | None = Field(description="when this chapter was over; null: now, or at the end")
    sheet: list[list[int]]
    totals: list[int]
    svg: str = Field(description="a chart of it")


class Scores(BaseModel):
    """Where the points came from."""

    game: str
    step: int
    moments: int
    over: bool
    names: list[str]
    sources: list[Source]
    pages: list[ScorePage]
    winners: list[int]
    verdict: str = Field(description="who has won, in words; empty while the game runs")


class Change(BaseModel):
    """What a choice brings or costs."""

    what: str
    amount: int
    icon: str = Field(description="the symbol of the picture for it")


class Ghost(BaseModel):
    """What to lay over a part of the picture while a choice is looked at."""

    part: str
    svg: str


class OfferAhead(BaseModel):
    """Something that could be done after a choice."""

    text: str
    preview: list[Change]
    preview_text: str
    best: int = Field(description="points that it may still bring at most, besides the preview")


class SceneChoice(Choice):
    """A choice with everything a page shows of it."""

    spot: str | None
    preview: list[Change]
    preview_text: str
    about: list[str]
    offers: list[OfferAhead] = Field(
        description="what could be done next, where a choice only leads to it"
    )
    ghost: Ghost | None


class Way(BaseModel):
    """How a tile in hand can lie: its picture, its spaces, and what turning and flipping make."""

    svg: str
    cells: list[tuple[int, int]]
    turned: int
    flipped: int


class Mark(BaseModel):
    """Something a tile would bring: a symbol on a space."""

    icon: str
    row: int
    col: int


class Place(BaseModel):
    """Where a tile in hand can be put down, and the choices that do it, one after the other."""

    way: int
    row: int
    col: int
    ids: list[int]
    marks: list[Mark]
    points: int
    text: str


class Laying(BaseModel):
    """A tile in hand, to be moved over a part of the picture."""

    question: str
    part: str
    corner: tuple[float, float]
    side: float
    spaces: int = Field(description="so many in each row and column")
    ways: list[Way]
    places: list[Place]


class Picking(BaseModel):
    """So many of these spots are chosen in any order; their choices are made in this order."""

    count: int
    ids: dict[str, int]


class ScenePlayer(BaseModel):
    """Somebody at the table."""

    seat: int
    name: str
    kind: Literal["me", "friend", "computer", "bot"]
    player: str | None
    taken: bool
    colour: int
    points: int
    goods: dict[str, int]
    told: str = Field(description="all of this in words")


class Expected(BaseModel):
    """What is to come, as things stand."""

    about: str = Field(description="the mark of the thing in the picture that it is told at")
    lines: list[str]


class Scene(BaseModel):
    """Everything a page shows."""

    game: str
    step: int
    at: int
    moments: int
    seat: int | None
    over: bool
    actor: int | None
    on_turn: int | None = Field(description="whose turn it is: another seat may be asked in it")
    asked: str
    secret: bool = Field(description="somebody holds what the others may not see")
    turn: int
    question: str
    choices: list[SceneChoice]
    laying: Laying | None
    picking: Picking | None
    undo: Undo
    hints: bool = Field(description="whether a hint can be asked for now")
    review: bool = Field(description="whether the game is over and can be reviewed")
    parts: dict[str, str] = Field(description="of the picture, by name; in news those that changed")
    marks: dict[str, str] = Field(
        default_factory=dict, description="in news: a mark for each part, to tell which one has"
    )
    leaf: str | None = Field(description="of the parts that share one place, the one to show")
    players: list[ScenePlayer]
    joined: int = Field(description="how many invitations were taken, as `seats` in live messages")
    chapters: int = Field(description="how many are behind us")
    forecast: Expected | None = Field(description="what is to come for the one who looks")
    end: int | None = Field(description="the id of the choice that ends the turn")
    winners: list[int]


class About(BaseModel):
    """An explanation."""

    part: str
    value: int
    text: str


class Language(BaseModel):
    """A language there is."""

    code: str
    name: str


class WhereAllowed(BaseModel):
    """A condition on another option."""

    option: str
    values: list[Any]


class OptionInfo(BaseModel):
    """One thing a game can be made with."""

    name: str
    sort: Literal["number", "choice", "switch", "several", "level"] = Field(
        description="level: one of the values, or an object of single settings"
    )
    default: Any
    values: list[Any]
    only: list[WhereAllowed] = Field(description="anything but the default only where all hold")
    needed: list[WhereAllowed] = Field(description="must be given where one of them holds")
    each: dict[str, list[WhereAllowed]] = Field(
        description="single values of several only where all hold; a list must have one of them"
    )
    label: str
    more: str = Field(description="what it means")
    labels: list[str] = Field(description="of the values")
    mores: list[str] = Field(description="what the values mean, where that is said")


class ComputerInfo(BaseModel):
    """A computer player that people may choose."""

    name: str = Field(description="what to ask for")
    label: str = Field(description="what it is called")
    thinks: str = Field(description="how it thinks, in a sentence; of others' players nothing")


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    options: list[OptionInfo]
    computers: list[str] = Field(description="who plays it")
    opponents: list[ComputerInfo] = Field(
        description="whom to offer to people: the levels, weakest first, then others"
    )
    opponent: str = Field(description="the computer player who is taken if none is named")


class Options(BaseModel):
    """What games can be made with."""

    games: list[GameInfo]
    players: list[int] = Field(description="how many can play the first of the games")
    computers: list[str] = Field(description="who plays the first of the games")
    languages: list[Language]
    highest_seed: int
    longest_name: int


Problem.model_rebuild()
