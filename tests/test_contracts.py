"""The contract on packages from outside finds what it should."""

import pytest
from grimp import ImportGraph

from tools.contracts import ExternalPackages


def checked(*imports: tuple[str, str]) -> list[tuple[str, str]]:
    """Return what the contract finds wrong with `bastide.core` and what is in it, where only NumPy is allowed."""
    graph = ImportGraph()
    graph.add_module("bastide.core")
    for importer, imported in imports:
        graph.add_module(importer)
        graph.add_module(imported, is_squashed=not imported.startswith("bastide"))
        graph.add_import(importer=importer, imported=imported)
    options = {"source_modules": ["bastide.core"], "allowed": ["numpy"]}
    result = ExternalPackages("a contract", {"root_packages": ["bastide"]}, options).check(graph, verbose=False)
    assert result.kept == (not result.metadata["wrong"])
    found: list[tuple[str, str]] = result.metadata["wrong"]
    return found


@pytest.mark.parametrize("imported", ["json", "collections.abc", "numpy", "bastide.core.state"])
def test_the_standard_library_our_own_and_what_is_allowed(imported: str) -> None:
    assert checked(("bastide.core.game", imported)) == []


def test_other_packages_are_found_in_every_module() -> None:
    assert checked(("bastide.core.game", "click"), ("bastide.server.app", "fastapi")) == [
        ("bastide.core.game", "click")
    ]
