"""Collects the pages of the site: those in `docs/`, those of the project, and those made from the code."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.site import games, packages, reference, rules
from tools.site.inventory import SOURCE, module_name, modules
from tools.site.links import Links
from tools.site.navigation import SECTIONS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def collect(folder: Path) -> None:
    """Write all pages, and the files that they link to or show, into an empty folder."""
    written = written_pages()
    aliases = {ROOT / "README.md": "index.md", DOCS / "schemas": "schemas.md"}
    links = Links(ROOT, {**written, **_modules(), **aliases})
    pages: dict[str, str] = {}
    for file, page in written.items():
        pages[page] = links.redirected(_as_markdown(file), file, page)
    pages |= dict(generated_pages())
    pages["index.md"] += _navigation({Path(page).with_suffix("").as_posix() for page in pages})
    for page, text in pages.items():
        _write(folder / page, text)
    for file in links.files:
        _copy(file, folder / links.kept(file))
    for picture in sorted((DOCS / "pictures").iterdir()):
        _copy(picture, folder / "pictures" / picture.name)
    for file in [*(DOCS / "schemas").iterdir(), *(DOCS / "notebooks").glob("*.ipynb")]:
        _copy(file, folder / links.kept(file))


def written_pages() -> dict[Path, str]:
    """Return where each page that somebody wrote goes: `docs/README.md` is the start."""
    found = {file: file.name for file in sorted(DOCS.glob("*.md"))}
    found |= {file: f"notebooks/{file.stem}.md" for file in sorted((DOCS / "notebooks").glob("*.ipynb"))}
    names = {name for section in SECTIONS for name in section.pages}
    found |= {file: f"{file.stem}.md" for file in sorted(ROOT.glob("*.md")) if file.stem in names}
    return found | {DOCS / "README.md": "index.md", ROOT / "web/README.md": "browser-client.md"}


def generated_pages() -> Iterator[tuple[str, str]]:
    """Yield the name and text of each page that is made from the code."""
    yield from games.pages()
    yield from rules.pages()
    yield from reference.pages()
    yield "schemas.md", _schemas()


def _modules() -> dict[Path, str]:
    """Return the page of each module's source file."""
    named = {module.name for module in modules()}
    return {
        file: f"reference/{name}.rst"
        for file in (SOURCE / "bastide").rglob("*.py")
        if (name := module_name(file)) in named
    }


def _as_markdown(file: Path) -> str:
    """Return a page's text: a notebook becomes prose and code, a Mermaid chart a drawing."""
    text = file.read_text("utf-8")
    if file.suffix == ".ipynb":
        return _notebook(text) + f"\n[Download the notebook](/files/docs/notebooks/{file.name})\n"
    return packages.FENCE.sub(
        lambda fence: f"```{{raw}} html\n{packages.svg(fence[1], 'Packages and what they build on')}\n```\n", text
    )


def _notebook(text: str) -> str:
    parts = []
    for cell in json.loads(text)["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        language = "text" if source.startswith(("%", "!")) else "python"
        parts.append(f"```{language}\n{source}\n```")
        shown = "".join("".join(output["text"]) for output in cell["outputs"])
        if shown:
            parts.append(f"```text\n{shown.rstrip()}\n```")
    return "\n\n".join([*parts, ""])


def _schemas() -> str:
    lines = ["# JSON schemas", "", "Of positions, journals and views, as `bastide schema` prints them:", ""]
    return "\n".join(
        [
            *lines,
            *(f"- [{file.name}](files/docs/schemas/{file.name})" for file in sorted((DOCS / "schemas").iterdir())),
            "",
        ]
    )


def _navigation(pages: set[str]) -> str:
    """Return the navigation as tables of contents that the start page doesn't show."""
    lines = [""]
    for section in SECTIONS:
        here = [page for page in section.pages if page in pages]
        if here:
            lines += ["```{toctree}", ":hidden:", f":caption: {section.title}", "", *here, "```", ""]
    return "\n".join(lines)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)
