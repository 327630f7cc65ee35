"""Everything about a server that is not determined by what its users do: ids, secrets and the time."""

import secrets
import time

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no letters or digits that look alike


class Entropy:
    """The real thing. Tests that compare two servers byte by byte put another in its place."""

    def id(self, length: int = 10) -> str:
        """An id that nobody can guess and that one can read aloud."""
        return "".join(secrets.choice(_ALPHABET) for _ in range(length))

    def secret(self) -> bytes:
        """256 bits."""
        return secrets.token_bytes(32)

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()
