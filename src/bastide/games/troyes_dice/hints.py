"""What a position is worth, for any bot."""

from bastide.core.state import State
from bastide.games.troyes_dice import scoring
from bastide.games.troyes_dice.sheet import ACTING, BONUS, PAYING
from bastide.games.troyes_dice.state import TroyesDiceState


def worth(state: State, player: int) -> float:
    """Points now."""
    assert isinstance(state, TroyesDiceState)
    return float(scoring.points(state.game.printed, state.sheets[player]))


def is_unfinished(state: State) -> bool:
    """Whether somebody has chosen a die and his action is still to come."""
    assert isinstance(state, TroyesDiceState)
    return any(state.sheets[player].stage in (PAYING, ACTING, BONUS) for player in state.waiting)
