# The two commands are `make play` and `make test`; both set up whatever is missing.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
GAME   ?= columbiz

# The page is built with Node: the system's or, put into the environment, one from PyPI.
PAGE    := src/dovecote/server/static/index.html
MODULES := web/node_modules/.stamp
SOURCES := $(wildcard web/*.html web/*.ts web/*.js web/*.json) \
	$(shell find web/src web/public -type f ! -name '*.test.ts')
WEB      = cd web && PATH="$$(cat $(abspath $(VENV))/.node):$$PATH"
RUN      = $(WEB) npm run --silent

.DEFAULT_GOAL := help
.PHONY: help play terminal serve page test types fmt bench scaling soak ladder fit balance goldens lock clean

help: ## Say what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1\t/' | expand -t 16

play: $(VENV)/.play $(PAGE) ## Play in the browser: with friends, against bots, or both
	@$(BIN)/dovecote serve --open

terminal: $(VENV)/.play ## Play at the terminal against bots (GAME=columbiz)
	@$(BIN)/dovecote play $(GAME)

serve: $(VENV)/.play $(PAGE) ## Host tables on this machine (HOST=0.0.0.0, PORT=8000, DB=postgresql://…)
	@$(BIN)/dovecote serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) \
		$(if $(DB),--db $(DB))

page: $(PAGE) ## Build the page; what is installed from here then holds it

test: $(VENV)/.dev $(PAGE) ## Run every check
	$(BIN)/python web/tools/typescript.py --check
	$(WEB) npx --no-install prettier --check .
	$(RUN) check
	$(RUN) unit
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto
	@$(WEB) $(abspath $(BIN))/python ../tools/chromium.py > $(abspath $(VENV))/.chromium
	$(WEB) CHROMIUM="$$(cat $(abspath $(VENV))/.chromium)" DOVECOTE=$(abspath $(BIN))/dovecote \
		npm run --silent browser

types: $(VENV)/.play ## Write the TypeScript types of what travels to the page
	@$(BIN)/python web/tools/typescript.py

fmt: $(VENV)/.dev $(MODULES) ## Format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(RUN) fmt -- --log-level warn

bench: $(VENV)/.bench ## Measure the engine and the server beside their peers, and how fast bots think
	@$(BIN)/python bench/engine.py
	@$(BIN)/python bench/server.py
	@$(BIN)/python bench/thinking.py

scaling: $(VENV)/.bench ## Measure the server from 10 to 2,000 tables and write the report
	@$(BIN)/python bench/server.py --scaling --write

soak: $(VENV)/.dev ## Random matches of every game and mode; kill, restart and mistreat servers
	@$(BIN)/python bench/soak.py
	@$(BIN)/python bench/crash.py
	@$(BIN)/python bench/fuzz.py

ladder: $(VENV)/.dev ## Measure how strong the bots are and write the report (hours)
	@$(BIN)/python bench/ladder.py

fit: $(VENV)/.dev ## Fit the weights of the bots of GAME anew
	@$(BIN)/python -m dovecote.study.fit_$(GAME)

balance: $(VENV)/.dev ## Measure the house cards of Piccioni and write the report (most of an hour)
	@$(BIN)/python bench/balance.py --write

goldens: $(VENV)/.dev ## Write the golden files anew; read their diff
	@$(BIN)/python -m tests.goldens

lock: $(VENV)/.dev ## Choose the versions of everything anew
	@$(PIP) install uv
	@$(BIN)/uv pip compile --quiet --universal --no-header --no-annotate --upgrade --extra server \
		--extra study --extra testing --group dev --group bench --group node pyproject.toml -o constraints.txt

clean: ## Remove what the other commands made
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		web/node_modules web/shots $(dir $(PAGE))

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
	@$(PIP) install -c constraints.txt --build-constraint constraints.txt -e '.[server,study,testing]' --group dev
	@touch $@

$(VENV)/.bench: $(VENV)/.dev
	@$(PIP) install -c constraints.txt --build-constraint constraints.txt --group bench
	@touch $@

$(VENV)/.node: $(VENV)/.venv tools/node.py
	@$(BIN)/python tools/node.py > $@.new
	@mv $@.new $@

$(MODULES): web/package.json web/package-lock.json $(VENV)/.node
	@echo "Fetching what the page is built with …"
	@$(WEB) npm ci --no-audit --no-fund --loglevel=error > /dev/null
	@touch $@

$(PAGE): $(MODULES) $(SOURCES)
	@echo "Building the page …"
	@$(RUN) build -- --logLevel error
	@touch $@
