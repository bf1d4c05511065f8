import OSAMDecisions
import OSAMFormats
import OSAMSyntax
import TestSupport
import Testing

/// The lists of required members are what the decoders need: no member more, and none less.
@Suite struct RequiredMembersTests {
  /// Entry after entry the published releases of each library and platform, in their order, and none twice.
  @Test func everyPublishedReleaseHasOneEntry() {
    for kind in DocumentKind.all {
      let entries = kind.requiredParts
      for library in kind.libraries {
        let published = kind.clients.published.intersection(ClientSet(library)).clients
        let platforms: [DevicePlatform?] = kind == .princeOfVersions ? DevicePlatform.allCases : [nil]
        for platform in platforms {
          let mine = entries.filter { $0.platform == platform && $0.clients.isSubset(of: ClientSet(library)) }
          let runners = published.filter { runs($0, on: platform) }
          #expect(mine.flatMap(\.clients.clients) == runners, "\(kind.id) \(library.id) \(platform?.rawValue ?? "")")
          #expect(zip(mine, mine.dropFirst()).allSatisfy { $0.parts != $1.parts })
          #expect(mine.allSatisfy { !$0.parts.isEmpty })
        }
      }
    }
  }

  private func runs(_ client: Client, on platform: DevicePlatform?) -> Bool {
    platform.map { DevicePlatform.all(for: client).contains($0) } ?? true
  }

  @Test func theListNamesReleasesInWords() {
    let page = DocumentKind.osamVersion.formatPage()
    #expect(page.contains("\n- 1.1.0–2.2.4: the same and `serverDate`.\n"))
    #expect(
      page.contains("\n- 3.0.0–\(newestRelease): the same, `checkBoxDontShowAgain` and `dialogDisplayDuration`.\n"))
    let prince = DocumentKind.princeOfVersions.formatPage()
    #expect(
      prince.contains(
        "\n- pov-ios 4.0.1–4.0.8 on iOS: `ios` or `ios2`; under it `required_version` or `last_version_available`.\n"))
  }

  // MARK: The common module

  @Test(arguments: DocumentKind.commonModule.map(\.id))
  func readersOfTheCommonModuleNeedNothingElse(_ id: String) throws {
    let kind = try #require(DocumentKind.named(id))
    let wrapper = try #require(kind.wrapper)
    guard case .table(let table) = kind.family, case .object(let root) = kind.example(for: .served),
      case .object(let members)? = root.first?.1
    else {
      Issue.record("the example is no object")
      return
    }
    for entry in kind.requiredParts {
      for client in entry.clients.clients {
        let decoder = try #require(DecoderRange.of(client))
        func reads(_ value: JSONValue) -> Bool {
          if case .success = table.read(Array(value.text(pretty: false).utf8), kind, decoder) { true } else { false }
        }
        #expect(reads(.object([(wrapper, .object(members))])) && !reads(.object(members)), "\(client.name)")
        for (name, _) in members {
          let rest = JSONValue.object([(wrapper, .object(members.filter { $0.0 != name }))])
          #expect(reads(rest) != entry.parts.contains { $0.anyOf == [name] }, "\(client.name): \(name)")
        }
      }
    }
  }

  // MARK: The older libraries

  @Test(arguments: ["controldeversions", "valoracions"])
  func olderLibrariesNeedNothingElse(_ id: String) throws {
    let kind = try #require(DocumentKind.named(id))
    guard case .object(let members) = kind.example(for: .served) else {
      Issue.record("the example is no object")
      return
    }
    for entry in kind.requiredParts {
      for client in entry.clients.clients {
        #expect(try isUsed(.object(members), client), "\(client.name)")
        for (name, _) in members {
          let rest = JSONValue.object(members.filter { $0.0 != name })
          #expect(
            try isUsed(rest, client) != entry.parts.contains { $0.anyOf == [name] }, "\(client.name): \(name)")
        }
      }
    }
  }

  /// True if a device that the document is for shows or asks something.
  private func isUsed(_ value: JSONValue, _ client: Client) throws -> Bool {
    let bytes = Array(value.text(pretty: false).utf8)
    let version = OlderVersionDevice(client: client, installed: "1.0", system: "9.0", language: "es")
    let rating = OlderRatingDevice(client: client, opens: 100, daysSinceFirst: 100)
    return try #require(
      OlderVersionDecision.decide(bytes, on: version) ?? OlderRatingDecision.decide(bytes, on: rating)
    )
    .isShown
  }

  // MARK: Prince of Versions

  @Test func princeNeedsNothingElse() throws {
    for entry in DocumentKind.princeOfVersions.requiredParts {
      let platform = try #require(entry.platform)
      for client in entry.clients.clients {
        let app = PrinceApp(client, platform)
        let document = document(for: app)
        #expect(try app.check(document.text(pretty: false)).isShown, "\(client.name) \(platform)")
        // Each member of it, and all that stand for one part.
        let keys = platform.keys.map(\.rawValue)
        var deletions: [[[String]]] = paths(document).filter { $0.count == 1 || !keys.contains($0[0]) }.map { [$0] }
        deletions += entry.parts.map { ways(to: $0.anyOf, of: $0, keys) }
        // In every list at once.
        deletions += Set(paths(document).filter { $0.count > 1 }.map { Array($0.dropFirst()) })
          .map { inside in keys.map { [$0] + inside } }
        for deletion in deletions {
          let rest = deletion.reduce(document) { deleting($1[...], from: $0) }
          let left = Set(paths(rest))
          let isMissing = entry.parts.contains { part in
            let isAsked =
              part.ifThere.map { !left.isDisjoint(with: ways(to: [$0], of: part, [read(rest, app)])) } ?? true
            return isAsked && left.isDisjoint(with: ways(to: part.anyOf, of: part, [read(rest, app)]))
          }
          #expect(
            try (app.check(rest.text(pretty: false)).plain == .error) == isMissing,
            "\(client.name) \(platform): \(rest.text(pretty: false))")
        }
      }
    }
  }

  /// The key under which the release looks in this document: the first it finds, in the order of the page.
  private func read(_ document: JSONValue, _ app: PrinceApp) -> String {
    let names = Set(paths(document).filter { $0.count == 1 }.map { $0[0] })
    let keys = app.platform.keys(for: app.client).map(\.rawValue)
    return keys.first(where: names.contains) ?? keys[0]
  }

  private func ways(to names: [String], of part: RequiredPart, _ keys: [String]) -> [[String]] {
    names.flatMap { name -> [[String]] in
      let inside = name.split(separator: ".").map(String.init)
      return part.place == .body ? [inside] : keys.map { [$0] + inside }
    }
  }

  /// A document with everything that the release looks for, under every key of the platform it knows.
  private func document(for app: PrinceApp) -> JSONValue {
    let isOld = !app.client.isPrince(.lists) && app.client.library.id != "pov-kmp"
    let system = app.system(1)
    let requirement = app.platform.builtInRequirements[0]
    let list = """
      [{"required_version": \(app.version(2)), "last_version_available": \(app.version(3)),
      "notify_last_version_frequency": "ALWAYS", "requirements": {"\(requirement)": \(system)}, "meta": {"key": "value"}}]
      """
    let holder = PrinceMember.holders.first { name in
      (name == "latest_version") == (app.platform.isApple || app.client.isPrince(.latestVersion))
    }
    let object = """
      {"minimum_version": "2.0.0", "minimum_version_code": 2, "minimum_version_min_sdk": \(system),
      "\(holder ?? "")": {"version": "3.0.0", "version_code": 3, "notification_type": "ALWAYS", "min_sdk": \(system)}}
      """
    let members = app.platform.keys(for: app.client).map { "\"\($0.rawValue)\": \(isOld ? object : list)" }
    let tree = Tree.read(
      Array(("{" + members.joined(separator: ", ") + #", "meta": {"key": "value"}}"#).utf8), as: .json)
    return JSONValue(tree, tree.roots[0])
  }

  /// Ways to all members, through lists as if they were not there.
  private func paths(_ value: JSONValue) -> [[String]] {
    switch value {
    case .object(let members): members.flatMap { name, value in [[name]] + paths(value).map { [name] + $0 } }
    case .array(let items): items.flatMap(paths)
    default: []
    }
  }

  private func deleting(_ path: ArraySlice<String>, from value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      guard let name = path.first else { return value }
      if path.count == 1 { return .object(members.filter { $0.0 != name }) }
      return .object(members.map { ($0.0, $0.0 == name ? deleting(path.dropFirst(), from: $0.1) : $0.1) })
    case .array(let items): return .array(items.map { deleting(path, from: $0) })
    default: return value
    }
  }
}
