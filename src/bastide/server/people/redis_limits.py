"""Settles limits in Redis, for hosts whose processes share one."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.server.people.shared_limits import LONGEST

if TYPE_CHECKING:
    pass

PREFIX = "bastide:limit:"
_SETTLE = """
local now, longest = tonumber(ARGV[1]), tonumber(ARGV[2])
local left = {}
for number, key in ipairs(KEYS) do
  local full = tonumber(redis.call('GET', key) or '0')
  if full < now or full > now + longest then full = now end
  full = full + tonumber(ARGV[number + 2])
  redis.call('SET', key, string.format('%.6f', full), 'EX', math.ceil(full - now) + 1)
  left[number] = string.format('%.6f', full - now)
end
return left
"""


class RedisLimits:
    """Each allowance is a key that expires when it is full again."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # an extra, which only these hosts have

        self._redis: Redis = Redis.from_url(url, socket_timeout=5)
        self._settle: Any = self._redis.register_script(_SETTLE)

    async def settle(self, spent: Mapping[str, float], now: float) -> Mapping[str, float]:
        """Note what was spent in one atomic step."""
        keys = [PREFIX + holder for holder in spent]
        left = await self._settle(keys=keys, args=[now, LONGEST, *spent.values()])
        return {holder: float(seconds) for holder, seconds in zip(spent, left, strict=True)}

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()
