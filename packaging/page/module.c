// What Embedded Swift and libyaml leave to the platform of the page's module.

#include <stddef.h>
#include <stdlib.h>

// Of the page: `crypto.getRandomValues`. Only seeds of hashes come from it; no answer depends on one.
__attribute__((import_module("page"), import_name("random"))) extern void page_random(void *bytes, size_t count);

void arc4random_buf(void *bytes, size_t count) { page_random(bytes, count); }

// Canaries: the stack of a module cannot be reached by what it reads; Debian's wasi-libc has none of them.
void *__stack_chk_guard = (void *)0x5A5A5A5A;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// Numbers of texts, for `Double(_:)`: the place behind the number. The C library knows one locale alone.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end;
}
