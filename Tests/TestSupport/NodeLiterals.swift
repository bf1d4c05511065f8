import OSAMSyntax

/// Tests know the numbers of nodes in texts that they have written out.
extension NodeID: ExpressibleByIntegerLiteral {
  @inlinable package init(integerLiteral: Int) { self.init(integerLiteral) }
}
