"""Computer players in words: what they are called, and how they think."""

from teotihuacan.words.speaker import Words


def called(words: Words, player: str) -> str:
    """What a computer player is called; one that somebody brought along, by its own name."""
    return words.called(f"names.computer.{player}", player)


def thinks(words: Words, player: str) -> str:
    """How it thinks, in a sentence; empty where nothing is known of it."""
    return words.called(f"thinks.{player}", "")
