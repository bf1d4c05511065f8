// What the standard library gives on one platform and not on another: `Mutex` is not in that of Embedded Swift for
// WebAssembly, where nothing runs at the same time. This module is the only one with conditions on the platform.

#if hasFeature(Embedded)
  /// A value that one at a time may use. Nothing runs at the same time here.
  public final class Lock<Value>: @unchecked Sendable {
    private var value: Value

    public init(_ value: sending Value) { self.value = value }

    public func withLock<Result, Problem: Error>(
      _ body: (inout Value) throws(Problem) -> Result
    ) throws(Problem) -> Result { try body(&value) }
  }
#else
  @_exported import Synchronization

  /// A value that one at a time may use.
  public typealias Lock = Mutex
#endif
