"""A tutorial: a short recorded game in which the learner makes one player's moves, with a text at each step.

It is data: `tutorial.json` in the game's folder. Its texts are in the text files, under the names of the steps.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bastide.core.chance import Outcome, ReplayingChance
from bastide.core.errors import BadTutorial
from bastide.core.events import Event
from bastide.core.game import Game, OptionValue
from bastide.core.journal import Header, Journal, Ply, read_outcomes, read_ply
from bastide.core.journal_shape import PLY
from bastide.core.schema import Anything, Fields, ListOf, SchemaError, Table, Text, Truth, Whole
from bastide.core.state import State

FILE = "tutorial.json"
"""A lesson's file in the folder of its game."""

_STEP = Fields(
    {"text": Text()},
    {"lit": ListOf(Text()), "asks": Truth(), "plies": ListOf(PLY)},
)
_SHAPE = Fields(
    {"players": Whole(1, 16), "steps": ListOf(_STEP, least=1, most=60)},
    {"learner": Whole(0, 15), "options": Table(Text(), Anything()), "setup": ListOf(Text())},
)


@dataclass(frozen=True, slots=True)
class Step:
    """A text to read, and the moves played before the next step."""

    text: str
    """The name of its text."""
    lit: tuple[str, ...] = ()
    """Places to highlight, named as in moves or views."""
    asks: bool = False
    """Whether the learner makes the first of the moves; the lesson makes the others."""
    plies: tuple[Ply, ...] = ()

    @property
    def wanted(self) -> str | None:
        """The move that the learner is asked for."""
        return self.plies[0].move if self.asks else None


@dataclass(frozen=True, slots=True)
class Scene:
    """A step with its position, and the events since the step before."""

    step: Step
    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Tutorial:
    """A lesson in one game."""

    kind: type[Game]
    players: int
    learner: int
    options: Mapping[str, OptionValue]
    setup: tuple[Outcome, ...]
    steps: tuple[Step, ...]

    @staticmethod
    def read(kind: type[Game], document: Any) -> "Tutorial":
        """Return the tutorial that a document describes; raise `BadTutorial`, naming what is wrong."""
        try:
            _SHAPE.check(document, FILE)
            steps = tuple(_read_step(entry) for entry in document["steps"])
            setup = read_outcomes(document.get("setup", ()))
        except SchemaError as error:
            raise BadTutorial(
                "unreadable-tutorial", "Can't read the tutorial of {game}: {reason}", game=kind.name, reason=error
            ) from None
        learner = document.get("learner", 0)
        for step in steps:
            if step.asks and (not step.plies or step.plies[0].player != learner):
                raise BadTutorial(
                    "tutorial-asks-nothing",
                    "The tutorial of {game} doesn't ask the learner for a move at '{step}'.",
                    game=kind.name,
                    step=step.text,
                )
        if steps[-1].plies:
            raise BadTutorial(
                "tutorial-plays-on", "The tutorial of {game} continues after its last step.", game=kind.name
            )
        return Tutorial(kind, document["players"], learner, document.get("options", {}), setup, steps)

    def journal(self) -> Journal:
        """Return the whole game, under the installed rules and components; folding shows whether it still fits."""
        header = Header.of(self.kind(self.options), self.players)
        return Journal(header, self.setup, [ply for step in self.steps for ply in step.plies])

    def scenes(self) -> Iterator[Scene]:
        """Yield every step with its position; raise `BadJournal` if a move is impossible."""
        events: list[Event] = []
        match = self.journal().replay(0, events.append)
        for step in self.steps:
            yield Scene(step, match.state, tuple(events))
            events.clear()
            for ply in step.plies:
                match.repeat(ply, ReplayingChance(ply.chance))


def _read_step(entry: Mapping[str, Any]) -> Step:
    plies = tuple(read_ply(ply) for ply in entry.get("plies", ()))
    return Step(entry["text"], tuple(entry.get("lit", ())), entry.get("asks", False), plies)


@cache
def tutorial_of(kind: type[Game]) -> Tutorial | None:
    """Return a game's tutorial, if it has one."""
    file = kind.file(FILE)
    return None if file is None else Tutorial.read(kind, json.loads(file.read_text("utf-8")))
