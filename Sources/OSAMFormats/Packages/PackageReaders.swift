import OSAMSyntax

/// Packages of Dart, CocoaPods and npm.
extension PackageFile {
  /// A package is a block under its name, with a version.
  var pubEntries: [NamedLibrary] {
    names.flatMap { name, library -> [NamedLibrary] in
      guard case .pub(let package) = name, let start = lines.firstIndex(where: { $0.reads("  \(package):") }) else {
        return []
      }
      let block = lines[(start + 1)...].prefix { $0.starts(with: "    ") }
      let place = block.firstIndex { $0.starts(with: "    version:") }
      let version = place.flatMap { lines[$0].after("    version:")?.unquoted.text }
      return [NamedLibrary(library: library, package: package, version: version, line: (place ?? start) + 1)]
    }
  }

  /// `  - OSAMCommon (3.2.0):`; what a pod needs stands deeper, with a condition.
  var podEntries: [NamedLibrary] {
    names.flatMap { name, library -> [NamedLibrary] in
      guard case .pod(let package, let address) = name else { return [] }
      if let address, !lines.contains(where: { $0.has(address) }) { return [] }
      return lines.enumerated().compactMap { index, line in
        guard let version = line.after("  - ")?.unquoted.after("\(package) ("),
          version.bytes.first.map({ (0x30...0x39).contains($0) }) == true
        else { return nil }
        return NamedLibrary(
          library: library, package: package, version: version.prefix { $0 != UInt8(ascii: ")") }.text, line: index + 1)
      }
    }
  }

  var packageLockEntries: [NamedLibrary] {
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
  var yarnEntries: [NamedLibrary] {
    names.flatMap { name, library -> [NamedLibrary] in
      guard case .npm(let package) = name else { return [] }
      return lines.enumerated().compactMap { index, line in
        guard line.starts(with: "\(package)@") || line.starts(with: "\"\(package)@") else { return nil }
        let block = lines[(index + 1)...].prefix { $0.starts(with: " ") }
        let place = block.firstIndex { $0.trimmed.starts(with: "version") }
        let version = place.flatMap { lines[$0].trimmed.after("version") }.map { ($0.after(":") ?? $0).unquoted.text }
        return NamedLibrary(library: library, package: package, version: version, line: (place ?? index) + 1)
      }
    }
  }
}

/// Packages of Maven's repositories, which Gradle names.
extension PackageFile {
  /// `group:artifact:version`, or the parts by their names.
  var mavenEntries: [NamedLibrary] {
    let catalog = catalogVersions
    return names.flatMap { name, library -> [NamedLibrary] in
      guard case .maven(let group, let artifact) = name else { return [] }
      return lines.enumerated().compactMap { index, line in
        guard !isComment(line), let rest = rest(of: line, after: group, artifact) else { return nil }
        let written = rest.after(":").map { $0.prefix(while: Self.isPartOfVersion).text }
        let version = written ?? self.version(namedIn: rest, catalog)
        let isWritten = version.map { !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: "$")) } ?? false
        return NamedLibrary(
          library: library, package: "\(group):\(artifact)", version: isWritten ? version : nil, line: index + 1)
      }
    }
  }

  /// The rest of a line after the name of a package; nil in a line without it.
  private func rest(of line: PackageLine, after group: String, _ artifact: String) -> PackageLine? {
    if let rest = line.rest(after: "\(group):\(artifact)") {
      return rest.bytes.first.map { ":\"' =".utf8.contains($0) } == true ? rest : nil
    }
    return ["\"", "'"].contains { line.has($0 + group + $0) && line.has($0 + artifact + $0) } ? line : nil
  }

  /// The version in `version = "3.2.0"`, or of the name in `version.ref = "osam"`.
  private func version(namedIn rest: PackageLine, _ catalog: [String: String]) -> String? {
    if let name = rest.value(of: "version.ref") { return catalog[name] }
    return rest.value(of: "version")
  }

  /// The versions that a catalog names, by these names; of several of one name the first.
  private var catalogVersions: [String: String] {
    guard layout == .versionCatalog else { return [:] }
    var versions: [String: String] = [:]
    for line in lines {
      let name = line.trimmed.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "=") }.text
      guard !name.isEmpty, versions[name] == nil, let value = line.value(of: name) else { continue }
      versions[name] = value
    }
    return versions
  }

  private static func isPartOfVersion(_ byte: UInt8) -> Bool { !"\"')=@, ".utf8.contains(byte) }

  private func isComment(_ line: PackageLine) -> Bool {
    line.trimmed.starts(with: layout == .gradleBuild ? "//" : "#")
  }
}
