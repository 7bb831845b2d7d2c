"""Models of what pages get and send: the page state, choices and updates."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from teotihuacan.picture.frames import Layout
from teotihuacan.server.http.models import Asked, Change, Choice, LogEntry, Number, State, Undo
from teotihuacan.server.view.updates import ClientState, client_state


class Ghost(BaseModel):
    """A preview drawn over a part of the picture for one choice."""

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

    then: list[int] = Field(description="ids of choices that go without saying after it")
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
    lost: int = Field(description="cubes that are lost under the tile")
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
    """A player of the page state."""

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
    """A forecast from the current position."""

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


Marked = Annotated[str, StringConstraints(max_length=40)]


class SeatBeside(Asked):
    """Another seat at the same screen."""

    seat: Annotated[int, Field(ge=0, le=9)]
    token: Annotated[str, StringConstraints(max_length=200)]
    step: Number = Field(0, description="`step` of the newest scene through these eyes")
    moment: Number = Field(0, description="their log is complete up to here")


class PageSeen(Asked):
    """The client state of a page, so that a response contains only what it lacks."""

    name: Marked = Field("", description="of the page: its own doing is not announced to it again")
    layout: Layout = Field("wide", description="the screen the picture is drawn for")
    step: Number = Field(0, description="`step` of the newest scene it has")
    moment: Number = Field(0, description="the log is complete up to here")
    marks: dict[Marked, Marked] = Field(
        default_factory=dict,
        max_length=100,
        description="the parts of the picture it has, as `marks` of the scene; none: everything "
        "is sent",
    )
    beside: list[SeatBeside] = Field(
        default_factory=list,
        max_length=4,
        description="other seats at this screen: if one of them is asked, and nothing is secret, "
        "the news are theirs",
    )

    def known(self) -> ClientState:
        return client_state(self.model_dump())


class Playing(Asked):
    """A choice, and the step it answers."""

    step: Number = Field(description="`step` of the state in which this was chosen")
    choice: int | Annotated[str, StringConstraints(max_length=40)] = Field(
        description="the id or the code of one of the choices"
    )
    then: list[Number] = Field(
        default_factory=list,
        max_length=20,
        description="ids of choices made with it as one, as far as they are asked for then",
    )
    page: PageSeen | None = Field(None, description="brings `news` for a page with the answer")


class Undoing(Asked):
    """Something to take back."""

    step: Number
    back: Literal["choice", "turn"] = "choice"
    times: int = Field(1, ge=1, le=20, description="as far as it goes")
    page: PageSeen | None = Field(None, description="brings `news` for a page with the answer")


class Stage(BaseModel):
    """A snapshot of the table at the end of a turn."""

    turn: int
    seat: int = Field(description="whose turn it was")
    moment: int
    leaf: str | None
    parts: dict[str, str] = Field(description="those that were drawn otherwise before")


class News(BaseModel):
    """Everything a page lacks."""

    scene: Scene
    stages: list[Stage] = Field(description="the turns in between, to be shown before")
    since: int = Field(description="entries of the log behind this moment come here anew")
    entries: list[LogEntry]


class Answer(State):
    """The response to a change of a game."""

    news: News | None = Field(None, description="where a page has asked for it")
