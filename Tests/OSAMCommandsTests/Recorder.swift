import OSAMCommands
import OSAMFormats
import Synchronization

/// A machine that does everything another one does, and keeps what is written.
final class Recorder: SystemAround {
  let system: any System
  private let text = Mutex("")

  init(_ system: any System) { self.system = system }

  var written: String { text.withLock { $0 } }

  var currentDirectory: String? { "/" }
  func isTerminal(_ stream: Stream) -> Bool { false }
  func columns(of stream: Stream) -> Int? { nil }
  func write(_ text: String, to stream: Stream) -> Delivery {
    self.text.withLock { $0 += text }
    return .done
  }
}

/// Counts what several threads hand in. Not with a Mutex, which the thread sanitizer does not know for a lock.
final class Counter: Sendable {
  private let total = Atomic<Int>(0)
  private let number = Atomic<Int>(0)

  func add(_ value: Int) {
    total.wrappingAdd(value, ordering: .relaxed)
    number.wrappingAdd(1, ordering: .relaxed)
  }

  var sum: Int { total.load(ordering: .relaxed) }
  var count: Int { number.load(ordering: .relaxed) }
}
