/// Takes what a client writes apart into messages: a head such as `Content-Length: 12`, an empty line, so many bytes.
/// [LSP 3.17, base protocol]
package struct Frames {
  package enum Next: Equatable {
    case message([UInt8])
    /// The rest has not come yet.
    case unfinished
    /// The bytes are no message, and nobody can say where the next one begins: why.
    case broken(String)
  }

  /// Longer ones are none. A head has some twenty bytes; the longest text is four times what tests have.
  private static let longestHead = 4096
  private static let longestBody = 256 << 20

  private var bytes: [UInt8] = []
  /// Where what was not given away begins.
  private var start = 0
  /// The length of the message whose head was read.
  private var length: Int?
  private var isBroken = false

  package init() {}

  package mutating func add(_ more: [UInt8]) {
    if start == bytes.count {
      (bytes, start) = (more, 0)
    } else {
      bytes += more
    }
  }

  /// Something has come that is no whole message.
  package var isInside: Bool { length != nil || start < bytes.count }

  package mutating func next() -> Next {
    if length == nil {
      switch readHead() {
      case .success(nil): return .unfinished
      case .success(let length?): self.length = length
      case .failure(let fault): return .broken(fault.words)
      }
    }
    guard let length, bytes.count - start >= length else { return .unfinished }
    let message = Array(bytes[start..<start + length])
    start += length
    self.length = nil
    letGo()
    return .message(message)
  }

  /// Forgets the bytes that were given away as soon as they are the greater part.
  private mutating func letGo() {
    guard start * 2 > bytes.count else { return }
    bytes = Array(bytes[start...])
    start = 0
  }

  private struct Fault: Error { var words: String }

  /// The length that a head says; nil while it is not whole.
  private mutating func readHead() -> Result<Int?, Fault> {
    var length: Int?
    var line = start
    while let end = bytes[line...].firstIndex(of: 0x0A) {
      if end - start > Self.longestHead { break }
      let isPair = end > line && bytes[end - 1] == 0x0D
      let text = String(decoding: bytes[line..<(isPair ? end - 1 : end)], as: UTF8.self)
      line = end + 1
      if text.isEmpty {
        guard let length else { return .failure(Fault(words: "the head of a message names no Content-Length")) }
        start = line
        return .success(length)
      }
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return .failure(Fault(words: "the head of a message has a line without a colon")) }
      guard parts[0].lowercased() == "content-length" else { continue }
      let value = parts[1].filter { $0 != " " && $0 != "\t" }
      guard let count = Int(value), value.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), count <= Self.longestBody else {
        return .failure(Fault(words: "the Content-Length of a message is no length, or above \(Self.longestBody)"))
      }
      length = count
    }
    if bytes.count - start > Self.longestHead {
      return .failure(Fault(words: "the head of a message is longer than \(Self.longestHead) bytes"))
    }
    return .success(nil)
  }

  /// A message as it is written.
  package static func framed(_ message: JSONText) -> String {
    "Content-Length: \(message.text.utf8.count)\r\n\r\n\(message.text)"
  }
}
