// The words of the protocol and those of VS Code. The one counts severities and kinds from 1, the other from 0.

const vscode = require('vscode');

const fromPosition = ({ line, character }) => ({ line, character });
const atPosition = (position) => ({ position: fromPosition(position) });
const inRange = ({ start, end }) => ({ range: { start: fromPosition(start), end: fromPosition(end) } });
const toUri = (text) => vscode.Uri.parse(text);
const toPosition = ({ line, character }) => new vscode.Position(line, character);
const toRange = ({ start, end }) => new vscode.Range(toPosition(start), toPosition(end));
const toTextEdit = ({ range, newText }) => new vscode.TextEdit(toRange(range), newText);
const toMarkdown = (text) => text && new vscode.MarkdownString(text.value);
const toHover = ({ contents, range }) => new vscode.Hover(toMarkdown(contents), toRange(range));
const toActionKind = (text) => vscode.CodeActionKind.Empty.append(text);
const toLens = ({ range, command, data }) => Object.assign(new vscode.CodeLens(toRange(range), command), { data });
const toFold = ({ startLine, endLine }) => new vscode.FoldingRange(startLine, endLine);
const toLink = ({ range, target }) => new vscode.DocumentLink(toRange(range), toUri(target));
const toHint = ({ position, label, ...rest }) => Object.assign(new vscode.InlayHint(toPosition(position), label), rest);
const toPlace = ({ uri, range }) => new vscode.Location(toUri(uri), toRange(range));
const toRelated = ({ location, message }) => new vscode.DiagnosticRelatedInformation(toPlace(location), message);
const toDiagnostic = ({ range, message, severity, code, codeDescription: page, relatedInformation: more, ...rest }) =>
  Object.assign(new vscode.Diagnostic(toRange(range), message, severity - 1), rest, {
    code: page ? { value: code, target: toUri(page.href) } : code, relatedInformation: more?.map(toRelated),
  });
const toAction = ({ title, kind, edit, diagnostics: mended, ...rest }) => Object.assign(
  new vscode.CodeAction(title, toActionKind(kind)), rest,
  { edit: edit && toWorkspaceEdit(edit), diagnostics: mended?.map(toDiagnostic) });
const toSymbol = ({ name, detail = '', kind, range, selectionRange: own, children = [] }) => Object.assign(
  new vscode.DocumentSymbol(name, detail, kind - 1, toRange(range), toRange(own)), { children: children.map(toSymbol) });

function toWorkspaceEdit({ documentChanges }) {
  const result = new vscode.WorkspaceEdit();
  for (const { kind, uri, options, textDocument, edits = [] } of documentChanges) {
    if (kind === 'create') result.createFile(toUri(uri), options);
    for (const { range, newText } of edits) result.replace(toUri(textDocument.uri), toRange(range), newText);
  }
  return result;
}

function toCompletion({
  label, kind, textEdit, insertTextFormat, insertTextMode, documentation, additionalTextEdits: more, ...rest
}) {
  const { range, newText } = toTextEdit(textEdit);
  const insertText = insertTextFormat === 2 ? new vscode.SnippetString(newText) : newText;
  const converted = { documentation: toMarkdown(documentation), additionalTextEdits: more?.map(toTextEdit) };
  if (insertTextMode === 1) converted.keepWhitespace = true;
  return Object.assign(new vscode.CompletionItem(label, kind - 1), rest, { range, insertText, ...converted });
}

module.exports = {
  atPosition, inRange, toUri, toHover, toActionKind, toLens, toFold, toLink, toHint, toDiagnostic, toAction,
  toSymbol, toWorkspaceEdit, toCompletion,
};
