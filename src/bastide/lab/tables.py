"""The games of a round robin as tables: CSV, JSON and Parquet."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bastide.core.extras import needs
from bastide.lab.round_robin import Played
from bastide.lab.standings import Standing

FORMATS = ("csv", "json", "parquet")
"""The file formats that a table can be written in."""


def game_rows(played: Sequence[Played]) -> list[dict[str, Any]]:
    """Return a row for each seat of each game."""
    return [
        {
            "contest": number + 1,
            "deal": record.deal + 1,
            "game": record.number + 1,
            "seat": seat + 1,
            "bot": each.contest.bots[bot],
            "points": record.points[seat] if record.failed is None else None,
            "rank": record.ranks[seat],
            "win": record.wins[seat],
            "turns": record.turns,
            "decisions": record.decisions,
            "capped": record.capped,
            "failed": record.failed == seat,
            "reason": record.reason if record.failed == seat else "",
            "seconds": round(record.times[seat].total, 6),
        }
        for number, each in enumerate(played)
        for record in each.records
        for seat, bot in enumerate(record.seating)
    ]


def check(form: str) -> None:
    """Raise `MissingExtra` if a package is missing that a form needs: better before the games than after."""
    if form == "parquet":
        with needs("lab"):
            import pyarrow  # noqa: F401


def write(folder: Path, form: str, played: Sequence[Played], table: Sequence[Standing]) -> Path:
    """Write the games and, in JSON, the standings; return the file."""
    path = folder / f"games.{form}"
    rows = game_rows(played)
    if form == "json":
        document = {"standings": [standing.row() for standing in table], "games": rows}
        path.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", "utf-8")
    elif form == "csv":
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]) if rows else [])
            writer.writeheader()
            writer.writerows(rows)
    else:
        check(form)
        import pyarrow
        import pyarrow.parquet as parquet

        parquet.write_table(pyarrow.Table.from_pylist(rows), path)
    return path
