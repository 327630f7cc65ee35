"""`bastide verify`: check a game record, and say plainly what that proves and what it doesn't."""

import re
from pathlib import Path

import click

from bastide import words
from bastide.cli import layout
from bastide.cli.common import as_json, echo_json, score_lines, score_report
from bastide.cli.wording import command, option
from bastide.core.errors import BastideError
from bastide.core.fairness import Evidence, OwnNonce
from bastide.core.journal import Journal
from bastide.words import LocalizedError

UNSOUND = 1
"""The exit code if the record was read, but doesn't hold. A wrong command line or file is 2, as everywhere."""


@command
@click.argument("journal", type=click.Path(path_type=Path))
@option("--commitment", metavar="HEX")
@option("--nonce", "nonces", multiple=True, metavar="[SEAT:]HEX")
@as_json
def verify(journal: Path, commitment: str | None, nonces: tuple[str, ...], as_json: bool, language: str) -> None:
    """Replay a journal and check every move and every outcome of chance."""
    evidence = Evidence(_commitment(commitment), tuple(map(_own_nonce, nonces)))
    record = Journal.load(journal)
    try:
        state = record.verify(evidence if evidence != Evidence() else None)
    except BastideError as error:
        click.echo(words.error(error, language), err=True)
        click.get_current_context().exit(UNSOUND)
    if as_json:
        echo_json(
            {
                "game": state.game.name,
                "plies": len(record.plies),
                "over": state.is_over,
                "valid": True,
                "proved": _proof(record, evidence),
                "scores": score_report(state),
            }
        )
        return
    for key, arguments in _findings(record, evidence, language):
        layout.echo(words.say(key, language, arguments))
    layout.echo(words.status(state, language))
    click.echo("\n".join(score_lines(state, language)))


def _commitment(text: str | None) -> str | None:
    if text is not None and not re.fullmatch(r"[0-9a-fA-F]{64}", text):
        raise LocalizedError("bad-commitment")
    return None if text is None else text.lower()


def _own_nonce(text: str) -> OwnNonce:
    found = re.fullmatch(r"(?:([1-9]\d?):)?((?:[0-9a-fA-F]{2})+)", text, re.ASCII)
    if found is None:
        raise LocalizedError("bad-nonce-option")
    return OwnNonce(found[2].lower(), int(found[1]) - 1 if found[1] else None)


def _proved_seats(record: Journal, evidence: Evidence) -> list[int]:
    """The seats whose nonces are a player's own, after the evidence was checked."""
    own = {nonce.nonce for nonce in evidence.nonces}
    return [number for number, seat in enumerate(record.fairness.seats if record.fairness else ()) if seat.nonce in own]


def _proof(record: Journal, evidence: Evidence) -> dict[str, object]:
    """What was proved, for programs."""
    fairness = record.fairness
    return {
        "outcomes": fairness is not None,
        "given_plies": None if fairness is None else fairness.given_plies,
        "commitment": evidence.commitment is not None,
        "nonces": _proved_seats(record, evidence),
    }


def _findings(record: Journal, evidence: Evidence, language: str) -> list[tuple[str, dict[str, str | int]]]:
    """What was checked, what was proved, and what was not: the keys of sentences and their arguments."""
    moves: tuple[str, dict[str, str | int]] = ("verify-moves", {"plies": len(record.plies)})
    if record.fairness is None:
        return [moves, ("verify-chance-none", {})]
    given, seats = record.fairness.given_plies, _proved_seats(record, evidence)
    players = ", ".join(words.player(seat, language) for seat in seats)
    return [
        moves,
        ("verify-chance", {}) if given is None else ("verify-chance-given", {"plies": given}),
        ("verify-secret-proved" if evidence.commitment else "verify-secret-unproved", {}),
        ("verify-nonces-proved", {"players": players}) if seats else ("verify-nonces-unproved", {}),
        ("verify-proved" if evidence.commitment and seats else "verify-unproved", {}),
    ]
