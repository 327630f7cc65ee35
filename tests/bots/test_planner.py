"""The planner: lines of a turn, joined and ranked; plans that stop where chance or another player intervenes."""

import gc

import pytest

from bastide.bots import LEVELS, Sight, levels_for, make_bot
from bastide.bots.lines import Beam, World, search
from bastide.bots.planner import Planner, Thinking
from bastide.bots.rollouts import Rollouts
from bastide.bots.seat import BotSeat
from bastide.bots.values import hints_of
from bastide.core.chance import Chance, SeededChance
from bastide.core.registry import find, make
from bastide.core.state import State
from bastide.core.values import Values
from bastide.games.kingdom_builder.state import KingdomBuilderState
from bastide_toys.peek import Peek
from bastide_toys.peek.cards import POINTS
from bastide_toys.peek.moves import END, LOOK, TAKE, Step
from bastide_toys.peek.state import PeekState

KB = "kingdom-builder"


class Treasures(Values):
    """In Peek: the points in a player's hand."""

    def __init__(self) -> None:
        self.asked = 0

    def worth(self, state: State, player: int) -> float:
        assert isinstance(state, PeekState)
        self.asked += 1
        return float(sum(POINTS[card] for card, _ in state.hands[player]))


def peek(seed: int = 1) -> PeekState:
    state = Peek().start(2, SeededChance(seed))
    assert isinstance(state, PeekState)
    return state


def test_the_same_builds_in_any_order_are_one_line() -> None:
    state = make(KB).start(2, SeededChance(3))
    (player,) = state.to_act
    found = search(World(state, player, 0), hints_of(find(KB)), Beam(width=30))
    settled = [line.state.settled[player] for line in found if isinstance(line.state, KingdomBuilderState)]
    assert len(settled) == len(set(settled)) > 30
    assert all(len(line.moves) == 3 for line in found)
    assert [line.worth for line in found] == sorted((line.worth for line in found), reverse=True)


def test_a_wider_beam_finds_no_less() -> None:
    for seed in range(4):
        state = make(KB).start(2, SeededChance(seed))
        (player,) = state.to_act
        best = [search(World(state, player, 0), hints_of(find(KB)), Beam(width))[0].worth for width in (1, 60)]
        assert best[0] <= best[1]


def test_all_lines_of_a_world_meet_the_same_luck() -> None:
    """A card taken at once, and one taken after a look that leaves the pile alone, are the same card."""
    for seed in range(8):
        state = peek()
        found = search(World(state, state.player, seed), Treasures(), Beam())
        at_once = next(line for line in found if line.moves == (TAKE,))
        assert at_once.draws == 1
        looked = [line for line in found if line.moves[0] == LOOK]
        assert {line.plan for line in looked} == {(LOOK,)}, "a plan stops where luck has spoken"
        assert all(line.draws == 1 or len(line.moves) > 1 for line in looked)
        assert at_once.state.hands[state.player][-1][0] in {
            line.state.hands[state.player][-1][0] for line in looked if isinstance(line.state, PeekState)
        }


@pytest.mark.parametrize("collects", [True, False])
@pytest.mark.parametrize("fails", [True, False])
def test_the_garbage_collector_rests_while_a_plan_is_made(collects: bool, fails: bool) -> None:
    during: list[bool] = []

    class Watching(Treasures):
        def worth(self, state: State, player: int) -> float:
            during.append(gc.isenabled())
            if fails:
                raise TimeoutError
            return super().worth(state, player)

    state, before = peek(), gc.isenabled()
    (gc.enable if collects else gc.disable)()
    try:
        Planner(Watching(), Thinking()).plans(Sight(state, state.player), SeededChance(1))
    except TimeoutError:
        assert fails
    finally:
        after = gc.isenabled()
        (gc.enable if before else gc.disable)()
    assert during and not any(during)
    assert after is collects


def test_a_plan_stops_where_the_player_sees_what_only_a_rival_knew() -> None:
    """The card was fixed when the rival looked, so no luck is drawn on; but to the player it is news."""
    state = peek()
    rival = state.player
    state.play(rival, LOOK, SeededChance(2))
    state.player, state.step = 1 - rival, Step.START
    worlds = [state.imagine(1 - rival, SeededChance(seed)) for seed in (1, 5)]
    assert worlds[0] != worlds[1]
    for world in worlds:
        found = search(World(world, 1 - rival, 5), Treasures(), Beam())
        assert {line.plan for line in found if line.moves[0] == LOOK} == {(LOOK,)}
    state.player = rival
    found = search(World(state, rival, 5), Treasures(), Beam())
    assert {len(line.plan) for line in found if line.moves[0] == LOOK} == {3}, "the rival may plan on"


def test_plans_are_compared_over_the_same_worlds() -> None:
    """Looking first and choosing is worth more than taking blindly, on average and so in every plan."""
    chosen = set()
    for seed in range(6):
        planner = Planner(Treasures(), Thinking(worlds=12))
        state = peek(seed)
        plans = planner.plans(Sight(state, state.player), SeededChance(seed))
        assert len({plan.moves for plan in plans}) == len(plans)
        chosen.add(plans[0].moves)
    assert (LOOK,) in chosen
    assert all(moves[0] in (LOOK, TAKE, 1) for moves in chosen)


def test_a_whole_turn_ends_with_the_move_that_ends_it() -> None:
    state = make(KB).start(2, SeededChance(3))
    (player,) = state.to_act
    moves = make_bot("journeyman", find(KB), 1).plan(Sight(state, player))
    assert len(moves) == 4
    assert moves[-1] == state.game.end_move
    for move in moves:
        state.play(player, move, SeededChance(1))
    assert state.to_act == (1 - player,)


def test_a_seat_plays_its_line_and_plans_anew_when_it_no_longer_fits() -> None:
    state = make(KB).start(2, SeededChance(3))
    (player,) = state.to_act
    seat = BotSeat("journeyman", find(KB), 1)
    planned = make_bot("journeyman", find(KB), seat.next_seed()).plan(Sight(state, player))
    assert seat.choose(Sight(state, player)) == planned[0]
    assert seat.line == planned[1:]
    state.play(player, next(move for move in state.legal_moves(player) if move not in planned), SeededChance(1))
    seat.line = (planned[0] + 10_000,)
    assert seat.choose(Sight(state, player)) in state.legal_moves(player)


def test_noise_makes_a_planner_err() -> None:
    state = make(KB).start(2, SeededChance(3))
    sight = Sight(state, state.to_act[0])
    values = hints_of(find(KB))

    def choices(noise: float) -> set[tuple[int, ...]]:
        planner = Planner(values, Thinking(Beam(width=4), noise=noise))
        return {planner.plans(sight, SeededChance(seed))[0].moves for seed in range(6)}

    assert len(choices(0.0)) == 1
    assert len(choices(8.0)) > 1


def test_rollouts_play_the_best_plans_into_common_futures() -> None:
    state = make(KB).start(2, SeededChance(3))
    sight = Sight(state, state.to_act[0])
    values = hints_of(find(KB))
    plain = Planner(values, Thinking(Beam(width=4))).plans(sight, SeededChance(1))
    rollouts = Rollouts(leaders=4, futures=2, beam=Beam(width=1, steps=2))
    rolled = Planner(values, Thinking(Beam(width=4), rollouts=rollouts)).plans(sight, SeededChance(1))
    assert {plan.moves for plan in rolled[:4]} == {plan.moves for plan in plain[:4]}
    assert [plan.moves for plan in rolled[4:]] == [plan.moves for plan in plain[4:]]
    assert {plan.worth for plan in rolled[:4]} != {plan.worth for plan in plain[:4]}


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_the_same_game_for_the_same_seed(level: str) -> None:
    def played() -> list[int]:
        chance = SeededChance(9)
        state = make(KB).start(2, chance)
        seats = [BotSeat(level, find(KB), seed) for seed in (1, 2)]
        moves = []
        for _ in range(12):
            (player,) = state.to_act
            moves.append(seats[player].choose(Sight(state, player)))
            state.play(player, moves[-1], chance)
        return moves

    assert played() == played()


def test_a_game_without_hints_has_no_levels() -> None:
    assert not levels_for(Peek)


def test_end_move_is_known() -> None:
    assert Peek().end_move == END


def test_a_beam_that_keeps_only_circles_goes_on_with_what_it_cut() -> None:
    """A narrow beam that loves walking in circles still finds the way out."""

    class Circles(Values):
        def worth(self, state: State, player: int) -> float:
            assert isinstance(state, Walk)
            return float(state.place < Walk.GATE)

    found = search(World(Walk(0), 0, 0), Circles(), Beam(width=1))
    assert found
    assert found[0].moves == (Walk.GATE, Walk.OUTSIDE)


class Walk(PeekState):
    """A walk: from place 0 you may go to 1 or the gate, from 1 only back to 0, from the gate outside."""

    __slots__ = ("place",)
    GATE, OUTSIDE = 2, 3
    PATHS = ([1, GATE], [0], [OUTSIDE])

    def __init__(self, place: int) -> None:
        self.place = place
        self.game = Peek()

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.place == self.OUTSIDE else (0,)

    def legal_moves(self, player: int) -> list[int]:
        return self.PATHS[self.place]

    def copy(self) -> "Walk":
        return Walk(self.place)

    def gist(self) -> int:
        return self.place

    def apply(self, player: int, move: int, chance: Chance) -> None:
        self.place = move


def test_a_player_who_can_only_go_round_in_circles_still_gets_a_line() -> None:
    class Circle(Walk):
        PATHS = ([1], [0], [])

        def copy(self) -> "Circle":
            return Circle(self.place)

    assert [line.moves for line in search(World(Circle(0), 0, 0), Worthless(), Beam(width=1))] == [(1,)]


class Worthless(Values):
    """Nothing is worth anything."""

    def worth(self, state: State, player: int) -> float:
        return 0.0
