"""Tests of the online server: the real process, a real database, real sockets."""
