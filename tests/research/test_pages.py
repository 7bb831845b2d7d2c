"""The pages of the environments are made from their specifications, and versions are kept."""

import json
from pathlib import Path

import pytest

from teotihuacan import research
from tests.make_tables import ENVIRONMENTS as FOLDER
from tests.make_tables import action_pages, fingerprint, page_of
from tests.research.positions import ENVIRONMENTS

KNOWN: dict[str, str] = json.loads(Path(__file__).with_name("versions.json").read_text())


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_the_page_of_an_environment_is_up_to_date(environment: str) -> None:
    made = research.spec(environment)
    assert (FOLDER / page_of(made)).read_text(encoding="utf-8") == research.page(made)


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_an_environment_that_changes_gets_a_new_version(environment: str) -> None:
    """Add a line to the `history` in the game's `observation/environments.py`, and run
    `make tables`: results of the same name must be comparable."""
    assert fingerprint(research.spec(environment)) == KNOWN[environment]


def test_every_page_belongs_to_an_environment() -> None:
    pages = {page_of(research.spec(environment)) for environment in ENVIRONMENTS}
    assert {path.name for path in FOLDER.glob("*.md")} == {*pages, *action_pages(), "README.md"}


def test_the_pages_of_actions_are_up_to_date() -> None:
    for file, text in action_pages().items():
        assert (FOLDER / file).read_text(encoding="utf-8") == text
