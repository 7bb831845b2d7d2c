"""The tables of the people who play.

All of it may be lost without harm to the game itself, which is its header and its steps.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
)

from teotihuacan.server.store.schema import METADATA


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
