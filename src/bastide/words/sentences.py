"""What is said about a game: its moves, events and refusals, its names and options, and who must do what now."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from bastide.core.audience import Viewer
from bastide.core.errors import IllegalMove
from bastide.core.events import Event
from bastide.core.game import Game, OptionValue
from bastide.core.offers import Offer
from bastide.core.state import State
from bastide.words.languages import FALLBACK
from bastide.words.texts import NAME, NO_ARGUMENTS, TUTORIAL, Arguments, Players, Texts, key_of, texts

AnyGame: TypeAlias = Game | type[Game]
"""A game with its options, or its class where they do not matter."""

LABEL = "label-"
"""What a label's key begins with."""
HELP = "help"
"""The attribute of a text that explains it."""


class Titled(NamedTuple):
    """A title and a sentence that explains it, empty if it needs none."""

    title: str
    help: str


def _in(game: AnyGame, lang: str) -> Texts:
    return texts(game, lang) if isinstance(game, type) else texts(type(game), lang, game.titles)


@cache
def _as_shipped(kind: type[Game]) -> Game:
    return kind()


def _made(game: AnyGame) -> Game:
    """Return the game itself, or one with default options if only its class is given."""
    return _as_shipped(game) if isinstance(game, type) else game


def title(game: AnyGame, lang: str = FALLBACK) -> str:
    """Return the name of a game."""
    return _in(game, lang).say("game-title")


def blurb(game: AnyGame, lang: str = FALLBACK) -> str:
    """Return what a game is about, in a sentence or two; empty if it has no such text."""
    own = _in(game, lang)
    return own.say("game-blurb") if own.has("game-blurb") else ""


def move(game: Game, move: int, lang: str = FALLBACK) -> str:
    """Return a move as a short sentence: 'Build a settlement on 7.13'."""
    return _in(game, lang).say(f"move-{key_of(game.moves.key(move))}", game.moves.arguments(move))


def line(game: Game, moves: Sequence[int], lang: str = FALLBACK) -> str:
    """Return moves in a row: 'Build a settlement on 7.13 → End your turn'."""
    return " → ".join(move(game, each, lang) for each in moves)


def reasons(game: AnyGame, parts: Sequence[str], lang: str = FALLBACK) -> str:
    """Return why to make a move, from the texts `part-<key>`: 'Because it …'; empty if there is nothing to say."""
    own = _in(game, lang)
    said = [own.say(key) for part in parts if own.has(key := f"part-{key_of(part)}")]
    return (own.fill("advice-because", {"reasons": own.clauses(said)}) or "") if said else ""


def event(game: AnyGame, event: Event, lang: str = FALLBACK, players: Players = None) -> str:
    """Return an event as a line of the log; pass it as its reader may know it (`Event.seen_by`)."""
    return _in(game, lang).say(f"event-{key_of(event.key)}", event.arguments, players)


def refusal(game: AnyGame, error: IllegalMove, lang: str = FALLBACK, players: Players = None) -> str:
    """Return what is wrong with a move and what to do instead; `rules(…)[error.rule]` is the rule itself."""
    return _in(game, lang).say(f"refusal-{key_of(error.key)}", error.arguments, players)


def name(game: AnyGame, id_: str, lang: str = FALLBACK) -> str:
    """Return the name of a tile, a card, a terrain, …, or another text of a drawing: a `label-…`, the game's name.

    A text that does not begin with a letter, such as a number or a hex, is its own name.
    """
    own = _in(game, lang)
    found = own.name(id_)
    if found is not None:
        return found
    if id_ == game.name:
        return own.say("game-title")
    if id_.startswith(LABEL):
        return own.say(id_)
    if id_[:1].isalpha():
        raise own.missing(NAME + key_of(id_))
    return id_


def explanation(game: AnyGame, id_: str, lang: str = FALLBACK) -> str:
    """Return what a tile, a card, … does; empty if the name says it all.

    A game may compose it from component data in its module `explaining`; otherwise it is the attribute `.help`.
    """
    own, made = _in(game, lang), _made(game)
    module = made.module("explaining")
    composed = module.explanation(made, id_) if module is not None else ()
    return own.told(composed) if composed else _help(own, NAME + key_of(id_))


def explained(game: AnyGame, beginning: str, lang: str = FALLBACK) -> list[Titled]:
    """Return the tiles, cards, … whose name starts with a text, with what they do, if they have an explanation."""
    own = _in(game, lang)
    found = [Titled(own.name(id_) or id_, explanation(game, id_, lang)) for id_ in own.named(beginning)]
    return [thing for thing in found if thing.help]


def listed(game: AnyGame, what: str, lang: str = FALLBACK) -> list[Titled]:
    """Return a list that a game's module `explaining` makes from component data, with explanations."""
    own, made = _in(game, lang), _made(game)
    module = made.module("explaining")
    ids = module.listed(made, what) if module is not None else ()
    return [Titled(own.name(id_) or id_, explanation(game, id_, lang)) for id_ in ids]


def option(game: AnyGame, option_name: str, lang: str = FALLBACK) -> Titled:
    """Return the title of an option, and what it means."""
    return _titled(_in(game, lang), f"option-{key_of(option_name)}")


def choice(game: AnyGame, option_name: str, value: OptionValue, lang: str = FALLBACK) -> str:
    """Return the text of an option's value: the option's own, the shared one, or that of each name in it."""
    own, key = _in(game, lang), f"option-{key_of(option_name)}"
    whole = _choice(own, key, str(value))
    return whole or own.listed([_choice(own, key, word) or own.name(word) or word for word in str(value).split()])


def _choice(own: Texts, key: str, value: str) -> str | None:
    short = f"choice-{key_of(value.lower())}"
    if own.has(key, short):
        return own.say(key, attribute=short)
    return own.say(short) if own.has(short) else None


def preset(game: AnyGame, preset_name: str, lang: str = FALLBACK) -> Titled:
    """Return the title of a preset, and what it sets."""
    return _titled(_in(game, lang), f"preset-{key_of(preset_name)}")


def lesson(game: AnyGame, step: str, lang: str = FALLBACK) -> str:
    """Return the text of a tutorial step: `tutorial-<step>`."""
    return _in(game, lang).say(f"{TUTORIAL}-{key_of(step)}")


def chance(game: AnyGame, request_name: str, lang: str = FALLBACK) -> str:
    """Return the question to a person who draws or rolls at a real table; the answers are `name`s of the kinds."""
    return _in(game, lang).say(f"chance-{key_of(request_name)}")


def source(game: AnyGame, source: str, lang: str = FALLBACK) -> str:
    """Return the text of a source of points: `score-<source>`, or the name of the thing."""
    own, key = _in(game, lang), f"score-{key_of(source)}"
    return own.say(key) if own.has(key) else name(game, source, lang)


def status(state: State, lang: str = FALLBACK, players: Players = None, viewer: Viewer = None) -> str:
    """Return the status line: who must do what now, as `viewer` may know it, addressed to them if it is they."""
    key, arguments = _status(state, viewer)
    own = _in(state.game, lang)
    theirs = viewer is not None and arguments.get("player") == viewer and own.has(key, "you")
    return own.say(key, arguments, players, attribute="you" if theirs else None)


def back(state: State, lang: str = FALLBACK, viewer: Viewer = None) -> str | None:
    """Return the label for undoing a mere choice, such as 'Put back'; `None` if nothing is only chosen."""
    key, arguments = _status(state, viewer)
    own = _in(state.game, lang)
    return own.say(key, arguments, attribute="back") if own.has(key, "back") else None


def _status(state: State, viewer: Viewer) -> tuple[str, Arguments]:
    """Return the key and arguments of the status line."""
    module = state.game.module("status")
    if module is not None:
        legal = () if viewer is None else state.legal_moves(viewer)
        key, arguments = module.status(state.view(viewer), Offer(state.game.moves, legal))
        return key, arguments
    if state.is_over:
        return "status-over", {}
    return "status-to-act", {"players": _seats(state.to_act)}


def result(state: State, lang: str = FALLBACK, players: Players = None) -> str:
    """Return who wins, or who share the victory."""
    winners = _seats(seat for seat, rank in enumerate(state.ranking()) if rank == 1)
    return _in(state.game, lang).say("result-winners", {"players": winners}, players)


def player(seat: int, lang: str = FALLBACK, players: Players = None) -> str:
    """Return a player's name, or their number if they have none."""
    return texts(None, lang).player(seat, players)


def say(
    key: str,
    lang: str = FALLBACK,
    arguments: Arguments = NO_ARGUMENTS,
    players: Players = None,
    game: AnyGame | None = None,
) -> str:
    """Return any message by its key: a label of an interface or, with `game`, one of the game's own."""
    own = texts(None, lang) if game is None else _in(game, lang)
    return own.say(key, arguments, players)


def _titled(own: Texts, key: str) -> Titled:
    return Titled(own.say(key), _help(own, key))


def _help(own: Texts, key: str) -> str:
    return own.say(key, attribute=HELP) if own.has(key, HELP) else ""


def _seats(seats: Iterable[int]) -> tuple[str, ...]:
    return tuple(str(seat) for seat in seats)
