package enum VersionScheme: Hashable, Sendable {
  case prince, kmpApple, kmpJava, kmpSystem, semantic, numericSearch, systemFloat, paddedIntegers, textCompare
  package func order(_ first: String, _ second: String) -> VersionOrder? { nil }
  package func canRead(_ text: String) -> Bool { true }
  package func witness(from low: VersionCut?, to high: VersionCut?) -> String? { nil }
  package var unreadable: String? { nil }
}
package struct VersionCut: Hashable, Sendable { package var version: String; package var isBehind: Bool; package init(_ version: String, isBehind: Bool) { self.version = version; self.isBehind = isBehind } }
