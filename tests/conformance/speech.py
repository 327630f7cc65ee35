"""Everything that happens at a table can be said, in every language that the game has a file for."""

from bastide import words
from bastide.core.chance import Recorder, SeededChance
from bastide.core.events import Event
from bastide.core.game import Game
from bastide.words.texts import game_folder
from tests.conformance.playing import Table, reproducible, viewers


def check_words(game: Game, players: int, seed: int) -> int:
    """Moves, events as each viewer hears them, refusals, questions to chance and points have their sentences."""
    folder = game_folder(type(game))
    assert folder is not None, "the game is no package"
    languages = [lang for lang in words.LANGUAGES if (folder / f"{lang}.ftl").is_file()]
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
                words.move(game, move, lang)
                for request in chance.requests:
                    words.chance(game, request.name, lang)
                for refusal in refused:
                    if refusal is not None:
                        words.refusal(game, refusal, lang)
        for lang in languages:
            for event in told:
                for seen in {text_of(game, event, viewer, lang) for viewer in viewers(table.state)}:
                    assert seen is None or seen.strip()
            for earning in table.state.scores()[0].earnings:
                words.source(game, earning.source, lang)
    return table.plies


def text_of(game: Game, event: Event, viewer: int | None, lang: str) -> str | None:
    """The line of the log, if there is one for this viewer."""
    seen = event.seen_by(viewer)
    return None if seen is None else words.event(game, seen, lang)
