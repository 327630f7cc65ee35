"""Who meets whom: the pairing library (FIDE Berger tables and Dutch system) behind two functions."""

import warnings
from collections import Counter
from collections.abc import Sequence
from typing import Any

from caissify_pairings import generate_pairings
from caissify_pairings.engines.round_robin import berger_round

from bastide.server.tournaments.groups import Met, by_standing
from bastide.server.tournaments.model import BYE, NO_SHOW, WIN, Game, Tournament
from bastide.server.tournaments.standings import standings


def berger(entrants: Sequence[int], round_: int) -> list[list[int]]:
    """Return the pairings of a round robin, the one who begins first; a bye is a list of one."""
    numbers: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    pairs = [[numbers[one - 1], numbers[two - 1]] for one, two in berger_round(len(numbers), round_)]
    return sorted(([one for one in pair if one is not None] for pair in pairs), key=lambda pair: len(pair) == 1)


def berger_rounds(entrants: int) -> int:
    """How many rounds a round robin has."""
    return entrants - 1 if entrants % 2 == 0 else entrants


def dutch(tournament: Tournament) -> list[list[int]]:
    """Return the pairings of the next round of a Swiss tournament, the one who begins first; a bye is a list of one.

    If withdrawals leave no pairing without a repeat, entrants meet again, as few of them as possible.
    """
    players = [one.number for one in tournament.playing]
    met = {_pair(game) for game in tournament.games if game.was_played and len(game.places) == 2}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        paired = generate_pairings(
            "dutch",
            [_player(tournament, number) for number in players],
            {tuple(sorted(pair)) for pair in met},
            tournament.round + 1,
            tournament.rounds,
            bye_value=1.0,
        )
    pairs = [[one for one in (row["white_id"], row["black_id"]) if one is not None] for row in paired]
    return pairs if _is_sound(tournament, players, pairs) else _with_repeats(tournament)


def times_met(tournament: Tournament) -> Met:
    """Return how often any two have met."""
    return Counter(
        frozenset((one, two))
        for game in tournament.games
        if game.was_played
        for one in game.entrants
        for two in game.entrants
        if one < two
    )


def byes(tournament: Tournament) -> Counter[int]:
    """Return how often each entrant got a full point without playing."""
    return Counter(
        entrant
        for game in tournament.games
        if game.decided in (BYE, NO_SHOW)
        for entrant, points in game.points().items()
        if points
    )


def _pair(game: Game) -> frozenset[int]:
    return frozenset(game.entrants)


def _player(tournament: Tournament, number: int) -> dict[str, Any]:
    """Return an entrant as the library knows them: scores, who began, and who met a stronger or a weaker one."""
    entrant = tournament.entrant(number)
    colours, floats, points = [], [], Counter[int]()
    for round_ in range(1, tournament.round + 1):
        before = points.copy()
        games = tournament.games_of(round_)
        for game in games:
            points.update(game.points())
        own = next((game for game in games if number in game.entrants), None)
        if own is None or not own.was_played:
            colours.append("none")
            floats.append("down" if points[number] > before[number] else "none")
            continue
        (other,) = _pair(own) - {number}
        colours.append("white" if own.entrants[0] == number else "black")
        floats.append("down" if before[number] > before[other] else "up" if before[number] < before[other] else "none")
    return {
        "id": number,
        "name": str(number),
        "score": points[number] / WIN,
        "rating": entrant.rating,
        "starting_number": entrant.seed,
        "color_hist": colours,
        "float_history": floats,
        "bye_count": byes(tournament)[number],
    }


def _is_sound(tournament: Tournament, players: Sequence[int], pairs: Sequence[Sequence[int]]) -> bool:
    """Whether everybody is paired once, nobody meets again, and nobody has a second bye."""
    met, had_bye = times_met(tournament), byes(tournament)
    if sorted(one for pair in pairs for one in pair) != sorted(players):
        return False
    if sum(len(pair) == 1 for pair in pairs) != len(players) % 2:
        return False
    return all(not met[frozenset(pair)] if len(pair) == 2 else not had_bye[pair[0]] for pair in pairs)


def _with_repeats(tournament: Tournament) -> list[list[int]]:
    """Return pairings by standing; the bye goes to the last of those who have had the fewest."""
    playing = {one.number for one in tournament.playing}
    order = [row.entrant for row in standings(tournament) if row.entrant in playing]
    free = []
    if len(order) % 2:
        had_bye = byes(tournament)
        free = [min(reversed(order), key=lambda one: had_bye[one])]
        order.remove(free[0])
    pairs = by_standing(order, [2] * (len(order) // 2), times_met(tournament))
    return [*pairs, *([free] if free else [])]
