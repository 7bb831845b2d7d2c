"""Some tests have a longer version, for whoever has the time: `make test-long`."""

from __future__ import annotations

import os

LONG = bool(os.environ.get("TEO_TEST_LONG"))
