import OSAMSyntax

package enum ReferenceJSON {
  package static func read(_ bytes: [UInt8]) -> Result<ReadValue, ReadFailure> { AndroidJSON.read(bytes) }
}
