"""How much mail people can cause, so that nobody can use the server to pester strangers."""

from bastide.server.errors import RequestError
from bastide.server.people.limits import RateLimiter
from bastide.server.people.shared_limits import SharedLimits

_DAY_MINUTES = 24 * 60


class MailLimits:
    """The limits, which hold across processes. Only keyed hashes of addresses and names are stored."""

    def __init__(self, shared: SharedLimits) -> None:
        def daily(name: str, most: float, at_once: float) -> RateLimiter:
            return shared.limiter(name, per_minute=most / _DAY_MINUTES, at_once=at_once)

        self._network = daily("mail-network", 60, 30)
        """Mail that a network asks for."""
        self._person = daily("mail-person", 10, 5)
        """Addresses that a person gives."""
        self._target = daily("mail-target", 5, 3)
        """Mail to an address whose owner hasn't confirmed it."""
        self._name = daily("mail-reset-name", 10, 5)
        """Requests for a new password for a name or an address, whether it exists or not."""
        self._reset = daily("mail-reset", 6, 3)
        """Mail with a link to a new password to one person."""

    def give(self, person: str, network: str | None, target: str) -> None:
        """Count an address that a person gives, or raise `RequestError`."""
        self._count((self._person, person), (self._network, network or ""), (self._target, target))

    def forgot(self, typed: str, network: str) -> None:
        """Count a request for a new password, or raise `RequestError`; the same whether the name exists or not."""
        self._count((self._network, network), (self._name, typed))

    def may_reset(self, person: str) -> bool:
        """Whether another link may go to a person. Nobody but them can notice."""
        return self._reset.allows(person)

    @staticmethod
    def _count(*charges: tuple[RateLimiter, str]) -> None:
        if not all(limiter.allows(holder) for limiter, holder in charges):
            raise RequestError("too-many-mails", status=429)
