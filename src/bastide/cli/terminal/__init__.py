"""Playing in the terminal: `bastide play`, `saves` and `learn`."""
