"""The settings of a server."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

DATABASE_FILE: Final = "games.sqlite3"


@dataclass(frozen=True)
class Settings:
    """Settings of a server: database, access and limits.

    A limit of 0 is no limit.
    """

    database: str = ""
    """A file, `sqlite:///FILE` or `postgresql://…`; empty: a file in the user's data folder."""
    thinkers: int = 1
    """How many processes computer players think in; 0: this server lets others think."""
    requests_per_second: float = 100.0
    """What one client may ask in the long run …"""
    burst: int = 1000
    """… and at once."""
    refusal_seconds: float = 0.5
    """How long a client that asks too often waits for the refusal."""
    games_per_hour: int = 600
    """How many games one client may begin."""
    games_at_once: int = 8
    """How many of them at the same moment: the store has room for others, too."""
    waiting_per_client: int = 100
    """How many games of one client may wait for computer players when it begins another."""
    hints_per_minute: int = 60
    """How many hints and reviews one client may ask for."""
    sockets_per_client: int = 100
    connections_per_client: int = 200
    """How many connections one client may hold besides, whatever it does with them."""
    connections_per_second: float = 30.0
    """How many connections one client may open in the long run, whatever becomes of them …"""
    connections_at_once: int = 600
    """… and at once: a club of fifty that opens the page together, behind one address, twice."""
    connections: int = 8000
    """How many all of them may hold, or fewer where the system grants fewer files; whoever has been
    silent for the longest time makes room."""
    header_seconds: float = 10.0
    """How long the head of a request may take to arrive."""
    body_seconds: float = 20.0
    """How long the rest may take."""
    answer_seconds: float = 30.0
    """How long a client may leave an answer unread."""
    body_bytes: int = 64 * 1024
    """The longest request."""
    message_bytes: int = 4096
    """The longest message on a WebSocket."""
    messages_per_minute: int = 300
    """How much a client may say on a WebSocket: a page says what it has seen, at every click."""
    hosts: tuple[str, ...] = ()
    """The names this server answers to; empty: any.  Keeps other pages' tricks with DNS away."""
    address: str = ""
    """Where other devices of the network find this server, for links made on this machine."""
    words_per_minute: int = 20
    """How many messages one client may write …"""
    words_at_once: int = 6
    """… and how many of them in a row."""
    codes_per_minute: int = 120
    """How many QR codes and links to a seat one client may ask for."""
    behind_proxy: bool = False
    """Whether a proxy in front names the client in X-Forwarded-For (its last entry)."""
    live_games: int = 1000
    """How many games are kept in memory, ready to go on."""
    store_seconds: float = 5.0
    """How long the store may take for anything."""
    lease: float = 6.0
    """Seconds of a lease of a game whose computer player must move; renewed while it thinks."""
    decision: float | None = 10.0
    """Seconds a computer player may think about a decision before one is made at random; None: as
    long as it likes."""
    sweep: float = 2.0
    """Seconds between two sweeps for games whose server has died."""

    @property
    def url(self) -> str:
        """The SQLAlchemy URL of the store."""
        if not self.database:
            import platformdirs

            folder = Path(platformdirs.user_data_dir("teotihuacan", appauthor=False))
            folder.mkdir(parents=True, exist_ok=True)
            return f"sqlite:///{folder / DATABASE_FILE}"
        for short in ("postgresql://", "postgres://"):
            if self.database.startswith(short):
                return "postgresql+psycopg://" + self.database.removeprefix(short)
        if "://" not in self.database:
            return f"sqlite:///{self.database}"
        return self.database
