"""The tables of the store.

A game is its header and an append-only list of steps.  What is kept of the people who play may be
lost without harm to that.
"""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()


def of_game() -> sa.Column[str]:
    """The game that a row belongs to, and goes away with."""
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game", sa.String(40), game, nullable=False)


GAMES: Final = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("header", sa.JSON, nullable=False),  # game, rules, options, seed, draws of the setup
    sa.Column("step", sa.Integer, nullable=False),  # rows in `steps`
    sa.Column("joined", sa.Integer, nullable=False),  # incremented when a person takes a seat
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("due", sa.Integer),  # the seat of the computer player that must move
    sa.Column("claimed_until", sa.Double),  # until then a server is seeing to that
    sa.Column("created", sa.Double, nullable=False),  # seconds since 1970
    sa.Column("updated", sa.Double, nullable=False),
    # The hashes of the header and of the last row, see chain.py.
    sa.Column("seal", sa.String(64), nullable=False, server_default=""),
    sa.Column("chain", sa.String(64), nullable=False, server_default=""),
)
sa.Index("games_due", GAMES.c.due, GAMES.c.claimed_until)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    of_game(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),  # me, friend, computer
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("player", sa.String(40)),  # which computer player
    sa.Column("token_hash", sa.String(64)),
    sa.Column("invite_hash", sa.String(64)),
    sa.Column("colour", sa.Integer),  # the chosen one
    sa.PrimaryKeyConstraint("game", "seat"),
)

STEPS: Final = sa.Table(
    "steps",
    METADATA,
    of_game(),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("code", sa.String(40), nullable=False),  # empty when this takes something back
    sa.Column("draws", sa.JSON, nullable=False),  # the chance outcomes that followed
    sa.Column("back_to", sa.Integer),  # undo: number of choices that stay
    sa.Column("time", sa.Double, nullable=False),
    sa.Column("forfeit", sa.String(10)),  # why a computer player did not decide this itself
    sa.Column("chain", sa.String(64), nullable=False),  # the hash of this row and all before it
    # All of this relies on it: two servers can never both accept a move.
    sa.PrimaryKeyConstraint("game", "number"),
)

SNAPSHOTS: Final = sa.Table(
    "snapshots",
    METADATA,
    of_game(),
    sa.Column("number", sa.Integer, nullable=False),  # number of rows before it
    sa.Column("moments", sa.Integer, nullable=False),  # number of their choices that were in effect
    sa.Column("turns", sa.Integer, nullable=False),
    sa.Column("position", sa.JSON, nullable=False),
    sa.Column("seal", sa.String(64), nullable=False, server_default=""),
    sa.PrimaryKeyConstraint("game", "number"),
)


PEOPLE: Final = sa.Table(
    "company",
    METADATA,
    of_game(),
    sa.Column("number", sa.Integer, nullable=False),  # grows with everything below
    sa.Column("next", sa.String(40)),  # the rematch
    sa.PrimaryKeyConstraint("game"),
)

MESSAGES: Final = sa.Table(
    "messages",
    METADATA,
    of_game(),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(200), nullable=False),
    sa.Column("time", sa.Double, nullable=False),
    sa.PrimaryKeyConstraint("game", "number"),
)

NOTES: Final = sa.Table(
    "notes",
    METADATA,
    of_game(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(2000), nullable=False),
    sa.PrimaryKeyConstraint("game", "seat"),
)

KEYS: Final = sa.Table(
    "keys",
    METADATA,
    of_game(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("once", sa.Boolean, nullable=False),  # a pass, to be changed for a key
    sa.PrimaryKeyConstraint("game", "hash"),
)

PRESENCE: Final = sa.Table(
    "presence",
    METADATA,
    of_game(),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("until", sa.Double, nullable=False),  # a spectator watches, renewed meanwhile
    sa.PrimaryKeyConstraint("game", "seat"),
)

OF_PEOPLE: Final = (PEOPLE, MESSAGES, NOTES, KEYS, PRESENCE)
"""Tables whose rows are deleted with a game."""
