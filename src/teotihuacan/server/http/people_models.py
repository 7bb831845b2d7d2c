"""Models of requests and answers about the people who play."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from teotihuacan.server.games.people import (
    LONGEST_MESSAGE,
    LONGEST_NOTE,
    clean_message,
    clean_note,
)
from teotihuacan.server.http.models import Asked, Invite

LONGEST_LINK = 400


class Saying(Asked):
    """A message to the others at the table."""

    text: Annotated[
        str, Field(min_length=1, max_length=LONGEST_MESSAGE), AfterValidator(clean_message)
    ]


class Noting(Asked):
    """What a player writes down for themselves."""

    text: Annotated[str, Field(max_length=LONGEST_NOTE), AfterValidator(clean_note)]


class Entering(Asked):
    """A pass, to be changed for a token."""

    secret: Invite = Field(alias="pass")


class Freeing(Asked):
    """A friend's seat, to be freed."""

    seat: Annotated[int, Field(ge=0, le=20)]


class Linking(Asked):
    """A link to be drawn as a QR code."""

    text: Annotated[str, StringConstraints(max_length=LONGEST_LINK, pattern=r"^https?://[!-~]+$")]


class Inviting(Asked):
    """An invite, to be looked at before it is used."""

    invite: Invite


class Spoken(BaseModel):
    """A message."""

    number: int
    seat: int
    name: str
    text: str
    time: str


class CompanySeen(BaseModel):
    """The people at a table, as one of them, or a spectator, may know them."""

    game: str
    company: int = Field(description="as in live messages")
    here: list[int] = Field(description="the seats that somebody looks from now")
    rematch: str | None = Field(description="the id of the game that follows this one")
    seats: list[int] = Field(description="where each seat sits in the rematch")
    messages: list[Spoken] = Field(description="for those who sit at the table")
    note: str = Field(description="the caller's own")


class Pass(BaseModel):
    """A way for a seat to another device."""

    secret: str = Field(alias="pass", description="used once, for `enter`")
    seat: int
    seconds: int = Field(description="how long it can be used")


class Freed(BaseModel):
    """A seat that waits for somebody again."""

    seat: int
    invite: str = Field(description="shown only now: hand it to whoever shall sit there")


class Drawn(BaseModel):
    """A QR code."""

    svg: str


class Rematch(BaseModel):
    """The game that follows; tokens of this one open the same people's seats there."""

    id: str
    seats: list[int] = Field(description="by seat of this game: the seat there")


class Invited(BaseModel):
    """What an invite is for."""

    seat: int
    name: str
    taken: bool
    colours: list[int] = Field(description="those that no one at the table wears")
