"""The editions of the rulebook as options, and what each sets (FV-26, FV-37, FV-51, FV-53, FV-57, FV-63)."""

import json
from collections.abc import Mapping
from importlib.resources import files

from bastide.core.game import Option, OptionValue

AT_ONCE, END_OF_TURN = "at-once", "end-of-turn"
SUPPLY, REMOVED = "supply", "removed"
TOWN, EVALUATED = "town", "evaluated-columns"
ALL, NOBODY = "all", "nobody"
EDITIONS = ("german", "english", "french", "dutch")
"""The German text is the original and the default."""

OPTIONS = (
    Option("magician_fairy_when_nothing_burnt", 2, (1, 2)),
    Option("row_refill", AT_ONCE, (AT_ONCE, END_OF_TURN)),
    Option("cloud_columns_may_burn", True, (True, False)),
    Option("discarded_fairy_tile", SUPPLY, (SUPPLY, REMOVED)),
    Option("spent_theft_protection", SUPPLY, (SUPPLY, REMOVED)),
    Option("evaluation_grass_scope", TOWN, (TOWN, EVALUATED)),
    Option("start_player_ends_at_once", True, (True, False)),
    Option("mercy_on_tie", ALL, (ALL, NOBODY)),
)


def presets() -> dict[str, Mapping[str, OptionValue]]:
    """The options of each edition, from its data file."""
    document = json.loads((files(__name__.rpartition(".")[0]) / "data" / "editions.json").read_text("utf-8"))
    settings = {edition["id"]: edition["settings"] for edition in document["editions"]}
    return {name: settings[name] for name in EDITIONS}


def edition_of(settings: Mapping[str, OptionValue]) -> str | None:
    """The edition that a table plays, leaving the two switches aside; `None` if it mixes several."""
    switches = ("start_player_ends_at_once", "mercy_on_tie")
    for name, chosen in presets().items():
        if all(
            settings[option.name] == chosen.get(option.name, option.default)
            for option in OPTIONS
            if option.name not in switches
        ):
            return name
    return None
