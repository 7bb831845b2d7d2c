"""Workers on the boards: dice that travel; neutral ones have bars instead of pips."""

from teotihuacan.city.picture.names import topic
from teotihuacan.picture.ink import group, halo, rect, remembered, spot, use
from teotihuacan.picture.seats import SIZE, cube, die


@remembered
def worker(
    seat: int, number: int, power: int, x: float, y: float, size: float = SIZE, locked: bool = False
) -> str:
    """A worker of a player where it stands: a spot, and a piece that can travel."""
    drawn = die(seat, power, size)
    if locked:
        drawn += use("lock", size - 2, size - 3, 17)
    name = f"die-{seat}-{number}"
    shown = spot(name, drawn, halo=halo(0, 0, size, size, 7), about=topic("workers"))
    return group(shown, at=(x, y), class_="worker", data_piece=name)


@remembered
def neutral(colour: int, number: int, x: float, y: float, size: float = SIZE) -> str:
    """A neutral worker: grey, with bars instead of pips: one for the first colour, two else."""
    bars = [
        rect(size * 0.24, size * (0.5 + 0.17 * (2 * i - colour)) - 2, size * 0.52, 4, "on-body", 2)
        for i in range(colour + 1)
    ]
    drawn = group(cube(size), *bars, class_="neutral")
    name = f"neutral-{colour}-{number}"
    about = topic("workers")
    return group(drawn, at=(x, y), class_="worker", data_piece=name, data_about=about)
