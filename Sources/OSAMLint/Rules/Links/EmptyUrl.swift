import OSAMDecisions
import OSAMFormats
import OSAMSyntax

extension Rule {
  /// An address with nothing in it, or blanks only, where OK is to open one.
  static let emptyUrl = Rule(
    id: "empty-url",
    title: "the url that OK opens is empty",
    group: .links,
    effects: [.neverLeft, .probablyNotMeant],
    kinds: .having(.address),
    why: """
      With FORCE and LAZY the OK button opens the url. With an empty one there is no page to update from: iOS
      opens nothing, and Android may crash, because nothing handles an empty address and the module does not
      catch that. The app has been told ACCEPTED all the same.

      In the older libraries the button is there whether or not there is an address, which the README calls necessary.
      OK opens nothing then. If it is the only button the alert stays, or comes back, and the user is trapped. A missing
      address is reported at the key of the button.
      """,
    silencing: .byEntry,
    evidence: ["module-url-use", "module-empty-url", "older-ok-without-address"],
    bad: [
      .version(["comparisonMode": #""FORCE""#, "url": #"⟦""⟧"#]).finds("error, every release").says(
        """
        the url is empty, and with FORCE OK is to open it
        = OK has no page to open, and the app may crash
        = help: Write the address of the app's store page, or choose INFO.
        """),
      .version(["platform": #""IOS""#, "url": #"⟦""⟧"#]).finds("warning, every release").says(
        """
        the url is empty, and with LAZY OK is to open it
        = OK opens nothing
        = help: Write the address of the app's store page, or choose INFO.
        """),
      .version(["url": #"⟦"  "⟧"#]).finds("warning, every release").says(
        """
        the url is empty, and with LAZY OK is to open it
        = OK has no page to open, and the app may crash
        = help: Write the address of the app's store page, or choose INFO.
        """),
      .olderVersion(["okButtonActionURL": #"⟦""⟧"#]).finds("warning, every release").says(
        """
        “okButtonActionURL” is empty
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 open no page on OK
        = help: Write the address of the page to update from.
        """),
      .olderVersion(["⟦okButtonTitle⟧": #""OK""#], without: ["okButtonActionURL"]).finds("warning, every release").says(
        """
        there is an OK button and no “okButtonActionURL”
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 open no page on OK
        = help: Write the address of the page to update from.
        """),
      .olderVersion(["⟦okButtonTitle⟧": #""OK""#], without: ["okButtonActionURL", "cancelButtonTitle"]).finds(
        "error, every release"
      ).says(
        """
        there is an OK button and no “okButtonActionURL”
        = apps with controldeversions-ios 2.1–1.3.4 and controldeversions-android 1.4.6–1.5.8 open no page on \
        OK, and the user cannot leave the alert
        = help: Write the address of the page to update from.
        """),
    ].asking(for: .address),
    good: [
      .version(["comparisonMode": #""INFO""#, "url": #""""#]),
      .version(["comparisonMode": #""NONE""#, "url": #""""#]),
      .olderVersion([:], without: ["okButtonTitle", "okButtonActionURL"]),
      .olderVersion(["okButtonActionURL": "null"]),
    ],
    check: .document(checkEmpty), older: checkOlder
  )
}

private func checkEmpty(_ inspection: Inspection) {
  guard let use = inspection.modeUse, use.opensURL, inspection.document.text("url")?.trimmingBlanks().isEmpty == true
  else { return }
  let trapping = inspection.trapping
  inspection.report(
    "the url is empty, and with \(use.mode) OK is to open it", so: effect(inspection.platform),
    help: "Write the address of the app's store page, or choose INFO.", at: .member("url"),
    effect: trapping.isEmpty ? .probablyNotMeant : .neverLeft, clients: trapping.isEmpty ? nil : trapping)
}

private func effect(_ platform: Platform?) -> LocalizedMessage {
  switch platform {
  case .ios: "OK opens nothing"
  case .android: "OK has no page to open, and the app may crash"
  case nil: "OK has no page to open"
  }
}

private func checkOlder(_ inspection: Inspection, _ older: OlderReadings) {
  let document = inspection.document
  guard let button = document.pair("okButtonTitle") else { return }
  let pair = document.pair("okButtonActionURL")
  if pair != nil, document.text("okButtonActionURL")?.trimmingBlanks().isEmpty != true { return }
  let showing = older.clients { hasButton in hasButton("okButtonTitle") }
  let trapping = inspection.trapping
  inspection.report(
    pair == nil ? "there is an OK button and no “okButtonActionURL”" : "“okButtonActionURL” is empty",
    [
      ClientEffect(trapping, "open no page on OK, and the user cannot leave the alert", .neverLeft),
      ClientEffect(showing.subtracting(trapping), "open no page on OK", .probablyNotMeant),
    ], help: "Write the address of the page to update from.", at: pair?.place ?? button.key)
}
