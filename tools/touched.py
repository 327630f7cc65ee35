"""`make check`: run the unit tests that a change touches.

The change is everything since the branch left BASE (main unless told otherwise), committed or not. A test file is
touched if it has changed, if it imports a changed module itself or through helpers of the tests, if it carries the
module's name, if it names a changed file, or if it lies in the folder for changed data. `make test` runs the rest.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
SOURCE, TESTS = "src/bastide/", "tests/"
SLOW = tuple(
    f"{TESTS}{folder}/"
    for folder in "bench cluster cluster_full compiled conformance deploy/full e2e".split()
    + "faults lab_full newcomer release site_full".split()
)
"""Folders of tests that take minutes, or need more than Python."""
WEB = ("web/src/", "web/tests/", "web/scripts/")


def main() -> None:
    """Check what has changed; exit like the first check that fails."""
    base = _git("merge-base", sys.argv[1] if len(sys.argv) > 1 else "main", "HEAD").strip()
    changed = {*_git("diff", "--name-only", base).split(), *_git("ls-files", "-o", "--exclude-standard").split()}
    if any(name.startswith(WEB) for name in changed):
        npm = ("npm", "--prefix", "web", "run", "--silent")
        for command in ("lint",), ("check",), ("test", "--", "--changed", base, "--passWithNoTests"):
            subprocess.run([*npm, *command], cwd=ROOT, check=True)
    touched = touched_tests(changed)
    if not touched:
        print("No unit test is touched by this change.")
        return
    print(f"{len(touched)} test files are touched by {len(changed)} changed files.", flush=True)
    os.chdir(ROOT)
    os.execv(sys.executable, [sys.executable, "-m", "pytest", "-q", "-n2", "--dist", "loadfile", *touched])


def touched_tests(changed: Iterable[str]) -> list[str]:
    """Return the test files to run for changed files, each by its path from the root of the repository."""
    if str(ROOT) not in sys.path:  # where grimp finds the tests
        sys.path.insert(0, str(ROOT))
    graph = grimp.build_graph("bastide", "tests", cache_dir=None)
    found: set[str] = set()
    for name in changed:
        if name.endswith(".py") and name.startswith((SOURCE, TESTS)):
            found |= _tests_of_module(graph, _module(name))
        else:
            found |= _tests_that_name(Path(name).name) | _tests_of_data(name)
    return sorted(path for path in found if _is_quick(path) and (ROOT / path).exists())


def _tests_of_module(graph: grimp.ImportGraph, module: str) -> set[str]:
    """Return the test files of a module: itself, its namesake, and those that import it by way of the tests only."""
    users, todo = {module}, [module]
    while todo:
        using = todo.pop()
        direct = graph.find_modules_that_directly_import(using) if using in graph.modules else set()
        new = {user for user in direct if user.startswith("tests.")} - users
        users |= new
        todo += new
    package, _, name = module.removeprefix("bastide.").rpartition(".")
    users.add(f"tests.{package}.test_{name}" if package else f"tests.test_{name}")
    return {f"{user.replace('.', '/')}.py" for user in users if user.rpartition(".")[2].startswith("test_")}


def _tests_that_name(name: str) -> set[str]:
    """Return the test files in which the name of a file stands."""
    return {
        str(path.relative_to(ROOT)) for path in (ROOT / TESTS).rglob("test_*.py") if name in path.read_text("utf-8")
    }


def _tests_of_data(name: str) -> set[str]:
    """Return the tests of the package that a data file or a text belongs to."""
    if not name.startswith(SOURCE):
        return set()
    folders = [ROOT / TESTS / folder for folder in Path(name.removeprefix(SOURCE)).parents]
    nearest = next(folder for folder in folders if folder.is_dir())
    return {str(path.relative_to(ROOT)) for path in nearest.glob("test_*.py")}


def _is_quick(path: str) -> bool:
    return path.startswith(TESTS) and not path.startswith(SLOW)


def _module(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
