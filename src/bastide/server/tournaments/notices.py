"""What entrants are told while they are elsewhere."""

from collections.abc import Callable
from typing import TypeAlias

from bastide.server.notices.notice import TOURNAMENT, Notice
from bastide.server.tournaments.model import Entrant, Game, Tournament

TABLE_READY = "notice-tournament-table"
FINISHED_NOTICE = "notice-tournament-finished"
CANCELLED_NOTICE = "notice-tournament-cancelled"

Tell: TypeAlias = Callable[[Notice], object]
"""Queues a notice (`Notices.tell`)."""


def nobody(_: Notice) -> None:
    """Tell nobody: for servers without notices."""


def table_ready(tournament: Tournament, game: Game, table: str) -> list[Notice]:
    """Return the notices that a table waits for its players."""
    args = {"tournament": tournament.title, "round": str(game.round)}
    return [
        Notice(person, TOURNAMENT, table, tournament.game, TABLE_READY, args, f"/table/{table}")
        for person in (tournament.entrant(number).person for number in game.entrants)
        if person is not None
    ]


def about_all(tournament: Tournament, key: str) -> list[Notice]:
    """Return notices to everybody who takes part."""
    args = {"tournament": tournament.title}
    path = f"/tournament/{tournament.id}"

    def notice(entrant: Entrant) -> Notice:
        assert entrant.person is not None
        return Notice(entrant.person, TOURNAMENT, None, tournament.game, key, args, path)

    return [notice(one) for one in tournament.entrants if one.plays and one.person is not None]
