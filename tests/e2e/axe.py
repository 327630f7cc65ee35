"""Axe, which checks a page for accessibility."""

from typing import Any

from playwright.sync_api import Page

from tests.e2e.measures import settled
from tests.server.process import ROOT

_AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
_RUN = """([where, tags]) => axe.run(where ?? document, { runOnly: tags, resultTypes: ['violations'] })
  .then(({ violations }) => violations)"""


def violations(page: Page, where: str | None = None) -> list[str]:
    """Return what axe finds on the whole page, or in the elements of a selector, once it has been drawn."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text("utf-8"))

    def look() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = page.evaluate(_RUN, [where, _TAGS])
        return found

    return [
        f"{violation['id']}: {violation['help']}\n  {node['html'][:300]}\n  {_reasons(node)}"
        for violation in settled(page, look, lambda found: not found)
        for node in violation["nodes"]
    ]


def _reasons(node: dict[str, Any]) -> str:
    return "; ".join(check["message"] for kind in ("any", "all", "none") for check in node[kind])
