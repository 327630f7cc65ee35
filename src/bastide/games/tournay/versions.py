"""The rules versions, and the fixes that alter outcomes. Delete a version when no stored game needs it any more.

Version 2 also has other numbers for the Cathedral; those of version 1 are in `data/rules-1` (conflict C2).
"""

from bastide.core.versions import Versions

VERSIONS = Versions(
    numbers=("1", "2"),
    fixes={
        # Any legal slot for a last card can be named, even beyond the edge of the grid (TY-14, TY-59).
        "middle-before-last-cards": "2",
        # A chain never returns to a building activated in the same action (TY-50, ruling A37).
        "activated-once-per-action": "2",
    },
    digests={"1": ("45fd419df40606b8adbf819ad11e972e77778d2aa3e84a4fbf6ec414adfa64c6",)},
)
