"""What players can do at a table. Each function returns the entries to write, or raises an error."""

import re
from collections.abc import Collection, Sequence

from bastide.bots import levels_for, make_bot
from bastide.bots.levels import personalities_for
from bastide.core import fairness
from bastide.core.errors import IllegalMove
from bastide.server.entropy import Entropy
from bastide.server.errors import RequestError
from bastide.server.tables.entries import AutomaticSet, Entry, Opened, Said, Sat, Stood, UndoAnswered, UndoAsked, Undone
from bastide.server.tables.live import CANCELLED, OPEN, RUNNING, SEALING, LiveTable
from bastide.server.tables.seats import Seat
from bastide.server.tables.undo import last_decision, undoable

AUTOMATIC = ("off", "forced", "forced-and-end")
MOST_TEXT = 500
_HASH = re.compile(r"[0-9a-f]{64}")
_NONCE = re.compile(r"(?:[0-9a-f]{2}){16,64}")


def own(live: LiveTable, seat: int, person: str) -> Seat:
    """Return the seat, if that person sits there."""
    chair = chair_of(live, seat)
    if chair.person != person:
        raise RequestError("not-your-seat", status=403)
    return chair


def sit(
    live: LiveTable, seat: int, person: str, name: str, hash_: str, blockers: Collection[str] = ()
) -> Sequence[Entry]:
    """Take a free seat, or promise another nonce at your own.

    `blockers` have blocked the person, who isn't told: a table of theirs is as if it had started.
    """
    chair = chair_of(live, seat)
    must_wait(live)
    if _is_unwelcome(live, person, blockers):
        raise RequestError("already-started")
    if chair.person != person and (chair.taken or live.facts.tournament is not None):
        raise RequestError("seat-taken")
    if person in live.room.removed:
        raise RequestError("removed-by-host", status=403)
    if any(other.nonce is not None and other.bot is None for other in live.seats):
        # A player who knows an opened nonce could choose their own to suit it.
        raise RequestError("already-opened")
    if not _HASH.fullmatch(hash_):
        raise RequestError("bad-hash", status=422)
    return [Sat(seat, name, hash_, person=person)]


def _is_unwelcome(live: LiveTable, person: str, blockers: Collection[str]) -> bool:
    """Whether somebody at the table has blocked a person who isn't there yet."""
    there = {live.facts.host, *(seat.person for seat in live.seats)}
    return person not in there and not there.isdisjoint(blockers)


def stand(live: LiveTable, seat: int, person: str) -> Sequence[Entry]:
    """Leave before the start. The host may also remove another player or a bot."""
    chair = chair_of(live, seat)
    must_wait(live)
    if live.facts.tournament is not None:
        raise RequestError("tournament-seat")
    if not chair.taken or person not in (chair.person, live.facts.host):
        raise RequestError("not-your-seat", status=403)
    return [Stood(seat, removed=person != chair.person)]


def seat_bot(live: LiveTable, seat: int, person: str, bot: str, entropy: Entropy) -> Sequence[Entry]:
    """Let the host put a bot into an open seat before the start, or exchange one. The game starts if only bots play."""
    chair = chair_of(live, seat)
    must_wait(live)
    if person != live.facts.host or live.facts.tournament is not None:
        raise RequestError("host-only", status=403)
    if chair.person is not None:
        raise RequestError("seat-taken")
    # Another bot keeps the nonce: players may have opened theirs, and a new one would change the shuffle.
    nonce = entropy.secret() if chair.nonce is None else bytes.fromhex(chair.nonce)
    sat = bot_sits(live, seat, bot, nonce)
    if chair.bot == sat.bot:
        return []
    after = live.preview([sat])
    return [sat] if after.people() else [sat, after.set_up()]


def bot_sits(live: LiveTable, seat: int, bot: str, nonce: bytes) -> Sat:
    """Return the entry that seats a bot, with a nonce of the server; raises an error for one that can't play."""
    kind = type(live.game)
    name = make_bot(bot, kind, 0).name
    level = {**personalities_for(kind), **levels_for(kind)}.get(name)
    version = None if level is None else level.version
    return Sat(seat, name, fairness.nonce_hash(nonce), bot=name, nonce=nonce.hex(), version=version)


def open_nonce(live: LiveTable, seat: int, person: str, nonce: str) -> Sequence[Entry]:
    """Open the promised nonce. The last player to do so starts the game."""
    chair = own(live, seat, person)
    if live.status != SEALING:
        raise RequestError("not-sealing")
    if chair.nonce is not None:
        raise RequestError("already-ready")
    if not _NONCE.fullmatch(nonce) or fairness.nonce_hash(bytes.fromhex(nonce)) != chair.hash:
        raise RequestError("bad-nonce", status=422)
    opened = Opened(seat, nonce)
    after = live.preview([opened])
    return [opened] if any(other.nonce is None for other in after.seats) else [opened, after.set_up()]


def move(live: LiveTable, seat: int, decision: int, text: str) -> Sequence[Entry]:
    """Make a move, at exactly the seat's own decision number."""
    must_run(live)
    _at_decision(live, seat, decision)
    return [live.try_move(seat, text, stand_in=live.seats[seat].stand_in is not None)]


def why(live: LiveTable, seat: int, text: str) -> IllegalMove | None:
    """Return why a move isn't allowed, or `None` if it is."""
    must_run(live)
    refused = live.state.refusal(seat, live.game.moves.parse(text))
    if refused is not None:
        refused.game = live.game.name
    return refused


def undo(live: LiveTable, seat: int, decision: int, steps: int) -> Sequence[Entry]:
    """Withdraw your own last moves, unless something was drawn, revealed or done by others since."""
    must_run(live)
    _plays_themselves(live, seat)
    _at_decision(live, seat, decision)
    possible = undoable(live, seat)
    if not 1 <= steps <= possible:
        raise RequestError("too-far-back" if possible else "nothing-to-undo", possible=possible)
    own = [done for done in live.history if done.seat == seat]
    while steps < possible and own[-steps].automatic:
        steps += 1  # automatic moves would be made again at once
    return [Undone(seat, steps)]


def ask_undo(live: LiveTable, seat: int) -> Sequence[Entry]:
    """Ask the others to go back to your last decision. Without other people it happens at once."""
    must_run(live)
    _plays_themselves(live, seat)
    if live.asked_to_undo is not None:
        raise RequestError("already-asked")
    kept = last_decision(live, seat)
    if kept is None:
        raise RequestError("nothing-to-undo")
    if live.state.closed_phase is not None:
        raise RequestError("phase-closed")
    asked = UndoAsked(seat, kept)
    return [asked, UndoAnswered(seat, agreed=True)] if live.deciders() == [seat] else [asked]


def answer_undo(live: LiveTable, seat: int, agreed: bool) -> Sequence[Entry]:
    """Agree to go back, or decline."""
    must_run(live)
    if live.asked_to_undo is None or seat in live.agreed:
        raise RequestError("nothing-asked")
    return [UndoAnswered(seat, agreed)]


def set_automatic(live: LiveTable, seat: int, mode: str) -> Sequence[Entry]:
    """Choose whether forced decisions are made for you."""
    if mode not in AUTOMATIC:
        raise RequestError("bad-mode", status=422, modes=AUTOMATIC)
    return [] if live.seats[seat].automatic == mode else [AutomaticSet(seat, mode)]


def say(live: LiveTable, seat: int | None, name: str, text: str, person: str | None = None) -> Sequence[Entry]:
    """Chat at the table, or among the spectators. Before the start, everybody hears everybody."""
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not 1 <= len(words) <= MOST_TEXT:
        raise RequestError("bad-text", status=422, most=MOST_TEXT)
    chair_of(live, 0)
    return [Said(name, words, seat, person, to_all=live.status in (OPEN, SEALING))]


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
    """Make a forced decision, if there is one."""
    forced = forced_move(live)
    return [] if forced is None else [live.try_move(*forced, automatic=True)]


def chair_of(live: LiveTable, seat: int) -> Seat:
    """Return a seat by its number."""
    if not 0 <= seat < len(live.seats):
        raise RequestError("no-such-seat", status=404, seats=len(live.seats))
    return live.seats[seat]


def must_wait(live: LiveTable) -> None:
    """Raise `RequestError` unless the game can still start."""
    if live.status == CANCELLED:
        raise RequestError("cancelled")
    if live.status not in (OPEN, SEALING):
        raise RequestError("already-started")


def must_run(live: LiveTable) -> None:
    """Raise `RequestError` unless the game is running."""
    if live.status != RUNNING:
        raise RequestError("not-running")


def own_move(live: LiveTable, seat: int, decision: int, text: str) -> Sequence[Entry]:
    """Make a move of the person who sits there, unless a bot plays for them."""
    must_run(live)
    _plays_themselves(live, seat)
    return move(live, seat, decision, text)


def _plays_themselves(live: LiveTable, seat: int) -> None:
    if live.seats[seat].stand_in is not None:
        raise RequestError("bot-plays")


def _at_decision(live: LiveTable, seat: int, decision: int) -> None:
    expected = live.seats[seat].decisions
    if decision != expected:
        raise RequestError("stale", expected=expected)
