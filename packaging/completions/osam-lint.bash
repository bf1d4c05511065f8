#!/bin/bash
# Generated from the commands by make generate.

__osam-lint_cursor_index_in_current_word() {
    local remaining="${COMP_LINE}"

    local word
    for word in "${COMP_WORDS[@]::COMP_CWORD}"; do
        remaining="${remaining##*([[:space:]])"${word}"*([[:space:]])}"
    done

    local -ir index="$((COMP_POINT - ${#COMP_LINE} + ${#remaining}))"
    if [[ "${index}" -le 0 ]]; then
        printf 0
    else
        printf %s "${index}"
    fi
}

# positional arguments:
#
# - 1: the current (sub)command's count of positional arguments
#
# required variables:
#
# - repeating_flags: the repeating flags that the current (sub)command can accept
# - non_repeating_flags: the non-repeating flags that the current (sub)command can accept
# - repeating_options: the repeating options that the current (sub)command can accept
# - non_repeating_options: the non-repeating options that the current (sub)command can accept
# - positional_number: value ignored
# - unparsed_words: unparsed words from the current command line
#
# modified variables:
#
# - non_repeating_flags: remove flags for this (sub)command that are already on the command line
# - non_repeating_options: remove options for this (sub)command that are already on the command line
# - positional_number: set to the current positional number
# - unparsed_words: remove all flags, options, and option values for this (sub)command
__osam-lint_offer_flags_options() {
    local -ir positional_count="${1}"
    positional_number=0

    local was_flag_option_terminator_seen=false
    local is_parsing_option_value=false

    local -ar unparsed_word_indices=("${!unparsed_words[@]}")
    local -i word_index
    for word_index in "${unparsed_word_indices[@]}"; do
        if "${is_parsing_option_value}"; then
            # This word is an option value:
            # Reset marker for next word iff not currently the last word
            [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]] && is_parsing_option_value=false
            unset "unparsed_words[${word_index}]"
            # Do not process this word as a flag or an option
            continue
        fi

        local word="${unparsed_words["${word_index}"]}"
        if ! "${was_flag_option_terminator_seen}"; then
            case "${word}" in
            --)
                unset "unparsed_words[${word_index}]"
                # by itself -- is a flag/option terminator, but if it is the last word, it is the start of a completion
                if [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]]; then
                    was_flag_option_terminator_seen=true
                fi
                continue
                ;;
            -*)
                # ${word} is a flag or an option
                # If ${word} is an option, mark that the next word to be parsed is an option value
                local option
                for option in "${repeating_options[@]}" "${non_repeating_options[@]}"; do
                    [[ "${word}" = "${option}" ]] && is_parsing_option_value=true && break
                done

                # Remove ${word} from ${non_repeating_flags} or ${non_repeating_options} so it isn't offered again
                local not_found=true
                local -i index
                for index in "${!non_repeating_flags[@]}"; do
                    if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                        unset "non_repeating_flags[${index}]"
                        non_repeating_flags=("${non_repeating_flags[@]}")
                        not_found=false
                        break
                    fi
                done
                if "${not_found}"; then
                    for index in "${!non_repeating_flags[@]}"; do
                        if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                            unset "non_repeating_flags[${index}]"
                            non_repeating_flags=("${non_repeating_flags[@]}")
                            break
                        fi
                    done
                fi
                unset "unparsed_words[${word_index}]"
                continue
                ;;
            esac
        fi

        # ${word} is neither a flag, nor an option, nor an option value
        if [[ "${positional_number}" -lt "${positional_count}" || "${positional_count}" -lt 0 ]]; then
            # ${word} is a positional
            ((positional_number++))
            unset "unparsed_words[${word_index}]"
        else
            if [[ -z "${word}" ]]; then
                # Could be completing a flag, option, or subcommand
                positional_number=-1
            else
                # ${word} is a subcommand or invalid, so stop processing this (sub)command
                positional_number=-2
            fi
            break
        fi
    done

    unparsed_words=("${unparsed_words[@]}")

    if\
        ! "${was_flag_option_terminator_seen}"\
        && ! "${is_parsing_option_value}"\
        && [[ ("${cur}" = -* && "${positional_number}" -ge 0) || "${positional_number}" -eq -1 ]]
    then
        COMPREPLY+=($(compgen -W "${repeating_flags[*]} ${non_repeating_flags[*]} ${repeating_options[*]} ${non_repeating_options[*]}" -- "${cur}"))
    fi
}

__osam-lint_add_completions() {
    local completion
    while IFS='' read -r completion; do
        COMPREPLY+=("${completion}")
    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
}

__osam-lint_custom_complete() {
    if [[ -n "${cur}" || -z ${COMP_WORDS[${COMP_CWORD}]} || "${COMP_LINE:${COMP_POINT}:1}" != ' ' ]]; then
        local -ar words=("${COMP_WORDS[@]}")
    else
        local -ar words=("${COMP_WORDS[@]::${COMP_CWORD}}" '' "${COMP_WORDS[@]:${COMP_CWORD}}")
    fi

    "${COMP_WORDS[0]}" "${@}" "${words[@]}"
}

_osam-lint() {
    local state
    state="$(shopt -p;shopt -po)"
    trap "${state//$'\n'/;}" RETURN
    shopt -s extglob
    set +o history +o posix

    local -xr SAP_SHELL=bash
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
    local -r SAP_SHELL_VERSION

    local -r cur="${2}"
    local -r prev="${3}"

    local -i positional_number
    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

    local -a repeating_flags=()
    local -a non_repeating_flags=(--version -h --help)
    local -a repeating_options=()
    local -a non_repeating_options=()
    __osam-lint_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    check|fix|build|simulate|compat|init|migrate|baseline|settings|rules|explain|schema|help)
        # Offer subcommand argument completions
        "_osam-lint_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'check fix build simulate compat init migrate baseline settings rules explain schema help' -- "${cur}"))
        ;;
    esac
}

_osam-lint_check() {
    repeating_flags=()
    non_repeating_flags=(--no-config --no-suppressions --no-baseline --strict-baseline --force-exclude --quiet -q --fix --unsafe-fixes --diff --skip-unrecognised --show-files -h --help)
    repeating_options=(--output)
    non_repeating_options=(--files-from --changed-since --as --kind --tz --stdin-filename --config --clients --date --server-date --baseline --format --fail-on --color --jobs)
    __osam-lint_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--files-from')
        __osam-lint_add_completions -f
        return
        ;;
    '--changed-since')
        return
        ;;
    '--as')
        __osam-lint_add_completions -W 'served'$'\n''authored'
        return
        ;;
    '--kind')
        __osam-lint_add_completions -W 'osam-version'$'\n''osam-rating'$'\n''controldeversions'$'\n''valoracions'$'\n''prince-of-versions'
        return
        ;;
    '--tz')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--config')
        __osam-lint_add_completions -f
        return
        ;;
    '--clients')
        return
        ;;
    '--date')
        return
        ;;
    '--server-date')
        __osam-lint_add_completions -W 'written'$'\n''now'
        return
        ;;
    '--baseline')
        __osam-lint_add_completions -f
        return
        ;;
    '--format')
        __osam-lint_add_completions -W 'auto'$'\n''text'$'\n''concise'$'\n''json'$'\n''github'$'\n''azure'$'\n''gitlab'$'\n''sarif'$'\n''junit'$'\n''checkstyle'$'\n''rdjson'$'\n''markdown'
        return
        ;;
    '--output')
        return
        ;;
    '--fail-on')
        __osam-lint_add_completions -W 'error'$'\n''warning'$'\n''info'
        return
        ;;
    '--color')
        __osam-lint_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--jobs')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __osam-lint_add_completions -f
        return
        ;;
    esac
}

_osam-lint_fix() {
    repeating_flags=()
    non_repeating_flags=(--no-config --no-suppressions --no-baseline --strict-baseline --force-exclude --quiet -q --fix --unsafe-fixes --diff --skip-unrecognised --show-files -h --help)
    repeating_options=(--output)
    non_repeating_options=(--files-from --changed-since --as --kind --tz --stdin-filename --config --clients --date --server-date --baseline --format --fail-on --color --jobs)
    __osam-lint_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--files-from')
        __osam-lint_add_completions -f
        return
        ;;
    '--changed-since')
        return
        ;;
    '--as')
        __osam-lint_add_completions -W 'served'$'\n''authored'
        return
        ;;
    '--kind')
        __osam-lint_add_completions -W 'osam-version'$'\n''osam-rating'$'\n''controldeversions'$'\n''valoracions'$'\n''prince-of-versions'
        return
        ;;
    '--tz')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--config')
        __osam-lint_add_completions -f
        return
        ;;
    '--clients')
        return
        ;;
    '--date')
        return
        ;;
    '--server-date')
        __osam-lint_add_completions -W 'written'$'\n''now'
        return
        ;;
    '--baseline')
        __osam-lint_add_completions -f
        return
        ;;
    '--format')
        __osam-lint_add_completions -W 'auto'$'\n''text'$'\n''concise'$'\n''json'$'\n''github'$'\n''azure'$'\n''gitlab'$'\n''sarif'$'\n''junit'$'\n''checkstyle'$'\n''rdjson'$'\n''markdown'
        return
        ;;
    '--output')
        return
        ;;
    '--fail-on')
        __osam-lint_add_completions -W 'error'$'\n''warning'$'\n''info'
        return
        ;;
    '--color')
        __osam-lint_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--jobs')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __osam-lint_add_completions -f
        return
        ;;
    esac
}

_osam-lint_build() {
    repeating_flags=()
    non_repeating_flags=(--check --no-config -h --help)
    repeating_options=(--set)
    non_repeating_options=(--out --server-date --as --kind --tz --stdin-filename --config --clients --date)
    __osam-lint_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--out')
        __osam-lint_add_completions -d
        return
        ;;
    '--server-date')
        return
        ;;
    '--set')
        return
        ;;
    '--as')
        __osam-lint_add_completions -W 'served'$'\n''authored'
        return
        ;;
    '--kind')
        __osam-lint_add_completions -W 'osam-version'$'\n''osam-rating'$'\n''controldeversions'$'\n''valoracions'$'\n''prince-of-versions'
        return
        ;;
    '--tz')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--config')
        __osam-lint_add_completions -f
        return
        ;;
    '--clients')
        return
        ;;
    '--date')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __osam-lint_add_completions -f
        return
        ;;
    esac
}

_osam-lint_simulate() {
    repeating_flags=()
    non_repeating_flags=(--dont-show-again --offline --builder --dont-ask --answered --no-config -h --help)
    repeating_options=(--requirement)
    non_repeating_options=(--version --date --applies --client --platform --language --expect --cached --last-ok --os-version --remembered --version-name --opens --minutes-since-prompt --days-since-first --days-since-prompt --opens-per-day --days --as --kind --tz --stdin-filename --config --format --color)
    __osam-lint_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--version')
        return
        ;;
    '--date')
        return
        ;;
    '--applies')
        return
        ;;
    '--client')
        return
        ;;
    '--platform')
        __osam-lint_add_completions -W 'ios'$'\n''macos'$'\n''android'$'\n''jvm'
        return
        ;;
    '--language')
        __osam-lint_add_completions -W 'ca'$'\n''es'$'\n''en'
        return
        ;;
    '--expect')
        return
        ;;
    '--cached')
        __osam-lint_add_completions -f
        return
        ;;
    '--last-ok')
        return
        ;;
    '--os-version')
        return
        ;;
    '--requirement')
        return
        ;;
    '--remembered')
        return
        ;;
    '--version-name')
        return
        ;;
    '--opens')
        return
        ;;
    '--minutes-since-prompt')
        return
        ;;
    '--days-since-first')
        return
        ;;
    '--days-since-prompt')
        return
        ;;
    '--opens-per-day')
        return
        ;;
    '--days')
        return
        ;;
    '--as')
        __osam-lint_add_completions -W 'served'$'\n''authored'
        return
        ;;
    '--kind')
        __osam-lint_add_completions -W 'osam-version'$'\n''osam-rating'$'\n''controldeversions'$'\n''valoracions'$'\n''prince-of-versions'
        return
        ;;
    '--tz')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--config')
        __osam-lint_add_completions -f
        return
        ;;
    '--format')
        __osam-lint_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--color')
        __osam-lint_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __osam-lint_add_completions -f
        return
        ;;
    esac
}

_osam-lint_compat() {
    repeating_flags=()
    non_repeating_flags=(--no-config -h --help)
    repeating_options=()
    non_repeating_options=(--as --kind --tz --stdin-filename --config --clients --format --color)
    __osam-lint_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--as')
        __osam-lint_add_completions -W 'served'$'\n''authored'
        return
        ;;
    '--kind')
        __osam-lint_add_completions -W 'osam-version'$'\n''osam-rating'$'\n''controldeversions'$'\n''valoracions'$'\n''prince-of-versions'
        return
        ;;
    '--tz')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--config')
        __osam-lint_add_completions -f
        return
        ;;
    '--clients')
        return
        ;;
    '--format')
        __osam-lint_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--color')
        __osam-lint_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __osam-lint_add_completions -f
        return
        ;;
    esac
}

_osam-lint_init() {
    repeating_flags=()
    non_repeating_flags=(--with-schema -h --help)
    repeating_options=()
    non_repeating_options=(--output -o --date)
    __osam-lint_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        return
        ;;
    '--date')
        return
        ;;
    esac
}

_osam-lint_migrate() {
    repeating_flags=()
    non_repeating_flags=(--no-config -h --help)
    repeating_options=()
    non_repeating_options=(--to --platform --language --package --version-code --as --kind --tz --stdin-filename --config)
    __osam-lint_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--to')
        __osam-lint_add_completions -W 'osam-version'$'\n''prince-of-versions'
        return
        ;;
    '--platform')
        return
        ;;
    '--language')
        return
        ;;
    '--package')
        return
        ;;
    '--version-code')
        return
        ;;
    '--as')
        __osam-lint_add_completions -W 'served'$'\n''authored'
        return
        ;;
    '--kind')
        __osam-lint_add_completions -W 'osam-version'$'\n''osam-rating'$'\n''controldeversions'$'\n''valoracions'$'\n''prince-of-versions'
        return
        ;;
    '--tz')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--config')
        __osam-lint_add_completions -f
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __osam-lint_add_completions -f
        return
        ;;
    esac
}

_osam-lint_baseline() {
    repeating_flags=()
    non_repeating_flags=(--no-config -h --help)
    repeating_options=()
    non_repeating_options=(--output -o --as --kind --tz --stdin-filename --config --clients --date)
    __osam-lint_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        return
        ;;
    '--as')
        __osam-lint_add_completions -W 'served'$'\n''authored'
        return
        ;;
    '--kind')
        __osam-lint_add_completions -W 'osam-version'$'\n''osam-rating'$'\n''controldeversions'$'\n''valoracions'$'\n''prince-of-versions'
        return
        ;;
    '--tz')
        return
        ;;
    '--stdin-filename')
        return
        ;;
    '--config')
        __osam-lint_add_completions -f
        return
        ;;
    '--clients')
        return
        ;;
    '--date')
        return
        ;;
    esac
}

_osam-lint_settings() {
    repeating_flags=()
    non_repeating_flags=(--no-config -h --help)
    repeating_options=()
    non_repeating_options=(--config --format --color)
    __osam-lint_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--config')
        __osam-lint_add_completions -f
        return
        ;;
    '--format')
        __osam-lint_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--color')
        __osam-lint_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_osam-lint_rules() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=()
    __osam-lint_offer_flags_options 0
}

_osam-lint_explain() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=()
    __osam-lint_offer_flags_options 1

    # Offer positional completions
    case "${positional_number}" in
    1)
        __osam-lint_add_completions -W 'alert-survives-update'$'\n''ambiguous-kind'$'\n''blank-around-text'$'\n''blocking-alert'$'\n''broken-json'$'\n''broken-yaml'$'\n''build-number-in-version'$'\n''byte-order-mark'$'\n''calendar-digits-as-date'$'\n''camel-case-key'$'\n''checkbox-lost-on-cancel'$'\n''clock-change-time'$'\n''comment-in-json'$'\n''configuration-not-an-object'$'\n''configuration-without-version'$'\n''custom-requirement'$'\n''date-in-seconds'$'\n''date-too-large'$'\n''display-duration-hides-alert'$'\n''display-duration-in-milliseconds'$'\n''duplicate-key'$'\n''empty-alert-text'$'\n''empty-cancel-text'$'\n''empty-configuration-list'$'\n''empty-file'$'\n''empty-language-map'$'\n''empty-ok-text'$'\n''empty-url'$'\n''end-at-midnight'$'\n''end-date-in-1970'$'\n''end-far-ahead'$'\n''expired-suppression'$'\n''extra-language'$'\n''force-without-end'$'\n''fractional-number'$'\n''frequency-letter-case'$'\n''frequency-wrong-type'$'\n''garbled-text'$'\n''half-a-character'$'\n''html-entity-in-text'$'\n''ignored-app-store-identifier'$'\n''insecure-url'$'\n''invisible-character'$'\n''language-in-capitals'$'\n''language-parameter-in-url'$'\n''leading-zero-in-version'$'\n''legal-keys-by-release'$'\n''likely-document'$'\n''list-under-plain-key'$'\n''lists-under-both-keys'$'\n''long-text'$'\n''loosely-written-boolean'$'\n''loosely-written-version'$'\n''lower-version-for-newer-system'$'\n''malformed-number'$'\n''message-without-content'$'\n''meta-not-an-object'$'\n''meta-of-two-types'$'\n''minutes-longer-than-a-year'$'\n''missing-comma'$'\n''missing-data-wrapper'$'\n''missing-frequency'$'\n''missing-language'$'\n''missing-member'$'\n''missing-opening-mark'$'\n''negative-number'$'\n''nested-meta'$'\n''nested-requirement'$'\n''no-catch-all'$'\n''no-platform-key'$'\n''null-date'$'\n''null-in-meta'$'\n''null-member'$'\n''null-requirement'$'\n''number-out-of-range'$'\n''number-with-exponent'$'\n''old-and-new-disagree'$'\n''old-document-shape'$'\n''old-min-sdk-wrong-type'$'\n''old-minimum-unreadable'$'\n''old-notification-letter-case'$'\n''old-object-without-list'$'\n''old-version-missing'$'\n''old-version-not-semantic'$'\n''only-custom-requirements'$'\n''openings-out-of-reach'$'\n''os-requirement-on-jvm'$'\n''os-requirement-unreadable'$'\n''os-requirement-wrong-type'$'\n''overlapping-windows'$'\n''package-name-shape'$'\n''partly-unreadable-version'$'\n''placeholder-text'$'\n''platform-not-a-list'$'\n''platforms-disagree'$'\n''prerelease-label'$'\n''prompt-at-first-opening'$'\n''quoted-number'$'\n''raw-control-character'$'\n''refused-document'$'\n''repeated-document'$'\n''repeated-language'$'\n''required-above-last'$'\n''required-equals-last'$'\n''requirement-key-with-underscore'$'\n''requirements-not-an-object'$'\n''requirements-without-os'$'\n''same-text-in-all-languages'$'\n''same-text-in-two-languages'$'\n''server-date-outside-window'$'\n''single-quotes'$'\n''stale-baseline'$'\n''stale-server-date'$'\n''system-version-precision'$'\n''text-after-end'$'\n''text-cut-by-yaml'$'\n''text-in-other-language'$'\n''text-without-languages'$'\n''trailing-comma'$'\n''trailing-zero-in-version'$'\n''typographic-quotes'$'\n''unknown-frequency'$'\n''unknown-key'$'\n''unknown-setting'$'\n''unknown-value'$'\n''unquoted-text'$'\n''unreachable-configuration'$'\n''unreadable-date'$'\n''unreadable-version'$'\n''unrecognised-document'$'\n''unusable-setting'$'\n''unusable-suppression'$'\n''unused-display-duration'$'\n''unused-suppression'$'\n''unused-url'$'\n''url-needs-encoding'$'\n''url-of-other-app'$'\n''url-of-other-store'$'\n''url-of-private-host'$'\n''url-of-unlisted-host'$'\n''url-percent-encoded'$'\n''url-with-fragment'$'\n''url-with-other-scheme'$'\n''url-without-app-page'$'\n''url-without-scheme'$'\n''version-code-shape'$'\n''version-code-too-large'$'\n''version-compared-as-text'$'\n''version-wrong-type'$'\n''window-closes-before-it-opens'$'\n''window-in-the-past'$'\n''window-of-one-instant'$'\n''wrong-ela-geminada'$'\n''wrong-encoding'$'\n''wrong-key-case'$'\n''wrong-language-code'$'\n''wrong-letter-case'$'\n''wrong-type'$'\n''yaml-version-dependent-value'$'\n''zero-display-duration'$'\n''zero-openings'
        return
        ;;
    esac
}

_osam-lint_schema() {
    repeating_flags=()
    non_repeating_flags=(-h --help)
    repeating_options=()
    non_repeating_options=(--as)
    __osam-lint_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--as')
        return
        ;;
    esac
}

_osam-lint_help() {
    :
}

complete -o filenames -F _osam-lint osam-lint
