"""What the users of a server don't determine: ids, secrets and the time."""

import secrets
import time

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no letters or digits that look alike


class Entropy:
    """The real source. Tests that compare two servers byte by byte replace it."""

    def id(self, length: int = 10) -> str:
        """Return an id that nobody can guess and that you can read aloud."""
        return "".join(secrets.choice(_ALPHABET) for _ in range(length))

    def secret(self) -> bytes:
        """256 bits."""
        return secrets.token_bytes(32)

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()
