"""What all tests share: the settings of Hypothesis."""

from __future__ import annotations

import os

from hypothesis import settings

# No deadlines: the first example may compile a game. On CI the examples are the same in every run, so that a red run
# is red for its change and for nothing else; on a developer's machine they are new each time.
settings.register_profile("developer", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "developer")
