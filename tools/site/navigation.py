"""What the site holds, by reader. Pages in `docs/` are named without `.md`; files at the root are in capitals."""

from typing import NamedTuple


class Section(NamedTuple):
    """A part of the navigation: for whom, and the pages in order."""

    title: str
    pages: tuple[str, ...]


SECTIONS = (
    Section("Play", ("play", "games/index", "rules/index", "bots", "components")),
    Section("Host", ("host", "cluster", "capacity", "security", "reliability")),
    Section(
        "Research",
        ("research", "line-protocol", "bot-api", "observations", "performance", "compiled", "notebooks/first-agent"),
    ),
    Section("Use the library", ("install", "library", "positions", "schemas", "reference/index", "reference/command")),
    Section(
        "Add a game, join in",
        ("add-a-game", "testing", "coverage", "mutants", "architecture", "browser-client", "tournay-knowledge"),
    ),
    Section("Project", ("CONTRIBUTING", "CHANGELOG", "SECURITY", "CODE_OF_CONDUCT", "licences")),
)
"""A page of the project that isn't there is left out: they belong to a checkout, not to every copy."""
