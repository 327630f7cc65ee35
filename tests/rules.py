"""The link from a test to the rules it checks."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the numbered rules it checks: `@rule("KB-11", "KB-12")`."""
    return pytest.mark.rule(*ids)
