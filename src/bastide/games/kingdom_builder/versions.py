"""The rules versions, and the fixes that alter outcomes. Delete a version when no stored game needs it any more."""

from bastide.core.versions import Versions

VERSIONS = Versions(
    digests={"1": ("bef9fbb85a34b3ad1113d4f86b814b6cc6f978860599d3756329bad6a4f53e11",)},
)
