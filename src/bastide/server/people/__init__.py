"""People: accounts, sessions, rate limits, results, ratings, player pages and reports."""
