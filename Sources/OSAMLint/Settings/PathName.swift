/// The name at the end of a path. This is asked of every file of a run, so it makes no texts.
package enum PathName {
  /// How many bytes stand in front of the last slash; nil where there is none.
  package static func slash(in path: String) -> Int? {
    var path = path
    return path.withUTF8 { $0.lastIndex(of: UInt8(ascii: "/")) }
  }

  /// Whether a path ends with one of these names, which begin with a dot.
  static func isOne(of names: [String], _ path: String) -> Bool {
    let start = slash(in: path).map { $0 + 1 } ?? 0
    let name = path.utf8.dropFirst(start)
    // Of thousands of files hardly one begins so.
    return name.first == UInt8(ascii: ".") && names.contains { name.elementsEqual($0.utf8) }
  }
}
