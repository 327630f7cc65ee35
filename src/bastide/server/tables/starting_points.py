"""Where a table may begin other than with a set-up: in a journal, at a position, in a lesson.

All of it is read and tried here, before anything is stored. It grows with what was uploaded, so call it off the event
loop.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bastide.core import positions
from bastide.core.chance import KeyedChance
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.journal import Journal, Match
from bastide.core.tutorial import tutorial_of
from bastide.server.errors import RequestError
from bastide.words import LocalizedError


def from_journal(text: str) -> Journal:
    """A journal that somebody uploaded; raises `BastideError` if it cannot be followed to its end."""
    journal = Journal.loads(text)
    try:
        journal.verify()
    except BastideError as error:
        raise LocalizedError("journal-not-followed", reason=error) from None
    return journal


def from_position(position: str | Mapping[str, Any], secret: bytes) -> Journal:
    """A journal without plies that begins from a position, as a text or as JSON values; raises `BastideError`.

    What the position leaves open is dealt from the secret.
    """
    document = positions.parse(position) if isinstance(position, str) else position
    match = Match.begin_from(positions.game_of(document), document, KeyedChance(secret))
    match.state.scores()
    return Journal.loads(match.journal.dumps())  # what is stored must be readable


def from_lesson(kind: type[Game], step: int) -> Journal:
    """The little game of a lesson, up to one of its steps, counted from 0."""
    tutorial = tutorial_of(kind)
    if tutorial is None:
        raise no_tutorial()
    if step >= len(tutorial.steps):
        raise RequestError("no-such-step", status=422)
    played = sum(len(before.plies) for before in tutorial.steps[:step])
    return at_ply(tutorial.journal(), played)


def no_tutorial() -> RequestError:
    """That a game has no lesson."""
    return RequestError("no-such-tutorial", status=404)


def at_ply(journal: Journal, ply: int) -> Journal:
    """The beginning of a journal, to be played on from; what vouched for its chance stays behind."""
    return replace(journal, plies=journal.plies[:ply], fairness=None)


def dealt_anew(journal: Journal, secret: bytes) -> Journal:
    """The journal, unless it is no more than a position: then what that leaves open is dealt again.

    Whoever looked at the position through all eyes must not know the cards that are played with.
    """
    if journal.start is None or journal.plies:
        return journal
    return Match.begin_from(journal.header.make(), journal.start, KeyedChance(secret)).journal
