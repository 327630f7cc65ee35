"""One seat of a game for a learner; bots play the others. The environments of Gymnasium are made of these."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from bastide.bots import Sight, make_bot
from bastide.bots.seat import chooser
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.state import State
from bastide.lab.outside import is_program, outside_class
from bastide.lab.outside.failure import BotFailed, legal_move
from bastide.lab.rewards import REWARDS, RewardName, forfeit

Choose: TypeAlias = Callable[[Sight], int]
"""Chooses a move from what a seat may know."""
Opponent: TypeAlias = str | Choose
"""A bot's name, a class from outside included (see `bastide.lab.outside`), or a function that chooses a move."""

_WORD = 1 << 64


class Table:
    """A game in which you play one seat. Each `begin` starts a new one; a seed fixes all of them."""

    state: State
    seat: int
    """The learner's seat in this game."""
    legal: list[int]
    """What the learner may do now."""
    over: bool
    illegal: str | None
    """Why the learner's last move was illegal, if it was; that ends the game."""

    def __init__(
        self, game: Game, players: int, opponents: Opponent | Sequence[Opponent], seat: int | None, reward: RewardName
    ) -> None:
        game.check_players(players)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"A seat is a number from 0 to {players - 1}, or None for a random one; got {seat}.")
        if reward not in REWARDS:
            raise ValueError(f"The reward is {' or '.join(REWARDS)}; got {reward!r}.")
        self.game = game
        self.players = players
        self._opponents = [_seated(opponent, type(game)) for opponent in _one_for_each(opponents, players - 1)]
        self.fixed_seat = seat
        self.reward_name = reward
        self._seeds = SeededChance(0)

    def reseed(self, seed: int) -> None:
        """Fix all further games."""
        self._seeds = SeededChance(seed)

    def begin(self) -> None:
        """Start a new game and play it up to the learner's first decision."""
        below = self._seeds.below
        self.chance = SeededChance(below(_WORD))
        self.seat = below(self.players) if self.fixed_seat is None else self.fixed_seat
        self.state = self.game.start(self.players, self.chance)
        # A seat keeps its `Sight`: a new one for each decision would cost more than a random bot's choice.
        self._seats: dict[int, tuple[Sight, Choose]] = {}
        for distance, seated in enumerate(self._opponents, 1):
            seat = (self.seat + distance) % self.players
            self._seats[seat] = Sight(self.state, seat, []), seated(below(_WORD))
        self.illegal = None
        self._let_others_play()

    def step(self, move: int) -> float:
        """Make a move of the learner, let the others play until the learner must decide again, return the reward.

        An illegal move loses the game.
        """
        if move not in self.legal:
            self.illegal = str(self.state.refusal(self.seat, move))
            self.legal, self.over = [], True
            return forfeit(self.state, (self.seat,), self.reward_name)[self.seat]
        self.state.apply(self.seat, move, self.chance)
        self._let_others_play()
        return REWARDS[self.reward_name](self.state)[self.seat] if self.over else 0.0

    def _let_others_play(self) -> None:
        state, seat = self.state, self.seat
        to_act = state.to_act
        while to_act and seat not in to_act:
            player = to_act[0]
            sight, choose = self._seats[player]
            sight.legal = state.legal_moves(player)
            state.apply(player, choose(sight), self.chance)
            to_act = state.to_act
        self.over = not to_act
        self.legal = state.legal_moves(seat)


def _one_for_each(opponents: Opponent | Sequence[Opponent], seats: int) -> tuple[Opponent, ...]:
    """Return who plays the other seats, from the learner's left on."""
    if isinstance(opponents, str) or callable(opponents):
        return (opponents,) * seats
    if len(opponents) != seats:
        raise ValueError(f"One opponent for all, or a list of {seats}; got {len(opponents)}.")
    return tuple(opponents)


def _seated(opponent: Opponent, game: type[Game]) -> Callable[[int], Choose]:
    """Return what makes a game's chooser of moves from a seed; an unknown name is refused now, not in a game."""
    if not isinstance(opponent, str):
        return lambda _seed: _checked(opponent)
    if is_program(opponent):
        raise ValueError(f"A program can't be an opponent here, only in `bastide arena`; got {opponent!r}.")
    kind = outside_class(opponent, game)
    if kind is not None:
        return lambda seed: _checked(kind(seed).choose)
    make_bot(opponent, game, 0)
    return partial(chooser, opponent, game)


def _checked(choose: Choose) -> Choose:
    """Return the same chooser, which raises an error if it chooses an illegal move; ours never do."""

    def choice(sight: Sight) -> int:
        legal = sight.legal
        sight.legal = [*legal]  # the opponent may shuffle its list
        try:
            return legal_move(choose(sight), legal)
        except BotFailed as error:
            raise ValueError(f"The opponent in seat {sight.player} {error}.") from None

    return choice
