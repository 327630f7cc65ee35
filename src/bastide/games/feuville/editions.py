"""The editions of the rulebook as options, and what each sets (FV-26, FV-35, FV-37, FV-51, FV-53, FV-57, FV-63)."""

import json
from collections.abc import Mapping
from importlib.resources import files

from bastide.core.game import Option, OptionValue

AT_ONCE, END_OF_TURN = "at-once", "end-of-turn"
SUPPLY, REMOVED = "supply", "removed"
TOWN, EVALUATED = "town", "evaluated-columns"
ALL, NOBODY = "all", "nobody"
ANY, ONE = "any", "one"
EDITIONS = ("german", "english", "french", "dutch")
"""The German text is the original and the default."""
LITERAL = "literal"
"""The German text to the letter, where we normally read it by its sense (K1, K2, K16)."""

SWITCHES = (
    "tower_gaps",
    "start_player_ends_at_once",
    "mercy_on_tie",
    "decrees_any_time",
    "fairy_and_evaluation",
    "thief_makes_room",
)
"""The options that change how one sentence is read; the table still plays its edition."""

OPTIONS = (
    Option("magician_fairy_when_nothing_burnt", 2, (1, 2)),
    Option("row_refill", AT_ONCE, (AT_ONCE, END_OF_TURN)),
    Option("cloud_columns_may_burn", True, (True, False)),
    Option("discarded_fairy_tile", SUPPLY, (SUPPLY, REMOVED)),
    Option("spent_theft_protection", SUPPLY, (SUPPLY, REMOVED)),
    Option("evaluation_grass_scope", TOWN, (TOWN, EVALUATED)),
    Option("tower_gaps", ANY, (ANY, ONE)),
    Option("start_player_ends_at_once", True, (True, False)),
    Option("mercy_on_tie", ALL, (ALL, NOBODY)),
    Option("decrees_any_time", False, (True, False)),
    Option("fairy_and_evaluation", True, (True, False)),
    Option("thief_makes_room", True, (True, False)),
)


def presets() -> dict[str, Mapping[str, OptionValue]]:
    """Return the options of each edition and of the literal reading, from the data file."""
    document = json.loads((files(__name__.rpartition(".")[0]) / "data" / "editions.json").read_text("utf-8"))
    settings = {edition["id"]: edition["settings"] for edition in document["editions"]}
    return {name: settings[name] for name in (*EDITIONS, LITERAL)}


def edition_of(settings: Mapping[str, OptionValue]) -> str | None:
    """Return the edition that a table plays, ignoring the switches; `None` if it mixes several."""
    known = presets()
    for name in EDITIONS:
        if all(
            settings[option.name] == known[name].get(option.name, option.default)
            for option in OPTIONS
            if option.name not in SWITCHES
        ):
            return name
    return None
