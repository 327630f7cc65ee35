"""Who must do what now, as the key of a message and its arguments, from what the viewer may see."""

from bastide.core.events import Plain
from bastide.games.tournay.questions import TournayQuestion
from bastide.games.tournay.view import TournayView


def status(view: TournayView) -> tuple[str, dict[str, Plain]]:
    """Return the status of the question on top of the stack (TY-11)."""
    turn = view["turn"]
    if turn is None:
        return "status-over", {}
    key, arguments = TournayQuestion.parse(turn["steps"][-1]).status(view, turn)
    return key, arguments if turn["asked"] is None else {"player": turn["asked"], **arguments}
