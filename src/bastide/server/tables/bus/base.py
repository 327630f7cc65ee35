"""What a bus is, and the simplest one."""

from collections.abc import Mapping
from typing import Protocol

from sqlalchemy import Connection

from bastide.server.store.news import News


class Subscriber(Protocol):
    """Wants to hear of some topics."""

    def reached(self) -> Mapping[str, int]:
        """The topics of interest now, each with the number up to which it is known."""

    def wake(self, topic: str, number: int) -> None:
        """Hear that a topic has reached a number. It may be known already, or be of no interest."""


class Bus(Protocol):
    """Carries news. It may come twice or late, but it is never wrong, and never lost for long."""

    connected: bool
    """Whether news from other processes arrives now."""

    async def start(self) -> None:
        """Start."""

    async def stop(self) -> None:
        """Stop."""

    def subscribe(self, subscriber: Subscriber) -> None:
        """Wake `subscriber` for all news from now on."""

    def announce(self, connection: Connection, news: News) -> None:
        """Tell other processes what a transaction will have changed, inside of it, if the bus lives in the database."""

    def publish(self, news: News) -> None:
        """Tell everybody else what this process has committed."""


class MemoryBus:
    """For one process."""

    def __init__(self) -> None:
        self.connected = True
        self.subscribers: list[Subscriber] = []

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def subscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.append(subscriber)

    def announce(self, connection: Connection, news: News) -> None: ...

    def publish(self, news: News) -> None:
        self.deliver(news)

    def deliver(self, news: News) -> None:
        """Wake the subscribers in this process."""
        for subscriber in self.subscribers:
            for topic, number in news.items():
                subscriber.wake(topic, number)
