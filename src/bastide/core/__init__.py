"""The table that every game is played at. Pure Python, no input or output but the journal's file, no dependencies."""

from bastide.core import compiling

compiling.check()
