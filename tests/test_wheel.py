"""The wheel: without any other package it plays every game, and it carries the pages of the browser client."""

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import bastide
from tests.packages import LIBRARY, OWN_GAMES, ROOT, Environment, build
from tools import licences


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    (wheel,) = build(tmp_path_factory.mktemp("wheel"), "wheel", plain=True)
    return wheel


@pytest.fixture(scope="module")
def alone(wheel: Path) -> Environment:
    """An environment with the wheel and nothing else; without an index, pip would fail if it needed anything."""
    alone = Environment.empty(wheel.parent / "alone")
    alone.pip("install", "--quiet", "--no-index", str(wheel))
    return alone


def test_the_base_needs_no_other_package(alone: Environment) -> None:
    assert alone.pip("list", "--format", "freeze").splitlines() == [f"bastide=={bastide.__version__}"]


def test_every_game_is_played_by_every_bot_without_the_network(alone: Environment, tmp_path: Path) -> None:
    done = alone.run("python", str(LIBRARY), "quick", cwd=tmp_path)
    assert [line.split()[0] for line in done.stdout.splitlines()] == OWN_GAMES, done.stderr


MISSING = "This needs the package {}: run pip install 'bastide[{}]'."


@pytest.mark.parametrize("command", [["bastide"], ["bastide", "serve"], ["python", "-m", "bastide", "--version"]])
def test_the_command_says_what_it_needs(alone: Environment, command: list[str], tmp_path: Path) -> None:
    done = alone.run(*command, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", MISSING.format("click", "play") + "\n")


@pytest.mark.parametrize(
    ("program", "package", "extra"),
    [
        ("from bastide import words", "babel", "play"),
        ("import bastide.lab.gymnasium", "gymnasium", "lab"),
        ("import bastide.lab.pettingzoo", "numpy", "lab"),
        ("import bastide.lab.openspiel", "numpy", "lab"),
        ("import bastide.lab.datasets", "numpy", "lab"),
        ("import bastide; bastide.make('tournay').start(2, bastide.SeededChance(1)).observe(0)", "numpy", "lab"),
    ],
)
def test_a_module_says_what_it_needs(
    alone: Environment, program: str, package: str, extra: str, tmp_path: Path
) -> None:
    done = alone.run("python", "-c", program, cwd=tmp_path)
    assert done.stderr.splitlines()[-1] == f"bastide.core.extras.MissingExtra: {MISSING.format(package, extra)}"


def test_the_version_is_the_same_everywhere(alone: Environment, wheel: Path, tmp_path: Path) -> None:
    program = "import bastide, importlib.metadata as m; print(bastide.__version__, m.version('bastide'))"
    done = alone.run("python", "-c", program, cwd=tmp_path)
    assert done.stdout.split() == [bastide.__version__] * 2
    assert wheel.name.split("-")[1] == bastide.__version__


def test_the_wheel_has_every_file_of_the_package_and_the_pages(wheel: Path) -> None:
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    files = [path for path in (ROOT / "src").rglob("*") if path.is_file() and not made_here(path)]
    assert packed == {path.relative_to(ROOT / "src").as_posix() for path in files}
    pages = {name for name in packed if name.startswith("bastide/server/pages/")}
    assert "bastide/server/pages/index.html" in pages and any(name.endswith(".js") for name in pages)


def test_the_pages_bring_the_licences_of_the_packages_in_them(wheel: Path) -> None:
    texts = zipfile.ZipFile(wheel).read("bastide/server/pages/licences.md").decode()
    packed = re.findall(r"^## (\S+) - ", texts, re.MULTILINE)
    assert "svelte" in packed and "Permission is hereby granted" in texts
    assert set(packed) <= {package.name for package in licences.browser_packages()}


def made_here(path: Path) -> bool:
    """Whether a file comes from running or compiling the package in place, of which nothing reaches a wheel."""
    return "__pycache__" in path.parts or path.suffix == ".so" or path.name == "compiled.json"


# The build hook


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A source tree without pages: as little of it as a build needs."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/bastide/__init__.py"):
        (tmp_path / "source" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / "source" / name)
    return tmp_path / "source"


def building(source: Path, path: Path, hook: str = "build_wheel", **variables: str) -> subprocess.CompletedProcess[str]:
    """Build as pip does, with the programs of one folder only."""
    program = f"import hatchling.build; print(hatchling.build.{hook}({str(source.parent)!r}))"
    command = [sys.executable, "-c", program]
    return subprocess.run(
        command, cwd=source, env={"PATH": str(path), **variables}, capture_output=True, text=True, check=False
    )


def programs(folder: Path, **scripts: str) -> Path:
    """Return a folder with these shell scripts, all that a build finds."""
    folder.mkdir()
    for name, script in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        (folder / name).chmod(0o755)
    return folder


def with_web(source: Path) -> Path:
    (source / "web").mkdir()
    (source / "web/package.json").write_text("{}")
    return source


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1 and "Traceback" not in done.stderr
    return (done.stdout + done.stderr).splitlines()[-1]


INSTEAD = "Install Node 20.19 or newer and try again, or install Bastide from a wheel."
BUILDS = """case "$*" in *"run build"*)
    /bin/mkdir -p src/bastide/server/pages; echo page >src/bastide/server/pages/index.html
esac"""


@pytest.mark.parametrize("hook", ["build_wheel", "build_sdist"])
def test_no_build_without_pages_and_their_source(source: Path, tmp_path: Path, hook: str) -> None:
    said = last_line(building(source, programs(tmp_path / "bin"), hook))
    assert said == f"The browser pages are missing, and so is their source, the folder web. {INSTEAD}"


def test_no_build_without_node(source: Path, tmp_path: Path) -> None:
    said = last_line(building(with_web(source), programs(tmp_path / "bin")))
    assert said == f"Building the browser pages needs Node, which isn't installed. {INSTEAD}"


def test_no_build_with_an_old_node(source: Path, tmp_path: Path) -> None:
    said = last_line(building(with_web(source), programs(tmp_path / "bin", node="echo v20.9.1", npm=BUILDS)))
    assert said == f"Building the browser pages needs a newer Node than 20.9. {INSTEAD}"


def test_npm_tells_why_it_failed(source: Path, tmp_path: Path) -> None:
    done = building(with_web(source), programs(tmp_path / "bin", node="echo v22.1.0", npm="echo no network; exit 7"))
    assert last_line(done) == "The browser pages couldn't be built: npm ci failed, as it says above."
    assert "no network" in done.stdout + done.stderr


def test_npm_that_builds_nothing_is_noticed(source: Path, tmp_path: Path) -> None:
    said = last_line(building(with_web(source), programs(tmp_path / "bin", node="echo v22.1.0", npm="true")))
    assert said == "npm has built no src/bastide/server/pages/index.html."


def test_npm_builds_the_pages_once_and_again_when_their_source_is_newer(source: Path, tmp_path: Path) -> None:
    path = programs(tmp_path / "bin", node="echo v22.1.0", npm=f"{BUILDS}\necho $* >>npm.log")
    calls = []
    for change in ("web/package.json", None, "web/src/App.svelte"):
        if change is not None:
            (source / change).parent.mkdir(exist_ok=True)
            (source / change).write_text("{}", "utf-8")
        done = building(source, path)
        assert done.returncode == 0, done.stderr
        calls.append(len((source / "npm.log").read_text("utf-8").splitlines()))
    assert calls == [2, 2, 4]
    wheel = zipfile.ZipFile(tmp_path / done.stdout.split()[-1])
    assert wheel.read("bastide/server/pages/index.html") == b"page\n"


def test_an_editable_install_needs_no_pages(source: Path, tmp_path: Path) -> None:
    assert building(source, programs(tmp_path / "bin"), "build_editable").returncode == 0


# Compiled modules

COMPILES = """import sys
from pathlib import Path

folder = Path(sys.argv[sys.argv.index("--into") + 1])
(folder / "bastide").mkdir()
(folder / "bastide/fast.so").write_text("fast")
"""
"""In place of `tools.compiled`."""


@pytest.fixture
def with_pages(source: Path) -> Path:
    (source / "src/bastide/server/pages").mkdir(parents=True)
    (source / "src/bastide/server/pages/index.html").write_text("page")
    (source / "tools").mkdir()
    (source / "tools/compiled.py").write_text(COMPILES)
    return source


def names_in(source: Path, done: subprocess.CompletedProcess[str]) -> tuple[str, list[str]]:
    assert done.returncode == 0, done.stderr
    wheel = source.parent / done.stdout.split()[-1]
    return wheel.name, zipfile.ZipFile(wheel).namelist()


def test_a_wheel_carries_compiled_modules(with_pages: Path, tmp_path: Path) -> None:
    wheel, names = names_in(with_pages, building(with_pages, programs(tmp_path / "bin", gcc="true", cc="true")))
    assert "bastide/fast.so" in names and "bastide/__init__.py" in names
    assert not wheel.endswith("-none-any.whl")


@pytest.mark.parametrize(
    ("compiler", "scripts", "why"),
    [
        (COMPILES, {}, "there is no C compiler"),
        (
            "raise SystemExit('no header')",
            {"gcc": "true", "cc": "true"},
            "the modules couldn't be compiled, as it says above",
        ),
        (None, {"gcc": "true", "cc": "true"}, "there is no tools/compiled.py"),
    ],
)
def test_a_wheel_falls_back_to_plain_python(
    with_pages: Path, tmp_path: Path, compiler: str | None, scripts: dict[str, str], why: str
) -> None:
    (with_pages / "tools/compiled.py").unlink()
    if compiler is not None:
        (with_pages / "tools/compiled.py").write_text(compiler)
    done = building(with_pages, programs(tmp_path / "bin", **scripts))
    assert f"This is a wheel of plain Python: {why}." in done.stdout + done.stderr
    wheel, names = names_in(with_pages, done)
    assert wheel.endswith("-none-any.whl") and "bastide/fast.so" not in names


def test_a_wheel_of_plain_python_on_request(with_pages: Path, tmp_path: Path) -> None:
    done = building(with_pages, programs(tmp_path / "bin", gcc="true", cc="true"), BASTIDE_PLAIN="1")
    assert "This is a wheel of plain Python: BASTIDE_PLAIN is set." in done.stdout + done.stderr
    assert names_in(with_pages, done)[0].endswith("-none-any.whl")


def test_a_source_distribution_has_nothing_compiled(with_pages: Path, tmp_path: Path) -> None:
    (with_pages / ".gitignore").write_text((ROOT / ".gitignore").read_text("utf-8"))
    (with_pages / "src/bastide/old.so").write_text("old")
    done = building(with_pages, programs(tmp_path / "bin", gcc="true", cc="true"), "build_sdist")
    assert done.returncode == 0, done.stderr
    with tarfile.open(tmp_path / done.stdout.split()[-1]) as packed:
        names = packed.getnames()
    assert [name for name in names if name.endswith(".so")] == []
