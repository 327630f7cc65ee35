"""Random play for the checks, and how they inspect a state."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import Outcome, Recorder, SeededChance
from bastide.core.errors import IllegalMove
from bastide.core.events import Event
from bastide.core.game import Game
from bastide.core.journal import Match
from bastide.core.scores import Score
from bastide.core.state import State

LONGEST = 5000
"""The most plies that any random game takes."""

MANY = 4
"""From this many players on, checks sample only some of them."""


class Table:
    """A match played at random, determined by its seed."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.dice = SeededChance(seed)
        self.choice = SeededChance(~seed)
        self.match = Match.begin(game, players, self.dice)

    @property
    def state(self) -> State:
        """The current position."""
        return self.match.state

    @property
    def plies(self) -> int:
        """How many moves were made."""
        return len(self.match.journal.plies)

    def choose(self) -> tuple[int, int]:
        """Return any player who owes a decision, and any of their moves."""
        return any_move(self.state, self.choice)

    def play(self, player: int, move: int) -> tuple[Outcome, ...]:
        """Make a move and return the outcomes of chance."""
        recorder = Recorder(self.dice)
        self.match.play(player, move, recorder)
        return tuple(recorder.outcomes)

    def moves(self) -> Iterator[tuple[int, int]]:
        """Yield each move before making it, to the end of the game."""
        while self.state.to_act:
            assert self.plies < LONGEST, f"after {LONGEST} moves the game still goes on"
            player, move = self.choose()
            yield player, move
            self.play(player, move)


def any_move(state: State, choice: SeededChance) -> tuple[int, int]:
    """Return any player who owes a decision, and any of their moves."""
    player = state.to_act[choice.below(len(state.to_act))]
    legal = state.legal_moves(player)
    assert legal, f"player {player} owes a decision and has no legal move"
    return player, legal[choice.below(len(legal))]


def play_out(state: State, seed: int) -> State:
    """Play `state` itself to the end at random."""
    dice, choice = SeededChance(seed), SeededChance(~seed)
    for _ in range(LONGEST):
        if not state.to_act:
            return state
        state.play(*any_move(state, choice), dice)
    raise AssertionError(f"after {LONGEST} moves the game still goes on")


@contextmanager
def reproducible(match: Match) -> Iterator[None]:
    """Add the journal that leads there to any failure inside."""
    try:
        yield
    except Exception as error:
        reason = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
        raise AssertionError(f"{reason}\nThis journal leads there:\n{match.journal.dumps()}") from error


def worth_a_look(choice: SeededChance, plies: int) -> bool:
    """Whether a costly check runs after this many plies: on the first ten, then ever more rarely."""
    return not choice.below(1 + plies // 10)


# Inspecting a state


def text(value: Any) -> str:
    """Return the bytes that would leave the table: the order of keys counts."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def viewers(state: State) -> list[Viewer]:
    """Return a spectator and all players."""
    return [None, *range(state.players)]


def some_viewers(state: State, choice: SeededChance, most: int = 2) -> list[Viewer]:
    """Return some of the viewers."""
    everybody = viewers(state)
    return [everybody.pop(choice.below(len(everybody))) for _ in range(min(most, len(everybody)))]


def refusals(state: State, player: int, moves: Sequence[int]) -> list[Any]:
    """Return what a player is told of each of these moves."""
    return [_refusal(state.refusal(player, move)) for move in moves]


def _refusal(refused: IllegalMove | None) -> Any:
    return None if refused is None else [refused.rule, refused.key, refused.arguments]


def observation(state: State, viewer: Viewer, moves: Sequence[int]) -> dict[str, str]:
    """Return all that reaches a viewer: view, observation, players to act, own legal moves and refusals."""
    seen = {
        "view": text(state.view(viewer)),
        "to_act": text(state.to_act),
        "closed_phase": text(state.closed_phase),
    }
    if state.game.observation_version:
        seen["observation"] = state.observe(viewer).tobytes().hex()
    if viewer is not None:
        seen["legal moves"] = text(state.legal_moves(viewer))
        seen["refusals"] = text(refusals(state, viewer, moves))
    return seen


def everything(state: State) -> dict[str, str]:
    """Return everything a state can be asked; at a large table, not for every player."""
    return {
        "position": text(state.position()),
        "scores": text([score_entries(score) for score in state.scores()]),
        "ranking": text(state.ranking()),
        **{
            f"{part} of {viewer}": seen
            for viewer in [None, *range(state.players)[:MANY], state.players - 1]
            for part, seen in observation(state, viewer, []).items()
        },
    }


def score_entries(score: Score) -> list[Any]:
    """Return a score with its reasons, as plain values."""
    return [
        [earning.source, earning.points, earning.rule, earning.places, earning.details] for earning in score.earnings
    ]


def same(one: dict[str, str], other: dict[str, str], what: str) -> None:
    """Fail with the difference, unless both are the same."""
    for part, value in one.items():
        assert other[part] == value, f"{what}: {part} differs\n  {value}\n  {other[part]}"


def log(events: list[Event], viewer: Viewer) -> str:
    """Return the events as a viewer is told of them."""
    heard = [event.seen_by(viewer) for event in events]
    return text([[event.key, event.arguments] for event in heard if event is not None])
