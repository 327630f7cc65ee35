"""Redraws the picture of packages in `architecture.md` from the imports of the source.

Run it after a change of packages: `.venv/bin/python docs/make_architecture.py`. A test compares the two.
"""

import re
from pathlib import Path

import grimp

PAGE = Path(__file__).parent / "architecture.md"
PICTURE = re.compile(r"```mermaid\n.*?```\n", re.DOTALL)
ROOT = "bastide"
GROUPS = ("bastide.server",)
"""Packages drawn as a frame around those inside."""


def packages(graph: grimp.ImportGraph) -> list[str]:
    """Return the packages below the root, those of a group one by one, without modules that import nothing of ours."""
    found = []
    for child in sorted(graph.find_children(ROOT)):
        found += sorted(graph.find_children(child)) if child in GROUPS else [child]
    return [name for name in found if graph.find_children(name)]


def arrows(graph: grimp.ImportGraph, names: list[str]) -> list[tuple[str, str]]:
    """Return which package imports which, without arrows that follow from others."""
    uses = {
        name: {
            other
            for other in names
            if other != name and graph.find_shortest_chains(importer=name, imported=other, as_packages=True)
        }
        for name in names
    }
    return [
        (name, other)
        for name in names
        for other in sorted(uses[name])
        if not any(other in uses[between] for between in uses[name] - {other})
    ]


def picture() -> str:
    """Return the diagram as a fenced Mermaid block: an arrow leads from a package to one it builds on."""
    graph = grimp.build_graph(ROOT)
    names = packages(graph)
    lines = ["flowchart TD"]
    for group in GROUPS:
        inner = [name for name in names if name.startswith(f"{group}.")]
        lines += [f"  subgraph {_id(group)}", *(f"    {_node(name)}" for name in inner), "  end"]
    lines += [f"  {_node(name)}" for name in names if not name.startswith(tuple(f"{group}." for group in GROUPS))]
    lines += [f"  {_id(one)} --> {_id(other)}" for one, other in arrows(graph, names)]
    return "\n".join(["```mermaid", *lines, "```", ""])


def _id(name: str) -> str:
    return name.removeprefix(f"{ROOT}.").replace(".", "_")


def _node(name: str) -> str:
    return f'{_id(name)}["{name.removeprefix(f"{ROOT}.").replace(".", "/")}"]'


def main() -> None:
    """Rewrite the page."""
    PAGE.write_text(PICTURE.sub(lambda _: picture(), PAGE.read_text("utf-8"), count=1), "utf-8")


if __name__ == "__main__":
    main()
