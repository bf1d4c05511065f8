import OSAMSyntax

/// One fault of our reader, to clients that decode by a table.
///
/// "Ignored value" is the value of a member the client does not know: it is stepped over by matching brackets, so
/// nearly anything passes; exactly what `JSONRuntime.endOfIgnoredValue` says.
package struct FaultFact: Sendable {
  package var fault: SyntaxFault.Kind
  /// Clients that read on as if nothing were wrong.
  package var acceptedBy: ClientSet
  /// It may also pass inside the value of an unknown member.
  package var passesInIgnoredValue: Bool
  /// The consequence, for the docs.
  package var note: String
}
