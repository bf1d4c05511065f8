import OSAMSyntax
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that stands beside another one until it takes its place. When the program is told to end, it goes first.
final class UnfinishedFile {
  let path: FilePath
  let descriptor: Int32
  private var isListening = false
  private var before: [(signal: Int32, action: sigaction)] = []

  /// Makes a new file beside a place. A name that is taken, by whomever, is left alone: where every process has the
  /// same number, as in containers, one that was killed leaves what the next one would have written.
  init(beside place: FilePath, mode: mode_t) throws(SystemProblem) {
    let folder = place.split.folder
    var made: (path: FilePath, descriptor: Int32)?
    var problem = EEXIST
    // A signal finds either no file or one that it knows of.
    let signals = Self.holdSignals()
    for _ in 0..<Self.namesTried where made == nil && problem == EEXIST {
      let name = ".osam-lint-\(getpid())-\(Self.count.wrappingAdd(1, ordering: .relaxed).newValue)"
      let path = folder.joined(FilePath(text: name))
      let descriptor = openFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode)
      if descriptor < 0 { problem = errno } else { made = (path, descriptor) }
    }
    guard let made else {
      Self.release(signals)
      throw POSIXSystem.writeProblem(problem)
    }
    (path, descriptor) = made
    listen()
    Self.release(signals)
  }

  deinit { forget() }

  /// A file that has its name from now on is not to be removed.
  func forget() {
    guard isListening else { return }
    isListening = false
    free(Self.takeName())
    for (signal, var action) in before { sigaction(signal, &action, nil) }
  }

  /// Puts signals off, so that none finds two files halfway through changing names.
  static func holdSignals() -> sigset_t {
    var (all, before) = (sigset_t(), sigset_t())
    sigemptyset(&all)
    for signal in signals { sigaddset(&all, signal) }
    pthread_sigmask(SIG_BLOCK, &all, &before)
    return before
  }

  static func release(_ signals: sigset_t) {
    var signals = signals
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }

  /// Numbers the files of this process.
  private static let count = Atomic<Int>(0)
  private static let namesTried = 10_000
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  // MARK: Signals

  /// The address of the name that goes when a signal comes, or 0: one file at a time is written.
  private static let name = Atomic<UInt>(0)

  private static func takeName() -> UnsafeMutablePointer<CChar>? {
    UnsafeMutablePointer(bitPattern: name.exchange(0, ordering: .acquiringAndReleasing))
  }

  private func listen() {
    guard let copy = path.withCString({ strdup($0) }) else { return }
    let address = UInt(bitPattern: copy)
    isListening = Self.name.compareExchange(expected: 0, desired: address, ordering: .acquiringAndReleasing).exchanged
    if !isListening { return free(copy) }
    for signal in Self.signals {
      var (mine, other) = (sigaction(), sigaction())
      // Signals that are ignored, or that somebody else listens to, stay as they are.
      guard sigaction(signal, nil, &other) == 0, Self.handler(of: other) == nil else { continue }
      #if canImport(Darwin)
        mine.__sigaction_u.__sa_handler = Self.end
      #elseif canImport(Musl)
        mine.__sa_handler.sa_handler = Self.end
      #else
        mine.__sigaction_handler.sa_handler = Self.end
      #endif
      if sigaction(signal, &mine, nil) == 0 { before.append((signal, other)) }
    }
  }

  private static func handler(of action: sigaction) -> (@convention(c) (Int32) -> Void)? {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler
    #else
      action.__sigaction_handler.sa_handler
    #endif
  }

  /// Does only what may be done when a signal comes: removes the file and ends the program as the signal itself does.
  private static let end: @convention(c) (Int32) -> Void = { signal in
    if let name = UnfinishedFile.takeName() { unlink(name) }
    var usual = sigaction()
    sigaction(signal, &usual, nil)
    raise(signal)
  }
}
