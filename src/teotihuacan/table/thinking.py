"""What happens in the processes in which computer players think."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Sequence

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.engine.dealer import HIGHEST_SEED
from teotihuacan.title import Title
from teotihuacan.titles import TITLES, put


def begin_worker(shelf: Sequence[Title]) -> None:
    """Ctrl-C is the server's business; a worker whose server is gone goes too.

    The games of the server's shelf are known here as well.
    """
    for card in shelf:
        if card.name not in TITLES:
            put(card)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(pickled: bytes, player: str, seed: int) -> list[str]:
    """What a player decides until somebody else, or chance, has a say: the codes."""
    game: teo.Game = pickle.loads(pickled)
    seat = game.actor
    thinker = players.make(player, seed, game.rules.name)
    codes: list[str] = []
    while game.actor == seat:
        id = game.find(thinker.choose(game))
        codes.append(game.rules.codes[id])
        game.play(id)
    return codes


def thought_seed(game_seed: int, game: str, step: int) -> int:
    """A seed that is the same after a restart, and that nobody outside can foretell.

    The game's own seed is in it, and cannot be found out from it.
    """
    digest = hashlib.sha256(f"{game_seed} {game} {step}".encode()).digest()
    return int.from_bytes(digest[:8]) % (HIGHEST_SEED + 1)
