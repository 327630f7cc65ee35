"""Compiled modules play the same games as their sources, and bots decide the same. `make test-compiled` runs it."""

import dataclasses
import json
import os
import pickle
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bastide
from bastide.core import compiling
from bastide.core.chance import Chance, SeededChance
from bastide.games.tournay.plaza import Recruit, Use
from bastide.games.tournay.questions import NO_SLOT, Colour, TournayQuestion
from bastide.games.tournay.state import TournayState
from tests.packages import OWN_GAMES

IS_COMPILED = compiling.runs() != "plain Python"
pytestmark = pytest.mark.skipif(
    not IS_COMPILED and "BASTIDE_COMPILED" not in os.environ, reason="plain Python runs; see make test-compiled"
)
ROOT = Path(__file__).parents[2]


def test_the_compiled_modules_run() -> None:
    assert compiling.runs().startswith("compiled by mypyc ")
    for name in compiling.compiled_sources():
        module = name.rpartition(".")[0].replace("/", ".")
        __import__(module)
        assert sys.modules[module].__file__.endswith(".so")


def played(folder: Path) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
    command = [sys.executable, "-m", "tests.compiled.played"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_same_seeds_give_the_same_games_and_decisions(tmp_path: Path) -> None:
    sources = tmp_path / "src"
    shutil.copytree(compiling.PACKAGES, sources, ignore=shutil.ignore_patterns("*.so", "compiled.json", "__pycache__"))
    compiled, plain = played(compiling.PACKAGES), played(sources)
    assert compiled.pop("runs").startswith("compiled") and plain.pop("runs") == "plain Python"
    assert compiled.keys() == plain.keys() and len(compiled) > 20
    assert [name for name in compiled if compiled[name] != plain[name]] == []


@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_position_survives_pickling(name: str) -> None:
    rng, chance = Random(2), SeededChance(2)
    state = bastide.make(name).start(2, chance)
    for _ in range(40):
        twin = pickle.loads(pickle.dumps(state))
        assert twin == state
        assert [twin.legal_moves(seat) for seat in state.to_act] == [state.legal_moves(seat) for seat in state.to_act]
        player = state.to_act[0]
        state.play(player, rng.choice(state.legal_moves(player)), chance)


def test_compiled_dataclasses_are_like_others() -> None:
    one, other = Use(1, 2), Use(colour=1, number=2, slot=3)
    assert repr(other) == "Use(colour=1, number=2, slot=3)" and one.slot == NO_SLOT
    assert one != other and one == dataclasses.replace(other, slot=NO_SLOT) and one != Recruit(1)
    assert [field.name for field in dataclasses.fields(one)] == [*Use.__match_args__] == ["colour", "number", "slot"]
    assert pickle.loads(pickle.dumps(other)) == other
    with pytest.raises(TypeError):
        hash(one)
    with pytest.raises(TypeError):
        Use("white", 1)  # type: ignore[arg-type]


def test_classes_in_plain_python_derive_from_compiled_questions() -> None:
    @dataclass(slots=True)
    class Borrow(TournayQuestion):
        name = "borrow"
        colour: Colour

        def ask(self, state: TournayState, chance: Chance) -> int:
            return 7 if self.text() == "borrow white" else 8

    try:
        assert TournayQuestion.parse("borrow white") == Borrow(1)
        state = bastide.make("tournay").start(2, SeededChance(1))
        assert isinstance(state, TournayState)
        state.questions[:] = [Borrow(1)]
        state.settle(SeededChance(1))
        assert state.asked == 7
    finally:
        del TournayQuestion.of_the_game["borrow"]
