import OSAMFormats
import OSAMLint
import OSAMSyntax

/// Files that no output is written over.
enum SparedFile {
  private static let hint: LocalizedMessage = "Name another file for the output."

  /// Refuses a path that leads to something that was named for reading, to settings, a baseline or tests, or to a document.
  static func refuse(
    _ path: FilePath, amidst inputs: [FilePath], _ kinds: Kinds, on system: any System
  ) throws(Failure) {
    if let identity = system.identity(of: path),
      let input = inputs.first(where: { $0 != "-" && system.identity(of: $0) == identity })
    {
      throw Failure("\(Display.escaped(input)) is to be read, and --output would write over it", hint: hint)
    }
    if OwnFile.isNamed(path) {
      throw Failure("\(Display.escaped(path)) is named like settings or a baseline, and is kept for them", hint: hint)
    }
    guard system.kind(of: path) == .success(.file), case .success(let bytes) = system.read(path) else { return }
    if OwnFile.isTest(path, bytes) {
      throw Failure("\(Display.escaped(path)) holds tests, and --output would write over it", hint: hint)
    }
    let named = Tree.Syntax(named: path)
    guard let syntax = named ?? look(bytes) else { return }
    let tree = Tree.read(bytes, as: syntax)
    // Read as authored, a list is looked into.
    let kind = Recognition(tree, Recognition.Options(kinds.known, role: .authored)).found.first?.kind.id
    guard kind != nil || named != nil && kinds.known.isDamaged(tree) else { return }
    throw Failure(
      "\(Display.escaped(path)) holds a document\(kind.map { " (\($0))" } ?? ""), and --output would write over it",
      hint: hint)
  }

  /// Of a file with another name, to which a link may lead; nil for a page.
  private static func look(_ bytes: [UInt8]) -> Tree.Syntax? {
    let isPage = bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    return isPage ? nil : Tree.Syntax(of: bytes)
  }
}
