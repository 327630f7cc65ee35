"""Peek, broken: knowledge that leaks or gets lost."""

from collections.abc import Mapping
from typing import Any, Self

from bastide.core.audience import Audience, Viewer, may_see
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Secret
from bastide.core.observation import Observation
from bastide.core.pile import Pool
from bastide.core.scores import Score
from bastide_toys.broken import name_games
from bastide_toys.peek.cards import TREASURES
from bastide_toys.peek.moves import END, Step
from bastide_toys.peek.state import NOBODY, PeekState
from bastide_toys.peek.view import PeekView


class LeaksInView(PeekState):
    """Shows everyone the top card of the pile as soon as one player has looked at it."""

    def view(self, viewer: Viewer) -> PeekView:
        seen = super().view(viewer)
        top = self.pile.places[-1] if len(self.pile) else None
        if top is not None:
            seen["pile"][0]["card"] = TREASURES[top[0]]
        return seen


class LeaksInObservation(PeekState):
    """Shows everyone the top card of the pile, but only as numbers."""

    def write_observation(self, viewer: Viewer, out: Observation) -> None:
        super().write_observation(viewer, out)
        top = self.pile.places[-1] if len(self.pile) else None
        if top is not None:
            kinds = self.game.observation_spec(self.players).named(out)["pile"][0, 2 : 2 + len(TREASURES)]
            kinds[:] = 0
            kinds[top[0]] = 1


class ObservesHalf(PeekState):
    """Writes nothing of hands when the game is over."""

    def write_observation(self, viewer: Viewer, out: Observation) -> None:
        before = out.copy()
        super().write_observation(viewer, out)
        if self.player == NOBODY:
            hands = self.game.observation_spec(self.players).slices["hands"]
            out[hands] = before[hands]


class ObservesTooMuch(PeekState):
    """Counts the cards that a viewer has not seen for all of them together."""

    def write_observation(self, viewer: Viewer, out: Observation) -> None:
        super().write_observation(viewer, out)
        unseen = self.game.observation_spec(self.players).named(out)["unseen"]
        unseen *= self.players


class ObservationForgets(PeekState):
    """Doesn't write how far the turn has come."""

    def write_observation(self, viewer: Viewer, out: Observation) -> None:
        super().write_observation(viewer, out)
        out[self.game.observation_spec(self.players).slices["step"]] = 0


class SortsHandsInView(PeekState):
    """Sorts the hidden cards of a hand by kind."""

    def view(self, viewer: Viewer) -> PeekView:
        sorted_hands = self.copy()
        sorted_hands.hands = [sorted(hand, key=lambda entry: entry[0]) for hand in self.hands]
        return super(SortsHandsInView, sorted_hands).view(viewer)


class LeaksInLog(PeekState):
    """Tells everyone which card was taken."""

    def reveal(self, key: str, /, audience: Audience = None, **arguments: Any) -> None:
        if isinstance(arguments.get("card"), Secret):
            arguments["card"] = arguments["card"].value
        super().reveal(key, audience, **arguments)


class HidesThatItReveals(PeekState):
    """Tells of a reveal as if nobody learned anything by it."""

    def reveal(self, key: str, /, audience: Audience = None, **arguments: Any) -> None:
        self.tell_only(audience, key, **arguments)


class LeaksInRefusal(PeekState):
    """Says what would have to be taken to players who don't know it."""

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        refused = super().refusal(player, move)
        top = self.pile.places[-1] if len(self.pile) else None
        if refused is not None and refused.key == "not-your-turn" and top is not None:
            return IllegalMove(refused.rule, refused.key, player=self.player, card=TREASURES[top[0]])
        return refused


class TellsEverybodyWhatChanceSaid(PeekState):
    """Asks chance for a hidden card as if it were public."""

    def play(self, player: int, move: int, chance: Chance) -> None:
        super().play(player, move, OpenChance(chance))


class OpenChance(Chance):
    """Asks everything publicly."""

    def __init__(self, source: Chance) -> None:
        self._source = source

    def answer(self, request: Any) -> int:
        return self._source.draw(request.weights, request.name, request.kinds, None)


class ViewForgets(PeekState):
    """Doesn't show players the cards of the pile that they have looked at, or count them as seen."""

    def forgetful(self) -> Self:
        """Return the same pile, but nobody has looked at it."""
        twin = self.copy()
        for index, place in enumerate(self.pile.places):
            if place is not None and place[1] is not None:
                twin.pile.places[index] = place[0], ()
        return twin

    def view(self, viewer: Viewer) -> PeekView:
        seen = super(ViewForgets, self.forgetful()).view(viewer)
        for shown, place in zip(seen["pile"], reversed(self.pile.places), strict=True):
            if place is not None and place[1] is not None:
                shown["known_by"] = list(place[1])
        return seen

    def write_observation(self, viewer: Viewer, out: Observation) -> None:
        super(ViewForgets, self.forgetful()).write_observation(viewer, out)


class ImaginationForgets(ViewForgets):
    """Deals anew what the player has looked at, since the view doesn't show it either."""

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        twin = super(ImaginationForgets, self.forgetful()).imagine(viewer, chance)
        for index, place in enumerate(self.pile.places):
            dealt = twin.pile.places[index]
            if place is not None and dealt is not None:
                twin.pile.places[index] = dealt[0], place[1]
        return twin


class ViewAndImaginationAgree(PeekState):
    """Shows what others hold, and imagines it correctly."""

    def view(self, viewer: Viewer) -> PeekView:
        seen = super().view(viewer)
        for cards, hand in zip(seen["hands"], self.hands, strict=True):
            for entry, (card, _) in zip(cards, hand, strict=True):
                entry["card"] = TREASURES[card]
        return seen

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        twin = self.copy()
        twin.pile.deal_anew(viewer, Pool(self.pile.unknown_to(viewer), chance))
        return twin


class ImaginationSwapsOneCard(PeekState):
    """Imagines the truth, except for one card swapped with an undetermined one."""

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        twin = self.copy()
        if any(twin.pile.counts):
            for hand in twin.hands:
                for index, (card, known_by) in enumerate(hand):
                    if not may_see(known_by, viewer):
                        dealt = chance.draw(twin.pile.counts, "imagined card")
                        hand[index] = dealt, known_by
                        twin.pile.counts[dealt] -= 1
                        twin.pile.counts[card] += 1
                        return twin
        return twin


class ImaginationIsUnfair(PeekState):
    """Imagines every kind of card as equally likely, though there are more of some."""

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        return super().imagine(viewer, FlatChance(chance))


class FlatChance(Chance):
    """Forgets how many there are of each kind."""

    def __init__(self, source: Chance) -> None:
        self._source = source

    def answer(self, request: Any) -> int:
        return self._source.draw([min(weight, 1) for weight in request.weights], request.name)


class AcceptsAnything(PeekState):
    """Lets a turn be ended at any time, though it doesn't offer that."""

    def play(self, player: int, move: int, chance: Chance) -> None:
        if move == END and player == self.player and self.step is not Step.LOOKED:
            self._end()
        else:
            super().play(player, move, chance)


class LetsNobodyPlay(PeekState):
    """Accepts -1, which stands for nobody, as a player when the game is over."""

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        if self.player == NOBODY == player and move == END:
            return None
        return super().refusal(player, move)


class InventsRules(PeekState):
    """Names a rule that does not exist."""

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        refused = super().refusal(player, move)
        return None if refused is None else IllegalMove("PK-99", refused.key, **refused.arguments)


class LooksForGood(PeekState):
    """Turns a card up whenever a spectator looks at the table."""

    def view(self, viewer: Viewer) -> PeekView:
        top = self.pile.places[-1] if len(self.pile) else None
        if viewer is None and top is not None:
            self.pile.places[-1] = top[0], None
        return super().view(viewer)


class AnybodySees(PeekState):
    """Shows viewers who aren't at the table what a spectator sees."""

    def check_viewer(self, viewer: object) -> None:
        pass

    def view(self, viewer: Viewer) -> PeekView:
        return super().view(viewer if viewer in range(self.players) else None)


class PicklesWithoutHands(PeekState):
    """Loses the hands when it is pickled."""

    def __setstate__(self, fields: Mapping[str, Any]) -> None:
        super().__setstate__({**fields, "hands": [[] for _ in fields["hands"]]})


class PaysTooMuch(PeekState):
    """Pays every treasure ten times."""

    def scores(self) -> list[Score]:
        return [Score(10 * score.earnings) for score in super().scores()]


class OneGistForAll(PeekState):
    """Gives all positions of a turn the same gist."""

    def gist(self) -> int:
        return self.player


name_games(__name__)
