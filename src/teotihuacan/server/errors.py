"""Errors of a server: a key for programs, a message for people."""

from typing import Final

KEYS: Final = {
    400: ("host", "unreadable", "ambiguous"),
    401: ("no_token", "bad_token"),
    403: ("not_asked", "not_owner", "no_hints", "needs_server", "foreign"),
    404: ("no_game", "no_moment", "no_topic", "no_page", "no_invite", "no_pass", "no_seat"),
    405: ("method",),
    408: ("slow",),
    409: (
        *("stale", "over", "running", "taken", "colour", "no_undo", "old_rules", "damaged"),
        *("options", "seats", "seed", "no_player", "here"),
    ),
    413: ("too_long",),
    422: ("illegal", "invalid", "no_file", "new_file"),
    429: ("too_often", "too_many_games"),
    500: ("broken",),
    503: ("store", "thinking"),
    507: ("no_space", "cleared"),
}
STATUS: Final = {key: status for status, keys in KEYS.items() for key in keys}
"""The HTTP status of every key; its sentence is `table.error.KEY`."""


class Refused(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, key: str, state: object = None, **parts: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.status = STATUS[key]
        self.state = state
        self.parts = parts
