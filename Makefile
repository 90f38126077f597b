# make play: the games in the browser.  make test: everything that must hold, the same as .ci/run.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: play play-terminal test build bench lint clean

play: $(READY)
	$(BIN)/homestretch serve

play-terminal: $(READY)
	$(BIN)/homestretch play scrapracer

# Everything that must hold: style and types, then all tests compiled, then rules and replays uncompiled.
test: lint
	$(BIN)/python -m pytest -n auto
	HOMESTRETCH_PURE=1 $(BIN)/python -m pytest -n auto tests/rules

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Recompiles what changed, and nothing else.
build: $(READY)
	$(BIN)/python setup.py -q build_ext --inplace

bench: $(READY)
	$(BIN)/homestretch bench

$(READY): pyproject.toml setup.py examples/pig/pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip "setuptools>=77" "Cython>=3.1,<4"
	$(BIN)/pip install --quiet --no-build-isolation --editable ".[dev]"
	$(BIN)/pip install --quiet --no-build-isolation --editable examples/pig
	touch $(READY)

clean:
	rm -rf .venv build src/homestretch.egg-info examples/pig/build examples/pig/src/*.egg-info
	find src examples -name "*.so" -delete
