# What people type. Each target says what it needs and installs it visibly, or says what to install.

SWIFT ?= swift
PREFIX ?= /usr/local
# An import that Package.swift does not declare fails the build.
STRICT := --explicit-target-dependency-import-check error

# Where the builds leave the programs.
PROGRAM := .build/release/osam-lint
DEV := .build/debug/osam-lint-dev

# Each step ends with a line that says how many seconds it took. One of more than 30 belongs into release-check, with a
# short case of it here.
STEP = @tools/step.sh $@
# Checks that do not need each other run two at a time, each with its output in one piece.
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: build run test check release-check dist dist-all fuzz sanitize bench generate golden rule new-rule new-report install uninstall libraries python packaging \
  arm64 debian browser editors spelling embedded page check-page pictures clean build-tests build-release tests packages

# Builds the product that is named behind it. What the program says of itself: the notices of what it contains, and which build
# it is (Sources/CBuild). Nothing for debuggers, which would take 5 % of the time: what is published is stripped anyway.
RELEASE_BUILD = tools/notices.sh .build-facts/THIRD-PARTY-NOTICES && tools/collectable.py .build-facts/swift_static && \
  OSAM_LINT_BUILD="$$(tools/build-name.sh)" $(SWIFT) build -c release -debug-info-format none $(STRICT) --product

build: libraries
	$(RELEASE_BUILD) osam-lint

# The set-up of a fresh machine: build, look at the samples, simulate an old app today.
run: build
	@tools/show-samples.sh $(PROGRAM)

test: libraries
	@$(MAKE) --no-print-directory build-tests
	@$(MAKE) --no-print-directory tests

build-tests:
	$(STEP) $(SWIFT) build --build-tests $(STRICT)

build-release:
	$(STEP) sh -c '$(RELEASE_BUILD) osam-lint'

tests:
	$(STEP) tools/skipped.sh $(SWIFT) test --skip-build

# All that must hold besides the tests: formatting, generated files, samples, schemas, outputs, the release file, what goes
# wrong on real machines, pages in a browser, packages, hooks and CI files.
CHECKS := check-embedded check-notices check-image check-hostile check-preview check-tests check-outcomes check-dist check-schemas check-lsp check-hooks check-format check-ci check-foreign check-outputs check-replay check-vectors check-reflection \
  check-watch check-adoption check-bench check-screens check-generated check-release check-samples check-spelling check-translations \
  check-sentences
.PHONY: $(CHECKS) side-by-side

check: libraries packaging browser editors spelling embedded
	@$(MAKE) --no-print-directory build-tests
	@$(MAKE) --no-print-directory build-release
	@$(MAKE) --no-print-directory packages
	@tools/skipped.sh $(MAKE) --no-print-directory side-by-side

side-by-side:
	@$(SIDE_BY_SIDE) $(CHECKS)

check-format:
	$(STEP) $(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

check-generated:
	$(STEP) sh -c '$(DEV) check && tools/owner.sh --check'

# What make run shows, with what it expects of it.
check-samples:
	$(STEP) tools/show-samples.sh $(PROGRAM) >/dev/null

# The words of the translations, by Debian's dictionaries.
check-spelling: spelling
	$(STEP) tools/check-spelling.py

# A no for a no, before for before, in every language.
check-translations:
	$(STEP) tools/check-translations.py

# Mistakes of grammar that the translations once had, in them and in what the program says.
check-sentences:
	$(STEP) tools/check-sentences.py

check-schemas:
	$(STEP) tools/check-schemas.py $(DEV) .build/debug/osam-lint

# Texts of the program that the published one would not have.
check-reflection:
	$(STEP) tools/check-reflection.sh .build/debug

check-lsp: editors
check-notices:
	$(STEP) tools/check-notices.py $(PROGRAM)

check-image:
	$(STEP) tools/image.sh --check

check-release check-dist check-ci check-hooks check-adoption check-lsp:
	$(STEP) tools/$@.sh $(PROGRAM)

check-preview: browser
check-outputs check-outcomes check-replay check-vectors check-tests check-preview check-watch check-hostile check-foreign check-screens:
	$(STEP) tools/$@.py $(PROGRAM)

# Each case of the benchmarks once, on a few documents.
check-bench:
	$(STEP) tools/bench/bench.py --short --program $(PROGRAM)

# What takes long, or needs a download: before a release, and whole. First all of what goes wrong on real machines and what
# an editor does, by themselves, for they measure time. Then two at a time, the longest first: what begins with the page, the
# tests on all their inputs, other machines, files of other people, the hook that builds the program, inputs nobody would write.
ALONE := long-hostile long-lsp
LONG_CHECKS := begin-with-page long-tests long-adding long-fuzz check-swift-hook long-conditions long-foreign check-languages \
  long-sources
.PHONY: $(ALONE) $(LONG_CHECKS) long-page long-release

release-check: libraries packaging
	@$(MAKE) --no-print-directory build-release
	@for step in $(ALONE); do OSAM_LINT_STEPS=once $(MAKE) --no-print-directory "$$step" || exit; done
	@OSAM_LINT_STEPS=once $(SIDE_BY_SIDE) $(LONG_CHECKS)
	@echo "release-check: all of it has passed on $$(git describe --always --dirty --abbrev=12)"

# One after the other: as goals make would take them up last, for what they need takes twenty minutes.
begin-with-page:
	@for step in page long-page long-release; do $(MAKE) --no-print-directory "$$step" || exit; done

# A release of the last commit, made again at its tag by the steps of the workflow, byte by byte the same, with what is
# published for other machines; and what make dist refuses.
long-release: page
	$(STEP) tools/check-reproducible.sh

# The source packages that are published beside a release.
long-sources:
	$(STEP) tools/sources.sh dist/sources

# Every test on all its inputs, among them every answer to ten thousand documents of each kind, for all clients, and what
# changes between as many pairs. It takes a release build.
LONG_TESTS := -c release -Xswiftc -enable-testing --scratch-path .build-long
long-tests:
	$(STEP) $(SWIFT) build --build-tests $(LONG_TESTS)
	$(STEP) env OSAM_LINT_LONG=1 $(SWIFT) test --skip-build $(LONG_TESTS)

long-hostile:
	$(STEP) tools/check-hostile.py $(PROGRAM) --long

long-foreign:
	$(STEP) tools/check-foreign.py $(PROGRAM) --packages

# A hundred thousand edits, and texts of 64 MB.
long-lsp: python
	$(STEP) tools/lsp/long.py $(PROGRAM)

# What compiles for browsers, from the lowest module up.
EMBEDDED := OSAMPlatform OSAMSyntax OSAMFormats OSAMDecisions OSAMLint OSAMReports OSAMPage
check-embedded: embedded
	$(STEP) tools/embedded.sh -Onone $(EMBEDDED)

# The page that answers in a browser, one file: dist/osam-lint.html (docs/page.md). It takes ten minutes.
MODULE := .build-embedded/Osize/osam-lint
page: embedded
	$(STEP) tools/page-module.sh $(EMBEDDED)
	@tools/notices.sh --page .build-facts/PAGE-NOTICES
	@tools/page.py $(MODULE).wasm .build-facts/PAGE-NOTICES "$$(tools/build-name.sh)" .build-embedded/osam-lint.html
	@mkdir -p dist && cp .build-embedded/osam-lint.html dist/ && echo "wrote dist/osam-lint.html"
	@tools/npm.sh $(MODULE).wasm .build-facts/PAGE-NOTICES dist/npm

# The page in a browser, and its module's answers held to the program's about samples and some thousand made documents; before
# a release about twenty thousand of each kind, most of them asked about by turns.
check-page: ANSWERS := 2000
long-page: ANSWERS := 20000 --by-turns
check-page long-page: page browser build-tests
	$(STEP) tools/check-page.py dist/osam-lint.html $(MODULE).map .build/debug/osam-lint
	$(STEP) node tools/check-vscode.js .build/debug/osam-lint dist/npm
	$(RELEASE_BUILD) osam-lint-dev
	$(STEP) tools/check-answers.sh $(MODULE).wasm $(ANSWERS)

# Which parts of rules no example turns, by the compiler's counters; it takes a build of its own.
long-conditions:
	$(STEP) tools/check-conditions.py

# The made-up kind with one release and one member more, by the lines that docs/adding-a-kind.md asks for.
long-adding:
	$(STEP) tools/check-adding.sh

check-languages:
	$(STEP) tools/check-languages.py $(PROGRAM)

# The hook that builds the program: a release build of a clone, three minutes on two free cores.
check-swift-hook:
	$(STEP) tools/check-hooks.sh $(PROGRAM) --swift

long-fuzz:
	$(STEP) tools/fuzz.sh --fresh --seed 1 json yaml --runs 100000
	$(STEP) tools/fuzz.sh --fresh --seed 1 check compat simulate stretch lsp --runs 1000
	$(STEP) tools/fuzz.sh --fresh --seed 1 fix --runs 10000

# What is published, in dist/: the program alone, tarballs, a wheel, a bill of materials, checksums.
dist: build packaging page
	@$(MAKE) --no-print-directory packages

# All of it, with what is for arm64 and for Debian: dist/ with one list of checksums, the images of both kinds of machines in
# dist/image. As root; it downloads two gigabytes, and takes an hour and a half.
dist-all: dist arm64 debian
	@rm -rf dist/image dist/wheels
	$(STEP) tools/oci.sh dist dist/image
	$(STEP) tools/join-dist.sh dist/arm64 dist/debian dist dist/image dist/wheels

# Writes version, date and the wheel's digest, for one commit: make release VERSION=0.2.0 [DATE=2026-12-01]
release: libraries packaging
	tools/release.sh "$(VERSION)" $(DATE)

packages:
	$(STEP) tools/dist.sh $(PROGRAM)

# What is published for arm64, compiled and tried on a machine of another kind: dist/arm64 (docs/releasing.md). As root; it
# downloads a gigabyte, and takes three quarters of an hour.
arm64: build packaging
	$(STEP) tools/arm64.sh

# Debian's package, built, installed and removed in roots of its unstable: dist/debian. As root; a quarter of an hour.
debian: packaging
	$(STEP) tools/debian.sh

# The two images of packaging/image.
image: dist
	tools/image.sh

# Inputs nobody would write (docs/fuzzing.md): make fuzz FUZZ='json yaml --runs 1000000'
fuzz: libraries python
	tools/fuzz.sh $(FUZZ)

# All tests, watched by the address and the thread sanitizer.
sanitize: libraries
	$(SWIFT) test --sanitize=address --scratch-path .build-asan
	$(SWIFT) test --sanitize=thread --scratch-path .build-tsan

# Ratios of speed and memory to tools that do less: make bench BENCH='--only json --rounds 3'
bench: build python
	@tools/install.sh binutils git
	tools/bench/bench.py --program $(PROGRAM) $(BENCH)

# Writes everything that is made from the tables and the rules.
generate: libraries
	$(SWIFT) build $(STRICT) --product osam-lint-dev
	$(DEV) generate
	@tools/owner.sh

# Accepts the outputs of transcripts, goldens and pages as they are now; read the diff afterwards.
golden: libraries
	OSAM_LINT_ACCEPT=1 $(SWIFT) test --filter 'TranscriptTests|GoldenTests|DocumentationTests|VectorTests'
	git --no-pager diff --stat

# The pictures of the pages, made by the program.
pictures: build browser
	tools/check-preview.py $(PROGRAM) --pictures

# Runs the examples of one rule: make rule R=window-closes-before-it-opens
rule: libraries
	@test -n "$(R)" || { echo "name a rule: make rule R=window-closes-before-it-opens" >&2; exit 2; }
	OSAM_LINT_RULE="$(R)" $(SWIFT) test --filter 'RuleExampleTests|FixExampleTests'

# A rule to begin with: make new-rule R=window-closes-before-it-opens GROUP=dates
new-rule:
	@tools/new-rule.sh "$(R)" "$(GROUP)"

# A report format to begin with: make new-report R=teamcity
new-report:
	@tools/new-report.sh "$(R)"

# Completions where bash and fish look for them, and zsh where this is in its fpath.
install: build
	@command -v strip >/dev/null || tools/install.sh binutils
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/osam-lint"
	tools/install-share.sh "$(DESTDIR)$(PREFIX)"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/osam-lint"
	tools/install-share.sh --remove "$(DESTDIR)$(PREFIX)"

libraries:
	@tools/install.sh libyaml-dev pkg-config python3

python:
	@tools/install.sh python3 python3-venv

packaging: python
	@tools/install.sh git binutils xz-utils advancecomp util-linux man-db mandoc zsh fish shellcheck jq

# A browser, and what a checker of HTML runs on.
browser: python
	@tools/install.sh chromium chromium-driver default-jre-headless fonts-dejavu-core

# Dictionaries of Catalan and Spanish.
spelling: python
	@tools/install.sh hunspell hunspell-ca hunspell-es

# Debian's editors, and what runs the extension of VS Code.
editors: python
	@tools/install.sh neovim vim vim-ale emacs-nox elpa-eglot elpa-yaml-mode nodejs git

# The C library for WebAssembly, and a linker's runtime for it; what runs a module outside of a browser.
embedded:
	@tools/install.sh wasi-libc libclang-rt-19-dev-wasm32 nodejs

# All that builds, checks and packages leave.
clean:
	rm -rf .build .build-* dist
