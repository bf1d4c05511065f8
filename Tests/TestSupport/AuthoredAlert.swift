/// A version control as people write it, in YAML: without faults, with words in three languages.
package func authoredAlert(
  _ more: String = "", app: String = "cat.bcn.bus", platform: String = "ANDROID", mode: String = "LAZY",
  title: String = "Títol", message: String = "Missatge", box: Bool = false, quiet: String = "1d"
) -> String {
  """
  packageName: \(app)
  versionCode: 2026110000
  versionName: 5.0.0
  platform: \(platform)
  comparisonMode: \(mode)
  title: {ca: \(title), es: Título, en: Title}
  message: {ca: \(message), es: Mensaje, en: Message}
  ok: {ca: Vés-hi, es: Ir, en: Go}
  cancel: {ca: Ara no, es: Ahora no, en: Not now}
  url: "https://www.barcelona.cat/bus"
  checkBoxDontShowAgain: \(box)
  dialogDisplayDuration: \(quiet)
  \(more)
  """
}
