import OSAMSyntax

/// A file in which a package manager names what an app is built with. It is read as text, and nothing of it is run.
package struct PackageFile: Sendable {
  /// The form of a file, known by its name.
  package enum Layout: Sendable, CaseIterable {
    /// Dart's resolved packages, in YAML.
    case pubspecLock
    /// CocoaPods' resolved pods, in YAML.
    case podfileLock
    /// npm's resolved packages, in JSON.
    case packageLock
    /// Those of Yarn, in a form of its own up to release 1 and in YAML since.
    case yarnLock
    /// Gradle's resolved dependencies, `group:artifact:version=configurations` in each line.
    case gradleLock
    /// Gradle's names for dependencies, in TOML.
    case versionCatalog
    /// A program in Groovy or Kotlin, of which single lines are understood.
    case gradleBuild

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

  let layout: Layout
  /// Packages that are looked for, with the library that each one is.
  let names: [(name: PackageName, library: String)]
  let bytes: [UInt8]
  let lines: [PackageLine]

  package init(_ bytes: [UInt8], _ layout: Layout, of libraries: [Library]) {
    self.layout = layout
    self.bytes = bytes
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      PackageLine(bytes: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
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
}
