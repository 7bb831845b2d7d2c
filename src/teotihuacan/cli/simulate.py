"""`teo simulate`: many games at once, and what comes out of them."""

import argparse
import json
import sys
import time
from contextlib import ExitStack, closing
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from teotihuacan import analysis, players
from teotihuacan.cli import computer_players
from teotihuacan.cli.command import JSON, amount, argument, command, seed
from teotihuacan.cli.console import console, progress
from teotihuacan.cli.options import (
    add_game_options,
    chosen,
    example,
    game_options,
    players_of,
    thinking,
)
from teotihuacan.cli.sharing import RAY, shared, workers
from teotihuacan.engine.options import CHOICE, LEVEL, NUMBER, SWITCH, Option, Options
from teotihuacan.title import Title
from teotihuacan.titles import title_named
from teotihuacan.words import Words

DEFAULT_PLAYER: Final = "random"


def seats_of(title: Title) -> str:
    return (
        f"players by seat, in player order: {', '.join(players.names(title.name))} "
        f"(default: your own players, then {DEFAULT_PLAYER})"
    )


def sample(title: Title) -> str:
    """A command line, for the help."""
    return (
        f"teo simulate {example(title, thinking(title), DEFAULT_PLAYER)} --games 1000 --workers 2"
    )


@command(
    "simulate",
    "play many games between computer players and summarise them",
    sample,
    amount("--games", 100, "number of games"),
    argument("--seats", "LIST", seats_of),
    computer_players.CUSTOM_PLAYERS,
    computer_players.decision_seconds("no limit, so that results are the same everywhere"),
    seed(),
    workers(),
    RAY,
    JSON,
    argument("--csv", "FILE", "file for a row of results per game and seat"),
    argument(
        "--records",
        "FILE",
        "file for the record of every game, one per line; if it is a directory, one file per game",
    ),
    add_game_options,
)
def run(arguments: argparse.Namespace) -> int:
    plan = planned(arguments)
    began = time.perf_counter()
    results = played(plan, arguments)
    took = time.perf_counter() - began
    summary = analysis.summarise(plan, results)
    if arguments.json:
        print(json.dumps(summary.to_json(), indent=2))
    else:
        show(summary)
    if sys.stderr.isatty():
        print(f"{plan.games / took:,.1f} games a second", file=sys.stderr)
    return 0


def planned(arguments: argparse.Namespace) -> analysis.Plan:
    title, options = chosen(arguments), game_options(arguments)
    own = computer_players.load(arguments)
    if arguments.seats is not None:
        seats = [name.strip() for name in arguments.seats.split(",")]
    else:
        count = players_of(title, options)
        seats = [*own, *[DEFAULT_PLAYER] * count][: max(count, len(own))]
    return analysis.Plan.of(
        title.name,
        seats=seats,
        games=arguments.games,
        seed=arguments.seed,
        options=options,
        limit=arguments.decision_seconds,
    )


def played(plan: analysis.Plan, arguments: argparse.Namespace) -> list[analysis.Result]:
    """Play all games, writing down what was asked for as they end."""
    kept: list[analysis.Result] = []
    with ExitStack() as open_things:
        writers: list[analysis.Writer] = []
        number, share = open_things.enter_context(shared(arguments))
        results = open_things.enter_context(
            closing(analysis.play_games(plan, number, arguments.records is not None, share))
        )
        if arguments.csv is not None:
            sheet = analysis.ResultSheet(arguments.csv, plan.game)
            writers.append(open_things.enter_context(closing(sheet)))
        if arguments.records is not None:
            records = analysis.record_writer(arguments.records)
            writers.append(open_things.enter_context(closing(records)))
        bar = open_things.enter_context(progress())
        task = bar.add_task("playing", total=plan.games)
        for result in results:
            for writer in writers:
                writer.write(result)
            kept.append(result.without_record())
            bar.advance(task)
    return kept


# --- the summary in tables ------------------------------------------------------------------------


def show(summary: analysis.Summary) -> None:
    out = console()
    setting = setting_of(title_named(summary.game), summary.options)
    out.print(f"{', '.join([f'{summary.games} games', *setting])}, seed {summary.seed}")
    out.print(standings(summary))
    out.print(sources(summary))
    out.print(f"Decisions in a game: {length(summary.decisions)}")
    out.print(f"Turns in a game: {length(summary.turns)}")
    for standing in summary.seats:
        if standing.forfeits:
            out.print(forfeited(standing), soft_wrap=True)


def setting_of(title: Title, options: Options) -> list[str]:
    """By how many a game is played, and with which options."""
    bots = title.bots(options)
    players = options["players"]
    people = "1 player" if players == 1 else f"{players} players"
    said = [f"solo against {', '.join(bots)}" if bots else people]
    for option in title.rules.specification:
        if option.name != "players" and options.get(option.name) not in bots:
            said += remark(option, options, title.words())
    return said


def remark(option: Option, options: Options, words: Words) -> list[str]:
    """An option as far as it says something about a game."""
    value = options.get(option.name)
    name = option.name.replace("_", " ")
    if option.sort == SWITCH and value:
        return [name]
    if option.sort == CHOICE and value is not None:
        return [words.called(f"option.{option.name}.{value}", str(value))]
    if option.sort == NUMBER and value != option.default:
        return [f"{value} {name}"]
    if option.sort == LEVEL and value is not None and value != option.read(option.default, options):
        return [f"{name} {level(option, options, words)}"]
    return []


def level(option: Option, options: Options, words: Words) -> str:
    """A level by its name, or the single settings that are not the usual ones."""
    value = options[option.name]
    for name in option.values:
        if option.read(name, options) == value:
            return words.called(f"option.{option.name}.{name}", str(name))
    usual = option.read(option.default, options)
    if not isinstance(value, dict) or not isinstance(usual, dict):
        return str(value)
    changed: list[str] = []
    for name, setting in value.items():
        if setting != usual.get(name):
            several = setting if isinstance(setting, list) else [setting]
            changed.append(f"{name}={'/'.join(map(str, several))}")
    return ",".join(changed)


def standings(summary: analysis.Summary) -> Table:
    """Wins and scores, by seat and, where it says more, by player."""
    table = Table(box=SIMPLE_HEAD, title="Wins and scores", title_justify="left")
    table.add_column("seat", no_wrap=True)
    table.add_column("player", overflow="fold", min_width=8)
    for heading in ("wins", "share (95 %)", "mean", "spread", "range"):
        table.add_column(heading, justify="right", no_wrap=True)
    for standing in summary.seats:
        table.add_row(str(standing.seats[0]), *cells(standing))
    if 1 < len(summary.players) < len(summary.seats):
        table.add_section()
        for standing in summary.players:
            table.add_row("all", *cells(standing))
    return table


def cells(standing: analysis.Standing) -> list[str]:
    scores = standing.scores
    return [
        standing.player,
        str(standing.wins),
        f"{standing.share:.1%} ({standing.low * 100:.1f}–{standing.high * 100:.1f})",
        f"{scores.mean:.1f}",
        f"{scores.deviation:.1f}",
        f"{scores.lowest}–{scores.highest}",
    ]


def sources(summary: analysis.Summary) -> Table:
    """Return where the points come from, most first."""
    table = Table(box=SIMPLE_HEAD, title="Points by source", title_justify="left")
    table.add_column("source")
    for standing in summary.seats:
        table.add_column(f"{standing.seats[0]} {standing.player}", justify="right")
    names = sorted(
        summary.seats[0].points,
        key=lambda name: -sum(standing.points[name] for standing in summary.seats),
    )
    for name in names:
        values = [standing.points[name] for standing in summary.seats]
        if any(values):
            table.add_row(name, *[f"{value:.1f}" for value in values])
    table.add_section()
    table.add_row("all", *[f"{standing.scores.mean:.1f}" for standing in summary.seats])
    return table


def forfeited(standing: analysis.Standing) -> str:
    """Return what a seat did not decide itself."""
    reasons = ", ".join(f"{count} {why}" for why, count in standing.forfeits.items())
    return (
        f"Seat {standing.seats[0]}, {standing.player}, forfeited decisions to random: {reasons}; "
        f"first in {standing.trouble}"
    )


def length(spread: analysis.Spread) -> str:
    return (
        f"{spread.mean:.1f} on average, spread {spread.deviation:.1f}, "
        f"{spread.lowest} to {spread.highest}"
    )
