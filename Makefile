# Every target sets up what it needs on a fresh clone; a second run starts at once.
# ARGS is passed on:  make play ARGS="--seed 7"   make test ARGS="-k farm"

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=

VENV := .venv
BENCH := .venv-bench
PIP := -m pip --disable-pip-version-check install --quiet
PYTEST := $(VENV)/bin/python -m pytest -n $(WORKERS) --dist loadfile
COMPILE := $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test bench setup lint soak lock clean

help: ## what this file can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: setup ## play Kingdom Builder in this terminal
	@$(VENV)/bin/bastide play kingdom-builder $(ARGS)

test: lint ## every check and every test
	@$(PYTEST) $(ARGS)

bench: $(BENCH)/.ready ## speed, side by side with other engines
	@$(BENCH)/bin/python -m bench $(ARGS)

setup: $(VENV)/.ready ## make .venv with the bastide command

lint: $(VENV)/.ready-dev ## style, types and the arrows between packages
	@$(VENV)/bin/python -m ruff check
	@$(VENV)/bin/python -m ruff format --check
	@$(VENV)/bin/python -m mypy
	@$(VENV)/bin/lint-imports --no-logo

soak: $(VENV)/.ready-dev ## many more random games, with a fresh seed or with BASTIDE_SEED=n
	@seed=$${BASTIDE_SEED:-$$($(VENV)/bin/python -c 'import secrets; print(secrets.randbelow(2**31))')} && \
	echo "Seed $$seed; to repeat this run: make soak BASTIDE_SEED=$$seed" && \
	BASTIDE_SOAK=1 BASTIDE_SEED=$$seed $(PYTEST) --hypothesis-seed=$$seed --timeout=3600 $(ARGS)

lock: $(VENV)/.ready-uv ## write requirements/*.txt anew; ARGS=--upgrade moves to the latest versions
	@mkdir -p requirements
	@echo hatchling | $(COMPILE) $(ARGS) -o requirements/play.txt pyproject.toml - >/dev/null
	@$(COMPILE) $(ARGS) -o requirements/dev.txt -c requirements/play.txt --extra dev pyproject.toml >/dev/null
	@echo hatchling | $(COMPILE) $(ARGS) -o requirements/bench.txt -c requirements/play.txt --extra bench pyproject.toml - >/dev/null

clean: ## back to a fresh clone
	@rm -rf $(VENV) $(BENCH) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps: each is as new as the files that its environment was made from.

%/.created:
	@$(PYTHON) -c 'import sys; v = sys.version_info; v >= (3, 11) or sys.exit( \
		"Bastide needs Python 3.11 or newer, and $(PYTHON) is %d.%d: name another with make PYTHON=..." % v[:2])'
	@echo "Creating $(@D)"
	@$(PYTHON) -m venv --clear $(@D)
	@touch $@

$(VENV)/.ready: requirements/play.txt pyproject.toml | $(VENV)/.created
	@echo "Installing Bastide"
	@$(VENV)/bin/python $(PIP) --require-hashes -r requirements/play.txt
	@$(VENV)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.ready-dev: requirements/dev.txt $(VENV)/.ready
	@echo "Installing the tools for tests"
	@$(VENV)/bin/python $(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.ready-uv: | $(VENV)/.created
	@$(VENV)/bin/python $(PIP) uv
	@touch $@

$(BENCH)/.ready: requirements/bench.txt pyproject.toml | $(BENCH)/.created
	@echo "Installing Bastide and the engines to compare it with"
	@$(BENCH)/bin/python $(PIP) --require-hashes -r requirements/bench.txt
	@$(BENCH)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@
