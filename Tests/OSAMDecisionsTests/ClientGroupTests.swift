import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// Who is asked as one.
@Suite struct ClientGroupTests {
  /// Every client of a client group, asked alone, gets what the client group gets; and all clients are in one.
  @Test func clientsOfAGroupGetTheSame() throws {
    // With the last two, the text ends inside of what nobody knows: the oldest releases never come back.
    let endless = [Self.version, Self.rating].map { String($0.dropLast(2)) + #", "x": [{"y": 1}"# }
    for json in [Self.version, Self.rating] + endless {
      let document = try #require(
        Recognition(Tree.read(Array(json.utf8), as: .json), .init()).documents.first)
      let terms = QuestionTerms(clients: .everyone.verified, today: noon)
      let clientGroups = ClientGroup.all(of: document, terms)
      #expect(clientGroups.count > 5)
      let all = clientGroups.reduce(ClientSet.empty) { $0 | $1.clients }
      #expect(all == document.kind.clients.verified)
      for clientGroup in clientGroups {
        let together = try Cells(clientGroup.subject, in: QuestionTerms.usual(clientGroup.subject), limit: 1_000)
        for client in clientGroup.clients.clients {
          let alone = QuestionTerms(clients: ClientSet([client]), today: noon)
          let subject = try #require(ClientGroup.all(of: document, alone).first { $0.platform == clientGroup.platform })
            .subject
          let cells = try Cells(subject, in: QuestionTerms.usual(subject), limit: 1_000)
          #expect(cells.isSame(as: together), "\(client.name)")
        }
      }
    }
  }

  /// Releases of Prince of Versions between which nothing counts for a document are asked as one, wherever others lie between
  /// them, the newest last.
  @Test func clientsOfPrinceAreAskedAsOne() throws {
    func clientGroups(_ frequency: String, _ terms: QuestionTerms) throws -> [ClientGroup] {
      let text = #"""
        {"ios2": [{"required_version": "2.0.0", "last_version_available": "3.0.0",
        "notify_last_version_frequency": "\#(frequency)", "requirements": {"required_os_version": "9.0", "region": "a"}},
        {"required_version": "1.0.0", "requirements": {"required_os_version": "8.0"}}]}
        """#
      var options = Recognition.Options()
      options.kind = .princeOfVersions
      let document = try #require(Recognition(Tree.read(Array(text.utf8), as: .json), options).documents.first)
      return ClientGroup.all(of: document, terms).filter { !$0.clients.intersection(ClientSet(.princeIOS)).isEmpty }
    }
    let terms = QuestionTerms(clients: .everyone.verified, platform: .ios, today: noon)
    let lists = try clientGroups("ALWAYS", terms).suffix(2).map(\.clients.prose)
    #expect(lists == ["pov-ios 4.0.1", "pov-ios 4.0.0 and pov-ios 4.0.2–4.0.8"])
    // Up to 4.0.7 another letter case is an error.
    #expect(try clientGroups("always", terms).last?.clients.prose == "pov-ios 4.0.8")
    for frequency in ["ALWAYS", "always"] {
      for clientGroup in try clientGroups(frequency, terms) {
        let together = try Cells(clientGroup.subject, in: QuestionTerms.usual(clientGroup.subject), limit: 1_000)
        for client in clientGroup.clients.clients {
          let alone = QuestionTerms(clients: ClientSet([client]), platform: .ios, today: noon)
          let subject = try #require(try clientGroups(frequency, alone).first).subject
          let cells = try Cells(subject, in: QuestionTerms.usual(subject), limit: 1_000)
          #expect(cells.isSame(as: together), "\(client.name)")
        }
      }
    }
  }

  private static let texts = #"{"ca": "C", "es": "E", "en": "N"}"#
  private static let version = """
    {"data": {"id": 1, "appId": 2, "packageName": "cat.bcn.app", "versionCode": 2022020000, "versionName": "2.0",
    "startDate": \(opens), "endDate": \(closes), "serverDate": \(noon), "platform": "ANDROID",
    "comparisonMode": "LAZY", "title": \(texts), "message": \(texts), "ok": \(texts), "cancel": \(texts),
    "url": "https://example.org/app", "checkBoxDontShowAgain": true, "dialogDisplayDuration": 3600}}
    """
  private static let rating = """
    {"data": {"id": 1, "appId": 2, "packageName": "cat.bcn.app", "platform": "ANDROID", "minutes": 30,
    "numAperture": 4, "message": \(texts)}}
    """
}
