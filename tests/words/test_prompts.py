"""Random games: what a player is told to do now can be done, and nothing else is left to do."""

import re
from collections.abc import Iterator, Mapping

import pytest

from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.state import State
from bastide.games.feuville import Feuville
from bastide.games.kingdom_builder import KingdomBuilder
from bastide.games.tournay import Tournay
from bastide.games.troyes_dice import TroyesDice
from bastide import words
from tests.seeds import seeds

GAMES = 4
Vocabulary = Mapping[str, tuple[str, ...]]

KINGDOM_BUILDER: Vocabulary = {
    "^Build ": ("build",),
    "use a tile": ("tile",),
    "end your turn": ("end",),
    "where to build": ("build",),
    "settlement to move": ("from",),
    "where to move": ("to",),
}
TROYES_DICE: Vocabulary = {
    "^Number the columns": ("direction", "number"),
    "choose a die": ("die",),
    "one of each resource instead": ("relief",),
    "any one resource": ("pay",),
    "gain resources": ("resources",),
    "prestige building": ("prestige",),
    "work building": ("work",),
    "change its value": ("value",),
    "change its colour": ("colour",),
    "bonus building": ("build",),
    "resource to circle": ("take",),
    "citizen to circle|another track": ("citizen",),
    "skip it": ("decline",),
    "End your|Confirm": ("end",),
}
FEUVILLE: Vocabulary = {
    "a tile(?! in your town)(?! or decree)|any tile|Great Selection": ("take",),
    "take (a|any) decree": ("decree",),
    "skill(?!:)": ("skill",),
    "visit the fairy": ("fairy",),
    "town evaluation": ("evaluation",),
    "send the gnome": ("gnome",),
    "end your turn": ("end",),
    "build (the|your new) tile": ("build",),
    "score the decree": ("evaluate",),
    "what the decree scores": ("district", "view", "symbol"),
    "store it(?! and)": ("store",),
    "discard another": ("replace",),
    "build a stored": ("build-stored",),
    "score a stored": ("evaluate-stored",),
    "protect a": ("protect",),
    "repair a": ("repair",),
    "take a fairy tile|Choose a fairy tile": ("charm",),
    "make room": ("keep", "swap"),
    "steal": ("steal",),
    "give up a column": ("burn",),
    "fire protection": ("shield",),
    "coat of arms": ("coat",),
    r"roll again|\broll\b(?! again)": ("roll",),
    r"\bstop\b": ("stop",),
    r"\bpass\b": ("pass",),
}
TOURNAY: Vocabulary = {
    "play a card": ("play",),
    "draw a card": ("draw",),
    "activate a": ("activate",),
    "fight an event": ("combat",),
    "earn deniers": ("earn",),
    "gather": ("gather",),
    "recruit": ("recruit",),
    "^Place ": ("place",),
    "place for": ("place",),
    "card of your district": ("remove",),
    "under its deck": ("return",),
    "with a \\w+ citizen": ("give",),
    "whose \\w+ citizens? to use": ("use",),
    "face-up card": ("top",),
    "look at": ("look",),
    "of the two cards|of the revealed cards": ("keep",),
    "use the effect": ("visit", "fight", "trigger", "colour"),
    "^Choose what .* strikes": ("colour", "damage"),
    "cards to damage": ("damage",),
    "which character": ("react",),
    "build a rampart": ("rampart",),
    "protecting card": ("shelter",),
    r"\bskip\b": ("pass",),
    "last card, or end": ("play",),
    "end your turn|end without|Confirm it": ("end",),
}
"""What the prompts in English name: a pattern, and the kinds of move of which at least one must be legal."""

FREE = {"build-stored", "evaluate-stored", "protect"}
"""Feuville's free actions go on during any question; they are named where nothing else is due."""


def walks(kind: type[Game], seed: int) -> Iterator[tuple[State, int]]:
    """Play a game at random, each kind of move being as likely as any other; yield who decides in each position."""
    dice, choice = SeededChance(seed), SeededChance(~seed)
    presets = list(kind.presets)
    game = kind(kind.preset(presets[seed % len(presets)]))
    state = game.start(max(2, min(game.max_players, 2 + seed % 3)), dice)
    while state.to_act:
        player = state.to_act[choice.below(len(state.to_act))]
        yield state, player
        legal = state.legal_moves(player)
        kinds = sorted({game.moves.key(move) for move in legal})
        chosen = kinds[choice.below(len(kinds))]
        moves = [move for move in legal if game.moves.key(move) == chosen]
        state.play(player, moves[choice.below(len(moves))], dice)


@pytest.mark.parametrize(
    ("kind", "vocabulary"),
    [(KingdomBuilder, KINGDOM_BUILDER), (TroyesDice, TROYES_DICE), (Feuville, FEUVILLE), (Tournay, TOURNAY)],
)
def test_a_prompt_names_what_is_legal_now(kind: type[Game], vocabulary: Vocabulary) -> None:
    patterns = [(re.compile(pattern, re.IGNORECASE), kinds) for pattern, kinds in vocabulary.items()]
    heard: set[re.Pattern[str]] = set()
    for seed in seeds(GAMES):
        for state, player in walks(kind, seed):
            said = words.status(state, viewer=player)
            legal = {state.game.moves.key(move) for move in state.legal_moves(player)}
            named = [(pattern, kinds) for pattern, kinds in patterns if pattern.search(said)]
            for pattern, kinds in named:
                assert legal & set(kinds), f"'{said}' names {pattern.pattern}, but only {sorted(legal)} are legal"
            left_out = legal - {key for _, kinds in named for key in kinds} - FREE
            assert not left_out, f"'{said}' doesn't name {sorted(left_out)}"
            heard |= {pattern for pattern, _ in named}
