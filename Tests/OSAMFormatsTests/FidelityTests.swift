import OSAMSyntax
import TestSupport
import Testing

@testable import OSAMFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Damaged documents in great number, read by this tool and by `ReferenceClient`: the verdict of each decoder
/// range and every value decoded must be the same.
///
/// `OSAM_LINT_FIDELITY=20` runs twenty times as many.
@Suite(.serialized) struct FidelityTests {
  /// How many times the usual number of documents.
  fileprivate static let rounds = getenv("OSAM_LINT_FIDELITY").flatMap { Int(String(cString: $0)) }

  @Test func everyMemberWithEveryDamage() {
    for sample in Damage.samples {
      var tally = Tally(sample.kind)
      // Members that a sample shares with another one are damaged there.
      let shared = sample.members.count > Damage.version.members.count ? Damage.version.members.count : 0
      for (index, text) in Damage.everySingleChange(of: sample, from: shared).enumerated()
      where isChosen(index) || shared > 0 {
        tally.compare(Array(text.utf8))
      }
      tally.finish()
    }
  }

  @Test func everyDamageToTheWrapper() {
    for sample in Damage.samples {
      var tally = Tally(sample.kind)
      for (index, text) in Damage.everyWrapper(of: sample).enumerated() where isChosen(index) {
        tally.compare(Array(text.utf8))
      }
      tally.finish()
    }
  }

  @Test(arguments: 0..<4) func randomDamage(part: Int) {
    var tallies = Damage.samples.map { Tally($0.kind) }
    for seed in 0..<(150 * (Self.rounds ?? 1)) {
      var random = Seeded(state: UInt64(seed * 4 + part))
      let (sample, text) = Damage.randomDocument(&random)
      var bytes = Array(text.utf8)
      let index = Damage.samples.firstIndex { $0.members.count == sample.members.count } ?? 0
      if random.below(4) == 0 { tallies[index].compare(bytes, seed: seed) }
      for _ in 0..<(1 + random.below(3)) { Damage.mangle(&bytes, &random) }
      tallies[index].compare(bytes, seed: seed)
    }
    for tally in tallies { tally.finish() }
  }

  /// One in a few of the enumerated documents, all of them on request.
  private func isChosen(_ index: Int) -> Bool { Self.rounds != nil || index % 8 == 0 }
}

/// Compares documents of one kind and keeps the first differences.
struct Tally {
  let kind: DocumentKind
  var documents = 0
  /// By decoder range.
  var decodings = everyRange.map { _ in 0 }
  var differences: [String] = []

  init(_ kind: DocumentKind) { self.kind = kind }

  func finish() {
    let all = decodings.reduce(0, +)
    if FidelityTests.rounds != nil { print("\(kind.id): \(documents) documents, \(all) decodings") }
    #expect(documents > 0)
    // Documents that nobody decodes prove little, and those that one decoder refuses nothing of that one.
    #expect(all > documents / 4, "\(all) decodings of \(documents) documents")
    #expect(decodings.allSatisfy { $0 > 0 }, "\(decodings) decodings by decoder range")
    #expect(
      differences.isEmpty, "\(differences.count) of \(documents)\n\(differences.prefix(8).joined(separator: "\n\n"))")
  }

  mutating func compare(_ bytes: [UInt8], seed: Int? = nil) {
    documents += 1
    let isVersion = kind == .osamVersion
    let expected = everyRange.map { ReferenceClient.decode(bytes, version: isVersion, range: $0) }
    for (range, decoded) in expected.enumerated() where decoded != nil { decodings[range] += 1 }
    func differ(_ what: String) {
      let name = seed.map { "seed \($0): " } ?? ""
      differences.append("\(name)\(what)\n\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    let tree = Tree.read(bytes, as: .json)
    guard let document = Recognition(tree, .init(role: .served, kind: kind)).documents.first else {
      if expected.contains(where: { $0 != nil }) { differ("no document, but some client decodes it") }
      return
    }
    let decoding = Decoding(document)
    let ranges = everyRange.filter { expected[$0 - 1] != nil }
    if !ranges.isEmpty, Recognition(tree, .init(role: .served)).documents.first?.kind != kind {
      differ("not recognised, but \(ranges) decode it")
    }
    if decoding.acceptedBy != ranges {
      return differ("\(decoding.acceptedBy) decode it, and should \(ranges)")
    }
    for range in ranges {
      guard let values = expected[range - 1] else { continue }
      let read =
        isVersion
        ? VersionConfig(decoding, for: clientOfRange[range - 1]).map(Self.values)
        : RatingConfig(decoding, for: clientOfRange[range - 1]).map(Self.values)
      let wanted = isVersion ? Self.version(values) : Self.rating(values)
      if read != wanted { differ("D\(range) has \(wanted), not \(read.map { "\($0)" } ?? "nothing")") }
    }
    if let problem = Self.inconsistency(decoding) { differ(problem) }
  }

  // MARK: Values

  private static func values(_ config: VersionConfig) -> [String: ReferenceClient.Value] {
    func texts(_ texts: PerLanguage<String>) -> ReferenceClient.Value {
      .texts(
        Dictionary(
          uniqueKeysWithValues: Language.allCases.compactMap { language in
            texts[language].map { (language.rawValue, $0) }
          }))
    }
    return [
      "versionCode": .number(config.versionCode), "versionName": .text(config.versionName),
      "startDate": .number(config.startDate), "endDate": .number(config.endDate),
      "serverDate": config.serverDate.map { .number($0) } ?? .null, "comparisonMode": .text(config.mode.rawValue),
      "title": texts(config.title), "message": texts(config.message), "ok": texts(config.ok),
      "cancel": texts(config.cancel), "url": .text(config.url), "checkBoxDontShowAgain": .flag(config.hasCheckbox),
      "dialogDisplayDuration": .number(config.displayDuration),
      "systems": .text(config.systemFilter.map { "\($0.mode.rawValue) \($0.version)" } ?? "all"),
      "devices": .text(config.modelFilter.map { "\($0.mode.rawValue) \($0.models)" } ?? "all"),
    ]
  }

  /// The model's values with what the apps make of those left out.
  private static func version(_ values: [String: ReferenceClient.Value]) -> [String: ReferenceClient.Value] {
    var result: [String: ReferenceClient.Value] = [
      "startDate": .number(0), "endDate": .number(.max), "serverDate": .null, "checkBoxDontShowAgain": .flag(false),
      "dialogDisplayDuration": .number(0),
    ]
    for (name, value) in values where !["id", "appId", "packageName", "platform"].contains(name) {
      if value != .null { result[name] = value }
    }
    result["systems"] = .text(systems(result))
    result["devices"] = .text(devices(result))
    for name in ["osVersionComparisonMode", "osVersion", "modelComparisonMode", "models"] { result[name] = nil }
    return result
  }

  /// By which systems are told apart: by whole numbers of 32 bits, in three ways; else not at all.
  private static func systems(_ values: [String: ReferenceClient.Value]) -> String {
    guard case .number(let mode)? = values["osVersionComparisonMode"], (0...2).contains(mode),
      case .text(let version)? = values["osVersion"]
    else { return "all" }
    for part in version.split(separator: ".", omittingEmptySubsequences: false) {
      var digits = ""
      for (place, scalar) in part.unicodeScalars.enumerated() {
        if place == 0, scalar == "-" || scalar == "+" {
          digits.unicodeScalars.append(scalar)
        } else if scalar.properties.numericType == .decimal, scalar.value < 0x10000,
          let value = scalar.properties.numericValue
        {
          digits += String(Int(value))
        } else {
          return "all"
        }
      }
      if Int32(digits) == nil { return "all" }
    }
    return "\(mode) \(version)"
  }

  private static func devices(_ values: [String: ReferenceClient.Value]) -> String {
    guard case .number(let mode)? = values["modelComparisonMode"] else { return "all" }
    var models: [String] = []
    if case .names(let names)? = values["models"] { models = names }
    return mode == 1 || mode == 2 && !models.isEmpty ? "\(mode) \(models)" : "all"
  }

  private static func values(_ config: RatingConfig) -> [String: ReferenceClient.Value] {
    ["minutes": .number(config.minutes), "numAperture": .number(config.openings)]
  }

  private static func rating(_ values: [String: ReferenceClient.Value]) -> [String: ReferenceClient.Value] {
    values.filter { $0.key == "minutes" || $0.key == "numAperture" }
  }

  // MARK: Consistency

  /// A contradiction within a decoding.
  private static func inconsistency(_ decoding: Decoding) -> String? {
    let document = decoding.document
    let refused = decoding.refusedBy
    for range in DecoderRange.all {
      if !refused.isSubset(of: .commonModule)
        || !(range.clients.isSubset(of: refused) || range.clients.intersection(refused).isEmpty)
      {
        return "\(range.id) is split"
      }
      let hasReason = decoding.failures.contains { range.clients.isSubset(of: $0.clients) }
      if range.clients.isSubset(of: refused) != hasReason { return "\(range.id) fails for no reason" }
    }
    if decoding.faultRefusals.count != document.tree.faults.count { return "refusals do not match the faults" }
    for clients in decoding.faultRefusals + decoding.observations.map(\.refusedBy)
    where !clients.isSubset(of: refused) {
      return "\(clients.subtracting(refused).prose) decode it, and are said to fail"
    }
    guard document.tree.faults.isEmpty else { return nil }
    // Without faults nothing is read a second time; here it is, to see that it would be the same.
    for (range, client) in zip(DecoderRange.all, clientOfRange) {
      guard case .success(let values) = ClientReader.read(document.tree.bytes, as: document.kind, by: range) else {
        if refused.contains(client) { continue }
        return "\(range.id) fails by ClientReader only"
      }
      if refused.contains(client) { return "\(range.id) decodes by ClientReader only" }
      for (row, member) in document.kind.members.enumerated()
      where values[row] != decoding.value(member.name, for: client) {
        return "\(range.id) reads another \(member.name)"
      }
    }
    return nil
  }
}
