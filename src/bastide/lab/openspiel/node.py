"""The game tree as OpenSpiel walks it: positions, and steps that wait for chance."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, Self

from bastide.core.chance import Chance, Request
from bastide.core.errors import ChanceNeeded
from bastide.core.game import Game
from bastide.core.state import State

CHANCE = -1
"""OpenSpiel's id of the player who draws and rolls."""
TERMINAL = -4
"""OpenSpiel's player ids for chance and for a finished game."""

Step = tuple[int, int]
"""A player and their move."""


class Past:
    """A step that was carried out with its answers of chance, the position before it, and what led there."""

    __slots__ = ("_known", "answers", "before", "position", "step")

    def __init__(self, before: "Past | None", position: State, step: Step, answers: Sequence[int]) -> None:
        self.before = before
        self.position = position
        self.step = step
        self.answers = answers
        self._known: dict[int, tuple[bytes, str]] = {}

    def known_to(self, player: int) -> tuple[bytes, str]:
        """Return a fingerprint of all that `player` has seen and done until after this step, and their last view.

        A step that changes nothing in their view leaves no trace: they don't know of it.
        """
        unknown, past = [], self
        while player not in past._known and past.before is not None:
            unknown.append(past)
            past = past.before
        for link in (past, *reversed(unknown)):
            if player not in link._known:
                link._known[player] = link._learnt_by(player)
        return self._known[player]

    def _learnt_by(self, player: int) -> tuple[bytes, str]:
        known, last = self.before._known[player] if self.before is not None else (b"", "")
        seen = view_text(self.position, player)
        if seen != last:
            known = hashlib.sha256(known + seen.encode()).digest()
        if self.step[0] == player:
            known = hashlib.sha256(known + b"%d" % self.step[1]).digest()
        return known, seen


def view_text(position: State, player: int) -> str:
    """Return all that `player` may know of a position, as text."""
    return json.dumps(position.view(player), sort_keys=True, ensure_ascii=False, separators=(",", ":"))


class Answers(Chance):
    """Repeats the answers of the chance nodes so far, and raises `ChanceNeeded` for the next.

    An answer is a number among the outcomes that can occur.
    """

    __slots__ = ("_answers", "_next")

    def __init__(self, answers: Sequence[int]) -> None:
        self._answers = answers
        self._next = 0

    def answer(self, request: Request) -> int:
        if self._next == len(self._answers):
            raise ChanceNeeded(request)
        self._next += 1
        return request.possible()[self._answers[self._next - 1]]


class Node:
    """A place in the game tree: a position, and perhaps a step from there that waits for chance.

    The step is a move, or the set-up while there is no position yet. It is carried out on a copy, again after each
    answer of chance: no earlier step is ever repeated.
    """

    __slots__ = ("answers", "game", "legal", "past", "players", "position", "request", "set_up", "step")

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.position: State | None = None
        self.step: Step | None = None
        self.answers: tuple[int, ...] = ()
        self.request: Request | None = None
        self.legal: list[int] | None = None
        self.past: Past | None = None
        self.set_up: tuple[int, ...] = ()
        self._take()

    def copy(self) -> Self:
        """Return an independent node; what is shared never changes."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.players = self.players
        twin.position = self.position  # replaced by each step, never changed
        twin.step = self.step
        twin.answers = self.answers
        twin.request = self.request
        twin.legal = self.legal
        twin.past = self.past
        twin.set_up = self.set_up
        return twin

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Self:
        return self.copy()  # so OpenSpiel's clone costs no more

    def __reduce__(self) -> tuple[Any, ...]:
        """Store the actions that lead here: the positions on the way would be many times as large."""
        actions: list[int] = [] if self.request is None else [*reversed(self.answers)]
        if self.request is not None and self.step is not None:
            actions.append(self.step[1])
        past = self.past
        while past is not None:
            actions += [*reversed(past.answers), past.step[1]]
            past = past.before
        if self.position is not None:
            actions += reversed(self.set_up)
        return _replayed, (type(self), self.game, self.players, actions[::-1])

    @property
    def player(self) -> int:
        """The player to act, or OpenSpiel's id for chance or the end."""
        if self.request is not None:
            return CHANCE
        to_act = self._position().to_act
        return to_act[0] if to_act else TERMINAL

    def legal_moves(self) -> list[int]:
        """The moves of the player who acts here."""
        if self.legal is None:
            self.legal = self._position().legal_moves(self.player)
        return self.legal

    def check(self, action: int) -> None:
        """Raise an error that says why, unless the action is legal here: `play` takes it for granted."""
        if self.request is not None:
            if not 0 <= action < len(self.request.possible()):
                raise ValueError(f"No outcome {action} of '{self.request.name}'.")
        elif action not in self.legal_moves():
            refusal = self._position().refusal(self.player, action)
            assert refusal is not None, "an action that isn't legal is refused"
            raise refusal

    def play(self, action: int) -> None:
        """Go on by a move or by an answer of chance."""
        if self.request is not None:
            self.answers = (*self.answers, action)
        else:
            self.step = (self.player, action)
            self.answers = ()
        self._take()

    def _take(self) -> None:
        """Carry out the step as far as chance has answered."""
        chance = Answers(self.answers)
        try:
            after = self._after(chance)
        except ChanceNeeded as needed:
            self.request = needed.request
            return
        if self.position is not None and self.step is not None:
            self.past = Past(self.past, self.position, self.step, self.answers)
        elif self.step is None:
            self.set_up = self.answers
        self.position = after
        self.request = self.legal = None

    def _after(self, chance: Chance) -> State:
        if self.step is None:
            return self.game.start(self.players, chance)
        after = self._position().copy()
        after.apply(*self.step, chance)
        return after

    def known_to(self, player: int) -> str:
        """Return all that `player` knows, as text: a fingerprint of what they saw and did before, and their view."""
        if self.position is None:
            return "set-up"
        known, last = self.past.known_to(player) if self.past is not None else (b"", "")
        seen = view_text(self.position, player)
        if seen != last:
            known = hashlib.sha256(known + seen.encode()).digest()
        if self.request is not None and self.step is not None and self.step[0] == player:
            known = hashlib.sha256(known + b"%d" % self.step[1]).digest()
        return f"{known.hex()} {seen}"

    def _position(self) -> State:
        assert self.position is not None, "the set-up waits for chance"
        return self.position


def _replayed(kind: type[Node], game: Game, players: int, actions: Sequence[int]) -> Node:
    node = kind(game, players)
    for action in actions:
        node.play(action)
    return node
