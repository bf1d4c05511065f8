# Generated from the commands by make generate.
function __osam-lint_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __osam-lint_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __osam-lint_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __osam-lint_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __osam-lint_parse_tokens -S
    set -l unparsed_tokens (__osam-lint_tokens -pc)
    switch $unparsed_tokens[1]
    case 'osam-lint'
        __osam-lint_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'check'
            __osam-lint_parse_subcommand -r 1 'files-from=' 'changed-since=' 'as=' 'kind=' 'tz=' 'stdin-filename=' 'config=' 'no-config' 'clients=' 'date=' 'server-date=' 'no-suppressions' 'baseline=' 'no-baseline' 'strict-baseline' 'force-exclude' 'format=' 'output=+' 'fail-on=' 'q/quiet' 'color=' 'jobs=' 'fix' 'unsafe-fixes' 'diff' 'skip-unrecognised' 'show-files' 'h/help'
        case 'fix'
            __osam-lint_parse_subcommand -r 1 'files-from=' 'changed-since=' 'as=' 'kind=' 'tz=' 'stdin-filename=' 'config=' 'no-config' 'clients=' 'date=' 'server-date=' 'no-suppressions' 'baseline=' 'no-baseline' 'strict-baseline' 'force-exclude' 'format=' 'output=+' 'fail-on=' 'q/quiet' 'color=' 'jobs=' 'fix' 'unsafe-fixes' 'diff' 'skip-unrecognised' 'show-files' 'h/help'
        case 'build'
            __osam-lint_parse_subcommand -r 1 'out=' 'check' 'server-date=' 'set=+' 'as=' 'kind=' 'tz=' 'stdin-filename=' 'config=' 'no-config' 'clients=' 'date=' 'h/help'
        case 'simulate'
            __osam-lint_parse_subcommand -r 1 'version=' 'date=' 'applies=' 'client=' 'platform=' 'language=' 'expect=' 'cached=' 'last-ok=' 'dont-show-again' 'offline' 'os-version=' 'requirement=+' 'remembered=' 'version-name=' 'builder' 'opens=' 'minutes-since-prompt=' 'dont-ask' 'days-since-first=' 'days-since-prompt=' 'answered' 'opens-per-day=' 'days=' 'as=' 'kind=' 'tz=' 'stdin-filename=' 'config=' 'no-config' 'format=' 'color=' 'h/help'
        case 'compat'
            __osam-lint_parse_subcommand -r 1 'as=' 'kind=' 'tz=' 'stdin-filename=' 'config=' 'no-config' 'clients=' 'format=' 'color=' 'h/help'
        case 'init'
            __osam-lint_parse_subcommand 2 'o/output=' 'with-schema' 'date=' 'h/help'
        case 'migrate'
            __osam-lint_parse_subcommand 1 'to=' 'platform=' 'language=' 'package=' 'version-code=' 'as=' 'kind=' 'tz=' 'stdin-filename=' 'config=' 'no-config' 'h/help'
        case 'baseline'
            __osam-lint_parse_subcommand -r 1 'o/output=' 'as=' 'kind=' 'tz=' 'stdin-filename=' 'config=' 'no-config' 'clients=' 'date=' 'h/help'
        case 'settings'
            __osam-lint_parse_subcommand 1 'config=' 'no-config' 'format=' 'color=' 'h/help'
        case 'rules'
            __osam-lint_parse_subcommand 0 'h/help'
        case 'explain'
            __osam-lint_parse_subcommand 1 'h/help'
        case 'schema'
            __osam-lint_parse_subcommand 1 'as=' 'h/help'
        case 'help'
            __osam-lint_parse_subcommand -r 1 
        end
    end
end

function __osam-lint_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __osam-lint_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __osam-lint_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __osam-lint_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__osam-lint_tokens -p)
    if test -z "$(__osam-lint_tokens -t)"
        set -l index (count (__osam-lint_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'osam-lint' -f
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint" version' -l 'version' -d 'Show the version.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'check' -d 'Checks documents and says what released apps will do with each mistake.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'fix' -d 'Repairs what is certain: short for check --fix.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'build' -d 'Makes the exact JSON that apps decode from documents as people write them.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'simulate' -d 'Says what an app with this version does with a document at this moment, and why.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'compat' -d 'Shows which releases can decode a document, and why the others cannot.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'init' -d 'Starts a document: YAML with every member explained and what must be known left blank.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'migrate' -d 'Makes a document of osam-controldeversions into one of the common module or Prince of Versions.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'baseline' -d 'Records today\'s findings, so that from now on only new ones count.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'settings' -d 'Says which settings hold for a path, and where each of them comes from.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'rules' -d 'Lists every rule, by what it is about.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'explain' -d 'Says what a rule finds, why it matters and how it looks.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'schema' -d 'Prints the JSON Schema of a kind of document, or of settings.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint check" -ge 1' -F
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" files-from' -l 'files-from' -d 'Check the files that this file names, one on each line or with a NUL behind each; - is standard input.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" changed-since' -l 'changed-since' -d 'Check only what changed since the current branch left this one, and what git does not track yet.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" as' -l 'as' -d 'How the documents are meant: exactly what clients decode (served), or how people write them (authored). By default JSON is served and YAML is authored.' -rfka 'served authored'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" kind' -l 'kind' -d 'Kind of the documents, instead of recognising it by the keys: osam-version, osam-rating, controldeversions, valoracions or prince-of-versions.' -rfka 'osam-version osam-rating controldeversions valoracions prince-of-versions'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" tz' -l 'tz' -d 'Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00. (default: that of the settings, or Europe/Madrid)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" stdin-filename' -l 'stdin-filename' -d 'Name of standard input in answers; its ending says JSON or YAML.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" config' -l 'config' -d 'Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the current directory. OSAM_LINT_CONFIG names another default.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" no-config' -l 'no-config' -d 'Use no settings.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" clients' -l 'clients' -d 'Releases that matter, comma-separated: 2.0.0..3.0.1, osam:3.0.1, flutter:8.0.0. By default every release whose source was read.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" date' -l 'date' -d 'The moment rules about the clock compare with: now, 2026-12-01, 2026-12-01T09:00:00Z, milliseconds, +7d or -2h. OSAM_LINT_DATE names another default. (default: now)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" server-date' -l 'server-date' -d 'How the serverDate that apps get comes about: as it stands in the file (written), or anew before they get it (now), by the service or by build --server-date now. (default: that of the settings, or written)' -rfka 'written now'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" no-suppressions' -l 'no-suppressions' -d 'Report what comments and settings allow as well.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" baseline' -l 'baseline' -d 'Findings that osam-lint baseline recorded, and that do not count. By default .osam-lint-baseline.json beside or above a file.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" no-baseline' -l 'no-baseline' -d 'Report what is in the baseline as well.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" strict-baseline' -l 'strict-baseline' -d 'Fail when something in the baseline is gone, so that it cannot come back.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" force-exclude' -l 'force-exclude' -d 'Leave out what the settings exclude even when it is named, as hooks do.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" format' -l 'format' -d 'How findings are written to standard output: auto, text, concise, json, github, azure, gitlab, sarif, junit, checkstyle, rdjson or markdown. auto is github in GitHub Actions, else text. OSAM_LINT_FORMAT names another default. (default: auto)' -rfka 'auto text concise json github azure gitlab sarif junit checkstyle rdjson markdown'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check"' -l 'output' -d 'Write findings in a format to a file as well, such as sarif:osam.sarif; - is standard output. May be repeated.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" fail-on' -l 'fail-on' -d 'Lowest severity that makes the exit status 1: error, warning or info. OSAM_LINT_FAIL_ON names another default. (default: error)' -rfka 'error warning info'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" q quiet' -l 'quiet' -s 'q' -d 'Write no findings and no summary, only what could not be done; files of --output are written all the same.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" color' -l 'color' -d 'When to use colour: auto, always or never; auto means on a terminal, unless NO_COLOR is set. OSAM_LINT_COLOR names another default. (default: auto)' -rfka 'auto always never'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" jobs' -l 'jobs' -d 'Files checked at the same time.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" fix' -l 'fix' -d 'Repair what is certain, in the files themselves; then report and count what is left.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" unsafe-fixes' -l 'unsafe-fixes' -d 'With --fix: make repairs as well that change what apps do (osam-lint explain RULE says which do).'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" diff' -l 'diff' -d 'Show what --fix would change, as a difference that git apply takes, and write nothing; --format does not matter.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" skip-unrecognised' -l 'skip-unrecognised' -d 'Pass over named files that are no documents beyond doubt, as on a walk.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" show-files' -l 'show-files' -d 'Say of each file what it was taken for, and why.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint check" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint fix" -ge 1' -F
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" files-from' -l 'files-from' -d 'Check the files that this file names, one on each line or with a NUL behind each; - is standard input.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" changed-since' -l 'changed-since' -d 'Check only what changed since the current branch left this one, and what git does not track yet.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" as' -l 'as' -d 'How the documents are meant: exactly what clients decode (served), or how people write them (authored). By default JSON is served and YAML is authored.' -rfka 'served authored'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" kind' -l 'kind' -d 'Kind of the documents, instead of recognising it by the keys: osam-version, osam-rating, controldeversions, valoracions or prince-of-versions.' -rfka 'osam-version osam-rating controldeversions valoracions prince-of-versions'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" tz' -l 'tz' -d 'Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00. (default: that of the settings, or Europe/Madrid)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" stdin-filename' -l 'stdin-filename' -d 'Name of standard input in answers; its ending says JSON or YAML.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" config' -l 'config' -d 'Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the current directory. OSAM_LINT_CONFIG names another default.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" no-config' -l 'no-config' -d 'Use no settings.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" clients' -l 'clients' -d 'Releases that matter, comma-separated: 2.0.0..3.0.1, osam:3.0.1, flutter:8.0.0. By default every release whose source was read.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" date' -l 'date' -d 'The moment rules about the clock compare with: now, 2026-12-01, 2026-12-01T09:00:00Z, milliseconds, +7d or -2h. OSAM_LINT_DATE names another default. (default: now)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" server-date' -l 'server-date' -d 'How the serverDate that apps get comes about: as it stands in the file (written), or anew before they get it (now), by the service or by build --server-date now. (default: that of the settings, or written)' -rfka 'written now'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" no-suppressions' -l 'no-suppressions' -d 'Report what comments and settings allow as well.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" baseline' -l 'baseline' -d 'Findings that osam-lint baseline recorded, and that do not count. By default .osam-lint-baseline.json beside or above a file.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" no-baseline' -l 'no-baseline' -d 'Report what is in the baseline as well.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" strict-baseline' -l 'strict-baseline' -d 'Fail when something in the baseline is gone, so that it cannot come back.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" force-exclude' -l 'force-exclude' -d 'Leave out what the settings exclude even when it is named, as hooks do.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" format' -l 'format' -d 'How findings are written to standard output: auto, text, concise, json, github, azure, gitlab, sarif, junit, checkstyle, rdjson or markdown. auto is github in GitHub Actions, else text. OSAM_LINT_FORMAT names another default. (default: auto)' -rfka 'auto text concise json github azure gitlab sarif junit checkstyle rdjson markdown'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix"' -l 'output' -d 'Write findings in a format to a file as well, such as sarif:osam.sarif; - is standard output. May be repeated.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" fail-on' -l 'fail-on' -d 'Lowest severity that makes the exit status 1: error, warning or info. OSAM_LINT_FAIL_ON names another default. (default: error)' -rfka 'error warning info'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" q quiet' -l 'quiet' -s 'q' -d 'Write no findings and no summary, only what could not be done; files of --output are written all the same.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" color' -l 'color' -d 'When to use colour: auto, always or never; auto means on a terminal, unless NO_COLOR is set. OSAM_LINT_COLOR names another default. (default: auto)' -rfka 'auto always never'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" jobs' -l 'jobs' -d 'Files checked at the same time.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" fix' -l 'fix' -d 'Repair what is certain, in the files themselves; then report and count what is left.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" unsafe-fixes' -l 'unsafe-fixes' -d 'With --fix: make repairs as well that change what apps do (osam-lint explain RULE says which do).'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" diff' -l 'diff' -d 'Show what --fix would change, as a difference that git apply takes, and write nothing; --format does not matter.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" skip-unrecognised' -l 'skip-unrecognised' -d 'Pass over named files that are no documents beyond doubt, as on a walk.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" show-files' -l 'show-files' -d 'Say of each file what it was taken for, and why.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint fix" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint build" -ge 1' -F
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" out' -l 'out' -d 'Directory for the files, made when it is missing.' -rfa '(__osam-lint_complete_directories)'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" check' -l 'check' -d 'Write nothing; print how the files in --out differ, with exit status 1 when one does.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" server-date' -l 'server-date' -d 'serverDate for documents that have none: now, 2026-12-01, 2026-12-01T09:00:00Z, milliseconds, +7d or -2h.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build"' -l 'set' -d 'A value for a member where the document leaves it out; may be given several times.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" as' -l 'as' -d 'How the documents are meant: exactly what clients decode (served), or how people write them (authored). By default JSON is served and YAML is authored.' -rfka 'served authored'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" kind' -l 'kind' -d 'Kind of the documents, instead of recognising it by the keys: osam-version, osam-rating, controldeversions, valoracions or prince-of-versions.' -rfka 'osam-version osam-rating controldeversions valoracions prince-of-versions'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" tz' -l 'tz' -d 'Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00. (default: that of the settings, or Europe/Madrid)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" stdin-filename' -l 'stdin-filename' -d 'Name of standard input in answers; its ending says JSON or YAML.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" config' -l 'config' -d 'Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the current directory. OSAM_LINT_CONFIG names another default.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" no-config' -l 'no-config' -d 'Use no settings.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" clients' -l 'clients' -d 'Releases that matter, comma-separated: 2.0.0..3.0.1, osam:3.0.1, flutter:8.0.0. By default every release whose source was read.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" date' -l 'date' -d 'The moment rules about the clock compare with: now, 2026-12-01, 2026-12-01T09:00:00Z, milliseconds, +7d or -2h. OSAM_LINT_DATE names another default. (default: now)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint build" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint simulate" -ge 1' -F
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" version' -l 'version' -d 'Installed version as the library compares it: a version code such as 2021040000, or 1.2.3, or 1.2.3-45.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" date' -l 'date' -d 'The moment rules about the clock compare with: now, 2026-12-01, 2026-12-01T09:00:00Z, milliseconds, +7d or -2h. OSAM_LINT_DATE names another default. (default: now)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" applies' -l 'applies' -d 'Which installed versions a document reaches: those below its versionCode, exactly it (exact), up-to it, or all (as-served). (default: that of the settings, or below)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" client' -l 'client' -d 'Release of the library in the app: 3.0.1, osam:3.0.1, flutter:8.0.0 or pov-ios:4.0.8. By default the newest whose source was read.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" platform' -l 'platform' -d 'Platform of the device, ios, macos, android or jvm; what is for others is left out. By default the document\'s own, or each.' -rfka 'ios macos android jvm'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" language' -l 'language' -d 'Language of the alert, ca, es or en; by default all three are shown. For the older libraries the code the app asks for.' -rfka 'ca es en'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" expect' -l 'expect' -d 'Outcome that every document must have, such as FORCE or must-update; else the exit status is 1.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" cached' -l 'cached' -d 'The document this device fetched before; without it the device is new.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" last-ok' -l 'last-ok' -d 'When the user last pressed OK on this alert; the document was fetched before.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" dont-show-again' -l 'dont-show-again' -d 'The user ticked don\'t-show-again at the last OK; the document was fetched before.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" offline' -l 'offline' -d 'The device has no network.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" os-version' -l 'os-version' -d 'Version of the device\'s system: 14.2, or the API level for Prince of Versions on Android.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate"' -l 'requirement' -d 'The app registers a checker for this key of Prince of Versions that accepts this value; key=pre* what begins so, key alone anything. May be repeated.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" remembered' -l 'remembered' -d 'Version that Prince of Versions remembers to have notified.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" version-name' -l 'version-name' -d 'Name of the installed version, such as 2.4.0; for the common module, to which a new versionName that is this name is no change.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" builder' -l 'builder' -d 'The app makes the library object with its builder and not with new PrinceOfVersions(this); for Prince of Versions on Android 4.0.0 and 4.0.1.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" opens' -l 'opens' -d 'Openings of the app so far, this one included.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" minutes-since-prompt' -l 'minutes-since-prompt' -d 'Minutes since the last prompt, or since the first opening.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" dont-ask' -l 'dont-ask' -d 'The user refused for ever (possible on Android up to 1.1.0).'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" days-since-first' -l 'days-since-first' -d 'Days since the first opening, for the older libraries.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" days-since-prompt' -l 'days-since-prompt' -d 'Days since the last prompt, for the older libraries.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" answered' -l 'answered' -d 'The user answered the prompt (older Android library), or this build asked already (iOS).'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" opens-per-day' -l 'opens-per-day' -d 'A habit: openings a day, to list every prompt of --days.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" days' -l 'days' -d 'Days to look ahead with --opens-per-day.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" as' -l 'as' -d 'How the documents are meant: exactly what clients decode (served), or how people write them (authored). By default JSON is served and YAML is authored.' -rfka 'served authored'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" kind' -l 'kind' -d 'Kind of the documents, instead of recognising it by the keys: osam-version, osam-rating, controldeversions, valoracions or prince-of-versions.' -rfka 'osam-version osam-rating controldeversions valoracions prince-of-versions'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" tz' -l 'tz' -d 'Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00. (default: that of the settings, or Europe/Madrid)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" stdin-filename' -l 'stdin-filename' -d 'Name of standard input in answers; its ending says JSON or YAML.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" config' -l 'config' -d 'Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the current directory. OSAM_LINT_CONFIG names another default.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" no-config' -l 'no-config' -d 'Use no settings.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" color' -l 'color' -d 'When to use colour: auto, always or never; auto means on a terminal, unless NO_COLOR is set. OSAM_LINT_COLOR names another default. (default: auto)' -rfka 'auto always never'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint simulate" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint compat" -ge 1' -F
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint compat" as' -l 'as' -d 'How the documents are meant: exactly what clients decode (served), or how people write them (authored). By default JSON is served and YAML is authored.' -rfka 'served authored'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint compat" kind' -l 'kind' -d 'Kind of the documents, instead of recognising it by the keys: osam-version, osam-rating, controldeversions, valoracions or prince-of-versions.' -rfka 'osam-version osam-rating controldeversions valoracions prince-of-versions'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint compat" tz' -l 'tz' -d 'Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00. (default: that of the settings, or Europe/Madrid)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint compat" stdin-filename' -l 'stdin-filename' -d 'Name of standard input in answers; its ending says JSON or YAML.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint compat" config' -l 'config' -d 'Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the current directory. OSAM_LINT_CONFIG names another default.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint compat" no-config' -l 'no-config' -d 'Use no settings.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint compat" clients' -l 'clients' -d 'Releases that matter, comma-separated: 2.0.0..3.0.1, osam:3.0.1, flutter:8.0.0. By default every release whose source was read.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint compat" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint compat" color' -l 'color' -d 'When to use colour: auto, always or never; auto means on a terminal, unless NO_COLOR is set. OSAM_LINT_COLOR names another default. (default: auto)' -rfka 'auto always never'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint compat" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint init" o output' -l 'output' -s 'o' -d 'Another way to name the file.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint init" with-schema' -l 'with-schema' -d 'Write the schema that its first line names as well, beside the file, so that editors explain the members.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint init" date' -l 'date' -d 'The day after which example dates lie.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint init" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint migrate" -eq 1' -F
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" to' -l 'to' -d 'What it becomes: osam-version or prince-of-versions.' -rfka 'osam-version prince-of-versions'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" platform' -l 'platform' -d 'The platform it is for, android or ios; by default it may be for both.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" language' -l 'language' -d 'Language of texts that are not told apart by language: ca, es, en or all. osam-version only.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" package' -l 'package' -d 'Application id or bundle id of the app. osam-version only.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" version-code' -l 'version-code' -d 'Version code of the document\'s version.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" as' -l 'as' -d 'How the documents are meant: exactly what clients decode (served), or how people write them (authored). By default JSON is served and YAML is authored.' -rfka 'served authored'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" kind' -l 'kind' -d 'Kind of the documents, instead of recognising it by the keys: osam-version, osam-rating, controldeversions, valoracions or prince-of-versions.' -rfka 'osam-version osam-rating controldeversions valoracions prince-of-versions'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" tz' -l 'tz' -d 'Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00. (default: that of the settings, or Europe/Madrid)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" stdin-filename' -l 'stdin-filename' -d 'Name of standard input in answers; its ending says JSON or YAML.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" config' -l 'config' -d 'Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the current directory. OSAM_LINT_CONFIG names another default.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" no-config' -l 'no-config' -d 'Use no settings.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint migrate" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint baseline" o output' -l 'output' -s 'o' -d 'The file to write. (default: that of the settings, or .osam-lint-baseline.json beside them or where the repository begins)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint baseline" as' -l 'as' -d 'How the documents are meant: exactly what clients decode (served), or how people write them (authored). By default JSON is served and YAML is authored.' -rfka 'served authored'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint baseline" kind' -l 'kind' -d 'Kind of the documents, instead of recognising it by the keys: osam-version, osam-rating, controldeversions, valoracions or prince-of-versions.' -rfka 'osam-version osam-rating controldeversions valoracions prince-of-versions'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint baseline" tz' -l 'tz' -d 'Time zone of dates that name none: Europe/Madrid, UTC, or an offset such as +02:00. (default: that of the settings, or Europe/Madrid)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint baseline" stdin-filename' -l 'stdin-filename' -d 'Name of standard input in answers; its ending says JSON or YAML.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint baseline" config' -l 'config' -d 'Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the current directory. OSAM_LINT_CONFIG names another default.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint baseline" no-config' -l 'no-config' -d 'Use no settings.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint baseline" clients' -l 'clients' -d 'Releases that matter, comma-separated: 2.0.0..3.0.1, osam:3.0.1, flutter:8.0.0. By default every release whose source was read.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint baseline" date' -l 'date' -d 'The moment rules about the clock compare with: now, 2026-12-01, 2026-12-01T09:00:00Z, milliseconds, +7d or -2h. OSAM_LINT_DATE names another default. (default: now)' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint baseline" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint settings" config' -l 'config' -d 'Settings to use for every file, instead of the nearest .osam-lint.yml above it. Its globs then begin in the current directory. OSAM_LINT_CONFIG names another default.' -rF
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint settings" no-config' -l 'no-config' -d 'Use no settings.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint settings" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint settings" color' -l 'color' -d 'When to use colour: auto, always or never; auto means on a terminal, unless NO_COLOR is set. OSAM_LINT_COLOR names another default. (default: auto)' -rfka 'auto always never'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint settings" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint rules" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_positional "osam-lint explain" -eq 1' -fka 'alert-survives-update ambiguous-kind blank-around-text blocking-alert broken-json broken-yaml build-number-in-version byte-order-mark calendar-digits-as-date camel-case-key checkbox-lost-on-cancel clock-change-time comment-in-json configuration-not-an-object configuration-without-version custom-requirement date-in-seconds date-too-large display-duration-hides-alert display-duration-in-milliseconds duplicate-key empty-alert-text empty-cancel-text empty-configuration-list empty-file empty-language-map empty-ok-text empty-url end-at-midnight end-date-in-1970 end-far-ahead expired-suppression extra-language force-without-end fractional-number frequency-letter-case frequency-wrong-type garbled-text half-a-character html-entity-in-text ignored-app-store-identifier insecure-url invisible-character language-in-capitals language-parameter-in-url leading-zero-in-version legal-keys-by-release likely-document list-under-plain-key lists-under-both-keys long-text loosely-written-boolean loosely-written-version lower-version-for-newer-system malformed-number message-without-content meta-not-an-object meta-of-two-types minutes-longer-than-a-year missing-comma missing-data-wrapper missing-frequency missing-language missing-member missing-opening-mark negative-number nested-meta nested-requirement no-catch-all no-platform-key null-date null-in-meta null-member null-requirement number-out-of-range number-with-exponent old-and-new-disagree old-document-shape old-min-sdk-wrong-type old-minimum-unreadable old-notification-letter-case old-object-without-list old-version-missing old-version-not-semantic only-custom-requirements openings-out-of-reach os-requirement-on-jvm os-requirement-unreadable os-requirement-wrong-type overlapping-windows package-name-shape partly-unreadable-version placeholder-text platform-not-a-list platforms-disagree prerelease-label prompt-at-first-opening quoted-number raw-control-character refused-document repeated-document repeated-language required-above-last required-equals-last requirement-key-with-underscore requirements-not-an-object requirements-without-os same-text-in-all-languages same-text-in-two-languages server-date-outside-window single-quotes stale-baseline stale-server-date system-version-precision text-after-end text-cut-by-yaml text-in-other-language text-without-languages trailing-comma trailing-zero-in-version typographic-quotes unknown-frequency unknown-key unknown-setting unknown-value unquoted-text unreachable-configuration unreadable-date unreadable-version unrecognised-document unusable-setting unusable-suppression unused-display-duration unused-suppression unused-url url-needs-encoding url-of-other-app url-of-other-store url-of-private-host url-of-unlisted-host url-percent-encoded url-with-fragment url-with-other-scheme url-without-app-page url-without-scheme version-code-shape version-code-too-large version-compared-as-text version-wrong-type window-closes-before-it-opens window-in-the-past window-of-one-instant wrong-ela-geminada wrong-encoding wrong-key-case wrong-language-code wrong-letter-case wrong-type yaml-version-dependent-value zero-display-duration zero-openings'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint explain" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint schema" as' -l 'as' -d 'Which documents it describes: served or authored.' -rfka ''
complete -c 'osam-lint' -n '__osam-lint_should_offer_completions_for_flags_or_options "osam-lint schema" h help' -s 'h' -l 'help' -d 'Show help information.'
