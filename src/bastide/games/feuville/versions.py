"""The rules versions, and the fixes that alter outcomes. Delete a version when no stored game needs it any more."""

from bastide.core.versions import Versions

VERSIONS = Versions(
    digests={"1": ("7bb9ed06fe3665a5b2c86cdcba8e85b63b34612cbb1a25af774d92026e37c61e",)},
)
