import OSAMFormats

/// Who opens an address: an app on a platform.
package struct LinkUser: Sendable {
  package var platform: DevicePlatform
  /// The document is for this platform alone, so that its address is meant for it.
  package var isOnlyOne: Bool
  /// The app; nil where the document does not name it.
  package var packageName: String?

  package init(_ platform: DevicePlatform, isOnlyOne: Bool = true, packageName: String? = nil) {
    self.platform = platform
    self.isOnlyOne = isOnlyOne
    let name = packageName?.trimmingBlanks() ?? ""
    self.packageName = name.isEmpty ? nil : name
  }

  /// Who reads a document on a platform. Documents of the older libraries name none, and one may be for both.
  package init(of document: Document, on platform: DevicePlatform) {
    self.init(
      platform, isOnlyOne: document.kind.member("platform") != nil, packageName: document.text("packageName"))
  }
}
