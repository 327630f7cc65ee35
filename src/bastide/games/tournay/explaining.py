"""What owners of the box read about cards and events: their own names, sentences, and lists for the rules."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bastide.games.tournay import sentences
from bastide.games.tournay.sentences import SentenceView

if TYPE_CHECKING:
    from bastide.games.tournay import Tournay

LISTS = ("level-1", "level-2", "level-3", "expansion", "events")
"""What the rules can list."""


def explanation(game: "Tournay", id_: str) -> Sequence[SentenceView]:
    """Return all about a card or event, composed from its data; nothing for other things."""
    box = game.box
    if id_ in game.printed_in_full["events"]:
        return sentences.event(game.printed_in_full["events"][id_])
    if id_ not in box.number:
        return ()
    entry = box.entries[box.number[id_]]
    printed = game.printed_in_full["cards"][id_]
    return sentences.card(printed, entry["copies"], entry.get("replaceable", 0), added=_is_added(entry))


def listed(game: "Tournay", what: str) -> list[str]:
    """Return the ids of one of the `LISTS`, deck by deck."""
    if what == "events":
        return list(game.printed_in_full["events"])
    entries = game.box.entries
    if what == "expansion":
        return [entry["id"] for entry in entries if _is_added(entry)]
    return [entry["id"] for entry in entries if not _is_added(entry) and entry["deck"].endswith(what[-2:])]


def _is_added(entry: Mapping[str, Any]) -> bool:
    """Whether the card belongs to the expansion (TY-67)."""
    return entry["type"] != "prestige" and "replaceable" not in entry


def titles(components: Mapping[str, Any], shipped: Mapping[str, Any]) -> dict[str, str]:
    """Return the names from a component file; things outside the box without a name get their id."""
    known = {entry["id"] for part in shipped.values() for entry in _entries(part)}
    found = {}
    for part in components.values():
        for entry in _entries(part):
            title = "".join(char for char in entry.get("title", "") if char.isprintable()).strip()
            if title or entry["id"] not in known:
                found[entry["id"]] = title or entry["id"].replace("-", " ")
    return found


def _entries(part: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [entry for value in part.values() if isinstance(value, list) for entry in value]
