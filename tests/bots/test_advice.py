"""Advice: the plan of a level, and the parts of its values in which that plan is ahead of others."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bastide.bots import LevelBot, Sight, levels_for
from bastide.bots import advice as advising
from bastide.bots.advice import Advice, advise
from bastide.core.chance import SeededChance
from bastide.core.errors import BadOption
from bastide.core.game import Game
from bastide.core.registry import find
from bastide.core.state import State
from bastide.core.values import Values
from bastide.games.kingdom_builder.state import KingdomBuilderState
from bastide_toys.peek import Peek

KB = find("kingdom-builder")


def first_sight(kind: type[Game] = KB) -> Sight:
    state = kind().start(2, SeededChance(3))
    return Sight(state, state.to_act[0])


class Eastward(Values):
    """Wants settlements in the east and doesn't mind how many there are; knows no other parts."""

    def worth(self, state: State, player: int) -> float:
        return sum(self.parts(state, player).values())

    def parts(self, state: State, player: int) -> Mapping[str, float]:
        assert isinstance(state, KingdomBuilderState)
        own = [hex_ for hex_ in range(400) if state.settled[player] >> hex_ & 1]
        return {"east": float(sum(hex_ % 20 for hex_ in own)), "number": float(len(own)), "crowd": -0.001 * sum(own)}


@pytest.fixture
def eastward(monkeypatch: pytest.MonkeyPatch) -> None:
    level = replace(levels_for(KB)["master"], values=Eastward())
    monkeypatch.setattr(advising, "levels_for", lambda kind: {"master": level})


@pytest.mark.usefixtures("eastward")
def test_the_reasons_are_where_the_plan_is_ahead_of_others() -> None:
    advice = advise(first_sight(), 1)
    assert [reason.part for reason in advice.reasons] == ["east"]  # every plan builds as many
    assert advice.reasons[0].gain > 0


@pytest.mark.parametrize("name", ["kingdom-builder", "troyes-dice", "feuville", "tournay"])
def test_advice_is_what_the_level_plans(name: str) -> None:
    sight = first_sight(find(name))
    level = levels_for(find(name))["journeyman"]
    quiet = replace(level, thinking=replace(level.thinking, noise=0.0))
    advice = advise(sight, 5, "journeyman")
    assert advice.moves == LevelBot(quiet, 5).plan(sight)
    assert advice == advise(sight, 5, "journeyman")
    gains = [reason.gain for reason in advice.reasons]
    assert gains == sorted(gains, reverse=True) and len(gains) <= 3 and all(gain > 0 for gain in gains)


def test_a_novice_who_advises_makes_no_deliberate_mistakes() -> None:
    assert levels_for(KB)["novice"].thinking.noise
    assert advising.level_without_noise(KB, "novice").thinking.noise == 0.0


def test_the_only_plan_there_is_needs_no_reason() -> None:
    state = KB().start(2, SeededChance(3))
    player = state.to_act[0]
    while len(state.legal_moves(player)) > 1:
        state.play(player, state.legal_moves(player)[0], SeededChance(3))
    assert advise(Sight(state, player), 1) == Advice((state.game.moves.parse("end"),), ())


def test_a_game_without_hints_says_so() -> None:
    with pytest.raises(BadOption, match=r"peek has no hints at level 'master'\."):
        advise(first_sight(Peek), 1)
    with pytest.raises(BadOption, match=r"kingdom-builder has no hints at level 'wizard'\."):
        advise(first_sight(), 1, "wizard")
