/// A day as people write it, in the form that documents have.
package enum WrittenDay {
  /// `2026-12-01` and the like as it stands; `01.12.2026`, `1/12/2026` and `1-12-2026` with the year first. The day comes
  /// first, as it does here; where that cannot be, it is no date.
  package static func text(_ text: String) -> String? {
    if WrittenDate(text, in: .utc) != nil { return text }
    let parts = text.split(omittingEmptySubsequences: false) { ".-/".contains($0) }
    guard parts.count == 3, parts[2].count == 4, let day = Int(parts[0]), let month = Int(parts[1]),
      let year = Int(parts[2]), parts[0].count <= 2, parts[1].count <= 2
    else { return nil }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let written = "\(year)-\(padded(month))-\(padded(day))"
    return WrittenDate(written, in: .utc) == nil ? nil : written
  }
}
