import OSAMSyntax

/// How the clients of a family come to what they make of a document. Each kind of document names its family, and that
/// is all the core knows of it.
package enum Family: Sendable {
  /// Its releases differ little, so that the table of the kind says it all; of a text with faults their reader does.
  case table(TableClients)
  /// They share nothing but the file, so that each is asked that there is for a document: in the order of the
  /// catalogue; for a kind that speaks to several platforms, one platform after the other.
  case asked(@Sendable (Document) -> [ReaderGroup])

  /// Nil where clients are asked.
  package var table: TableClients? { if case .table(let clients) = self { clients } else { nil } }
}

/// Clients of one library that read and judge every document alike.
package struct ReaderGroup: Sendable {
  package var clients: ClientSet
  /// For a kind that speaks to several platforms, the one they run on: `ios`.
  package var platform: String?
  /// Clients with the same name here read a text alike, whatever they make of it.
  package var reader: String
  /// Reads a served text as their own reader does; nil when they have none.
  package var read: @Sendable ([UInt8]) -> Result<ReadValue, ClientAnswer.Failure>?
  /// Failures that some device comes to with the value that was read, in the clients' order.
  package var failures: @Sendable (ReadValue) -> [ClientAnswer.Failure]
}

/// Clients that decode by the table of a kind.
package struct TableClients: Sendable {
  /// All of them whose source was read.
  package var everyone: ClientSet
  /// Oldest first.
  package var decoders: [DecoderRange]
  /// Reads a served text byte for byte as the clients of one range do.
  package var read: @Sendable ([UInt8], DocumentKind, DecoderRange) -> Result<[MemberValue?], DecoderFailure>
  /// The clients' treatment of each fault of a text: a row for each, made when a text has one.
  package var faults: @Sendable () -> [FaultFact]
  /// Behaviour of apps that cannot read a document, as the end of a sentence about them: the kind, these clients, and
  /// all that never come back from reading it.
  package var withoutDocument: @Sendable (DocumentKind, ClientSet, ClientSet) -> LocalizedMessage

  package init(
    everyone: ClientSet, decoders: [DecoderRange],
    read: @escaping @Sendable ([UInt8], DocumentKind, DecoderRange) -> Result<[MemberValue?], DecoderFailure>,
    faults: @escaping @Sendable () -> [FaultFact],
    withoutDocument: @escaping @Sendable (DocumentKind, ClientSet, ClientSet) -> LocalizedMessage
  ) {
    self.everyone = everyone
    self.decoders = decoders
    self.read = read
    self.faults = faults
    self.withoutDocument = withoutDocument
  }

  /// Clients that read on at a fault of the text as if nothing were wrong.
  func accepting(_ fault: SyntaxFault.Kind) -> ClientSet { faults().first { $0.fault == fault }?.acceptedBy ?? .empty }

  /// True if some client decodes a text as this kind.
  func canRead(_ bytes: [UInt8], as kind: DocumentKind) -> Bool {
    decoders.contains { if case .success = read(bytes, kind, $0) { true } else { false } }
  }
}

/// Releases that decode a document alike.
package struct DecoderRange: Sendable {
  package var id: String
  /// Their difference from those before when they came.
  package var note: String
  package var clients: ClientSet
  package var runtime: JSONRuntime

  package init(id: String, note: String, clients: ClientSet, runtime: JSONRuntime) {
    self.id = id
    self.note = note
    self.clients = clients
    self.runtime = runtime
  }
}

extension [DecoderRange] {
  /// The clients whose JSON runtime satisfies a condition.
  func clients(where condition: (JSONRuntime) -> Bool) -> ClientSet {
    filter { condition($0.runtime) }.reduce(.empty) { $0 | $1.clients }
  }

  /// The JSON runtime of a client; nil for clients of other families.
  func runtime(of client: Client) -> JSONRuntime? { first { $0.clients.contains(client) }?.runtime }
}

/// Where a client gives up: just past what it had read, or where an object ends that lacks a member.
package struct DecoderFailure: Error, Sendable {
  package var offset: Int
  /// The client never comes back: it neither reads the document nor fails.
  package var isEndless = false
}

/// The value that a client has for a member after decoding.
package enum MemberValue: Sendable, Equatable {
  case integer(Int64)
  case text(String)
  case texts(PerLanguage<String>)
  case names([String])
  case boolean(Bool)
}
