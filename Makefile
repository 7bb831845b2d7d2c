# What people and CI call. Everything is set up on first use, in environments beside the sources:
#
#   .venv                   the sources themselves, pure Python: to play, to develop, to test
#   .venv-compiled          an installed copy, compiled with mypyc: to test and to measure
#   .venv-ray               the sources, and Ray: to test work that is shared on a cluster
#   .venv-bench             the engines we measure ourselves against
#   .venv-before            an older commit, pure, to measure ourselves against
#   .venv-before-compiled   the same commit, compiled
#   .venv-lock              what makes requirements.lock
#
# They are renewed when what they were made from has changed. What is installed in them stands in
# requirements.lock, with exact versions and hashes; `make lock` renews that.

PYTHON ?= python3
# Tests at a time: more than two processors can do, as many of them wait for a browser or a server.
# Whoever has nothing left to do takes over from others: some tests take a minute.
WORKERS ?= 3
SHARED  := -n $(WORKERS) --dist worksteal
CYCLES ?= 30

# The commit that `make bench` compares with (BEFORE= for none): the last one without modules.
BEFORE ?= d191c50

PURE     := .venv/bin
COMPILED := .venv-compiled/bin
RAY      := .venv-ray/bin
BENCH    := .venv-bench/bin
LOCKING  := .venv-lock/bin

# The parts of the lock (see tools/locked.py) that make an environment.
PLAYING   := base table png setuptools
TESTING   := base table png postgres learning test test-table lint build
COMPILING := base table png learning test build
SHARING   := base learning ray test build

# Tests of rooms that are never compiled: once, with the pure package, is enough.
ONCE := tests/table tests/browser tests/trials

# Many whole games, most of them of players that think: the same with both packages, but minutes with the
# pure one, so `make test` leaves them to the compiled half where there is one.
THINKING := tests/players/test_fair.py tests/players/test_master.py tests/players/test_levels.py \
	tests/period/players/test_whole_games.py tests/analysis/ladder/test_climbing.py tests/words/test_walk.py \
	tests/city/test_properties.py tests/solo/test_properties.py tests/period/test_properties.py

# Tests on a Ray cluster have an environment of their own: Ray is large.
CLUSTER := tests/cluster

SOURCES := $(shell find src/teotihuacan -name __pycache__ -prune -o -type f -print 2>/dev/null | sort)
LISTED := $(shell printf '%s\n' $(SOURCES) | cksum)

# An inherited path could put one copy of the package in front of another.
unexport PYTHONPATH

.NOTPARALLEL:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: FORCE help play test test-pure test-compiled test-ray test-long services lint format bench bench-import bench-load bench-page \
	contestants before perft golden tables pictures lock clean

help:  ## show this list
	@echo "make what?"
	@sed -n 's/^\([a-z-]*\):.*  ## \(.*\)/  \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s %s\n", $$1, $$2 }'

play: .venv/.play  ## play City of Gods in your browser
	@$(PURE)/teo play

# Each part runs even if one before it failed: one red part must not hide another. The tests of pages
# and servers wait a lot, so the package is compiled meanwhile; where that fails, test-compiled tries
# again and shows why. Ray takes minutes to install and to try, so its part is for whoever has called
# `make test-ray` once.
test: .venv/.done  ## everything: lint, the tests pure and the tests compiled, whatever fails
	@parts='lint test-pure'; skipped=''; failed=''; compiling=''; later=''; \
	trap '[ -z "$$compiling" ] || kill $$compiling 2>/dev/null; exit 130' INT; \
	if $(CAN_COMPILE); then \
		parts="$$parts test-compiled"; later='$(THINKING)'; \
		nice -n 10 $(MAKE) --no-print-directory .venv-compiled/.done >/dev/null 2>&1 & compiling=$$!; \
	else skipped=yes; fi; \
	ray=''; [ ! -e .venv-ray/.done ] || { ray=yes; parts="$$parts test-ray"; }; \
	for part in $$parts; do \
		[ $$part != test-compiled ] || wait $$compiling; \
		$(MAKE) --no-print-directory $$part LATER="$$later" || failed="$$failed $$part"; \
	done; \
	if [ -n "$$skipped" ]; then \
		$(call LOUD,NO C COMPILER WITH PYTHON HEADERS: THE COMPILED HALF OF THE TESTS WAS SKIPPED); \
	fi; \
	if [ -z "$$ray" ]; then \
		$(call LOUD,NO RAY YET: THE TESTS ON A CLUSTER WERE SKIPPED. TRY make test-ray); \
	fi; \
	if [ -n "$$failed" ]; then $(call LOUD,FAILED:$$failed); exit 1; fi; \
	echo "Passed: $$parts."

test-pure: .venv/.done services  ## the tests with the pure package
	@$(PURE)/python -m benchmarks.which --expect pure
	$(PURE)/pytest $(SHARED) $(addprefix --ignore=,$(CLUSTER) $(LATER))

test-compiled: .venv-compiled/.done  ## the tests with the compiled package
	@$(COMPILED)/python -m benchmarks.which --expect compiled
	$(COMPILED)/pytest $(SHARED) $(addprefix --ignore=,$(wildcard $(ONCE)) $(CLUSTER))

# One after the other: they share one cluster.
test-ray: .venv-ray/.done  ## the tests on a Ray cluster of two nodes
	@$(RAY)/python -m benchmarks.which --expect pure
	$(RAY)/pytest $(CLUSTER)

# What takes too long for every day, with the pure package: minutes each.
test-long: .venv/.done services  ## the long versions: kills, stores in trouble, rude visitors, every browser
	TEO_TEST_LONG=1 $(PURE)/pytest tests/table/test_kill.py tests/table/test_two_servers.py tests/browser/test_whole_games.py
	$(PURE)/python -m tests.trials.failure
	$(PURE)/python -m tests.trials.attack

services:  ## get Chromium, Firefox and PostgreSQL for the tests, where that is possible
	@sh tests/services/install.sh

lint: .venv/.done  ## ruff, mypy --strict and import-linter
	$(PURE)/ruff check .
	$(PURE)/ruff format --check .
	$(PURE)/mypy --strict
	$(PURE)/lint-imports --no-logo

format: .venv/.done  ## let ruff repair and format the sources
	$(PURE)/ruff check --fix .
	$(PURE)/ruff format .

bench: contestants .venv-bench/.done  ## measure speed against other engines and an older commit (CYCLES=30 BEFORE=…)
	$(PURE)/python -m benchmarks.run --cycles $(CYCLES) $(if $(WRITE),--write)

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

lock: .venv-lock/.done  ## renew requirements.lock (KEEP=1: only what pyproject.toml asks for)
	@$(PYTHON) tools/locked.py --inputs | $(LOCKING)/uv pip compile --quiet --no-config \
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
	rm -rf .venv .venv-compiled .venv-ray .venv-bench .venv-before .venv-before-compiled .venv-lock build dist src/*.egg-info
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- environments -------------------------------------------------------------------------------

LOCK := requirements.lock tools/locked.py pyproject.toml

# Whoever only wants to play needs no tools.
.venv/.play: $(LOCK) setup.py
	@echo "The first time everything is set up here; that takes a minute or two and is done once."
	@echo "Making an environment in .venv (1 of 3) ..."
	@$(call FRESH_VENV,.venv)
	@echo "Installing what the table needs (2 of 3) ..."
	@$(call INSTALL_LOCKED,.venv,$(PLAYING))
	@echo "Installing the package itself, pure (3 of 3) ..."
	@TEOTIHUACAN_PURE=1 $(PURE)/python -m pip install $(OURS) --editable .
	@touch $@

.venv/.done: .venv/.play
	@echo "Installing what the tests need into .venv ..."
	@$(call INSTALL_LOCKED,.venv,$(TESTING))
	@touch $@

.venv-compiled/.locked: $(LOCK)
	@$(CAN_COMPILE) || { \
		$(call LOUD,NO C COMPILER WITH PYTHON HEADERS: CANNOT COMPILE); exit 1; }
	@$(call FRESH_VENV,.venv-compiled)
	@echo "Installing the compiler and what the tests need into .venv-compiled ..."
	@$(call INSTALL_LOCKED,.venv-compiled,$(COMPILING))
	@touch $@

# Which files there are, so that a deleted one is noticed, too. (The times of folders say nothing:
# Python puts its caches there.)
.venv-compiled/.listing: .venv-compiled/.locked FORCE
	@[ "$$(cat $@ 2>/dev/null)" = "$(LISTED)" ] || echo "$(LISTED)" > $@

.venv-compiled/.done: .venv-compiled/.locked .venv-compiled/.listing setup.py $(SOURCES)
	@echo "Compiling the package into .venv-compiled (this takes a minute or two) ..."
	@rm -rf build
	@TEOTIHUACAN_COMPILED=1 $(COMPILED)/python -m pip install $(OURS) .
	@touch $@

.venv-ray/.done: $(LOCK) setup.py
	@$(call FRESH_VENV,.venv-ray)
	@echo "Installing the package (pure) and Ray into .venv-ray ..."
	@$(call INSTALL_LOCKED,.venv-ray,$(SHARING))
	@TEOTIHUACAN_PURE=1 $(RAY)/python -m pip install $(OURS) --editable .
	@touch $@

.venv-bench/.done: $(LOCK)
	@$(call FRESH_VENV,.venv-bench)
	@echo "Installing the engines to compare with into .venv-bench ..."
	@$(call INSTALL_LOCKED,.venv-bench,bench)
	@touch $@

.venv-lock/.done: $(LOCK)
	@$(call FRESH_VENV,.venv-lock)
	@$(call INSTALL_LOCKED,.venv-lock,lock)
	@touch $@

# Our own package: what it needs is there already, and so is what builds it.
OURS = --quiet --no-deps --no-build-isolation

# $(call INSTALL_LOCKED,folder,parts): what these parts of the lock name, and nothing else
INSTALL_LOCKED = \
	$(1)/bin/python tools/locked.py $(2) > $(1)/requirements.txt && \
	$(1)/bin/python -m pip install --quiet --require-hashes --requirement $(1)/requirements.txt

# $(call BUILD_BEFORE,folder,how,in words): the package of the commit in $commit, if not there yet
BUILD_BEFORE = { \
	made="$$commit $$(cksum < requirements.lock)"; \
	[ "$$(cat $(1)/.made 2>/dev/null)" = "$$made" ] || { \
		{ $(call FRESH_VENV,$(1)); } && \
		echo "Installing the package of $(BEFORE) into $(1)$(3) ..." && \
		$(call INSTALL_LOCKED,$(1),build) && \
		mkdir $(1)/source && git archive "$$commit" | tar -x -C $(1)/source && \
		$(2) $(1)/bin/python -m pip install $(OURS) $(1)/source && \
		rm -rf $(1)/source && echo "$$made" > $(1)/.made; }; }

# $(call FRESH_VENV,folder): a new environment, or a clear word about what is missing
FRESH_VENV = \
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Python 3.11 or newer is needed, and '$(PYTHON)' is not that" \
			"($$($(PYTHON) --version 2>&1 | tail -n 1)). Try: make PYTHON=python3.11 ..." >&2; exit 1; }; \
	$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' cannot make virtual environments: its venv or ensurepip module is missing." >&2; \
		echo "On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }; \
	$(PYTHON) -m venv --clear $(1)

# A shell test: can the C compiler that Python was built for compile against Python's headers?
CAN_COMPILE = printf '\043include <Python.h>\n' | $$($(PYTHON) -c 'import os, sysconfig; \
	print(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")') -x c -fsyntax-only \
	-I"$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')" - >/dev/null 2>&1

# $(call LOUD,message): a shell command nobody can overlook
LOUD = printf '\n%s\n***\n***  %s\n***\n%s\n\n' "$(STARS)" "$(1)" "$(STARS)" >&2
STARS := *******************************************************************************
