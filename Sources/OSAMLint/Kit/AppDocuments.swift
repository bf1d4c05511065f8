import OSAMDecisions

/// Two documents of one app, by their places in `AppDocuments`.
package struct DocumentPair: Sendable, Equatable {
  /// The one read later: there the finding is.
  var later: Int
  var earlier: Int
}

/// The documents of one app that a run has read, of one kind and in one role, in the order of reading.
package struct AppDocuments: Sendable {
  package struct Member: Sendable {
    var digest: DocumentDigest
    /// Number of its file in the run.
    var file: Int
    /// The file's name and its folder, as numbers.
    var name: Int
    var folder: Int
  }

  private(set) var members: [Member] = []
  /// The folder above each folder; nil for the outermost ones.
  private(set) var parents: [Int?] = []
  private var folders: [Substring: Int] = [:]
  private var names: [Substring: Int] = [:]

  /// `path` gives the path of a file by its number.
  package init(_ documents: some Sequence<(digest: DocumentDigest, file: Int)>, path: (Int) -> String) {
    var last: Member?
    for (digest, file) in documents {
      if let last, last.file == file {
        members.append(Member(digest: digest, file: file, name: last.name, folder: last.folder))
        continue
      }
      let parts = Self.plain(path(file))
      let name = names[parts.last ?? "", default: names.count]
      names[parts.last ?? ""] = name
      let member = Member(digest: digest, file: file, name: name, folder: folder(parts.dropLast()))
      members.append(member)
      last = member
    }
  }

  /// The names on the way to a file. The first is empty where the way begins at the root of the machine.
  private static func plain(_ path: String) -> [Substring] {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return path.hasPrefix("/") ? [""] + parts : parts
  }

  private mutating func folder(_ parts: ArraySlice<Substring>) -> Int {
    var parent: Int?
    var path: Substring = ""
    for part in [""] + parts {
      path += part + "/"
      let folder = folders[path, default: parents.count]
      if folder == parents.count {
        parents.append(parent)
        folders[path] = folder
      }
      parent = folder
    }
    return parent ?? 0
  }

  var indices: Range<Int> { members.indices }
  subscript(index: Int) -> Member { members[index] }

  /// Repositories keep a copy of a document for each environment, in folders of their own: `pre/alert.json` and
  /// `pro/alert.json`. Two such files are not compared.
  func areCopies(_ left: Int, _ right: Int) -> Bool {
    members[left].name == members[right].name && members[left].file != members[right].file
  }
}
