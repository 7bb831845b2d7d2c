"""A mark where a value stands that nobody has seen in print."""

from teotihuacan.picture.ink import escaped, group, tag, use


def mark(said: str, x: float, y: float, size: float = 19) -> str:
    """A question mark that tells it when somebody points at it; nothing where nothing is said."""
    if not said:
        return ""
    return group(use("doubt", x, y, size), tag("title", escaped(said)), class_="doubt")
