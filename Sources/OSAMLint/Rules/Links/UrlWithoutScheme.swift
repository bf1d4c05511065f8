import OSAMFormats

extension Rule {
  /// An address without `https:`, which is a relative one.
  static let urlWithoutScheme = Rule(
    id: "url-without-scheme",
    title: "The url does not begin with a scheme",
    group: .links,
    severity: .warning,
    kinds: [.osamVersion],
    why: """
      Without a scheme `www.example.org` is a relative address. Nothing may open on iOS, and on Android no app
      may be found for it, so people press OK and cannot update.
      """,
    candidates: [34],
    evidence: "5.5 [platform], therefore a warning",
    bad: [
      .version(["url": #"⟦"play.google.com/store/apps/details?id=cat.bcn.bus"⟧"#]),
      .version(["comparisonMode": #""FORCE""#, "url": #"⟦"//www.barcelona.cat/bus"⟧"#]),
      .version(["url": #"⟦"localhost:8080/bus"⟧"#]),
    ],
    good: [
      .version(["comparisonMode": #""INFO""#, "url": #""www.barcelona.cat""#]),
      .version(["url": #""market://details?id=cat.bcn.bus""#]),
      .version(["url": #""""#]),
      .version(["url": #"" https://www.barcelona.cat""#]),
    ],
    check: .document(checkScheme)
  )
}

private func checkScheme(_ inspection: inout Inspection) {
  // A blank before the scheme is another rule's.
  guard let address = inspection.openedAddress?.address, address.scheme == nil else { return }
  let url = address.text.trimmingBlanks()
  if url.isEmpty || Address(url).scheme != nil { return }
  inspection.report(.noScheme(url), member: "url")
}

extension Message {
  fileprivate static func noScheme(_ url: String) -> Message {
    let rest = url.drop { $0 == "/" }
    return Message(
      "the url \(quoted(url)) has no scheme such as https: and OK may open nothing",
      help: "Write \(quoted("https://\(rest)", limit: 120)).")
  }
}
