"""From a choice to what stands for it in the picture: from its id to the kind asked and its answer.

A game has a function for each kind of question that says what its answers stand for, and one for
each kind whose answers can be shown beforehand.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, TypeVar

from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE, State, Step
from teotihuacan.picture.frames import Layout

S = TypeVar("S", bound=State)

TRAY: Final = "tray-"  # how the spot of a choice in the tray is called: this, and its code

Ghost: TypeAlias = tuple[str, str]
"""The name of a part, and what to lay over it in that part's own coordinates."""

Finder: TypeAlias = Callable[[S, Step, int], str]
"""The spot of an answer; an empty name means the tray."""

Preview: TypeAlias = Callable[[S, Step, int, Layout], Ghost | None]
"""The preview of an answer on the table."""


def spots(
    game: Game[S],
    finders: Mapping[int, Finder[S]],
    instead: Callable[[Game[S], Step, int], str] | None = None,
) -> dict[int, str]:
    """The spot of every legal id; none while chance decides or when the game is over.

    `instead` finds those that answer the question by another kind of step.
    """
    if not game.state.agenda or game.actor == CHANCE:
        return {}
    step = game.state.agenda[-1]
    kind = game.rules.kinds[step[0]]
    find = finders.get(step[0])
    found: dict[int, str] = {}
    for id in game.ids:
        name = ""
        option = kind.option_of(id)
        if option >= 0 and find is not None:
            name = find(game.state, step, option)
        elif option < 0 and instead is not None:
            name = instead(game, step, id)
        found[id] = name or f"{TRAY}{game.rules.codes[id]}"
    return found


def ghost(
    game: Game[S], id: int, layout: Layout, previews: Mapping[int, Preview[S]]
) -> Ghost | None:
    """Return what a legal choice would change on the table, where that can be shown beforehand."""
    if not game.state.agenda or game.actor == CHANCE:
        return None
    step = game.state.agenda[-1]
    show = previews.get(step[0])
    option = game.rules.kinds[step[0]].option_of(id)
    return show(game.state, step, option, layout) if show is not None and option >= 0 else None
