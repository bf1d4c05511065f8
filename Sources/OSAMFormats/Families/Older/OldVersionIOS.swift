/// A document of osam-controldeversions as its iOS library has it in hand, member by member: each is looked at only
/// when the decision gets there. [formats/osam-legacy.md 1.2; src T21AlertComponent.m 1.3.4]
package struct OldVersionIOS: Sendable {
  private let document: ReadValue

  static let parsingError = OldFault.Effect.error("Error parsing data")

  /// Fails for anything but an object.
  package static func decode(_ value: ReadValue) -> Result<Self, OldFault> {
    guard case .object = value.content else {
      return .failure(OldFault([], "is \(value.kindWords), not an object", parsingError, .reading, .measured))
    }
    return .success(Self(document: value))
  }

  private init(document: ReadValue) { self.document = document }

  /// The text the installed version is compared with.
  package var version: Result<String, OldFault> {
    switch document.last("version")?.content {
    case .text(let text): return .success(text)
    case nil:
      return .failure(OldFault([.key("version")], "is missing", .crash, .comparing, .unverified, isMissing: true))
    case let content?:
      return .failure(OldFault([.key("version")], "is \(content.kindWords)", .crash, .comparing, .unverified))
    }
  }

  /// 0 when missing or no number.
  package var mode: Result<Int32, OldFault> {
    switch document.last("comparisonMode")?.content {
    case nil: .success(0)
    case .text(let text): .success(SystemFloat.integer(text))
    case .boolean(let value): .success(value ? 1 : 0)
    // A whole number keeps its lowest 32 bits, any other is cut off at its point.
    case .number(let text):
      .success(Int64(text).map { Int32(truncatingIfNeeded: $0) } ?? Self.clamped(Double(text) ?? 0))
    case let content?:
      .failure(OldFault([.key("comparisonMode")], "is \(content.kindWords)", .crash, .comparing, .unverified))
    }
  }

  /// The least version of the system as a number; 0 when missing or none.
  package var minSystem: Result<Float, OldFault> {
    switch document.last("minSystemVersion")?.content {
    case nil: .success(0)
    case .text(let text): .success(SystemFloat.value(text))
    case .number(let text): .success(Float(Double(text) ?? 0))
    case .boolean(let value): .success(value ? 1 : 0)
    case let content?:
      .failure(OldFault([.key("minSystemVersion")], "is \(content.kindWords)", .crash, .comparing, .unverified))
    }
  }

  /// `minSystemVersion` as written, for people; nil when it is missing.
  package var minSystemAsWritten: String? {
    switch document.last("minSystemVersion")?.content {
    case .text(let text), .number(let text): text
    case let content?: content.kindWords
    case nil: nil
    }
  }

  package var title: OldLabel { OldLabel("title", in: document) }
  package var message: OldLabel { OldLabel("message", in: document) }
  package var ok: OldLabel { OldLabel("okButtonTitle", in: document) }
  package var cancel: OldLabel { OldLabel("cancelButtonTitle", in: document) }

  /// The address OK opens, nil when missing; anything but a text crashes the app when OK is touched. [1.2, read]
  package var url: Result<String?, OldFault> {
    switch document.last("okButtonActionURL")?.content {
    case nil: .success(nil)
    case .text(let text): .success(text)
    case let content?:
      .failure(OldFault([.key("okButtonActionURL")], "is \(content.kindWords)", .crash, .touchingOK, .read))
    }
  }

  /// Every element over which some device stumbles, in the client's order.
  package static func faults(_ value: ReadValue) -> [OldFault] {
    let document: Self
    switch decode(value) {
    case .failure(let fault): return [fault]
    case .success(let decoded): document = decoded
    }
    var faults: [OldFault] = []
    func note<Value>(_ member: Result<Value, OldFault>) {
      if case .failure(let fault) = member { faults.append(fault) }
    }
    note(document.version)
    note(document.mode)
    note(document.minSystem)
    for label in [document.title, document.message, document.ok, document.cancel] {
      faults += label.faults(onAndroid: false)
    }
    if document.ok.value != nil { note(document.url) }
    return faults
  }

  private static func clamped(_ number: Double) -> Int32 {
    number.isNaN ? 0 : number >= 0x1p31 ? .max : number <= -0x1p31 ? .min : Int32(number)
  }
}
