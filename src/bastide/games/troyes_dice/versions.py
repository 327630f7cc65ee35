"""The rules versions, and the fixes that alter outcomes. Delete a version when no stored game needs it any more."""

from bastide.core.versions import Versions

VERSIONS = Versions(
    digests={"1": ("c84d9a07a44c64e2e6c7372302db0247b2cb37a6f2e3dae1f20ae504a8ae97ac",)},
)
