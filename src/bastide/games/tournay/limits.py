"""How large a game of Tournay can get."""

from bastide.core.limits import Limits
from bastide.games.tournay.box import Box
from bastide.games.tournay.moves import DECKS
from bastide.games.tournay.scoring import RAMPART_POINTS

_LONGEST_SEEN = {2: 2377, 3: 2616, 4: 2830}


def limits(box: Box, moves: int, players: int) -> Limits:
    """Return the limits at a table of `players`."""
    kinds = [1 + sum(copies > 0 for copies in box.copies_of(deck)) for deck in range(len(DECKS))]
    return Limits(
        moves=moves,
        longest_seen=_LONGEST_SEEN[players],
        longest=None,
        reason="Gathering citizens is always allowed (TY-24, TY-38) and brings the end no closer: "
        "players who do nothing else go on for ever.",
        chance_outcomes=max(players, len(box.events), *kinds),
        lowest_score=0,
        highest_score=_highest_score(box),
        perfect_information=False,
    )


def _highest_score(box: Box) -> int:
    """The points of a player with every card and every rampart of the box, and the most for each prestige building.

    A kind of prestige building scores once, for builder or not, however many players have built it (TY-61, TY-62).
    """
    printed = sum(points * copies for points, copies in zip(box.points, box.copies, strict=True))
    prestige = sum(scoring.cap for scoring in box.scoring if scoring is not None)
    return printed + prestige + RAMPART_POINTS * len(box.events)
