"""News as text, as it travels between processes: who sends it, then topics and numbers."""

from collections.abc import Iterator
from itertools import islice

from bastide.server.store.news import News

MOST_TOPICS = 150
"""In one message: PostgreSQL takes less than 8,000 bytes."""
CHANNEL = "bastide"


def write(sender: str, news: News) -> Iterator[str]:
    """Yield messages that carry the news."""
    rest = iter(news.items())
    while some := list(islice(rest, MOST_TOPICS)):
        yield " ".join([sender, *(f"{topic} {number}" for topic, number in some)])


def read(message: str) -> tuple[str, News]:
    """Return the sender and the news; none if the message isn't one of ours."""
    sender, *words = message.split(" ")
    pairs = zip(words[::2], words[1::2], strict=False)
    return sender, {topic: int(number) for topic, number in pairs if number.isdecimal()}
