"""`teo train`: weights for the computer players, learned from games against themselves."""

import argparse
import datetime
import json
import shlex
from itertools import product
from pathlib import Path
from typing import Final

import teotihuacan as teo
from teotihuacan.cli.command import amount, argument, command, seed, whole
from teotihuacan.cli.console import progress
from teotihuacan.cli.options import add_game_options, chosen, game_options, number, understood
from teotihuacan.cli.sharing import FLAGS, RAY, shared, workers
from teotihuacan.engine.options import NUMBER, SEVERAL, SWITCH, Option, Options
from teotihuacan.players.learning.plan import TrainingPlan
from teotihuacan.players.learning.training import TrainingRun
from teotihuacan.players.learning.training_setup import TrainingSetup

SWITCHED: Final = {"on": True, "off": False}


@command(
    "train",
    "train computer players by self-play, and store their weights",
    "teo train --players 2 --games 3500 --generations 3 --workers 2 --out weights.json",
    amount("--games", 1000, "number of games per generation"),
    amount("--generations", 2, "number of generations"),
    argument(
        "--memory",
        "SHARE",
        "share of the previous generation's results to keep, 0 to 1 (default 0)",
        type=float,
        default=0.0,
    ),
    argument(
        "--search",
        "NODES",
        "size of the search by which players with learned weights choose their turns "
        "(default 0: no search)",
        type=whole(),
        default=0,
    ),
    seed(),
    workers("weights"),
    RAY,
    argument(
        "--vary",
        "OPTION=A,B",
        "values of an option to play with in turn; several modules are joined by +",
        action="append",
        default=[],
    ),
    argument("--begin", "FILE", "file of weights to start from (default: the untrained weights)"),
    argument(
        "--out",
        "FILE",
        "file for the weights; the same command resumes an interrupted training",
        required=True,
    ),
    argument(
        "--rows",
        "FOLDER",
        "folder for the training rows, one NumPy file per batch",
    ),
    add_game_options,
)
def run(arguments: argparse.Namespace) -> int:
    folder = Path(arguments.out).parent
    if not folder.is_dir():  # otherwise it would fail only after the first games
        raise teo.OptionError(f"--out: there is no folder {folder}")
    plan = planned(arguments)
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    rows = None if arguments.rows is None else Path(arguments.rows)
    training = TrainingRun(plan, Path(arguments.out), told(arguments), today, rows)
    if training.is_done():
        print(f"{arguments.out} exists already, from this very training")
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
        raise teo.OptionError(f"--begin must be a file of weights, not {path}") from None
    if not same:
        raise teo.OptionError(f"--begin must have the current features, not those of {path}")
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
            raise teo.OptionError(
                f"--vary must be OPTION=A,B with an option of the game, not {text[:40]!r}"
            )
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
        if name in ("run", "game", "out", "rows", *FLAGS) or value in (None, False, []):
            continue
        flag = "--" + name.removeprefix("option ").replace("_", "-")
        for one in value if isinstance(value, list) else [value]:
            words += [flag] if one is True else [flag, str(one)]
    return shlex.join(words)
