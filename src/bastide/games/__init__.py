"""The games: a package each, found by its entry point. `bastide.make` makes one by its name."""
