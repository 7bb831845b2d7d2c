"""Pairs of games that differ in nothing but what somebody may not know.

Both are written down as every code that was played, chance included.  The second one is the
first one with other hidden draws: other starting tiles in other hands, other tiles left in the
pile, other discovery tiles drawn along with them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import teotihuacan as teo
from teotihuacan.city.rules import kinds
from teotihuacan.city.rules.draws import linked_place
from teotihuacan.engine.steps import Step
from tests.city.secrets import starting_tiles
from tests.tables import table

SEATS = 4  # a starting tile is drawn for a seat below this, or for something everybody sees


def hand_of(step: Step) -> int:
    """The seat into whose hand a step draws a starting tile, or -1."""
    return step[2] if step[0] == kinds.DRAW_STARTING and step[2] < SEATS else -1


def drawn_with(step: Step) -> int:
    """The place of the discovery tile that a step draws along with a starting tile, or -1."""
    return linked_place(step) if step[0] == kinds.DRAW_DISCOVERY else -1


@dataclass
class Played:
    """A game as the store keeps it: the draws of its setup, then choices with their draws."""

    options: dict[str, object]
    seed: int
    setup: list[str]
    choices: list[tuple[int, str, list[str]]]  # seat, code, draws that followed

    def game(self) -> teo.Game:
        return list(self.moments())[-1][0]

    def moments(self) -> Iterator[tuple[teo.Game, list[teo.Event]]]:
        """The game at every decision of its players, and everything told since the last one."""
        game = teo.new_game("city", seed=None, **self.options)
        for codes in [self.setup, *[[code, *draws] for _, code, draws in self.choices]]:
            told: list[teo.Event] = []
            for code in codes:
                game.play(code)
                told += game.events
            yield game, told


class Hand:
    """What hidden hands there are in a game, and what was kept of them."""

    def __init__(self) -> None:
        self.dealt: dict[int, list[int]] = {}
        self.kept: dict[int, list[int]] = {}
        self.linked: dict[int, int] = {}


def played(options: dict[str, object], seed: int, decisions: int) -> tuple[list[int], Hand]:
    """The ids of a game after so many random decisions, and its hidden hands."""
    seeded = teo.new_game("city", seed=seed, **options)
    rng = Random(seed)
    for _ in range(decisions):
        if not seeded.over:
            seeded.play(rng.choice(seeded.ids))
    hand = Hand()
    game = teo.new_game("city", seed=None, **options)
    for id in seeded.history:
        step = table(game).agenda[-1]
        option = game.rules.kinds[step[0]].option_of(id)
        if hand_of(step) >= 0:
            hand.dealt.setdefault(hand_of(step), []).append(option)
        elif drawn_with(step) >= 0:
            hand.linked[drawn_with(step)] = option
        elif step[0] == kinds.KEEP and table(game).secret:
            hand.kept.setdefault(step[1], []).append(option)
        game.play(id)
    return seeded.history, hand


def other_hands(
    hand: Hand, tiles: list[int], viewer: int | None, secret: bool, rng: Random
) -> Hand:
    """Hands of these starting tiles: the same for whoever watches from a seat, and different for
    everybody else.

    Once the kept tiles lie open they stay as they are, and only the others of a hand differ.
    """
    other = Hand()
    own = hand.dealt.get(viewer, []) if viewer is not None else []
    fixed = set(own)
    if not secret:
        fixed.update(tile for kept in hand.kept.values() for tile in kept)
    free = [tile for tile in tiles if tile not in fixed]
    was_dealt = [tile for dealt in hand.dealt.values() for tile in dealt if tile not in fixed]
    # The tiles that nobody had come first: as much as possible changes.
    rng.shuffle(free)
    free.sort(key=lambda tile: tile in was_dealt)
    for seat, dealt in hand.dealt.items():
        if seat == viewer:
            other.dealt[seat] = dealt
            other.kept[seat] = hand.kept.get(seat, [])
            continue
        open_kept = [] if secret else hand.kept.get(seat, [])
        new = open_kept + [free.pop(0) for _ in range(len(dealt) - len(open_kept))]
        other.dealt[seat] = rng.sample(new, len(new))
        if secret:
            other.kept[seat] = rng.sample(new, len(hand.kept.get(seat, [])))
        else:
            other.kept[seat] = open_kept
    return other


def twins(
    options: dict[str, object], seed: int, decisions: int, viewer: int | None
) -> tuple[Played, Played]:
    """Two games after so many decisions that `viewer` cannot tell apart."""
    history, hand = played(options, seed, decisions)
    rng = Random(seed)
    first = written(options, seed, history)
    secret = table(first.game()).secret
    tiles = starting_tiles(table(first.game()).setting.starting)
    other = other_hands(hand, tiles, viewer, secret, rng)
    kept = {tile for tiles in hand.kept.values() for tile in tiles}
    known = set(hand.dealt.get(viewer, [])) if viewer is not None else set()
    if not secret:
        known |= kept
    if not hand.dealt:  # drafted: everything lies open
        known.update(table(first.game()).setting.discoverers)
    game = teo.new_game("city", seed=None, **options)
    asked = teo.new_game("city", seed=None, **options)
    ids: list[int] = []
    rest = public(asked, history)
    dealt = {seat: list(tiles) for seat, tiles in other.dealt.items()}
    keeps = {seat: list(tiles) for seat, tiles in other.kept.items()}
    while not game.over:
        step = table(game).agenda[-1]
        kind = game.rules.kinds[step[0]]
        place = drawn_with(step)
        if hand_of(step) >= 0:
            id = kind.ids[dealt[hand_of(step)].pop(0)]
        elif place >= 0:
            if table(game).setting.discoverers[place] in known:
                id = kind.ids[hand.linked[place]]
            else:
                unlike = [id for id in game.ids if kind.option_of(id) != hand.linked.get(place)]
                id = rng.choice(unlike)
        elif step[0] == kinds.KEEP and table(game).secret:
            if not keeps.get(step[1]):
                break  # as far as the first game went
            id = kind.ids[keeps[step[1]].pop(0)]
        elif rest:
            id = rest.pop(0)
        else:
            break
        ids.append(id)
        game.play(id)
    assert not rest
    return first, written(options, seed + 1_000_003, ids)


def public(game: teo.Game, history: list[int]) -> list[int]:
    """What everybody saw of a game: all of its ids but the hidden ones."""
    seen: list[int] = []
    for id in history:
        step = table(game).agenda[-1]
        kept = step[0] == kinds.KEEP and table(game).secret
        if hand_of(step) < 0 and drawn_with(step) < 0 and not kept:
            seen.append(id)
        game.play(id)
    return seen


def written(options: dict[str, object], seed: int, ids: list[int]) -> Played:
    """A list of ids as the store keeps them."""
    game = teo.new_game("city", seed=None, **options)
    kept = Played(options, seed, [], [])
    draws = kept.setup
    for id in ids:
        code = game.rules.codes[id]
        actor = game.actor
        if actor == teo.CHANCE:
            draws.append(code)
        else:
            assert actor is not None
            draws = []
            kept.choices.append((actor, code, draws))
        game.play(id)
    return kept
