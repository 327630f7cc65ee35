# Every target sets up what it needs on a fresh clone; the second run starts right away.
# Pass arguments with ARGS:  make play ARGS="--port 9000"   make test ARGS="-k farm"

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=
TORCH ?= torch==2.13.0

VENV := .venv
BENCH := .venv-bench
LAB := .venv-lab
PAGES := src/bastide/server/pages
NPM := npm --prefix web --no-fund --no-audit --no-update-notifier
PIP := -m pip --disable-pip-version-check install --quiet
PYTEST := $(VENV)/bin/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder --ignore tests/lab_full \
	--ignore tests/cluster_full --ignore tests/faults/full
COMPILE := $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-lab test-cluster bench setup web lint webtest soak faults load audit lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: setup web ## start the server and open the browser
	@$(VENV)/bin/bastide serve --open $(ARGS)

test: ## run every check and every test
	@$(MAKE) --no-print-directory -j2 lint webunit webcheck web servers
	@$(PYTEST) --ignore tests/e2e $(ARGS)
	@$(VENV)/bin/python -m pytest tests/e2e

test-lab: $(LAB)/.ready ## run the long tests of the research environments, with PyTorch
	@$(LAB)/bin/python -m pytest -n $(WORKERS) --dist loadfile tests/lab_full $(ARGS)

test-cluster: web servers ## run the tests of the server against a cluster: two servers and a worker behind HAProxy
	@BASTIDE_TEST_SITE=cluster $(VENV)/bin/python -m pytest -n $(WORKERS) --dist loadfile tests/cluster tests/cluster_full tests/server $(ARGS)

load: servers ## play at many tables at once and write docs/capacity.md
	@$(VENV)/bin/python -m bench.capacity $(ARGS)

bench: $(BENCH)/.ready ## compare the speed with other engines
	@$(BENCH)/bin/python -m bench $(ARGS)

setup: $(VENV)/.ready ## create .venv with the bastide command

web: $(PAGES)/index.html ## build the browser client

lint: $(VENV)/.ready-dev ## check style, types and imports between packages
	@$(VENV)/bin/python -m ruff check
	@$(VENV)/bin/python -m ruff format --check
	@$(VENV)/bin/python -m mypy
	@$(VENV)/bin/lint-imports --no-logo

webtest: web webcheck webunit ## check and test the browser client

webcheck: web/.types
	@$(NPM) run --silent lint
	@$(NPM) run --silent check

webunit: web/.types web/tests/walks.json
	@$(NPM) run --silent test

browser: $(VENV)/.ready-dev
	@$(VENV)/bin/python -m tests.e2e.chromium

servers: browser # after it: two installations at once would wait for the same lock
	@$(VENV)/bin/python -m tests.debian

soak: $(VENV)/.ready-dev ## play many more random games, with a new seed or BASTIDE_SEED=n
	@seed=$${BASTIDE_SEED:-$$($(VENV)/bin/python -c 'import secrets; print(secrets.randbelow(2**31))')} && \
	echo "Seed $$seed; to repeat this run: make soak BASTIDE_SEED=$$seed" && \
	BASTIDE_SOAK=1 BASTIDE_SEED=$$seed $(PYTEST) --hypothesis-seed=$$seed --timeout=3600 $(ARGS)

faults: servers ## let parts of a cluster fail while programs play: ARGS="--faults 1000 --seed 1"
	@$(VENV)/bin/python -m pytest tests/faults/full
	@$(VENV)/bin/python -m tests.faults $(ARGS)

audit: $(VENV)/.ready-audit web/package-lock.json ## look for known vulnerabilities in all packages; needs the internet
	@$(VENV)/bin/python -m tools.audit

lock: $(VENV)/.ready-uv ## rewrite requirements/*.txt; ARGS=--upgrade for the latest versions
	@mkdir -p requirements
	@echo hatchling | $(COMPILE) $(ARGS) -o requirements/play.txt pyproject.toml - >/dev/null
	@$(COMPILE) $(ARGS) -o requirements/dev.txt -c requirements/play.txt --extra dev pyproject.toml >/dev/null
	@echo hatchling | $(COMPILE) $(ARGS) -o requirements/bench.txt -c requirements/play.txt --extra bench pyproject.toml - >/dev/null
	@echo hatchling | $(COMPILE) $(ARGS) -o requirements/lab.txt -c requirements/dev.txt --extra dev --extra train --extra ray pyproject.toml - >/dev/null

clean: ## return to a fresh clone
	@rm -rf web/node_modules web/src/generated web/.types web/tests/walks.json $(PAGES)
	@rm -rf $(VENV) $(BENCH) $(LAB) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamp files: each is as new as the files its environment was made from.

%/.created:
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit( \
		"Bastide needs Python 3.11 or newer, but $(PYTHON) is %d.%d. Choose another with make PYTHON=..." % v[:2])'
	@echo "Creating $(@D)"
	@$(PYTHON) -m venv --clear $(@D)
	@touch $@

$(VENV)/.ready: requirements/play.txt pyproject.toml | $(VENV)/.created
	@echo "Installing Bastide"
	@$(VENV)/bin/python $(PIP) --require-hashes -r requirements/play.txt
	@$(VENV)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.ready-dev: requirements/dev.txt $(VENV)/.ready
	@echo "Installing the test tools"
	@$(VENV)/bin/python $(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.ready-uv: | $(VENV)/.created
	@$(VENV)/bin/python $(PIP) uv
	@touch $@

$(VENV)/.ready-audit: | $(VENV)/.created
	@$(VENV)/bin/python $(PIP) pip-audit || { echo "Can't install pip-audit, so nothing was audited." >&2; exit 1; }
	@touch $@

$(BENCH)/.ready: requirements/bench.txt pyproject.toml | $(BENCH)/.created
	@echo "Installing Bastide and the engines to compare"
	@$(BENCH)/bin/python $(PIP) --require-hashes -r requirements/bench.txt
	@$(BENCH)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# PyTorch isn't locked: its default build for Linux brings gigabytes of CUDA libraries. To take the small one, set
# PIP_EXTRA_INDEX_URL to PyTorch's index of builds for the CPU.
$(LAB)/.ready: requirements/lab.txt pyproject.toml | $(LAB)/.created
	@echo "Installing Bastide, PyTorch and what the research environments are tested with"
	@$(LAB)/bin/python $(PIP) $(TORCH)
	@$(LAB)/bin/python $(PIP) --no-deps --require-hashes -r requirements/lab.txt
	@$(LAB)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); a > 20 || (a == 20 && b >= 19) || process.exit(1)' || \
		{ echo "The browser client needs Node 20.19 or newer. Install it first." >&2; exit 1; }
	@echo "Installing the browser client's build tools"
	@$(NPM) ci --silent
	@touch $@

# The browser's types are generated from the server's schemas.
web/.types: web/scripts/types.mjs pyproject.toml $(shell find src/bastide/server -name '*.py') $(wildcard src/bastide/games/*/view.py src/bastide/games/*/printed.py) \
		| $(VENV)/.ready web/node_modules/.ready
	@$(VENV)/bin/python -m bastide.server.schemas | $(NPM) run --silent types
	@touch $@

# Positions of random games, on which the browser's prompts are tested.
web/tests/walks.json: $(wildcard tests/words/*.py tests/words/*.json) \
		$(shell find src/bastide/core src/bastide/games -name '*.py' -o -name '*.json') | $(VENV)/.ready-dev
	@$(VENV)/bin/python -m tests.words.walks > $@

$(PAGES)/index.html: web/.types web/node_modules/.ready $(shell find web/src web/public -type f -not -path '*/generated/*') \
		$(wildcard web/*.ts web/*.js web/*.json web/*.html src/bastide/games/*/drawing/*.svg) \
		$(wildcard src/bastide/words/text/server.*.ftl) \
		src/bastide/server/routes.json
	@echo "Building the browser client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
