# Two commands do everything on a fresh machine: `make play` and `make test`.
# Each finished step leaves a stamp in the environment it filled; a step runs again
# only when a file it was made from is newer than its stamp.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
ARGS ?=
LOAD_ARGS ?=

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV := .venv
BENCH_VENV := .venv-bench
DOCS_VENV := .venv-docs
LOWEST_VENV := .venv-lowest
BIN := $(VENV)/bin

# -qq hides warnings too, but never an error.
PIP_INSTALL := -m pip --disable-pip-version-check install -qq
PIP_COMPILE := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --generate-hashes \
	--allow-unsafe --strip-extras --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
	--no-emit-options
# All that can be installed with the package: what `make setup` gives a developer.
EXTRAS := --extra server --extra postgres --extra research

# The client is built into the package; git does not keep it.
CLIENT := src/westmarch/server/static/index.html
CLIENT_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*' -not -name '*.lock')

.PHONY: help play test test-lowest test-long test-slow setup setup-dev client check check-web types mutants docs dist bench lock format clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo 'play, test, mutants, bench and lock pass ARGS on: make play PORT=8080 ARGS="--lang ru"'

play: setup client ## set up what is missing, then serve the games: HOST=, PORT=
	@$(BIN)/westmarch serve --host $(HOST) --port $(PORT) $(ARGS)

# Nothing is skipped here: what a test needs is installed, and missing it is a failure.
# The browser tests come last and alone: they need the built client, and the cores.
test test-long test-slow: export WESTMARCH_TEST_ALL := 1
test: setup-dev client ## set up what is missing, then run all tests
	@web/npm.sh run --silent test
	@tests/server/install_postgresql.sh
	@tests/browser/install_chromium.sh
	@$(BIN)/pytest -n 2 --ignore tests/browser --ignore tests/long $(ARGS)
	@$(BIN)/pytest -n 2 tests/browser

# Only what people install is lowered; no lock, for pip shall find what fits together with it.
test-lowest: $(LOWEST_VENV)/.installed ## engine, terminal and server on the lowest versions that are allowed
	@$(LOWEST_VENV)/bin/pytest -n 2 tests/core tests/cli tests/server --ignore tests/server/test_schema.py $(ARGS)

test-long: setup-dev client ## whole matches and sweeps of all pages in the browser (five minutes)
	@tests/browser/install_chromium.sh
	@$(BIN)/pytest -n 2 tests/long $(ARGS)

test-slow: setup-dev client ## browser tests on a slow line: those that look too early fail every time
	@tests/browser/install_chromium.sh
	@WESTMARCH_PAGE_LATENCY=400 $(BIN)/pytest -n 2 tests/browser $(ARGS)

setup: $(VENV)/.installed ## make .venv with the westmarch command in it
	@:

setup-dev: $(VENV)/.installed-dev

client: $(CLIENT) ## build the browser client into the package
	@:

mutants: setup-dev ## put faults into the code and see that tests catch them; ARGS="--only hunt"
	@$(BIN)/python tests/mutants/run.py $(ARGS)

check: setup-dev check-web ## style, types and import direction
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --strict src/westmarch bench/peers.py bench/load.py
	@$(BIN)/pytest tests/test_imports.py tests/declared

types: setup-dev ## write the schemas and the client's types again, from the fields that games declare
	@$(BIN)/python -m tests.declared.make

check-web: web/node_modules/.installed
	@web/npm.sh run --silent check

docs: $(DOCS_VENV)/.installed ## build the documentation as a site, into site/
	@NO_MKDOCS_2_WARNING=1 $(DOCS_VENV)/bin/mkdocs build --quiet --strict
	@echo "Open site/index.html, or serve it while you write: $(DOCS_VENV)/bin/mkdocs serve"

dist: setup-dev client ## build wheel and sdist with the client in them, into dist/
	@$(BIN)/python -m build --no-isolation --outdir dist

bench: setup client $(BENCH_VENV)/.installed ## measure Westmarch beside its peers, into bench/results.json
	@$(BIN)/westmarch bench --peers $(BENCH_VENV)/bin/python --out bench/results.json $(ARGS)
	@tests/server/install_postgresql.sh
	@$(BIN)/python bench/load.py --out bench/results.json $(LOAD_ARGS)

lock: setup-dev ## pin the dependencies again; ARGS=--upgrade takes newer versions
	@$(PIP_COMPILE) $(ARGS) $(EXTRAS) --build-deps-for editable --output-file requirements.lock pyproject.toml
	@$(PIP_COMPILE) $(ARGS) $(EXTRAS) --extra dev --constraint requirements.lock \
		--output-file requirements-dev.lock pyproject.toml
	@$(PIP_COMPILE) $(ARGS) --output-file bench/requirements.lock bench/requirements.in
	@$(PIP_COMPILE) $(ARGS) --output-file docs/requirements.lock docs/requirements.in
	@$(PIP_COMPILE) $(ARGS) --output-file web/requirements.lock web/requirements.in

format: setup-dev ## put the code in the house style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

clean: ## remove the environments, caches and everything built
	@rm -rf $(VENV) $(BENCH_VENV) $(DOCS_VENV) $(LOWEST_VENV) web/node_modules $(dir $(CLIENT)) build dist site \
		bench/results.json \
		.hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# A recipe line that ends the run with one clear sentence instead of a traceback.
define require_python
	@command -v "$(PYTHON)" >/dev/null || { \
		echo "Westmarch needs Python 3.11 or newer, but there is no '$(PYTHON)' here." \
		"Install it, or name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Westmarch needs Python 3.11 or newer; '$(PYTHON)' is $$("$(PYTHON)" --version 2>&1)." \
		"Name a newer one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' cannot make virtual environments: its venv module is missing." \
		"Install it (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
endef

$(VENV)/.made $(BENCH_VENV)/.made $(DOCS_VENV)/.made $(LOWEST_VENV)/.made:
	$(require_python)
	@echo "Making $(@D) ..."
	@"$(PYTHON)" -m venv $(@D)
	@touch $@

$(VENV)/.installed: $(VENV)/.made requirements.lock pyproject.toml
	@echo "Installing Westmarch ..."
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements.lock
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.installed requirements-dev.lock
	@echo "Installing what tests and checks need ..."
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

$(LOWEST_VENV)/.installed: $(LOWEST_VENV)/.made pyproject.toml tests/lowest.py
	@echo "Installing the lowest versions ..."
	@"$(PYTHON)" tests/lowest.py > $(LOWEST_VENV)/lowest.txt
	@$(LOWEST_VENV)/bin/python $(PIP_INSTALL) -c $(LOWEST_VENV)/lowest.txt -e ".[server,postgres,research]" \
		pytest pytest-xdist hypothesis httpx
	@touch $@

$(BENCH_VENV)/.installed: $(BENCH_VENV)/.made bench/requirements.lock
	@echo "Installing the benchmark's peers ..."
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) --require-hashes -r bench/requirements.lock
	@touch $@

$(DOCS_VENV)/.installed: $(DOCS_VENV)/.made docs/requirements.lock
	@echo "Installing what the documentation is built with ..."
	@$(DOCS_VENV)/bin/python $(PIP_INSTALL) --require-hashes -r docs/requirements.lock
	@touch $@

web/node_modules/.installed: web/package-lock.json web/npm.sh $(VENV)/.made
	@echo "Installing what the browser client is built with ..."
	@web/npm.sh ci --no-audit --no-fund --silent
	@touch $@

$(CLIENT): web/node_modules/.installed $(CLIENT_SOURCES)
	@echo "Building the browser client ..."
	@said=$$(web/npm.sh run --silent build 2>&1) || { echo "$$said" >&2; exit 1; }
	@touch $@
