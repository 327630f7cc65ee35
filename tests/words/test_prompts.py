"""What players are told to do now is legal and true, and names all that they can do."""

import re
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from bastide import words
from bastide.core.registry import make
from tests.words.catalogue import games
from tests.words.walks import VOCABULARY, legal_kinds, walks

FREE_ACTIONS = {"build-stored", "evaluate-stored", "protect"}
"""Feuville's stored pieces can be used during most questions, and not every question names them."""


Fact: TypeAlias = Callable[[dict[str, Any], int, list[str]], str]
"""What a status line must say: from the position, the player and their legal moves."""


def _name(position: dict[str, Any], thing: str) -> str:
    return words.name(games()[position["game"]], thing)


def _either(position: dict[str, Any], *things: str) -> str:
    names = [_name(position, thing) for thing in things]
    return " or ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])}, or {names[-1]}"


def _step(position: dict[str, Any], part: int) -> str:
    """A part of the question that is being asked."""
    return str(position["turn"]["steps"][-1].split()[part])


def _die(position: dict[str, Any], player: int, _: list[str]) -> str:
    """The value of a player's die in Troyes Dice, as rolled or as changed since."""
    moves = dict(move.split() for move in position["players"][player]["moves"] if " " in move)
    return str(moves.get("value", position["dice"][int(moves["die"]) - 1]))


def _dice(position: dict[str, Any], _: int, __: list[str]) -> str:
    """The persons of Feuville whose die hasn't been used."""
    persons = ("entertainer", "thief", "publican", "architect", "mayor", "magician")
    used = [move.split()[-1] for move in position["turn"]["used"]]
    return " and ".join(
        _name(position, person) for die in position["turn"]["dice"] if (person := persons[die - 1]) not in used
    )


FACTS: dict[str, dict[str, Fact]] = {
    "kingdom-builder": {
        r"^Build (\d)": lambda position, player, _: str(
            min(position["turn"]["owed"], position["players"][player]["supply"])
        ),
        r"^Build .* on (\w+)": lambda position, _, __: _name(position, position["turn"]["card"]),
        r"use a tile(?: first:)? \(?(.+?)(?:\) or end|\.$)": lambda position, _, moves: _either(
            position, *(move for move in moves if " " not in move and move != "end")
        ),
        r"with the (\w+)\.$": lambda position, _, __: _name(position, position["turn"]["tile"]),
        r"settlement on ([\d.]+),": lambda position, _, __: str(position["turn"]["from"]),
    },
    "troyes-dice": {
        r"^Day (\d)": lambda position, _, __: str((position["half_day"] + 1) // 2),
        r"(morning|afternoon)": lambda position, _, __: "morning" if position["half_day"] % 2 else "afternoon",
        r"(?:The|the) (?:red|white|yellow) (\d)": _die,
    },
    "feuville": {
        r"^Your dic?e \((.+?)\)": _dice,
        r"rolled (\d+)": lambda position, _, __: _step(position, 1),
        r"wants (\d+)": lambda position, _, __: _step(position, 2),
        r"gnome as ([\w ]+):": lambda position, _, __: _name(position, _step(position, 1)),
    },
    "tournay": {
        r"whose (\w+) citizen": lambda position, _, __: _name(position, _step(position, 1)),
        r"citizens to use, (\d) in all": lambda position, _, __: _step(position, 2),
        r"from the ([\w ]+) deck": lambda position, _, __: _name(position, _step(position, 1)),
        r"^Place (?!for)(.+)\.$": lambda position, _, __: _name(position, position["turn"]["card"]),
    },
}


@pytest.mark.parametrize("game", games())
def test_a_status_line_names_what_is_legal_now_and_its_numbers_and_names_are_true(game: str) -> None:
    patterns = [(re.compile(pattern, re.IGNORECASE), set(kinds)) for pattern, kinds in VOCABULARY[game].items()]
    facts = {re.compile(pattern): truth for pattern, truth in FACTS.get(game, {}).items()}
    met: set[re.Pattern[str]] = set()
    for state, player in walks(games()[game]):
        said = words.status(state, viewer=player)
        _check_moves(said, legal_kinds(state, player), [kinds for pattern, kinds in patterns if pattern.search(said)])
        told = {fact: match[1] for fact in facts if (match := fact.search(said))}
        if told:
            position, moves = state.position(), [state.game.moves.text(move) for move in state.legal_moves(player)]
            assert told == {fact: facts[fact](position, player, moves) for fact in told}, said
            met |= told.keys()
    assert met == facts.keys(), "these games don't show them all"


def _check_moves(said: str, legal: frozenset[str], named: list[set[str]]) -> None:
    for kinds in named:
        assert kinds & legal, f"'{said}' names {sorted(kinds)}, but only {sorted(legal)} are legal"
    free = set() if said.startswith("All done") else FREE_ACTIONS
    left_out = legal.difference(free, *named)
    assert not left_out, f"'{said}' doesn't name {sorted(left_out)}"


def test_who_cannot_build_a_last_card_is_not_told_to_choose_one() -> None:
    """No random game leads there: both players choose in secret, and one has no money."""
    hand = [{"card": "market-1"}]
    state = make("tournay").from_position(
        {
            "game": "tournay",
            "last_round": True,
            "turn": {"player": None, "steps": ["last"]},
            "players": [{"deniers": 9, "hand": hand}, {"deniers": 0, "hand": hand}],
        }
    )
    assert [words.status(state, viewer=player) for player in state.to_act] == [
        "Choose a last card, or end without one.",
        "You can't build a last card. End without one.",
    ]
    assert legal_kinds(state, 1) == {"end"}
