"""What can be typed at a prompt."""

from collections.abc import Callable, Iterable
from typing import NamedTuple


class Offer(NamedTuple):
    """Something that can be typed now, and what it means."""

    text: str
    meaning: str = ""


Offers = Callable[[], Iterable[Offer]]
