"""Combat: events go from the queue into the hand, where they are ramparts (TY-35, TY-36, TY-45, TY-46)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.questions import LOOK_AGAIN
from bastide.games.tournay import plaza
from bastide.games.tournay.citizens import MOST, ONE
from bastide.games.tournay.moves import COLOURS, COMBAT, QUEUE
from bastide.games.tournay.questions import Place, TournayQuestion
from bastide.games.tournay.refusals import refuse

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

GONE = -1


def price(state: "TournayState", place: int) -> int:
    """Deniers for the bank (TY-35)."""
    _, _, prices = state.box.fights[state.queue[place]]
    return prices[state.coins[place]]


def work_out_fights(state: "TournayState") -> None:
    """Work out what the action that fights an event costs now; it needs a coin on the event (TY-35).

    For each such event: the move, all citizens of the colour that fights it, those that it takes, and the deniers.
    """
    fights: list[tuple[int, int, int, int]] = []
    for place, coins in enumerate(state.coins):
        if coins:  # which lie on events alone, so there is one
            colour, citizens, prices = state.box.fights[state.queue[place]]
            fights.append((COMBAT + place, MOST * ONE[colour], citizens * ONE[colour], prices[coins]))
    state.fights = tuple(fights)


def moves(state: "TournayState", player: int) -> list[int]:
    """The moves that fight an event (TY-35): the bank's price leaves less for borrowing citizens."""
    found: list[int] = []
    money = state.deniers[player]
    for move, of_colour, citizens, deniers in state.fights:
        if deniers <= money and plaza.usable(state, player, money - deniers) & of_colour >= citizens:
            found.append(move)
    return found


def why_not(state: "TournayState", place: int) -> IllegalMove:
    """Say why the action can't fight an event (TY-35)."""
    if state.queue[place] < 0:
        return refuse("TY-35", "no-event")
    event, name = state.box.events[state.queue[place]], state.box.event_ids[state.queue[place]]
    if not state.coins[place]:
        return refuse("TY-35", "no-coin", event=name)
    return refuse(
        "TY-35",
        "cannot-fight",
        event=name,
        number=event.fight.citizens,
        colour=COLOURS[event.fight.colour],
        deniers=price(state, place),
    )


def begin(state: "TournayState", place: int) -> None:
    """Begin the action: pay the bank, then use citizens, then take the event (TY-35, ruling A40)."""
    colour, citizens, _ = state.box.fights[state.queue[place]]
    fee = price(state, place)
    state.deniers[state.player] -= fee
    if state.listener is not None:
        name = state.box.event_ids[state.queue[place]]
        state.tell("combats", player=state.player, event=name, deniers=fee)
    state.questions.append(Combat(place))
    plaza.request(state, colour, citizens)


@dataclass(slots=True)
class Combat(TournayQuestion):
    """An event waits to be taken until the citizens have been used (TY-35)."""

    name = "combat"
    place: Place

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """Take the event; nobody is asked."""
        state.questions.pop()
        take(state, self.place, chance)
        return LOOK_AGAIN

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether the event is in the queue."""
        return state.queue[self.place] >= 0


def take(state: "TournayState", place: int, chance: Chance) -> None:
    """Take an event into the hand as a rampart; its coins go to the bank, the next event replaces it (TY-36)."""
    event, state.coins[place] = state.queue[place], 0
    work_out_fights(state)
    state.ramparts[state.player] += 1
    if state.listener is not None:
        state.tell("takes-event", player=state.player, event=state.box.event_ids[event])
    refill(state, place, chance)


def refill(state: "TournayState", place: int, chance: Chance) -> None:
    """Draw the next event of the deck; if there is none, the queue gets shorter (ruling A30)."""
    state.queue[place] = GONE
    left = sum(state.events_left)
    if left:
        event = state.queue[place] = chance.draw(state.events_left, "event", state.box.event_ids)
        state.events_left[event] -= 1
        if state.listener is not None:
            state.tell("next-event", event=state.box.event_ids[event])


def targets(state: "TournayState", *, with_coins: bool) -> list[int]:
    """Events that a building or character may fight: those with coins, or those without (TY-45, TY-46)."""
    return [place for place in range(QUEUE) if state.queue[place] >= 0 and (state.coins[place] > 0) == with_coins]


def fight(state: "TournayState", place: int, chance: Chance, *, take_coins: bool) -> None:
    """Fight an event at no further cost; the level II version takes the coins (TY-45)."""
    coins = state.coins[place]
    take(state, place, chance)
    if take_coins:
        plaza.gain(state, state.player, coins)
