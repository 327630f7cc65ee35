"""Faults, as Jepsen injects them: programs play while parts of the cluster fail, and their histories are checked."""
