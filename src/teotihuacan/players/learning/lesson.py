"""One lesson: games are played, and what they teach is summed up.

From the second generation on a row is not told how its game ended, but what was thought of the
position a turn later, and of those after it, each counting less (TD(lambda)): that is nearly as
accurate and has much less variance.  Where a turn was taken only to see what comes of it, the best
one is believed instead.
"""

from collections.abc import Sequence

import teotihuacan as teo
from teotihuacan.players.learning.course import Lesson, seeds
from teotihuacan.players.learning.fitting import Sums
from teotihuacan.players.learning.school import Row, School, Student


def give(lesson: Lesson) -> Sums:
    """Play the games of a lesson; the sums of their rows."""
    course = lesson.course
    school = course.school()
    sums = Sums.empty(school.eras, len(school.names))
    trace = 1.0 if lesson.weights is None else course.trace
    for number in range(lesson.first, lesson.past):
        students, scores = play(lesson, school, number)
        rows: list[Row] = []
        goals: list[float] = []
        for seat, student in enumerate(students):
            others = scores[:seat] + scores[seat + 1 :]
            final = float(scores[seat] - max(others, default=0))  # alone, points are all there is
            rows += student.rows
            goals += targets(student.rows, final, trace)
        sums.add(rows, goals)
    return sums


def play(lesson: Lesson, school: School, number: int) -> tuple[list[Student], list[int]]:
    """One game; who played it and what they scored."""
    course = lesson.course
    options = dict(course.variants[number % len(course.variants)])
    game_seed, *more = seeds(course, lesson.generation, number, 8)
    game = teo.new_game(course.game, seed=game_seed, **options)
    students: dict[int, Student] = {}
    while not game.over:
        actor = game.actor
        assert actor is not None
        if actor not in students:
            student = school.student(more[actor], lesson.weights, course.exploration)
            student.nodes = 0 if lesson.weights is None else course.search
            students[actor] = student
        game.apply(students[actor].choose(game))
    return [students[seat] for seat in sorted(students)], list(game.scores)


def targets(rows: Sequence[Row], final: float, trace: float) -> list[float]:
    """What each row should have said was still to come."""
    goals = [0.0] * len(rows)
    later = final
    for place in range(len(rows) - 1, -1, -1):
        row = rows[place]
        goals[place] = later - row.present
        if trace < 1.0:
            later = row.expected if row.explored else (1 - trace) * row.expected + trace * later
    return goals
