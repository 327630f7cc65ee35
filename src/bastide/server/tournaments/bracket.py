"""Single elimination: who meets whom, who goes on, who is out."""

from bastide.server.tournaments.model import ELIMINATION, PLAYED, Game, Tournament


def seeded(slots: int) -> list[int]:
    """Return the seeds of a bracket from top to bottom; `slots` is a power of two.

    The usual order: 1 meets the last, and if all favourites win, 1 meets 4 and 2 meets 3 in the semi-finals.
    """
    order = [1]
    while len(order) < slots:
        order = [seed for one in order for seed in (one, 2 * len(order) + 1 - one)]
    return order


def first_boards(seeds: int) -> list[list[int]]:
    """Return the seeds at each board of the first round. The favourites have a bye if the bracket isn't full."""
    slots = 1
    while slots < seeds:
        slots *= 2
    order = [seed if seed <= seeds else None for seed in seeded(slots)]
    return [[seed for seed in order[board : board + 2] if seed is not None] for board in range(0, max(slots, 2), 2)]


def winner(tournament: Tournament, games: tuple[Game, ...]) -> int | None:
    """Return who goes on from a board, from its decided games; `None` if everybody forfeited.

    If the last game is a draw, too, or several share the first place at a larger table, the better seed goes on.
    """
    last = max(games, key=lambda game: game.leg)
    first = [place.entrant for place in last.places if place.rank == 1 and not place.forfeit]
    return min(first, key=lambda number: tournament.entrant(number).seed) if first else None


def boards(tournament: Tournament, round_: int) -> dict[int, tuple[Game, ...]]:
    """Return the games of a round by board."""
    games = tournament.games_of(round_)
    return {
        number: tuple(game for game in games if game.board == number)
        for number in sorted({game.board for game in games})
    }


def winners(tournament: Tournament, round_: int) -> dict[int, int]:
    """Return who goes on from each board of a decided round and hasn't withdrawn since."""
    found = {board: winner(tournament, games) for board, games in boards(tournament, round_).items()}
    return {board: number for board, number in found.items() if number is not None and tournament.entrant(number).plays}


def is_decided(tournament: Tournament, round_: int) -> bool:
    """Whether all games of a round are decided."""
    return all(game.decided is not None for game in tournament.games_of(round_))


def to_replay(tournament: Tournament) -> list[Game]:
    """Return the drawn games of the current round that need a second one, with the seats exchanged."""
    if tournament.format != ELIMINATION or tournament.size > 2:
        return []
    return [
        games[0]
        for games in boards(tournament, tournament.round).values()
        if len(games) == 1 and games[0].decided == PLAYED and all(place.rank == 1 for place in games[0].places)
    ]


def has_lost_in(tournament: Tournament, entrant: int) -> int | None:
    """Return the round in which an entrant was eliminated; `None` if they are still in, or won."""
    replayed = {game.board for game in to_replay(tournament)}
    for round_ in range(1, tournament.round + 1):
        for board, games in boards(tournament, round_).items():
            decided = all(game.decided is not None for game in games)
            if entrant not in games[0].entrants or not decided:
                continue
            if round_ == tournament.round and board in replayed:
                continue
            if winner(tournament, games) != entrant:
                return round_
    return None if tournament.entrant(entrant).plays else tournament.round
