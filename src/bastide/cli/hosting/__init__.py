"""Running a server: `bastide serve`, `worker`, `doctor`, `admin`, and what keeps its data."""
