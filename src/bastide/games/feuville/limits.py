"""How large a game of Feuville can get."""

from bastide.core.limits import Limits
from bastide.games.feuville.box import Box
from bastide.games.feuville.moves import COUNT, PERSONS

_LONGEST_SEEN = {2: 442, 3: 476, 4: 449}


def limits(box: Box, players: int) -> Limits:
    """Return the limits at a table of `players`."""
    piles = (*(pile for level in box.piles for pile in level), box.opening_skies, box.decree_counts, box.charm_counts)
    return Limits(
        moves=COUNT,
        longest_seen=_LONGEST_SEEN[players],
        longest=None,
        reason="Only decrees taken from the row bring the end closer (FV-44, FV-71), and nobody ever has to take one: "
        "a die can always be used for its person's skill (FV-12, FV-14).",
        chance_outcomes=max(len(PERSONS), *(sum(number > 0 for number in pile) for pile in piles)),
        lowest_score=0,
        highest_score=None,
        perfect_information=True,
    )
