"""Words as people type them, to be found whatever way they are written."""

import re
import unicodedata
from collections.abc import Sequence


def plain(word: str, articles: Sequence[str] = ()) -> str:
    """Without what people write differently: case, accents, spaces, hyphens, an article."""
    small = unicodedata.normalize("NFD", word.lower().strip())
    for article in articles:
        small = small.removeprefix(f"{article} ")
    small = re.sub(r"(?<=\d)[.,]5", "½", small)  # technology 1.5, which is not technology 15
    return "".join(letter for letter in small if letter.isalnum() or letter in "+!&>~")
