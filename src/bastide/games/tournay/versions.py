"""The rules versions, and the fixes that alter outcomes. Delete a version when no stored game needs it any more."""

from bastide.core.versions import Versions

VERSIONS = Versions(
    digests={"1": ("45fd419df40606b8adbf819ad11e972e77778d2aa3e84a4fbf6ec414adfa64c6",)},
)
