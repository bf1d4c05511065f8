import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// Two documents that answer the same question.
  static let repeatedDocument = Rule(
    id: "repeated-document",
    title: "two documents for the same app, platform and version",
    group: .collections,
    effects: [.probablyNotMeant, .worthKnowing],
    kinds: .having(.app),
    why: """
      An app asks the service with its package, its platform and the number of its version, and gets one document.
      Of two for the same package, platform and `versionCode` (or two rating documents for the same package and
      platform) users see one only, and which one the service decides; often one of them is a copy that was to be
      changed and was not.

      Compared are the documents of one run, served ones with served ones and authored ones with authored ones.
      Files of the same name in different folders are taken for copies for different environments, such as
      `pre/alert.json` and `pro/alert.json`, and are left out. Where the names differ as well as the folders, the
      finding is an info.
      """,
    evidence: ["module-service-chooses"],
    bad: [
      .stream([[:], ["versionCode": "⟦2026030001⟧", "comparisonMode": "FORCE"]]).finds("warning, every release").says(
        """
        version 2026030001 of “cat.bcn.bus” has another document in this file
        = apps get one of them, and which one only the service decides
        = help: Keep one of them, or correct what tells them apart.
        """),
      // The third repeats the first as well.
      .stream([[:], ["versionCode": "⟦2026030001⟧"], ["versionCode": "⟦2026030001⟧"]]).finds("warning, every release"),
      Example(
        """
        - {packageName: cat.bcn.bus, platform: IOS, minutes: 2880, numAperture: 5}
        - {packageName: ⟦cat.bcn.bus⟧, platform: IOS, minutes: 1440, numAperture: 5}
        """, syntax: .yaml
      ).finds("warning, every release").says(
        """
        “cat.bcn.bus” has another rating document in this file
        = apps get one of them, and which one only the service decides
        = help: Keep one of them, or correct what tells them apart.
        """),
    ],
    good: [
      .stream([[:], ["platform": "IOS"], ["versionCode": "2026040001"], ["packageName": "cat.bcn.metro"]]),
      Example(
        """
        - {packageName: cat.bcn.bus, platform: IOS, minutes: 2880, numAperture: 5}
        - {packageName: cat.bcn.bus, platform: ANDROID, minutes: 2880, numAperture: 5}
        """, syntax: .yaml),
    ],
    check: .across(Across(pick: pickRepeated, tell: tellRepeated))
  )
}

private struct Version: Hashable {
  var platform: Platform
  var code: Int64
}

/// The documents of one version that were read so far.
private struct Seen {
  /// The first one of each folder.
  private var inFolder: [Int: Int]
  private let first: Int
  /// The first one of another name than that of `first`.
  private var other: Int?
  /// The first one of the file that was read last.
  private var inFile: Int

  init(_ index: Int, _ documents: AppDocuments) {
    inFolder = [documents[index].folder: index]
    first = index
    inFile = index
  }

  /// An earlier document that this one repeats. The nearest one says most: in its file, in its folder, anywhere.
  mutating func add(_ index: Int, _ documents: AppDocuments) -> Int? {
    if documents[inFile].file == documents[index].file { return inFile }
    let folder = documents[index].folder
    let earlier = [inFolder[folder], first, other].first { candidate in
      candidate.map { !documents.areCopies($0, index) } ?? false
    }
    if other == nil, !documents.areCopies(first, index) { other = index }
    if inFolder[folder] == nil { inFolder[folder] = index }
    inFile = index
    return earlier ?? nil
  }
}

private func pickRepeated(_ documents: AppDocuments) -> [DocumentPair] {
  var seen: [Version: Seen] = [:]
  var pairs: [DocumentPair] = []
  for index in documents.indices {
    let digest = documents[index].digest
    let version = Version(platform: digest.platform, code: digest.versionCode)
    // In place: a copy of what was seen would be one for every document.
    if let earlier = seen[version]?.add(index, documents) {
      pairs.append(DocumentPair(later: index, earlier: earlier))
    } else if seen[version] == nil {
      seen[version] = Seen(index, documents)
    }
  }
  return pairs
}

private func tellRepeated(_ comparison: Comparison) {
  let document = comparison.here.document
  let what: LocalizedMessage =
    if let code = document.integer("versionCode") { "version \(code) of \(comparison.app) has another document" } else {
      "\(comparison.app) has another rating document"
    }
  comparison.report(
    "\(what) \(comparison.otherPlace)",
    so: "apps get one of them, and which one only the service decides",
    help: "Keep one of them, or correct what tells them apart.",
    at: comparison.places(of: "versionCode", "packageName"), caption: "the other one",
    effect: comparison.areNeighbours ? nil : .worthKnowing)
}
