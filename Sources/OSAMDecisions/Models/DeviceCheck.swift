import OSAMFormats
import OSAMSyntax

/// One check that a client makes before it answers, with the values as it compares them. The words for people, the
/// formula for machines and the places where an answer may change follow from it: a check without an axis, a bound or
/// words does not compile.
package enum DeviceCheck: Sendable, Equatable {
  // MARK: Of the document alone

  /// Nothing to compare with: every installed version counts.
  case alwaysApplies
  case decodes(Bool)
  case mode(VersionConfig.Mode)
  /// In words that hold or not, as `holds` of the step says; and as a comparison of values, where it is one.
  case stated(LocalizedMessage, formula: LocalizedMessage? = nil)

  // MARK: Of the common module

  case applies(Applies, installed: Int64, versionCode: Int64)
  case online(Bool)
  /// The installed build is a number of 32 bits, which the service can be asked about.
  case buildFits(installed: Int64)
  /// Start of the window <= the service's clock.
  case started(start: Instant, clock: Instant)
  /// The service's clock <= end of the window.
  case notEnded(end: Instant, clock: Instant)
  /// The service's clock is not 0.
  case hasClock(Instant)
  /// The system of the device against the filter; nil where it is not known and counts as let through.
  case system(String?, SystemFilter)
  /// The model of the device against the filter; nil as above.
  case model(String?, ModelFilter)
  /// The document differs from the one the device had.
  case changed
  /// The box was not ticked at the last OK.
  case allowed
  /// Nobody answered the alert on this device yet, so that no quiet time runs.
  case neverAnswered
  /// Device clock − last OK >= duration in milliseconds.
  case quietOver(lastOK: Instant, clock: Instant, milliseconds: Int64)
  case cachedFor(installed: Int64, now: Int64)
  case refused
  case minutes(needed: Int64, elapsedMilliseconds: Int64)
  case openings(needed: Int64, counted: Int64)

  // MARK: Of the older libraries and Prince of Versions

  /// Installed version < bound.
  case isBelow(installed: String, bound: String, Order)
  /// System >= bound.
  case reaches(system: String, bound: String, Order)
  /// System >= bound by `SystemFloat`. `asked` is nil where the document asks for nothing.
  case reachesFloat(system: String, asked: LocalizedMessage?, needed: Float)
  /// How the installed version stands to a bound, and how it has to.
  case stands(installed: String, VersionOrder, to: String, VersionScheme, wanted: VersionOrder, mode: Int32)
  /// A version that was announced before or not. With ALWAYS that makes no difference.
  case announced(version: String, isKnown: Bool, PrinceFrequency)
  /// The verdict of the app's checker on a value, which is nil for null; nil when the app has none. `counts` is true if
  /// that counts as satisfied.
  case checker(key: String, value: String?, accepts: Bool?, counts: Bool)
  /// The user answered, or the build asked; in words that say it did not.
  case answered(LocalizedMessage)
  /// Launches counted >= needed.
  case launches(counted: Int64, needed: Int64, isSincePrompt: Bool)
  /// Days passed >= needed.
  case days(passed: Double, needed: Int64, Since)
  /// There was no prompt before.
  case isFirstPrompt
  /// The client can read the version on this axis.
  case isReadable(AxisName, String, VersionScheme)
  /// There is something on this axis at all: a checker, a prompt before, the builder.
  case isThere(AxisName)
  /// Installed version > the one reported.
  case isAbove(installed: String, bound: String, VersionScheme)

  /// By what two values are compared.
  package enum Order: Sendable, Equatable {
    /// Whole numbers: version codes, API levels, the number of a Java version.
    case numbers
    case versions(VersionScheme)

    /// A value of it for people.
    func words(_ text: String) -> LocalizedMessage {
      switch self {
      case .numbers: LocalizedMessage(value: text)
      case .versions(let scheme): scheme.words(text)
      }
    }
  }

  package enum Since: Sendable, Equatable {
    case firstLaunch
    case firstLaunchOfBuild
    case lastPrompt
  }

  /// A place on an axis where a check has a threshold: on its two sides it may come out differently.
  package enum Bound: Hashable, Sendable {
    case version(VersionScheme, VersionCut)
    /// Smaller numbers on one side; this and larger ones on the other.
    case number(Int64)
    /// This value on one side, every other on the other.
    case value(String)
    /// These on one side, all others on the other.
    case values([String])
    /// Checkers that accept this value (nil for null), those that refuse it, and no checker.
    case accepting(String?)
    /// Versions that can be read on one side, the others on the other.
    case readable(VersionScheme)
    /// Nothing there on one side, anything on the other; for what is yes or no, no and yes.
    case presence
  }

  /// The axis on which devices differ in it; nil where the document alone decides, or something kept for this very
  /// version.
  package var axis: AxisName? {
    switch self {
    case .alwaysApplies, .decodes, .mode, .stated, .cachedFor: nil
    case .applies, .buildFits, .isBelow, .stands, .isAbove: .version
    case .online: .offline
    case .started, .notEnded, .hasClock: .date
    case .changed, .allowed, .neverAnswered, .quietOver: .device
    case .refused: .dontAsk
    case .minutes: .minutesSincePrompt
    case .reaches, .reachesFloat, .system: .osVersion
    case .model: .model
    case .announced: .remembered
    case .checker(let key, _, _, _): .requirement(ByteText(key))
    case .answered: .answered
    case .launches, .openings: .opens
    case .days(_, _, let since): since == .lastPrompt ? .daysSincePrompt : .daysSinceFirst
    case .isFirstPrompt: .daysSincePrompt
    case .isReadable(let axis, _, _), .isThere(let axis): axis
    }
  }

  /// Its thresholds; nothing when it comes out the same everywhere.
  package var bounds: [Bound] {
    switch self {
    case .alwaysApplies, .decodes, .mode, .stated, .cachedFor: return []
    case .applies(let applies, _, let code):
      let (from, behind) = ([Bound.number(code)], Self.behind(code))
      return applies == .below ? from : applies == .upTo ? behind : from + behind
    case .buildFits: return Self.behind(Int64(Int32.max))
    case .started(let start, _): return [.number(start)]
    case .notEnded(let end, _): return Self.behind(end)
    case .hasClock: return [.number(0), .number(1)]
    case .system(_, let filter):
      let cuts = [false, true].map { Bound.version(.wholeParts, VersionCut(filter.version, isBehind: $0)) }
      let thresholds = filter.mode == .atLeast ? [cuts[0]] : filter.mode == .atMost ? [cuts[1]] : cuts
      return thresholds + [.readable(.wholeParts)]
    case .model(_, let filter): return filter.models.isEmpty ? [] : [.values(filter.models)]
    case .neverAnswered: return [.values([DeviceMemory.new, .seen, .ticked].map { $0.description })]
    case .changed: return [.value(DeviceMemory.new.description)]
    case .allowed: return [.value(DeviceMemory.ticked.description)]
    case .quietOver(_, _, let milliseconds): return [.number(milliseconds)]
    case .minutes(let needed, _), .openings(let needed, _): return [.number(needed)]
    case .isBelow(_, let bound, let order), .reaches(_, let bound, let order): return Self.before(bound, order)
    case .reachesFloat(_, let asked, let needed):
      let counts = asked.map { SystemFloat.value($0.text) == needed } ?? false
      let bound = counts ? asked ?? "" : needed == .infinity ? "1e999" : "\(needed)"
      return [.version(.systemFloat, VersionCut(bound.text, isBehind: false))]
    case .stands(_, _, let bound, let scheme, let wanted, _):
      let cuts = [false, true].map { Bound.version(scheme, VersionCut(bound, isBehind: $0)) }
      return wanted == .lower ? [cuts[0]] : wanted == .greater ? [cuts[1]] : cuts
    case .announced(let version, _, let frequency): return frequency == .always ? [] : [.value(version)]
    case .checker(_, let value, _, _): return [.accepting(value)]
    case .launches(_, let needed, _), .days(_, let needed, _): return [.number(needed)]
    case .online, .refused, .answered, .isFirstPrompt, .isThere: return [.presence]
    case .isReadable(_, _, let scheme): return [.readable(scheme)]
    case .isAbove(_, let bound, let scheme): return [.version(scheme, VersionCut(bound, isBehind: true))]
    }
  }

  /// Between a number and the next; nothing behind the last one.
  private static func behind(_ number: Int64) -> [Bound] { number < .max ? [.number(number + 1)] : [] }

  private static func before(_ bound: String, _ order: Order) -> [Bound] {
    switch order {
    case .numbers: Int64(bound).map { [.number($0)] } ?? []
    case .versions(.paddedIntegers): PaddedIntegers.edges(of: bound).map { .version(.paddedIntegers, $0) }
    case .versions(let scheme): [.version(scheme, VersionCut(bound, isBehind: false))]
    }
  }
}
