"""Where a table may begin other than with a set-up: a game record, a position, a lesson.

Uploads are read and checked here before anything is stored. That takes time, so call it off the event loop.
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
    """Return an uploaded game record; raises `BastideError` if it can't be replayed to its end."""
    journal = Journal.loads(text)
    try:
        journal.verify()
    except BastideError as error:
        raise LocalizedError("journal-not-followed", reason=error) from None
    return journal


def from_position(position: str | Mapping[str, Any], secret: bytes) -> Journal:
    """Return a record without plies that begins from a position, as text or as JSON values; raises `BastideError`.

    The secret decides what the position leaves open.
    """
    document = positions.parse(position) if isinstance(position, str) else position
    match = Match.begin_from(positions.game_of(document), document, KeyedChance(secret))
    match.state.scores()
    return Journal.loads(match.journal.dumps())  # what is stored must be readable


def from_lesson(kind: type[Game], step: int) -> Journal:
    """Return the game of a lesson, up to one of its steps, counted from 0."""
    tutorial = tutorial_of(kind)
    if tutorial is None:
        raise no_tutorial()
    if step >= len(tutorial.steps):
        raise RequestError("no-such-step", status=422, last=len(tutorial.steps) - 1)
    played = sum(len(before.plies) for before in tutorial.steps[:step])
    return at_ply(tutorial.journal(), played)


def no_tutorial() -> RequestError:
    """The refusal for a game without a lesson."""
    return RequestError("no-such-tutorial", status=404)


def at_ply(journal: Journal, ply: int) -> Journal:
    """Return the first plies of a record, to play on from. Its proof of fair chance doesn't apply any more."""
    return replace(journal, plies=journal.plies[:ply], fairness=None)


def dealt_anew(journal: Journal, secret: bytes) -> Journal:
    """Return the record; for a mere position, deal what it leaves open again.

    A player who has seen the position from every seat must not know the cards.
    """
    if journal.start is None or journal.plies:
        return journal
    return Match.begin_from(journal.header.make(), journal.start, KeyedChance(secret)).journal
