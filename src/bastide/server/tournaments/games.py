"""One game of a tournament: its table, who doesn't come, who leaves, and how it is decided."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from bastide.core import fairness
from bastide.server.entropy import Entropy
from bastide.server.errors import RequestError
from bastide.server.people.results import outcome
from bastide.server.tables import resigning, timeouts
from bastide.server.tables.entries import CalledOff, Entry, Sat
from bastide.server.tables.facts import Facts
from bastide.server.tables.live import FROZEN, OPEN, OVER, RUNNING, SEALING, LiveTable
from bastide.server.tournaments.model import FORFEIT, NO_SHOW, PLAYED, Game, Place, Tournament

GRACE_SECONDS, GRACE_SECONDS_BY_DAYS = 60.0, 3600.0
"""How long the others may give more time to a player who ran out of it, before a bot takes over and they lose."""

OPENING_SECONDS = 60.0
"""How long browsers may take to open the nonces once everybody has come."""


def facts_of(tournament: Tournament, game: Game, entropy: Entropy) -> Facts:
    """Return the facts of a game's table. Its first player is the host, who can do nothing that others can't."""
    people = [tournament.entrant(number).person for number in game.entrants]
    host = next(person for person in people if person is not None)
    return Facts(
        id=entropy.id(),
        game=tournament.game,
        options=dict(tournament.options),
        components=None,
        given=None,
        host=host,
        public=True,
        secret=entropy.secret(),
        seats=len(game.places),
        clock=tournament.clock,
        hints=False,
        rated=tournament.rated,
        tournament=tournament.id,
    )


def seating(tournament: Tournament, game: Game, facts: Facts, entropy: Entropy) -> list[Entry]:
    """Return the first entries of a table: everybody has a seat that nobody else can take.

    In real time, a player's browser promises a nonce when the player comes, and the game begins when all have. If turns
    take days, the server chooses the nonces and the game begins at once.
    """
    written: list[Entry] = []
    for seat, number in enumerate(game.entrants):
        entrant = tournament.entrant(number)
        if tournament.by_days:
            written.append(_served(seat, entrant.person, entrant.name, entropy))
        else:
            written.append(Sat(seat, entrant.name, "", person=entrant.person))
    return [*written, LiveTable.make(facts).preview(written).set_up()] if tournament.by_days else written


def _served(seat: int, person: str | None, name: str | None, entropy: Entropy) -> Sat:
    nonce = entropy.secret()
    return Sat(seat, name or "", fairness.nonce_hash(nonce), person=person, nonce=nonce.hex())


def forfeiting(tournament: Tournament, game: Game) -> set[int]:
    """Return the entrants who forfeit a game: they withdrew, or the host said so."""
    return {place.entrant for place in game.places if place.forfeit or not tournament.entrant(place.entrant).plays}


def absent(live: LiveTable) -> list[int]:
    """Return the seats whose players haven't come to a table that waits for its start."""
    if live.status == SEALING:
        return [number for number, seat in enumerate(live.seats) if seat.nonce is None]
    return [number for number, seat in enumerate(live.seats) if not seat.hash] if live.status == OPEN else []


def without_absent(live: LiveTable, entropy: Entropy) -> Sequence[Entry]:
    """Let a larger table begin without those who didn't come: the server promises nonces for them."""
    written: list[Entry] = [
        _served(seat, live.seats[seat].person, live.seats[seat].name, entropy) for seat in absent(live)
    ]
    after = live.preview(written)
    return [*written, after.set_up()] if all(seat.nonce is not None for seat in after.seats) else written


def call_off(live: LiveTable) -> Sequence[Entry]:
    """Close a table whose game never began."""
    return [CalledOff()] if live.status in (OPEN, SEALING) else []


def leave(live: LiveTable, seats: Collection[int]) -> Sequence[Entry]:
    """Take those who forfeit out of a running game. A game for two ends; at larger tables bots play on for them."""
    gone = [seat for seat in seats if not live.seats[seat].left]
    if live.status != RUNNING or not gone:
        return []
    if len(live.seats) == 2:
        return resigning.resign(live, gone[0])
    return [entry for seat in gone for entry in timeouts.leave(live, seat)]


def overdue(live: LiveTable, now: float, *, by_days: bool) -> list[int]:
    """Return the seats that ran out of time and got no more from the others."""
    grace = GRACE_SECONDS_BY_DAYS if by_days else GRACE_SECONDS
    if live.status != RUNNING or live.clocks is None:
        return []
    return [
        seat
        for seat, clock in enumerate(live.clocks.shown)
        if live.seats[seat].player is None and clock.is_over(now - grace)
    ]


def replace_overdue(live: LiveTable, seat: int, now: float) -> Sequence[Entry]:
    """Let a bot take over for a player who ran out of time, unless somebody was quicker."""
    try:
        return timeouts.let_bot_play(live, seat, -1, now, {})
    except RequestError:
        return []


def decided_by_table(game: Game, live: LiveTable, out: Collection[int]) -> Game | None:
    """Return the game as its table decided it, or `None` if it goes on. `out` are entrants who forfeit it.

    With two at a table, whoever leaves it or runs out of time has lost at once. At larger tables, a bot plays on for
    them, and they come last. A game abandoned by agreement is a draw, and so is a table that can't be read any more.
    """
    gone = {game.entrants[seat] for seat in live.left_seats} | set(out)
    if live.status == FROZEN:
        return decided(game, PLAYED, [1] * len(game.places), out)
    if live.status == OVER:
        ranks = [standing.rank for standing in outcome(live).standings]
        return decided(game, FORFEIT if len(game.places) == 2 and gone else PLAYED, ranks, gone)
    left = [number for number in game.entrants if number not in gone]
    if live.status == RUNNING and len(left) <= 1:
        return decided(game, FORFEIT, [1] * len(game.places), gone)
    return None


def decided(game: Game, how: str, ranks: Sequence[int], out: Collection[int]) -> Game:
    """Return a game as decided with these ranks; those who are out rank behind everybody else."""
    stayed = [rank for number, rank in zip(game.entrants, ranks, strict=True) if number not in out]
    places = tuple(
        Place(number, len(stayed) + 1, forfeit=True)
        if number in out
        else Place(number, 1 + sum(other < rank for other in stayed))
        for number, rank in zip(game.entrants, ranks, strict=True)
    )
    return replace(game, decided=how, places=places)


def unplayed(game: Game, out: Collection[int]) -> Game:
    """Return a game as decided before it began: whoever came wins."""
    return decided(game, NO_SHOW, [1] * len(game.places), out)
