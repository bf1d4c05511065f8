/// A value for each kind of document. A test holds that none is missing.
package struct ByKind<Value: Sendable>: Sendable {
  private let values: [(kind: DocumentKind, value: Value)]

  package init(_ values: [(DocumentKind, Value)]) { self.values = values.map { (kind: $0, value: $1) } }

  package subscript(kind: DocumentKind) -> Value {
    guard let known = values.first(where: { $0.kind == kind }) else {
      preconditionFailure("a value for \(kind.id) is missing")
    }
    return known.value
  }
}
