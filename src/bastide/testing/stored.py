"""The files of the stored games."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bastide.core.chance import ReplayingChance
from bastide.core.events import Event
from bastide.core.journal import Journal, Match, Ply
from bastide.core.state import State

_SUFFIX = ".journal.json"


@dataclass(frozen=True)
class Playthrough:
    """A stored game: its journal, and beside it the text of its states."""

    path: Path

    @property
    def name(self) -> str:
        """Its name, without the game."""
        return self.path.name.removesuffix(_SUFFIX)

    @property
    def text_path(self) -> Path:
        """The path of the text of its states."""
        return self.path.with_name(self.name + ".txt")

    def journal(self) -> Journal:
        """Return the journal."""
        return Journal.load(self.path)


@dataclass(frozen=True)
class Step:
    """One move of a game, with the states around it and its events."""

    before: State
    ply: Ply
    after: State
    events: tuple[Event, ...]


def playthroughs(folder: Path) -> list[Playthrough]:
    """Return the games stored in a folder."""
    return [Playthrough(path) for path in sorted(folder.glob(f"*{_SUFFIX}"))]


def path_of(folder: Path, name: str) -> Path:
    """Return the path of a stored game of this name."""
    return folder / (name + _SUFFIX)


def begin(journal: Journal) -> Match:
    """Return the game before its first move."""
    return Match.begin(journal.header.make(), journal.header.players, ReplayingChance(journal.setup))


def steps(journal: Journal) -> Iterator[Step]:
    """Yield the game move by move."""
    match = begin(journal)
    for ply in journal.plies:
        told: list[Event] = []
        before = match.state.copy()
        match.state.listener = told.append
        match.play(ply.player, ply.move, ReplayingChance(ply.chance))
        match.state.listener = None
        yield Step(before, ply, match.state.copy(), tuple(told))


# Final positions, so that none changes unnoticed


def digest(value: Any) -> str:
    """Return a fingerprint of plain values."""
    return hashlib.sha256(json.dumps(value, sort_keys=True, ensure_ascii=True).encode()).hexdigest()[:16]


def ending(journal: Journal) -> dict[str, str]:
    """Return what a stored game leads to, and by which rules, without options added later."""
    final = journal.fold().position()
    if "options" in final:
        final["options"] = {name: final["options"][name] for name in journal.header.options}
    final.pop("rules", None)  # as said beside it
    return {
        "rules": journal.header.rules,
        "journal": digest(journal.dumps()),
        "final": digest(final),
    }


def stored_endings(folder: Path) -> dict[str, dict[str, str]]:
    """Return what the stored games led to when they were stored."""
    path = folder / "endings.json"
    endings: dict[str, dict[str, str]] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return endings


def store_endings(folder: Path, endings: dict[str, dict[str, str]]) -> None:
    """Write what the stored games lead to."""
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(ending)}" for name, ending in sorted(endings.items()))
    (folder / "endings.json").write_text(f"{{\n{lines}\n}}\n", "utf-8")
