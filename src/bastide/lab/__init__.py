"""The lab: environments for learning agents, contests between bots, datasets, and the fitting of the bots' weights."""
