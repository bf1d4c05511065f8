# Generated from the commands by make generate.

# Whether the command that is typed is one of these.
function __osam_lint_in
  set -l words (commandline -opc)
  set -l command check
  if contains -- "$words[2]" help check fix build simulate compat init migrate baseline settings rules explain schema
    set command $words[2]
  end
  contains -- $command $argv
end

# Whether no word was typed yet.
function __osam_lint_starts
  test (count (commandline -opc)) -eq 1
end

complete -c osam-lint -n __osam_lint_starts -a check -d 'Checks documents and says what released apps will do with each mistake.'
complete -c osam-lint -n __osam_lint_starts -a fix -d 'Repairs what is certain: short for check --fix.'
complete -c osam-lint -n __osam_lint_starts -a build -d 'Makes the exact JSON that apps read from documents as people write them.'
complete -c osam-lint -n __osam_lint_starts -a simulate -d 'Says what an app with this version does with a document at this moment, and why.'
complete -c osam-lint -n __osam_lint_starts -a compat -d 'Shows which releases can read a document, and why the others cannot.'
complete -c osam-lint -n __osam_lint_starts -a init -d 'Starts a document: YAML with every member explained and what must be known left blank.'
complete -c osam-lint -n __osam_lint_starts -a migrate -d 'Makes a document of osam-controldeversions into one of the common module or Prince of Versions.'
complete -c osam-lint -n __osam_lint_starts -a baseline -d 'Records today\'s findings, so that from now on only new ones count.'
complete -c osam-lint -n __osam_lint_starts -a settings -d 'Says which settings hold for a path, and where each of them comes from.'
complete -c osam-lint -n __osam_lint_starts -a rules -d 'Lists every rule, by what it is about.'
complete -c osam-lint -n __osam_lint_starts -a explain -d 'Says what a rule finds, why it matters and how it looks.'
complete -c osam-lint -n __osam_lint_starts -a schema -d 'Prints the JSON Schema of a kind of document, or of settings.'
complete -c osam-lint -n __osam_lint_starts -a help -d 'Says what a command does and what it takes.'
complete -c osam-lint -n '__osam_lint_in help' -f -a 'check fix build simulate compat init migrate baseline settings rules explain schema'

complete -c osam-lint -n '__osam_lint_in check fix' -l files-from -r -F -d 'Check the files that this file names, one on each line or with a NUL behind each; - is standard input.'
complete -c osam-lint -n '__osam_lint_in check fix' -l changed-since -x -d 'Check only what changed since the current branch left this one, and what git does not track yet.'
complete -c osam-lint -n '__osam_lint_in check fix build simulate compat migrate baseline' -l as -x -a 'served authored' -d 'How the documents are meant: exactly what clients read (served), or how people write them (authored). By default JSON is served and YAML is authored.'
complete -c osam-lint -n '__osam_lint_in check fix build simulate compat migrate baseline' -l kind -x -a 'osam-version osam-rating controldeversions valoracions prince-of-versions' -d 'Kind of the documents, instead of recognising it by the keys: osam-version, osam-rating, controldeversions, valoracions or prince-of-versions.'
complete -c osam-lint -n '__osam_lint_in check fix build simulate compat migrate baseline' -l tz -x -d 'Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00. (default: that of the settings, or Europe/Madrid)'
complete -c osam-lint -n '__osam_lint_in check fix build simulate compat migrate baseline' -l stdin-filename -x -d 'Name of standard input in answers; its ending says JSON or YAML.'
complete -c osam-lint -n '__osam_lint_in check fix build simulate compat migrate baseline settings' -l config -r -F -d 'Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the current directory. OSAM_LINT_CONFIG names another default.'
complete -c osam-lint -n '__osam_lint_in check fix build simulate compat migrate baseline settings' -l no-config -d 'Use no settings.'
complete -c osam-lint -n '__osam_lint_in check fix build compat baseline' -l clients -x -d 'Releases that matter, comma-separated: 2.0.0..3.0.1, osam:3.0.1, flutter:8.0.0. By default every release whose source was read.'
complete -c osam-lint -n '__osam_lint_in check fix build simulate baseline' -l date -x -d 'The moment rules about the clock compare with: now, 2026-12-01, 2026-12-01T09:00:00Z, milliseconds, +7d or -2h. OSAM_LINT_DATE names another default. (default: now)'
complete -c osam-lint -n '__osam_lint_in check fix' -l server-date -x -a 'written now' -d 'How the serverDate that apps get comes about: as it stands in the file (written), or anew before they get it (now), by the service or by build --server-date now. (default: that of the settings, or written)'
complete -c osam-lint -n '__osam_lint_in check fix' -l no-suppressions -d 'Report what comments and settings allow as well.'
complete -c osam-lint -n '__osam_lint_in check fix' -l baseline -r -F -d 'Findings that osam-lint baseline recorded, and that do not count. By default .osam-lint-baseline.json beside or above a file.'
complete -c osam-lint -n '__osam_lint_in check fix' -l no-baseline -d 'Report what is in the baseline as well.'
complete -c osam-lint -n '__osam_lint_in check fix' -l strict-baseline -d 'Fail when something in the baseline is gone, so that it cannot come back.'
complete -c osam-lint -n '__osam_lint_in check fix' -l force-exclude -d 'Leave out what the settings exclude even when it is named, as hooks do.'
complete -c osam-lint -n '__osam_lint_in check fix' -l format -x -a 'auto text concise json github azure gitlab sarif junit checkstyle rdjson markdown' -d 'How findings are written to standard output: auto, text, concise, json, github, azure, gitlab, sarif, junit, checkstyle, rdjson or markdown. auto is github in GitHub Actions, else text. OSAM_LINT_FORMAT names another default. (default: auto)'
complete -c osam-lint -n '__osam_lint_in check fix' -l output -x -d 'Write findings in a format to a file as well, such as sarif:osam.sarif; - is standard output. May be repeated.'
complete -c osam-lint -n '__osam_lint_in check fix' -l fail-on -x -a 'error warning info' -d 'Lowest severity that makes the exit status 1: error, warning or info. OSAM_LINT_FAIL_ON names another default. (default: error)'
complete -c osam-lint -n '__osam_lint_in check fix' -s q -l quiet -d 'Write no findings and no summary, only what could not be done; files of --output are written all the same.'
complete -c osam-lint -n '__osam_lint_in check fix' -l verbose -d 'Say in the releases\' own words as well what apps do: ERROR, DISMISSED.'
complete -c osam-lint -n '__osam_lint_in check fix simulate compat settings' -l color -x -a 'auto always never' -d 'When to use colour: auto, always or never; auto means on a terminal, unless NO_COLOR is set. OSAM_LINT_COLOR names another default. (default: auto)'
complete -c osam-lint -n '__osam_lint_in check fix' -l jobs -x -d 'Files checked at the same time.'
complete -c osam-lint -n '__osam_lint_in check fix' -l fix -d 'Repair what is certain, in the files themselves; then report and count what is left.'
complete -c osam-lint -n '__osam_lint_in check fix' -l unsafe-fixes -d 'With --fix: make repairs as well that change what apps do (osam-lint explain RULE says which do).'
complete -c osam-lint -n '__osam_lint_in check fix' -l diff -d 'Show what --fix would change, as a difference that git apply takes, and write nothing; --format does not matter.'
complete -c osam-lint -n '__osam_lint_in check fix' -l skip-unrecognised -d 'Pass over named files that are no documents beyond doubt, as on a walk.'
complete -c osam-lint -n '__osam_lint_in check fix' -l show-files -d 'Say of each file what it was taken for, and why.'
complete -c osam-lint -n '__osam_lint_in check fix build simulate compat init migrate baseline settings rules explain schema' -s h -l help -d 'Show help information.'
complete -c osam-lint -n '__osam_lint_in build' -l out -x -a '(__fish_complete_directories)' -d 'Directory for the files, made when it is missing.'
complete -c osam-lint -n '__osam_lint_in build' -l check -d 'Write nothing; print how the files in --out differ, with exit status 1 when one does.'
complete -c osam-lint -n '__osam_lint_in build' -l server-date -x -d 'serverDate for documents that have none: now, 2026-12-01, 2026-12-01T09:00:00Z, milliseconds, +7d or -2h.'
complete -c osam-lint -n '__osam_lint_in build' -l set -x -d 'A value for a member where the document leaves it out. May be repeated.'
complete -c osam-lint -n '__osam_lint_in simulate' -l version -x -d 'Installed version as the library compares it: a version code such as 2021040000, or 1.2.3, or 1.2.3-45.'
complete -c osam-lint -n '__osam_lint_in simulate' -l applies -x -a 'below exact up-to as-served' -d 'Which installed versions a document reaches: those below its versionCode, exactly it (exact), up-to it, or all (as-served). (default: that of the settings, or below)'
complete -c osam-lint -n '__osam_lint_in simulate' -l client -x -d 'Release of the library in the app: 3.0.1, osam:3.0.1, flutter:8.0.0 or pov-ios:4.0.8. By default the newest whose source was read.'
complete -c osam-lint -n '__osam_lint_in simulate' -l platform -x -a 'ios macos android jvm' -d 'Platform of the device, ios, macos, android or jvm; what is for others is left out. By default the document\'s own, or each.'
complete -c osam-lint -n '__osam_lint_in simulate' -l language -x -a 'ca es en' -d 'Language of the alert, ca, es or en; by default all three are shown. For the older libraries the code the app asks for.'
complete -c osam-lint -n '__osam_lint_in simulate' -l expect -x -a 'FORCE LAZY INFO NONE PROMPT ERROR requiredUpdateNeeded newUpdateAvailable noUpdateAvailable REQUIRED_UPDATE_NEEDED NEW_UPDATE_AVAILABLE NO_UPDATE_AVAILABLE MANDATORY OPTIONAL NO_UPDATE newVersion noNewVersion must-update may-update inform prompt nothing error crash' -d 'Outcome that every document must have, such as FORCE or must-update; else the exit status is 1.'
complete -c osam-lint -n '__osam_lint_in simulate' -l cached -r -F -d 'The document this device fetched before; without it the device is new.'
complete -c osam-lint -n '__osam_lint_in simulate' -l last-ok -x -d 'When the user last pressed OK on this alert; the document was fetched before.'
complete -c osam-lint -n '__osam_lint_in simulate' -l dont-show-again -d 'The user ticked don\'t-show-again at the last OK; the document was fetched before.'
complete -c osam-lint -n '__osam_lint_in simulate' -l offline -d 'The device has no network.'
complete -c osam-lint -n '__osam_lint_in simulate' -l os-version -x -d 'Version of the device\'s system: 14.2, or the API level for Prince of Versions on Android.'
complete -c osam-lint -n '__osam_lint_in simulate' -l requirement -x -d 'The app registers a checker for this key of Prince of Versions that accepts this value; key=pre* what begins so, key alone anything. May be repeated.'
complete -c osam-lint -n '__osam_lint_in simulate' -l remembered -x -d 'Version that Prince of Versions remembers to have notified.'
complete -c osam-lint -n '__osam_lint_in simulate' -l version-name -x -d 'Name of the installed version, such as 2.4.0; for the common module, to which a new versionName that is this name is no change.'
complete -c osam-lint -n '__osam_lint_in simulate' -l builder -d 'The app makes the library object with its builder and not with new PrinceOfVersions(this); for Prince of Versions on Android 4.0.0 and 4.0.1.'
complete -c osam-lint -n '__osam_lint_in simulate' -l opens -x -d 'Openings of the app so far, this one included.'
complete -c osam-lint -n '__osam_lint_in simulate' -l minutes-since-prompt -x -d 'Minutes since the last prompt, or since the first opening.'
complete -c osam-lint -n '__osam_lint_in simulate' -l dont-ask -d 'The user refused for ever (possible on Android up to 1.1.0).'
complete -c osam-lint -n '__osam_lint_in simulate' -l days-since-first -x -d 'Days since the first opening, for the older libraries.'
complete -c osam-lint -n '__osam_lint_in simulate' -l days-since-prompt -x -d 'Days since the last prompt, for the older libraries.'
complete -c osam-lint -n '__osam_lint_in simulate' -l answered -d 'The user answered the prompt (older Android library), or this build asked already (iOS).'
complete -c osam-lint -n '__osam_lint_in simulate' -l opens-per-day -x -d 'A habit: openings a day, to list every prompt of --days.'
complete -c osam-lint -n '__osam_lint_in simulate' -l days -x -d 'Days to look ahead with --opens-per-day.'
complete -c osam-lint -n '__osam_lint_in simulate compat settings' -l format -x -a 'text json' -d 'How the answer is written: text or json. (default: text)'
complete -c osam-lint -n '__osam_lint_in init' -s o -l output -r -F -d 'Another way to name the file.'
complete -c osam-lint -n '__osam_lint_in init' -l with-schema -d 'Write the schema that its first line names as well, beside the file, so that editors explain the members.'
complete -c osam-lint -n '__osam_lint_in init' -l date -x -d 'The day after which example dates lie.'
complete -c osam-lint -n '__osam_lint_in migrate' -l to -x -a 'osam-version prince-of-versions' -d 'What it becomes: osam-version or prince-of-versions.'
complete -c osam-lint -n '__osam_lint_in migrate' -l platform -x -a 'android ios' -d 'The platform it is for, android or ios; by default it may be for both.'
complete -c osam-lint -n '__osam_lint_in migrate' -l language -x -a 'ca es en all' -d 'Language of texts that are not told apart by language: ca, es, en or all. osam-version only.'
complete -c osam-lint -n '__osam_lint_in migrate' -l package -x -d 'Application id or bundle id of the app. osam-version only.'
complete -c osam-lint -n '__osam_lint_in migrate' -l version-code -x -d 'Version code of the document\'s version.'
complete -c osam-lint -n '__osam_lint_in baseline' -s o -l output -r -F -d 'The file to write. (default: that of the settings, or .osam-lint-baseline.json beside them or where the repository begins)'
complete -c osam-lint -n '__osam_lint_in schema' -l as -x -a 'served authored' -d 'Which documents it describes: served or authored. (default: served)'

complete -c osam-lint -n '__osam_lint_in init' -a 'osam-version osam-rating controldeversions valoracions prince-of-versions settings'
complete -c osam-lint -n '__osam_lint_in rules' -f
complete -c osam-lint -n '__osam_lint_in explain' -f -a 'alert-survives-update ambiguous-kind blank-around-text blocking-alert broken-json broken-yaml build-number-in-version byte-order-mark calendar-digits-as-date camel-case-key checkbox-lost-on-cancel clock-change-time comment-in-json configuration-not-an-object configuration-without-version custom-requirement date-in-seconds date-too-large display-duration-hides-alert display-duration-in-milliseconds duplicate-key empty-alert-text empty-cancel-text empty-configuration-list empty-file empty-language-map empty-ok-text empty-url end-at-midnight end-date-in-1970 end-far-ahead expired-suppression extra-language force-without-end fractional-number frequency-letter-case frequency-wrong-type garbled-text half-a-character html-entity-in-text ignored-app-store-identifier insecure-url invisible-character language-in-capitals language-parameter-in-url leading-zero-in-version legal-keys-by-release likely-document list-under-plain-key lists-under-both-keys long-text loosely-written-boolean loosely-written-version lower-version-for-newer-system malformed-number message-without-content meta-not-an-object meta-of-two-types minutes-longer-than-a-year missing-comma missing-data-wrapper missing-frequency missing-language missing-member missing-opening-mark negative-number nested-meta nested-requirement no-catch-all no-platform-key null-date null-in-meta null-member null-requirement number-out-of-range number-with-exponent old-and-new-disagree old-document-shape old-min-sdk-wrong-type old-minimum-unreadable old-notification-letter-case old-object-without-list old-version-missing old-version-not-semantic only-custom-requirements openings-out-of-reach os-requirement-on-jvm os-requirement-unreadable os-requirement-wrong-type overlapping-windows package-name-shape partly-unreadable-version placeholder-text platform-not-a-list platforms-disagree prerelease-label prompt-at-first-opening quoted-number raw-control-character refused-document repeated-document repeated-language required-above-last required-equals-last requirement-key-with-underscore requirements-not-an-object requirements-without-os same-text-in-all-languages same-text-in-two-languages server-date-outside-window single-quotes stale-baseline stale-server-date system-version-precision text-after-end text-cut-by-yaml text-in-other-language text-without-languages trailing-comma trailing-zero-in-version typographic-quotes unknown-frequency unknown-key unknown-setting unknown-value unquoted-text unreachable-configuration unreadable-date unreadable-version unrecognised-document unusable-setting unusable-suppression unused-display-duration unused-suppression unused-url url-needs-encoding url-of-other-app url-of-other-store url-of-private-host url-of-unlisted-host url-percent-encoded url-with-fragment url-with-other-scheme url-without-app-page url-without-scheme version-code-shape version-code-too-large version-compared-as-text version-wrong-type window-closes-before-it-opens window-in-the-past window-of-one-instant wrong-ela-geminada wrong-encoding wrong-key-case wrong-language-code wrong-letter-case wrong-type yaml-version-dependent-value zero-display-duration zero-openings'
complete -c osam-lint -n '__osam_lint_in schema' -f -a 'osam-version osam-rating controldeversions valoracions prince-of-versions settings'
