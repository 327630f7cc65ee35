"""`python -m tools.compiled`: compile the hot modules with mypyc, in place or into a folder; docs/compiled.md says why.

The modules are listed in pyproject.toml, `[tool.bastide] compiled`. Their sources stay beside them: a Python for which
there is no compiled module runs the source.
"""

import argparse
import json
import shutil
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tools.adapted import adapt

ROOT = Path(__file__).parents[1]
GROUP = "_bastide"
"""All modules are in one library, `_bastide__mypyc`, so that they call each other directly; each has a small one of its
own that leads there."""
IN_C = "bastide/core/tight.c"
"""Functions that are written in C, too."""
LARGE_INTS = Path(__file__).with_name("large_ints.h")
"""What each file of mypyc's includes first."""
RECORD = "bastide/compiled.json"
"""What was compiled; `bastide.core.compiling` reads it."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Compile, or clear away what was compiled."""
    parser = argparse.ArgumentParser(prog="python -m tools.compiled", description="Compile the hot modules with mypyc.")
    parser.add_argument("--into", type=Path, help="a folder with the layout of src (default: in place)")
    parser.add_argument("--copy", type=Path, help="a folder for a copy of the repository, compiled in place there")
    parser.add_argument("--check", action="store_true", help="only see whether mypyc accepts the sources")
    parser.add_argument("--clear", action="store_true", help="remove what was compiled in place")
    options = parser.parse_args(arguments)
    if options.copy:
        copy(ROOT, options.copy.resolve())
        build(ROOT, options.copy.resolve() / "src")
    elif options.into:
        build(ROOT, options.into.resolve())
    elif options.check:
        check(ROOT)
    else:
        clear(ROOT)
        if not options.clear:
            build(ROOT, ROOT / "src")


def sources(root: Path) -> list[str]:
    """Return what to compile, as paths from the folder src."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    return [f"{name.replace('.', '/')}.py" for name in project["tool"]["bastide"]["compiled"]]


def build(root: Path, into: Path) -> None:
    """Compile into a folder with the layout of `src`."""
    with _adapted(root) as work:
        compile_all(sources(root))
        (work / "lib" / RECORD).write_text(json.dumps(record(root)), "utf-8")
        shutil.copytree(work / "lib", into, dirs_exist_ok=True)


def check(root: Path) -> None:
    """Translate everything to C, and throw that away: mypyc stops with an error at what it can't compile."""
    with _adapted(root):
        translated(sources(root))


@contextmanager
def _adapted(root: Path) -> Iterator[Path]:
    """Work in a folder with the sources as mypyc is given them."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        work = Path(folder)
        shutil.copytree(root / "src/bastide", work / "src/bastide", ignore=_other_files)
        (work / "mypy.ini").write_text("[mypy]\nmypy_path = src\nexplicit_package_bases = true\n", "utf-8")
        for name in sources(root):
            source = work / "src" / name
            source.write_text(adapt(source.read_text("utf-8")), "utf-8")
        yield work


def _other_files(folder: str, names: list[str]) -> list[str]:
    """Return the names in a folder that are neither folders nor sources."""
    return [name for name in names if not name.endswith((".py", ".pyi", ".c")) and not Path(folder, name).is_dir()]


def compile_all(names: Sequence[str]) -> None:
    """Compile sources of the folder src, and what is written in C, into the folder lib."""
    build_extensions(translated(names), Path("lib"))
    compile_in_c(Path("src"), Path("lib"))


def compile_in_c(sources: Path, into: Path) -> None:
    """Compile what is written in C into a folder with the layout of `src`."""
    from setuptools import Extension

    build_extensions([Extension(IN_C.removesuffix(".c").replace("/", "."), [str(sources / IN_C)])], into)


def build_extensions(extensions: Sequence[Any], into: Path) -> None:
    """Compile extensions into a folder."""
    # Imported here: without mypyc, `clear` still works.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    for extension in extensions:
        # Products are rounded before they are added, as in Python: otherwise bots decide differently on some machines.
        extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off"]
    with tempfile.TemporaryDirectory() as objects:
        command = build_ext(Distribution({"name": "bastide", "ext_modules": list(extensions)}))
        command.build_lib, command.build_temp, command.parallel = str(into), objects, 2
        command.ensure_finalized()
        command.run()


def translated(names: Sequence[str]) -> list[Any]:
    """Translate sources of the folder src to C; return the extensions that the C compiler is to make of it."""
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(
        ["--config-file", "mypy.ini", *(f"src/{name}" for name in names)],
        opt_level="2",
        debug_level="0",
        multi_file=True,  # one file of all modules takes the C compiler three times as long
        target_dir="c",
        group_name=GROUP,
    )
    (library,) = (extension for extension in extensions if extension.name == f"{GROUP}__mypyc")
    # The file is in one word: compilers that don't know this option ignore it. Functions that nothing outside the
    # library sees are called directly.
    library.extra_compile_args = [*library.extra_compile_args, f"-include{LARGE_INTS}", "-fvisibility=hidden"]
    return extensions


def record(root: Path) -> dict[str, object]:
    """Return what was compiled: the compiler, the Python it was for, and each source as it was."""
    digests = {name: sha256((root / "src" / name).read_bytes()).hexdigest() for name in (*sources(root), IN_C)}
    return {"mypyc": version("mypy"), "suffix": EXTENSION_SUFFIXES[0], "sources": digests}


def copy(root: Path, into: Path) -> None:
    """Copy what the tests of rules and bots need, in place of an earlier copy."""
    shutil.rmtree(into, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", RECORD.rpartition("/")[2], "pages", "site")
    for name in ("bench", "docs", "src", "tests", "tools"):
        shutil.copytree(root / name, into / name, ignore=unwanted)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(root / name, into)


def clear(root: Path) -> None:
    """Remove what was compiled in place, for every version of Python, so that the sources run."""
    for library in (root / "src").rglob("*.so"):
        library.unlink()
    (root / "src" / RECORD).unlink(missing_ok=True)


if __name__ == "__main__":
    main()
