"""Games stored by earlier versions: journals, positions and a database that every later version must still read.

A folder is named after the version that wrote it and is never written again. `python -m tests.stored.write VERSION`
stores the games of the current code; run it before a change that may alter outcomes.
"""

import gzip
import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def versions() -> list[Path]:
    """Return the folders of stored games, one for each version that wrote some."""
    return sorted(path for path in HERE.iterdir() if (path / "database.json.gz").exists())


def read(path: Path) -> Any:
    """Return the JSON values in a compressed file."""
    return json.loads(gzip.decompress(path.read_bytes()))


def write(path: Path, value: Any) -> None:
    """Write JSON values compressed, the same bytes for the same values."""
    path.write_bytes(gzip.compress(json.dumps(value, ensure_ascii=False).encode(), mtime=0))
