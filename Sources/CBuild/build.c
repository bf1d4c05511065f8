#include "CBuild.h"

#ifdef OSAM_LINT_BUILD
const char *const cbuild_name = OSAM_LINT_BUILD;
#else
const char *const cbuild_name = "";
#endif

// The file is written by the same make that names the build, so a build without a name has no old notices either.
#if defined(OSAM_LINT_BUILD) && defined(__has_embed)
#if __has_embed("../../.build-facts/THIRD-PARTY-NOTICES")
#define HAS_NOTICES
#endif
#endif

#ifdef HAS_NOTICES
#pragma clang diagnostic ignored "-Wc23-extensions"
static const char notices[] = {
#embed "../../.build-facts/THIRD-PARTY-NOTICES"
};
const char *const cbuild_notices = notices;
const size_t cbuild_notices_length = sizeof notices;
#else
const char *const cbuild_notices = "";
const size_t cbuild_notices_length = 0;
#endif
