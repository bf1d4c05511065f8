import OSAMSyntax
import Testing

@testable import OSAMFormats

/// The members that people mean by names of their own, and names that mean none.
@Suite struct MemberWordTests {
  private static let texts = #"{"ca": "Hola", "es": "Hola"}"#

  static let names: [(key: String, value: String, member: String?)] = [
    ("titol", texts, "title"), ("Títol", texts, "title"), ("título", texts, "title"), ("titre", texts, "title"),
    ("missatge", texts, "message"), ("mensaje_texto", texts, "message"), ("okButton", texts, "ok"),
    ("aceptar", texts, "ok"), ("cancel·lar", texts, "cancel"), ("annuler", texts, "cancel"),
    ("enllaç", #""https://a.cat""#, "url"), ("link", #""https://a.cat""#, "url"),
    ("inici", #""2026-12-01""#, "startDate"), ("data d'inici", #""01/12/2026""#, "startDate"),
    ("fechaInicio", "1796079600000", "startDate"), ("valid_from", #""2026-12-01 09:00""#, "startDate"),
    ("début", #""2026-12-01""#, "startDate"), ("end", #""2026-12-31""#, "endDate"),
    ("dateEnd", "1798671600000", "endDate"),
    ("dataFi", #""2026-12-31""#, "endDate"), ("hasta", #""31.12.2026""#, "endDate"),
    ("expiresAt", #""2026-12-31""#, "endDate"), ("fi\u{300}", #""2026-12-31""#, "endDate"),
    // Records of when something was written, durations and other dates.
    ("createdAt", #""2026-12-01""#, nil), ("updated", #""2026-12-01""#, nil), ("published_on", #""2026-12-01""#, nil),
    ("revision", "1796079600000", nil), ("date", #""2026-12-01""#, nil), ("startOfSupport", #""2026-12-01""#, nil),
    // Values of another sort.
    ("end", #""soon""#, nil), ("end", "3600", nil), ("fi", "true", nil), ("titol", #""Hola""#, nil),
    ("titol", #"{"ca": "Hola"}"#, nil), ("link", #""bus""#, nil), ("okURL", #""https://a.cat""#, nil),
  ]

  @Test(arguments: names)
  func isMeant(_ key: String, _ value: String, _ member: String?) throws {
    let tree = Tree.read(Array("{\"k\": \(value)}".utf8), as: .json)
    var place: NodeID?
    tree.forEachPair(of: 0) { place = $0.value }
    let row = MemberWord.row(of: .osamVersion, key, value: try #require(place), in: tree)
    #expect(row.map { DocumentKind.osamVersion.members[$0].name } == member)
  }
}
