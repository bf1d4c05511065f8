/// Documents of osam-controldeversions, written or made up.
package enum OlderAlertText {
  private static func texts(_ ca: String, _ es: String, _ en: String) -> String {
    #"{"cat": "\#(ca)", "ca": "\#(ca)", "es": "\#(es)", "en": "\#(en)"}"#
  }

  package static let ok = texts("Actualitza", "Actualizar", "Update")
  package static let cancel = texts("Ara no", "Ahora no", "Not now")

  /// An alert for versions below 4.1.3 that offers the update. Nil leaves a member out.
  package static func json(
    version: String? = #""4.1.3""#, mode: String? = "0", system: String? = nil,
    title: String? = texts("Versió nova", "Versión nueva", "New version"),
    message: String? = texts("Ja és aquí.", "Ya está aquí.", "It is here."), ok: String? = ok,
    cancel: String? = cancel, url: String? = #""https://www.barcelona.cat/bus""#, others: [String] = []
  ) -> String {
    let members = [
      ("version", version), ("comparisonMode", mode), ("minSystemVersion", system), ("title", title),
      ("message", message), ("okButtonTitle", ok), ("cancelButtonTitle", cancel), ("okButtonActionURL", url),
    ]
    let written = members.compactMap { name, value in value.map { "\"\(name)\": \($0)" } }
    return "{" + (written + others).joined(separator: ", ") + "}"
  }

  /// An alert with anything in it that a file might have.
  package static func random(_ random: inout Seeded) -> String {
    let texts: [String?] = [
      nil, ok, cancel, ok, cancel, #""Bon dia""#, #""""#, #"{"ca": "a", "cat": "b", "es": "c", "en": "d"}"#,
      #"{"es": "c", "fr": "d"}"#, #"{"ca": "", "es": "", "en": ""}"#, #"{"ca": null, "es": "c"}"#, "{}", "null", "5",
    ]
    let versions: [String?] = [
      #""4.1.3""#, #""4.1.0""#, #""5""#, #""5.0""#, #""0.0""#, #""1.2.3.4""#, #""01.2""#, #""1.2-beta""#, #""v2""#,
      #""""#,
      "4.10", nil, "null", #""99999999999""#,
    ]
    let modes: [String?] = ["0", "0", "0", "1", "2", "7", #""0""#, "true", "null", nil]
    let systems: [String?] = [
      nil, nil, #""11.0""#, #""9""#, #""13.2""#, #""13.2.3""#, #""10.10""#, #""13.9""#, #""iOS 9""#, "12", "null",
    ]
    let urls: [String?] = [
      #""https://www.barcelona.cat""#, #""http://a.cat/<b>""#, #""market://details?id=a""#, nil, #""""#, "7", "null",
    ]
    let others = random.choose([[], [], [#""legalURL": "https://a.cat""#], [#""colour": [1, {"a": null}]"#]])
    return json(
      version: random.choose(versions), mode: random.choose(modes), system: random.choose(systems),
      title: random.choose(texts), message: random.choose(texts), ok: random.choose(texts),
      cancel: random.choose(texts), url: random.choose(urls), others: others)
  }
}
