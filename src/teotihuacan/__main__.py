"""`python -m teotihuacan` is the command `teo`."""

import sys

from teotihuacan.cli import main

sys.exit(main())
