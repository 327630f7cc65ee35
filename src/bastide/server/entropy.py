"""What the users of a server don't determine: ids, secrets and the time."""

import secrets

from bastide.server.steady_time import SteadyTime

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no letters or digits that look alike


class Entropy:
    """The real source. Tests that compare two servers byte by byte replace it."""

    def __init__(self, time: SteadyTime | None = None) -> None:
        self._time = time or SteadyTime()

    def id(self, length: int = 10) -> str:
        """Return an id that nobody can guess and that you can read aloud."""
        return "".join(secrets.choice(_ALPHABET) for _ in range(length))

    def secret(self) -> bytes:
        """256 bits."""
        return secrets.token_bytes(32)

    def now(self) -> float:
        """Seconds since 1970. It never goes back, even if the machine's clock does."""
        return self._time.now()

    def advance(self, at_least: float) -> None:
        """Go on from this time if it is later than now."""
        self._time.advance(at_least)
