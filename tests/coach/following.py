"""A newcomer who does what the coach says, and checks every word of it against the engine."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import teotihuacan as teo
from teotihuacan import players
from teotihuacan.engine import game as engine_game
from teotihuacan.players.advice import Advice, advise, telling
from teotihuacan.server.view.preview import preview
from teotihuacan.title import QuickStart, Tip
from teotihuacan.titles import title_named
from teotihuacan.words import Words, languages
from tests.long import LONG

COMPILED = not str(engine_game.__file__).endswith(".py")
SEEDS = range(50)
FEW: dict[str, int] = {"city": 12, "founders": 8, "modules": 3}
"""How many of the seeds are played every day: the first game meets nearly every tip, and a few more
games the others."""
if LONG:
    FEW = {}
elif not COMPILED:
    FEW = {"city": 3, "founders": 1, "modules": 1}

Claim = Callable[[teo.Game, int, Tip], None]
"""Fails where what a tip says is not so."""


def own_codes(game: teo.Game) -> list[str]:
    """The answers to the question itself, without interrupts."""
    asked = game.state.agenda[-1][0]
    return [game.rules.codes[id] for id in game.ids if game.rules.askers[id] == asked]


@dataclass
class Newcomer:
    """Plays the first game of a title in one seat."""

    name: str
    seed: int
    claims: Mapping[str, Claim]
    options: Mapping[str, object] | None = None  # of another game than the first one
    heard: dict[str, int] = field(default_factory=dict)
    proposals: int = 0
    compared: int = 0

    def first(self) -> QuickStart:
        return next(quick for quick in title_named(self.name).quick_starts if quick.coach)

    def play(self) -> teo.Game:
        quick = self.first()
        options = dict(quick.options if self.options is None else self.options)
        seat = quick.seats.index("human")
        game = teo.new_game(self.name, seed=self.seed, **options)
        others = {
            place: players.make("novice", self.seed, self.name)
            for place in range(game.deciders)
            if place != seat
        }
        if self.options is None:
            others = {
                place: players.make(who, self.seed, self.name)
                for place, who in enumerate(quick.seats)
                if place != seat
            }
        dealer = teo.Dealer.seeded(self.seed)
        plan: list[int] = []
        while not game.over:
            actor = game.actor
            assert actor is not None
            if actor != seat:
                game.apply(others[actor].choose(game.imagined(actor, dealer)))
                continue
            self.listen(game, seat)
            if not plan or plan[0] not in game.ids:
                plan = list(self.ask(game, seat).ids)
            chosen = plan.pop(0)
            assert chosen in game.ids
            self.follow(game, seat, chosen)
            self.proposals += 1
        return game

    def listen(self, game: teo.Game, seat: int) -> None:
        """Everything the coach says here, in every language."""
        title = title_named(self.name)
        tips = title.tips(game, title.words("en"))
        assert tips, game.asked
        for tip in tips:
            if not self.heard.get(tip.key):
                self.understand(game, tip)
            self.heard[tip.key] = self.heard.get(tip.key, 0) + 1
            claim = self.claims.get(tip.key) or self.claims.get(tip.key.split()[0])
            assert claim is not None, f"nobody checks what the coach says of {tip.key}"
            claim(game, seat, tip)

    def understand(self, game: teo.Game, tip: Tip) -> None:
        """Whole sentences, in every language, about parts of the picture that are there."""
        title = title_named(self.name)
        drawn = title.artist().parts(game, game.actor, title.words("en"))
        assert set(tip.parts) <= set(drawn)
        for language in languages():
            told = {one.key: one.text for one in title.tips(game, title.words(language))}
            assert told[tip.key].endswith(".")
            assert "{" not in told[tip.key]
            # What is checked in one language holds in the others: they name the same numbers.
            assert numbers(told[tip.key]) == numbers(tip.text), (tip.key, language)

    def ask(self, game: teo.Game, seat: int) -> Advice:
        """What to do, with words that fit what it is."""
        found = advise(game, seat, 1)[0]
        words = title_named(self.name).words("en").at(game.rules.cast(game.state))
        said = telling.steps(game, seat, found.ids, words)
        assert words.choice(game, found.ids[0]).startswith(said[0])
        assert (found.margin is None) == (telling.promise(found, words) == "")
        return found

    def follow(self, game: teo.Game, seat: int, id: int) -> None:
        """Play it; what was told to come at once has come."""
        title = title_named(self.name)
        told = {what: n for what, n in preview(game, id) if what not in title.counted_events}
        before = dict(title.measure(game.state, seat))
        count = len(game.history)
        then = title.then(game, id)
        game.apply(id)
        later = (*title.ways_to_pay, *title.promised)
        if len(game.history) != count + 1 or game.asked in later or not told:
            return  # chance has come in between, or the rest of a payment comes next
        seen = game.hypothetical()
        for sure in then:
            if sure in seen.ids:
                seen.apply(sure)
        after = dict(title.measure(seen.state, seat))
        counted = set(title.counted_events.values())
        for what, amount in told.items():
            if what not in counted:
                assert after[what] - before[what] == amount, (game.rules.codes[id], what)
        self.compared += 1


def numbers(text: str) -> list[str]:
    """All but 1, which a language may well say in letters."""
    return sorted(number for number in re.findall(r"\d+", text) if number != "1")


def followed(
    name: str, seed: int, claims: Mapping[str, Claim], options: Mapping[str, object] | None = None
) -> Newcomer:
    newcomer = Newcomer(name, seed, claims, options)
    newcomer.play()
    return newcomer


def english(name: str) -> Words:
    return title_named(name).words("en")
