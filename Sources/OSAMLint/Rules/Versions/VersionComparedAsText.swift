import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A version that the first releases on Android put in another order.
  static let versionComparedAsText = Rule(
    id: "version-compared-as-text",
    title: "a version that releases comparing texts put in another order",
    group: .versions,
    effects: [.probablyNotMeant, .worthKnowing],
    kinds: .having([.versions, .olderReadings]),
    why: """
      The first Android releases compare the parts of versions as texts, letter by letter. To them 10 is lower than 9,
      so with `version` 1.10 and mode 0 an app of version 1.9 counts as newer and is not told to update. A zero
      in front makes another version as well: 1.2 is not equal to 1.02. Later releases, and iOS, compare numbers.

      A part with a zero in front is a warning, because it can be written without; a part of several digits is only
      worth knowing.
      """,
    evidence: ["older-text-parts", "older-numeric-parts"],
    bad: [
      .olderVersion(["version": #"⟦"3.10.1"⟧"#]).finds("info, controldeversions-android up to 1.5.0").says(
        """
        “version” is 3.10.1, with a part of several digits
        = apps with controldeversions-android 1.4.6–1.5.0 compare texts and take 3.9.1 for greater, although it \
        is lower
        = help: Name the releases in use with --clients.
        """),
      .olderVersion(["version": #"⟦"3.02"⟧"#]).finds("warning, controldeversions-android up to 1.5.0").says(
        """
        “version” is 3.02, with a zero in front of a part
        = apps with controldeversions-android 1.4.6–1.5.0 compare texts and take 3.2 for greater, although it \
        is equal
        = help: Write it without the zero in front.
        """
      ).helped(
        writing: #""3.2""#),
      .olderVersion(["version": #"⟦"01.2"⟧"#]).finds("warning, controldeversions-android up to 1.5.0").helped(
        writing: #""1.2""#),
      .olderVersion(["version": #"⟦"2021.1"⟧"#], clients: "controldeversions-android:1.4.6").finds(
        "info, controldeversions-android 1.4.6"),
    ].asking(for: .elsewhere),
    good: [
      .olderVersion(["version": #""3.9.1""#]),
      // Nothing of one digit is greater as text and lower as number.
      .olderVersion(["version": #""3.95""#]),
      .olderVersion(["version": #""3.10.1""#], clients: "controldeversions-android:1.5.1.."),
    ],
    check: .document(checkOrder)
  )
}

private func checkOrder(_ inspection: Inspection) {
  guard let pair = inspection.document.pair("version"),
    [.string, .number].contains(inspection.document.tree.kind(pair.value))
  else { return }
  let version = inspection.document.tree.text(pair.value)
  guard DottedParts.areWellFormed(version), let other = misordered(version),
    let order = try? PaddedIntegers.compare(other, version)
  else { return }
  let clients = OlderOSAMChange.numericParts.missing(from: .controlDeVersionsAndroid)
  let flaw: LocalizedMessage = order == .equal ? "a zero in front of a part" : "a part of several digits"
  let asText = TextCompare.compare(other, version)
  inspection.report(
    "“version” is \(Quote.shortened(version)), with \(flaw)",
    [
      ClientEffect(
        clients,
        "compare texts and take \(Quote.shortened(other)) for \(asText.word), although it is \(order.word)",
        order == .equal ? .probablyNotMeant : .worthKnowing)
    ],
    help: order == .equal ? "Write it without the zero in front." : "Name the releases in use with --clients.",
    at: pair.place)
}

/// An installed version that the two comparisons put differently to this one: the same without zeros in front, or
/// with a 9 for a part of several digits.
private func misordered(_ version: String) -> String? {
  let parts = DottedParts.of(version)
  let plain = parts.map { part in
    let digits = part.drop { $0 == "0" }
    return digits.isEmpty ? "0" : String(digits)
  }
  if plain != parts { return plain.joined(separator: ".") }
  for index in parts.indices where parts[index].utf8.count > 1 {
    var other = parts
    other[index] = "9"
    let installed = other.joined(separator: ".")
    if let order = try? PaddedIntegers.compare(installed, version), order != TextCompare.compare(installed, version) {
      return installed
    }
  }
  return nil
}
