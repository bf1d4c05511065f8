# What people type. Each target says what it needs and installs it visibly, or says what to install.

SWIFT ?= swift
PREFIX ?= /usr/local
# An import that Package.swift does not declare fails the build.
STRICT := --explicit-target-dependency-import-check error

.PHONY: build run test check release-check dist check-packages check-swift-hook fuzz sanitize bench generate golden rule install \
  libraries python packaging clean

build: libraries
	$(SWIFT) build -c release --product osam-lint $(STRICT)

# The set-up of a fresh machine: build, look at the samples, simulate an old app today.
run: build
	@tools/show-samples.sh "$$($(SWIFT) build -c release --show-bin-path)/osam-lint"

test: libraries
	$(SWIFT) build --build-tests $(STRICT)
	$(SWIFT) test --skip-build

# All that must hold besides the tests: formatting, generated files, samples, schemas, outputs, the release file, what goes
# wrong on real machines, packages, hooks and CI files.
check: libraries python
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	$(SWIFT) build --build-tests $(STRICT)
	"$$($(SWIFT) build --show-bin-path)/osam-lint-dev" check
	tools/check-schemas.py "$$($(SWIFT) build --show-bin-path)/osam-lint-dev" "$$($(SWIFT) build --show-bin-path)/osam-lint"
	OSAM_LINT_GENERATED=10000 $(SWIFT) test --skip-build --filter 'BuildProperty'
	$(SWIFT) build -c release --product osam-lint $(STRICT)
	tools/check-release.sh "$$($(SWIFT) build -c release --show-bin-path)/osam-lint"
	tools/check-outputs.py "$$($(SWIFT) build -c release --show-bin-path)/osam-lint"
	tools/check-hostile.py "$$($(SWIFT) build -c release --show-bin-path)/osam-lint"
	tools/check-foreign.py "$$($(SWIFT) build -c release --show-bin-path)/osam-lint"
	tools/fuzz.sh --fresh --seed 1 json yaml --runs 100000
	tools/fuzz.sh --fresh --seed 1 check compat simulate stretch --runs 1000
	tools/fuzz.sh --fresh --seed 1 fix --runs 10000
	$(MAKE) check-packages check-swift-hook

# What takes long, or needs a download: before a release.
release-check: build python
	tools/check-foreign.py "$$($(SWIFT) build -c release --show-bin-path)/osam-lint" --packages
	tools/check-languages.py "$$($(SWIFT) build -c release --show-bin-path)/osam-lint"
	$(SWIFT) build --build-tests $(STRICT)
	OSAM_LINT_INVARIANTS=20000 $(SWIFT) test --skip-build --filter 'Invariants'

# What is published, in dist/: the program alone, tarballs with manual and completions, a wheel, checksums.
dist: build packaging
	tools/dist.sh "$$($(SWIFT) build -c release --show-bin-path)/osam-lint"

# Installs each package in a clean place, tries the hooks with pre-commit, and what CI systems are given.
check-packages: dist
	tools/check-dist.sh "$$($(SWIFT) build -c release --show-bin-path)/osam-lint"
	tools/check-ci.sh "$$($(SWIFT) build -c release --show-bin-path)/osam-lint"
	tools/check-hooks.sh "$$($(SWIFT) build -c release --show-bin-path)/osam-lint"
	tools/check-adoption.sh "$$($(SWIFT) build -c release --show-bin-path)/osam-lint"

# The hook that builds the program: a release build of a clone, three minutes on two free cores.
check-swift-hook: build packaging
	tools/check-hooks.sh "$$($(SWIFT) build -c release --show-bin-path)/osam-lint" --swift

# Inputs nobody would write (docs/fuzzing.md): make fuzz FUZZ='json yaml --runs 1000000'
fuzz: libraries python
	tools/fuzz.sh $(FUZZ)

# All tests, watched by the address and the thread sanitizer.
sanitize: libraries
	$(SWIFT) test --sanitize=address --scratch-path .build-asan
	$(SWIFT) test --sanitize=thread --scratch-path .build-tsan

# Ratios of speed and memory to two native tools that do less: make bench BENCH='--only json --rounds 3'
bench: build python
	tools/bench.py --program "$$($(SWIFT) build -c release --show-bin-path)/osam-lint" $(BENCH)

# Writes everything that is made from the tables and the rules.
generate: libraries
	$(SWIFT) build $(STRICT) --product osam-lint-dev
	"$$($(SWIFT) build --show-bin-path)/osam-lint-dev" generate

# Accepts the outputs of the transcripts as they are now; read the diff afterwards.
golden: libraries
	OSAM_LINT_ACCEPT=1 $(SWIFT) test --filter 'TranscriptTests|GoldenTests'
	git --no-pager diff --stat

# Runs the examples of one rule: make rule R=window-closes-before-it-opens
rule: libraries
	@test -n "$(R)" || { echo "name a rule: make rule R=window-closes-before-it-opens" >&2; exit 2; }
	OSAM_LINT_RULE="$(R)" $(SWIFT) test --filter 'RuleExampleTests|FixExampleTests'

# Completions where bash and fish look for them, and zsh where this is in its fpath.
install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$($(SWIFT) build -c release --show-bin-path)/osam-lint" "$(DESTDIR)$(PREFIX)/bin/osam-lint"
	tools/install-share.sh "$(DESTDIR)$(PREFIX)"

libraries:
	@tools/install.sh libyaml-dev pkg-config

python:
	@tools/install.sh python3 python3-venv

packaging: python
	@tools/install.sh git binutils xz-utils util-linux man-db mandoc zsh fish shellcheck

clean:
	$(SWIFT) package clean
