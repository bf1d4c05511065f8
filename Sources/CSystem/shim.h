// System calls that Swift's own modules of the C library leave out. Where a system lacks one, the call fails with ENOSYS.

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/types.h>
#include <sys/xattr.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
long syscall(long number, ...);
#elif defined(__APPLE__)
#include <copyfile.h>
#include <stdio.h>
#include <sys/stdio.h>
#endif

/// Columns of the terminal behind a descriptor; 0 where it is none, or does not say it.
static inline int csystem_terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/// Lets two files of one file system change names, in one step.
static inline int csystem_exchange(const char *one, const char *other) {
#if defined(__linux__) && defined(SYS_renameat2)
  const unsigned int exchange = 1 << 1;
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, exchange);
#elif defined(__APPLE__)
  return renamex_np(one, other, RENAME_SWAP);
#else
  errno = ENOSYS;
  return -1;
#endif
}

#if defined(__linux__)
static inline ssize_t csystem_list_attributes(int file, char *names, size_t size) {
  return flistxattr(file, names, size);
}

static inline ssize_t csystem_attribute(int file, const char *name, void *value, size_t size) {
  return fgetxattr(file, name, value, size);
}

static inline int csystem_set_attribute(int file, const char *name, const void *value, size_t size) {
  return fsetxattr(file, name, value, size, 0);
}

static inline int csystem_remove_attribute(int file, const char *name) { return fremovexattr(file, name); }
#elif defined(__APPLE__)
static inline int csystem_copy_attributes(int from, int to) {
  return fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR);
}
#endif

/// Lets another process have so many bytes of data and no more, where the system can say that of another one.
static inline void csystem_limit_data(pid_t process, unsigned long long bytes) {
#if defined(__linux__) && defined(SYS_prlimit64)
  const struct {
    unsigned long long soft, hard;
  } limit = {bytes, bytes};
  // RLIMIT_DATA: including its header here would take it away from Swift's module of the C library.
  const int data = 2;
  (void)syscall(SYS_prlimit64, process, data, &limit, (void *)0);
#else
  (void)process;
  (void)bytes;
#endif
}
