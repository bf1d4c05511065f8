import OSAMFormats

extension Rule {
  /// Two documents that answer the same question.
  static let repeatedDocument = Rule(
    id: "repeated-document",
    title: "two documents for the same app, platform and version",
    group: .collections,
    severity: .warning,
    kinds: DocumentKind.commonModule,
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
    evidence: "Remote [src] for the request; how the service chooses is not public (formats/osam.md 7)",
    bad: [
      .stream([[:], ["versionCode": "⟦2026030001⟧", "comparisonMode": "FORCE"]]),
      // The third repeats the first as well.
      .stream([[:], ["versionCode": "⟦2026030001⟧"], ["versionCode": "⟦2026030001⟧"]]),
      Example(
        """
        - {packageName: cat.bcn.bus, platform: IOS, minutes: 2880, numAperture: 5}
        - {packageName: ⟦cat.bcn.bus⟧, platform: IOS, minutes: 1440, numAperture: 5}
        """, syntax: .yaml),
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

/// The documents of one platform and version that were read so far.
private struct Seen {
  var first: Int
  /// The first one of another name than that of `first`.
  var other: Int?
  /// The first one of the file that was read last.
  var inFile: Int
}

private struct Version: Hashable {
  var platform: String
  var code: Int64
}

private func pickRepeated(_ documents: AppDocuments) -> [DocumentPair] {
  var seen: [Version: Seen] = [:]
  var pairs: [DocumentPair] = []
  for index in documents.indices {
    let digest = documents[index].digest
    let version = Version(platform: digest.platform.rawValue, code: digest.versionCode)
    guard var known = seen[version] else {
      seen[version] = Seen(first: index, inFile: index)
      continue
    }
    if documents[known.inFile].file == documents[index].file {
      pairs.append(DocumentPair(later: index, earlier: known.inFile))
      continue
    }
    known.inFile = index
    if !documents.areCopies(known.first, index) {
      pairs.append(DocumentPair(later: index, earlier: known.first))
      known.other = known.other ?? index
    } else if let other = known.other {
      pairs.append(DocumentPair(later: index, earlier: other))
    }
    seen[version] = known
  }
  return pairs
}

private func tellRepeated(_ comparison: inout Comparison) {
  let document = comparison.here.document
  guard let platform = document.choice("platform") else { return }
  let what: String
  if let code = document.integer("versionCode") {
    what = "version \(code) of \(comparison.app) for \(platform) has two documents"
  } else {
    what = "\(comparison.app) has two rating documents for \(platform)"
  }
  comparison.report(
    Message(
      "\(what), this one and one \(comparison.otherPlace): apps get one of them, and which one only the service decides",
      help: "Keep one of them, or correct what tells them apart."),
    members: ["versionCode", "packageName"], caption: "the other one", severity: comparison.areNeighbours ? nil : .info)
}
