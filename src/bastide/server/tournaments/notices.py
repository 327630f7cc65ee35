"""What entrants are told while they are elsewhere."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from bastide.server.tournaments.model import Entrant, Game, Tournament

TABLE_READY = "notice-tournament-table"
FINISHED_NOTICE = "notice-tournament-finished"
CANCELLED_NOTICE = "notice-tournament-cancelled"


@dataclass(frozen=True, slots=True)
class EntrantNotice:
    """A notice of the kind `tournament`, with the fields that `server/notices/notice.py` has."""

    person: str
    table: str | None
    game: str | None
    key: str
    args: dict[str, str]
    path: str


Tell: TypeAlias = Callable[[EntrantNotice], Awaitable[None]]


async def nobody(_: EntrantNotice) -> None:
    """Tell nobody: for servers without notices."""


def table_ready(tournament: Tournament, game: Game, table: str) -> list[EntrantNotice]:
    """Return the notices that a table waits for its players."""
    args = {"round": str(game.round)}
    return [
        EntrantNotice(person, table, tournament.game, TABLE_READY, args, f"/table/{table}")
        for person in (tournament.entrant(number).person for number in game.entrants)
        if person is not None
    ]


def about_all(tournament: Tournament, key: str) -> list[EntrantNotice]:
    """Return notices to everybody who takes part."""
    path = f"/tournament/{tournament.id}"

    def notice(entrant: Entrant) -> EntrantNotice:
        assert entrant.person is not None
        return EntrantNotice(entrant.person, None, tournament.game, key, {}, path)

    return [notice(one) for one in tournament.entrants if one.plays and one.person is not None]
