"""Everything that happens at a table can be said, in every language that the game has a file for."""

from bastide import words
from bastide.core.audience import Viewer
from bastide.core.chance import Recorder, SeededChance
from bastide.core.events import Event
from bastide.core.game import Game
from bastide.words.texts import game_folder
from tests.conformance.playing import Table, reproducible, viewers
from tests.conformance.rooms import home


def check_words(game: Game, players: int, seed: int) -> int:
    """Moves, events as each viewer hears them, refusals, questions to chance and points have their sentences."""
    kind = home(type(game))
    folder = game_folder(kind)
    assert folder is not None, "the game is no package"
    languages = [lang for lang in words.LANGUAGES if (folder / f"{lang}.ftl").is_file()]
    spoken = kind(game.settings, game.components if game.has_own_components else None)
    table = Table(game, players, seed)
    told: list[Event] = []
    table.state.listener = told.append
    choice = SeededChance(seed)
    with reproducible(table.match):
        for player, move in table.moves():
            chance = Recorder(SeededChance(seed))
            table.state.copy().play(player, move, chance)
            any_move = choice.below(len(game.moves))
            refused = [table.state.refusal(seat, any_move) for seat in range(players)]
            for lang in languages:
                words.move(spoken, move, lang)
                for request in chance.requests:
                    words.chance(kind, request.name, lang)
                for refusal in refused:
                    if refusal is not None:
                        words.refusal(kind, refusal, lang)
        for lang in languages:
            for event in told:
                for seen in {_line(kind, event, viewer, lang) for viewer in viewers(table.state)}:
                    assert seen is None or seen.strip()
            for earning in table.state.scores()[0].earnings:
                words.source(kind, earning.source, lang)
    return table.plies


def _line(kind: type[Game], event: Event, viewer: Viewer, lang: str) -> str | None:
    """The line of the log, if there is one for this viewer."""
    seen = event.seen_by(viewer)
    return None if seen is None else words.event(kind, seen, lang)
