"""Models of requests and responses, documented for OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from teotihuacan.engine.dealer import HIGHEST_SEED
from teotihuacan.picture.seats import SEATS
from teotihuacan.server.games.seats import COLOURS, GAME_ID, LONGEST_NAME, clean_name

Invite = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,100}$")]
GameId = Annotated[str, StringConstraints(pattern=GAME_ID)]
Colour = Annotated[int, Field(ge=0, lt=COLOURS)]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
REMEMBERED: Final = "whether the store does not answer: then others may know more than is told here"


class Asked(BaseModel):
    """The body of a request: nothing but what is named."""

    model_config = ConfigDict(extra="forbid", strict=True)


def clean_or_none(name: str | None) -> str | None:
    return None if name is None or not name.strip(" ") else clean_name(name)


Name = Annotated[str | None, AfterValidator(clean_or_none)]


class SeatWish(Asked):
    """A requested seat."""

    kind: Literal["me", "friend", "computer"] = Field(
        description="me: a token comes back; friend: an invite to hand on; computer: it plays"
    )
    name: Name = Field(None, max_length=LONGEST_NAME, description="what the player is called")
    player: str | None = Field(
        None, max_length=40, description="which computer player, see /api/options"
    )
    colour: Colour | None = Field(None, description="which colour, by the seat that has it else")


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


class Joining(Asked):
    """A request to take the seat of an invite."""

    invite: Invite
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(clean_name)]
    colour: Colour | None = Field(None, description="which colour; not one that is worn")


class Moving(Asked):
    """A game is continued elsewhere."""

    tokens: list[Annotated[str, StringConstraints(max_length=200)]] = Field(
        max_length=len(SEATS), description="of all people of the game; none if it is over"
    )


class Problem(BaseModel):
    """An error: its key and message."""

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
    """A seat and its player."""

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
    called: str = Field(description="what that game is called")
    chapter: str = Field(description="the part of the game that is played, in words")
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
    remembered: bool = Field(description=REMEMBERED)
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
    """The undos that the caller can make."""

    choice: bool
    turn: bool


class State(BaseModel):
    """The state of a game, and the question to the caller."""

    game: str
    step: int = Field(description="rows stored so far; grows with every change")
    remembered: bool = Field(description=REMEMBERED)
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


class OfMoment(BaseModel):
    """The game of a response, and the moment."""

    game: str
    step: int
    moments: int


class PositionSeen(OfMoment):
    """The table as the caller may see it."""

    at: int
    view: dict[str, Any]


class EventSeen(BaseModel):
    """One thing that happened."""

    moment: int
    kind: str
    seat: int | None
    values: dict[str, int]


class Events(OfMoment):
    """Events after a move number."""

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


class Change(BaseModel):
    """A gain or cost of a choice."""

    what: str
    amount: int
    icon: str = Field(description="the symbol of the picture for it")


class Gained(Change):
    """Something won or paid."""

    name: str = Field(description="in words")


class LogEntry(BaseModel):
    """A log entry in words."""

    moment: int
    seat: int | None
    turn: int
    text: str
    short: str = Field(description="the same without bookkeeping and what icons tell; may be empty")
    chips: list[Gained] = Field(description="what the seat has won and paid")
    points: list[Points]
    forfeits: list[Forfeited] = Field(description="told in the text as well")


class Log(OfMoment):
    """The log after a move number, in words."""

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


class Scores(OfMoment):
    """Points by source."""

    over: bool
    names: list[str]
    sources: list[Source]
    pages: list[ScorePage]
    winners: list[int]
    verdict: str = Field(description="who has won, in words; empty while the game runs")


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
    """The options of games."""

    games: list[GameInfo]
    players: list[int] = Field(description="how many can play the first of the games")
    computers: list[str] = Field(description="who plays the first of the games")
    languages: list[Language]
    highest_seed: int
    longest_name: int


class Ticked(Asked):
    """One of several values that was ticked or unticked."""

    option: str = Field(max_length=40)
    value: str = Field(max_length=40)


class FormFilled(Asked):
    """A form for a new game, as it is filled in."""

    game: str | None = Field(None, max_length=40, description="otherwise the first one")
    options: dict[str, Any] = Field(default_factory=dict, description="by name")
    changed: Ticked | None = Field(None, description="the last change: it brings others along")


class FormField(BaseModel):
    """A form field for an option."""

    name: str
    sort: str
    value: Any = Field(description="as it is filled in, with what the last change brings along")
    allowed: bool = Field(description="whether it may be anything but its default")
    locked: bool = Field(description="a switch that cannot be used now")
    possible: list[Any] = Field(description="the values that are allowed now")


class FormFitted(BaseModel):
    """Options that go together."""

    options: dict[str, Any] = Field(description="for `POST /api/games`")
    fields: list[FormField]


Problem.model_rebuild()
