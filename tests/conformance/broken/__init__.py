"""Deliberately broken games: small variations of the toys, each wrong in one way. The checks must catch them."""
