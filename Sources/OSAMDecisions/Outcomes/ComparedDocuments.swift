import OSAMFormats

/// Documents by whose names devices are told apart: one that is asked about, and those that it is compared with.
package final class ComparedDocuments {
  let all: [Document]
  /// Each of them decoded, once for all who ask.
  private(set) lazy var decodings = all.map { Decoding($0) }

  package init(_ all: [Document]) { self.all = all }

  /// The place of one of them. A document is asked about among those that it is compared with.
  func place(of document: Document) -> Int {
    guard let place = all.firstIndex(where: { $0 === document }) else {
      preconditionFailure("a document is not among those that it is compared with")
    }
    return place
  }
}
