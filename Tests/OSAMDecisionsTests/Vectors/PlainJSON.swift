import Foundation

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

  init?(_ bytes: Data) {
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
