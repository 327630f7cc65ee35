"""The names of people."""

import unicodedata

from bastide.server.errors import BadValue
from bastide.server.lookalikes import hides_something, mixes_scripts

_MARKS = " -_.'’·"


_EMOJI_STYLE = "\ufe0f"


def any_name(name: str) -> str:
    """Return a tidied name of a guest or a program: nothing invisible, and no mix of scripts."""
    tidy = " ".join(name.replace(_EMOJI_STYLE, "").split())
    if not tidy:
        raise BadValue("name-empty")
    if hides_something(tidy):
        raise BadValue("name-invisible")
    if mixes_scripts(tidy):
        raise BadValue("name-scripts")
    return tidy


def account_name(name: str) -> str:
    """Return a tidied account name: letters, digits and a few marks, so that it works in an address."""
    tidy = any_name(unicodedata.normalize("NFKC", name))
    if not 2 <= len(tidy) <= 24:
        raise BadValue("name-length")
    if not tidy[0].isalnum() or not all(letter.isalnum() or letter in _MARKS for letter in tidy):
        raise BadValue("name-letters")
    return tidy


def name_key(name: str) -> str:
    """Return a name as it is compared, ignoring case and compatibility characters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
