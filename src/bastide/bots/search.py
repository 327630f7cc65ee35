"""An information-set tree search: a baseline on the contract alone, for any game.

Each iteration imagines a state as the seat may see it, walks down the tree of moves, adds one node, values the position
there and adds the value along the way. The tree holds moves only: chance and hidden cards are sampled anew in each
iteration, and a node's mean is over all of them. A game's hints guide it, as the prior of each move and as the value at
the leaves; without hints it plays on at random.
"""

import math
from collections.abc import Sequence

from bastide.bots.bot import Bot, Sight
from bastide.bots.lines import DIGITS
from bastide.bots.values import hints_of
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.state import State
from bastide.core.values import Values

ITERATIONS = 200
"""How many times the search goes down its tree, unless told otherwise."""
EXPLORATION = 1.2
"""How much an untried move with a high prior counts against the means seen."""
TEMPERATURE = 2.0
"""By how many points' difference the prior of a move falls to a third."""
LONGEST = 4000
"""A random playout stops after this many moves and counts as it stands."""
_SEEDS = 1 << 62


class Edge:
    """A move at a node: its prior, how often it was tried, and the sum of what it brought its player."""

    __slots__ = ("node", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.node = Node()


class Node:
    """What is known about the moves after a sequence of moves."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}


class SearchBot(Bot):
    """Chooses the move that the tree search tried most often."""

    name = "search"
    iterations = ITERATIONS

    @classmethod
    def plays(cls, game: type[Game]) -> bool:  # noqa: ARG003 - it needs nothing but the contract
        """Whether the bot can play a game: always."""
        return True

    def values(self, game: type[Game]) -> Values | None:
        return hints_of(game) if game.module("hints") is not None else None

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        values = self.values(type(sight.game))
        tree = Tree(values, self.chance)
        for _ in range(self.iterations):
            imagined = sight.imagine(SeededChance(self.chance.below(_SEEDS)))
            tree.grow(*(values.own_game(imagined, sight.player) if values else (imagined, sight.player)))
        edges = tree.root.edges
        return max(sorted(edges), key=lambda move: (edges[move].visits, round(edges[move].total, DIGITS)))


class Tree:
    """The tree of one decision."""

    def __init__(self, values: Values | None, chance: SeededChance) -> None:
        self.values = values
        self.chance = chance
        self.root = Node()
        self.least, self.most = math.inf, -math.inf  # of all values seen, to compare means with priors

    def grow(self, state: State, seat: int) -> None:
        """Walk down from an imagined state, add a node and note what it is worth. `state` is changed."""
        node = self.root
        path: list[tuple[int, Edge]] = []
        while to_act := state.to_act:
            player = seat if seat in to_act else to_act[0]  # in a closed phase one's own part comes first
            edge, move = self._select(node, state, player)
            state.apply(player, move, self.chance)
            path.append((player, edge))
            node = edge.node
            if not edge.visits:
                break
        worths = self._worths(state)
        self.least, self.most = min(self.least, *worths), max(self.most, *worths)
        for player, edge in path:
            edge.visits += 1
            edge.total += worths[player]

    def _select(self, node: Node, state: State, player: int) -> tuple[Edge, int]:
        """Return the most interesting move: a high mean, or a high prior that was tried seldom."""
        moves = state.legal_moves(player)
        edges = node.edges
        unknown = [move for move in moves if move not in edges]
        if unknown:
            for move, prior in zip(unknown, self._priors(state, player, unknown), strict=True):
                edges[move] = Edge(prior)
        curiosity = EXPLORATION * math.sqrt(1 + sum(edges[move].visits for move in moves))
        chosen = max(moves, key=lambda move: (self._interest(edges[move], curiosity), -move))
        return edges[chosen], chosen

    def _interest(self, edge: Edge, curiosity: float) -> float:
        """Return the mean of a move, scaled to the values seen (0 to 1), plus what may still be in it."""
        interest = curiosity * edge.prior / (1 + edge.visits)
        if edge.visits and self.most > self.least:
            interest += (edge.total / edge.visits - self.least) / (self.most - self.least)
        return round(interest, DIGITS)

    def _priors(self, state: State, player: int, moves: Sequence[int]) -> list[float]:
        """Return how promising moves look at first sight; they add up to 1."""
        if self.values is None or len(moves) == 1:
            return [1 / len(moves)] * len(moves)
        worths = []
        for move in moves:
            after = state.copy()
            after.apply(player, move, self.chance.copy())
            worths.append(self.values.worth(after, player))
        best = max(worths)
        shares = [math.exp((worth - best) / TEMPERATURE) for worth in worths]
        return [share / sum(shares) for share in shares]

    def _worths(self, state: State) -> list[float]:
        """Return what a position is worth to each player, against the best of the others."""
        if self.values is None:
            return self._play_out(state)
        worths = [self.values.worth(state, player) for player in range(state.players)]
        return _margins(worths)

    def _play_out(self, state: State) -> list[float]:
        """Play on at random, and return each player's lead at the end."""
        for _ in range(LONGEST):
            if not (to_act := state.to_act):
                break
            moves = state.legal_moves(to_act[0])
            state.apply(to_act[0], moves[self.chance.below(len(moves))], self.chance)
        return _margins([float(score.total) for score in state.scores()])


def _margins(worths: list[float]) -> list[float]:
    """Return by how much each player leads the best of the others; alone, the worth itself."""
    if len(worths) == 1:
        return worths
    return [worth - max(worths[:seat] + worths[seat + 1 :]) for seat, worth in enumerate(worths)]
