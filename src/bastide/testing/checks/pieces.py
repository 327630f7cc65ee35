"""Point 5: every piece, card, coin and tile is somewhere, always."""

from bastide.core.game import Game
from bastide.testing.oracle import Oracle
from bastide.testing.playing import Table, reproducible


def check_conservation(game: Game, players: int, seed: int, oracle: Oracle) -> int:
    """Check that the number of each piece stays the same over the game."""
    table = Table(game, players, seed)
    totals = oracle.given_totals()
    with reproducible(table.match):
        first = totals(table.state.position())
        assert first, "`Oracle.totals` counts nothing"
        for _ in table.moves():
            now = totals(table.state.position())
            assert now == first, f"there were {first}, now there are {now}"
        assert totals(table.state.position()) == first, "something is missing at the end"
    return table.plies
