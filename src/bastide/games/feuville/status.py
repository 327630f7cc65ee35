"""Who must do what now, as the key of a message and its arguments, from what anybody may see."""

from bastide.core.events import Plain
from bastide.games.feuville.view import FeuvilleView, TurnView


def status(view: FeuvilleView) -> tuple[str, dict[str, Plain]]:
    """The question that the turn has reached (FV-10)."""
    turn = view["turn"]
    if turn is None:
        return "status-over", {}
    asked: dict[str, Plain] = {"player": turn["asked"]}
    name, *arguments = turn["steps"][-1].split()
    match name:
        case "main":
            return _dice(turn, asked)
        case "person":
            return "status-person", {**asked, "person": arguments[0]}
        case "hand":
            return ("status-must-build" if arguments[1] == "must-build" else "status-hand"), asked
        case "evaluate":
            return "status-evaluate", asked
        case "clouds":
            return "status-clouds", asked
        case "entertainer":
            return "status-entertainer", {**asked, "total": int(arguments[0])}
        case "thief":
            return "status-thief", asked
        case "publican":
            return "status-publican", asked
        case "architect":
            return "status-architect", asked
        case "mayor":
            return "status-mayor", asked
        case "magician":
            return "status-magician", {**asked, "repairs": int(arguments[0]), "charms": int(arguments[1])}
        case "fairy":
            return "status-fairy", asked
        case "charm":
            return "status-charm", asked
        case "coat":
            return "status-coat", asked
        case "selection":
            return "status-selection", asked
        case "roll":
            return "status-roll", asked
    return "status-dragon", {**asked, "number": int(arguments[1])}


def _dice(turn: TurnView, asked: dict[str, Plain]) -> tuple[str, dict[str, Plain]]:
    unused = tuple(die["person"] for die in turn["dice"] if die["used"] is None)
    return ("status-dice", {**asked, "persons": unused}) if unused else ("status-end", asked)
