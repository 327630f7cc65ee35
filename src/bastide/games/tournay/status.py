"""Who must do what now, as the key of a message and its arguments, from what the viewer may see and do."""

from bastide.core.events import Plain
from bastide.core.offers import Offer
from bastide.games.tournay.questions import TournayQuestion
from bastide.games.tournay.view import TournayView


def status(view: TournayView, offer: Offer) -> tuple[str, dict[str, Plain]]:
    """Return the status of the question on top of the stack (TY-11), with what the viewer can do."""
    turn = view["turn"]
    if turn is None:
        return "status-over", {}
    question = TournayQuestion.parse(turn["steps"][-1])
    key, details = question.status(view, turn)
    if turn["asked"] is not None:
        return key, {"player": turn["asked"], "can": offer.can(*question.answers), **details}
    if key == "status-last-card" and "play" not in offer:
        key = "status-no-last-card"
    return key, details
