#include "CBuild.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int count = -1;
static char **arguments = NULL;

int cbuild_argument_count(void) { return count; }

const char *cbuild_argument(int number) { return number < count ? arguments[number] : NULL; }

#if defined(__linux__) && defined(__GLIBC__)
/// Runs before the constructors of Swift's runtime. One of these asks /proc where the program is, to find a program
/// beside it that nobody ships, and aborts where nobody answers; it does not ask where SWIFT_ROOT says it.
__attribute__((constructor(101))) static void cbuild_start(int given_count, char **given) {
  count = given_count;
  arguments = given;
  char first;
  if (readlink("/proc/self/exe", &first, 1) < 0) (void)setenv("SWIFT_ROOT", "/", 0);
  errno = 0;
}
#endif
