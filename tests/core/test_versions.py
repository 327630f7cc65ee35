"""Rules versions, digests and options added later: a stored game goes on as it began."""

import json
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from bastide.core import positions, registry
from bastide.core.chance import SeededChance
from bastide.core.errors import BadJournal, BadOption, BadPosition
from bastide.core.game import Components, Option
from bastide.core.journal import Header, Journal, Match
from bastide.core.versions import Versions
from bastide.games.kingdom_builder import KingdomBuilder


class Revised(KingdomBuilder):
    """Kingdom Builder a year later: with a fix and one more option."""

    versions = Versions(("1", "2"), {"some-fix": "2"}, KingdomBuilder.versions.digests)
    options = (*KingdomBuilder.options, Option("later", "new", ("new", "old"), before="old"))

    @classmethod
    def shipped_components(cls, rules: str | None = None) -> Components:
        return KingdomBuilder.shipped_components(rules)


@pytest.fixture
def revised() -> Iterator[type[Revised]]:
    with patch.object(registry, "find", lambda name: Revised):
        yield Revised


def old_journal(**header: Any) -> Journal:
    match = Match.begin(KingdomBuilder(), 2, SeededChance(1))
    document = json.loads(match.journal.dumps())
    document["header"].update(header)
    return Journal.loads(json.dumps(document))


def test_a_game_keeps_the_rules_that_it_began_with(revised: type[Revised]) -> None:
    old = old_journal().fold().game
    assert old.rules_version == "1" and not old.follows("some-fix")
    assert old.settings["later"] == "old"
    new = registry.make("kingdom-builder")
    assert new.rules_version == "2" and new.follows("some-fix")
    assert new.settings["later"] == "new"
    begun = Match.begin(new, 2, SeededChance(1)).journal
    assert (begun.header.rules, begun.header.options["later"]) == ("2", "new")
    assert Journal.loads(begun.dumps()).fold().game.follows("some-fix")


def test_positions_of_older_rules_say_so(revised: type[Revised]) -> None:
    state = old_journal().fold()
    document = state.position()
    assert document["rules"] == "1"
    assert positions.read(document).game.rules_version == "1"
    assert positions.read({**document, "rules": "2"}).game.follows("some-fix")
    newest = registry.make("kingdom-builder").start(2, SeededChance(1)).position()
    assert "rules" not in newest and positions.read(newest).game.rules_version == "2"
    with pytest.raises(BadPosition, match="uses rules version 1; this game uses 2"):
        registry.make("kingdom-builder", options={"later": "old"}).from_position(document)


def test_an_unknown_rules_version_is_refused() -> None:
    with pytest.raises(BadOption, match=r"started with rules version 7; this version of Bastide plays 1\."):
        old_journal(rules="7").fold()


def test_the_digest_covers_what_the_rules_read() -> None:
    box = json.loads(json.dumps(KingdomBuilder.shipped_components()))
    plain = KingdomBuilder()
    box["quadrants"]["quadrants"][0]["source"] = "seen on a table"
    box["cards"]["sources"] = {}
    assert KingdomBuilder(components=box).digest == plain.digest
    box["cards"]["castle_gold"] = 4
    assert KingdomBuilder(components=box).digest != plain.digest


def test_only_digests_of_known_releases_are_accepted() -> None:
    (shipped,) = KingdomBuilder.versions.digests["1"]
    assert old_journal(digest=shipped).fold()
    with pytest.raises(BadJournal, match="different component data"):
        old_journal(digest="0" * 64).fold()
    other = json.loads(json.dumps(KingdomBuilder.shipped_components()))
    other["cards"]["castle_gold"] = 4
    with pytest.raises(BadJournal, match="different component data"):
        old_journal(components=other, digest=shipped).fold()


def test_a_position_of_another_game_or_of_other_options_is_refused() -> None:
    game = KingdomBuilder({"lords_zero_ranks": False})
    document = KingdomBuilder().start(2, SeededChance(1)).position()
    with pytest.raises(BadPosition, match="has lords_zero_ranks = True; this game has False"):
        game.from_position(document)
    with pytest.raises(BadPosition, match="position of tournay, not kingdom-builder"):
        game.from_position({**document, "game": "tournay"})
    assert KingdomBuilder().from_position(document)


# Journals that begin from a position


@pytest.mark.parametrize("name", ["feuville", "kingdom-builder", "tournay", "troyes-dice"])
def test_a_game_can_begin_from_a_position(name: str) -> None:
    match = Match.begin(registry.make(name), 2, SeededChance(3))
    random_plies(match, 25)
    later = Match.begin_from(match.game, match.state.position(), SeededChance(4))
    assert later.state == match.state
    random_plies(later, 25)
    text = later.journal.dumps()
    assert json.loads(text)["header"]["bastide"] == 2
    again = Journal.loads(text)
    assert again == later.journal and again.fold() == later.state
    assert again.fold(0) == match.state
    later.undo(10)
    assert later.state == again.fold(10)
    assert later.copy().journal == later.journal


def random_plies(match: Match, number: int) -> None:
    chance = SeededChance(number)
    for _ in range(number):
        if match.state.to_act:
            player = match.state.to_act[0]
            moves = match.state.legal_moves(player)
            match.play(player, moves[chance.below(len(moves))], chance)


def test_component_data_travels_once() -> None:
    box = json.loads(json.dumps(KingdomBuilder.shipped_components()))
    box["cards"]["castle_gold"] = 4
    start = Match.begin(registry.make("kingdom-builder", components=box), 2, SeededChance(1)).state.position()
    assert start["components"] == box
    journal = Match.begin_from(positions.game_of(start), start, SeededChance(1)).journal
    assert journal.start is not None and "components" not in journal.start
    assert Journal.loads(journal.dumps()).fold().game.components == box


def test_a_journal_without_a_start_keeps_its_format() -> None:
    assert json.loads(old_journal().dumps())["header"]["bastide"] == 1


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"start": None}, "not a journal, or it is damaged: start must be an object"),
        ({"start": []}, r"start must be an object, not \[\]"),
        ({"start": {"game": "tournay"}}, "position of tournay"),
        ({"setup": ["terrain card: grass"]}, "asks for nothing"),
    ],
)
def test_a_damaged_start_is_refused(change: dict[str, Any], complaint: str) -> None:
    start = KingdomBuilder().start(2, SeededChance(1)).position()
    document = json.loads(Match.begin_from(KingdomBuilder(), start, SeededChance(1)).journal.dumps())
    with pytest.raises((BadJournal, BadPosition), match=complaint):
        Journal.loads(json.dumps({**document, **change})).fold()


def test_the_number_of_players_must_fit_the_start() -> None:
    start = KingdomBuilder().start(3, SeededChance(1)).position()
    journal = Match.begin_from(KingdomBuilder(), start, SeededChance(1)).journal
    header = Header.of(KingdomBuilder(), 2)
    with pytest.raises(BadJournal, match="has 2 players, but its starting position has 3"):
        Journal(header, journal.setup, start=journal.start).fold()
