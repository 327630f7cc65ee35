"""How large a game of Feuville can get."""

from bastide.core.limits import Limits
from bastide.games.feuville.box import Box, listed
from bastide.games.feuville.moves import COUNT, PERSONS

_LONGEST_SEEN = {2: 442, 3: 476, 4: 449}


def limits(box: Box, players: int) -> Limits:
    """Return the limits at a table of `players`."""
    tiles = (*(pile for level in box.piles for pile in level), box.opening_skies)
    others = listed(box.decree_counts), listed(box.charm_counts)
    return Limits(
        moves=COUNT,
        longest_seen=_LONGEST_SEEN[players],
        longest=None,
        reason="Only decrees taken from the row bring the end closer (FV-44, FV-71), and nobody ever has to take one: "
        "a die can always be used for its person's skill (FV-12, FV-14).",
        chance_outcomes=max(len(PERSONS), *(len(set(pile)) for pile in (*tiles, *others))),
        lowest_score=0,
        highest_score=None,
        perfect_information=True,
    )
