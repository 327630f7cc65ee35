"""What players are told to do now is legal, and names all that they can do."""

import re

import pytest

from bastide import words
from tests.words.catalogue import games
from tests.words.walks import VOCABULARY, legal_kinds, walks

FREE_ACTIONS = {"build-stored", "evaluate-stored", "protect"}
"""Feuville's stored pieces can be used during most questions, and not every question names them."""


@pytest.mark.parametrize("game", games())
def test_a_status_line_names_what_is_legal_now(game: str) -> None:
    patterns = [(re.compile(pattern, re.IGNORECASE), set(kinds)) for pattern, kinds in VOCABULARY[game].items()]
    for state, player in walks(games()[game]):
        said, legal = words.status(state, viewer=player), legal_kinds(state, player)
        named = [kinds for pattern, kinds in patterns if pattern.search(said)]
        for kinds in named:
            assert kinds & legal, f"'{said}' names {sorted(kinds)}, but only {sorted(legal)} are legal"
        left_out = legal.difference(FREE_ACTIONS, *named)
        assert not left_out, f"'{said}' doesn't name {sorted(left_out)}"
