"""Many games in one call: actions in; observations, masks, rewards and results out.

Everything that comes out is written into arrays of the caller (`Buffers`), numpy's or any other
writable memory.  Games that end begin again by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from teotihuacan.engine.dealer import WORD, Dealer
from teotihuacan.engine.errors import IllegalChoice, OptionError
from teotihuacan.engine.game import Game
from teotihuacan.engine.steps import CHANCE
from teotihuacan.observation.answers import Answers
from teotihuacan.observation.encoder import Encoder
from teotihuacan.observation.memory import filled

if TYPE_CHECKING:
    from mypy_extensions import i64

RAISE: Final = "raise"
LOWEST: Final = "lowest"
POLICIES: Final[tuple[str, ...]] = (RAISE, LOWEST)
"""What happens to an illegal action: an error before anything is played, or the legal action with
the lowest index is played instead and the game's `replaced` is 1."""

NOT_A_SEAT: Final = 255
"""The actor while chance decides, where chance is the caller's."""

# The bytes of `results`, in front of the numbers by seat, of which each has two bytes.
ACTOR: Final = 0
ENDED: Final = 1
REPLACED: Final = 2
SEATS_FROM: Final = 4
PER_SEAT: Final = 3  # reward, score, won: by seat, one behind the other


def results_size(seats: int) -> int:
    """Return the number of bytes in `results` for each game."""
    return SEATS_FROM + 2 * PER_SEAT * seats


def seed_of(seed: int, place: int, number: int) -> int:
    """Return the seed of a game of a batch: the one of this number at this place.

    It depends on nothing else, so a place plays the same games in a batch of any size.
    """
    dealer = Dealer(seed & WORD, seed >> 32, place, number + 1)
    for _ in range(12):  # as for a seeded dealer: let the few bits reach every word
        dealer.word()
    return dealer.word() << 21 | dealer.word() & 0x1FFFFF


def actions_of(encoder: Encoder[Any], chance: bool) -> list[int]:
    """Return the ids of the actions by index; with `chance` those of draws follow."""
    if not chance:
        return encoder.actions
    rules = encoder.rules
    possible = rules.possible_ids(encoder.options)
    return encoder.actions + [id for id in possible if rules.kinds[rules.askers[id]].chance]


def sizes(encoder: Encoder[Any], chance: bool, answers: Answers[Any] | None) -> list[int]:
    """Return how many bytes each part of `Buffers` has for a game."""
    found = [len(encoder.blank), len(actions_of(encoder, chance)), results_size(encoder.seats)]
    if answers is not None:
        found += [len(answers.blank), len(answers.no_actions)]
    return found


class Buffers:
    """Writable memory that a batch fills, as bytes.

    For each game: an observation; a byte for each action that is 1 if it is legal; `results`; and,
    if features of answers are wanted, the rows of the legal answers and the action of each row.
    """

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        results: memoryview,
        answers: memoryview | None = None,
        answer_actions: memoryview | None = None,
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.results = results
        self.answers = answers
        self.answer_actions = answer_actions


class Batch:
    """A number of games with the same options, played at once.

    A game is at a place from `first` on; `games[i]` is the one at place `first + i`.
    """

    def __init__(
        self,
        encoder: Encoder[Any],
        count: int,
        seed: int,
        buffers: Buffers,
        first: int = 0,
        illegal: str = RAISE,
        chance: bool = False,
        answers: Answers[Any] | None = None,
    ) -> None:
        if illegal not in POLICIES:
            raise OptionError(f"illegal must be one of {', '.join(POLICIES)}, not {illegal!r}")
        self.encoder: Final = encoder
        self.answers: Final = answers
        self.rules: Final = encoder.rules
        self.count: Final[int] = count
        self.first: Final[int] = first
        self.chance: Final[bool] = chance  # chance is the caller's
        self.replaces: Final[bool] = illegal == LOWEST
        self.buffers: Final[Buffers] = buffers
        self.seats: Final[int] = encoder.seats
        self.ids: Final[list[int]] = actions_of(encoder, chance)
        self.of = [-1] * len(self.rules.codes)  # by id, the index of the action
        for index, id in enumerate(self.ids):
            self.of[id] = index
        self.actions: Final[int] = len(self.ids)
        self.no_mask: Final[bytes] = bytes(self.actions)
        self.no_results: Final[bytes] = bytes(results_size(self.seats))
        self.seed = seed
        self.games: list[Game] = []
        self.numbers = [0] * count  # of the game at each place
        self.points: list[list[int]] = []
        self.marks: list[object] = [None] * count  # of which the lasting fields were written
        self.finished = 0
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.seed = seed
        self.numbers = [0] * self.count
        self.games = [self.begun(place) for place in range(self.count)]
        self.points = [game.scores for game in self.games]
        self.finished = 0
        for place in range(self.count):
            self.show(place)
            self.tell(place, self.games[place], self.points[place], False, False)

    def seed_at(self, place: int) -> int:
        """Return the seed of the game at a place."""
        return seed_of(self.seed, self.first + place, self.numbers[place])

    def begun(self, place: int) -> Game:
        """Return the next game of a place, at its first question."""
        seed = None if self.chance else self.seed_at(place)
        return Game.new(self.rules, self.encoder.options, seed)

    def restart(self, place: int) -> None:
        """Give up the game at a place and begin the next one."""
        self.numbers[place] += 1
        game = self.begun(place)
        self.games[place] = game
        self.points[place] = game.scores
        self.show(place)
        self.tell(place, game, self.points[place], False, False)

    def step(self, actions: list[int]) -> int:
        """Play one action in every game; return how many games have ended.

        Where a game ends, `results` tell of its end, and the observation and the mask are those of
        the next game at this place.
        """
        chosen = self.checked(actions)
        ended = 0
        for place in range(self.count):
            game = self.games[place]
            id = chosen[place]
            game.apply(id)
            over = not game.ids
            replaced = self.replaces and self.of[id] != actions[place]
            before = self.points[place]
            if over:
                ended += 1
                self.tell(place, game, before, True, replaced)
                self.numbers[place] += 1
                after = self.begun(place)
                self.games[place] = after
                self.points[place] = after.scores
                self.tell_actor(place, after)
            else:
                self.tell(place, game, before, False, replaced)
            self.show(place)
        self.finished += ended
        return ended

    def checked(self, actions: list[int]) -> list[int]:
        """Return the ids to play; with the policy "raise" every action must be legal."""
        if len(actions) != self.count:
            raise OptionError(f"{self.count} actions are needed, not {len(actions)}")
        found: list[int] = []
        for place in range(self.count):
            action = actions[place]
            ids = self.games[place].ids
            id = self.ids[action] if 0 <= action < self.actions else -1
            if id not in ids:
                if not self.replaces:
                    named = self.rules.codes[id] if id >= 0 else str(action)
                    raise IllegalChoice(
                        f"action {action} ({named}) is illegal in game {place}; nothing was played"
                    )
                id = self.lowest(ids)
            found.append(id)
        return found

    def lowest(self, ids: list[int]) -> int:
        """Return the id with the lowest index of an action."""
        best = ids[0]
        for id in ids:
            if self.of[id] < self.of[best]:
                best = id
        return best

    def random_actions(self, dealer: Dealer) -> list[int]:
        """Return a random legal action for every game."""
        actions: list[int] = []
        for game in self.games:
            ids = game.ids
            actions.append(self.of[ids[dealer.below(len(ids))]])
        return actions

    def odds(self, place: int) -> list[int]:
        """Return the weights of the legal draws of a game, in ascending order of their actions."""
        game = self.games[place]
        weights = game.odds
        if not weights:
            return []
        order = sorted([(self.of[id], weight) for id, weight in zip(game.ids, weights)])
        return [weight for _, weight in order]

    # --- what comes out ---------------------------------------------------------------------------

    def show(self, place: int) -> None:
        """Write the mask and the observation of a game, for the seat that is asked."""
        game = self.games[place]
        mask = filled(self.no_mask)
        of = self.of
        for id in game.ids:
            mask[of[id]] = 1
        size: i64 = self.actions
        at: i64 = place * size
        self.buffers.masks[at : at + size] = mask
        state = game.state
        seat = state.agenda[-1][1]
        encoder = self.encoder
        at = place * len(encoder.blank)
        observations = self.buffers.observations
        if seat == CHANCE:  # while chance decides no seat observes anything
            observations[at : at + len(encoder.blank)] = filled(encoder.blank)
            self.marks[place] = None
        elif encoder.lasts(state, self.marks[place]):
            observations[at : at + encoder.lasting] = encoder.observe_changing(state, seat)
        else:
            observations[at : at + len(encoder.blank)] = encoder.observe(state, seat)
            self.marks[place] = encoder.mark(state)
        answers = self.answers
        if answers is not None:
            self.show_answers(place, game, answers)

    def show_answers(self, place: int, game: Game, answers: Answers[Any]) -> None:
        """Write the features of the legal answers."""
        rows = self.buffers.answers
        actions = self.buffers.answer_actions
        assert rows is not None
        assert actions is not None
        size: i64 = len(answers.blank)
        at: i64 = place * size
        rows[at : at + size] = answers.features(game)
        size = len(answers.no_actions)
        at = place * size
        actions[at : at + size] = answers.actions(game)

    def tell(self, place: int, game: Game, before: list[int], ended: bool, replaced: bool) -> None:
        """Write what the last action of a game has brought, and what `points` it has now."""
        out = filled(self.no_results)
        agenda = game.state.agenda
        if agenda:
            seat = agenda[-1][1]
            out[ACTOR] = seat if seat >= 0 else NOT_A_SEAT
        if ended:
            out[ENDED] = 1
            for seat in game.winners:
                out[SEATS_FROM + 2 * (2 * self.seats + seat)] = 1
        if replaced:
            out[REPLACED] = 1
        scores = game.rules.scores(game.state)
        at: i64 = SEATS_FROM
        for seat in range(self.seats):
            reward = (scores[seat] - before[seat]) & 0xFFFF
            out[at] = reward & 255
            out[at + 1] = reward >> 8
            at += 2
        for points in scores:
            score = points & 0xFFFF
            out[at] = score & 255
            out[at + 1] = score >> 8
            at += 2
        self.points[place] = scores
        size: i64 = len(self.no_results)
        at = place * size
        self.buffers.results[at : at + size] = out

    def tell_actor(self, place: int, game: Game) -> None:
        """Write who is asked in a game that has taken the place of one that has ended."""
        seat = game.state.agenda[-1][1]
        at = place * len(self.no_results) + ACTOR
        self.buffers.results[at] = seat if seat >= 0 else NOT_A_SEAT
