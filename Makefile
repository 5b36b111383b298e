# Everything that a person types. `make` alone lists it.
#
# Set-up is cached by stamps inside .venv: a target installs only when its lock file, pyproject.toml or the installer
# changed since, so a second `make play` starts at once. Delete .venv and everything begins anew.

VENV    := .venv
BIN     := $(VENV)/bin
STAMPS  := $(VENV)/stamps
INSTALL := tools/install.sh tools/find-python.sh pyproject.toml examples/pyproject.toml

# To be given on the command line: processes for the tests; more arguments for the program behind a target
# (make play ARGS="--port 8200"); what to test (make test TESTS=tests/kernel).
WORKERS ?= 2
ARGS    ?=
TESTS   ?=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: FORCE help setup play test check cover bench compare docs lock changelog clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

setup: $(STAMPS)/play ## Make .venv with soan in it

play: setup ## Open a table in the browser
	$(BIN)/soan serve --open $(ARGS)

test: $(STAMPS)/test ## Run the tests (TESTS=path, WORKERS=2, ARGS="-k word")
	@tools/ensure-browser.sh
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup $(ARGS) $(TESTS)

check: $(STAMPS)/develop ## Lint, formatting, types, direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/basedpyright
	$(BIN)/lint-imports

# Machine code is invisible to coverage, so rules run interpreted here, where bots and thousands of games would take
# hours: only the tests that are about kernel and rules are run. What compiles them is covered by a second run.
COVERING = tests/kernel tests/games tests/conformance --ignore-glob='*/test_view.py' -m "not slow"
cover: $(STAMPS)/test ## Line and branch coverage of kernel and rules
	rm -f .coverage .coverage.*
	SOAN_JIT=0 $(BIN)/coverage run -p -m pytest $(COVERING) $(ARGS)
	$(BIN)/coverage run -p -m pytest tests/kernel $(ARGS)
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

bench: $(STAMPS)/test ## Measure playouts a second against other programs
	$(BIN)/soan bench $(ARGS)

compare: $(STAMPS)/develop ## Let other ways to search play Soan's own (hours; see docs/bots.md)
	$(BIN)/python -m bench.search.compare $(ARGS)

docs: $(STAMPS)/develop ## Build the documentation into build/docs
	$(BIN)/sphinx-build -W --keep-going -b html docs build/docs

lock: $(STAMPS)/develop ## Renew the lock files in requirements/ from pyproject.toml
	tools/lock.sh $(ARGS)

changelog: $(STAMPS)/develop ## Show what the next release's entry in CHANGELOG.md will say
	$(BIN)/towncrier build --draft

clean: ## Remove .venv and everything that was built
	rm -rf $(VENV) build dist .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage .coverage.*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Where the tree was moved or the Python behind .venv removed, the stamps say nothing: the installer begins anew.
ifneq ($(shell [ -x $(BIN)/python ] && cat $(STAMPS)/folder 2>/dev/null),$(CURDIR))
$(STAMPS)/play $(STAMPS)/test $(STAMPS)/develop: FORCE
endif
FORCE:

$(STAMPS)/%: requirements/%.txt $(INSTALL)
	@tools/install.sh $*
	@touch $@
