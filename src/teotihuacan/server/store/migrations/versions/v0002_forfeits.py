"""Which decisions a computer player has forfeited, and why."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.add_column("steps", sa.Column("forfeit", sa.String(10)))


def downgrade() -> None:
    op.drop_column("steps", "forfeit")
