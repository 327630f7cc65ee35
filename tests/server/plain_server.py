"""A server with any settings of `Config`, such as limits that a test can reach."""

from bastide.server.config import Limits
from tests.server.serving import given_options, serve_as_told

if __name__ == "__main__":
    options = given_options()
    limits = Limits(**options.pop("limits"))
    serve_as_told(**options, limits=limits)
