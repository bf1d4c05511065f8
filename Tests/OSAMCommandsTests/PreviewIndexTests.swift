import OSAMCommands
import TestSupport
import Testing

/// The table that a page about several documents begins with.
@Suite struct PreviewIndexTests {
  private func rows(_ files: [(path: String, text: String)], _ options: String...) -> [[String]] {
    let system = MemorySystem()
    for file in files { system.put(file.text, at: file.path) }
    #expect(Program.run(["preview", "--date", "2026-11-24"] + files.map(\.path) + options, on: system) == 0)
    let page = system.takeOutput().output
    let table = page.components(separatedBy: "<tbody>").dropFirst().first?.components(separatedBy: "</tbody>")[0] ?? ""
    return table.components(separatedBy: "</tr>").dropLast().map { row in
      row.components(separatedBy: "</td>").dropLast().map { cell in
        String(cell.replacing(/<[^>]*>/, with: "").trimmingPrefix("\n"))
      }
    }
  }

  /// Files that cannot be read come first, then errors, then warnings; among equals what ends last.
  @Test func problemsComeFirst() {
    let rows = rows([
      ("fine-short.yaml", authoredAlert("startDate: 2026-11-16\nendDate: 2026-12-31", app: "cat.bcn.a")),
      ("fine-long.yaml", authoredAlert("startDate: 2026-12-01\nendDate: 2027-01-31", app: "cat.bcn.b")),
      ("unfinished.yaml", authoredAlert(app: "cat.bcn.c", message: "TODO")),
      ("broken.json", "{"),
    ])
    #expect(
      rows == [
        ["broken.json broken.json", "", "cannot be read", "–", "–", "1 error"],
        [
          "cat.bcn.c unfinished.yaml", "Android", "shown today", "versions below 2026110000", "no end", "1 warning",
        ],
        [
          "cat.bcn.b fine-long.yaml", "Android", "starts in 7 days", "versions below 2026110000", "31 Jan 2027",
          "nothing",
        ],
        [
          "cat.bcn.a fine-short.yaml", "Android", "shown today", "versions below 2026110000", "31 Dec 2026", "nothing",
        ],
      ])
  }

  /// Each platform has its own where they differ: Android's reader fails on the comma, that of iOS does not.
  @Test func platformsThatDifferAreNamed() {
    let text = """
      {"version": "4.1.3", "comparisonMode": 0, "title": "Hi ha una versió nova", "message": "Ara pots triar.",
       "okButtonTitle": "Actualitza", "cancelButtonTitle": "Ara no",
       "okButtonActionURL": "https://www.barcelona.cat/app",}
      """
    let rows = rows([("a.json", text), ("b.json", "{")], "--kind", "controldeversions")
    #expect(rows.first { $0[0].hasPrefix("a.json") }?[3] == "iOS: versions below 4.1.3; Android: everybody")
  }
}
