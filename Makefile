# The two commands are `make play` and `make test`; both set up whatever is missing.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
GAME   ?= columbiz

# The page is built with Node: the system's or, put into the environment, one from PyPI.
PAGE    := src/dovecote/server/static/index.html
MODULES := web/node_modules/.stamp
SOURCES := $(wildcard web/*.html web/*.ts web/*.js web/*.json) \
	$(shell find web/src web/public -type f ! -name '*.test.ts')
WEB      = cd web && PATH="$$(cat $(abspath $(VENV))/.node):$$PATH"
RUN      = $(WEB) npm run --silent

# What was compiled is kept, whatever the surroundings say: the tests start hundreds of processes,
# and each would compile all it imports anew.
unexport PYTHONDONTWRITEBYTECODE

# What plays in a browser: packed from the Python that runs there, and put beside the page.
ENGINE   := web/.engine/engine.zip
WHEEL    := web/node_modules/.wheel
PACKED   := $(shell find $(addprefix src/dovecote/,core games play bots analysis lessons tables wire \
	local) \
	-type f ! -name '*.pyc')
SHIPPED  := $(dir $(PAGE))engine.json
SITE     ?= dist/site
DOCS     ?= dist/docs
TRYSHIP   = $(MAKE) --no-print-directory --silent $(SHIPPED) || \
	echo "What plays without a server could not be packed; everything else is there."

# Commands run beside one another, and each one's output is shown whole.
BESIDE   = $(BIN)/python tools/side_by_side.py
SETUP    = $(MAKE) --no-print-directory --jobs=4
# Two workers more than there are processors: many tests wait for servers.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
PYTEST   = $(BIN)/pytest -n $(WORKERS) --dist worksteal
CHROME   = $(WEB) CHROMIUM="$$(cat $(abspath $(VENV))/.chromium)" \
	DOVECOTE=$(abspath $(BIN))/dovecote npm run --silent

# Of the tests, those that need no other program, no signals and nothing that Windows lacks.
PORTABLE = tests/bots tests/core tests/games tests/lessons tests/local tests/locales tests/play \
	tests/testing tests/test_records.py

# What needs no running program; the longest first. Whoever finds all tests also compiles them:
# each worker would do so anew.
TYPES    = 'Types: $(BIN)/mypy'
CODE     = \
	'Every test is found: found=$$($(BIN)/pytest -p no:xdist --collect-only -qq) || \
		{ echo "$$found"; exit 1; }' \
	'Documents: $(BIN)/pytest -p no:xdist tests/test_docs.py tests/test_house.py' \
	'What travels to the page: $(BIN)/python web/tools/typescript.py --check' \
	'Imports: $(BIN)/lint-imports' \
	'Format: $(BIN)/ruff format --check .' \
	'Rules: $(BIN)/ruff check .'
SCRIPTS  = \
	'Rules of the page: $(RUN) lint --if-present' \
	'Types of the page: $(RUN) check' \
	'Format of the page: $(WEB) npx --no-install prettier --check .'

# uv installs in seconds; where only pip knows the way to the packages, pip does it. Every file
# that is fetched must have a hash of `locks/`; what is here has none, and fetches nothing.
define install
@$(BIN)/uv pip install --quiet --python $(BIN)/python $(1) || $(PIP) install $(1)
endef
LOCKED   = --require-hashes -r locks/$(1).txt

.DEFAULT_GOAL := help
.PHONY: help play terminal serve page site test coverage check types fmt bench scaling soak ladder fit value calibration lab balance \
	goldens rulings lock clean chromium learn docs release container audit portable turn push

help: ## Say what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1\t/' | expand -t 16

play: $(VENV)/.play $(PAGE) ## Play in the browser, with bots and friends (LAN=yes: also from phones in your network)
	@$(TRYSHIP)
	@$(BIN)/dovecote serve --open $(if $(LAN),$(if $(filter yes,$(LAN)),--lan,--no-lan))

terminal: $(VENV)/.play ## Play at the terminal against bots (GAME=columbiz)
	@$(BIN)/dovecote play $(GAME)

serve: $(VENV)/.play $(PAGE) ## Host tables on this machine (HOST=0.0.0.0, PORT=8000, DB=postgresql://…)
	@$(TRYSHIP)
	@$(BIN)/dovecote serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) \
		$(if $(DB),--db $(DB))

page: $(SHIPPED) ## Build the page; what is installed from here then holds it

site: $(VENV)/.play $(SHIPPED) ## Write the whole product as a folder of files that needs no server (SITE=dist/site)
	@$(BIN)/python -m tools.site $(SITE)
	@$(WEB) node tools/ship.mjs $(abspath $(SITE)) --site --brotli
	@echo "The folder $(SITE) can be put on any static host, below any path."

test: ## Run every check and every test, the browser's and then Python's
	@$(SETUP) $(VENV)/.dev $(MODULES)
	@$(BESIDE) 'The page and a browser: $(SETUP) $(SHIPPED) chromium' $(CODE)
	@$(BESIDE) --in-turn 2 \
		'Page: ($(RUN) unit) && ($(CHROME) browser)' \
		'Python: $(PYTEST) --ignore tests/test_docs.py --ignore tests/test_house.py' \
		$(SCRIPTS) $(TYPES)

coverage: $(VENV)/.dev ## Say which lines and branches of src/ Python's tests reach
	@$(PYTEST) -p tests.kit.coverage

check: ## Run what needs no running program: formats, types, rules of the code, documents
	@$(SETUP) $(VENV)/.dev $(MODULES)
	@$(BESIDE) $(SCRIPTS) $(TYPES) $(CODE)

types: $(VENV)/.play ## Write the TypeScript types of what travels to the page
	@$(BIN)/python web/tools/typescript.py

fmt: $(VENV)/.dev $(MODULES) ## Format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(RUN) fmt -- --log-level warn

bench: $(VENV)/.bench $(SHIPPED) chromium ## Measure engine and server beside their peers, bots and the page
	@$(BIN)/python -m bench.engine
	@$(BIN)/python -m bench.study
	@$(BIN)/python -m bench.server
	@$(BIN)/python -m bench.thinking
	@$(CHROME) bench

scaling: $(VENV)/.bench ## Measure the server from 10 to 2,000 tables, two processes and a start, and write the report
	@$(BIN)/python -m bench.server --scaling --write
	@$(BIN)/python -m bench.start --write
	@$(BIN)/python -m bench.processes
	@$(BIN)/python -m bench.people --write
	@$(BIN)/python -m bench.notices --write
	@$(BIN)/python -m bench.analyses --write

soak: $(VENV)/.cluster $(SHIPPED) chromium ## Every test at its hardest; random matches; kill, restart and mistreat servers
	@THOROUGH=1 $(PYTEST)
	@$(CHROME) browser:soak
	@$(BIN)/python -m bench.soak
	@$(BIN)/python -m bench.crash --crashes 500 sqlite servers
	@$(BIN)/python -m bench.crash database network pauses disk shape clock
	@$(BIN)/python -m bench.fuzz
	@$(BIN)/python -m bench.flood
	@$(BIN)/python -m bench.previews
	@$(BIN)/python -m bench.cluster
	@$(MAKE) --no-print-directory push
	@$(BIN)/python -m tests.kit.claims

push: $(VENV)/.dev $(SHIPPED) ## Web Push for real: Firefox, installed if need be, shows what the server sends
	@$(BIN)/python -m bench.push "$$($(BIN)/python tools/firefox.py)"

ladder: $(VENV)/.dev ## Measure how strong the bots are and write the report (hours)
	@$(BIN)/python -m workshop.ladder

fit: $(VENV)/.dev ## Fit the weights of the bots of GAME anew
	@$(BIN)/python -m workshop.fit_$(GAME)

value: $(VENV)/.dev ## Learn how sure positions of GAME are from self-play (minutes)
	@$(BIN)/python -m workshop.value $(GAME)

calibration: $(VENV)/.dev ## Fit the chances to win to how matches ended, and measure them and their luck (an hour)
	@$(BIN)/python -m workshop.calibration
	@$(BIN)/python -m workshop.fortune

lab: $(VENV)/.dev ## Measure what every option does to its game and write docs/lab (hours)
	@$(BIN)/python -m workshop.lab

learn: $(VENV)/.dev ## Let learners play Columbiz until they beat random play (minutes; MaskablePPO if it is there)
	@MATCHES=4000 $(BIN)/python docs/examples/learn.py
	@if $(BIN)/python -c 'import sb3_contrib' 2> /dev/null; \
		then $(BIN)/python docs/examples/learn_columbiz.py; \
		else echo 'MaskablePPO is not installed: docs/examples/learn_columbiz.py says how.'; fi

balance: $(VENV)/.dev ## Measure the house cards of Piccioni and write the report (most of an hour)
	@$(BIN)/python -m workshop.balance --write

goldens: $(VENV)/.dev ## Write the golden files anew; read their diff
	@$(BIN)/python -m tests.kit.goldens
	@$(BIN)/python -m tests.kit.proofs
	@$(BIN)/python -m tools.annotated
	@$(BIN)/python -m tools.notebooks

rulings: $(VENV)/.play ## Write docs/rulings.md from the register of rulings
	@$(BIN)/python -m tools.rulings

lock: $(VENV)/.dev ## Choose the versions of everything anew
	@$(BIN)/python -m tools.lock

docs: $(VENV)/.docs ## Build the documentation as a site, warnings being errors (DOCS=dist/docs)
	@$(BIN)/python -m tools.docs $(DOCS)

turn: $(VENV)/.dev $(SHIPPED) chromium ## Film a turn for the README: docs/pictures/turn.webp
	@$(CHROME) film
	@$(BIN)/python -m tools.film

release: $(VENV)/.release $(SHIPPED) ## Build a release twice, compare, check, list and sum it, install and run it
	@TAG="$(TAG)" $(BIN)/python -m tools.release

container: $(VENV)/.play ## Try what the container holds, without a daemon (Debian, root; after make release)
	@$(BIN)/python -m tools.container

audit: $(VENV)/.audit $(MODULES) ## Look for known faults in what we use (needs the internet), and in the workflows
	@$(BIN)/zizmor --offline --quiet --min-severity=medium .github/workflows
	@for lock in play dev; do $(BIN)/pip-audit --disable-pip --require-hashes -r locks/$$lock.txt || exit 1; done
	@$(WEB) npm audit --omit=dev

portable: $(VENV)/.portable ## Run the tests that every system can run, Windows too
	@$(BIN)/python -m pytest -n auto $(PORTABLE)

clean: ## Remove what the other commands made
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis \
		web/node_modules web/.engine web/shots $(dir $(PAGE))

$(VENV)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Dovecote needs Python 3.11 or newer; name one with PYTHON=…"; exit 1; }
	@echo "Setting up in $(VENV) …"
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python's venv is missing; on Debian: apt-get install python3-venv"; exit 1; }
	@$(PIP) install --require-hashes -r locks/tools.txt
	@touch $@

$(VENV)/.play: $(VENV)/.venv pyproject.toml locks/play.txt
	$(call install,$(call LOCKED,play))
	$(call install,--no-deps --no-build-isolation -e .)
	@touch $@

$(VENV)/.dev: $(VENV)/.play locks/dev.txt
	$(call install,$(call LOCKED,dev))
	@touch $@

$(VENV)/.bench: $(VENV)/.dev locks/bench.txt
	$(call install,$(call LOCKED,bench))
	@touch $@

$(VENV)/.cluster: $(VENV)/.dev locks/cluster.txt
	$(call install,$(call LOCKED,cluster))
	@touch $@

$(VENV)/.docs: $(VENV)/.dev locks/docs.txt
	$(call install,$(call LOCKED,docs))
	@touch $@

$(VENV)/.release: $(VENV)/.play locks/release.txt
	$(call install,$(call LOCKED,release))
	@touch $@

$(VENV)/.audit: $(VENV)/.venv locks/audit.txt
	$(call install,$(call LOCKED,audit))
	@touch $@

$(VENV)/.portable: $(VENV)/.venv pyproject.toml locks/portable.txt
	$(call install,$(call LOCKED,portable))
	$(call install,--no-deps --no-build-isolation -e .)
	@touch $@

$(VENV)/.node: $(VENV)/.venv tools/node.py
	@$(BIN)/python tools/node.py > $@.new
	@mv $@.new $@

$(MODULES): web/package.json web/package-lock.json $(VENV)/.node
	@echo "Fetching what the page is built with …"
	@$(WEB) npm ci --no-audit --no-fund --loglevel=error > /dev/null
	@touch $@

chromium: $(MODULES)
	@$(WEB) $(abspath $(BIN))/python ../tools/chromium.py > $(abspath $(VENV))/.chromium

$(PAGE): $(MODULES) $(SOURCES)
	@echo "Building the page …"
	@$(RUN) build -- --logLevel error
	@touch $@

# The one compiled package, for the Python that Pyodide is: a tag that pip must be told.
$(WHEEL): $(MODULES) locks/browser.txt
	@rm -rf $@
	@$(PIP) download --no-deps --require-hashes --only-binary=:all: --platform \
		pyemscripten_2026_0_wasm32 --python-version 3.14 --abi cp314 -d $@ -r locks/browser.txt
	@touch $@

$(ENGINE): $(WHEEL) $(PACKED) web/tools/engine.mjs web/tools/inside.py
	@echo "Packing the rules for browsers …"
	@$(WEB) node tools/engine.mjs node_modules/.wheel/*.whl > /dev/null

$(SHIPPED): $(PAGE) $(ENGINE) web/tools/ship.mjs
	@$(WEB) node tools/ship.mjs $(abspath $(dir $(PAGE))) $(if $(BROTLI),--brotli)
