// What make says of the build to the program that it makes (Package.swift hands it over; other builds know nothing), and
// what the process was started with.

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

/// How many words the process was started with, its own name among them, without asking /proc for it as Swift's
/// CommandLine does: that need not be mounted. Less than 0 where the C library does not tell it before main.
int cbuild_argument_count(void);

/// One of these words, from 0.
const char *cbuild_argument(int number);

#endif
