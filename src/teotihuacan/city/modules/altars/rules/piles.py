"""The Major Discovery tiles that lie on the altars, the last one on top."""

from teotihuacan.city.modules.altars.rules.state import Altars


def change_pile(altars: Altars, altar: int, pile: tuple[int, ...]) -> None:
    altars.piles = (*altars.piles[:altar], pile, *altars.piles[altar + 1 :])


def take_from_pile(altars: Altars, altar: int, tile: int) -> None:
    """It is not replaced (ruling X64); of equal tiles the upper one goes."""
    left = list(altars.piles[altar])[::-1]
    left.remove(tile)
    change_pile(altars, altar, tuple(left[::-1]))
