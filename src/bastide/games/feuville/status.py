"""Who must do what now, as the key of a message and its arguments, from public knowledge."""

from bastide.core.events import Plain
from bastide.games.feuville.questions import FeuvilleQuestion
from bastide.games.feuville.view import FeuvilleView


def status(view: FeuvilleView) -> tuple[str, dict[str, Plain]]:
    """Return the status of the question that the turn has reached (FV-10)."""
    turn = view["turn"]
    if turn is None:
        return "status-over", {}
    key, details = FeuvilleQuestion.parse(turn["steps"][-1]).status(turn)
    return key, {"player": turn["asked"], **details}
