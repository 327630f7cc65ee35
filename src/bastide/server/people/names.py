"""The names of accounts."""

import unicodedata

from bastide.server.errors import BadValue

_MARKS = " -_.'’·"


def account_name(name: str) -> str:
    """A name that can be told apart, found and put into an address: letters and digits, few marks between them."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 2 <= len(tidy) <= 24:
        raise BadValue("name-length")
    if not tidy[0].isalnum() or not all(letter.isalnum() or letter in _MARKS for letter in tidy):
        raise BadValue("name-letters")
    return tidy


def name_key(name: str) -> str:
    """A name as it is compared: compatible and large or small letters are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
