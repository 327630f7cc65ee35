"""Files of games: `bastide replay`, `moves`, `score`, `verify` and `analyse`."""
