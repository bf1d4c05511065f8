// The program as a module (docs/page.md), for where there is no program. It knows one text at a time, and no settings.

const vscode = require('vscode');
const { toActionKind, toDiagnostic, toWorkspaceEdit } = require('./convert.js');

const LARGEST = 1 << 20; // UTF-16 units of a text that it is asked about.

/** What comes before places in UTF-8, in UTF-16 units. */
function unitsAt(text, places) {
  const bytes = Buffer.from(text);
  const found = new Map();
  let [last, units] = [0, 0];
  for (const place of [...new Set(places)].sort((one, other) => one - other)) {
    units += bytes.toString('utf8', last, place).length;
    found.set((last = place), units);
  }
  return found;
}

/** Findings and their fixes. */
class ModuleServer {
  /** `told` are what VS Code shows, and what it is asked with: `diagnostics`, `output`, `selector`, `language()`. */
  constructor({ OSAMLint }, told) {
    Object.assign(this, { OSAMLint, ...told, lint: new OSAMLint(), found: new Map(), features: [] });
    const { workspace, languages } = vscode;
    const check = (document) => languages.match(this.selector, document) && this.check(document);
    const forget = ({ uri }) => {
      this.found.delete(String(uri));
      this.diagnostics.delete(uri);
    };
    const provideCodeActions = (document, range) => this.actions(document, range);
    this.features.push(
      workspace.onDidOpenTextDocument(check), workspace.onDidCloseTextDocument(forget),
      workspace.onDidChangeTextDocument(({ document }) => check(document)),
      languages.registerCodeActionsProvider(
        this.selector, { provideCodeActions }, { providedCodeActionKinds: [toActionKind('quickfix')] }),
    );
    workspace.textDocuments.forEach(check);
  }

  check(document) {
    const [uri, text] = [String(document.uri), document.getText()];
    this.found.set(uri, []);
    if (text.length > LARGEST) this.output.appendLine(`${uri} has more than 1 MB: only the program checks it`);
    else this.found.set(uri, this.findings(document, uri, text));
    this.diagnostics.set(document.uri, this.found.get(uri).map(({ diagnostic }) => diagnostic));
  }

  findings(document, uri, text) {
    const name = `document.${document.languageId === 'yaml' ? 'yaml' : 'json'}`;
    let findings;
    try {
      ({ findings } = this.lint.check(text, { name, language: this.language() }));
    } catch (error) {
      this.output.appendLine(`${uri} was not checked: ${error.message}`);
      this.lint = new this.OSAMLint(); // One that was trapped is of no more use.
      return [];
    }
    const ranges = findings.flatMap(({ range, fix }) => [range, ...(fix?.edits ?? []).map((edit) => edit.range)]);
    const units = unitsAt(text, ranges.flatMap(({ start, end }) => [start.offset, end.offset]));
    const place = ({ offset }) => document.positionAt(units.get(offset));
    const convert = ({ start, end }) => ({ start: place(start), end: place(end) });
    return findings.map(({ rule, severity, message, range, fix }) => {
      const diagnostic = toDiagnostic({
        range: convert(range), message, severity: { error: 1, warning: 2, info: 3 }[severity], code: rule,
        source: 'osam-lint' });
      const edits = fix?.edits.map((edit) => ({ range: convert(edit.range), newText: edit.text }));
      return { diagnostic, title: fix?.title, isSafe: fix?.safe, edits };
    });
  }

  actions(document, range) {
    const uri = String(document.uri);
    const near = (this.found.get(uri) ?? []).filter(({ edits, diagnostic: { range: at } }) =>
      edits && !range.end.isBefore(at.start) && !at.end.isBefore(range.start));
    return near.map(({ diagnostic, title, isSafe, edits }) => {
      const edit = toWorkspaceEdit({ documentChanges: [{ textDocument: { uri }, edits }] });
      const action = new vscode.CodeAction(title, toActionKind('quickfix'));
      return Object.assign(action, { edit, diagnostics: [diagnostic], isPreferred: isSafe });
    });
  }

  async stop() {
    vscode.Disposable.from(...this.features.splice(0)).dispose();
    this.diagnostics.clear();
  }
}

module.exports = { ModuleServer };
