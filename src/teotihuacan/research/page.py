"""The documentation page of an environment, made from its specification."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from teotihuacan.observation.layout import Field
from teotihuacan.research.specification import Action, Specification

SHOWN = 6  # names of bytes that a row shows


def page(made: Specification) -> str:
    """Return the page as Markdown."""
    options = ", ".join(f"{name}={value!r}" for name, value in made.options.items())
    lines = [
        f"# {made.name}",
        "",
        f"`{made.game}` with {options}.",
        "",
        "| | |",
        "| --- | --- |",
        f"| seats | {made.seats}; asked: {made.deciders} |",
        f"| observation | {made.size} bytes |",
        f"| actions | {len(made.actions)} |",
        f"| features of an answer | {made.answer_size} bytes, at most {made.answer_rows} answers |",
        f"| longest game | below {made.longest} decisions and draws |",
        f"| returns | {made.returns} |",
        "",
        "## Versions",
        "",
        *[f"{number}. {change}" for number, change in enumerate(made.history, 1)],
        "",
        "## Observation",
        "",
        *field_table(made.fields),
        "",
        "## Actions",
        "",
        "Indexes are those of masks; ids are the engine's, in all environments of the game.",
        "",
        "| question | index | id | codes | for example |",
        "| --- | --- | --- | --- | --- |",
        *[action_row(asked, list(group)) for asked, group in groupby(made.actions, asked_by)],
        "",
        "## Features of an answer",
        "",
        *field_table(made.answer_fields),
        "",
    ]
    return "\n".join(lines)


def asked_by(action: Action) -> str:
    return action.asked


def action_row(asked: str, actions: Sequence[Action]) -> str:
    codes = some([f"`{action.code}`" for action in actions])
    indexes = ends(action.index for action in actions)
    ids = ends(action.id for action in actions)
    shown = next((action for action in actions if action.example), None)
    example = f"`{shown.code}`: {shown.example}" if shown else ""
    return f"| {asked} | {indexes} | {ids} | {codes} | {example} |"


def actions_page(environments: Sequence[Specification]) -> str:
    """Return the page with all actions of the environments of a game."""
    found = {action.id: action for made in environments for action in made.actions}
    lines = [
        f"# Actions of `{environments[0].game}`",
        "",
        "The sentence of an action depends on the position; here is one for each.",
        "",
        "| id | code | question | for example |",
        "| ---: | --- | --- | --- |",
    ]
    for id, action in sorted(found.items()):
        example = action.example or "not seen in random games"
        lines.append(f"| {id} | `{action.code}` | {action.asked} | {example} |")
    return "\n".join([*lines, ""])


def ends(numbers: Iterable[int]) -> str:
    """Return the first and the last of some numbers."""
    found = list(numbers)
    return str(found[0]) if len(found) == 1 else f"{found[0]}-{found[-1]}"


def some(names: Sequence[str]) -> str:
    """Return names, with dots for those in the middle of a long list."""
    if len(names) > SHOWN:
        return f"{', '.join(names[: SHOWN - 2])}, …, {names[-1]}"
    return ", ".join(names)


def field_table(fields: Sequence[Field]) -> list[str]:
    """Return a table; fields that are repeated have a row for all their copies."""
    lines = ["| offset | bytes | field | values | scale | meaning |"]
    lines.append("| ---: | ---: | --- | --- | ---: | --- |")
    for group, members in groupby(fields, lambda field: field.group):
        block = list(members)
        if not group:
            lines += [field_row(field, field.name) for field in block]
            continue
        first = [field for field in block if field.number == 0]
        copies = [field for field in block if field.name.endswith(short(first[0]))]
        names = [field.name.removesuffix(f": {short(first[0])}") for field in copies]
        apart = copies[1].at - copies[0].at if len(copies) > 1 else sum(f.size for f in first)
        lines.append(
            f"| {block[0].at} | {len(copies)} × {apart} | **{group}** | | | {some(names)} |"
        )
        lines += [field_row(field, short(field)) for field in first]
    return lines


def short(field: Field) -> str:
    """Return the name of a repeated field without that of its block."""
    return field.name.partition(": ")[2]


def field_row(field: Field, name: str) -> str:
    values = f"{field.low}-{field.high}"
    parts = f" {some(field.parts)}." if field.parts else ""
    rest = f" Stays 0: {field.rest}" if field.rest else ""
    about = f"{field.about}{parts}{rest}".replace("|", "\\|")
    return f"| {field.at} | {field.size} | {name} | {values} | {field.scale} | {about} |"
