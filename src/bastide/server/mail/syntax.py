"""What an e-mail address looks like, as far as we accept it."""

import re

from bastide.server.errors import BadValue

LONGEST = 254
_LOCAL = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"(?P<local>{_LOCAL})@(?P<domain>{_LABEL}(?:\.{_LABEL})+)")
_LONGEST_LOCAL = 64


def address(text: str) -> str:
    """Return an address without surrounding space, its domain as name servers know it; raises `BadValue`.

    Neither quotes nor comments nor line breaks pass, so that no address can write a header of its own.
    """
    local, _, domain = text.strip().rpartition("@")
    try:
        found = _ADDRESS.fullmatch(f"{local}@{domain.encode('idna').decode('ascii').lower()}")
    except UnicodeError:
        found = None
    if found is None or len(found[0]) > LONGEST or len(found["local"]) > _LONGEST_LOCAL:
        raise BadValue("address-form")
    return found[0]


def address_key(text: str) -> str:
    """Return an address, or what somebody typed instead of one, as it is compared."""
    try:
        return address(text).lower()
    except BadValue:
        return ""
