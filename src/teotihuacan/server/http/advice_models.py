"""Hints and reviews as they go over the wire."""

from pydantic import BaseModel, Field

from teotihuacan.server.http.models import Asked, Number


class Hinting(Asked):
    """Ask for a hint."""

    step: Number = Field(description="the step the question is at")


class HintReason(BaseModel):
    """What a turn changes, by how many points of the expected margin."""

    group: str
    name: str
    points: float


class HintTurn(BaseModel):
    """A turn worth playing."""

    ids: list[int] = Field(description="its choices, one after another")
    codes: list[str]
    steps: list[str] = Field(description="the choices in words, without its end")
    margin: float | None = Field(
        description="the expected margin at the end of the game; null outside one's own turns"
    )
    reasons: list[HintReason] = Field(
        description="the greatest first; together what the turn changes"
    )
    told: str = Field(description="margin and reasons in a sentence")
    why: str = Field(description="what it is good for, in a sentence for newcomers; may be empty")


class Hint(BaseModel):
    """The best turns of the seat that is asked."""

    game: str
    step: int
    turns: list[HintTurn]


class ReviewCourse(BaseModel):
    """The expected margin of a seat after each of its turns, and at last the true one."""

    seat: int
    name: str
    margins: list[tuple[int, float]] = Field(description="turn and margin")


class ReviewTurn(BaseModel):
    """A turn that cost something."""

    number: int = Field(description="in the picture")
    seat: int
    turn: int
    moment: int = Field(description="before it, as the replay counts")
    cost: float
    head: str
    played: str
    better: str
    why: str = Field(description="what the better one would have brought")


class ReviewSeen(BaseModel):
    """A finished game looked at again; made in pieces, so it may have to be asked for again."""

    game: str
    turns: int = Field(description="how many there are to judge …")
    done: int = Field(description="… and how many have been")
    ready: bool
    courses: list[ReviewCourse]
    costs: list[ReviewTurn] = Field(description="the turns that cost most")
    svg: str = Field(description="the margins as a picture; empty until it is ready")
