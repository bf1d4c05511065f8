import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Clients and conditions that a run checks for.
package struct CheckContext: Sendable {
  /// The kinds of document there are, with how their clients decide.
  package let models: DecisionModels
  /// Clients whose behaviour matters.
  package var targets: ClientSet
  /// Libraries whose releases were named; of the others every release that was read is a target.
  package var namedLibraries: Set<String> = []
  /// Releases that were asked for and not read, and those that are targets in their stead.
  package var substitutions = ReleaseSubstitutions()
  /// How the `serverDate` that apps get comes about.
  package var serverClock = ServerClock.written
  /// The moment that rules about the clock compare with.
  package var now: Instant
  package var zone: Zone = .madrid
  package var role: Role?
  package var kind: DocumentKind?
  /// Named files that are no documents beyond doubt are passed over, as on a walk.
  package var skipUnrecognised = false
  /// Reports say what each file was taken for.
  package var tellsKinds = false
  /// Choices of a settings file for rules; nil without such a file.
  package var choices: RuleChoices?
  /// Comments and entries that silence findings count.
  package var honoursSuppressions = true
  /// Who asks checks the rest of a broken text by itself.
  package var restIsChecked = false
  /// Findings that the baseline has are kept apart, to be shown as such.
  package var keepsRecorded = false
  /// Those that silence nothing are findings. Not where the command line looks at less than the settings say.
  package var judgesSuppressions = true

  /// Repairs that are worked out for a document. People look at no more of them; who makes them wants all.
  package var repairLimit = 1000

  /// Findings that are listed of one file at most, so that 10 MB of nothing but mistakes do not fill the memory.
  package var findingLimit = CheckContext.findingLimit
  package static let findingLimit = 1_000_000

  package var listWords = ListWords.asked

  package init(_ models: DecisionModels, now: Instant) {
    self.models = models
    targets = models.kinds.clients
    self.now = now
  }

  package var kinds: KnownKinds { models.kinds }

  /// The clients that matter for a document. Unless their library was named, releases of Prince of Versions before 4
  /// matter only where a platform has the object they read. [prince-old-format]
  package func targets(for document: Document) -> ClientSet { targets(for: document, on: nil) }

  /// The clients that matter for one platform of a document, by its name; nil is all platforms together.
  package func targets(for document: Document, on platform: String?) -> ClientSet {
    guard document.kind == .princeOfVersions else { return targets }
    func matters(_ library: Library, _ keys: PrinceKey...) -> Bool {
      namedLibraries.contains(library.id)
        || keys.contains { key in
          guard platform ?? key.rawValue == key.rawValue, let pair = document.pair(key.rawValue) else { return false }
          return document.tree.isPrinceObject(pair.value)
        }
    }
    var targets = targets
    if !matters(.princeIOS, .ios, .macos) { targets = targets.subtracting(.princeIOSBefore4) }
    if !matters(.princeAndroid, .android) { targets = targets.subtracting(.princeAndroidBefore4) }
    return targets
  }

  /// Substitutions for releases that were not read, of the libraries of these documents.
  package func substitutions(for kinds: [DocumentKind]) -> ReleaseSubstitutions {
    let isConcerned = kinds.contains { !$0.clients.intersection(substitutions.concerned).isEmpty }
    return isConcerned ? substitutions : ReleaseSubstitutions()
  }

  /// A copy for one document.
  func applied(to document: Document) -> CheckContext {
    var context = self
    context.targets = targets(for: document)
    return context
  }
}
