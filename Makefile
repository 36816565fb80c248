# The two commands people need are `make play` and `make test`; both install what they need into .venv first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
WORKERS := --numprocesses auto --maxprocesses 4
unexport PYTHONDONTWRITEBYTECODE  # every worker and every server of a test would compile all modules anew
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: help play web dev api demo test browser check fix lint types floors audit client unit plain soak peers bench strength analysis puzzles lock golden pictures clean

help:  ## say what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

play: $(VENV)/play.stamp  ## play in the browser, on this machine
	@trap : INT; { $(BIN)/python hatch_build.py && $(BIN)/digsite play; } || [ $$? -eq 130 ]  # Ctrl-C is no error

web: $(VENV)/play.stamp  ## build the web client, if its sources have changed
	@$(BIN)/python hatch_build.py

dev: $(VENV)/play.stamp  ## work on the web client: server and Vite, with reload
	@$(BIN)/python web/dev.py

api: $(VENV)/play.stamp  ## generate the web client's types from the server's description
	@$(BIN)/python hatch_build.py types

demo: $(VENV)/play.stamp  ## watch a short demonstration: games by the thousand, then one move by move
	@$(BIN)/digsite demo

LEFT_OUT := --ignore=tests/peers

ifeq ($(BROWSER),no)
unexport BROWSER  # Python's webbrowser would take it for a program
LEFT_OUT += --ignore=tests/browser
NEEDED := $(VENV)/test.stamp
test: check unit plain
	@echo "All passed, but BROWSER=no left out tests/browser: the web client in a real browser."
else
NEEDED := browser
LOOKED_AT := tests/browser
test: browser check unit plain  ## everything that must hold before a commit; BROWSER=no does without Chromium
endif

browser: $(VENV)/test.stamp  ## make sure that the browser tests have what they need
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python hatch_build.py

check: $(VENV)/test.stamp  ## format, lint, types, floors, known weaknesses of packages and the web client, side by side
	@$(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) client types lint floors audit

fix: $(VENV)/test.stamp  ## format everything, and mend what can be mended without thinking
	$(BIN)/ruff format src tests benchmarks examples hatch_build.py
	$(BIN)/ruff check --fix src tests benchmarks examples hatch_build.py
	@$(BIN)/python hatch_build.py fix

lint: $(VENV)/test.stamp
	$(BIN)/ruff format --check src tests benchmarks examples hatch_build.py
	$(BIN)/ruff check src tests benchmarks examples hatch_build.py

types: $(VENV)/test.stamp
	$(BIN)/mypy

floors: $(VENV)/test.stamp
	$(BIN)/lint-imports

audit: $(VENV)/test.stamp  ## look for known weaknesses of the packages we pin, where an index tells them; asked once a day
	@$(BIN)/python -m tests.audit

client: $(VENV)/test.stamp  ## check the web client: types, lint, format, and the tests that need no browser
	@$(BIN)/python hatch_build.py check

unit: $(VENV)/test.stamp  ## the tests at compiled speed, on all cores
	$(BIN)/digsite compile
	@$(BIN)/python hatch_build.py
	$(BIN)/pytest $(WORKERS) --dist loadfile --no-loadscope-reorder $(LEFT_OUT)

plain: $(VENV)/test.stamp  ## the rules' tests in plain mode, every line of the rules covered
	$(BIN)/coverage erase
	DIGSITE_PLAIN=1 $(BIN)/coverage run -m pytest $(WORKERS) --ignore-glob='*/test_shuffling.py' tests/core tests/games tests/contract tests/golden
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='src/digsite/games/*/rules/*,src/digsite/games/*/scoring.py,src/digsite/games/*/chance.py' --fail-under=100

soak: $(NEEDED) $(VENV)/fuzz.stamp  ## slower proofs, other cases each time: more games, more garbage, bounds checked, servers killed, installed by pip
	DIGSITE_SOAK=1 $(BIN)/pytest tests/contract tests/core tests/fuzz tests/oracle tests/study/test_puzzles.py tests/server/test_faults.py tests/server/test_hostile.py tests/server/test_races.py tests/server/test_one_visitor.py tests/server/test_two_processes.py \
		tests/server/test_openapi.py tests/server/test_oracle.py tests/server/test_bodies.py tests/server/test_analysis.py tests/server/test_first_game.py tests/server/test_shutdown.py tests/games/pergamon/test_shuffling.py tests/cli/test_loadtest.py tests/test_package.py $(LOOKED_AT)

peers: $(VENV)/peers.stamp  ## the tests that need large packages: OpenSpiel's own suite on our games, a learner in JAX, datasets
	$(BIN)/digsite compile
	$(BIN)/pytest tests/peers

bench: $(BENCH)/bench.stamp  ## speed, side by side with peers from PyPI, in an environment of its own; fails on a fall of 30 %
	$(BENCH)/bin/python -m benchmarks --markdown --json bench.json $(BENCHMARKS)

strength: $(VENV)/test.stamp  ## how strong the bots are: measures what is missing and writes docs/strength.md
	$(BIN)/python -m benchmarks.strength

analysis: $(VENV)/test.stamp  ## how good the analysis of games is: measures what is missing and renews docs/analysis.md
	$(BIN)/python -m benchmarks.analysis

puzzles: $(VENV)/play.stamp  ## mine the puzzles that come with the package anew
	$(BIN)/digsite puzzles --out src/digsite/study/puzzles

golden: $(VENV)/test.stamp  ## record the golden games and what the server sends of them anew; look at the difference before you commit it
	$(BIN)/python -m tests.golden.record
	$(BIN)/python -m tests.server.bodies

pictures: browser  ## make every picture of README and docs anew
	$(BIN)/python -m tests.browser.screenshots $(MOMENTS)

lock: $(VENV)/test.stamp  ## renew the pinned versions
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --upgrade \
		--python-version 3.11 pyproject.toml --group build -o requirements/play.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --upgrade \
		--python-version 3.11 --group build -c requirements/play.txt -o requirements/build.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --upgrade \
		--python-version 3.11 pyproject.toml --extra postgres -c requirements/play.txt -o requirements/serve.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --upgrade \
		--python-version 3.11 pyproject.toml --extra postgres --extra rl --extra study --group build --group test -c requirements/play.txt -c requirements/serve.txt -o requirements/test.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --upgrade \
		--python-version 3.11 pyproject.toml --extra openspiel --extra postgres --extra rl --extra study --group build --group test --group peers -c requirements/test.txt -o requirements/peers.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --upgrade \
		--python-version 3.11 pyproject.toml --extra openspiel --extra rl --group build --group bench -c requirements/peers.txt -o requirements/bench.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --upgrade \
		--python-version 3.11 pyproject.toml --extra dask --extra postgres --extra study -c requirements/serve.txt -c requirements/test.txt -o requirements/cluster.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --upgrade \
		--python-version 3.11 --group bench-alone --no-deps -o requirements/bench-alone.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --upgrade \
		--python-version 3.11 --group fuzz -o requirements/fuzz.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --upgrade \
		--python-version 3.11 requirements/audit.in -o requirements/audit.txt

clean:  ## remove what was built here
	rm -rf $(VENV) $(BENCH) bench.json web/node_modules web/src/api/schema.d.ts src/digsite/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage dist

# Installing. Each stamp is newer than the pins it was made from; the package itself is installed in place.
$(VENV)/python.stamp:
	$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("digsite needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/play.stamp: requirements/play.txt pyproject.toml $(VENV)/python.stamp
	@echo "Installing digsite into $(VENV) ..."
	$(PIP) install --require-hashes -r requirements/play.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/test.stamp: requirements/test.txt pyproject.toml $(VENV)/python.stamp
	@echo "Installing digsite and its test tools into $(VENV) ..."
	$(PIP) install --require-hashes -r requirements/test.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/play.stamp

$(VENV)/fuzz.stamp: requirements/fuzz.txt $(VENV)/test.stamp
	$(PIP) install --require-hashes -r requirements/fuzz.txt
	@touch $@

$(VENV)/peers.stamp: requirements/peers.txt $(VENV)/test.stamp
	$(PIP) install --require-hashes -r requirements/peers.txt
	@touch $@

$(BENCH)/bench.stamp: requirements/bench.txt requirements/bench-alone.txt pyproject.toml
	@echo "Installing digsite and its peers into $(BENCH) ..."
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes -r requirements/bench.txt
	$(BENCH)/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes --no-deps -r requirements/bench-alone.txt
	$(BENCH)/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --no-build-isolation --editable .
	@touch $@
