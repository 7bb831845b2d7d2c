"""What would be good here, and what would have been: hints and reviews, for every game that has a
evaluator (`Title.evaluator`)."""

from teotihuacan.players.advice.advising import MOST, Advice, Reason, advise
from teotihuacan.players.advice.reviewing import (
    Judged,
    Review,
    Span,
    count_spans,
    judge,
    judge_some,
    review,
)

__all__ = ["MOST", "Advice", "Judged", "Reason", "Review", "Span", "advise", "count_spans"]
__all__ += ["judge", "judge_some", "review"]
