"""What works without the packages of the extra."""

import subprocess
import sys

HIDING = """
import sys
for name in {hidden!r}:
    sys.modules[name] = None
import teotihuacan as teo
from teotihuacan import research
made = research.spec("City-2p")
game = teo.new_game("city", players=2, seed=1)
print(made.size, hash(bytes(made.encoder.observe(game.state, 0))))
print(hash(bytes(made.answers.features(game))))
"""
HASHES = {"PYTHONHASHSEED": "1"}


def run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=HASHES, check=True
    )
    return done.stdout


def test_observations_are_the_same_without_any_package() -> None:
    """Compiled encoders need librt; without it their sources are used."""
    hidden = ["librt", "mypy_extensions", "numpy"]
    assert run(HIDING.format(hidden=hidden)) == run(HIDING.format(hidden=[]))


def test_a_missing_numpy_is_named_with_its_extra() -> None:
    program = HIDING.format(hidden=["numpy"]) + (
        "\ntry:\n    research.Games('City-2p', 1, seed=1)\n"
        "except research.MissingPackage as error:\n    print(error)\n"
    )
    last = run(program).splitlines()[-1]
    assert last == "numpy is not installed: pip install 'teotihuacan[research]'"


def test_importing_the_package_imports_none_of_it() -> None:
    found = "[m for m in sys.modules if '.observation' in m or '.research' in m]"
    program = f"import sys, teotihuacan; print({found})"
    assert run(program) == "[]\n"
