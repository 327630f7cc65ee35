"""Whole games told in every language: everything that occurs can be said, without falling back to English."""

import re
from functools import cache

import pytest

from bastide.core.chance import Recorder, Request, SeededChance
from bastide.core.errors import IllegalMove
from bastide.core.events import Event
from bastide.core.game import Game
from bastide.core.offers import Offer
from bastide.core.state import State
from bastide.words import sentences
from bastide.words.texts import NAME, Arguments, Texts, key_of
from tests.seeds import SOAK
from tests.words.catalogue import games_and_languages

OBSERVED = 3
"""Unless soaking, status and refusals are told for one ply in so many."""
SENTENCE_ENDS = (".", "!", "?", "。", "！", "？")

every_game_and_language = pytest.mark.parametrize(("kind", "lang"), games_and_languages())


class Telling:
    """A few random games of one kind: events, refusals and requests to chance, each once."""

    def __init__(self, kind: type[Game]) -> None:
        self.events: dict[str, Event] = {}
        """As spectators and two players hear of them."""
        self.refusals: dict[str, IllegalMove] = {}
        self.requests: list[Request] = []
        self.statuses: dict[str, tuple[str, Arguments]] = {}
        self.sources: set[str] = set()
        for seed, preset in enumerate(kind.presets):
            players = kind.min_players if seed and not SOAK else kind.max_players
            self._play(kind(kind.preset(preset)), players, SeededChance(seed))

    def _play(self, game: Game, players: int, source: SeededChance) -> None:
        chance = Recorder(source)
        state = game.start(players, chance)
        state.listener = self._hear
        while not state.is_over:
            player = state.to_act[0]
            if SOAK or not source.below(OBSERVED):
                self._observe(state, player, source.below(len(game.moves)))
            moves = state.legal_moves(player)
            state.play(player, moves[source.below(len(moves))], chance)
        self._observe(state, 0, 0)
        self.requests += chance.requests
        self.sources |= {earning.source for score in state.scores() for earning in score.earnings}

    def _hear(self, event: Event) -> None:
        for viewer in (None, 0, 1):
            if (seen := event.seen_by(viewer)) is not None:
                self.events[repr((seen.key, seen.arguments))] = seen

    def _observe(self, state: State, player: int, move: int) -> None:
        module = state.game.module("status")
        if module is not None:
            for viewer in (None, player):
                offer = Offer(state.game.moves, () if viewer is None else state.legal_moves(viewer))
                status = module.status(state.view(viewer), offer)
                self.statuses[repr(status)] = status
        for seat in range(state.players):
            if (refusal := state.refusal(seat, move)) is not None:
                self.refusals[repr((refusal.key, refusal.arguments))] = refusal


@cache
def told(kind: type[Game]) -> Telling:
    return Telling(kind)


@cache
def alone(kind: type[Game], lang: str) -> Texts:
    """Return texts that can't fall back on English."""
    own = Texts(kind, lang)
    own._english = None
    return own


def named(own: Texts, values: object) -> bool:
    """Whether every word among the values has a name; a place such as `c3` is its own."""
    words = values if isinstance(values, tuple) else (values,)
    texts = [word for word in words if isinstance(word, str) and word[:1].isalpha()]
    return all(own.name(word) is not None for word in texts if not re.fullmatch(r"[a-z]\d", word))


@every_game_and_language
def test_every_event_can_be_told_to_everyone(kind: type[Game], lang: str) -> None:
    own = alone(kind, lang)
    for event in told(kind).events.values():
        assert all(named(own, value) for value in event.arguments.values()), event
        assert own.say(f"event-{key_of(event.key)}", event.arguments).endswith(SENTENCE_ENDS), event


@every_game_and_language
def test_every_refusal_can_be_told(kind: type[Game], lang: str) -> None:
    own = alone(kind, lang)
    for error in told(kind).refusals.values():
        assert all(named(own, value) for value in error.arguments.values()), error
        assert own.say(f"refusal-{key_of(error.key)}", error.arguments).endswith(SENTENCE_ENDS), error


@every_game_and_language
def test_the_status_can_always_be_told(kind: type[Game], lang: str) -> None:
    own = alone(kind, lang)
    for key, arguments in told(kind).statuses.values():
        assert named(own, arguments.get("can", ())), key
        assert own.say(key, arguments).endswith(SENTENCE_ENDS), key
        if own.has(key, "you"):
            assert own.say(key, arguments, attribute="you").endswith(SENTENCE_ENDS), key


@every_game_and_language
def test_every_question_of_chance_can_be_asked_and_answered(kind: type[Game], lang: str) -> None:
    own = alone(kind, lang)
    for name, kinds in {(request.name, request.kinds) for request in told(kind).requests}:
        assert own.say(f"chance-{key_of(name)}")
        assert named(own, kinds), kinds


@every_game_and_language
def test_every_move_can_be_told(kind: type[Game], lang: str) -> None:
    own, moves = alone(kind, lang), kind().moves
    for move in range(len(moves)):
        assert own.say(f"move-{key_of(moves.key(move))}", moves.arguments(move))
        assert named(own, tuple(moves.arguments(move).values()))


@every_game_and_language
def test_every_source_of_points_has_a_name(kind: type[Game], lang: str) -> None:
    own = alone(kind, lang)
    for source in told(kind).sources:
        assert own.has(f"score-{key_of(source)}") or own.has(NAME + key_of(source))


@every_game_and_language
def test_every_option_and_value_can_be_told(kind: type[Game], lang: str) -> None:
    for option in kind.options:
        for value in {*option.choices, option.default}:
            assert sentences.choice(kind, option.name, value, lang)
    for preset in kind.presets:
        for name, value in kind.preset(preset).items():
            assert sentences.choice(kind, name, value, lang)
