"""One lesson: games are played, and what they teach is summed up."""

from __future__ import annotations

import teotihuacan as teo
from teotihuacan.players.learning.course import Lesson, seeds
from teotihuacan.players.learning.fitting import Sums
from teotihuacan.players.learning.school import School, Student


def give(lesson: Lesson) -> Sums:
    """Play the games of a lesson; the sums of their rows."""
    course = lesson.course
    school = course.school()
    sums = Sums.empty(school.eras, len(school.names))
    for number in range(lesson.first, lesson.past):
        students, scores = play(lesson, school, number)
        for seat, student in enumerate(students):
            others = scores[:seat] + scores[seat + 1 :]
            final = float(scores[seat] - max(others, default=0))  # alone, points are all there is
            sums.add(student.rows, final, course.trace)
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
            students[actor] = school.student(more[actor], lesson.weights, course.exploration)
        game.apply(students[actor].choose(game))
    return [students[seat] for seat in sorted(students)], list(game.scores)
