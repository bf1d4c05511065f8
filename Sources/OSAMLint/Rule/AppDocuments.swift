import OSAMDecisions
import OSAMSyntax

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
    /// The file's name and its folder, as numbers. That of the name is made of its bytes.
    var name: Int
    var folder: Int
  }

  /// Places that the paths of two documents have in common: a folder, or all but the name of one folder.
  struct Slot: Hashable {
    fileprivate var folder: Int
    /// Of the names behind the folder that is left open; nil when none is.
    fileprivate var rest: UInt64?
  }

  private struct Folder {
    /// Nil for the outermost one.
    var parent: Int?
    /// Of its name.
    var hash: UInt64
  }

  private var members: [Member] = []
  private var folders: [Folder] = []
  private var folderNumbers: [[UInt8]: Int] = [:]

  /// `path` gives the path of a file by its number.
  package init(_ documents: some Sequence<(digest: DocumentDigest, file: Int)>, path: (Int) -> FilePath) {
    var last: Member?
    var lastFolder: ArraySlice<UInt8> = []
    for (digest, file) in documents {
      if let last, last.file == file {
        members.append(Member(digest: digest, file: file, name: last.name, folder: last.folder))
        continue
      }
      let bytes = path(file).bytes
      let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      var name = ByteHash(seed: 0)
      name.add(bytes[start...])
      // Most files are in one folder with the one before.
      let known = bytes[..<start] == lastFolder ? last?.folder : nil
      let member = Member(
        digest: digest, file: file, name: Int(truncatingIfNeeded: name.value),
        folder: known ?? folder(Self.plain(FilePath(bytes[..<start]))))
      members.append(member)
      last = member
      lastFolder = bytes[..<start]
    }
  }

  /// The names on the way to a file. The first is empty where the way begins at the root of the machine.
  private static func plain(_ path: FilePath) -> [FilePath] {
    let parts = path.names.filter { $0 != .here }
    return path.isAbsolute ? [""] + parts : parts
  }

  private mutating func folder(_ parts: [FilePath]) -> Int {
    var number = 0
    var path: [UInt8] = []
    if folders.isEmpty { folders.append(Folder(parent: nil, hash: 0)) }
    for part in parts {
      path += part.bytes + [UInt8(ascii: "/")]
      let known = folderNumbers[path, default: folders.count]
      if known == folders.count {
        var hash = ByteHash(seed: 0)
        hash.add(part.bytes[...])
        folders.append(Folder(parent: number, hash: hash.value))
        folderNumbers[path] = known
      }
      number = known
    }
    return number
  }

  var indices: Range<Int> { members.indices }
  subscript(index: Int) -> Member { members[index] }

  /// Repositories keep a copy of a document for each environment, in folders of their own: `pre/alert.json` and
  /// `pro/alert.json`. Two such files are not compared.
  func areCopies(_ left: Int, _ right: Int) -> Bool {
    members[left].name == members[right].name && members[left].file != members[right].file
  }

  /// Where documents that may be a pair are looked for, the nearest first: in the folder, then where one folder on the
  /// way has another name and all else is the same.
  func slots(of index: Int) -> [Slot] {
    var folder = members[index].folder
    var slots = [Slot(folder: folder)]
    var rest = ByteHash(seed: UInt64(bitPattern: Int64(members[index].name)))
    while let parent = folders[folder].parent {
      slots.append(Slot(folder: parent, rest: rest.value))
      rest.add(folders[folder].hash)
      folder = parent
    }
    return slots
  }
}
