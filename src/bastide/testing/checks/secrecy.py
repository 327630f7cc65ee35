"""Point 3: what a viewer gets depends on nothing they may not know, and holds everything they may."""

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from bastide.core.audience import Viewer, may_see
from bastide.core.chance import Chance, Recorder, Request, SeededChance
from bastide.core.errors import BadOutcome
from bastide.core.events import Event
from bastide.core.game import Game
from bastide.core.state import State
from bastide.testing.checks.observing import check_difference_shows
from bastide.testing.oracle import Oracle, Secrets
from bastide.testing.playing import (
    MANY,
    Table,
    log,
    observation,
    reproducible,
    same,
    score_entries,
    some_viewers,
    text,
    viewers,
    worth_a_look,
)

TWINS = 2
"""How many twins of a position are compared for each viewer."""
REFUSALS_COMPARED = 40
"""How many refusals are compared between twins."""
NO_TWINS = "`Secrets.twins` found no twins in the whole game; if nothing is hidden, give NOTHING_HIDDEN"
"""What is wrong if nothing was compared."""


def check_non_interference(game: Game, players: int, seed: int, oracle: Oracle) -> int:
    """Check that twin states look alike to a viewer, for as long as nothing hidden is shown to them."""
    table = Table(game, players, seed)
    secrets = oracle.given_secrets()
    choice = SeededChance(seed)
    compared = 0
    with reproducible(table.match):
        for player, move in table.moves():
            if not worth_a_look(choice, table.plies):
                continue
            state = table.state
            for viewer in some_viewers(state, choice):
                for twin in (state.copy(), *twins(state, viewer, choice, secrets)):
                    pair = Pair(secrets, state, twin, viewer)
                    pair.check_look(choice)
                    pair.check_step(player, move, choice)
                    any_player = state.to_act[choice.below(len(state.to_act))]
                    legal = state.legal_moves(any_player)
                    pair.check_step(any_player, legal[choice.below(len(legal))], choice)
                    compared += pair.differ
        assert compared or secrets.nothing_hidden, NO_TWINS
    return table.plies


def check_reveals(game: Game, players: int, seed: int, oracle: Oracle) -> int:
    """Check that whenever a player learns something hidden, chance was asked or an event says that it reveals."""
    table = Table(game, players, seed)
    pool = oracle.given_secrets().pool
    with reproducible(table.match):
        for player, move in table.moves():
            dice = Recorder(SeededChance(seed))
            after, told = _played(table.state, player, move, dice)
            before, now = table.state.position(), after.position()
            for viewer in viewers(after):
                hidden, left = pool(before, viewer), pool(now, viewer)
                if any(left[kind] < count for kind, count in hidden.items()):
                    assert not _can_be_undone(told, dice), (
                        f"'{game.moves.text(move)}' shows {viewer} something, but no event says that it reveals"
                    )
    return table.plies


def twins(state: State, viewer: Viewer, choice: SeededChance, secrets: Secrets) -> Iterator[State]:
    """Return states that `viewer` cannot tell from `state`, according to the rulebook."""
    position = state.position()
    known, pool = text(secrets.known(position, viewer)), secrets.pool(position, viewer)
    for other in islice(secrets.twins(json.loads(text(position)), viewer, choice), TWINS):
        assert other != position and text(secrets.known(other, viewer)) == known, "`Secrets.twins` made no proper twin"
        assert secrets.pool(other, viewer) == pool, "`Secrets.twins` made a twin with another pool"
        twin = state.game.from_position(other)
        assert twin.position() == other, f"the twin is not what its position says:\n{other}\n{twin.position()}"
        yield twin


class Pair:
    """A state, its twin, and the viewer who must not tell them apart."""

    def __init__(self, secrets: Secrets, state: State, twin: State, viewer: Viewer) -> None:
        self.secrets = secrets
        self.state, self.position = state, state.position()
        self.twin, self.twin_position = twin, twin.position()
        self.viewer = viewer

    @property
    def differ(self) -> bool:
        """Whether the twin is a different state."""
        return self.position != self.twin_position

    def check_look(self, choice: SeededChance) -> None:
        """Check that the viewer gets the same, and that everyone who knows a difference sees it in their view."""
        moves = [choice.below(len(self.state.game.moves)) for _ in range(REFUSALS_COMPARED)]
        self._alike(self.state, self.twin, moves, "in twin states")
        if self.state.game.open_scores:
            points, twin_points = (text(list(map(score_entries, each.scores()))) for each in (self.state, self.twin))
            assert points == twin_points, f"the points are open, but tell twin states apart: {points}, {twin_points}"
        for other in some_viewers(self.state, choice, MANY + 1) if self.differ else ():
            sees = text(self.state.view(other)) != text(self.twin.view(other))
            assert sees or self._knows_the_same(self.position, self.twin_position, other), (
                f"the view of {other} lacks something that they know: {text(self.state.view(other))}"
            )
            if self.state.game.observation_version:
                check_difference_shows(self.state, self.twin, other, self.secrets)

    def check_step(self, player: int, move: int, choice: SeededChance) -> None:
        """Make the same move in both, with the same chance as far as the viewer sees it: they stay alike.

        Unless the move shows something hidden: then what the viewer doesn't know is another pool, and the two must be
        alike only if the viewer knows the same of both; and the log may tell what was different before.
        """
        if move not in self.twin.legal_moves(player):
            return  # it names a card that the twin doesn't hold
        dice = Recorder(SeededChance(choice.below(1 << 60)))
        after, told = _played(self.state, player, move, dice)
        aligned = AlignedChance(dice, self.viewer, SeededChance(choice.below(1 << 60)))
        twin_dice = Recorder(aligned)
        try:
            twin_after, twin_told = _played(self.twin, player, move, twin_dice)
        except CannotFollow:
            return
        position, twin_position = after.position(), twin_after.position()
        pools = [self.secrets.pool(each, self.viewer) for each in (self.position, position, twin_position)]
        nothing_shown = pools[0] == pools[1] == pools[2]
        if not nothing_shown and not self._knows_the_same(position, twin_position, self.viewer):
            return
        what = f"after '{self.state.game.moves.text(move)}' of player {player} in twin states"
        self._alike(after, twin_after, range(len(self.state.game.moves))[:REFUSALS_COMPARED], what)
        if nothing_shown or not self.differ:
            heard, twin_heard = log(told, self.viewer), log(twin_told, self.viewer)
            assert heard == twin_heard, f"{what} the log of {self.viewer} differs\n  {heard}\n  {twin_heard}"
            assert aligned.asked == aligned.visible, f"{what} {self.viewer} sees chance asked for different things"
            undo, twin_undo = _can_be_undone(told, dice), _can_be_undone(twin_told, twin_dice)
            assert undo == twin_undo, f"{what} one can be taken back, the other cannot"

    def _alike(self, one: State, other: State, moves: Sequence[int], what: str) -> None:
        seen, twin_seen = observation(one, self.viewer, moves), observation(other, self.viewer, moves)
        same(seen, twin_seen, f"{what}, as {self.viewer} sees them")

    def _knows_the_same(self, position: dict[str, Any], twin_position: dict[str, Any], viewer: Viewer) -> bool:
        return bool(self.secrets.known(position, viewer) == self.secrets.known(twin_position, viewer))


def _played(state: State, player: int, move: int, chance: Chance) -> tuple[State, list[Event]]:
    after, told = state.copy(), list[Event]()
    after.listener = told.append
    after.play(player, move, chance)
    after.listener = None
    return after, told


def _can_be_undone(told: list[Event], dice: Recorder) -> bool:
    """Whether the step may be undone: chance was not asked, and nothing hidden was shown to anyone."""
    return not dice.outcomes and not any(event.reveals for event in told)


class CannotFollow(Exception):
    """What the viewer saw can't happen in the twin: chance told the two apart, not the game."""


class AlignedChance(Chance):
    """Repeats earlier outcomes that the viewer may know, and gives any outcome for others."""

    def __init__(self, earlier: Recorder, viewer: Viewer, hidden: SeededChance) -> None:
        heard = zip(earlier.requests, earlier.outcomes, strict=True)
        self._said = [outcome for request, outcome in heard if may_see(request.seen_by, viewer)]
        self._viewer = viewer
        self._hidden = hidden
        self.visible = [outcome.name for outcome in self._said]
        self.asked: list[str] = []

    def answer(self, request: Request) -> int:
        if not may_see(request.seen_by, self._viewer):
            return self._hidden.answer(request)
        number = len(self.asked)
        self.asked.append(request.name)
        if number >= len(self._said) or self._said[number].name != request.name:
            return self._hidden.answer(request)  # the difference shows when `asked` is compared
        try:
            return request.index(self._said[number].kind)
        except BadOutcome as error:
            raise CannotFollow from error
