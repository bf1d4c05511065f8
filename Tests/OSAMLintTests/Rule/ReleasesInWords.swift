import OSAMFormats
import OSAMLint

/// Sets of releases as examples of rules name them (`Example.finds`). Nothing in it changes when a release is added
/// that is like the one before it.
enum ReleasesInWords {
  /// A finding, as its severity and releases, for a run over `targets`.
  static func finding(_ finding: Finding, among targets: ClientSet) -> String {
    let severity = finding.severity.rawValue
    if finding.clients.isEmpty { return severity }
    return severity + ", " + releases(finding.clients, among: targets, kind: finding.kind)
  }

  static func releases(_ clients: ClientSet, among targets: ClientSet, kind: DocumentKind?) -> String {
    let asked = kind.map { targets.intersection($0.clients) } ?? targets
    if !asked.isEmpty, asked.isSubset(of: clients) { return "every release" }
    let parts = Library.all.flatMap { runs(clients.clients, of: $0, among: targets) }
    return parts.joined(separator: " and ")
  }

  private static func runs(_ clients: [Client], of library: Library, among targets: ClientSet) -> [String] {
    let published = ClientSet(library).clients.filter { $0.release.isVerified && !$0.release.isDevelopment }
    // Of a library of which some releases were asked for, the last of them says nothing about the next.
    let isWhole = published.allSatisfy(targets.contains)
    let order = published.contains(where: clients.contains) ? published : ClientSet(library).clients
    var parts: [String] = []
    var start: Int?
    for index in 0...order.count {
      let isIn = index < order.count && clients.contains(order[index])
      if isIn {
        start = start ?? index
      } else if let first = start {
        let (from, to) = (order[first].release.name, order[index - 1].release.name)
        let isToTheEnd = index == order.count && isWhole
        switch (first == 0, isToTheEnd) {
        case (true, true): parts.append(library.id)
        case (false, true): parts.append("\(library.id) from \(from)")
        case (true, false) where isWhole: parts.append("\(library.id) up to \(to)")
        default: parts.append("\(library.id) \(from)" + (from == to ? "" : "–\(to)"))
        }
        start = nil
      }
    }
    return parts
  }
}
