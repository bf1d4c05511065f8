import Foundation
import OSAMSyntax

/// A JSON value, to compare what two readers made of one text. Of a key given twice the last counts.
indirect enum ReadValue: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case array([ReadValue])
  case object([String: ReadValue])

  init(_ any: Any) {
    switch any {
    case let number as NSNumber:
      if CFBooleanLike.isBoolean(number) {
        self = .boolean(number.boolValue)
      } else {
        self = .number(number.doubleValue)
      }
    case let string as String: self = .string(Array(string.utf8))
    case let array as [Any]: self = .array(array.map(ReadValue.init))
    case let object as [String: Any]: self = .object(object.mapValues(ReadValue.init))
    default: self = .null
    }
  }

  init(_ tree: Tree, _ node: NodeID) {
    let node = tree.resolved(node)
    let text = tree.text(node)
    switch tree.kind(node) {
    case .object:
      var object: [String: ReadValue] = [:]
      tree.forEachPair(of: node) { object[tree.text($0.key)] = ReadValue(tree, $0.value) }
      self = .object(object)
    case .array:
      var array: [ReadValue] = []
      tree.forEachItem(of: node) { array.append(ReadValue(tree, $0)) }
      self = .array(array)
    case .number: self = Double(text).map(ReadValue.number) ?? .string(Array(text.utf8))
    case .boolean: self = .boolean(text.lowercased() == "true")
    case .string: self = .string(Array(text.utf8))
    default: self = .null
    }
  }
}

/// Foundation hands out booleans as numbers; their Objective-C type is `c`.
private enum CFBooleanLike {
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
