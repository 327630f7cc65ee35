# Every target sets up what it needs on a fresh clone; the second run starts right away.
# Pass arguments with ARGS:  make play ARGS="--port 9000"   make test ARGS="-k farm"

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=
BASE ?= main
TORCH ?= torch==2.13.0
MUTMUT ?= mutmut==3.8.1

VENV := .venv
BENCH := .venv-bench
LAB := .venv-lab
PAGES := src/bastide/server/pages
SITE := src/bastide/server/site
NPM := npm --prefix web --no-fund --no-audit --no-update-notifier
PIP := -m pip --disable-pip-version-check install --quiet --retries 2 --use-pep517
OR_SAY_OFFLINE := || { echo "That could not be installed. The first run needs the internet; run the same command again." >&2; exit 1; }
PYTEST := $(VENV)/bin/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder --ignore tests/lab_full \
	--ignore tests/cluster_full --ignore tests/faults/full --ignore tests/release --ignore tests/site_full \
	--ignore tests/deploy/full --ignore tests/newcomer --ignore tests/compiled
COMPILE := $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play check touched test test-lab test-cluster test-release test-docs test-deploy test-newcomer licences dist \
	bench setup compiled plain test-compiled web docs pictures lint webtest coverage mutants soak faults load audit lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: web setup ## start the server and open the browser
	@$(VENV)/bin/bastide serve --open $(ARGS) || { status=$$?; \
		[ $$status != 2 ] || echo 'To pass an option: make play ARGS="--port 9000"' >&2; exit $$status; }

test: web/node_modules/.ready servers ## run every check and every test
	@$(MAKE) --no-print-directory -j2 lint webunit webcheck web
	@$(PYTEST) $(ARGS)

check: ## lint, types, and the unit tests that your change touches; since main, or BASE=branch
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint touched

touched: $(VENV)/.ready-dev web/node_modules/.ready
	@$(VENV)/bin/python -m tools.touched $(BASE)

test-lab: $(LAB)/.ready ## run the long tests of the research environments, with PyTorch
	@$(LAB)/bin/python -m pytest -n $(WORKERS) --dist loadfile tests/lab_full $(ARGS)

test-cluster: web servers ## run the tests of the server against a cluster: two servers and a worker behind HAProxy
	@BASTIDE_TEST_SITE=cluster $(VENV)/bin/python -m pytest -n $(WORKERS) --dist loadfile tests/cluster tests/cluster_full tests/server $(ARGS)

test-compiled: $(VENV)/.ready-dev ## compile a copy of the sources and run the tests of rules and bots there; needs a C compiler
	@$(VENV)/bin/python -m tools.compiled --copy build/compiled
	@cd build/compiled && BASTIDE_COMPILED=1 PYTHONPATH=src $(CURDIR)/$(VENV)/bin/python -m pytest -n $(WORKERS) --dist loadfile \
		tests/compiled tests/core tests/games tests/bots tests/conformance tests/test_add_a_game.py $(ARGS)

test-release: web $(VENV)/.ready-dev ## build wheel and sdist, install each flavour into an empty environment, use it; needs the internet
	@$(VENV)/bin/python -m pytest --timeout 1200 tests/release $(ARGS)

test-deploy: web $(VENV)/.ready-dev ## run the steps of deploy/ without a container runtime: the image, nginx, Caddy, systemd
	@$(VENV)/bin/python -m tests.deploy.full
	@$(VENV)/bin/python -m pytest --timeout 1200 tests/deploy/full $(ARGS)

test-newcomer: $(VENV)/.ready-dev ## try the first minutes in a fresh clone as a new user; needs the internet
	@$(VENV)/bin/python -m pytest --timeout 1600 tests/newcomer $(ARGS)

dist: web $(VENV)/.ready-dev ## build the wheel and the source distribution into dist/
	@rm -rf dist
	@$(VENV)/bin/python -m build --no-isolation --outdir dist .

test-docs: docs web servers ## build the documentation site and try it in a browser
	@$(VENV)/bin/python -m pytest tests/site_full $(ARGS)

load: servers ## play at many tables at once and write docs/capacity.md
	@$(VENV)/bin/python -m bench.capacity $(ARGS)

bench: $(BENCH)/.ready ## compare the speed with other engines
	@$(BENCH)/bin/python -m bench $(ARGS)

setup: $(VENV)/.ready ## create .venv with the bastide command

compiled: $(VENV)/.ready-dev ## compile the hot modules in place, so that games run faster; needs a C compiler
	@$(VENV)/bin/python -m tools.compiled

plain: ## remove what `make compiled` built, so that plain Python runs again
	@find src -name '*.so' -type f -delete
	@rm -f src/bastide/compiled.json

web: $(PAGES)/index.html ## build the browser client

docs: $(VENV)/.ready-docs ## build the documentation site, which the server then serves under /docs
	@LC_ALL=C.UTF-8 LANGUAGE=en $(VENV)/bin/python -m tools.site $(ARGS)

pictures: web servers ## take the documentation's pictures of the games from the running client
	@$(VENV)/bin/python -m tools.pictures

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

servers: $(VENV)/.ready-dev # a browser, and what else the tests run
	@$(VENV)/bin/python -m tests.needed

coverage: $(VENV)/.ready-dev ## measure what the tests of the rules reach and write docs/coverage.md
	@$(VENV)/bin/python -m pytest -q -n $(WORKERS) --dist loadfile tests/core tests/games \
		--cov=bastide.core --cov=bastide.games --cov-branch --cov-report= $(ARGS)
	@$(VENV)/bin/python -m tools.coverage_page

mutants: $(VENV)/.ready-mutants ## change rules one by one and see whether their tests notice: ARGS="feuville tournay"
	@$(VENV)/bin/python -m tools.mutants $(ARGS)

soak: $(VENV)/.ready-dev ## play many more random games, with a new seed or BASTIDE_SEED=n
	@seed=$${BASTIDE_SEED:-$$($(VENV)/bin/python -c 'import secrets; print(secrets.randbelow(2**31))')} && \
	echo "Seed $$seed; to repeat this run: make soak BASTIDE_SEED=$$seed" && \
	BASTIDE_SOAK=1 BASTIDE_SEED=$$seed $(PYTEST) --hypothesis-seed=$$seed --timeout=3600 $(ARGS)

faults: servers ## let parts of a cluster fail while programs play: ARGS="--faults 1000 --seed 1"
	@$(VENV)/bin/python -m pytest tests/faults/full
	@$(VENV)/bin/python -m tests.faults $(ARGS)

audit: $(VENV)/.ready-audit web/package-lock.json ## look for known vulnerabilities in all packages; needs the internet
	@$(VENV)/bin/python -m tools.audit

licences: $(VENV)/.ready-dev ## list the licences of all packages in docs/licences.md, and check them
	@$(VENV)/bin/python -m tools.licences

lock: $(VENV)/.ready-uv ## rewrite requirements/*.txt; ARGS=--upgrade for the latest versions
	@mkdir -p requirements
	@echo hatchling | $(COMPILE) $(ARGS) -o requirements/server.txt --extra server pyproject.toml - >/dev/null
	@$(COMPILE) $(ARGS) -o requirements/dev.txt -c requirements/server.txt --extra dev pyproject.toml >/dev/null
	@$(COMPILE) $(ARGS) -o requirements/docs.txt -c requirements/dev.txt --extra docs pyproject.toml >/dev/null
	@echo hatchling | $(COMPILE) $(ARGS) -o requirements/container.txt -c requirements/dev.txt --extra server --extra postgresql \
		--extra redis --extra telemetry pyproject.toml - >/dev/null
	@echo hatchling | $(COMPILE) $(ARGS) -o requirements/bench.txt -c requirements/server.txt --extra bench pyproject.toml - >/dev/null
	@echo hatchling | $(COMPILE) $(ARGS) -o requirements/lab.txt -c requirements/dev.txt --extra dev --extra train --extra ray --extra batch pyproject.toml - >/dev/null

clean: plain ## return to a fresh clone
	@rm -rf web/node_modules web/src/generated web/.types web/tests/walks.json $(PAGES) $(SITE)
	@rm -rf $(VENV) $(BENCH) $(LAB) mutants .coverage build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamp files: each is as new as the files its environment was made from.

%/.created:
	@command -v '$(PYTHON)' >/dev/null || { echo "Bastide needs Python 3.11 or newer, but there is no $(PYTHON). \
	Install it, or choose another with make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit( \
		"Bastide needs Python 3.11 or newer, but $(PYTHON) is %d.%d. Choose another with make PYTHON=..." % v[:2])'
	@echo "Creating $(@D)"
	@$(PYTHON) -m venv --clear $(@D) >$(@D).log 2>&1 || { rm -rf $(@D) $(@D).log; \
		echo "$(PYTHON) can't create virtual environments. On Debian and Ubuntu, install python3-venv." >&2; exit 1; }
	@rm $(@D).log
	@touch $@

$(VENV)/.ready: requirements/server.txt pyproject.toml | $(VENV)/.created
	@echo "Installing Bastide"
	@$(VENV)/bin/python $(PIP) --require-hashes -r requirements/server.txt $(OR_SAY_OFFLINE)
	@$(VENV)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.ready-dev: requirements/dev.txt $(VENV)/.ready
	@echo "Installing the test tools"
	@$(VENV)/bin/python $(PIP) --require-hashes -r requirements/dev.txt $(OR_SAY_OFFLINE)
	@touch $@

$(VENV)/.ready-docs: requirements/docs.txt $(VENV)/.ready
	@echo "Installing what builds the documentation"
	@$(VENV)/bin/python $(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

$(VENV)/.ready-uv: | $(VENV)/.created
	@$(VENV)/bin/python $(PIP) uv
	@touch $@

$(VENV)/.ready-audit: | $(VENV)/.created
	@$(VENV)/bin/python $(PIP) pip-audit || { echo "Can't install pip-audit, so nothing was audited." >&2; exit 1; }
	@touch $@

$(VENV)/.ready-mutants: $(VENV)/.ready-dev
	@$(VENV)/bin/python $(PIP) $(MUTMUT)
	@touch $@

$(BENCH)/.ready: requirements/bench.txt pyproject.toml | $(BENCH)/.created
	@echo "Installing Bastide and the engines to compare"
	@$(BENCH)/bin/python $(PIP) --require-hashes -r requirements/bench.txt $(OR_SAY_OFFLINE)
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

# After Python's check, and before anything is installed: who lacks one of them learns it in the first seconds.
web/node_modules/.ready: web/package.json web/package-lock.json | $(VENV)/.created
	@command -v npm >/dev/null && \
		node -e 'const [a, b] = process.versions.node.split("."); a > 20 || (a == 20 && b >= 19) || process.exit(1)' || \
		{ echo "The browser client needs Node 20.19 or newer, with npm. Install them first." >&2; exit 1; }
	@echo "Installing the browser client's build tools"
	@$(NPM) ci --loglevel error --fetch-retry-maxtimeout 20000 >/dev/null $(OR_SAY_OFFLINE)
	@touch $@

# The browser's types are generated from the server's schemas.
web/.types: web/scripts/types.mjs pyproject.toml $(shell find src/bastide/server -name '*.py') $(wildcard src/bastide/games/*/view.py src/bastide/games/*/printed.py) \
		| web/node_modules/.ready $(VENV)/.ready
	@$(VENV)/bin/python -m bastide.server.schemas | $(NPM) run --silent types
	@touch $@

# Positions of random games, on which the browser's prompts are tested.
web/tests/walks.json: $(wildcard tests/words/*.py tests/words/*.json) \
		$(shell find src/bastide/core src/bastide/games -name '*.py' -o -name '*.json') | $(VENV)/.ready-dev
	@$(VENV)/bin/python -m tests.words.walks > $@

$(PAGES)/index.html: web/.types web/node_modules/.ready $(shell find web/src web/public -type f -not -path '*/generated/*') \
		$(wildcard web/*.ts web/*.js web/*.json web/*.html src/bastide/games/*/picture/*.svg) \
		$(wildcard src/bastide/words/text/server.*.ftl) \
		src/bastide/server/routes.json
	@echo "Building the browser client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@
