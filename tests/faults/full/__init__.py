"""Tests that take minutes, for `make faults`."""
