"""The positions of a game as rows: what the player to decide saw, could do and did, and how the game ended for them."""

from typing import Any, TypeAlias

from bastide.bots import bots_for, make_bot
from bastide.core.chance import SeededChance
from bastide.core.extras import needs
from bastide.core.game import Game
from bastide.core.observation import turned
from bastide.core.state import State
from bastide.core.values import Values
from bastide.lab.arena import Contest, play_game, stream, streams
from bastide.lab.rewards import REWARDS

with needs("lab"):
    from numpy import packbits

Row: TypeAlias = dict[str, Any]
"""A row of a dataset: values by the names of columns."""

_DIGITS = 4


def positions(game: Game, contest: Contest, number: int, every: int) -> list[Row] | None:
    """Play a game of a contest and return a row for one of `every` decisions; `None` if a bot failed in it.

    The first decision kept is drawn for each game, so that each decision has the same chance.
    """
    moves: list[tuple[int, int]] = []
    record = play_game(game, contest, number, moves)
    if record.failed is not None:
        return None
    rows = []
    replay = _Replay(game, contest, number)
    first = stream(contest.seed, number, "sample") % every
    for decision, (player, move) in enumerate(moves):
        if decision % every == first:
            rows.append({"decision": decision, "seat": player, "move": move, **replay.seen(player, decision)})
        replay.state.apply(player, move, replay.chance)
    by_rank, by_score = REWARDS["rank"](replay.state), REWARDS["score"](replay.state)
    for row in rows:
        seat = row["seat"]
        row |= {
            "deal": record.deal,
            "game": number,
            "bot": contest.bots[record.seating[seat]],
            "points": turned(record.points, seat),
            "rank": record.ranks[seat],
            "reward_rank": by_rank[seat],
            "reward_score": by_score[seat],
            "capped": record.capped,
        }
    return rows


class _Replay:
    """A game that is played a second time, to look at its positions: playing itself stays as it is in contests."""

    def __init__(self, game: Game, contest: Contest, number: int) -> None:
        self.seed, self.number = contest.seed, number
        dealt, _ = streams(contest.seed, number // contest.rotation, number, contest.players)
        self.chance = SeededChance(dealt)
        self.state: State = game.start(contest.players, self.chance)
        self.values = [values_of(contest.bots[bot], type(game)) for bot in contest.seating(number)]

    def seen(self, player: int, decision: int) -> dict[str, Any]:
        """Return what a player sees, may do and expects before a decision."""
        state = self.state
        return {
            "observation": state.observe(player).astype("<i2", copy=False).tobytes(),
            "mask": packbits(state.legal_mask(player), bitorder="little").tobytes(),
            "value": self._value(player, decision),
        }

    def _value(self, player: int, decision: int) -> float | None:
        """Return what the position is worth to the player's bot, in a world that it may imagine."""
        values = self.values[player]
        if values is None:
            return None
        imagined = self.state.imagine(player, SeededChance(stream(self.seed, self.number, f"value {decision}")))
        return round(values.worth(*values.own_game(imagined, player)), _DIGITS)


def values_of(bot: str, game: type[Game]) -> Values | None:
    """Return the values that one of our bots thinks with; `None` for a bot without values or from outside."""
    return make_bot(bot, game, 0).values(game) if bot in bots_for(game) else None
