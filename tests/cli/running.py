"""The command `teo` inside the test's own process."""

import io

import pytest

from teotihuacan.cli import main


class Run:
    """What came of a command."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


class Teo:
    """`teo(...)`, with what a person types as `typed`."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.patch = patch

    def __call__(self, *arguments: str, typed: str = "") -> Run:
        self.patch.setattr("sys.stdin", io.StringIO(typed))
        self.capsys.readouterr()
        status = main(list(arguments))
        out, err = self.capsys.readouterr()
        return Run(status, out, err)
