"""Everything that happens at a table can be said, in every language that the game has a file for."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from bastide import words
from bastide.core.chance import Recorder, SeededChance
from bastide.core.events import Event
from bastide.core.game import Game
from bastide.core.layout import WIDTH, display_width
from bastide.core.state import State
from bastide.testing.oracle import Oracle
from bastide.testing.playing import Table, reproducible, text, viewers, worth_a_look
from bastide.testing.rooms import home
from bastide.words.texts import game_folder


class Speaker:
    """Says things in all languages of a game, each only once, across all tables."""

    _said: ClassVar[set[tuple[type[Game], str]]] = set()

    def __init__(self, kind: type[Game]) -> None:
        folder = game_folder(kind)
        assert folder is not None, "the game is no package"
        self._kind = kind
        self.languages = [lang for lang in words.LANGUAGES if (folder / f"{lang}.ftl").is_file()]

    def say(self, what: object, sentence: Callable[[str], str]) -> None:
        """Say something; `what`, in plain values, is all that the sentence depends on besides the language."""
        known = (self._kind, text(what))
        if known not in self._said:
            for lang in self.languages:
                assert sentence(lang).strip(), f"nothing is said of {what} in {lang}"
            self._said.add(known)


def check_words(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that moves, events for each viewer, refusals, questions to chance and points have their sentences."""
    kind = home(type(game))
    speaker = Speaker(kind)
    spoken = kind(game.settings, game.components if game.has_own_components else None)
    table = Table(game, players, seed)
    told: list[Event] = []
    table.state.listener = told.append
    choice = SeededChance(seed)
    with reproducible(table.match):
        for player, move in table.moves():
            what = ["move", spoken.moves.key(move), spoken.moves.arguments(move)]
            speaker.say(what, partial(words.move, spoken, move))
            chance = Recorder(SeededChance(seed))
            table.state.copy().play(player, move, chance)
            for request in chance.requests:
                speaker.say(["chance", request.name], partial(words.chance, kind, request.name))
            if worth_a_look(choice, 8 * table.plies):
                _fits_a_terminal(spoken, table.state, speaker.languages)
            any_move = choice.below(len(game.moves))
            for seat in range(players):
                refused = table.state.refusal(seat, any_move)
                if refused is not None:
                    what = ["refusal", refused.rule, refused.key, refused.arguments]
                    speaker.say(what, partial(words.refusal, kind, refused))
        for event in told:
            for viewer in viewers(table.state):
                seen = event.seen_by(viewer)
                if seen is not None:
                    what = ["event", seen.key, seen.arguments]
                    speaker.say(what, partial(words.event, kind, seen))
        for earning in table.state.scores()[0].earnings:
            source = earning.source
            speaker.say(["source", source], partial(words.source, kind, source))
    return table.plies


def _fits_a_terminal(game: Game, state: State, languages: list[str]) -> None:
    """Check that the drawing of a table and its legend is no wider than a terminal, for every viewer."""
    if game.module("drawing") is None:
        return
    for lang in languages:
        names = [words.player(seat, lang) for seat in range(state.players)]
        for viewer in viewers(state):
            for line in words.drawing(game, state.view(viewer), lang, names=names).splitlines():
                assert display_width(line) <= WIDTH, f"a line of {display_width(line)} columns in {lang}: {line}"
