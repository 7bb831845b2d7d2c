# Everything is set up on first use, in environments beside the sources:
#
#   .venv                   the sources themselves, pure Python: to play, to develop, to lint, to test
#   .venv-quick             an installed copy, compiled quickly: most tests run with it
#   .venv-compiled          an installed copy, compiled for speed: to measure
#   .venv-ray               the sources and Ray: to test work that is shared on a cluster
#   .venv-bench             the engines we compare ourselves with
#   .venv-before            an older commit, pure, to compare with
#   .venv-before-compiled   the same commit, compiled
#   .venv-uv                uv, which makes all the others and requirements.lock
#
# An environment is made again when what it was made from has changed. Exact versions and hashes of
# what is installed are in requirements.lock; `make lock` renews that file.

PYTHON ?= python3
# Tests at a time: one more than there are processors here, because tests of pages and servers wait.
# A worker that has nothing left takes tests over from the others: some tests take 20 seconds.
WORKERS ?= 3
SHARED  := -n $(WORKERS) --dist worksteal --durations=20 --durations-min=5
CYCLES ?= 30

# The commit that `make bench` compares with (BEFORE= for none): the last one without modules.
BEFORE ?= d191c50

PURE     := .venv/bin
COMPILED := .venv-compiled/bin
RAY      := .venv-ray/bin
BENCH    := .venv-bench/bin
QUICK    := .venv-quick/bin
UV       := .venv-uv/bin/uv

# The parts of the lock (see tools/locked.py) that make an environment.
PLAYING   := base table png setuptools
TESTING   := base table png postgres learning research test test-table lint build
COMPILING := base table png research build
SHARING   := base learning ray test build

# What shows that the pure and the compiled package are the same: `make test` runs these tests with
# both, and all others with the compiled one alone.
PARITY := tests/test_trace.py tests/test_documents.py tests/engine \
	tests/city/test_golden.py tests/city/test_perft.py tests/city/test_positions.py \
	tests/founders/test_golden.py tests/founders/test_stored.py tests/founders/test_games.py \
	tests/city/modules/solo/test_positions.py tests/city/modules/bots/test_whole_games.py \
	tests/research/test_plain.py tests/research/test_batch.py tests/research/test_packages.py

# The rules of all games, for `make check`.
RULES := tests/city tests/engine tests/founders tests/test_trace.py

# Scripts and styles of the pages.
BROWSER := src/teotihuacan/server/http/static src/teotihuacan/offline/web

# Tests on a Ray cluster have an environment of their own: Ray is large.
CLUSTER := tests/cluster

SOURCES := $(shell find src/teotihuacan -name __pycache__ -prune -o -type f -print 2>/dev/null | sort)
LISTED := $(shell printf '%s\n' $(SOURCES) | cksum)

# An inherited path could put one copy of the package in front of another.
unexport PYTHONPATH

.NOTPARALLEL:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: FORCE help play site test check test-parity test-pure test-compiled test-ray test-long services lint format \
	bench bench-learning bench-import bench-load bench-page contestants before perft golden tables pictures packages lock clean

help:  ## show this list
	@echo "make what?"
	@sed -n 's/^\([a-z-]*\):.*  ## \(.*\)/  \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

play: .venv/.play  ## play in your browser
	@$(PURE)/teo play

site: .venv/.play  ## build the site that plays without a server, in build/site
	@$(PURE)/teo site build/site

# Each part runs even if one before it failed, so that one failure does not hide another. Chromium
# and PostgreSQL are fetched and the package is compiled while the first parts run. Where compiling
# fails, test-compiled tries again and shows why. Without a C compiler all tests run pure.
test: .venv/.done  ## lint and all tests; lists the parts that failed
	@parts='lint test-parity test-compiled'; failed=''; compiling=''; \
	$(MAKE) --no-print-directory services & fetching=$$!; \
	trap 'kill $$fetching $$compiling 2>/dev/null; exit 130' INT TERM; \
	if $(CAN_COMPILE); then \
		$(MAKE) --no-print-directory .venv-quick/.done >/dev/null 2>&1 & compiling=$$!; \
	elif [ -n "$$CI" ]; then \
		$(call LOUD,NO C COMPILER WITH PYTHON HEADERS); exit 1; \
	else parts='lint test-pure'; fi; \
	for part in $$parts; do \
		case $$part in lint) ;; *) wait $$fetching || failed="$$failed services"; fetching='';; esac; \
		[ $$part != test-compiled ] || wait $$compiling; \
		$(MAKE) --no-print-directory $$part FETCHED=yes || failed="$$failed $$part"; \
	done; \
	if [ -z "$$compiling" ]; then \
		$(call LOUD,NO C COMPILER WITH PYTHON HEADERS: ALL TESTS RAN WITH THE PURE PACKAGE ONLY); \
	fi; \
	if [ -n "$$failed" ]; then $(call LOUD,FAILED:$$failed); exit 1; fi; \
	echo "Passed: $$parts."

check: .venv/.done .venv-quick/.done lint  ## lint and the tests of the rules, in two minutes
	$(QUICK)/pytest $(SHARED) $(RULES)

test-compiled: .venv-quick/.done $(if $(FETCHED),,services)  ## all tests, with the compiled package
	@$(QUICK)/python -m benchmarks.which --expect compiled
	$(QUICK)/pytest $(SHARED) --ignore=$(CLUSTER)

test-parity: .venv/.done  ## with the pure package: what shows that it plays like the compiled one
	@$(PURE)/python -m benchmarks.which --expect pure
	$(PURE)/pytest $(SHARED) $(PARITY)

test-pure: .venv/.done $(if $(FETCHED),,services)  ## all tests, with the pure package
	@$(PURE)/python -m benchmarks.which --expect pure
	$(PURE)/pytest $(SHARED) --ignore=$(CLUSTER)

# One after the other: they share one cluster.
test-ray: .venv-ray/.done  ## the tests on a Ray cluster of two nodes
	@$(RAY)/python -m benchmarks.which --expect pure
	$(RAY)/pytest $(CLUSTER)

# Before a release. CONTRIBUTING.md lists what the long versions add.
test-long: .venv/.done .venv-quick/.done  ## before a release: long versions, Firefox, all tests pure, Ray
	@sh tests/services/install.sh firefox
	TEO_TEST_LONG=1 $(QUICK)/pytest $(SHARED) --ignore=$(CLUSTER)
	$(MAKE) --no-print-directory test-pure test-ray
	$(QUICK)/python -m tests.trials.failure
	$(QUICK)/python -m tests.trials.attack

services:  ## get Chromium and PostgreSQL for the tests, where that is possible
	@sh tests/services/install.sh

lint: .venv/.done  ## ruff, mypy --strict and import-linter; oxlint and oxfmt for scripts and styles
	$(PURE)/ruff check .
	$(PURE)/ruff format --check .
	$(PURE)/mypy --strict
	$(PURE)/lint-imports --no-logo
	$(PURE)/oxlint --deny-warnings --quiet $(BROWSER)
	$(PURE)/oxfmt --check $(BROWSER)

format: .venv/.done  ## let ruff and oxfmt fix and format the sources
	$(PURE)/ruff check --fix .
	$(PURE)/ruff format .
	$(PURE)/oxfmt $(BROWSER)

bench: contestants .venv-bench/.done  ## measure speed against other engines and an older commit (CYCLES=30 BEFORE=…)
	$(PURE)/python -m benchmarks.run --cycles $(CYCLES) $(if $(WRITE),--write)

# catanatron_gym asks for an old Gymnasium and works with a new one, so it is installed without what
# it asks for.
bench-learning: contestants .venv-bench/.done  ## measure observations and masks for learners (WRITE=1: write it down)
	$(PURE)/python -m benchmarks.learning --cycles $(CYCLES) $(if $(WRITE),--write)

bench-import: contestants  ## measure how long the package takes to import (WRITE=1: write it down)
	$(PURE)/python -m benchmarks.importing $(if $(WRITE),--write)

bench-page: .venv/.done services  ## measure the page of a game in Chromium (WRITE=1: write it down)
	$(PURE)/python -m benchmarks.page $(if $(WRITE),--write)

bench-load: .venv/.done services  ## measure the server under load (WRITE=1: write it down)
	$(PURE)/python -m benchmarks.load $(if $(WRITE),--write)

perft: .venv/.done  ## count positions again and store the counts
	$(PURE)/python -m tests.make_perft

golden: .venv/.done  ## play the golden games again and store them
	$(PURE)/python -m tests.make_golden

tables: .venv/.done  ## write the tables in the documents again, from the data
	$(PURE)/python -m tests.make_tables

pictures: .venv/.done services  ## take the pictures of the pages for the documents again
	$(PURE)/python -m tests.browser.make_pictures

packages: .venv/.done  ## draw the picture of the packages in docs/architecture.md again
	$(PURE)/python tools/draw_packages.py

lock: .venv-uv/.done  ## renew requirements.lock (KEEP=1: only what pyproject.toml asks for)
	@$(PYTHON) tools/locked.py --inputs | $(UV) pip compile --quiet --no-config \
		$(if $(KEEP),,--upgrade) --universal --python-version 3.11 --all-extras \
		--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' \
		--output-file requirements.lock pyproject.toml - > /dev/null
	@echo "requirements.lock is made from pyproject.toml; run make test before you keep it."

contestants: .venv/.done
	@if $(CAN_COMPILE); then \
		$(MAKE) --no-print-directory .venv-compiled/.done; \
	else \
		rm -rf .venv-compiled .venv-before-compiled; \
		$(call LOUD,NO C COMPILER WITH PYTHON HEADERS: ONLY THE PURE PACKAGE IS MEASURED); \
	fi
	@$(MAKE) --no-print-directory before

# The environments of an older commit; no commit of that name, no environments. They are made anew
# when the commit or the lock has changed.
before:
	@commit=$$(git rev-parse --verify --quiet '$(BEFORE)^{commit}') || { \
		rm -rf .venv-before .venv-before-compiled; \
		$(if $(BEFORE),$(call LOUD,THERE IS NO COMMIT $(BEFORE) TO COMPARE WITH);) exit 0; }; \
	$(call BUILD_BEFORE,.venv-before,TEOTIHUACAN_PURE=1,) || exit 1; \
	if $(CAN_COMPILE); then \
		$(call BUILD_BEFORE,.venv-before-compiled,TEOTIHUACAN_COMPILED=1, and compiling it) || exit 1; \
	fi

clean:  ## remove everything that make has made
	rm -rf .venv .venv-quick .venv-compiled .venv-ray .venv-bench .venv-before .venv-before-compiled .venv-uv build dist src/*.egg-info
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- environments -------------------------------------------------------------------------------

LOCK := requirements.lock tools/locked.py pyproject.toml .venv-uv/.done

# uv installs the other environments in seconds. It comes from the lock, like everything else.
.venv-uv/.done: requirements.lock tools/locked.py
	@echo "The first time everything is set up here; that takes a minute or two and is done once."
	@echo "Getting uv, which installs everything else ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Python 3.11 or newer is needed, and '$(PYTHON)' is not that" \
			"($$($(PYTHON) --version 2>&1 | tail -n 1)). Try: make PYTHON=python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' cannot make virtual environments: its venv or ensurepip module is missing." >&2; \
		echo "On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@$(PYTHON) -m venv --clear .venv-uv
	@.venv-uv/bin/python tools/locked.py uv > .venv-uv/requirements.txt
	@.venv-uv/bin/python -m pip install --quiet --require-hashes --requirement .venv-uv/requirements.txt
	@touch $@

# What the game needs and no more: who only plays needs no tools.
.venv/.play: $(LOCK) setup.py
	@echo "Installing what the game needs into .venv ..."
	@$(call FRESH_VENV,.venv)
	@$(call INSTALL_LOCKED,.venv,$(PLAYING))
	@echo "Installing the game itself ..."
	@TEOTIHUACAN_PURE=1 $(call INSTALL_OURS,.venv) --editable .
	@touch $@

.venv/.done: .venv/.play
	@echo "Installing what the tests need into .venv ..."
	@$(call INSTALL_LOCKED,.venv,$(TESTING))
	@touch $@

# Which files there are, so that a deleted one is noticed, too. (The times of folders say nothing:
# Python puts its caches there.)
.venv-quick/.listing .venv-compiled/.listing: %/.listing: %/.locked FORCE
	@[ "$$(cat $@ 2>/dev/null)" = "$(LISTED)" ] || { rm -rf build; echo "$(LISTED)" > $@; }

.venv-quick/.locked: $(LOCK)
	@$(call NEEDS_COMPILER)
	@echo "Installing the compiler and what the tests need into .venv-quick ..."
	@$(call FRESH_VENV,.venv-quick)
	@$(call INSTALL_LOCKED,.venv-quick,$(TESTING))
	@rm -rf build
	@touch $@

# The folder build is kept: what has not changed is not compiled again.
.venv-quick/.done: .venv-quick/.locked .venv-quick/.listing setup.py $(SOURCES)
	@echo "Compiling the package into .venv-quick (this takes a minute or two) ..."
	@[ -e build/quick ] || rm -rf build
	@mkdir -p build && touch build/quick
	@find build -path 'build/lib*' -type f ! -name '*.so' -delete
	@TEOTIHUACAN_COMPILED=1 TEOTIHUACAN_QUICK=1 $(call INSTALL_OURS,.venv-quick) .
	@touch $@

.venv-compiled/.locked: $(LOCK)
	@$(call NEEDS_COMPILER)
	@echo "Installing the compiler into .venv-compiled ..."
	@$(call FRESH_VENV,.venv-compiled)
	@$(call INSTALL_LOCKED,.venv-compiled,$(COMPILING))
	@touch $@

.venv-compiled/.done: .venv-compiled/.locked .venv-compiled/.listing setup.py $(SOURCES)
	@echo "Compiling the package for speed into .venv-compiled (this takes some minutes) ..."
	@rm -rf build
	@TEOTIHUACAN_COMPILED=1 $(call INSTALL_OURS,.venv-compiled) .
	@rm -rf build
	@touch $@

.venv-ray/.done: $(LOCK) setup.py
	@echo "Installing the package (pure) and Ray into .venv-ray ..."
	@$(call FRESH_VENV,.venv-ray)
	@$(call INSTALL_LOCKED,.venv-ray,$(SHARING))
	@TEOTIHUACAN_PURE=1 $(call INSTALL_OURS,.venv-ray) --editable .
	@touch $@

.venv-bench/.done: $(LOCK)
	@echo "Installing the engines to compare with into .venv-bench ..."
	@$(call FRESH_VENV,.venv-bench)
	@$(call INSTALL_LOCKED,.venv-bench,bench)
	@$(UV) pip install --quiet --python .venv-bench --no-deps --require-hashes --requirement benchmarks/catanatron-gym.txt
	@touch $@

# $(call FRESH_VENV,folder): a new, empty environment of the Python that uv was installed with
FRESH_VENV = $(UV) venv --quiet --clear --no-python-downloads --python .venv-uv/bin/python $(1)

# $(call INSTALL_LOCKED,folder,parts): what these parts of the lock name, and nothing else
INSTALL_LOCKED = \
	$(1)/bin/python tools/locked.py $(2) > $(1)/requirements.txt && \
	$(UV) pip install --quiet --python $(1) --require-hashes --requirement $(1)/requirements.txt

# $(call INSTALL_OURS,folder): our own package; what it needs and what builds it is there already.
# No cache: uv would not see which sources have changed.
INSTALL_OURS = $(UV) pip install --quiet --python $(1) --no-cache --no-deps --no-build-isolation \
	--reinstall-package teotihuacan

# $(call BUILD_BEFORE,folder,how,in words): the package of the commit in $commit, if not there yet
BUILD_BEFORE = { \
	made="$$commit $$(cksum < requirements.lock)"; \
	[ "$$(cat $(1)/.made 2>/dev/null)" = "$$made" ] || { \
		{ $(call FRESH_VENV,$(1)); } && \
		echo "Installing the package of $(BEFORE) into $(1)$(3) ..." && \
		$(call INSTALL_LOCKED,$(1),build) && \
		mkdir $(1)/source && git archive "$$commit" | tar -x -C $(1)/source && \
		$(2) $(call INSTALL_OURS,$(1)) $(1)/source && \
		rm -rf $(1)/source && echo "$$made" > $(1)/.made; }; }

NEEDS_COMPILER = $(CAN_COMPILE) || { $(call LOUD,NO C COMPILER WITH PYTHON HEADERS: CANNOT COMPILE); exit 1; }

# A shell test: can the C compiler that Python was built for compile against Python's headers?
CAN_COMPILE = printf '\043include <Python.h>\n' | $$($(PYTHON) -c 'import os, sysconfig; \
	print(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")') -x c -fsyntax-only \
	-I"$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')" - >/dev/null 2>&1

# $(call LOUD,message): a shell command that prints a message between stars
LOUD = printf '\n%s\n***\n***  %s\n***\n%s\n\n' "$(STARS)" "$(1)" "$(STARS)" >&2
STARS := *******************************************************************************
