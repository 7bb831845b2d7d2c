"""The JSON API of the people who play: messages, notes, other devices, QR codes, the rematch."""

import io
from typing import Annotated, Any, Final

import segno
from fastapi import APIRouter, Request
from pydantic import AfterValidator, BaseModel, Field, StringConstraints
from starlette.responses import Response

from teotihuacan.server.errors import Refused
from teotihuacan.server.fields import pick
from teotihuacan.server.games.people import (
    LINK_SECONDS,
    LONGEST_MESSAGE,
    LONGEST_NOTE,
    clean_message,
    clean_note,
)
from teotihuacan.server.games.seats import free_colours, hashed, invited, may_free, new_token
from teotihuacan.server.http.models import Asked, GameId, Invite, Joined
from teotihuacan.server.http.routes import GAME, SEAT, AllTables, Calls, Reads, Routes, count, reply
from teotihuacan.server.view import answers

router = APIRouter(prefix="/api")
get, post = Routes(router).get, Routes(router).post
Json = dict[str, Any]
LONGEST_LINK: Final = 400


class Saying(Asked):
    """A message to the others at the table."""

    text: Annotated[
        str, Field(min_length=1, max_length=LONGEST_MESSAGE), AfterValidator(clean_message)
    ]


class Noting(Asked):
    """A private note of a player."""

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
    """A seat that was freed, with its new invitation."""

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
    """An invitation: its game and seat."""

    seat: int
    name: str
    taken: bool
    colours: list[int] = Field(description="those that no one at the table wears")


# --- routes ---------------------------------------------------------------------------------------


@get("/games/{game}/company", CompanySeen, *GAME)
def company(caller: Calls) -> Response:
    """Who is there, what was said, the caller's own note, and the rematch if there is one."""
    return reply(answers.people(caller.tables, caller.view()))


@post("/games/{game}/say", CompanySeen, *SEAT)
def say(caller: Calls, asked: Saying) -> Response:
    """Write a short message to the others at the table."""
    view, seat = caller.seated()
    caller.count("words")
    caller.tables.people.say(caller.game, seat, asked.text)
    return reply(answers.people(caller.tables, view))


@post("/games/{game}/note", CompanySeen, *SEAT)
def note(caller: Calls, asked: Noting) -> Response:
    """Keep a note that nobody but this seat can read; it takes the place of the one before."""
    view, seat = caller.seated()
    caller.tables.people.store.keep_note(caller.game, seat, asked.text)
    return reply(answers.people(caller.tables, view))


@post("/games/{game}/pass", Pass, *SEAT)
def make_pass(caller: Calls) -> Response:
    """Create a secret with which another device gets its own token for the caller's seat."""
    _, seat = caller.seated()
    caller.count("codes")
    secret = caller.tables.people.link_device(caller.game, seat)
    return reply({"pass": secret, "seat": seat, "seconds": int(LINK_SECONDS)})


@post("/games/{game}/enter", Joined, "no_game", "no_pass")
def enter(game: GameId, asked: Entering, tables: AllTables) -> Response:
    """Change a pass for a token, once."""
    tables.look(game)
    found = tables.people.redeem(game, asked.secret)
    if found is None:
        raise Refused("no_pass")
    return reply({"seat": found[0], "token": found[1]})


@post("/games/{game}/free", Freed, *SEAT, "not_owner", "no_seat")
def free_seat(caller: Reads, asked: Freeing) -> Response:
    """For whoever began the game: free a friend's seat whose secret is lost, for a new invite.

    Whoever sat there sits there no more, and everybody is told by a message.
    """
    view, owner = caller.seated()
    caller.count("codes")
    may_free(view.seats, owner, asked.seat)
    people = caller.tables.people
    invite = new_token()
    if not people.store.free_seat(caller.game, asked.seat, hashed(invite)):
        raise Refused("no_seat")
    said = caller.words.text("table.freed", name=view.seats[asked.seat].name)
    people.say(caller.game, owner, said[:LONGEST_MESSAGE])
    return reply({"seat": asked.seat, "invite": invite})


@post("/games/{game}/invited", Invited, "no_game", "no_invite", "old_rules")
def look_at_invite(game: GameId, asked: Inviting, tables: AllTables) -> Response:
    """Return the game and seat of an invite, and whether it is taken, without using it up."""
    view = tables.look(game)
    seat = invited(view.seats, asked.invite)
    if seat is None:
        raise Refused("no_invite")
    free = free_colours(view.seats, seat.seat)
    return reply({**pick(seat, "seat", "name", "taken"), "colours": free})


@post("/games/{game}/rematch", Rematch, *SEAT, "running", "too_many_games")
def rematch(caller: Calls) -> Response:
    """Once more with the same people and options, the second player first."""
    caller.seated()
    tables = caller.tables
    if tables.people.store.rematch(caller.game) is None:
        if not caller.state.beginnings.take(caller.client):
            raise Refused("too_many_games")
    id, moved = tables.rematch(caller.game, caller.token)
    return reply(answers.rematch(id, moved))


@post("/qr", Drawn)
def qr(request: Request, asked: Linking) -> Response:
    """A link as a QR code.  It may hold a secret, so it is sent and not part of an address."""
    count(request, "codes")
    written = io.BytesIO()
    segno.make(asked.text, error="m", micro=False).save(
        written, kind="svg", scale=4, border=3, xmldecl=False, svgclass="qr", lineclass="qr-line"
    )
    return reply({"svg": written.getvalue().decode()})
