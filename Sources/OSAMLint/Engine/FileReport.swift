import OSAMFormats
import OSAMSyntax

/// A file to check.
package struct FileInput: Sendable {
  /// As the user knows it.
  package var path: FilePath
  package var bytes: [UInt8]
  package var syntax: Tree.Syntax
  /// Named on the command line, not found by a walk.
  package var isNamed: Bool
  /// A test is about it.
  package var isTested = false
  /// It is a piece of a file of another sort.
  var isPiece: Bool

  package init(path: FilePath, bytes: [UInt8], syntax: Tree.Syntax, isNamed: Bool, isPiece: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.syntax = syntax
    self.isNamed = isNamed
    self.isPiece = isPiece
  }
}

/// Result of checking a file.
package struct FileReport: Sendable {
  package var path: FilePath
  /// Kinds of the documents found, in file order.
  package var kinds: [DocumentKind]
  /// By place.
  package var findings: [Finding]
  /// The file's bytes, kept only when there is something to show.
  package var bytes: [UInt8]
  /// Faults of the text.
  package var faults = 0
  /// Digests of the documents, kept to compare them with those of other files.
  package var digests: [DocumentDigest] = []
  /// The file as it was read for these digests, where it is not too long to be held.
  package var read: ReadFile?
  /// Nothing in the file is a document of a known kind, and nothing was found wrong with that.
  package var isPassedOver: Bool
  /// It is a test file.
  package var isTest = false
  /// Of a test file the documents it is about, as it has them.
  package var documents: [String] = []
  /// Results of the cases of a test file, where they were run.
  package var tested: TestedFile?
  /// Passed over, though something speaks for a document.
  package var isLikely = false
  /// Passed over, and nothing that any program could use: no object, no list, or a text with faults.
  package var isHollow = false
  /// Kinds that the file was taken for and why, where that is asked for: a line for each document.
  package var taken: [LocalizedMessage] = []
  /// Advice for a file whose kind is only likely, where it is asked for.
  package var advice: LocalizedMessage?
  /// Of the documents with findings, by number, where they have one.
  package var identities: [Int: DocumentIdentity] = [:]
  /// Nothing of its text is shown.
  package internal(set) var isWithheld = false
  /// Only settings say of which kind it is, so it may be somebody else's: nothing that could be fixed in it is.
  package internal(set) var isKindOfSettings = false
  /// Too little in it is only its kind's, so that nothing is fixed unasked.
  package internal(set) var isUnproven = false
  /// It is Markdown, of which only pieces are documents.
  package internal(set) var isMarkdown = false
  /// Of Markdown the pieces that are documents with something left out, of which nothing can be said.
  package internal(set) var parts = 0
  /// The findings come of comparing documents, and the file had its own report before.
  package var isComparison = false
  /// Its findings have their words.
  fileprivate(set) var isSaid = false
  /// Findings that settings, comments and a baseline took away; nil when there was nothing to take away.
  package var suppressed: SuppressedFindings?
}

extension FileReport {
  /// Makes the words of its findings; what they are made of, the document, is let go.
  package mutating func say(_ formatters: MessageFormatters) {
    if isSaid { return }
    isSaid = true
    suppressed?.recorded.say(formatters)
    if findings.isEmpty { return }
    findings.say(formatters)
  }

  /// Leaves what can be counted, where all that is written of its findings was made.
  package mutating func dropWords() {
    findings.dropWords(keepsPointers: false)
    bytes = []
  }

  /// Findings in a file that is no document: settings, a baseline.
  package init(own path: FilePath, _ bytes: [UInt8], _ findings: [Finding]) {
    let findings = findings.sorted(by: Finding.isBefore)
    self.init(path: path, kinds: [], findings: findings, bytes: bytes, isPassedOver: false)
  }
}

extension CheckContext {
  /// How a file is looked at: what is only likely is looked at where it was named, and by somebody who knows the file.
  package func recognition(of input: FileInput) -> Recognition.Options {
    .init(kinds, role: role, kind: kind, zone: zone, takesLikely: input.isNamed && !skipUnrecognised)
  }
}
