import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// Answers of `simulate` about documents of the older libraries.
extension PerClientSimulator {
  func olderVersion(_ document: Document, _ client: Client, _ system: DevicePlatform) -> Result<
    Simulation, Obstacle
  > {
    var assumptions = assumedClient(client) + strangeVersion(on: system)
    let installed = asked.question.version ?? "1.0.0"
    if asked.question.version == nil { assumptions.append("The installed version is 1.0.0 (--version).") }
    let given = asked.device.release(on: system)
    let osVersion = given ?? "99"
    if document.has("minSystemVersion") {
      assumptions +=
        given == nil
        ? ["The system is newer than any minSystemVersion (--os-version)."] : asked.device.assumedRelease(on: system)
    }
    let language = asked.question.language
    if language == nil { assumptions.append("The app asks for no language (--language).") }
    let device = OlderVersionDevice(client: client, installed: installed, system: osVersion, language: language)
    guard let decision = OlderVersionDecision.decide(document.older(for: client), on: device) else {
      return .failure(Obstacle(words: "the source of \(client.name) was not read"))
    }
    let inputs: [(name: String, value: JSONValue)] = [
      ("version", .string(installed)), ("platform", .string(system.rawValue)), ("osVersion", .string(osVersion)),
      ("language", .string(orNull: language)),
    ]
    return .success(simulation(document, client, system, inputs, decision, assumptions))
  }

  func olderRating(_ document: Document, _ client: Client, _ system: DevicePlatform) -> Result<
    Simulation, Obstacle
  > {
    var assumptions = assumedClient(client)
    let rating = asked.rating
    let opens = rating.opens ?? 1
    let daysSinceFirst = rating.daysSinceFirst ?? rating.daysSincePrompt ?? 0
    if rating.opens == nil { assumptions.append("This is the first opening that the library counts (--opens).") }
    if rating.daysSinceFirst == nil {
      assumptions.append("\(daysSinceFirst) days have passed since the first opening (--days-since-first).")
    }
    if rating.daysSincePrompt == nil { assumptions.append("There was no prompt before (--days-since-prompt).") }
    let device = OlderRatingDevice(
      client: client, opens: opens, daysSinceFirst: Double(daysSinceFirst),
      daysSincePrompt: rating.daysSincePrompt.map { Double($0) }, isAnswered: rating.answered,
      language: asked.question.language)
    guard let decision = OlderRatingDecision.decide(document.older(for: client), on: device) else {
      return .failure(Obstacle(words: "the source of \(client.name) was not read"))
    }
    let inputs: [(name: String, value: JSONValue)] = [
      ("platform", .string(system.rawValue)), ("opens", .integer(opens)),
      ("daysSinceFirst", .integer(daysSinceFirst)),
      ("daysSincePrompt", rating.daysSincePrompt.map { .integer($0) } ?? .null),
      ("answered", .bool(rating.answered)), ("language", .string(orNull: asked.question.language)),
    ]
    return .success(simulation(document, client, system, inputs, decision, assumptions))
  }
}
