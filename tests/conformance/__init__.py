"""The conformance suite (`bastide.testing`) on every registered game, and on broken games that it must catch."""
