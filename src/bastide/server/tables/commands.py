"""What one can do at a table. Each function decides on the table as it is: the entries to write, or `Refused`."""

import re
from collections.abc import Sequence

from bastide.core import fairness
from bastide.core.errors import IllegalMove, UnknownMove
from bastide.server.errors import Refused
from bastide.server.tables.entries import AutomaticSet, Entry, Opened, Said, Sat, Stood, UndoAnswered, UndoAsked, Undone
from bastide.server.tables.live import OPEN, RUNNING, SEALING, LiveTable
from bastide.server.tables.seats import Seat
from bastide.server.tables.undo import last_decision, undoable

AUTOMATIC = ("off", "forced", "forced-and-end")
MOST_TEXT = 500
_HASH = re.compile(r"[0-9a-f]{64}")
_NONCE = re.compile(r"(?:[0-9a-f]{2}){16,64}")


def own(live: LiveTable, seat: int, person: str) -> Seat:
    """The seat, if that person sits there."""
    chair = chair_of(live, seat)
    if chair.person != person:
        raise Refused("not-your-seat", "You do not sit there.", status=403)
    return chair


def sit(live: LiveTable, seat: int, person: str, name: str, hash_: str) -> Sequence[Entry]:
    """Takes a free seat, or promises another nonce on the own one."""
    chair = chair_of(live, seat)
    if live.status not in (OPEN, SEALING):
        raise Refused("already-started", "The game has started; you can watch it.")
    if chair.taken and chair.person != person:
        raise Refused("seat-taken", "Somebody sits there already; choose another seat.")
    if any(other.nonce is not None and other.bot is None for other in live.seats):
        # Who knows an opened nonce could choose his own to suit it.
        raise Refused("already-opened", "A nonce is open already, so none can be promised any more.")
    if not _HASH.fullmatch(hash_):
        raise Refused("bad-hash", "The hash of your nonce must be 64 hexadecimal digits of SHA-256.", status=422)
    return [Sat(seat, name, hash_, person=person)]


def stand(live: LiveTable, seat: int, person: str) -> Sequence[Entry]:
    """Leaves before the start. The host may also ask somebody else to leave."""
    chair = chair_of(live, seat)
    if live.status not in (OPEN, SEALING):
        raise Refused("already-started", "The game has started; 'leave' over the socket lets a bot play on.")
    if not chair.taken or chair.person is None or person not in (chair.person, live.facts.host):
        raise Refused("not-your-seat", "You do not sit there.", status=403)
    return [Stood(seat)]


def open_nonce(live: LiveTable, seat: int, person: str, nonce: str) -> Sequence[Entry]:
    """Keeps the promise made on sitting down. The last one to do so starts the game."""
    chair = own(live, seat, person)
    if live.status != SEALING:
        raise Refused("not-sealing", "Nonces are opened when all seats are taken and before the game starts.")
    if chair.nonce is not None:
        raise Refused("already-ready", "You have opened your nonce already; wait for the others.")
    if not _NONCE.fullmatch(nonce) or fairness.nonce_hash(bytes.fromhex(nonce)) != chair.hash:
        raise Refused(
            "bad-nonce", "This is not the nonce whose hash you sent: 16 to 64 bytes in hexadecimal.", status=422
        )
    opened = Opened(seat, nonce)
    after = live.preview([opened])
    return [opened] if any(other.nonce is None for other in after.seats) else [opened, after.set_up()]


def move(live: LiveTable, seat: int, decision: int, text: str) -> Sequence[Entry]:
    """Makes a move, at exactly the seat's own decision number."""
    must_run(live)
    _at_decision(live, seat, decision)
    try:
        return [live.try_move(seat, text, stand_in=live.seats[seat].stand_in is not None)]
    except IllegalMove as error:
        raise _illegal(error) from None
    except UnknownMove as error:
        raise Refused("unknown-move", str(error), status=422) from None


def why(live: LiveTable, seat: int, text: str) -> Refused | None:
    """Why a move is not allowed; `None` if it is."""
    must_run(live)
    try:
        error = live.state.refusal(seat, live.game.moves.parse(text))
    except UnknownMove as unknown:
        raise Refused("unknown-move", str(unknown), status=422) from None
    return None if error is None else _illegal(error)


def undo(live: LiveTable, seat: int, decision: int, steps: int) -> Sequence[Entry]:
    """Withdraws the own last moves, as far as nothing was drawn, shown, or done by others since."""
    must_run(live)
    _plays_themselves(live, seat)
    _at_decision(live, seat, decision)
    possible = undoable(live, seat)
    if not 1 <= steps <= possible:
        key, reason = ("nothing-to-undo", "There is no move that you may take back by yourself.")
        if possible:
            key, reason = "too-far-back", f"You may take back {possible} moves by yourself, not {steps}."
        raise Refused(key, reason, details={"possible": possible})
    own = [done for done in live.history if done.seat == seat]
    while steps < possible and own[-steps].automatic:
        steps += 1  # what was made automatically would be made again at once
    return [Undone(seat, steps)]


def ask_undo(live: LiveTable, seat: int) -> Sequence[Entry]:
    """Asks the others to go back to the own last decision; without other people it happens at once."""
    must_run(live)
    _plays_themselves(live, seat)
    if live.asked_to_undo is not None:
        raise Refused("already-asked", "Somebody asks to go back already; answer that first.")
    kept = last_decision(live, seat)
    if kept is None:
        raise Refused("nothing-to-undo", "You have not made a move yet.")
    if live.state.closed_phase is not None:
        raise Refused("phase-closed", "While all decide unseen, only your own steps of this phase can be taken back.")
    asked = UndoAsked(seat, kept)
    return [asked, UndoAnswered(seat, agreed=True)] if live.deciders() == [seat] else [asked]


def answer_undo(live: LiveTable, seat: int, agreed: bool) -> Sequence[Entry]:
    """Agrees to go back, or declines."""
    must_run(live)
    if live.asked_to_undo is None or seat in live.agreed:
        raise Refused("nothing-asked", "Nobody waits for your answer.")
    return [UndoAnswered(seat, agreed)]


def set_automatic(live: LiveTable, seat: int, mode: str) -> Sequence[Entry]:
    """Wants forced decisions made, or not."""
    if mode not in AUTOMATIC:
        raise Refused("bad-mode", f"The mode must be one of {', '.join(AUTOMATIC)}.", status=422)
    return [] if live.seats[seat].automatic == mode else [AutomaticSet(seat, mode)]


def say(live: LiveTable, seat: int | None, name: str, text: str, person: str | None = None) -> Sequence[Entry]:
    """Chats at the table, or as a spectator among spectators."""
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not 1 <= len(words) <= MOST_TEXT:
        raise Refused("bad-text", f"Say something of at most {MOST_TEXT} characters.", status=422)
    chair_of(live, 0)
    return [Said(name, words, seat, person)]


def forced_move(live: LiveTable) -> tuple[int, str] | None:
    """Return a forced decision that its owner wants made: the seat and the move. `end` only if that was asked for."""
    if live.status != RUNNING or live.is_archive():
        return None
    for seat in live.state.to_act:
        mode = "off" if live.seats[seat].stand_in else live.seats[seat].automatic
        legal = live.state.legal_moves(seat) if mode != "off" else []
        if len(legal) == 1 and (mode == "forced-and-end" or live.game.moves.key(legal[0]) != "end"):
            return seat, live.game.moves.text(legal[0])
    return None


def automatic_move(live: LiveTable) -> Sequence[Entry]:
    """Makes a forced decision, if there is one."""
    forced = forced_move(live)
    return [] if forced is None else [live.try_move(*forced, automatic=True)]


def chair_of(live: LiveTable, seat: int) -> Seat:
    """A chair by its number."""
    if not 0 <= seat < len(live.seats):
        raise Refused("no-such-seat", f"The table has {len(live.seats)} seats, counted from 0.", status=404)
    return live.seats[seat]


def must_run(live: LiveTable) -> None:
    """Refuses what can only be done while the game runs."""
    if live.status != RUNNING:
        raise Refused("not-running", f"The table is {live.status}: no moves are made there now.")


def own_move(live: LiveTable, seat: int, decision: int, text: str) -> Sequence[Entry]:
    """Makes a move of the person who sits there, unless a bot plays for them."""
    must_run(live)
    _plays_themselves(live, seat)
    return move(live, seat, decision, text)


def _plays_themselves(live: LiveTable, seat: int) -> None:
    if live.seats[seat].stand_in is not None:
        raise Refused("bot-plays", "A bot plays for you; take your seat back first.")


def _at_decision(live: LiveTable, seat: int, decision: int) -> None:
    expected = live.seats[seat].decisions
    if decision != expected:
        raise Refused(
            "stale",
            f"Your decision number is {expected}, not {decision}: this was said already.",
            details={"expected": expected},
        )


def _illegal(error: IllegalMove) -> Refused:
    return Refused(error.key, str(error), rule=error.rule, details=error.arguments)
