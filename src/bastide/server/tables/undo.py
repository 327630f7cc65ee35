"""Taking moves back: the own ones as far as nobody need be asked, or by consent, and what that would cost."""

from bastide.server.tables.live import RUNNING, LiveTable


def undoable(live: LiveTable, seat: int) -> int:
    """How many of its own last moves a seat may withdraw without asking anybody.

    The first of them is one that the seat made itself: an automatic one would be made again at once.
    """
    if live.status != RUNNING or live.seats[seat].stand_in is not None:
        return 0
    phase = live.state.closed_phase
    steps = possible = 0
    for done in reversed(live.history):
        if phase is not None and done.phase != phase:
            break  # what came before the closed phase opened; nobody may see who has acted since
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
    """How many moves would stand if a seat's last decision were taken back; `None` if it has not made any.

    What was made automatically was no decision, and would be made again at once.
    """
    for index in range(len(live.history) - 1, -1, -1):
        done = live.history[index]
        if done.seat == seat and not done.automatic:
            return index
    return None


def asking_unrates(live: LiveTable, seat: int) -> bool:
    """Whether the game would be unrated if a seat asked to go back now and all agreed.

    In a closed phase one cannot ask, and nobody learns what the others have done in it.
    """
    if live.status != RUNNING or live.state.closed_phase is not None or live.seats[seat].stand_in is not None:
        return False
    kept = last_decision(live, seat)
    return kept is not None and live.unrates(kept)
