"""The list of games, with one installed whose texts are missing."""

import asyncio
import logging

import pytest

from bastide.bots import LEVELS
from bastide.core import registry
from bastide.games.kingdom_builder import KingdomBuilder
from bastide.server.http import bots, games
from bastide.words.texts import missing_text


class Speechless(KingdomBuilder):
    """A game from another package, whose texts are missing."""

    name = "speechless"


def test_a_game_without_texts_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    both = {"speechless": Speechless, "kingdom-builder": KingdomBuilder}
    monkeypatch.setattr(registry, "list_games", lambda: both)
    monkeypatch.setattr(games.words, "title", _title_or_missing)
    with caplog.at_level(logging.ERROR):
        offered = games.games("en")
    assert [game.name for game in offered] == ["kingdom-builder"]
    assert "speechless has not all of its texts" in caplog.text


def _title_or_missing(kind: type[KingdomBuilder], _: str) -> str:
    if kind is Speechless:
        raise missing_text(None, "game-title", "en.ftl")
    return "Kingdom Builder"


def test_levels_are_told_with_their_versions_and_which_bot_to_offer_first() -> None:
    facts = games.game_facts("kingdom-builder", "en")
    assert [level.id for level in facts.levels] == list(LEVELS)
    assert all(level.version >= 1 for level in facts.levels)
    assert facts.default_bot in facts.bots and set(LEVELS) < set(facts.bots)
    assert {"random", "greedy"} <= set(facts.bots)


def test_the_ladder_is_told_as_far_as_it_was_made() -> None:
    for row in asyncio.run(bots.bots()).ladder:
        assert row.bot in games.game_facts(row.game, "en").bots
        assert row.interval[0] <= row.rating <= row.interval[1]
