"""The tables of the store.

A game is its header and an append-only list of steps.  What is kept of the people who play may be
lost without harm to that.
"""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

METADATA: Final = MetaData()

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("header", JSON, nullable=False),  # game, rules, options, seed, the draws of the setup
    Column("step", Integer, nullable=False),  # rows in `steps`
    Column("joined", Integer, nullable=False),  # grows when somebody takes a seat
    Column("over", Boolean, nullable=False),
    Column("due", Integer),  # the seat of a computer player who is asked
    Column("claimed_until", Double),  # until then a server is seeing to that
    Column("created", Double, nullable=False),  # seconds since 1970
    Column("updated", Double, nullable=False),
    Column("seal", String(64), nullable=False, server_default=""),  # of the header, see chain.py
    Column("chain", String(64), nullable=False, server_default=""),  # of the last row
)
Index("games_due", GAMES.c.due, GAMES.c.claimed_until)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # me, friend, computer
    Column("name", String(40), nullable=False),
    Column("player", String(40)),  # which computer player
    Column("token_hash", String(64)),
    Column("invite_hash", String(64)),
    Column("colour", Integer),  # the chosen one
    PrimaryKeyConstraint("game", "seat"),
)

STEPS: Final = Table(
    "steps",
    METADATA,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", String(40), nullable=False),  # empty when this takes something back
    Column("draws", JSON, nullable=False),  # the chance outcomes that followed
    Column("back_to", Integer),  # take back: so many choices stay
    Column("time", Double, nullable=False),
    Column("forfeit", String(10)),  # why a computer player did not decide this itself
    Column("chain", String(64), nullable=False),  # the hash of this row and all before it
    # What all of this relies on: two servers can never both accept a move.
    PrimaryKeyConstraint("game", "number"),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # after so many rows
    Column("moments", Integer, nullable=False),  # of which so many choices stood
    Column("turns", Integer, nullable=False),
    Column("position", JSON, nullable=False),
    Column("seal", String(64), nullable=False, server_default=""),
    PrimaryKeyConstraint("game", "number"),
)


def of_game() -> Column[str]:
    """The game that a row belongs to, and goes away with."""
    return Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


PEOPLE: Final = Table(
    "company",
    METADATA,
    of_game(),
    Column("number", Integer, nullable=False),  # grows with everything below
    Column("next", String(40)),  # the rematch
    PrimaryKeyConstraint("game"),
)

MESSAGES: Final = Table(
    "messages",
    METADATA,
    of_game(),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("time", Double, nullable=False),
    PrimaryKeyConstraint("game", "number"),
)

NOTES: Final = Table(
    "notes",
    METADATA,
    of_game(),
    Column("seat", Integer, nullable=False),
    Column("text", String(2000), nullable=False),
    PrimaryKeyConstraint("game", "seat"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    of_game(),
    Column("seat", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("made", Double, nullable=False),
    Column("once", Boolean, nullable=False),  # a pass that is changed for a key, not a key yet
    PrimaryKeyConstraint("game", "hash"),
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    of_game(),
    Column("seat", Integer, nullable=False),
    Column("until", Double, nullable=False),  # somebody looks, renewed as long as they do
    PrimaryKeyConstraint("game", "seat"),
)

OF_PEOPLE: Final = (PEOPLE, MESSAGES, NOTES, KEYS, PRESENCE)
"""What goes away with a game."""
