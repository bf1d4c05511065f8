import OSAMCommands
import OSAMSyntax

/// A command as ArgumentParser describes it.
struct CommandInfo {
  /// An option, a flag or a path.
  struct Argument {
    enum Kind: String { case positional, option, flag }

    var kind: Kind
    /// Without dashes: `q` and `quiet`; empty for a path.
    var names: [String]
    /// What stands for its value: `path`.
    var value: String
    var abstract: String
    var preset: String?
  }

  var name: String
  var abstract: String
  var discussion: String
  var arguments: [Argument]
  var commands: [CommandInfo]

  /// The whole program; nil when the description is not as it was when this was written.
  static var program: CommandInfo? {
    let tree = Tree.read(Array(Program.description.utf8), as: .json)
    guard tree.faults.isEmpty, let root = tree.roots.first else { return nil }
    let reader = DescriptionReader(tree: tree)
    guard reader.members(root)["serializationVersion"].map(tree.text) == "0" else { return nil }
    return reader.members(root)["command"].flatMap(reader.command)
  }
}

private struct DescriptionReader {
  let tree: Tree

  func members(_ object: Int) -> [String: Int] {
    var members: [String: Int] = [:]
    tree.forEachPair(of: object) { members[tree.text($0.key)] = $0.value }
    return members
  }

  private func items(_ list: Int?) -> [Int] {
    guard let list else { return [] }
    var items: [Int] = []
    tree.forEachItem(of: list) { items.append($0) }
    return items
  }

  private func isShown(_ members: [String: Int]) -> Bool { members["shouldDisplay"].map(tree.text) != "false" }

  func command(_ node: Int) -> CommandInfo? {
    let members = members(node)
    guard let name = members["commandName"].map(tree.text), isShown(members) else { return nil }
    return CommandInfo(
      name: name, abstract: members["abstract"].map(tree.text) ?? "",
      discussion: members["discussion"].map(tree.text) ?? "",
      arguments: items(members["arguments"]).compactMap(argument),
      commands: items(members["subcommands"]).compactMap(command))
  }

  private func argument(_ node: Int) -> CommandInfo.Argument? {
    let members = members(node)
    guard let kind = members["kind"].map(tree.text).flatMap(CommandInfo.Argument.Kind.init(rawValue:)),
      isShown(members)
    else { return nil }
    // Short ones come first, however they were declared.
    let names = items(members["names"]).compactMap { self.members($0)["name"].map(tree.text) }
    return CommandInfo.Argument(
      kind: kind, names: names.sorted { $0.count < $1.count }, value: members["valueName"].map(tree.text) ?? "",
      abstract: members["abstract"].map(tree.text) ?? "", preset: members["defaultValue"].map(tree.text))
  }
}
