"""The long tests of the research environments: `make test-lab` runs them, `make test` doesn't."""
