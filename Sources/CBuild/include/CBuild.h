// What make says of the build to the program that it makes (Package.swift hands it over). Other builds know nothing.

#ifndef CBUILD_H
#define CBUILD_H

#include <stddef.h>

/// "release" for a build of a tag without changes, else the commit, as in "g84c8246" or "g84c8246.changed"; empty where
/// nobody said it.
extern const char *const cbuild_name;

/// The notices of what others made and the program contains (tools/notices.sh); bytes without a zero at their end.
extern const char *const cbuild_notices;

/// How many bytes these are; 0 where there are none.
extern const size_t cbuild_notices_length;

#endif
