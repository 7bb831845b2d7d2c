"""Learning the value of positions from games against oneself, in any game that has a school."""

from __future__ import annotations

from teotihuacan.players.learning.course import Course
from teotihuacan.players.learning.school import Manner, Row, School, Student, Study
from teotihuacan.players.learning.training import Training

__all__ = ["Course", "Manner", "Row", "School", "Student", "Study", "Training"]
