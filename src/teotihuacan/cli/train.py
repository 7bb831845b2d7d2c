"""`teo train`: weights for the computer players, learned from games against themselves."""

from __future__ import annotations

import argparse
import datetime
import json
import shlex
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final

import teotihuacan as teo
from teotihuacan.cli.common import add_seed, command, count, progress
from teotihuacan.cli.options import add_game_options, chosen, game_options, number, understood
from teotihuacan.cli.sharing import FLAGS, add_sharing, shared
from teotihuacan.engine.options import NUMBER, SEVERAL, SWITCH, Option, Options
from teotihuacan.players.learning.plan import TrainingPlan
from teotihuacan.players.learning.training import TrainingRun
from teotihuacan.players.learning.training_setup import TrainingSetup

if TYPE_CHECKING:
    from teotihuacan.cli.common import Subparsers
    from teotihuacan.title import Title

SWITCHED: Final = {"on": True, "off": False}


def add(subparsers: Subparsers, title: Title) -> None:
    parser = command(
        subparsers,
        "train",
        "learn weights for the computer players from games against themselves",
        "teo train --players 2 --games 3500 --generations 3 --workers 2 --out weights.json",
    )
    parser.add_argument(
        "--games", type=count, default=1000, metavar="N", help="in a generation (default 1000)"
    )
    parser.add_argument(
        "--generations", type=count, default=2, metavar="N", help="how many (default 2)"
    )
    parser.add_argument(
        "--memory",
        type=float,
        default=0.0,
        metavar="SHARE",
        help="how much of the generation before is remembered, 0 to 1 (default 0)",
    )
    parser.add_argument(
        "--search",
        type=count,
        default=0,
        metavar="NODES",
        help="let who has learned already look ahead with a search of so many nodes (default 0)",
    )
    add_seed(parser)
    add_sharing(parser, "weights")
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="OPTION=A,B",
        help="play with each of these values in turn; several modules are joined by +",
    )
    parser.add_argument(
        "--begin",
        metavar="FILE",
        help="begin with the weights of this file instead of what is known without learning",
    )
    parser.add_argument(
        "--out",
        required=True,
        metavar="FILE",
        help="write the weights there; an interrupted training goes on by the same command",
    )
    add_game_options(parser, title)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    plan = planned(arguments)
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    training = TrainingRun(plan, Path(arguments.out), told(arguments), today)
    if training.is_done():
        print(f"{arguments.out} is there already, from this very training")
        return 0
    with shared(arguments) as (_, work), progress() as bar:
        task = bar.add_task("learning", total=training.total, completed=training.played)
        training.run(work, lambda games: bar.advance(task, games))
    for generation, written in enumerate(training.history, 1):
        print(f"generation {generation}: {written['rows']} rows, off by {written['error']} points")
    return 0


def planned(arguments: argparse.Namespace) -> TrainingPlan:
    setup = chosen(arguments).training_setup()
    return TrainingPlan(
        chosen(arguments).name,
        variants(arguments),
        arguments.games,
        arguments.generations,
        arguments.seed,
        memory=arguments.memory,
        search=arguments.search,
        begin=None if arguments.begin is None else weights_in(Path(arguments.begin), setup),
    )


def weights_in(path: Path, setup: TrainingSetup | None) -> tuple[tuple[float, ...], ...]:
    """The weights of a file that was made before, for the same features."""
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
        same = setup is not None and written["features"] == list(setup.names)
        found = tuple(tuple(float(weight) for weight in era) for era in written["weights"])
    except (ValueError, KeyError, TypeError):
        raise teo.OptionError(f"{path}: no file of weights") from None
    if not same:
        raise teo.OptionError(f"{path}: learned with other features than those of today")
    return found


def variants(arguments: argparse.Namespace) -> tuple[Options, ...]:
    """The options of the games, every mixture of what varies."""
    given = game_options(arguments)
    specification = {option.name: option for option in chosen(arguments).rules.specification}
    names: list[str] = []
    values: list[list[object]] = []
    for text in arguments.vary:
        name, _, found = text.partition("=")
        name = name.strip().replace("-", "_")
        if name not in specification or not found:
            raise teo.OptionError(f"--vary {text[:40]}: an option of the game and its values")
        option = specification[name]
        names.append(name)
        values.append([read(option, value) for value in found.split(",")])
    return tuple({**given, **dict(zip(names, mixture))} for mixture in product(*values))


def read(option: Option, value: str) -> object:
    """One of the values of an option that varies."""
    if option.sort == NUMBER:
        return number(value)
    if option.sort == SWITCH and value in SWITCHED:
        return SWITCHED[value]
    return understood(option, value.replace("+", ",") if option.sort == SEVERAL else value)


def told(arguments: argparse.Namespace) -> str:
    """The command as it is written into the file: what has no influence is left out."""
    words = ["teo", "train", "--game", chosen(arguments).name]
    for name, value in sorted(vars(arguments).items()):
        if name in ("run", "game", "out", *FLAGS) or value in (None, False, []):
            continue
        flag = "--" + name.removeprefix("option ").replace("_", "-")
        for one in value if isinstance(value, list) else [value]:
            words += [flag] if one is True else [flag, str(one)]
    return shlex.join(words)
