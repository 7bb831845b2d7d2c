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
    """Number of processes for computer players; 0: other servers run them."""
    requests_per_second: float = 100.0
    """Requests of one client in the long run …"""
    burst: int = 1000
    """… and at once."""
    refusal_seconds: float = 0.5
    """Delay of the refusal for a client over its limit."""
    games_per_hour: int = 600
    """Number of games that one client may start."""
    games_at_once: int = 8
    """Number of them at the same time, so that the store stays available to others."""
    waiting_per_client: int = 100
    """Number of a client's games waiting for computer players when it starts another."""
    hints_per_minute: int = 60
    """Number of hints and reviews for one client."""
    sockets_per_client: int = 100
    connections_per_client: int = 200
    """Number of connections of one client in all, for any purpose."""
    connections_per_second: float = 30.0
    """Number of connections that one client may open in the long run …"""
    connections_at_once: int = 600
    """… and at once: a club of fifty that opens the page together, behind one address, twice."""
    connections: int = 8000
    """Connections in all, or fewer if the system grants fewer files; the client that was silent
    for the longest time makes room."""
    header_seconds: float = 10.0
    """Time limit for the head of a request."""
    body_seconds: float = 20.0
    """Time limit for the rest of a request."""
    answer_seconds: float = 30.0
    """Time limit for a client to read a response."""
    body_bytes: int = 64 * 1024
    """The longest request."""
    message_bytes: int = 4096
    """The longest message on a WebSocket."""
    messages_per_minute: int = 300
    """Messages of one client on a WebSocket: a page reports what it has seen, at every click."""
    hosts: tuple[str, ...] = ()
    """The names this server answers to; empty: any.  Keeps other pages' tricks with DNS away."""
    address: str = ""
    """The address of this server for other devices, for links made on this machine."""
    words_per_minute: int = 20
    """Number of messages that one client may write …"""
    words_at_once: int = 6
    """… and how many of them in a row."""
    codes_per_minute: int = 120
    """Number of QR codes and links to a seat for one client."""
    behind_proxy: bool = False
    """True if a proxy in front names the client in X-Forwarded-For (its last entry)."""
    live_games: int = 1000
    """Number of games that are kept in memory."""
    store_seconds: float = 5.0
    """Time limit of any store operation."""
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
