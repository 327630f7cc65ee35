"""Point 3, for chance: everyone who is told an outcome may know it."""

from collections.abc import Callable, Sequence

from bastide.core.audience import may_see
from bastide.core.chance import Chance, Outcome, Recorder, Request, SeededChance
from bastide.core.errors import BadOutcome
from bastide.core.game import Game
from bastide.core.state import State
from bastide.testing.oracle import Oracle, Secrets
from bastide.testing.playing import Table, reproducible, viewers

Trial = Callable[[Chance], State]
"""Plays something with given chance, and returns the state after it."""


def check_audiences(game: Game, players: int, seed: int, oracle: Oracle) -> int:
    """Check that if another outcome leads to another position, everyone in its audience may know the difference."""
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    secrets = oracle.given_secrets()
    with reproducible(table.match):
        _check(lambda chance: game.start(players, chance), choice, secrets)
        for player, move in table.moves():
            _check(_playing(table.state, player, move), choice, secrets)
    return table.plies


def _playing(state: State, player: int, move: int) -> Trial:
    def trial(chance: Chance) -> State:
        after = state.copy()
        after.play(player, move, chance)
        return after

    return trial


def _check(trial: Trial, choice: SeededChance, secrets: Secrets) -> None:
    first = Recorder(SeededChance(choice.below(1 << 60)))
    after = trial(first)
    for index, request in enumerate(first.requests):
        others = [kind for kind in request.possible() if request.kinds[kind] != first.outcomes[index].kind]
        if others:
            another = Outcome(request.name, request.kinds[others[choice.below(len(others))]])
            outcomes = [*first.outcomes[:index], another, *first.outcomes[index + 1 :]]
            try:
                _compare(after, trial(Given(outcomes)), request, secrets)
            except CannotFollow:
                continue


class CannotFollow(Exception):
    """Another outcome led to a different question, or the rest can't be as before."""


class Given(Chance):
    """Gives these outcomes and no others."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self._outcomes = iter(outcomes)

    def answer(self, request: Request) -> int:
        outcome = next(self._outcomes, None)
        if outcome is None or outcome.name != request.name:
            raise CannotFollow
        try:
            return request.index(outcome.kind)
        except BadOutcome as error:
            raise CannotFollow from error


def _compare(one: State, other: State, request: Request, secrets: Secrets) -> None:
    position, other_position = one.position(), other.position()
    for viewer in viewers(one):
        if position != other_position and may_see(request.seen_by, viewer):
            assert secrets.known(position, viewer) != secrets.known(other_position, viewer), (
                f"{viewer} is told the outcome of '{request.name}', which they may not know"
            )
