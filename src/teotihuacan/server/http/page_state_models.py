"""What a page is shown of a game, as documented models."""

from typing import Literal

from pydantic import BaseModel, Field

from teotihuacan.server.http.models import Choice, Undo


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
