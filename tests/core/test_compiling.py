"""Which modules run compiled, and that none runs after its source has changed."""

import json
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from bastide.core import compiling

SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a compiled module."""
    (tmp_path / "bastide").mkdir()
    source = tmp_path / "bastide/fast.py"
    source.write_text("answer = 42\n")
    source.with_suffix(SUFFIX).touch()
    write_record(tmp_path, SUFFIX)
    monkeypatch.setattr(compiling, "PACKAGES", tmp_path)
    monkeypatch.setattr(compiling, "_record", compiling._record.__wrapped__)
    return tmp_path


def write_record(packages: Path, suffix: str) -> None:
    sources = {"bastide/fast.py": compiling.digest(packages / "bastide/fast.py")}
    record = {"mypyc": "1.2", "suffix": suffix, "sources": sources}
    (packages / "bastide/compiled.json").write_text(json.dumps(record))


def change(source: Path, text: str) -> None:
    """Write a source, a second after its library."""
    source.write_text(text)
    later = source.with_suffix(SUFFIX).stat().st_mtime_ns + 10**9
    os.utime(source, ns=(later, later))


def test_a_compiled_module_runs(packages: Path) -> None:
    compiling.check()
    assert compiling.runs() == "compiled by mypyc 1.2"


def test_without_a_record_plain_python_runs(packages: Path) -> None:
    (packages / "bastide/compiled.json").unlink()
    compiling.check()
    assert compiling.runs() == "plain Python"


def test_modules_for_another_python_do_not_count(packages: Path) -> None:
    write_record(packages, ".cpython-27.so")
    change(packages / "bastide/fast.py", "answer = 43\n")
    compiling.check()
    assert compiling.runs() == "plain Python"


def test_a_module_does_not_run_after_its_source_has_changed(packages: Path) -> None:
    change(packages / "bastide/fast.py", "answer = 43\n")
    with pytest.raises(compiling.StaleBuild) as stale:
        compiling.check()
    assert str(stale.value) == (
        "bastide/fast.py changed after Bastide was compiled. "
        "Run make compiled to compile it again, or make plain to run the sources."
    )


def test_the_same_source_with_a_new_time_is_not_a_change(packages: Path) -> None:
    change(packages / "bastide/fast.py", "answer = 42\n")
    compiling.check()


def test_without_its_library_the_source_itself_runs(packages: Path) -> None:
    (packages / "bastide/fast.py").with_suffix(SUFFIX).unlink()
    assert compiling.changed() == []
