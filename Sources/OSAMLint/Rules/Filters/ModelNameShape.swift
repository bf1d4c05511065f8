import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// A name under `models` by which no device of the platform calls itself.
  static let modelNameShape = Rule(
    id: "model-name-shape",
    title: "a name under models that devices may not have",
    group: .filters,
    effects: [.platformDependent],
    kinds: .having(.filters),
    why: """
      Apps compare the names under `models` whole and letter by letter with what the device calls itself. On iOS that is the
      identifier of the hardware, `iPhone14,2` and not “iPhone 13 Pro”; on Android it is the model without the brand,
      `SM-A536B` and not “samsung SM-A536B” or “Galaxy A53”. A name that no device has matches nothing, so that the filter
      lets through whom it was to stop, or stops whom it was to reach.
      """,
    evidence: ["module-model-names", "module-model-filter"],
    bad: [
      .version(
        [
          "platform": #""IOS""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509""#,
          "modelComparisonMode": "1", "models": #"["iPhone14,2", ⟦"iPhone 13 Pro"⟧, ⟦"iPhone14,b"⟧, ⟦"iPhone14,"⟧]"#,
        ], clients: "3.1.0.."
      ).finds("warning, every release").says(
        """
        “iPhone 13 Pro” is no name by which devices with iOS call themselves
        = apps with library 3.1.0–{newest} may never find it on a device
        = help: Write the identifier of the hardware, such as "iPhone14,2".
        """
      ).helped(writing: #""iPhone14,3""#),
      .version(["modelComparisonMode": "2", "models": #"[⟦"samsung SM-A536B"⟧, ⟦"iPhone14,2"⟧]"#], clients: "3.1.0..")
        .finds("warning, every release").says(
          """
          “samsung SM-A536B” begins with a brand
          = apps with library 3.1.0–{newest} may never find it on a device
          = help: Write the model without the brand, such as "SM-A536B".
          """
        ).says(
          """
          “iPhone14,2” is the name of a device with iOS
          = apps with library 3.1.0–{newest} may never find it on a device
          = help: Write the model without the brand, such as "SM-A536B".
          """
        ).helped([#""samsung SM-A536B""#: #""SM-A536B""#, #""iPhone14,2""#: #""SM-A546B""#]),
      .version(["modelComparisonMode": "2", "models": #"[⟦"SM-A536B "⟧]"#], clients: "3.1.0..").finds(
        "warning, every release"
      ).says(
        """
        “SM-A536B ” has spaces at its ends
        = apps with library 3.1.0–{newest} may never find it on a device
        = help: Write "SM-A536B".
        """
      ).helped(writing: #""SM-A536B""#),
    ],
    good: [
      .version(
        ["modelComparisonMode": "1", "models": #"["SM-A536B", "Pixel 6", "Redmi Note 9 Pro"]"#], clients: "3.1.0.."),
      .version(
        [
          "platform": #""IOS""#, "url": #""https://apps.apple.com/es/app/bus/id1465234509""#,
          "modelComparisonMode": "1", "models": #"["iPhone14,2", "iPad13,1", "iPod9,1", "arm64", "x86_64"]"#,
        ], clients: "3.1.0.."),
      .version(["modelComparisonMode": "0", "models": #"["samsung SM-A536B"]"#]),
    ],
    check: .document(checkModels)
  )
}

private func checkModels(_ inspection: Inspection) {
  guard inspection.modeUse?.showsAlert == true, let pair = inspection.document.pair("models") else { return }
  let filtering = inspection.filteringClients { $0.modelFilter != nil }
  if filtering.isEmpty { return }
  let tree = inspection.document.tree
  for item in tree.ownItems(of: tree.resolved(pair.value)) where tree.kind(item) == .string {
    guard let oddity = ModelOddity(tree.textAsRead(item), inspection.platform) else { continue }
    inspection.report(
      oddity.words, [ClientEffect(filtering, "never find it on a device", isCertain: false)], help: oddity.help,
      at: item)
  }
}

/// An oddity that keeps a name from being one of a device. [module-model-names]
private struct ModelOddity {
  let words: LocalizedMessage
  let help: LocalizedMessage

  /// Nil where it may be one.
  init?(_ name: String, _ platform: Platform?) {
    let trimmed = name.trimmingBlanks()
    let isApple = Self.isApple(trimmed)
    let quoted = Quote.text(name)
    switch platform {
    case _ where !trimmed.utf8.elementsEqual(name.utf8):
      (words, help) = ("\(quoted) has spaces at its ends", "Write \"\(Quote.shortened(trimmed))\".")
    case .ios? where !isApple && !Self.simulators.contains(trimmed):
      (words, help) = (
        "\(quoted) is no name by which devices with iOS call themselves",
        "Write the identifier of the hardware, such as \"iPhone14,2\"."
      )
    case .android? where isApple:
      (words, help) = ("\(quoted) is the name of a device with iOS", Self.ofAndroid)
    case .android? where Self.brands.contains(where: { trimmed.lowercased().utf8.starts(with: "\($0) ".utf8) }):
      (words, help) = ("\(quoted) begins with a brand", Self.ofAndroid)
    default: return nil
    }
  }

  private static let ofAndroid: LocalizedMessage = "Write the model without the brand, such as \"SM-A536B\"."

  /// Brands by which no model of Android begins; the models of others do, such as `motorola edge 30`.
  private static let brands = ["samsung", "galaxy", "google", "xiaomi", "oppo"]

  private static let simulators: Set = ["arm64", "x86_64"]

  /// `iPhone14,2`: a family, and two numbers with a comma between them.
  private static func isApple(_ name: String) -> Bool {
    guard let family = ["iPhone", "iPad", "iPod"].first(where: { name.utf8.starts(with: $0.utf8) }) else {
      return false
    }
    let numbers = name.dropFirst(family.count).split(separator: ",", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
