# The two commands are `make play` and `make test`; both set up whatever is missing.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
GAME   ?= columbiz

.DEFAULT_GOAL := help
.PHONY: help play serve test fmt bench scaling soak balance goldens lock clean

help: ## Say what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1\t/' | expand -t 16

play: $(VENV)/.play ## Play at the terminal against bots (GAME=columbiz)
	@$(BIN)/dovecote play $(GAME)

serve: $(VENV)/.play ## Host tables on this machine (HOST=0.0.0.0, PORT=8000, DB=postgresql://…)
	@$(BIN)/dovecote serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) \
		$(if $(DB),--db $(DB))

test: $(VENV)/.dev ## Run every check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

fmt: $(VENV)/.dev ## Format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(VENV)/.bench ## Measure the engine and the server beside their peers
	@$(BIN)/python bench/engine.py
	@$(BIN)/python bench/server.py

scaling: $(VENV)/.bench ## Measure the server from 10 to 2,000 tables and write the report
	@$(BIN)/python bench/server.py --scaling --write

soak: $(VENV)/.dev ## Random matches of every game and mode; kill, restart and mistreat servers
	@$(BIN)/python bench/soak.py
	@$(BIN)/python bench/crash.py
	@$(BIN)/python bench/fuzz.py

balance: $(VENV)/.dev ## Measure the house cards of Piccioni and write the report (most of an hour)
	@$(BIN)/python bench/balance.py --write

goldens: $(VENV)/.dev ## Write the golden files anew; read their diff
	@$(BIN)/python -m tests.goldens

lock: $(VENV)/.dev ## Choose the versions of everything anew
	@$(PIP) install uv
	@$(BIN)/uv pip compile --quiet --universal --no-header --no-annotate --upgrade --extra server \
		--extra testing --group dev --group bench pyproject.toml -o constraints.txt

clean: ## Remove what the other commands made
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Dovecote needs Python 3.11 or newer; name one with PYTHON=…"; exit 1; }
	@echo "Setting up in $(VENV) …"
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$(PIP) install --upgrade 'pip>=25.3'
	@touch $@

$(VENV)/.play: $(VENV)/.venv pyproject.toml constraints.txt
	@$(PIP) install -c constraints.txt --build-constraint constraints.txt -e '.[server]'
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@$(PIP) install -c constraints.txt --build-constraint constraints.txt -e '.[server,testing]' --group dev
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	@$(PIP) install -c constraints.txt --build-constraint constraints.txt --group bench
	@touch $@
