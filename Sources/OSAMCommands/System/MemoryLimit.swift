#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The end of a run that may use less memory than it needs (`ulimit -v`).
///
/// Swift ends a process that gets no memory by a signal, wherever it happens to be. A run that did not do its work says
/// so instead, and ends as such. Without a limit the signals stay as they are: then they mean a defect of the program.
enum MemoryLimit {
  static func watch() {
    var limit = rlimit()
    guard resources.contains(where: { getrlimit($0, &limit) == 0 && limit.rlim_cur != unlimited }) else { return }
    for number in [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
      signal(number) { _ in
        // Nothing but calls that are allowed wherever the signal struck.
        let words = MemoryLimit.words
        _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
        _exit(ExitStatus.incomplete.rawValue)
      }
    }
  }

  private static let words: StaticString = """
    osam-lint: stopped before the end: most likely the limit of memory is too low (ulimit -v)
    hint: Raise the limit, or check fewer and smaller files at a time; nothing is known about the rest.

    """

  #if canImport(Glibc)
    private static let resources = [RLIMIT_AS, RLIMIT_DATA].map { __rlimit_resource_t($0.rawValue) }
  #else
    private static let resources = [RLIMIT_AS, RLIMIT_DATA]
  #endif

  /// `RLIM_INFINITY`, which is no value that Swift imports.
  #if canImport(Darwin)
    private static let unlimited = rlim_t.max >> 1
  #else
    private static let unlimited = rlim_t.max
  #endif
}
