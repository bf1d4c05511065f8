import OSAMSyntax
import Testing

/// Numbers of YAML as JSON writes them.
@Suite struct JSONNumberTests {
  @Test(arguments: [
    ("5", "5"), ("-5", "-5"), ("1.50", "1.50"), ("1e3", "1e3"), ("-0", "-0"), ("0", "0"),
    ("+5", "5"), ("007", "7"), ("00", "0"), ("-007", "-7"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5.0"),
    ("5.e3", "5.0e3"), ("01.50", "1.50"), ("+1E+2", "1E+2"), ("0x1F", "31"), ("0o17", "15"),
    ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
  ])
  func areTheSameNumber(_ written: String, _ json: String) {
    #expect(JSONNumber.normalized(written) == json)
  }

  @Test(arguments: [
    ".inf", "-.INF", ".nan", "", "-", ".", "1e", "0x", "0x+1", "0o8", "0x1FFFFFFFFFFFFFFFF", "1.2.3", "a",
  ])
  func areNone(_ written: String) { #expect(JSONNumber.normalized(written) == nil) }
}
