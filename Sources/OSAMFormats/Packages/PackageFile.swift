import OSAMSyntax

/// A file in which a package manager names what an app is built with. It is read as text, and nothing of it is run.
package struct PackageFile: Sendable {
  /// What a file is, by its name.
  package enum Layout: Sendable, CaseIterable {
    case pubspecLock, podfileLock, packageLock, yarnLock, gradleLock, versionCatalog, gradleBuild

    /// The name of such files; those that are written in Kotlin have `.kts` behind it.
    package var fileName: String {
      switch self {
      case .pubspecLock: "pubspec.lock"
      case .podfileLock: "Podfile.lock"
      case .packageLock: "package-lock.json"
      case .yarnLock: "yarn.lock"
      case .gradleLock: "gradle.lockfile"
      case .versionCatalog: "libs.versions.toml"
      case .gradleBuild: "build.gradle"
      }
    }

    package init?(fileName: some Collection<UInt8>) {
      let known = Self.allCases.first { fileName.elementsEqual($0.fileName.utf8) }
      guard let layout = fileName.elementsEqual("build.gradle.kts".utf8) ? .gradleBuild : known else { return nil }
      self = layout
    }
  }

  /// A library that the file names.
  package struct NamedLibrary: Sendable, Hashable {
    /// As `--clients` names it.
    package var library: String
    /// As the package manager does.
    package var package: String
    /// Nil where the file leaves it to another one.
    package var version: String?
    /// From 1.
    package var line: Int
  }

  private let layout: Layout
  private let names: [(name: PackageName, library: String)]
  private let bytes: [UInt8]
  private let lines: [String]

  package init(_ bytes: [UInt8], _ layout: Layout, of libraries: [Library]) {
    self.layout = layout
    self.bytes = bytes
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    var names: [(name: PackageName, library: String)] = []
    for library in libraries {
      names += library.packages.map { ($0, library.id) }
      for carrier in library.carriers {
        names += carrier.packages.filter { name in !names.contains { $0.name == name } }.map { ($0, carrier.id) }
      }
    }
    self.names = names
  }

  /// In the order of the file.
  package var entries: [NamedLibrary] {
    let found: [NamedLibrary] =
      switch layout {
      case .pubspecLock: pubEntries
      case .podfileLock: podEntries
      case .packageLock: packageLockEntries
      case .yarnLock: yarnEntries
      case .gradleLock, .versionCatalog, .gradleBuild: mavenEntries
      }
    var seen: Set<NamedLibrary> = []
    return found.sorted { $0.line < $1.line }.filter { seen.insert($0).inserted }
  }

  // MARK: Dart, CocoaPods, npm

  /// A package is a block under its name, with a version.
  private var pubEntries: [NamedLibrary] {
    names.flatMap { name, library -> [NamedLibrary] in
      guard case .pub(let package) = name, let start = lines.firstIndex(of: "  \(package):") else { return [] }
      let block = lines[(start + 1)...].prefix { $0.hasPrefix("    ") }
      let place = block.firstIndex { $0.hasPrefix("    version:") }
      let version = place.map { Self.unquoted(lines[$0].dropFirst("    version:".count)) }
      return [NamedLibrary(library: library, package: package, version: version, line: (place ?? start) + 1)]
    }
  }

  /// `  - OSAMCommon (3.2.0):`; what a pod needs stands deeper, with a condition.
  private var podEntries: [NamedLibrary] {
    names.flatMap { name, library -> [NamedLibrary] in
      guard case .pod(let package, let address) = name else { return [] }
      if let address, !lines.contains(where: { $0.has(address) }) { return [] }
      return lines.enumerated().compactMap { index, line in
        let item = Self.unquoted(line.dropFirst("  - ".count))
        guard line.hasPrefix("  - "), item.hasPrefix("\(package) (") else { return nil }
        let version = item.dropFirst(package.count + 2).prefix { $0 != ")" }
        guard version.first?.isASCII == true, version.first?.isNumber == true else { return nil }
        return NamedLibrary(library: library, package: package, version: String(version), line: index + 1)
      }
    }
  }

  private var packageLockEntries: [NamedLibrary] {
    let tree = Tree.read(bytes, as: .json)
    guard let root = tree.roots.first, tree.kind(root) == .object else { return [] }
    let map = LineMap(bytes)
    var entries: [NamedLibrary] = []
    tree.forEachOwnPair(of: root) { list in
      let prefix = tree.reads(list.key, "packages") ? "node_modules/" : ""
      guard prefix.isEmpty == tree.reads(list.key, "dependencies"), tree.kind(list.value) == .object else { return }
      tree.forEachOwnPair(of: list.value) { pair in
        for (name, library) in names {
          guard case .npm(let package) = name, tree.reads(pair.key, prefix + package), tree.kind(pair.value) == .object
          else { continue }
          tree.forEachOwnPair(of: pair.value) { member in
            guard tree.reads(member.key, "version"), tree.kind(member.value) == .string else { return }
            let line = map.position(of: tree.span(member.value).start).line
            entries.append(
              NamedLibrary(library: library, package: package, version: tree.text(member.value), line: line))
          }
        }
      }
    }
    return entries
  }

  /// `"react-native-modul-comu-osam@^0.3.0":`, and below it the version.
  private var yarnEntries: [NamedLibrary] {
    names.flatMap { name, library -> [NamedLibrary] in
      guard case .npm(let package) = name else { return [] }
      return lines.enumerated().compactMap { index, line in
        guard !line.hasPrefix(" "), line.hasPrefix("\(package)@") || line.hasPrefix("\"\(package)@") else { return nil }
        let block = lines[(index + 1)...].prefix { $0.hasPrefix(" ") }
        let place = block.firstIndex { $0.trimmingBlanks().hasPrefix("version") }
        let version = place.map { place in
          let rest = lines[place].trimmingBlanks().dropFirst("version".count)
          return Self.unquoted(rest.first == ":" ? rest.dropFirst() : rest)
        }
        return NamedLibrary(library: library, package: package, version: version, line: (place ?? index) + 1)
      }
    }
  }

  // MARK: Maven

  /// `group:artifact:version`, or the parts by their names.
  private var mavenEntries: [NamedLibrary] {
    let catalog = catalogVersions
    return names.flatMap { name, library -> [NamedLibrary] in
      guard case .maven(let group, let artifact) = name else { return [] }
      return lines.enumerated().compactMap { index, text in
        let line = Self.withoutComment(text, layout)
        guard let rest = Self.rest(of: line, group, artifact) else { return nil }
        let version =
          rest.first == ":"
          ? rest.dropFirst().prefix(while: Self.isPartOfVersion) : Self.version(named: rest, catalog)[...]
        let isWritten = !version.isEmpty && !version.contains("$")
        return NamedLibrary(
          library: library, package: "\(group):\(artifact)", version: isWritten ? String(version) : nil, line: index + 1
        )
      }
    }
  }

  /// What stands behind the name of a package in a line that has it.
  private static func rest(of line: String, _ group: String, _ artifact: String) -> Substring? {
    let parts = line.parts(around: "\(group):\(artifact)", most: 2)
    if parts.count == 2 {
      let rest = line[parts[1].startIndex...]
      return rest.first.map { ":\"' =".contains($0) } == true ? rest : nil
    }
    let quoted = ["\"", "'"].contains { line.has($0 + group + $0) && line.has($0 + artifact + $0) }
    return quoted ? line[...] : nil
  }

  /// The version in `version = "3.2.0"`, or of the name in `version.ref = "osam"`.
  private static func version(named rest: Substring, _ catalog: [String: String]) -> String {
    if let name = value(of: "version.ref", in: rest) { return catalog[name] ?? "" }
    return value(of: "version", in: rest) ?? ""
  }

  /// The versions that a catalog names, by these names; of several of one name the first.
  private var catalogVersions: [String: String] {
    guard layout == .versionCatalog else { return [:] }
    var versions: [String: String] = [:]
    for line in lines {
      let text = line.trimmingBlanks()
      let name = String(text.prefix { $0 != " " && $0 != "=" })
      guard !name.isEmpty, versions[name] == nil, let value = Self.value(of: name, in: text[...]) else { continue }
      versions[name] = value
    }
    return versions
  }

  /// `name = "value"` or `name: 'value'`.
  private static func value(of name: String, in text: Substring) -> String? {
    text.parts(around: name).dropFirst().lazy.compactMap { part -> String? in
      let rest = text[part.startIndex...].drop { $0 == " " }
      guard let sign = rest.first, sign == "=" || sign == ":" else { return nil }
      let value = rest.dropFirst().drop { $0 == " " }
      guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
      return String(value.dropFirst().prefix { $0 != quote })
    }.first
  }

  private static func isPartOfVersion(_ character: Character) -> Bool { !"\"')=@, ".contains(character) }

  private static func withoutComment(_ line: String, _ layout: Layout) -> String {
    let mark = layout == .gradleBuild ? "//" : "#"
    return line.trimmingBlanks().hasPrefix(mark) ? "" : line
  }

  private static func unquoted(_ text: some StringProtocol) -> String {
    let text = String(text).trimmingBlanks()
    guard let quote = text.first, quote == "\"" || quote == "'" else { return text }
    return String(text.dropFirst().prefix { $0 != quote })
  }
}
