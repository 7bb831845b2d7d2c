"""One contestant in a process of its own: `python -m benchmarks.worker NAME`.

Speaks JSON, one object a line. It introduces itself; then every number of seconds that comes in
is answered with what was done in that slice; it ends when its input does. Between the slices it
sleeps, so only one contestant works at a time.
"""

import json
import os
import platform
import random
import sys

from benchmarks import contestants, learners


def main() -> None:
    """Serve slices until nobody asks any more."""
    # What libraries print must not get between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    random.seed(1)
    contestant = (contestants.MAKERS | learners.MAKERS)[sys.argv[1]]()
    about = contestant.about | {"python": platform.python_version()}
    print(json.dumps(about), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(contestant.play(float(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
