"""What pages say and hear, as documented models: choices, and everything that is new after them."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from teotihuacan.picture.frames import Layout
from teotihuacan.server.http.models import Asked, LogEntry, Number, State
from teotihuacan.server.http.page_state_models import Scene
from teotihuacan.server.view.updates import ClientState, LocalSeat

Marked = Annotated[str, StringConstraints(max_length=40)]


class SeatBeside(Asked):
    """Another seat at the same screen."""

    seat: Annotated[int, Field(ge=0, le=9)]
    token: Annotated[str, StringConstraints(max_length=200)]
    step: Number = Field(0, description="`step` of the newest scene through these eyes")
    moment: Number = Field(0, description="their log is complete up to here")


class PageSeen(Asked):
    """What a page has seen: so the answer can bring all it lacks, and nothing else."""

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
        local = {one.seat: LocalSeat(one.token, one.step, one.moment) for one in self.beside}
        return ClientState(self.layout, self.step, self.moment, self.marks, local)


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
    """How the table looked when a turn was over."""

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
    """How a game stands after a change."""

    news: News | None = Field(None, description="where a page has asked for it")
