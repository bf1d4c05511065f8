#!/bin/sh
# What only the release file can show: it is fully static and brings no regular expressions, an empty argument vector is
# misuse, and it runs where there is nothing else.
set -eu
program="$1"
if test "$(uname)" = Linux; then
  if ldd "$program" >/dev/null 2>&1; then
    echo "$program is not fully static:" >&2
    ldd "$program" >&2
    exit 1
  fi
fi

if nm "$program" 2>/dev/null | grep -q RegexParser; then
  echo "$program brings regular expressions: somebody uses what OSAMSyntax/Text/TextSearch.swift stands for" >&2
  exit 1
fi

status=0
python3 - "$program" >/dev/null <<'PYTHON' || status=$?
import ctypes, os, sys
# execv of Python refuses an empty vector; the C library's does not.
library = ctypes.CDLL(None)
child = os.fork()
if child == 0:
    os.close(2)
    library.execv(sys.argv[1].encode(), (ctypes.c_char_p * 1)(None))
    os._exit(99)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
PYTHON
if test "$status" -ne 2; then
  echo "an empty argument vector ended with $status instead of 2" >&2
  exit 1
fi

status=0
echo '{"data": {"versionCode": 2026110001, "comparisonMode": "FORCE", "url": "",}}' | "$program" check --quiet - || status=$?
test "$status" -eq 1 || { echo "a trailing comma ended with $status" >&2; exit 1; }
echo "release file: static, exit statuses right"
