import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMFormats

/// A valid document to damage, one member per line so that a test can swap the value it is about.
struct Sample {
  var kind: DocumentKind
  var members: [(name: String, value: String)]

  static let version = Sample(
    kind: .osamVersion,
    members: [
      ("id", "109"), ("appId", "400"), ("packageName", #""cat.bcn.commonmodule""#), ("versionCode", "2021050000"),
      ("versionName", #""1.0.0""#), ("startDate", "1645311600000"), ("endDate", "1645830000000"),
      ("serverDate", "1645788600000"), ("platform", #""ANDROID""#), ("comparisonMode", #""LAZY""#),
      ("title", #"{"es": "Nueva", "en": "New", "ca": "Nova"}"#),
      ("message", #"{"es": "Hay", "en": "There", "ca": "Hi ha"}"#),
      ("ok", #"{"es": "Sí", "en": "Yes", "ca": "Sí"}"#), ("cancel", #"{"es": "No", "en": "No", "ca": "No"}"#),
      ("url", #""https://www.barcelona.cat/""#), ("checkBoxDontShowAgain", "true"), ("dialogDisplayDuration", "3600"),
    ])

  static let rating = Sample(
    kind: .osamRating,
    members: [
      ("id", "74"), ("appId", "401"), ("packageName", #""cat.bcn.commonmodule""#), ("platform", #""IOS""#),
      ("minutes", "2880"), ("numAperture", "5"),
      ("message", #"{"es": "¿Te gusta?", "en": "Like it?", "ca": "T'agrada?"}"#),
    ])

  /// The document with some values replaced.
  func with(_ changes: [String: String]) -> Sample {
    var copy = self
    copy.members = members.map { ($0.name, changes[$0.name] ?? $0.value) }
    return copy
  }

  func with(_ name: String, _ value: String) -> Sample { with([name: value]) }

  func without(_ name: String) -> Sample {
    var copy = self
    copy.members.removeAll { $0.name == name }
    return copy
  }

  /// The document with one more member before (`first`) or after the others.
  func adding(_ name: String, _ value: String, first: Bool = false) -> Sample {
    var copy = self
    copy.members.insert((name, value), at: first ? 0 : members.count)
    return copy
  }

  /// The members in braces.
  var body: String { "{\n" + members.map { "    \"\($0.name)\": \($0.value)" }.joined(separator: ",\n") + "\n  }" }
  var text: String { "{\n  \"data\": \(body)\n}" }

  var decoding: Decoding { decoded(text, as: kind) }
}

/// Reads a text as a served JSON document of a kind. A text with no value at all gives nothing.
func document(_ text: String, as kind: DocumentKind, role: Role = .served) -> Document? {
  document(Array(text.utf8), as: kind, role: role)
}

func document(_ bytes: [UInt8], as kind: DocumentKind, role: Role = .served) -> Document? {
  Recognition(Tree.read(bytes, as: .json), .init(role: role, kind: kind)).documents.first
}

func decoded(_ text: String, as kind: DocumentKind) -> Decoding {
  guard let document = document(text, as: kind) else { fatalError("no document in this text: \(text)") }
  return Decoding(document)
}

/// Numbers of the decoder ranges D1 … D8.
typealias Ranges = [Int]
let everyRange: Ranges = [1, 2, 3, 4, 5, 6, 7, 8]
let lenientOnly: Ranges = [5]

/// One release of each decoder range, oldest first [module-decoders].
let clientOfRange: [Client] = ["1.0.3", "1.0.6", "1.0.9", "2.0.5", "2.1.2", "2.2.3", "3.0.1", newestRelease].compactMap
{
  Client.named("osam", $0)
}

extension Decoding {
  /// The decoder ranges that decode the document.
  var acceptedBy: Ranges {
    let refused = refusedBy
    return everyRange.filter { !refused.contains(clientOfRange[$0 - 1]) }
  }
}

/// Checks a damaged document against its verdict.
func expect(
  _ sample: Sample, acceptedBy ranges: Ranges, _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(sample.text, as: sample.kind, acceptedBy: ranges, what, sourceLocation: sourceLocation)
}

func expect(
  _ text: String, as kind: DocumentKind = .osamVersion, acceptedBy ranges: Ranges, _ what: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(decoded(text, as: kind).acceptedBy == ranges, "\(what)\n\(text)", sourceLocation: sourceLocation)
}
