"""Uses the library with the socket module blocked, in an environment where nothing but Bastide is installed.

It plays a game of each box and prints a line for each. At every decision another bot chooses; with the argument
`quick`, each bot chooses once and a greedy one plays on.
"""

import pkgutil
import socket
import sys
from importlib import import_module
from itertools import cycle

import bastide
from bastide.bots import Bot, Sight, bots_for, make_bot
from bastide.core import positions


def block_sockets() -> None:
    """Make the interpreter refuse whatever the socket module is asked for."""

    def refuse(event: str, arguments: tuple[object, ...]) -> None:
        if event.startswith("socket."):
            raise PermissionError(f"{event}{arguments}")

    sys.addaudithook(refuse)
    try:
        socket.socket()
    except PermissionError:
        return
    raise AssertionError("sockets aren't blocked")


def import_everything() -> None:
    """Import every module of the packages that need only the standard library."""
    for package in ("core", "games", "bots"):
        for module in pkgutil.walk_packages(import_module(f"bastide.{package}").__path__, f"bastide.{package}."):
            import_module(module.name)


def play(name: str, quick: bool) -> bastide.Match:
    """Play a game of two, or of as few as the game takes."""
    game = bastide.make(name)
    kind = type(game)
    match = bastide.Match.begin(game, max(2, game.min_players), chance := bastide.SeededChance(2026))
    bots = [make_bot(bot, kind, 7) for bot in bots_for(kind)]
    rest: list[Bot] = [make_bot("greedy", kind, 7)] if quick else bots
    turns = iter([*bots, *rest]) if quick else cycle(bots)
    while match.state.to_act:
        player = match.state.to_act[0]
        match.play(player, next(turns, rest[0]).choose(Sight(match.state, player)), chance)
    return match


def check(match: bastide.Match) -> None:
    """Look at a finished game as programs do: views, imagined states, the journal, the position."""
    state = match.state
    for viewer in (None, *range(state.players)):
        assert state.imagine(viewer, bastide.SeededChance(1)).view(viewer) == state.view(viewer)
    assert bastide.Journal.loads(match.journal.dumps()).fold() == state
    assert positions.loads(positions.dumps(state)).ranking() == state.ranking()
    halfway = match.journal.fold(at=len(match.journal.plies) // 2)
    assert positions.loads(positions.dumps(halfway)) == halfway


def main(quick: bool) -> None:
    """Play a game of each box."""
    block_sockets()
    import_everything()
    for name in bastide.list_games():
        match = play(name, quick)
        check(match)
        print(name, match.state.ranking(), len(match.journal.plies))


if __name__ == "__main__":
    main("quick" in sys.argv[1:])
