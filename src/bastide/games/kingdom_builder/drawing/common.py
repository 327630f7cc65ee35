"""What the drawing in the terminal and the picture share: who is who, and which tiles are ready."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from bastide.games.kingdom_builder.view import KingdomBuilderView

Label: TypeAlias = Callable[[str], str]

LETTERS = "ABCD"
"""What the players are called where there is no room for a name."""

_LONGEST_NAME = 20


def plain(label_id: str) -> str:
    """The label of an id for want of a better one: the id itself."""
    return label_id.removeprefix("label-").replace("-", " ")


def player_name(seat: int, names: Sequence[str]) -> str:
    """The name of a player, fit for one line, or his letter if he has none."""
    name = "".join(char for char in names[seat] if char.isprintable()).strip() if seat < len(names) else ""
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


def owners(view: KingdomBuilderView) -> dict[str, int]:
    """Whose settlement stands on each settled hex."""
    return {hex_: seat for seat, player in enumerate(view["players"]) for hex_ in player["settlements"]}


class HeldTile(NamedTuple):
    """A kind of tile in front of a player: how many, and how many can still be used in this turn."""

    tile: str
    number: int
    ready: int


def held_tiles(view: KingdomBuilderView, seat: int) -> list[HeldTile]:
    """A player's tiles by kind. All are ready for one who is not on turn (KB-24)."""
    counts: dict[str, int] = {}
    for tile in view["players"][seat]["tiles"]:
        counts[tile["tile"]] = counts.get(tile["tile"], 0) + 1
    turn = view["turn"]
    if turn is None or turn["player"] != seat:
        return [HeldTile(tile, count, count) for tile, count in counts.items()]
    return [HeldTile(tile, count, turn["uses"].get(tile, 0)) for tile, count in counts.items()]
