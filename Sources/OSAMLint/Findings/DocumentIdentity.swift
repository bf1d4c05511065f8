import OSAMFormats
import OSAMSyntax

/// Identity of a document, wherever in its file it stands.
package struct DocumentIdentity: Sendable, Equatable {
  /// Package, platform and version, as far as its kind has them.
  package var name: String
  /// Its JSON pointer in the file: empty, or `/3` for an item of a list.
  package var pointer: String

  package init(name: String, pointer: String) {
    self.name = name
    self.pointer = pointer
  }

  /// The part of a pointer in the file that is inside of the document.
  package func inner(_ pointer: String) -> String {
    guard pointer.utf8.starts(with: self.pointer.utf8) else { return pointer }
    return String(Substring(pointer.utf8.dropFirst(self.pointer.utf8.count)))
  }
}

extension Document {
  /// Package, platform and version, as far as its kind has them; nil when one of them is not there.
  var name: String? {
    let members = ["packageName", "platform", "versionCode"].filter { kind.member($0) != nil }
    guard members.first == "packageName" else { return nil }
    let values = members.compactMap { member in
      pair(member).flatMap { tree.nodes[$0.value].isContainer ? nil : tree.text($0.value) }
    }
    return values.count == members.count ? values.joined(separator: " ") : nil
  }
}

extension Recognition {
  /// The identities of the documents that findings are about, by number, where they have one.
  func identities(of findings: [Finding]) -> [Int: DocumentIdentity] {
    var identities: [Int: DocumentIdentity] = [:]
    for number in Set(findings.compactMap({ $0.document })) where found.indices.contains(number) {
      guard let name = document(found[number]).name else { continue }
      identities[number] = DocumentIdentity(name: name, pointer: found[number].pointer)
    }
    return identities
  }
}
