#!/bin/sh
# Installs the Debian packages named that this machine lacks, visibly, or says what to install.
set -eu

missing=""
for package in "$@"; do
  case "$package" in
    libyaml-dev) test -e /usr/include/yaml.h || pkg-config --exists yaml-0.1 2>/dev/null ;;
    pkg-config) command -v pkg-config >/dev/null ;;
    python3) command -v python3 >/dev/null ;;
    python3-venv) python3 -c 'import ensurepip, venv' 2>/dev/null ;;
    *) dpkg -s "$package" >/dev/null 2>&1 ;;
  esac || missing="$missing $package"
done
if test -z "$missing"; then exit 0; fi

if ! command -v apt-get >/dev/null; then
  # By the names that the system's own packages have.
  if command -v brew >/dev/null; then
    how="brew install"
    names="libyaml-dev=libyaml python3-venv=python3"
  elif command -v dnf >/dev/null; then
    how="dnf install"
    names="libyaml-dev=libyaml-devel pkg-config=pkgconf-pkg-config python3-venv=python3"
  elif command -v apk >/dev/null; then
    how="apk add"
    names="libyaml-dev=yaml-dev pkg-config=pkgconf python3-venv=python3"
  elif command -v pacman >/dev/null; then
    how="pacman -S"
    names="libyaml-dev=libyaml pkg-config=pkgconf python3=python python3-venv=python"
  else
    how="the packages that Debian calls"
    names=""
  fi
  wanted=""
  for package in $missing; do
    for name in $names; do
      if test "${name%%=*}" = "$package"; then package="${name#*=}"; fi
    done
    case "$wanted " in *" $package "*) ;; *) wanted="$wanted $package" ;; esac
  done
  echo "please install what is missing: $how$wanted" >&2
  exit 1
fi
as_root=""
if test "$(id -u)" -ne 0; then
  if ! command -v sudo >/dev/null; then
    echo "please install as root: apt-get install$missing" >&2
    exit 1
  fi
  as_root="sudo"
fi
echo "installing:$missing"
$as_root apt-get update -qq
# shellcheck disable=SC2086  # a list of package names
$as_root apt-get install -y --no-install-recommends $missing
