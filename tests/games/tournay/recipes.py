"""How the stored playthroughs were made: by curious players, so that a few games show everything.

They do what has not been done yet, in this game or in earlier stored games; otherwise they sometimes follow the greedy
bot.
"""

from dataclasses import dataclass
from pathlib import Path

from bastide.bots import Sight, make_bot
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.journal import Journal, Match
from bastide.games.tournay.state import TournayState
from bastide.testing.recipes import Recipe
from bastide.testing.stored import path_of, steps

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"


@dataclass(frozen=True)
class Curious(Recipe):
    """A game of curious players; of ten other decisions `advice` follow the greedy bot, the rest are random."""

    advice: int = 8
    after: tuple[str, ...] = ()
    """The stored games that the players have seen."""
    fond_of: tuple[str, ...] = ()
    """What they do again and again."""

    def record(self, kind: type[Game]) -> Journal:
        """Play it."""
        options = {**(kind.preset(self.preset) if self.preset else {}), **self.options}
        dice, choice = SeededChance(self.seed), SeededChance(~self.seed)
        match = Match.begin(kind(options, self.components), self.players, dice)
        bot = make_bot("greedy", kind, self.seed)
        done = {deed for name in self.after for deed in deeds(Journal.load(path_of(PLAYTHROUGHS / kind.name, name)))}
        done -= set(self.fond_of)
        while match.state.to_act:
            player = match.state.to_act[0]
            sight = Sight(match.state, player)
            new = [move for move in sight.legal if deed(match.state, player, move) not in done]
            if new:
                move = new[choice.below(len(new))]
            elif choice.below(10) < self.advice:
                move = bot.choose(sight)
            else:
                move = sight.legal[choice.below(len(sight.legal))]
            done |= {deed(match.state, player, move)} - set(self.fond_of)
            match.play(player, move, dice)
        return match.journal


def deeds(journal: Journal) -> set[str]:
    """Return everything that was done in a game."""
    table = journal.header.make().moves
    return {deed(step.before, step.ply.player, table.parse(step.ply.move)) for step in steps(journal)}


def deed(state: object, player: int, move: int) -> str:
    """Return the gist of a move: the card played, kept or activated, the deck, the owner, or the kind of move."""
    assert isinstance(state, TournayState)
    key, arguments = state.game.moves.key(move), state.game.moves.arguments(move)
    if key == "activate":
        slots = {entry["slot"]: entry["cards"][-1] for entry in state.view(player)["players"][player]["district"]}
        return f"{key} {slots[arguments['slot']]}"
    named = [arguments[name] for name in ("card", "deck", "owner") if name in arguments]
    return " ".join((key, *named))


SEAT_OPTIONS = frozenset({"start_player"})
_GAMES = (
    "expansion-two-players",
    "base-three-players",
    "advanced-four-players",
    "expansion-catapult",
    "contested-numbers",
    "base-two-players",
    "mixed-expansion",
    "expansion-three-players",
    "expansion-again",
)
"""The stored games, in the order in which they were played."""
_CATAPULT = ("keep catapult-1", "play catapult-1", "activate catapult-1", "shelter", "react")
_TWICE = (
    *(f"{deed} {card}" for card in ("priest-1", "priest-2", "bishop-2", "port-2") for deed in ("keep", "play")),
    "activate port-2",
    "keep watchtower-1",
    "play watchtower-1",
)
_CHARACTERS = (
    *(f"{deed} expansion-knight-{level}" for level in (1, 2) for deed in ("keep", "play")),
    *(
        f"{deed} {card}-{level}"
        for card in ("monk", "templar", "port")
        for level in (1, 2)
        for deed in ("keep", "play")
    ),
    "keep architect-2",
    "play architect-2",
    "activate port-1",
    "activate port-2",
    "activate fort-1",
    "activate arsenal-1",
    "remove",
)

RECIPES: dict[str, Recipe] = {
    "expansion-two-players": Curious(2, 8004, preset="expansion-replace", advice=8, after=_GAMES[:0]),
    "base-three-players": Curious(3, 8021, preset="base", advice=7, after=_GAMES[:1]),
    "advanced-four-players": Curious(4, 8033, preset="advanced", advice=8, after=_GAMES[:2]),
    "expansion-catapult": Curious(2, 8061, preset="expansion-replace", advice=8, after=_GAMES[:3], fond_of=_CATAPULT),
    "contested-numbers": Curious(
        2,
        8067,
        {"majority_deniers": "aid", "cathedral_points": "online"},
        preset="expansion-mix",
        advice=9,
        after=_GAMES[:4],
    ),
    "base-two-players": Curious(2, 8091, preset="base", advice=7, after=_GAMES[:5], fond_of=_TWICE),
    "mixed-expansion": Curious(3, 8106, preset="expansion-mix", advice=8, after=_GAMES[:6], fond_of=_TWICE),
    "expansion-three-players": Curious(
        3, 8128, preset="expansion-replace", advice=8, after=_GAMES[:7], fond_of=_CATAPULT
    ),
    "expansion-again": Curious(2, 8133, preset="expansion-replace", advice=7, after=_GAMES[:8]),
    "base-again": Curious(2, 8155, preset="base", advice=7, after=_GAMES[:9], fond_of=_TWICE),
    "expansion-two-complete-districts": Curious(
        2, 9557, preset="expansion-replace", advice=8, after=_GAMES, fond_of=_CHARACTERS
    ),
    "expansion-characters": Curious(2, 9560, preset="expansion-replace", advice=8, after=_GAMES, fond_of=_CHARACTERS),
    "first-player-first": Curious(2, 9601, {"start_player": "1"}, preset="expansion-mix", after=_GAMES),
    "second-player-first": Curious(2, 9602, {"start_player": "2"}, preset="expansion-mix", after=_GAMES),
    "third-player-first": Curious(3, 9603, {"start_player": "3"}, preset="base", after=_GAMES),
    "fourth-player-first": Curious(4, 9604, {"start_player": "4"}, preset="advanced", after=_GAMES),
}
