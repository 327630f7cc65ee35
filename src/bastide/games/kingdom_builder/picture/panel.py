"""The panel beside the board as SVG: the scoring cards, the players and the terrain cards."""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from bastide.core.drawing import LETTERS, Label
from bastide.games.kingdom_builder.drawing import held_tiles, player_name
from bastide.games.kingdom_builder.picture.shapes import INK, fitting, group, scaled, use, words
from bastide.games.kingdom_builder.view import KingdomBuilderView

WIDTH = 306
_HEIGHT = 936
_CARD_STEP = 104
_PLAYER_STEP = 112
_BUILDS = 3


def panel(view: KingdomBuilderView, label: Label, names: Sequence[str]) -> str:
    """The panel with its upper left corner at (0, 0)."""
    middle = WIDTH / 2
    players = len(view["players"])
    below = 354 + _PLAYER_STEP * players
    return group(
        words(label("kingdom-builder"), middle, 40, 37, width=WIDTH, text_anchor="middle", font_weight="bold"),
        use("flourish", middle, 66),
        *_scoring_cards([(card, label(card)) for card in view["cards"]]),
        *(
            group(*_player(view, seat, label, names), transform=f"translate(0 {244 + _PLAYER_STEP * seat})")
            for seat in range(players)
        ),
        group(*_piles(view, label), transform=f"translate(0 {270 + _PLAYER_STEP * players})"),
        scaled("compass", middle, (_HEIGHT + below) / 2, min(1.9, (_HEIGHT - below) / 120)),
        fill=INK,
    )


def _scoring_cards(cards: Sequence[tuple[str, str]]) -> Iterator[str]:
    size = fitting(17, 78, *(name for _, name in cards))
    for number, (card, name) in enumerate(cards):
        x = _CARD_STEP * number
        yield f'<rect x="{x}" y="92" width="98" height="128" rx="8" fill="#fffaf0" stroke="#8a5f23" stroke-width="2"/>'
        yield f'<rect x="{x + 5}" y="97" width="88" height="118" rx="5" fill="none" stroke="#d9b565"/>'
        yield scaled(card, x + 49, 142, 1.75)
        yield words(name, x + 49, 203, size, width=78, text_anchor="middle", font_weight="bold")


def _player(view: KingdomBuilderView, seat: int, label: Label, names: Sequence[str]) -> Iterator[str]:
    player, turn = view["players"][seat], view["turn"]
    on_turn = turn is not None and turn["player"] == seat
    look = 'fill-opacity=".95" stroke="#b3132b" stroke-width="3"' if on_turn else 'fill-opacity=".5" stroke="#c9a052"'
    yield f'<rect width="{WIDTH}" height="102" rx="10" fill="#fffaf0" {look}/>'
    yield scaled(f"settlement-{seat}", 36, 44, 1.5)
    yield words(player_name(seat, names) or LETTERS[seat], 72, 31, 23, width=158, font_weight="bold")
    yield words(f"{label('label-supply')} {player['supply']}", 72, 54, 17, width=88)
    yield from _tiles(view, seat, label)
    if on_turn and turn is not None:
        yield from _builds(turn["owed"], seat)
    card = turn["card"] if on_turn and turn is not None else player["card"]
    if card is not None:
        yield _terrain_card(card, 271, 51, 1, label)
    elif player["has_card"]:
        yield scaled("card-back", 271, 51, 1.6)


def _tiles(view: KingdomBuilderView, seat: int, label: Label) -> Iterator[str]:
    """The location tiles; those used up this turn are faint."""
    tiles = [(held.tile, number < held.ready) for held in held_tiles(view, seat) for number in range(held.number)]
    step = min(38.0, 140 / max(1, len(tiles) - 1))
    for number, (tile, is_ready) in enumerate(tiles):
        x = 86 + step * number
        yield group(
            scaled("hex", x, 78.5, 0.62, fill="#fdf6e3", stroke="#a8741c", stroke_width="2.5"),
            scaled(tile, x, 79, 0.58),
            f"<title>{escape(label(tile))}</title>",
            opacity="1" if is_ready else ".4",
        )


def _builds(owed: int, seat: int) -> Iterator[str]:
    """The builds of the turn: those owed stand out."""
    for number in range(max(owed, _BUILDS)):
        yield scaled(f"settlement-{seat}", 172 + 25 * number, 49, 0.58, opacity="1" if number < owed else ".25")


def _terrain_card(terrain: str, x: float, y: float, scale: float, label: Label) -> str:
    return group(
        f'<rect x="-24" y="-34" width="48" height="68" rx="6" fill="#fffaf0" stroke="{INK}" stroke-width="1.5"/>'
        f'<rect x="-20" y="-30" width="40" height="60" rx="3" fill="url(#kb-{terrain})"/>',
        scaled(f"{terrain}-0", 0, 1, 0.8),
        f"<title>{escape(label(terrain))}</title>",
        transform=f"translate({x:g} {y:g})scale({scale:g})",
    )


def _piles(view: KingdomBuilderView, label: Label) -> Iterator[str]:
    """The draw pile and the discards with their numbers."""
    yield words(label("label-draw-pile"), 38, 0, 15, width=84, text_anchor="middle", font_style="italic")
    yield scaled("card-back", 38, 36, 1.15)
    yield words(str(view["draw_pile"]), 38, 80, 17, width=40, text_anchor="middle", font_weight="bold")
    yield words(label("label-discards"), 196, 0, 15, width=200, text_anchor="middle", font_style="italic")
    for number, (terrain, count) in enumerate(view["discards"].items()):
        x = 108 + 44 * number
        yield group(_terrain_card(terrain, x, 36, 0.7, label), opacity="1" if count else ".3")
        yield words(str(count), x, 80, 17, width=40, text_anchor="middle", font_weight="bold")
