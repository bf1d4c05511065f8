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

/// A value of JSON as Foundation reads it.
indirect enum PlainJSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case whole(Int64)
  case fraction(Double)
  case text(String)
  case list([PlainJSON])
  case object([String: PlainJSON])

  /// Nil for what is no JSON. Foundation takes commas at an end, which RFC 8259 does not.
  init?(_ text: String) {
    if text.contains(",}") || text.contains(",]") { return nil }
    self.init(Data(text.utf8))
  }

  fileprivate init?(_ bytes: Data) {
    guard let value = try? JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed) else { return nil }
    self.init(value)
  }

  private init(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let number as NSNumber:
      switch String(cString: number.objCType) {
      case "c": self = .bool(number.boolValue)
      case "d": self = .fraction(number.doubleValue)
      default: self = .whole(number.int64Value)
      }
    case let list as [Any]: self = .list(list.map { PlainJSON($0) })
    case let members as [String: Any]: self = .object(members.mapValues { PlainJSON($0) })
    default: self = .null
    }
  }

  /// The member of an object; nil where there is none, and where this is no object.
  subscript(name: String) -> PlainJSON? { if case .object(let members) = self { members[name] } else { nil } }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var whole: Int64? { if case .whole(let whole) = self { whole } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var list: [PlainJSON]? { if case .list(let list) = self { list } else { nil } }
  var isObject: Bool { if case .object = self { true } else { false } }

  /// As the reading of the older libraries has it; nil for null.
  var any: Any? {
    switch self {
    case .null: nil
    case .bool(let flag): flag
    case .whole(let whole): Int(whole)
    case .fraction(let fraction): fraction
    case .text(let text): text
    case .list(let list): list.compactMap(\.any)
    case .object(let members): members.compactMapValues(\.any)
    }
  }
}
