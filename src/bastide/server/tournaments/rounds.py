"""The next round of a tournament: which tables it has, and who sits at them."""

import hashlib
from collections import Counter
from math import ceil, log2

from bastide.server.tournaments import bracket, groups, pairing
from bastide.server.tournaments.model import BYE, ELIMINATION, ROUND_ROBIN, SWISS, Game, Place, Tournament
from bastide.server.tournaments.standings import standings

LEAST_ENTRANTS = 2
MOST_ENTRANTS = {ROUND_ROBIN: 16, SWISS: 64, ELIMINATION: 64}
"""How many may enter: a round robin of 16 has 15 rounds, and pairing 64 takes a second."""
MOST_ROUNDS = 15


def number_of_rounds(format_: str, entrants: int, size: int, least: int, wanted: int = 0) -> int:
    """Return how many rounds a tournament has; a Swiss one as many as wanted, or suggested if that is 0."""
    if format_ == ROUND_ROBIN:
        return pairing.berger_rounds(entrants)
    if format_ == ELIMINATION:
        rounds = 0
        while entrants > 1:
            sizes, free = groups.table_sizes(entrants, size, least)
            if not sizes:
                break
            entrants, rounds = len(sizes) + free, rounds + 1
        return rounds
    # Two entrants meet at most once; with more at a table that can't be promised.
    most = min(MOST_ROUNDS, pairing.berger_rounds(entrants) if size == 2 else MOST_ROUNDS)
    return min(most, wanted or suggested_rounds(entrants))


def suggested_rounds(entrants: int) -> int:
    """Return how many rounds of a Swiss tournament find a clear winner: as many as an elimination would have."""
    return max(1, ceil(log2(max(2, entrants))))


def next_round(tournament: Tournament, least: int) -> list[Game]:
    """Return the games of the next round. `least` is how many the game needs at a table. It may take a second."""
    match tournament.format:
        case "round-robin":
            tables = dict(enumerate(_round_robin(tournament), 1))
        case "swiss":
            tables = dict(enumerate(_swiss(tournament, least), 1))
        case _:
            tables = _elimination(tournament, least)
    number = tournament.round + 1
    return [_game(number, board, entrants) for board, entrants in tables.items()]


def second_game(game: Game) -> Game:
    """Return the game after a draw in an elimination, with the seats exchanged."""
    return _game(game.round, game.board, game.entrants[::-1], leg=game.leg + 1)


def _game(round_: int, board: int, entrants: list[int] | tuple[int, ...], leg: int = 1) -> Game:
    if len(entrants) == 1:
        return Game(round_, board, (Place(entrants[0], rank=1),), leg, decided=BYE)
    return Game(round_, board, tuple(Place(one) for one in entrants), leg)


def _round_robin(tournament: Tournament) -> list[list[int]]:
    """Everybody meets everybody. Games of those who withdrew are made, too: they forfeit them."""
    everyone = sorted(tournament.entrants, key=lambda one: one.seed)
    return pairing.berger([one.number for one in everyone if one.seed], tournament.round + 1)


def _swiss(tournament: Tournament, least: int) -> list[list[int]]:
    if tournament.size == 2:
        return pairing.dutch(tournament)
    playing = {one.number for one in tournament.playing}
    order = [row.entrant for row in standings(tournament) if row.entrant in playing]
    sizes, free = groups.table_sizes(len(order), tournament.size, least)
    had_bye = pairing.byes(tournament)
    last = list(enumerate(order))[::-1]
    resting = [one for _, one in sorted(last, key=lambda placed: (had_bye[placed[1]], -placed[0]))[:free]]
    tables = groups.by_standing([one for one in order if one not in resting], sizes, pairing.times_met(tournament))
    return [*(_in_turn(tournament, table) for table in tables), *([one] for one in resting)]


def _elimination(tournament: Tournament, least: int) -> dict[int, list[int]]:
    if tournament.size > 2:
        left = [one.number for one in tournament.playing if bracket.has_lost_in(tournament, one.number) is None]
        sizes, free = groups.table_sizes(len(left), tournament.size, least)
        tables = [_in_turn(tournament, table) for table in groups.by_seed(left[free:], sizes)]
        return dict(enumerate([*tables, *([one] for one in left[:free])], 1))
    if tournament.round == 0:
        by_seed = {one.seed: one.number for one in tournament.entrants if one.seed}
        seats = {
            board: [by_seed[seed] for seed in seeds]
            for board, seeds in enumerate(bracket.first_boards(len(by_seed)), 1)
        }
    else:
        seats = {}
        for board, number in bracket.winners(tournament, tournament.round).items():
            seats.setdefault((board + 1) // 2, []).append(number)
    return {board: _in_turn(tournament, entrants) for board, entrants in sorted(seats.items())}


def _in_turn(tournament: Tournament, entrants: list[int]) -> list[int]:
    """Return the seats at a table: whoever has begun least begins, and lots decide between equals."""
    begun = Counter(game.entrants[0] for game in tournament.games if len(game.places) > 1)
    return sorted(entrants, key=lambda one: (begun[one], lot(tournament.seed, tournament.round + 1, one)))


def lot(seed: str, *what: int) -> str:
    """Return a lot for something, always the same for a tournament's seed."""
    return hashlib.sha256(f"{seed} {what}".encode()).hexdigest()
