"""Limits: a game that declares how large it can get never gets larger."""

from bastide.core.chance import Chance, Request, SeededChance
from bastide.core.errors import NotOffered
from bastide.core.game import Game
from bastide.core.journal import Match
from bastide.core.limits import Limits
from bastide.core.state import State
from bastide.testing.checks.secrecy import twins
from bastide.testing.oracle import Oracle
from bastide.testing.playing import LONGEST, any_move, reproducible, worth_a_look
from bastide.testing.seeds import SOAK


def check_limits(game: Game, players: int, seed: int, oracle: Oracle) -> int:
    """Check that a random game keeps to its limits, if the game declares any."""
    try:
        limits = game.limits(players)
    except NotOffered:
        return LONGEST
    _check_declared(game, limits, oracle)
    chance, choice = CountingChance(SeededChance(seed), limits), SeededChance(~seed)
    match = Match.begin(game, players, chance)
    plies = 0
    with reproducible(match):
        while match.state.to_act:
            player, move = any_move(match.state, choice)
            if limits.perfect_information and worth_a_look(choice, 8 * plies):
                assert not any(twins(match.state, player, choice, oracle.given_secrets())), "information is not perfect"
            match.play(player, move, chance)
            plies += 1
            assert limits.longest is None or plies <= limits.longest, f"more than {limits.longest} decisions"
        assert SOAK or game.has_own_components or plies <= limits.longest_seen, f"now {plies} decisions have been seen"
        _check_scores(match.state, limits)
    return plies


def _check_declared(game: Game, limits: Limits, oracle: Oracle) -> None:
    assert limits.moves == len(game.moves), f"there are {len(game.moves)} moves, not {limits.moves}"
    assert limits.longest is None or limits.longest_seen <= limits.longest, "a game was longer than any can be"
    if oracle.given_secrets().nothing_hidden:
        assert limits.perfect_information, "nothing is hidden, but information is said not to be perfect"


def _check_scores(state: State, limits: Limits) -> None:
    for score in state.scores():
        highest = score.total if limits.highest_score is None else limits.highest_score
        assert limits.lowest_score <= score.total <= highest, (
            f"{score.total} points are not between {limits.lowest_score} and {limits.highest_score}"
        )


class CountingChance(Chance):
    """Allows no request with more outcomes than the limits say."""

    def __init__(self, source: Chance, limits: Limits) -> None:
        self._source = source
        self._most = limits.chance_outcomes

    def answer(self, request: Request) -> int:
        outcomes = len(request.possible())
        assert outcomes <= self._most, f"'{request.name}' has {outcomes} outcomes, more than {self._most}"
        return self._source.answer(request)
