"""Saved games: by the command `save`, and automatically during play.

A saved game is a journal with one more field, `terminal`: who sits where, and whether the game is over. Other readers
of journals may ignore it.
"""

import contextlib
import json
import os
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from bastide.core import documents
from bastide.core.errors import BastideError
from bastide.core.journal import Match

_FIELD = "terminal"
Seats = tuple[str | None, ...]
"""The bot in each seat; `None` for a person."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sat where when a game was saved, and whether it used a real table."""

    seats: Seats
    real_table: bool = False


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in the folder of saved games."""

    path: Path
    game: str
    players: int
    plies: int
    over: bool
    at: float


def folder() -> Path:
    """Return the folder of saved games: `bastide/games` in the user's data folder (`XDG_DATA_HOME`)."""
    named = os.environ.get("XDG_DATA_HOME", "")
    data = Path(named) if os.path.isabs(named) else Path("~/.local/share").expanduser()
    return data / "bastide" / "games"


def new_path(game: str) -> Path:
    """Return an unused file for a game."""
    return folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def kept_games() -> list[Kept]:
    """Return all games in the folder, the most recent first."""
    return sorted(_found(), key=lambda kept: kept.at, reverse=True)


def _found() -> Iterator[Kept]:
    for path in folder().glob("*.json"):
        with contextlib.suppress(OSError, UnicodeDecodeError, BastideError, KeyError, TypeError):
            document = documents.parse(path.read_text("utf-8-sig"))
            header, plies = document["header"], document["plies"]
            over = dict(document.get(_FIELD, {})).get("over") is True
            yield Kept(path, str(header["game"]), int(header["players"]), len(plies), over, path.stat().st_mtime)


def dumps(match: Match, seating: Seating) -> str:
    """Return a game as text for a file."""
    field = {"seats": seating.seats, "over": match.state.is_over, "real_table": seating.real_table}
    journal = match.journal.dumps().rstrip().removesuffix("}").rstrip()
    return f'{journal},\n "{_FIELD}": {json.dumps(field, ensure_ascii=False)}\n}}\n'


def seating(text: str, players: int) -> Seating | None:
    """Return who sat where, if a journal has a valid field for it."""
    try:
        field: Any = documents.parse(text).get(_FIELD)
    except (BastideError, AttributeError):
        return None
    match field:
        case {"seats": [*seats]} if len(seats) == players and all(name is None or type(name) is str for name in seats):
            return Seating(tuple(seats), field.get("real_table") is True)
    return None


def write(path: Path, text: str) -> None:
    """Write a file, whole or not at all; raise `OSError` if that fails."""
    if path.exists() and not path.is_file():  # a device, or a folder, which refuses
        path.write_text(text, "utf-8")
        return
    try:
        draft = path.with_name(path.name + ".part")
        try:
            draft.write_text(text, "utf-8")
            draft.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                draft.unlink()
            raise
    except ValueError as error:  # a name with characters that no file can have
        raise OSError(None, str(error)) from None


class Keeper:
    """Saves a game to its file during play."""

    def __init__(self, path: Path, seats: Sequence[str | None], *, real_table: bool) -> None:
        self.path = path
        self.seating = Seating(tuple(seats), real_table)
        self.has_kept = path.exists()
        self._kept: tuple[int, object] | None = None

    def keep(self, match: Match) -> None:
        """Save the game as it stands, unless that is saved already; raise `OSError` if that fails."""
        plies = match.journal.plies
        state = (len(plies), plies[-1] if plies else None)
        if state == self._kept:
            return
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write(self.path, dumps(match, self.seating))
        self._kept = state
        self.has_kept = True
