"""Taking moves back, alone or with everybody's consent, and whether that costs the rating."""

from bastide.server.tables.live import RUNNING, LiveTable


def undoable(live: LiveTable, seat: int) -> int:
    """How many of its last moves a seat may withdraw without asking anybody.

    The earliest of them is one that the player made: an automatic one would be made again at once.
    """
    if live.status != RUNNING or live.seats[seat].stand_in is not None:
        return 0
    phase = live.state.closed_phase
    steps = possible = 0
    for done in reversed(live.history):
        if phase is not None and done.phase != phase:
            break  # moves from before the closed phase: undoing them would show who has acted since
        if done.seat == seat:
            if done.stand_in or done.final or (phase is None and done.phase is not None):
                break
            steps += 1
            if not done.automatic:
                possible = steps
        elif phase is None:
            break
    return possible


def last_decision(live: LiveTable, seat: int) -> int | None:
    """How many moves would stand if a seat took its last decision back; `None` if it hasn't made any.

    Automatic moves don't count: they would be made again at once.
    """
    index = len(live.history)
    for done in reversed(live.history):
        index -= 1
        if done.seat == seat and not done.automatic:
            return index
    return None


def asking_unrates(live: LiveTable, seat: int) -> bool:
    """Whether the game would become unrated if a seat asked to go back now and all agreed.

    In a closed phase players can't ask, so nobody learns what the others have done.
    """
    if live.status != RUNNING or live.state.closed_phase is not None or live.seats[seat].stand_in is not None:
        return False
    kept = last_decision(live, seat)
    return kept is not None and live.unrates(kept)
