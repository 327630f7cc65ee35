"""JSON Schemas: they accept what we write, and whatever they refuse our readers refuse as well."""

import json
import re
import runpy
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.cli.schema import schemas
from bastide.core import json_schema, registry
from bastide.core.chance import SeededChance
from bastide.core.errors import BadJournal, BastideError
from bastide.core.fairness import Contribution, Fairness
from bastide.core.game import Game
from bastide.core.journal import Ending, Journal, Match
from bastide.core.schema import Either, Fields, ListOf, Whole
from bastide.testing.playing import Table

ROOT = Path(__file__).parents[2]
OWN = [kind for kind in registry.list_games().values() if kind.__module__.startswith("bastide.games.")]
EVERY = 60
CHANGES = 120
STRANGE: tuple[Any, ...] = (None, True, -1, 10**9, 1.5, "nonesuch", [], {}, [None], {"nonesuch": 0})

every_game = pytest.mark.parametrize("kind", OWN, ids=lambda kind: kind.name)


@cache
def validator(kind: type[Game], what: str) -> Callable[[Any], bool]:
    return jsonschema_rs.validator_for({**schemas(kind), "$ref": f"#/$defs/{what}"}).is_valid


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@every_game
def test_what_we_write_fits(kind: type[Game]) -> None:
    position, journal, view = (validator(kind, what) for what in ("position", "journal", "view"))
    table = Table(kind(), min(3, kind.max_players), 5)
    for _ in table.moves():
        if table.plies % EVERY == 0:
            assert position(table.state.position())
            assert all(view(plain(table.state.view(viewer))) for viewer in (None, 0))
    assert journal(json.loads(table.match.journal.dumps()))


@every_game
def test_a_position_that_does_not_fit_is_refused(kind: type[Game]) -> None:
    game, refused = kind(), 0
    fits, choice = validator(kind, "position"), SeededChance(3)
    table = Table(game, 2, 7)
    for _, _ in zip(range(40), table.moves(), strict=False):
        pass
    for _ in range(CHANGES):
        changed = altered(plain(table.state.position()), choice)
        if not fits(changed):
            refused += 1
            with pytest.raises(BastideError):
                game.from_position(changed)
    assert refused > CHANGES // 4


@every_game
def test_a_journal_that_does_not_fit_is_refused(kind: type[Game]) -> None:
    refused = 0
    fits, choice = validator(kind, "journal"), SeededChance(4)
    table = Table(kind(), 2, 7)
    for _, _ in zip(range(12), table.moves(), strict=False):
        pass
    document = json.loads(table.match.journal.dumps())
    for _ in range(CHANGES):
        changed = altered(plain(document), choice)
        if not fits(changed):
            refused += 1
            with pytest.raises(BastideError):
                Journal.loads(json.dumps(changed)).fold()
    assert refused > CHANGES // 8


@every_game
@given(seed=st.integers(0, 2**32), how_often=st.integers(1, 3))
@settings(max_examples=60, deadline=None, database=None)
def test_the_schema_and_the_reader_agree_on_whole_records(kind: type[Game], seed: int, how_often: int) -> None:
    """A record of an online game that began from a position and ended early: every part of the format."""
    document, choice = whole_record(kind), SeededChance(seed)
    for _ in range(how_often):
        document = altered(document, choice)
    if not validator(kind, "journal")(document):
        with pytest.raises(BastideError):
            Journal.loads(json.dumps(document)).fold()


@every_game
def test_a_whole_record_fits_and_says_where_it_does_not(kind: type[Game]) -> None:
    fits = validator(kind, "journal")
    document = whole_record(kind)
    assert fits(document) and Journal.loads(json.dumps(document)).fold()
    for change, where in MISFITS.items():
        changed = plain(document)
        part, name = changed, change
        while "." in name:
            first, _, name = name.partition(".")
            part = part[first]
        part[name] = 1.5
        assert not fits(changed), change
        with pytest.raises(BadJournal, match=re.escape(f"damaged: {where}")):
            Journal.loads(json.dumps(changed))


MISFITS = {
    name: f"{name} must be"
    for name in (
        "header.players",
        "header.game",
        "header.options",
        "header.components",
        "start",
        "setup",
        "plies",
        "ending.reason",
        "ending.player",
        "fairness.secret",
        "fairness.seats",
        "fairness.given_plies",
    )
}


@cache
def _whole_record(kind: type[Game]) -> str:
    game = kind()
    table = Table(game, 2, 7)
    for _, _ in zip(range(9), table.moves(), strict=False):
        pass
    match = Match.begin_from(game, plain(table.state.position()), SeededChance(2))
    for _ in range(6):
        player = match.state.to_act[0]
        match.play(player, match.state.legal_moves(player)[0], SeededChance(3))
    seats = tuple(Contribution("ab" * 32, "cd" * 16, by) for by in ("player", "server"))
    fairness = Fairness("a-table", "ab" * 32, "ef" * 32, seats, 0)
    return replace(match.journal, fairness=fairness, ending=Ending("resigned", 1)).dumps()


def whole_record(kind: type[Game]) -> Any:
    return json.loads(_whole_record(kind))


def altered(value: Any, choice: SeededChance) -> Any:
    """Return JSON values with something strange at any depth, left out or added."""
    how = choice.below(8)
    if isinstance(value, dict) and value:
        names = list(value)
        name = names[choice.below(len(names))]
        if how == 0:
            return {each: entry for each, entry in value.items() if each != name}
        if how == 1:
            return {**value, "nonesuch": 1}
        return {**value, name: altered(value[name], choice)}
    if isinstance(value, list) and value and how > 1:
        place = choice.below(len(value))
        return [*value[:place], altered(value[place], choice), *value[place + 1 :]]
    return STRANGE[choice.below(len(STRANGE))]


def test_a_shape_of_two_kinds_tells_them_apart() -> None:
    shape = Either("unknown", Fields({"unknown": Whole(0, 1)}), Fields({"card": Whole(5, 9)}))
    fits = jsonschema_rs.validator_for(json_schema.of_shape(ListOf(shape))).is_valid
    assert fits([{"unknown": 1}, {"card": 5}])
    assert not fits([{"unknown": 5}])
    assert not fits([{"card": 1}])


def test_the_published_schemas_are_current() -> None:
    files: dict[Path, str] = runpy.run_path(str(ROOT / "docs/make_schemas.py"))["files"]()
    assert len(files) == len(OWN)
    for path, text in files.items():
        assert path.read_text("utf-8") == text, "Write them anew: .venv/bin/python docs/make_schemas.py"
