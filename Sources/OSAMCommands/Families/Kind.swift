import OSAMDecisions
import OSAMFormats
import OSAMLint
import OSAMReports
import Synchronization

/// A kind of document with all that is its own, layer by layer. Nothing has a default, so that what is forgotten of a
/// new kind does not compile.
package struct Kind: Sendable {
  /// What it is below the commands.
  let reported: ReportedKind
  /// How commands treat it.
  let commands: KindCommands

  package init(_ reported: ReportedKind, commands: KindCommands) {
    self.reported = reported
    self.commands = commands
  }
}

/// The kinds of document that a run knows.
package final class Kinds: Sendable {
  private let all: [Kind]
  let reported: ReportedKinds
  let simulations: KindSimulations
  private let madeTests = Mutex<TestTable?>(nil)

  /// In the order in which they are listed.
  package init(_ kinds: [Kind]) {
    all = kinds
    reported = ReportedKinds(kinds.map(\.reported))
    simulations = KindSimulations(kinds.map(\.reported))
  }

  /// These and further ones behind them.
  package func with(_ further: Kind...) -> Kinds { Kinds(all + further) }

  package var models: DecisionModels { reported.models }

  var known: KnownKinds { models.kinds }

  /// The keys of test files. Made when the first one is read.
  package var tests: TestTable {
    madeTests.withLock { made in
      let tests = made ?? TestTable(self)
      made = tests
      return tests
    }
  }

  /// All of a kind that is one of them.
  subscript(kind: DocumentKind) -> Kind {
    guard let known = all.first(where: { $0.reported.format == kind }) else {
      preconditionFailure("\(kind.id) is not known here")
    }
    return known
  }
}

extension Kinds {
  /// The newest release of each library and wrapper, as `--clients` takes it.
  var newestClients: [String] {
    var names: [String] = []
    for library in known.libraries {
      names.append("\(library.id):\(library.newest)")
      for carrier in library.carriers {
        if let newest = carrier.rows.last?.to { names.append("\(carrier.id):\(newest)") }
      }
    }
    return names
  }
}
