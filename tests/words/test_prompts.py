"""What players are told to do now is legal, and names all they can do."""

import re

import pytest

from bastide import words
from bastide.core.game import Game
from tests.seeds import seeds
from tests.words.walks import VOCABULARY, legal_kinds, walk

GAMES = 4
FREE = {"build-stored", "evaluate-stored", "protect"}
"""Feuville's stored pieces can be used during most questions, which don't name them."""


