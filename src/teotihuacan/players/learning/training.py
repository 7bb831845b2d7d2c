"""A training run: the generations of a plan one after the other; it can be stopped and resumed.

The state is saved after every batch, in a file beside the weights; the same plan resumes from it.
Batches are added in their order, so neither interruptions nor the number of processes change the
weights.
"""

import json
import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import teotihuacan as teo
from teotihuacan.analysis.sharing import JobContext, Sharing
from teotihuacan.players.learning.batch import play_batch
from teotihuacan.players.learning.fitting import Sums, error, fit, numbers
from teotihuacan.players.learning.plan import TrainingPlan
from teotihuacan.players.learning.training_setup import Weights

FORMAT = "teotihuacan weights 1"
STATE = "teotihuacan training 1"


class TrainingRun:
    """The run of one plan, up to its file of weights."""

    def __init__(
        self, plan: TrainingPlan, out: Path, command: str, date: str, rows: Path | None = None
    ) -> None:
        plan.check()
        numbers()
        self.plan = plan
        self.out = out
        self.rows = rows  # the folder for what was learned from
        self.command = command
        self.date = date  # of the start
        self.generation = 0
        self.batches = 0  # played in this generation
        self.weights: Weights | None = plan.begin
        self.history: list[dict[str, object]] = []
        self.sums = self.fresh()
        self.resume()

    def fresh(self) -> Sums:
        setup = self.plan.setup()
        return Sums.empty(setup.eras, len(setup.names))

    def prior(self) -> Weights:
        """The weights before the first generation."""
        setup = self.plan.setup()
        return setup.prior or [[0.0] * len(setup.names)] * setup.eras

    @property
    def state(self) -> Path:
        """The file of the state."""
        return self.out.with_name(f"{self.out.name}.training.npz")

    @property
    def played(self) -> int:
        """Games played so far, in all generations."""
        here = min(self.plan.games, self.batches * self.plan.batch)
        return self.generation * self.plan.games + here

    @property
    def total(self) -> int:
        return self.plan.generations * self.plan.games

    def is_done(self) -> bool:
        """Return whether the file of weights exists already, from this plan."""
        if not self.out.exists():
            return False
        try:
            written = json.loads(self.out.read_text(encoding="utf-8"))
        except ValueError:
            return False
        return isinstance(written, dict) and written.get("course") == self.described()

    def described(self) -> dict[str, object]:
        """The plan in plain JSON types."""
        found: dict[str, object] = json.loads(json.dumps(self.plan.to_json()))
        return found

    def run(self, sharing: Sharing, advance: Callable[[int], None] = lambda games: None) -> None:
        """Play all batches that are left, and write the weights."""
        plan = self.plan
        if self.rows is not None:
            self.rows.mkdir(parents=True, exist_ok=True)
        folder = "" if self.rows is None else str(self.rows.absolute())
        context = JobContext.of(plan.game, ())
        while self.generation < plan.generations:
            batches = plan.batches(self.generation, self.batches, self.weights, folder)
            with closing(sharing(play_batch, batches, context)) as results:
                for sums in results:
                    before = self.played
                    self.sums.join(sums)
                    self.batches += 1
                    self.write_state()
                    advance(self.played - before)
            self.graduate()
        self.write()
        self.state.unlink(missing_ok=True)

    def graduate(self) -> None:
        """End the generation: fit the weights that the next one plays with."""
        plan = self.plan
        self.weights = fit(self.sums, self.weights or self.prior(), plan.caution)
        self.history.append(
            {
                "rows": [int(rows) for rows in self.sums.rows],
                "error": error(self.sums, self.weights),
            }
        )
        self.generation += 1
        self.batches = 0
        self.sums.fade(plan.memory)
        self.write_state()

    # --- files --------------------------------------------------------------------------------

    def write(self) -> None:
        assert self.weights is not None
        setup = self.plan.setup()
        written = {
            "format": FORMAT,
            "game": self.plan.game,
            "version": teo.__version__,
            "command": self.command,
            "date": self.date,
            "course": self.described(),
            "generations": self.history,
            "features": list(setup.names),
            "weights": [list(era) for era in self.weights],
        }
        lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in written.items()]
        replace(self.out, ("{\n" + ",\n".join(lines) + "\n}\n").encode())

    def write_state(self) -> None:
        np = numbers()
        told = {
            "format": STATE,
            "course": self.described(),
            "date": self.date,
            "generation": self.generation,
            "lessons": self.batches,
            "weights": self.weights,
            "history": self.history,
        }
        part = self.state.with_name(f"{self.state.name}.part.npz")
        np.savez(
            part,
            told=np.array(json.dumps(told)),
            **{f"part{place}": part for place, part in enumerate(self.sums.parts())},
        )
        os.replace(part, self.state)

    def resume(self) -> None:
        if not self.state.exists():
            return
        np = numbers()
        with np.load(self.state) as stored:
            told = json.loads(str(stored["told"]))
            if told.get("format") != STATE or told["course"] != self.described():
                raise teo.OptionError(
                    f"{self.state} belongs to another training: finish that one, or delete the file"
                )
            parts = len(self.sums.parts())
            self.sums = Sums(*[stored[f"part{place}"] for place in range(parts)])
        self.date = told["date"]
        self.generation = told["generation"]
        self.batches = told["lessons"]
        self.weights = told["weights"]
        self.history = told["history"]


def replace(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(data)
    os.replace(part, path)
