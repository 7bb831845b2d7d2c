"""What a server refuses, and why: a key for programs, words for people."""

from typing import Final

STATUS: Final[dict[str, int]] = {
    "no_game": 404,
    "no_moment": 404,
    "no_topic": 404,
    "no_page": 404,
    "no_invite": 404,
    "no_pass": 404,
    "no_seat": 404,
    "no_token": 401,
    "bad_token": 401,
    "not_asked": 403,
    "not_owner": 403,
    "no_hints": 403,
    "foreign": 403,
    "host": 400,
    "method": 405,
    "stale": 409,
    "over": 409,
    "running": 409,
    "taken": 409,
    "colour": 409,
    "no_undo": 409,
    "old_rules": 409,
    "damaged": 409,
    "options": 409,
    "seats": 409,
    "seed": 409,
    "no_player": 409,
    "illegal": 422,
    "invalid": 422,
    "unreadable": 400,
    "too_long": 413,
    "slow": 408,
    "ambiguous": 400,
    "too_often": 429,
    "too_many_games": 429,
    "broken": 500,
    "store": 503,
    "thinking": 503,
}
"""The HTTP status of every key; its sentence is `table.error.KEY`."""


class Refused(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, key: str, state: object = None, **parts: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.status = STATUS[key]
        self.state = state
        self.parts = parts
