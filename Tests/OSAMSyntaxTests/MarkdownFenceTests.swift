import OSAMSyntax
import Testing

/// Fenced code as CommonMark has it, as far as documents in it go.
@Suite struct MarkdownFenceTests {
  private static func found(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return MarkdownFence.all(in: bytes).map { fence in
      "\(fence.tag)|" + String(decoding: fence.content(in: bytes).bytes, as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("```json\n{}\n```\n", ["json|{}\n"]),
      ("```json\r\n{}\r\n```\r\n", ["json|{}\r\n"]),
      ("~~~ yaml title\na: 1\n~~~", ["yaml|a: 1\n"]),
      ("````\n```\n{}\n```\n````\n", ["|```\n{}\n```\n"]),
      ("```\na\n~~~\nb\n```\n", ["|a\n~~~\nb\n"]),
      ("```json {1,2}\n{}\n```\n```yaml,x\na\n```\n", ["json|{}\n", "yaml|a\n"]),
      // One that is not closed goes on to the end.
      ("```json\n{}\n", ["json|{}\n"]), ("```json", ["json|"]), ("", []), ("text\n", []),
      // In one line they stand around words, and two are none.
      ("a ```json {}``` b\n", []), ("```json {}```\n", []), ("``\n{}\n``\n", []),
      // In quotes and lists.
      ("> ```json\n> {}\n> ```\n", ["json|{}\n"]),
      (">> ```\n>> {}\n>>```\n", ["|{}\n"]),
      ("> ```\n> {\n\n```json\n{}\n```\n", ["|{\n", "json|{}\n"]),
      ("- ```json\n  {}\n  ```\n", ["json|{}\n"]),
      ("10. > ```json\n    > {}\n    > ```\n", ["json|{}\n"]),
      // A greater sign of its own stays.
      ("> ```\n> a > b\n> > c\n> ```\n", ["|a > b\n> c\n"]),
      // Less than what stands before the fence is taken as it is.
      ("   ```\n  a\n    b\n   c\n```\n", ["|a\n b\nc\n"]),
      // With something before or behind it nothing is closed.
      ("```\na\n- ```\n```b\n```\n", ["|a\n- ```\n```b\n"]),
    ] as [(String, [String])]) func fences(_ text: String, _ expected: [String])
  {
    #expect(Self.found(text) == expected)
  }
}
