import OSAMFormats
import OSAMSyntax

/// A document of osam-controldeversions as one client reads it. [older-decision]
package struct OlderVersionSubject: Subject {
  package let client: Client
  private let content: OlderVersionDecision.Content
  package let axes: [Axis]

  private enum Of { static let (version, system, language) = (0, 1, 2) }

  /// Names that tell devices apart: of every document of the question.
  package struct Names: Sendable {
    /// Codes of languages.
    package var languages: Axis
    /// Versions and systems that installed ones are compared with.
    fileprivate var versions: [String] = []
    fileprivate var systems: [String] = []

    package init(languages: Axis) { self.languages = languages }

    /// Of what a client has of documents.
    package init(_ answers: [Result<ReadValue, OlderFault>], for client: Client) {
      languages = .languages(answers.flatMap(OlderVersionSubject.languages))
      for answer in answers {
        guard case .android(.success(let document))? = OlderVersionDecision.Content(answer, for: client) else {
          continue
        }
        versions += document.version.map { [$0] } ?? []
        systems += document.minSystem.map { [$0] } ?? []
      }
    }
  }

  package init(_ answer: Result<ReadValue, OlderFault>, client: Client, names: Names) {
    guard let content = OlderVersionDecision.Content(answer, for: client) else {
      preconditionFailure("the subjects of a document are clients of its libraries")
    }
    self.client = client
    self.content = content
    let order: VersionScheme =
      client.library.id == Library.controlDeVersionsIOS.id
      ? .numericSearch
      : OlderOSAMChange.numericParts.releases.contains(client) ? .paddedIntegers : .textCompare
    axes = [
      Axis(
        .version, names: order.unreadableVersions(beside: names.versions).map { .unreadable($0) },
        line: .versions(order)),
      Axis(
        .osVersion, names: order.unreadableSystems(beside: names.systems).map { .unreadable($0) },
        line: .versions(order == .numericSearch ? .systemFloat : order)),
      names.languages,
    ]
  }

  package func ask(_ point: Point) -> (answer: DeviceAnswer, thresholds: [Threshold]) {
    let decision = decide(point)
    return (DeviceAnswer(decision), thresholds(of: decision))
  }

  package func device(_ point: Point) -> OlderVersionDevice {
    OlderVersionDevice(
      client: client, installed: axes[Of.version].text(point[Of.version]) ?? "",
      system: axes[Of.system].text(point[Of.system]) ?? "", language: axes[Of.language].text(point[Of.language]))
  }

  package func decide(_ point: Point) -> Decision { OlderVersionDecision.decide(content, on: device(point)) }

  /// The languages of the texts of an alert.
  package static func languages(_ answer: Result<ReadValue, OlderFault>) -> [String] {
    guard case .success(let value) = answer else { return [] }
    var languages: [String] = []
    var known: Set<ByteText> = []
    for name in OlderLabel.ofAlert {
      guard case .object(let texts)? = OlderLabel.value(name, in: value)?.content else { continue }
      for text in texts where known.insert(ByteText(text.name)).inserted { languages.append(text.name) }
    }
    return languages
  }
}
