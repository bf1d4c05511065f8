import OSAMFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Input that came over a stream since somebody last asked.
package enum InputPiece: Sendable, Equatable {
  case bytes([UInt8])
  /// Nothing, in the time that was given.
  case nothing
  /// Nothing more will come.
  case end
  case failed(SystemProblem)
}

/// A stream that is read while its reader does other things.
package protocol IncomingStream: Sendable {
  /// Everything that has come; waits so many milliseconds for something, or not at all with 0.
  func next(within milliseconds: Int64) -> InputPiece
  /// Something has come that nobody has asked for yet.
  var hasMore: Bool { get }
}

/// Standard input, read by a thread of its own: whoever writes to it never waits for what is done with it, and so never
/// waits for somebody who waits for him.
///
/// Data that both threads touch is touched under the lock only, which is why the compiler's word is not needed.
final class InputThread: IncomingStream, @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let arrival = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var waiting: [UInt8] = []
  /// How it ended, once it has.
  private var ending: InputPiece?

  /// The thread ends with the process: a read cannot be called off.
  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(arrival, nil)
    let handle = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, nil, Self.run, handle.toOpaque())
    if status != 0 {
      handle.release()
      ending = .failed(SystemProblem("no thread can be started"))
    }
  }

  #if canImport(Darwin)
    private static let run: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pointer in
      Unmanaged<InputThread>.fromOpaque(pointer).takeRetainedValue().read()
      return nil
    }
  #else
    private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      if let pointer { Unmanaged<InputThread>.fromOpaque(pointer).takeRetainedValue().read() }
      return nil
    }
  #endif

  private func read() {
    while true {
      let piece = POSIXSystem.readPiece(STDIN_FILENO)
      pthread_mutex_lock(lock)
      if case .bytes(let bytes) = piece {
        if waiting.isEmpty { waiting = bytes } else { waiting += bytes }
      } else {
        ending = piece
      }
      let isOver = ending != nil
      pthread_cond_signal(arrival)
      pthread_mutex_unlock(lock)
      if isOver { return }
    }
  }

  func next(within milliseconds: Int64) -> InputPiece {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if waiting.isEmpty, ending == nil, milliseconds > 0 {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      let nanoseconds = Int(milliseconds % 1000) * 1_000_000 + time.tv_nsec
      time.tv_sec += Int(milliseconds / 1000) + nanoseconds / 1_000_000_000
      time.tv_nsec = nanoseconds % 1_000_000_000
      while waiting.isEmpty, ending == nil, pthread_cond_timedwait(arrival, lock, &time) == 0 {}
    }
    if waiting.isEmpty { return ending ?? .nothing }
    defer { waiting = [] }
    return .bytes(waiting)
  }

  var hasMore: Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return !waiting.isEmpty || ending != nil
  }
}
