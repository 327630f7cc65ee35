"""What runs in a worker process. It imports little, so that the process starts quickly and stays small."""

import os
import signal
from collections.abc import Callable, Mapping
from multiprocessing import parent_process
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeAlias

from bastide.bots import Sight, levels_for, make_bot
from bastide.bots.time_limit import time_limit
from bastide.core import positions
from bastide.core.errors import BadPosition, about
from bastide.core.state import State
from bastide.server.jobs.job import Progress, TookTooLong

if TYPE_CHECKING:
    from bastide.core.journal import Journal

Work: TypeAlias = Callable[[Mapping[str, Any], Progress], Any]

SCORE_SECONDS = 5.0
"""How long a worker may take to score a position; all that people set up take milliseconds."""
OUTLOOK_SECONDS, OUTLOOK_LIMIT = 8.0, 60.0
"""How long games are played on from a position, and how long the first of them may take."""
UPLOAD_SECONDS = 20.0
"""How long a worker may take to check an upload; the longest game that may be uploaded takes about a second."""


def turn(given: Mapping[str, Any], _: Progress) -> list[str]:
    """Return the moves that a bot plans in a position as its seat imagines it. A worker never sees the truth."""
    state = positions.loads(given["position"])
    bot = make_bot(given["bot"], type(state.game), given["seed"])
    return [state.game.moves.text(move) for move in bot.plan(Sight(state, given["player"]))]


def hint(given: Mapping[str, Any], _: Progress) -> dict[str, Any]:
    """Return the strongest level's advice for a player, in a position as the player's seat imagines it."""
    from bastide.bots.advice import advise

    state = positions.loads(given["position"])
    strongest = list(levels_for(type(state.game)))[-1]
    advice = advise(Sight(state, given["player"]), given["seed"], strongest)
    return {
        "moves": [state.game.moves.text(move) for move in advice.moves],
        "reasons": [{"part": reason.part, "gain": reason.gain} for reason in advice.reasons],
    }


def analysis(given: Mapping[str, Any], progress: Progress) -> Any:
    """Return the analysis of a finished game from its record."""
    from bastide.bots.analysis import analyse
    from bastide.core.journal import Journal

    return analyse(Journal.loads(given["journal"]), progress, given["seed"]).to_json()


def score(given: Mapping[str, Any], _: Progress) -> tuple[str, BadPosition | None]:
    """Return everyone's points with their reasons, a spectator's view and who is to move, as JSON.

    Nobody moves in a position that can be shown but can't occur: then the second value says why.
    """
    import msgspec

    from bastide.core.scores import report

    with time_limit(SCORE_SECONDS, TookTooLong):
        state, doubt = _shown(given["position"])
        counted = state.scores()
        found = {
            "scores": report(counted, state.rank(counted)),
            "view": state.view(None),
            "to_act": () if doubt else state.to_act,
        }
        return msgspec.json.encode(found).decode(), doubt


def _shown(text: str) -> tuple[State, BadPosition | None]:
    """Return the state of a position, and why it can't occur, if it can't."""
    document = positions.parse(text)
    game = positions.game_of(document)
    with about(game.name):
        try:
            return game.from_position(document), None
        except BadPosition as error:
            error.game = game.name
            return game.lay_out(document), error


def outlook(given: Mapping[str, Any], progress: Progress) -> Any:
    """Return what a position promises a player to move, and everyone."""
    from bastide.bots.outlook import look_ahead

    with time_limit(OUTLOOK_LIMIT, TookTooLong):
        state = positions.loads(given["position"])
        return look_ahead(state, given["player"], OUTLOOK_SECONDS, progress).to_json()


def journal(given: Mapping[str, Any], _: Progress) -> dict[str, Any]:
    """Return the header and the number of plies of a game record that somebody uploads.

    Raise `BastideError` if it can't be replayed to its end. One with more than `most` plies isn't replayed.
    """
    from bastide.core.errors import BastideError
    from bastide.core.journal import Journal
    from bastide.words import LocalizedError

    with time_limit(UPLOAD_SECONDS, TookTooLong):
        record = Journal.loads(given["journal"])
        if len(record.plies) <= given["most"]:
            try:
                record.verify()
            except BastideError as error:
                raise LocalizedError("journal-not-followed", reason=error) from None
        return {"header": _header(record), "plies": len(record.plies)}


def position(given: Mapping[str, Any], _: Progress) -> dict[str, Any]:
    """Return a game record that begins from a position that somebody uploads, and its header.

    Raise `BastideError` if the position can't occur. The seed decides what it leaves open.
    """
    from bastide.core.chance import KeyedChance
    from bastide.core.journal import Journal, Match

    with time_limit(UPLOAD_SECONDS, TookTooLong):
        document = positions.parse(given["position"])
        match = Match.begin_from(positions.game_of(document), document, KeyedChance(bytes.fromhex(given["seed"])))
        match.state.scores()
        text = match.journal.dumps()
        return {"header": _header(Journal.loads(text)), "journal": text}  # what is stored must be readable


def _header(record: "Journal") -> dict[str, Any]:
    """A record's header, as JSON values."""
    return {name: getattr(record.header, name) for name in type(record.header).__slots__}


KINDS: Mapping[str, Work] = {
    "turn": turn, "hint": hint, "analysis": analysis, "score": score, "outlook": outlook,
    "journal": journal, "position": position,
}  # fmt: skip
"""What is done for each kind of job."""


def end_with_server() -> None:
    """Prepare a worker: it ends with the server, even a killed one, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches the server, which then ends us
    Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
