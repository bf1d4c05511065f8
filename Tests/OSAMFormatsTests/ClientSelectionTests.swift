import TestSupport
import Testing

@testable import OSAMFormats

/// Every range that `--clients` can name leaves a check something to go by.
@Suite struct ClientSelectionTests {
  /// Releases of a library as `--clients` names them, oldest first, each with the native ones that it is.
  private struct Line {
    var id: String
    var library: Library
    var rows: [(name: String, native: [String])]

    static let libraries = Library.all.map { library in
      Line(id: library.id, library: library, rows: library.releases.map { ($0.name, [$0.name]) })
    }
    /// [module-flutter]
    static let flutter = Line(
      id: "flutter", library: .osam,
      rows: [
        ("3.0.0", ["1.0.9"]), ("5.1.0", ["2.1.7", "2.1.8"]), ("7.0.2", ["2.2.4"]), ("8.0.2", ["3.0.1"]),
        ("8.0.4-dev", ["3.0.6-dev"]), ("8.0.9-dev", ["3.0.6-dev", "3.0.14-dev"]), ("8.1.0", ["3.1.0"]),
        ("8.1.5-dev", ["3.1.4-dev"]), ("8.2.0", ["3.2.0-dev"]), ("8.2.1", ["3.2.0"]),
      ])
    /// [module-react-native, module-cordova]
    static let others = [
      Line(id: "rn", library: .osam, rows: [("0.1.0", ["3.1.0"]), ("0.2.1", ["3.1.0"]), ("0.3.0", ["3.2.0"])]),
      Line(
        id: "cordova", library: .osam,
        rows: [("1.0.3", ["2.1.8"]), ("1.0.4", ["2.2.2"]), ("1.0.5", ["2.2.3"])]),
    ]
    static let wrappers = [flutter] + others
  }

  /// The targets of a check that is about these clients, of one library.
  private func checked(_ text: String, _ library: Library) throws -> (
    targets: ClientSet, substitutions: ReleaseSubstitutions
  ) {
    var targets = try ClientSelection.parse(text).get()
    let substitutions = ReleaseSubstitutions(in: &targets)
    return (targets.intersection(ClientSet(library)), substitutions)
  }

  /// Releases of a carrier follow each other, and what they have in them is known.
  @Test func rowsOfCarriers() throws {
    let carriers = Library.all.flatMap { library in library.carriers.map { (library, $0) } }
    #expect(carriers.filter { !$0.1.rows.isEmpty }.map(\.1.id) == Line.wrappers.map(\.id))
    for (library, carrier) in carriers {
      var last: [Int] = []
      for row in carrier.rows {
        let ends = try #require(row.ends, "\(row.from)")
        #expect(last.lexicographicallyPrecedes(ends.low), "\(row.from)")
        #expect(!ends.high.lexicographicallyPrecedes(ends.low), "\(row.from)")
        last = ends.high
        #expect(!row.carried.isEmpty)
        for name in row.carried { #expect(Client.named(library.id, name) != nil, "\(row.from) has \(name)") }
      }
    }
  }

  private static let unknown = ["0.0.0", "99.0.0", "3.3.0-dev", "1.0.2-"]

  @Test(arguments: (Line.libraries + Line.wrappers).map(\.id))
  func aRangeHasTargetsOrIsMisuse(_ id: String) throws {
    let line = try #require((Line.libraries + Line.wrappers).first { $0.id == id })
    let names = line.rows.map(\.name)
    let ends: [String?] = [nil] + names + Self.unknown
    for from in ends {
      for to in ends {
        let text = "\(id):\(from ?? "")..\(to ?? "")"
        let places = [from ?? names.first, to ?? names.last].map { end in names.firstIndex { $0 == end } }
        guard let first = places[0], let last = places[1], first <= last else {
          #expect(throws: ClientSelection.Problem.self, "\(text)") { try ClientSelection.parse(text).get() }
          continue
        }
        let (targets, substitutions) = try checked(text, line.library)
        #expect(!targets.isEmpty && targets.isSubset(of: .everyone.verified), "\(text)")
        // Between two rows of a wrapper lie others.
        if Line.wrappers.contains(where: { $0.id == id }) { continue }
        let inside = line.rows[first...last].flatMap(\.native).compactMap { Client.named(line.library.id, $0) }
        let (read, unread) = (inside.filter(\.release.isVerified), inside.filter { !$0.release.isVerified })
        // Nothing but development releases was not read.
        let isPassedOver = !read.isEmpty
        #expect(ClientSet(read).isSubset(of: targets), "\(text)")
        #expect(substitutions.unread == (isPassedOver ? .empty : ClientSet(unread)), "\(text)")
      }
    }
  }

  /// Development releases after 3.0.1 were not read [module-later-releases].
  @Test(arguments: [
    "osam:3.2.0-dev", "3.2.0-dev", "3.2.0-dev..3.2.0-dev", "flutter:8.2.0", "flutter:8.2.0..8.2.0",
    "flutter:8.2.0,3.2.0-dev",
  ])
  func whatWasNotReadIsCheckedAsTheNearestBefore(_ text: String) throws {
    let (targets, substitutions) = try checked(text, .osam)
    #expect(targets.clients.map(\.name) == ["osam:3.1.0"])
    #expect(substitutions.sentence != nil && substitutions.instead == targets)
    let selected = try ClientSelection.only(text).get()
    #expect(selected.verified.isEmpty && !selected.isEmpty)
  }

  /// One release of a wrapper is the releases that it has in it; what was not read leads to the nearest before it.
  @Test(arguments: [
    ("flutter:8.0.2", "3.0.1"), ("osam-flutter:8.2.1", "3.2.0"), ("flutter:8.0.4-dev", "3.0.1"),
    ("flutter:8.0.12-dev", "3.0.1"), ("flutter:8.1.10-dev", "3.1.0"), ("rn:0.2.0", "3.1.0"),
    ("react-native:0.3.0", "3.2.0"), ("Cordova:1.0.3", "2.1.8"), ("cordova:1.0.4..1.0.5", "2.2.2 2.2.3"),
    ("osam:3.0.3-dev", "3.0.1"), ("osam:3.1.13-dev", "3.1.0"), ("flutter:8.1.1-dev..8.2.0", "3.1.0"),
  ])
  func wrappersHaveReleasesInThem(_ text: String, _ native: String) throws {
    #expect(
      try checked(text, .osam).targets.clients.map(\.release.name) == native.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    ("pov-flutter:2.2.3", "“pov-flutter” has releases of pov-ios and pov-android in it: name these"),
    ("pov-rn:1.0.0", "“pov-rn” has releases of pov-ios and pov-android in it: name these"),
    ("flutter:8.1.0-dev", "flutter has no release “8.1.0-dev” this tool knows; known are 3.0.0–8.2.1"),
    ("rn:0.2.5", "rn has no release “0.2.5” this tool knows; known are 0.1.0–0.3.0"),
    ("cordva:1.0.5", "did you mean cordova"),
  ])
  func whatAWrapperDoesNotSay(_ text: String, _ words: String) {
    guard case .failure(let problem) = ClientSelection.parse(text) else {
      Issue.record("\(text) was taken")
      return
    }
    #expect(problem.words.text.contains(words))
  }

  @Test func aRangeThatLiesPartlyBeyondHasWhatWasRead() throws {
    func names(_ text: String) throws -> [String] { try checked(text, .osam).targets.clients.map(\.name) }
    #expect(try names("\(newestRelease)..") == ["osam:\(newestRelease)"])
    #expect(try names("3.0.0..") == ClientSet(.osam, from: "3.0.0").verified.clients.map(\.name))
    #expect(try names("2.2.4,3.1.0..3.2.0") == ["osam:2.2.4", "osam:3.1.0", "osam:3.2.0"])
    #expect(try names("flutter:8.0.0..8.0.2") == ["osam:3.0.1"])
    #expect(
      try names("flutter:7.0.2..8.2.1") == ["osam:2.2.4", "osam:3.0.1", "osam:3.1.0", "osam:3.2.0"])
    #expect(try names("2.2.4,3.1.0..") == ["osam:2.2.4", "osam:3.1.0", "osam:3.2.0"])
    #expect(try checked("3.1.0..", .osam).substitutions.sentence == nil)
    #expect(try checked("3.1.0..3.2.0", .osam).substitutions.sentence == nil)
    #expect(
      try checked("2.2.4,3.2.0-dev", .osam).substitutions.sentence?.text
        == "the source of osam 3.2.0-dev was not read: checked as 3.1.0, the nearest release before it that was")
  }
}
