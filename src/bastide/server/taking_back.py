"""Going back by consent: to where, and what it would cost. All who are asked may know that before they answer."""

from bastide.server.live import RUNNING, LiveTable


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
