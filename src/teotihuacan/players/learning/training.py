"""A training: the generations of a course one after the other, to be stopped and gone on with.

What has been learned so far is written after every lesson, beside the file that is to be; the same
course goes on from there.  Lessons are summed up in their order, so neither interruptions nor the
number of processes make a difference to the weights.
"""

import json
import os
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import teotihuacan as teo
from teotihuacan.analysis.sharing import Crew, Sharing
from teotihuacan.players.learning.course import Course
from teotihuacan.players.learning.fitting import Sums, error, fit, numbers
from teotihuacan.players.learning.lesson import give
from teotihuacan.players.learning.school import Weights

FORMAT = "teotihuacan weights 1"
STATE = "teotihuacan training 1"


class Training:
    """One course on its way to a file of weights."""

    def __init__(self, course: Course, out: Path, command: str, date: str) -> None:
        course.check()
        numbers()
        self.course = course
        self.out = out
        self.command = command
        self.date = date  # of its beginning
        self.generation = 0
        self.lessons = 0  # given in this generation
        self.weights: Weights | None = course.begin
        self.history: list[dict[str, object]] = []
        self.sums = self.fresh()
        self.resume()

    def fresh(self) -> Sums:
        school = self.course.school()
        return Sums.empty(school.eras, len(school.names))

    def prior(self) -> Weights:
        """What the first generation begins with."""
        school = self.course.school()
        return school.prior or [[0.0] * len(school.names)] * school.eras

    @property
    def state(self) -> Path:
        """Where the way so far is written down."""
        return self.out.with_name(f"{self.out.name}.training.npz")

    @property
    def played(self) -> int:
        """Games behind us, in all generations."""
        here = min(self.course.games, self.lessons * self.course.lesson)
        return self.generation * self.course.games + here

    @property
    def total(self) -> int:
        return self.course.generations * self.course.games

    def is_done(self) -> bool:
        """Whether the file is there already, from this very course."""
        if not self.out.exists():
            return False
        try:
            written = json.loads(self.out.read_text(encoding="utf-8"))
        except ValueError:
            return False
        return isinstance(written, dict) and written.get("course") == self.described()

    def described(self) -> dict[str, object]:
        """The course as it looks after a way through JSON."""
        found: dict[str, object] = json.loads(json.dumps(self.course.to_json()))
        return found

    def run(self, sharing: Sharing, advance: Callable[[int], None] = lambda games: None) -> None:
        """Give all lessons that are left, and write the weights."""
        course = self.course
        crew = Crew.of(course.game, ())
        while self.generation < course.generations:
            lessons = course.lessons(self.generation, self.lessons, self.weights)
            with closing(sharing(give, lessons, crew)) as results:
                for sums in results:
                    before = self.played
                    self.sums.join(sums)
                    self.lessons += 1
                    self.write_state()
                    advance(self.played - before)
            self.graduate()
        self.write()
        self.state.unlink(missing_ok=True)

    def graduate(self) -> None:
        """The generation is over: its weights are those the next one plays with."""
        course = self.course
        self.weights = fit(self.sums, self.weights or self.prior(), course.caution)
        self.history.append(
            {
                "rows": [int(rows) for rows in self.sums.rows],
                "error": error(self.sums, self.weights),
            }
        )
        self.generation += 1
        self.lessons = 0
        self.sums.fade(course.memory)
        self.write_state()

    # --- files --------------------------------------------------------------------------------

    def write(self) -> None:
        assert self.weights is not None
        school = self.course.school()
        written = {
            "format": FORMAT,
            "game": self.course.game,
            "version": teo.__version__,
            "command": self.command,
            "date": self.date,
            "course": self.described(),
            "generations": self.history,
            "features": list(school.names),
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
            "lessons": self.lessons,
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
        self.lessons = told["lessons"]
        self.weights = told["weights"]
        self.history = told["history"]


def replace(path: Path, data: bytes) -> None:
    """Write a file so that it is never there by halves."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(data)
    os.replace(part, path)
