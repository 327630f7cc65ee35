"""What a board highlights before a decree is evaluated: the tiles that count for it."""

from tests.games.feuville.table import START, position
from tests.rules import rule

TOWN = "-1: 1<w 2<s 3og | 0: start 2f 3oos | +1: 1nw 2s 3og | +2: 1>g 2> | +3: 1w 2s 3og burnt"


def reasons(town: str, decree: str) -> str:
    """Return the places that a decree would count in the first player's town."""
    return ", ".join(position(town={0: town}).state.view(None)["players"][0]["reasons"].get(decree, ()))


@rule("FV-30", "FV-38")
def test_unburnt_tiles_that_show_the_symbol() -> None:
    assert reasons(TOWN, "guard-3") == reasons(TOWN, "guard-1") == "-1 wall, +1 wall"
    assert reasons(TOWN, "griffin-2") == "-1 sky, +1 sky, +2 wall"
    assert reasons(TOWN, "own-discretion") == "-1 tower, 0 sky, +1 tower"  # three stars, two guards, a flag


@rule("FV-31", "FV-32", "FV-33")
def test_all_districts_that_could_be_chosen() -> None:
    town = "-1: 1w 2s 3og grass | 0: start 2f 3oo | +1: 1n 2g 3os | +2: 1g 2s | +3: 1f 2f 3oof"
    assert reasons(town, "small-district") == ", ".join(
        f"{column} {level}" for column in ("0", "+1", "+3") for level in ("wall", "tower", "sky")
    )
    assert reasons(town, "large-district") == ", ".join(
        f"{column} {level}" for column in ("0", "+1") for level in ("wall", "tower", "sky")
    )


@rule("FV-39")
def test_the_best_view() -> None:
    assert (
        reasons("-1: 1f 2s | 0: start 2f 3oos | +1: 1nw 2s 3og", "splendid-view") == "0 tower, 0 sky, +1 tower, +1 sky"
    )


@rule("FV-35", "FV-36")
def test_walls_and_towers_from_corner_to_corner() -> None:
    assert reasons(TOWN, "town-evaluation") == (
        "-1 wall, 0 wall, +1 wall, +2 wall, -1 tower, 0 tower, +1 tower, +2 tower"
    )


def test_what_cannot_be_evaluated_has_no_reasons() -> None:
    bare = position(town={0: START}).state.view(None)["players"][0]
    assert bare["reasons"] == {}
