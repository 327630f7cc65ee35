"""Notices: it's your turn, you are invited."""
