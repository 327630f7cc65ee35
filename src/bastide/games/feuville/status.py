"""Who must do what now, as the key of a message and its arguments, from what the viewer may see and do."""

from bastide.core.events import Plain
from bastide.core.offers import Offer
from bastide.games.feuville.moves import FREE_ACTIONS
from bastide.games.feuville.questions import FeuvilleQuestion
from bastide.games.feuville.view import FeuvilleView


def status(view: FeuvilleView, offer: Offer) -> tuple[str, dict[str, Plain]]:
    """Return the status of the question that the turn has reached (FV-10), with what the viewer can do."""
    turn = view["turn"]
    if turn is None:
        return "status-over", {}
    question = FeuvilleQuestion.parse(turn["steps"][-1])
    key, details = question.status(turn)
    can = offer.can(*question.answers, *(kind for kind in FREE_ACTIONS if kind not in question.answers))
    if key == "status-end" and can != ("can-end",):
        key = "status-dice-used"
    return key, {"player": turn["asked"], "can": can, **details}
