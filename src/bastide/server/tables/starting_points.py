"""Where a table may begin other than with a set-up: a game record, a lesson."""

from dataclasses import replace

from bastide.core.chance import KeyedChance
from bastide.core.game import Game
from bastide.core.journal import Journal, Match
from bastide.core.tutorial import tutorial_of
from bastide.server.errors import RequestError


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
    return replace(journal, plies=journal.plies[:ply], fairness=None, ending=None)


def dealt_anew(journal: Journal, secret: bytes) -> Journal:
    """Return the record; for a mere position, deal what it leaves open again.

    A player who has seen the position from every seat must not know the cards.
    """
    if journal.start is None or journal.plies:
        return journal
    return Match.begin_from(journal.header.make(), journal.start, KeyedChance(secret)).journal
