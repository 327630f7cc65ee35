"""A server with any settings of `Config`, such as limits that a test can reach."""

from tests.server.serving import given_options, serve_as_told

if __name__ == "__main__":
    serve_as_told(**given_options())
