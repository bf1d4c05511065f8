/// Paths as machines compare them with their own.
package enum PlainPath {
  /// The path without `./` before it.
  package static func of(_ path: String) -> String {
    guard path.utf8.starts(with: "./".utf8) else { return path }
    var rest = path.utf8[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    return rest.isEmpty ? path : String(Substring(rest))
  }
}
