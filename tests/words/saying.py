"""All that is said in a game: whether there are words for it, and whether they make sentences."""

import re
from collections.abc import Iterator
from random import Random

import teotihuacan as teo
from teotihuacan.words import Words
from teotihuacan.words.formatter import NAME_OF_SPACE, Said

UNFINISHED = re.compile(r"[{}#=]|(?<! )\||\|(?! )|  | [,.;:)]|\(\)|names\.|event\.")
ENGLISH = re.compile(r"\b(the|and|with|your|which|workers?|tiles?|steps?|wood|temples?|stone)\b")
"""Words that no sentence of another language has."""


def walk(
    options: dict[str, object], seed: int, dealt: bool = True, name: str = "city"
) -> Iterator[teo.Game]:
    """A random game at every decision; chance is asked for when nobody deals."""
    game = teo.new_game(name, seed=seed if dealt else None, **options)
    chooser = Random(seed)
    yield game
    while not game.over:
        game.play(chooser.choice(game.ids))
        yield game


def finished(text: str) -> str:
    """Text without a gap, a brace or a bare key in it; a bar may stand between two halves."""
    assert text.strip() == text != ""
    assert not UNFINISHED.search(text), text
    return text


def whole(sentence: str) -> str:
    """Finished text that begins as a sentence does, or with a space of a city."""
    first = sentence.lstrip("¿¡")[0]
    assert first == first.upper() or NAME_OF_SPACE.match(sentence), sentence
    return finished(sentence)


def said(words: Words, phrase: Said, cast: tuple[str, ...] = ()) -> str:
    """A phrase that has words, as a whole sentence."""
    assert words.has(phrase[0]), f"no words for {phrase}"
    return whole(words.say(phrase, cast))


def spoken(words: Words, game: teo.Game) -> list[str]:
    """All that is said at one moment of a game, where no two choices may read the same, and nothing
    in English in another language."""
    cast = game.rules.cast(game.state)
    told = [said(words, game.rules.event_phrase(event), cast) for event in game.events]
    told.append(said(words, game.question_phrase(), cast))
    if not game.over:
        choices = [said(words, game.choice_phrase(id), cast) for id in game.ids]
        assert len(set(choices)) == len(choices), f"two choices read the same: {choices}"
        told += choices
    if words.language != "en":
        assert not any(ENGLISH.search(sentence) for sentence in told), told
    return told
