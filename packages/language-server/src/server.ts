import { rulePages } from '@agent-grade/engine/pages';
import {
  type CodeAction,
  CodeActionKind,
  type Connection,
  type Diagnostic,
  type Hover,
  type InitializeResult,
  MarkupKind,
  type Position,
  type Range,
  TextDocumentSyncKind,
  TextDocuments,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Examination, editsOf, examine } from './diagnose.ts';

/** Delay between a change and its analysis, so that a typed word is analysed once and not at each letter. */
const quietMs = 200;

/** The language server of one connection: diagnostics while typing, hovers with the rule's page, quick fixes from the patches. */
export class LanguageServer {
  readonly #documents = new TextDocuments(TextDocument);
  readonly #examinations = new Map<string, Examination>();
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #connection: Connection;
  /** Whether the editor supports edits of a particular document version; older editors identify a document by its URI alone. */
  #knowsVersions = false;

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.onInitialize(({ capabilities }) => {
      this.#knowsVersions = capabilities.workspace?.workspaceEdit?.documentChanges === true;
      return offered;
    });
    connection.onHover(({ textDocument, position }) => this.#hover(textDocument.uri, position));
    connection.onCodeAction(({ textDocument, range, context }) => this.#actions(textDocument.uri, range, context.only));
    this.#documents.onDidOpen(({ document }) => this.#publish(document));
    this.#documents.onDidChangeContent(({ document }) => this.#publishSoon(document));
    this.#documents.onDidClose(({ document }) => this.#forget(document.uri));
    this.#documents.listen(connection);
  }

  #publishSoon(document: TextDocument): void {
    clearTimeout(this.#waiting.get(document.uri));
    this.#waiting.set(
      document.uri,
      setTimeout(() => this.#publish(document), quietMs),
    );
  }

  #publish(document: TextDocument): void {
    const { version, diagnostics } = this.#current(document);
    void this.#connection.sendDiagnostics({ uri: document.uri, version, diagnostics: [...diagnostics] });
  }

  /** The findings in the current text. A request before the delayed analysis runs it at once. */
  #current(document: TextDocument): Examination {
    clearTimeout(this.#waiting.get(document.uri));
    const known = this.#examinations.get(document.uri);
    if (known?.version === document.version) return known;
    const examination = examine(document);
    this.#examinations.set(document.uri, examination);
    return examination;
  }

  #forget(uri: string): void {
    clearTimeout(this.#waiting.get(uri));
    this.#waiting.delete(uri);
    this.#examinations.delete(uri);
    void this.#connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  #hover(uri: string, position: Position): Hover | null {
    const document = this.#documents.get(uri);
    if (document === undefined) return null;
    const { diagnostics, findings } = this.#current(document);
    const at = diagnostics.findIndex(({ range }) => touches(range, { start: position, end: position }));
    const finding = findings[at];
    if (finding === undefined) return null;
    const { severity, ruleId, message, why, remediation } = finding;
    const page = rulePages[ruleId];
    const value = `**${severity}** ${escapeMarkdown(message)}\n\n${why}\n\n**Fix:** ${remediation.summary}\n\n---\n\n${page}`;
    return { contents: { kind: MarkupKind.Markdown, value }, ...withRange(diagnostics[at]) };
  }

  #edit({ uri, version }: TextDocument, edits: TextEdit[]): WorkspaceEdit {
    return this.#knowsVersions
      ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
      : { changes: { [uri]: edits } };
  }

  #actions(uri: string, range: Range, only: readonly string[] | undefined): CodeAction[] {
    const document = this.#documents.get(uri);
    const wanted = only?.some((kind) => CodeActionKind.QuickFix.startsWith(kind)) ?? true;
    if (document === undefined || !wanted) return [];
    const { diagnostics, findings } = this.#current(document);
    return diagnostics.flatMap((diagnostic, index) => {
      const finding = findings[index];
      if (finding === undefined || !touches(diagnostic.range, range)) return [];
      const edits = editsOf(document, finding);
      if (edits === null) return [];
      return [
        {
          title: `${finding.ruleId}: ${finding.remediation.summary}`,
          kind: CodeActionKind.QuickFix,
          diagnostics: [diagnostic],
          edit: this.#edit(document, [...edits]),
        },
      ];
    });
  }
}

const offered: InitializeResult = {
  serverInfo: { name: 'agent-grade' },
  capabilities: {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    hoverProvider: true,
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  },
};

function withRange(diagnostic: Diagnostic | undefined): { readonly range?: Range } {
  return diagnostic === undefined ? {} : { range: diagnostic.range };
}

function touches(one: Range, other: Range): boolean {
  return isBefore(one.start, other.end) && isBefore(other.start, one.end);
}

/** Whether one position is before another or equal to it. */
function isBefore(one: Position, other: Position): boolean {
  return one.line < other.line || (one.line === other.line && one.character <= other.character);
}

/** The message contains names from the file, which must not be read as Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~&]/g, '\\$&');
}
