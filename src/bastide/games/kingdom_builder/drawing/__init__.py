"""The position in a terminal and as SVG, both made from a view, so that they show no more than its viewer may know.

People's words are not kept here: `label` turns ids (`grass`, `fishermen`, `label-supply`) into the reader's words.
"""

from bastide.games.kingdom_builder.drawing.picture import board_svg, svg
from bastide.games.kingdom_builder.drawing.terminal import legend, text

__all__ = ["board_svg", "legend", "svg", "text"]
