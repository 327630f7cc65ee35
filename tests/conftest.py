"""Settings for all tests: the same examples every time, unless `make soak` asks for new ones."""

from hypothesis import HealthCheck, settings

from tests.seeds import SOAK

settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.register_profile(
    "soak",
    max_examples=2000,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("soak" if SOAK else "fixed")
