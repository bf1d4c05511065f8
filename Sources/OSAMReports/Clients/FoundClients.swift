import OSAMFormats
import OSAMLint
import OSAMSyntax

/// The libraries that files of package managers name, for `--clients`.
package struct FoundClients: Sendable {
  package struct FoundPackage: Sendable {
    package var path: FilePath
    package var entry: PackageFile.NamedLibrary
    /// Value of the package for `--clients`: the library and its release; nil if it has no such value.
    var client: String?
    /// Why there is none.
    var problem: LocalizedMessage?
  }

  private var rows: [FoundPackage] = []
  private let selection: ClientSelection

  package init(of libraries: [Library]) { selection = ClientSelection(of: libraries) }

  package var isEmpty: Bool { rows.isEmpty }

  package mutating func add(_ entries: [PackageFile.NamedLibrary], in path: FilePath) {
    for entry in entries {
      var row = FoundPackage(path: path, entry: entry)
      if let version = entry.version {
        let name = "\(entry.library):\(version)"
        switch selection.only(name) {
        case .success: row.client = name
        case .failure(let problem): row.problem = problem.words
        }
      } else {
        row.problem = "its release does not stand here"
      }
      rows.append(row)
    }
  }

  /// Value for `--clients` and the settings; nil where no release is known.
  var clients: String? {
    var names: [String] = []
    for name in rows.compactMap({ $0.client }) where !names.contains(name) { names.append(name) }
    return names.isEmpty ? nil : names.joined(separator: ",")
  }

  package func text(in formatter: MessageFormatter) -> String {
    var lines = rows.map { row in
      let entry = row.entry
      let place = "\(Display.escaped(row.path)):\(entry.line): "
      let name = Display.escaped([entry.package, entry.version].compactMap { $0 }.joined(separator: " "))
      return "\(place)\(name) (\(row.client ?? "\(entry.library): \(formatter.text(row.problem ?? ""))"))"
    }
    if let clients { lines.append("clients: \(clients)") }
    return lines.map { $0 + "\n" }.joined()
  }

  package func json(in formatter: MessageFormatter) -> String {
    JSONAnswer.text(
      "packages",
      rows.map { row in
        .object([
          ("file", .string(row.path.display)), ("line", .integer(Int64(row.entry.line))),
          ("package", .string(row.entry.package)), ("version", .string(orNull: row.entry.version)),
          ("library", .string(row.entry.library)), ("client", .string(orNull: row.client)),
          ("problem", .string(orNull: row.problem.map(formatter.text))),
        ])
      }, ("clients", .string(orNull: clients)))
  }
}
