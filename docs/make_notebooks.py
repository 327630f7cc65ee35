"""Runs the notebooks in `notebooks/` and stores what they print.

Run it after a change that alters results: `.venv/bin/python docs/make_notebooks.py`. It needs no Jupyter: it knows
Python, `%%writefile` and cells that begin with `!`. A test runs the notebooks and compares.
"""

import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "notebooks"
_WRITE = "%%writefile "


def outputs(notebook: dict[str, Any]) -> Iterator[str]:
    """Run the code cells from top to bottom, in an empty folder, and yield what each prints."""
    names: dict[str, Any] = {"__name__": "__main__"}
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                yield _run("".join(cell["source"]), names)


def _run(source: str, names: dict[str, Any]) -> str:
    """Run a cell and return what it prints."""
    if source.startswith(_WRITE):
        options, _, text = source.removeprefix(_WRITE).partition("\n")
        *append, path = options.split()
        with Path(path).open("a" if append else "w", encoding="utf-8") as file:
            file.write(text + "\n")
        return f"{'Appending to' if append else 'Writing'} {path}\n"
    if source.startswith("!"):
        environment = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
        done = subprocess.run(
            source[1:], shell=True, env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8"
        )
        return done.stdout
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(source, "<cell>", "exec"), names)
    return printed.getvalue()


def with_outputs(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return a notebook with what its cells print."""
    cells, count = [], 0
    printed = outputs(notebook)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            text = next(printed)
            stream = {"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}
            cell = cell | {"execution_count": count, "outputs": [stream] if text else []}
        cells.append(cell)
    return notebook | {"cells": cells}


def main() -> None:
    """Run and store all of them."""
    for path in sorted(FOLDER.glob("*.ipynb")):
        notebook = with_outputs(json.loads(path.read_text("utf-8")))
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
