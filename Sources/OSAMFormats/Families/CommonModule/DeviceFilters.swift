import OSAMSyntax

/// The systems that an alert is for; there is none where every system gets it. [module-system-filter]
package struct SystemFilter: Sendable, Hashable {
  /// How the version of a device has to stand to that of the document.
  package enum SystemMode: Int64, Sendable, CaseIterable {
    case atMost = 0
    case exactly = 1
    case atLeast = 2
  }

  package let mode: SystemMode
  /// As the document has it: whole numbers of 32 bits with dots between them.
  package let version: String

  /// Nil where it stops nobody: another mode, no version, or one that is not made of whole numbers.
  /// [module-unreadable-system]
  package init?(mode: Int64, version: String) {
    guard let mode = SystemMode(rawValue: mode), WholeParts.numbers(of: version) != nil else { return nil }
    self.mode = mode
    self.version = version
  }

  /// It lets a device with this system through: Android 13, iOS 17.1 without their names.
  package func admits(_ system: String) -> Bool {
    switch (mode, WholeParts.order(system, version)) {
    // Where one of them is no version the client takes both for the same.
    case (_, nil), (_, .equal): true
    case (.atMost, let order): order == .lower
    case (.exactly, _): false
    case (.atLeast, let order): order == .greater
    }
  }
}

/// The models that an alert is for; there is none where every model gets it. [module-model-filter]
package struct ModelFilter: Sendable, Hashable {
  package enum ModelMode: Int64, Sendable, CaseIterable {
    case onlyThese = 1
    case notThese = 2
  }

  package let mode: ModelMode
  /// In the order of the document. Empty, it lets nobody through.
  package let models: [String]

  /// Nil where it stops nobody: another mode, or nobody who is left out.
  package init?(mode: Int64, models: [String]) {
    guard let mode = ModelMode(rawValue: mode), mode == .onlyThese || !models.isEmpty else { return nil }
    self.mode = mode
    self.models = models
  }

  /// It lets nobody through.
  package var isForNobody: Bool { mode == .onlyThese && models.isEmpty }

  /// It lets a device that names its model so through; letter by letter.
  package func admits(_ model: String) -> Bool {
    let isNamed = models.contains { $0.utf8.elementsEqual(model.utf8) }
    return isNamed == (mode == .onlyThese)
  }

  package static func == (left: ModelFilter, right: ModelFilter) -> Bool {
    left.mode == right.mode && left.models.elementsEqual(right.models) { $0.utf8.elementsEqual($1.utf8) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(mode)
    for model in models { hasher.combine(ByteText(model)) }
  }
}
