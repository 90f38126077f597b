# make play: the games in the browser.  make test: everything that must hold, the same as .ci/run.

PYTHON ?= python3
BIN := .venv/bin
PLAYABLE := .venv/playable
READY := .venv/ready

.PHONY: play play-terminal test test-web build bench lint clean

play: $(PLAYABLE)
	$(BIN)/homestretch serve

play-terminal: $(PLAYABLE)
	$(BIN)/homestretch play scrapracer

# Everything that must hold: style and types, then all tests compiled, then rules and replays uncompiled.
test: lint test-web
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
		echo "Not tested: the browser tests need Chromium (apt-get install chromium)."
	$(BIN)/python -m pytest -n auto
	HOMESTRETCH_PURE=1 $(BIN)/python -m pytest -n auto tests/rules

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Types, style and unit tests of the browser side; without Node only the hash of the bundle is compared, by pytest.
test-web: $(READY)
	@if command -v npm >/dev/null; then \
		cd web && npm install --no-package-lock --no-audit --no-fund --silent && npm run --silent check; \
	else \
		echo "Not tested: the sources in web/ need Node 20 or newer (apt-get install npm)."; \
	fi

# Recompiles what changed, and nothing else.
build: $(READY)
	$(BIN)/python setup.py -q build_ext --inplace

bench: $(READY)
	$(BIN)/homestretch bench

# What it takes to play: the kernel compiled, and the few packages of the base install.
$(PLAYABLE): pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check "setuptools>=77" "Cython>=3.1,<4"
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --editable .
	touch $(PLAYABLE)

# What it takes to work on it.
$(READY): $(PLAYABLE) examples/pig/pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --editable ".[dev]"
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --editable examples/pig
	touch $(READY)

clean:
	rm -rf .venv build src/homestretch.egg-info examples/pig/build examples/pig/src/*.egg-info
	find src examples -name "*.so" -delete
