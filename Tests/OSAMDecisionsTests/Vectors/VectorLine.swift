import Foundation
import Synchronization
import TestSupport
import Testing

/// A line of docs/vectors as a stranger reads it.
struct VectorLine: CustomStringConvertible {
  var library: String
  var releases: [String]
  var platform: String
  var configuration: String
  var kept: String?
  var device: [String: PlainJSON]
  var outcome: String
  var plain: String
  var result: String?
  var updateVersion: String?
  var source: String

  private init(_ line: PlainJSON) throws {
    func text(_ name: String) throws -> String { try #require(line[name]?.text, "\(line)") }
    library = try text("library")
    releases = try #require(line["releases"]?.list).map { try #require($0.text) }
    platform = try text("platform")
    configuration = try text("configuration")
    kept = line["kept"]?.text
    guard case .object(let device)? = line["device"] else { throw CocoaError(.coderReadCorrupt) }
    self.device = device
    outcome = try text("outcome")
    plain = try text("plain")
    result = line["result"]?.text
    updateVersion = line["updateVersion"]?.text
    source = try text("source")
  }

  var description: String { "\(library) \(releases) \(platform) \(device) \(configuration.prefix(1500)) \(kept ?? "")" }

  /// The flag beside the answers of Prince of Versions before release 4 on iOS and macOS; nil for other answers.
  var flag: String? { result.flatMap { $0.contains("=") ? $0 : nil } }

  static let folder = SharedFiles.packageRoot.appendingPathComponent("docs/vectors")

  /// The lines about a kind, in the order of its file. They are read once.
  static func all(of kind: String) throws -> [VectorLine] {
    try known.withLock { known in
      if let lines = known[kind] { return lines }
      let text = try String(contentsOf: folder.appendingPathComponent("\(kind).jsonl"), encoding: .utf8)
      let lines = try text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
        try VectorLine(try #require(PlainJSON(Data(line)), "\(line)"))
      }
      known[kind] = lines
      return lines
    }
  }

  private static let known = Mutex<[String: [VectorLine]]>([:])
}
