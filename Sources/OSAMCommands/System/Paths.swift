/// Paths as texts: nothing here looks at the machine, and links are not followed.
enum Paths {
  /// A path from the root, without `.`, `..` and doubled slashes.
  static func absolute(_ path: String, in directory: String) -> String {
    var names: [Substring] = []
    // By bytes, as the file system does it: to part a text by its characters takes twenty times as long.
    for part in (path.hasPrefix("/") ? path : directory + "/" + path).utf8.split(separator: UInt8(ascii: "/")) {
      let name = Substring(part)
      switch name {
      case ".": continue
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The folder a path from the root is in; nil for the root.
  static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What leads from a folder to a path in it, both from the root; nil for a path elsewhere.
  static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder == "/" ? "/" : folder + "/"
    guard path.hasPrefix(prefix), path.utf8.count > prefix.utf8.count else { return nil }
    return String(path.dropFirst(prefix.count))
  }

  /// How people in a directory write a path from the root: `../.osam-lint.yml`.
  static func shown(_ path: String, in directory: String) -> String {
    if let below = relative(path, to: directory) { return below }
    var ups = ""
    var folder: String? = directory
    while let above = folder.flatMap(Self.folder(of:)) {
      ups += "../"
      if let below = relative(path, to: above) { return ups + below }
      folder = above
    }
    return path
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
