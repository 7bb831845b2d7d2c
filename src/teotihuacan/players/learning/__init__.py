"""Learning the value of positions from games against oneself, in any game that has a school."""

from teotihuacan.players.learning.course import Course
from teotihuacan.players.learning.school import Row, School, Student
from teotihuacan.players.learning.training import Training

__all__ = ["Course", "Row", "School", "Student", "Training"]
