internal import CSystem
import OSAMSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program that is asked something, and gets only so much time and memory for its answer.
enum ChildProcess {
  /// Milliseconds. A file that is none of its kind, such as a FIFO, may keep a program waiting for ever.
  static let patience: Int64 = 30_000
  /// Bytes of data; not of addresses, of which a program that maps large files needs more.
  private static let memory: UInt64 = 2 << 30
  /// Bytes of an answer.
  private static let longestAnswer = Tree.largestFile / 4

  enum Answer: Equatable {
    /// Its output, when it succeeded.
    case written([UInt8])
    /// It did not succeed, or there is no such program.
    case failed
    /// It was waited for in vain.
    case late

    var isWritten: Bool { if case .written = self { true } else { false } }
  }

  /// The output of a program, which reads nothing.
  static func answer(of arguments: [GitName], _ variables: [GitName], patience: Int64 = patience) -> Answer {
    var (vector, environment) = (arguments.map { $0.copied() }, variables.map { $0.copied() })
    defer { for pointer in vector + environment { free(pointer) } }
    guard !vector.contains(nil), !environment.contains(nil), let program = vector.first ?? nil else { return .failed }
    vector.append(nil)
    environment.append(nil)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .failed }
    defer { close(ends[0]) }
    guard let child = start(program, &vector, &environment, writingTo: ends) else {
      close(ends[1])
      return .failed
    }
    close(ends[1])
    csystem_limit_data(child, memory)
    let answer = read(ends[0], until: now() + patience)
    // A program that wrote too much would wait for ever for somebody who reads the rest.
    if !answer.isWritten { kill(child, SIGKILL) }
    var ending: Int32 = 0
    while waitpid(child, &ending, 0) < 0 { if errno != EINTR { return .failed } }
    return answer.isWritten && ending != 0 ? .failed : answer
  }

  private static func start(
    _ program: UnsafeMutablePointer<CChar>, _ vector: inout [UnsafeMutablePointer<CChar>?],
    _ environment: inout [UnsafeMutablePointer<CChar>?], writingTo ends: [Int32]
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var child = pid_t()
    return posix_spawn(&child, program, &actions, nil, &vector, &environment) == 0 ? child : nil
  }

  /// All that comes until the end. Too much is a failure.
  private static func read(_ descriptor: Int32, until end: Int64) -> Answer {
    var answer: [UInt8] = []
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = end - now()
      guard left > 0 else { return .late }
      let count = poll(&request, 1, Int32(left))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? .late : .failed }
      switch POSIXSystem.readPiece(descriptor) {
      case .bytes(let bytes): answer += bytes
      case .end: return .written(answer)
      case .failed, .nothing: return .failed
      }
      if answer.count > longestAnswer { return .failed }
    }
  }

  /// Milliseconds of a clock that nobody sets.
  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
