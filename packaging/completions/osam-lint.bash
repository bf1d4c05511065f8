# shellcheck shell=bash
# Made from the table of commands: osam-lint completions.
_osam_lint() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="" command=check line
  if ((COMP_CWORD > 0)); then before="${COMP_WORDS[COMP_CWORD - 1]}"; fi
  # The shell takes --format=json for three words.
  if [[ $word == "=" ]]; then
    word=""
  elif [[ $before == "=" ]] && ((COMP_CWORD > 1)); then
    before="${COMP_WORDS[COMP_CWORD - 2]}"
  fi
  COMPREPLY=()
  if ((COMP_CWORD > 1)); then
    case "${COMP_WORDS[1]}" in
    check|fix|build|simulate|compat|outcomes|prove|test|diff|agenda|preview|init|migrate|baseline|settings|rules|explain|clients|schema|lsp|completions|man) command="${COMP_WORDS[1]}" ;;
    help) command=help ;;
    esac
  fi
  case "$command $before" in
  "check --files-from" | "fix --files-from")
    _osam_lint_files -f
    return
    ;;
  "check --changed-since" | "fix --changed-since")
    return
    ;;
  "check --as" | "fix --as" | "build --as" | "simulate --as" | "compat --as" | "outcomes --as" | "prove --as" | "diff --as" | "agenda --as" | "preview --as" | "migrate --as" | "baseline --as")
    _osam_lint_words "served authored"
    return
    ;;
  "check --kind" | "fix --kind" | "build --kind" | "simulate --kind" | "compat --kind" | "outcomes --kind" | "prove --kind" | "diff --kind" | "agenda --kind" | "preview --kind" | "migrate --kind" | "baseline --kind")
    _osam_lint_words "osam-version osam-rating controldeversions valoracions prince-of-versions"
    return
    ;;
  "check --tz" | "fix --tz" | "build --tz" | "simulate --tz" | "compat --tz" | "outcomes --tz" | "prove --tz" | "test --tz" | "diff --tz" | "agenda --tz" | "preview --tz" | "migrate --tz" | "baseline --tz")
    return
    ;;
  "check --stdin-filename" | "fix --stdin-filename" | "build --stdin-filename" | "simulate --stdin-filename" | "compat --stdin-filename" | "outcomes --stdin-filename" | "prove --stdin-filename" | "diff --stdin-filename" | "agenda --stdin-filename" | "preview --stdin-filename" | "migrate --stdin-filename" | "baseline --stdin-filename")
    return
    ;;
  "check --config" | "fix --config" | "build --config" | "simulate --config" | "compat --config" | "outcomes --config" | "prove --config" | "test --config" | "diff --config" | "agenda --config" | "preview --config" | "migrate --config" | "baseline --config" | "settings --config" | "lsp --config")
    _osam_lint_files -f
    return
    ;;
  "check --clients" | "fix --clients" | "build --clients" | "compat --clients" | "test --clients" | "baseline --clients" | "lsp --clients")
    _osam_lint_words "osam:3.2.0 flutter:8.2.1 rn:0.3.0 cordova:1.0.5 controldeversions-ios:1.3.4 controldeversions-android:1.5.8 valoracions-ios:1.0.1 valoracions-android:1.4.0 pov-ios:4.0.8 pov-android:4.0.4 pov-kmp:0.1.0"
    return
    ;;
  "check --date" | "fix --date" | "build --date" | "simulate --date" | "test --date" | "agenda --date" | "preview --date" | "baseline --date" | "lsp --date")
    return
    ;;
  "check --server-date" | "fix --server-date")
    _osam_lint_words "written now"
    return
    ;;
  "check --baseline" | "fix --baseline")
    _osam_lint_files -f
    return
    ;;
  "check --format" | "fix --format")
    _osam_lint_words "auto text concise json github azure gitlab sarif junit checkstyle rdjson markdown"
    return
    ;;
  "check --output" | "fix --output" | "test --output")
    return
    ;;
  "check --fail-on" | "fix --fail-on")
    _osam_lint_words "error warning info"
    return
    ;;
  "check --color" | "fix --color" | "simulate --color" | "compat --color" | "outcomes --color" | "prove --color" | "test --color" | "diff --color" | "agenda --color" | "settings --color")
    _osam_lint_words "auto always never"
    return
    ;;
  "check --jobs" | "fix --jobs")
    return
    ;;
  "check --lang" | "fix --lang" | "build --lang" | "simulate --lang" | "compat --lang" | "outcomes --lang" | "prove --lang" | "test --lang" | "diff --lang" | "agenda --lang" | "preview --lang" | "init --lang" | "migrate --lang" | "baseline --lang" | "settings --lang" | "rules --lang" | "explain --lang" | "clients --lang" | "schema --lang" | "lsp --lang" | "completions --lang" | "man --lang")
    _osam_lint_words "ca es en"
    return
    ;;
  "build --out")
    _osam_lint_files -d
    return
    ;;
  "build --server-date")
    return
    ;;
  "build --set")
    return
    ;;
  "simulate --version")
    return
    ;;
  "simulate --version-code")
    return
    ;;
  "simulate --applies" | "outcomes --applies" | "prove --applies" | "diff --applies" | "agenda --applies" | "preview --applies")
    _osam_lint_words "below exact up-to as-served"
    return
    ;;
  "simulate --clients")
    _osam_lint_words "osam:3.2.0 flutter:8.2.1 rn:0.3.0 cordova:1.0.5 controldeversions-ios:1.3.4 controldeversions-android:1.5.8 valoracions-ios:1.0.1 valoracions-android:1.4.0 pov-ios:4.0.8 pov-android:4.0.4 pov-kmp:0.1.0"
    return
    ;;
  "simulate --platform")
    _osam_lint_words "ios macos android jvm"
    return
    ;;
  "simulate --language")
    _osam_lint_words "ca es en"
    return
    ;;
  "simulate --expect")
    _osam_lint_words "FORCE LAZY INFO NONE ERROR PROMPT requiredUpdateNeeded newUpdateAvailable noUpdateAvailable REQUIRED_UPDATE_NEEDED NEW_UPDATE_AVAILABLE NO_UPDATE_AVAILABLE MANDATORY OPTIONAL NO_UPDATE newVersion noNewVersion must-update may-update inform prompt nothing error crash shown blocked"
    return
    ;;
  "simulate --device")
    _osam_lint_words "new seen ok:1h ticked"
    return
    ;;
  "simulate --cached")
    _osam_lint_files -f
    return
    ;;
  "simulate --last-ok")
    return
    ;;
  "simulate --os-version")
    return
    ;;
  "simulate --api-level")
    return
    ;;
  "simulate --model")
    return
    ;;
  "simulate --requirement")
    return
    ;;
  "simulate --remembered")
    return
    ;;
  "simulate --version-name")
    return
    ;;
  "simulate --opens")
    return
    ;;
  "simulate --minutes-since-prompt")
    return
    ;;
  "simulate --days-since-first")
    return
    ;;
  "simulate --days-since-prompt")
    return
    ;;
  "simulate --opens-per-day")
    return
    ;;
  "simulate --days")
    return
    ;;
  "simulate --git" | "outcomes --git" | "prove --git")
    return
    ;;
  "simulate --cached-git")
    return
    ;;
  "simulate --format" | "compat --format" | "prove --format" | "settings --format" | "clients --format")
    _osam_lint_words "text json"
    return
    ;;
  "outcomes --version" | "prove --version" | "diff --version")
    return
    ;;
  "outcomes --date" | "prove --date")
    return
    ;;
  "outcomes --clients" | "prove --clients" | "diff --clients" | "agenda --clients" | "preview --clients")
    _osam_lint_words "osam:3.2.0 flutter:8.2.1 rn:0.3.0 cordova:1.0.5 controldeversions-ios:1.3.4 controldeversions-android:1.5.8 valoracions-ios:1.0.1 valoracions-android:1.4.0 pov-ios:4.0.8 pov-android:4.0.4 pov-kmp:0.1.0"
    return
    ;;
  "outcomes --platform" | "prove --platform" | "diff --platform" | "agenda --platform")
    _osam_lint_words "ios macos android jvm"
    return
    ;;
  "outcomes --language" | "prove --language" | "diff --language")
    _osam_lint_words "ca es en none"
    return
    ;;
  "outcomes --device" | "prove --device" | "diff --device")
    _osam_lint_words "new seen ok ticked"
    return
    ;;
  "outcomes --os-version" | "prove --os-version" | "diff --os-version")
    return
    ;;
  "outcomes --model" | "prove --model" | "diff --model")
    return
    ;;
  "outcomes --requirement" | "prove --requirement" | "diff --requirement")
    return
    ;;
  "outcomes --remembered" | "prove --remembered" | "diff --remembered")
    return
    ;;
  "outcomes --version-name" | "prove --version-name" | "diff --version-name")
    return
    ;;
  "outcomes --opens" | "prove --opens" | "diff --opens")
    return
    ;;
  "outcomes --minutes-since-prompt" | "prove --minutes-since-prompt" | "diff --minutes-since-prompt")
    return
    ;;
  "outcomes --days-since-first" | "prove --days-since-first" | "diff --days-since-first")
    return
    ;;
  "outcomes --days-since-prompt" | "prove --days-since-prompt" | "diff --days-since-prompt")
    return
    ;;
  "outcomes --format")
    _osam_lint_words "text json markdown"
    return
    ;;
  "prove --never")
    _osam_lint_words "FORCE LAZY INFO NONE ERROR PROMPT requiredUpdateNeeded newUpdateAvailable noUpdateAvailable REQUIRED_UPDATE_NEEDED NEW_UPDATE_AVAILABLE NO_UPDATE_AVAILABLE MANDATORY OPTIONAL NO_UPDATE newVersion noNewVersion must-update may-update inform prompt nothing error crash shown blocked"
    return
    ;;
  "prove --always")
    _osam_lint_words "FORCE LAZY INFO NONE ERROR PROMPT requiredUpdateNeeded newUpdateAvailable noUpdateAvailable REQUIRED_UPDATE_NEEDED NEW_UPDATE_AVAILABLE NO_UPDATE_AVAILABLE MANDATORY OPTIONAL NO_UPDATE newVersion noNewVersion must-update may-update inform prompt nothing error crash shown blocked"
    return
    ;;
  "test --only")
    return
    ;;
  "test --coverage-threshold")
    return
    ;;
  "test --format")
    _osam_lint_words "auto text json junit tap github gitlab markdown"
    return
    ;;
  "diff --git")
    return
    ;;
  "diff --fail-on")
    _osam_lint_words "blocking widening again any never"
    return
    ;;
  "diff --date")
    return
    ;;
  "diff --format")
    _osam_lint_words "text json markdown github"
    return
    ;;
  "agenda --days")
    return
    ;;
  "agenda --fail-on-change")
    return
    ;;
  "agenda --format")
    _osam_lint_words "text json markdown ics svg"
    return
    ;;
  "preview -o" | "preview --output")
    _osam_lint_files -f
    return
    ;;
  "preview --git")
    return
    ;;
  "init -o" | "init --output")
    _osam_lint_files -f
    return
    ;;
  "init --date")
    return
    ;;
  "init --clients")
    return
    ;;
  "migrate --to")
    _osam_lint_words "osam-version prince-of-versions"
    return
    ;;
  "migrate --platform")
    _osam_lint_words "android ios"
    return
    ;;
  "migrate --language")
    _osam_lint_words "ca es en all"
    return
    ;;
  "migrate --package")
    return
    ;;
  "migrate --version-code")
    return
    ;;
  "baseline -o" | "baseline --output")
    _osam_lint_files -f
    return
    ;;
  "schema --as")
    _osam_lint_words "served authored"
    return
    ;;
  "lsp --documentation")
    return
    ;;
  esac
  if [[ $word == -* ]]; then
    case "$command" in
    check) _osam_lint_words "--files-from --changed-since --markdown --as --kind --tz --stdin-filename --config --no-config --clients --date --server-date --no-suppressions --baseline --no-baseline --strict-baseline --force-exclude --format --output --fail-on -q --quiet --verbose --all --color --jobs --fix --unsafe-fixes --diff --skip-unrecognised --show-files --watch --lang -h --help" ;;
    fix) _osam_lint_words "--files-from --changed-since --markdown --as --kind --tz --stdin-filename --config --no-config --clients --date --server-date --no-suppressions --baseline --no-baseline --strict-baseline --force-exclude --format --output --fail-on -q --quiet --verbose --all --color --jobs --fix --unsafe-fixes --diff --skip-unrecognised --show-files --lang -h --help" ;;
    build) _osam_lint_words "--out --check --server-date --set --as --kind --tz --stdin-filename --config --no-config --clients --date --lang -h --help" ;;
    simulate) _osam_lint_words "--version --version-code --date --applies --clients --platform --language --expect --device --cached --last-ok --dont-show-again --offline --os-version --api-level --model --requirement --remembered --version-name --builder --opens --minutes-since-prompt --dont-ask --days-since-first --days-since-prompt --answered --opens-per-day --days --git --cached-git --as --kind --tz --stdin-filename --config --no-config --format --color --all --lang -h --help" ;;
    compat) _osam_lint_words "--as --kind --tz --stdin-filename --config --no-config --clients --format --color --lang -h --help" ;;
    outcomes) _osam_lint_words "--version --date --clients --platform --language --device --offline --os-version --model --requirement --remembered --version-name --builder --opens --minutes-since-prompt --dont-ask --days-since-first --days-since-prompt --answered --applies --git --as --kind --tz --stdin-filename --config --no-config --format --color --all --commands --lang -h --help" ;;
    prove) _osam_lint_words "--never --always --apart --version --date --clients --platform --language --device --offline --os-version --model --requirement --remembered --version-name --builder --opens --minutes-since-prompt --dont-ask --days-since-first --days-since-prompt --answered --applies --git --as --kind --tz --stdin-filename --config --no-config --format --color --lang -h --help" ;;
    test) _osam_lint_words "--only --missing --coverage-threshold --accept --all --date --clients --tz --config --no-config --format --output --color --lang -h --help" ;;
    diff) _osam_lint_words "--git --fail-on --date --all --applies --as --kind --tz --stdin-filename --config --no-config --version --clients --platform --language --device --offline --os-version --model --requirement --remembered --version-name --builder --opens --minutes-since-prompt --dont-ask --days-since-first --days-since-prompt --answered --format --color --lang -h --help" ;;
    agenda) _osam_lint_words "--days --date --clients --platform --applies --fail-on-change --as --kind --tz --stdin-filename --config --no-config --format --color --lang -h --help" ;;
    preview) _osam_lint_words "-o --output --git --date --clients --applies --watch --as --kind --tz --stdin-filename --config --no-config --lang -h --help" ;;
    init) _osam_lint_words "-o --output --with-schema --date --clients --lang -h --help" ;;
    migrate) _osam_lint_words "--to --platform --language --package --version-code --as --kind --tz --stdin-filename --config --no-config --lang -h --help" ;;
    baseline) _osam_lint_words "-o --output --as --kind --tz --stdin-filename --config --no-config --clients --date --lang -h --help" ;;
    settings) _osam_lint_words "--config --no-config --format --color --lang -h --help" ;;
    rules) _osam_lint_words "--lang -h --help" ;;
    explain) _osam_lint_words "--lang -h --help" ;;
    clients) _osam_lint_words "--format --lang -h --help" ;;
    schema) _osam_lint_words "--as --lang -h --help" ;;
    lsp) _osam_lint_words "--stdio --documentation --date --clients --config --no-config --lang -h --help" ;;
    completions) _osam_lint_words "--lang -h --help" ;;
    man) _osam_lint_words "--lang -h --help" ;;
    esac
    return
  fi
  if ((COMP_CWORD == 1)) || [[ $command == help ]]; then
    _osam_lint_words "check fix build simulate compat outcomes prove test diff agenda preview init migrate baseline settings rules explain clients schema lsp completions man help"
    if [[ $command == help ]]; then
      _osam_lint_words "docs licences"
      return
    fi
  fi
  case "$command" in
  check) _osam_lint_files -f ;;
  fix) _osam_lint_files -f ;;
  build) _osam_lint_files -f ;;
  simulate) _osam_lint_files -f ;;
  compat) _osam_lint_files -f ;;
  outcomes) _osam_lint_files -f ;;
  prove) _osam_lint_files -f ;;
  test) _osam_lint_files -f ;;
  diff) _osam_lint_files -f ;;
  agenda) _osam_lint_files -f ;;
  preview) _osam_lint_files -f ;;
  init) _osam_lint_words "osam-version osam-rating controldeversions valoracions prince-of-versions settings test"; _osam_lint_files -f ;;
  migrate) _osam_lint_files -f ;;
  baseline) _osam_lint_files -f ;;
  settings) _osam_lint_files -f ;;
  explain) _osam_lint_words "alert-survives-update ambiguous-kind api-level-as-system bare-system-version blank-around-text blocking-alert broken-json broken-url broken-yaml build-number-in-version byte-order-mark calendar-digits-as-date camel-case-key checkbox-lost-on-cancel clock-change-time comment-in-json configuration-not-an-object configuration-without-version custom-requirement date-in-seconds date-spelling date-too-large display-duration-hides-alert display-duration-in-milliseconds duplicate-key empty-alert-text empty-cancel-text empty-configuration-list empty-file empty-language-map empty-ok-text empty-url end-at-midnight end-date-in-1970 end-far-ahead escape-in-text expired-suppression extra-language failed-case filter-for-nobody filter-only-online filter-unknown-to-older-apps filter-without-effect force-without-end fractional-number frequency-letter-case frequency-wrong-type garbled-text half-a-character html-entity-in-text ignored-app-store-identifier insecure-url invisible-character language-in-capitals language-parameter-in-url leading-zero-in-version legal-keys-by-release likely-document list-under-plain-key lists-under-both-keys long-text loosely-written-boolean loosely-written-version lost-content lower-version-for-newer-system malformed-number message-hides-buttons message-without-content meta-not-an-object meta-of-two-types minutes-longer-than-a-year missing-comma missing-data-wrapper missing-frequency missing-language missing-member missing-opening-mark misspelt-store-host model-name-shape negative-number nested-meta nested-requirement no-catch-all no-platform-key not-worked-out null-date null-in-meta null-member null-requirement number-out-of-range number-with-exponent old-and-new-disagree old-document-shape old-min-sdk-wrong-type old-minimum-unreadable old-notification-letter-case old-object-without-list old-version-missing old-version-not-semantic only-custom-requirements openings-out-of-reach os-requirement-on-jvm os-requirement-unreadable os-requirement-wrong-type overlapping-windows package-name-shape partly-unreadable-version placeholder-text platform-not-a-list platforms-disagree prerelease-label prompt-at-first-opening quoted-number quoted-text raw-control-character refused-document repeated-document repeated-language required-above-last required-equals-last requirement-key-with-underscore requirements-not-an-object requirements-without-os same-text-in-all-languages same-text-in-two-languages server-date-outside-window single-quotes stale-baseline stale-server-date system-filter-unreadable system-version-precision text-after-end text-cut-by-yaml text-in-other-language text-without-languages too-many-findings trailing-comma trailing-zero-in-version typographic-quotes unknown-frequency unknown-key unknown-setting unknown-test-key unknown-value unquoted-text unreachable-configuration unreadable-date unreadable-version unrecognised-document unusable-setting unusable-suppression unusable-test unused-display-duration unused-suppression unused-url url-needs-encoding url-of-other-app url-of-other-store url-of-private-host url-of-unlisted-host url-percent-encoded url-with-fragment url-with-other-scheme url-without-app-page url-without-scheme version-code-shape version-code-too-large version-compared-as-text version-wrong-type window-closes-before-it-opens window-in-the-past window-of-one-instant wrong-ela-geminada wrong-encoding wrong-key-case wrong-language-code wrong-letter-case wrong-type yaml-version-dependent-value zero-display-duration zero-openings zero-server-date" ;;
  clients) _osam_lint_files -f ;;
  schema) _osam_lint_words "osam-version osam-rating controldeversions valoracions prince-of-versions settings test" ;;
  completions) _osam_lint_words "bash zsh fish" ;;
  esac
}

_osam_lint_words() {
  while IFS='' read -r line; do COMPREPLY+=("$line"); done < <(compgen -W "$1" -- "$word")
}

# Names of files may hold blanks: where bash knows how, it quotes them.
_osam_lint_files() {
  compopt -o filenames 2>/dev/null || :
  while IFS='' read -r line; do COMPREPLY+=("$line"); done < <(compgen "$1" -- "$word")
}

complete -F _osam_lint osam-lint
