"""The names of accounts."""

import unicodedata

from bastide.server.errors import BadValue

_MARKS = " -_.'’·"


def account_name(name: str) -> str:
    """Return a tidied account name: letters, digits and a few marks, so that it works in an address."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 2 <= len(tidy) <= 24:
        raise BadValue("name-length")
    if not tidy[0].isalnum() or not all(letter.isalnum() or letter in _MARKS for letter in tidy):
        raise BadValue("name-letters")
    return tidy


def name_key(name: str) -> str:
    """Return a name as it is compared, ignoring case and compatibility characters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
