"""The link from a test to the rules it carries out."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the numbered rules it carries out: `@rule("KB-11", "KB-12")`."""
    return pytest.mark.rule(*ids)
