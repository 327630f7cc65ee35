"""What is in the box, prepared for play: the sheets, the wheel with its banquet tiles, and the plazas (TD-1, TD-2)."""

from collections.abc import Mapping
from typing import Any

from bastide.games.troyes_dice.components import RECONSTRUCTION
from bastide.games.troyes_dice.sheet import Printed
from bastide.games.troyes_dice.wheel import FACE_NAMES, Wheel


class Box:
    """The components as the rules use them; entries about plazas have a place for each kind of plaza."""

    def __init__(self, components: Mapping[str, Any], *, sheltered_counts: bool) -> None:
        plazas = components["plazas"]["plazas"]
        self.printed = Printed(components["sheet"])
        """What is printed on the sheets."""
        self.wheel = Wheel(components["wheel"], components["banquets"], sheltered_counts=sheltered_counts)
        """The wheel, and the tiles that lie beside it."""
        self.plaza_names: tuple[str, ...] = tuple(entry["id"] for entry in plazas)
        self.plaza_sides: tuple[tuple[str, str], ...] = tuple(
            (entry["sides"][0], entry["sides"][1]) for entry in plazas
        )
        """The two colours of each kind of plaza."""
        self.plaza_faces = tuple(
            (FACE_NAMES.index(f"{one}/{other}"), FACE_NAMES.index(f"{other}/{one}")) for one, other in self.plaza_sides
        )
        """The same as faces of `Plazas`, by the side that is up."""
        self.plaza_counts: tuple[int, ...] = tuple(entry["count"] for entry in plazas)
        """How many plazas of each kind there are (TD-2)."""
        self.plazas = tuple(kind for kind, number in enumerate(self.plaza_counts) for _ in range(number))
        """The kind of each plaza, in ascending order."""
        self.plazas_are_reconstructed = any(entry.get("source") == RECONSTRUCTION for entry in plazas)
        """Whether the colours of the plazas are not known from the box."""
