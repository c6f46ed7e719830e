/** For tests: the part of the editor's module `vscode` that the language client uses, over documents in memory. */

type Listener<Event> = (event: Event) => unknown;

const disposable = { dispose: () => {} };

/** An event in the form of the editor's API, with a method to fire it. */
class Event<Value> {
  readonly #listeners = new Set<Listener<Value>>();
  readonly event = (listener: Listener<Value>, self?: unknown): typeof disposable => {
    const bound = listener.bind(self);
    this.#listeners.add(bound);
    return { dispose: () => void this.#listeners.delete(bound) };
  };
  fire(value: Value): void {
    for (const listener of this.#listeners) listener(value);
  }
  dispose(): void {
    this.#listeners.clear();
  }
}

export class Position {
  readonly line: number;
  readonly character: number;
  constructor(line: number, character: number) {
    this.line = line;
    this.character = character;
  }
}

export class Range {
  readonly start: Position;
  readonly end: Position;
  constructor(start: Position | number, end: Position | number, line?: number, character?: number) {
    this.start = typeof start === 'number' ? new Position(start, Number(end)) : start;
    this.end = typeof end === 'number' ? new Position(line ?? 0, character ?? 0) : end;
  }
}

export interface ShownDiagnostic {
  readonly range: Range;
  readonly message: string;
  readonly severity: number;
  readonly source?: string;
  readonly code?: unknown;
}

export interface OfferedAction {
  readonly title: string;
  readonly edit?: WorkspaceEdit;
}

class Uri {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  static parse = (text: string): Uri => new Uri(text);
  static file = (path: string): Uri => new Uri(`file://${path}`);
  get scheme(): string {
    return new URL(this.#text).protocol.slice(0, -1);
  }
  get path(): string {
    return new URL(this.#text).pathname;
  }
  get fsPath(): string {
    return this.path;
  }
  toString = (): string => this.#text;
}

class TextEdit {
  readonly range: Range;
  readonly newText: string;
  constructor(range: Range, newText: string) {
    this.range = range;
    this.newText = newText;
  }
}

class WorkspaceEdit {
  readonly edits: { readonly uri: Uri; readonly edits: readonly TextEdit[] }[] = [];
  /** Each edit comes alone or paired with its metadata. */
  set(uri: Uri, edits: readonly (TextEdit | readonly [TextEdit, unknown])[]): void {
    this.edits.push({ uri, edits: edits.map((edit) => (edit instanceof TextEdit ? edit : edit[0])) });
  }
}

/** A class that stores its constructor arguments; for classes that the client only instantiates or extends. */
function classOf(...names: readonly string[]) {
  return class {
    constructor(...values: readonly unknown[]) {
      for (const [index, name] of names.entries()) Object.assign(this, { [name]: values[index] });
    }
  };
}

/** A token source that is never cancelled. */
class CancellationTokenSource {
  readonly token = { isCancellationRequested: false, onCancellationRequested: () => disposable };
  cancel(): void {}
  dispose(): void {}
}

/** A document that is open in the editor. */
export class OpenDocument {
  readonly uri: Uri;
  readonly languageId: string;
  version = 1;
  #text: string;
  readonly isDirty = false;
  readonly isClosed = false;
  readonly eol = 1;

  constructor(path: string, languageId: string, text: string) {
    this.uri = Uri.file(path);
    this.languageId = languageId;
    this.#text = text;
  }
  get fileName(): string {
    return this.uri.path;
  }
  getText = (): string => this.#text;
  offsetAt({ line, character }: Position): number {
    const before = this.#text.split('\n').slice(0, line);
    return before.reduce((sum, each) => sum + each.length + 1, character);
  }
  /** Applies edits; returns the change event that the editor would fire. */
  apply(edits: readonly TextEdit[]): object {
    const contentChanges = edits
      .map(({ range, newText }) => {
        const rangeOffset = this.offsetAt(range.start);
        return { range, rangeOffset, rangeLength: this.offsetAt(range.end) - rangeOffset, text: newText };
      })
      .sort((a, b) => b.rangeOffset - a.rangeOffset);
    for (const { rangeOffset, rangeLength, text } of contentChanges)
      this.#text = this.#text.slice(0, rangeOffset) + text + this.#text.slice(rangeOffset + rangeLength);
    this.version++;
    return { document: this, contentChanges, reason: undefined };
  }
}

interface ActionProvider {
  provideCodeActions(document: OpenDocument, range: Range, context: object, token: object): Promise<OfferedAction[]>;
}

/** The editor: its module for the extension, and what a user would see and do. */
export class Editor {
  readonly opened = new Event<OpenDocument>();
  readonly changed = new Event<object>();
  readonly documents: OpenDocument[] = [];
  /** Warnings and errors that the client logged. */
  readonly complaints: string[] = [];
  readonly #shown = new Map<string, readonly ShownDiagnostic[]>();
  readonly #published = new Event<string>();
  readonly #providers: ActionProvider[] = [];

  readonly module = this.#makeModule();

  open(document: OpenDocument): void {
    this.documents.push(document);
    this.opened.fire(document);
  }

  /** The document's diagnostics, once they satisfy the condition. */
  async diagnosticsOf({ uri }: OpenDocument, isWanted: (shown: readonly ShownDiagnostic[]) => boolean) {
    for (;;) {
      const shown = this.#shown.get(String(uri));
      if (shown !== undefined && isWanted(shown)) return shown;
      await new Promise<void>((resolve) => {
        const { dispose } = this.#published.event(() => {
          dispose();
          resolve();
        });
      });
    }
  }

  /** The quick fixes in the light bulb's menu. */
  async actionsAt(document: OpenDocument, diagnostic: ShownDiagnostic): Promise<readonly OfferedAction[]> {
    const context = { diagnostics: [diagnostic], only: undefined, triggerKind: 1 };
    const { token } = new CancellationTokenSource();
    const offered = this.#providers.map((each) => each.provideCodeActions(document, diagnostic.range, context, token));
    return (await Promise.all(offered)).flat();
  }

  #collection() {
    return {
      ...disposable,
      name: 'agentGrade',
      set: (uri: Uri, diagnostics: readonly ShownDiagnostic[] | undefined) => {
        this.#shown.set(String(uri), diagnostics ?? []);
        this.#published.fire(String(uri));
      },
      delete: (uri: Uri) => void this.#shown.delete(String(uri)),
      clear: () => this.#shown.clear(),
    };
  }

  #makeModule(): object {
    const never = () => disposable;
    const complain = (...said: readonly unknown[]): number => this.complaints.push(said.map(String).join(' '));
    const channel = withRest({ ...disposable, error: complain, warn: complain });
    const languages = {
      createDiagnosticCollection: () => this.#collection(),
      registerCodeActionsProvider: (_selector: unknown, provider: ActionProvider) => {
        this.#providers.push(provider);
        return disposable;
      },
      match: (selector: readonly { language?: string }[] | { language?: string }, { languageId }: OpenDocument) =>
        [selector].flat().some(({ language }) => language === languageId) ? 10 : 0,
    };
    const workspace = {
      textDocuments: this.documents,
      notebookDocuments: [],
      workspaceFolders: undefined,
      onDidOpenTextDocument: this.opened.event,
      onDidChangeTextDocument: this.changed.event,
      getConfiguration: () => ({ get: (_name: string, otherwise: unknown) => otherwise }),
    };
    const window = {
      visibleTextEditors: [],
      tabGroups: { all: [], onDidChangeTabs: never, onDidChangeTabGroups: never },
      createOutputChannel: () => channel,
    };
    return withRest({
      version: '1.100.0',
      Uri,
      Position,
      Range,
      TextEdit,
      WorkspaceEdit,
      EventEmitter: Event,
      Disposable: class {
        dispose = (): void => {};
        static from = never;
      },
      CancellationTokenSource,
      Diagnostic: classOf('range', 'message', 'severity'),
      CodeAction: classOf('title', 'kind'),
      Location: classOf('uri', 'range'),
      DiagnosticRelatedInformation: classOf('location', 'message'),
      CodeActionKind: withRest({ Empty: kind(''), QuickFix: kind('quickfix') }),
      DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
      CodeActionTriggerKind: { Invoke: 1, Automatic: 2 },
      languages: withRest(languages),
      workspace: withRest(workspace),
      window: withRest(window),
      env: { language: 'en', appName: 'test', appHost: 'desktop' },
    });
  }
}

const kind = (value: string): object => ({
  value,
  append: (more: string) => kind(value === '' ? more : `${value}.${more}`),
});

/** Parts of the API that the client uses but this extension does not need: events that never fire, and empty classes. */
function withRest<Known extends object>(known: Known): Known {
  return new Proxy(known, {
    get: (target, name) => {
      if (name in target || typeof name === 'symbol') return Reflect.get(target, name);
      const rest = /^[A-Z]/.test(name) ? withRest(classOf()) : () => Object.assign(Promise.resolve(), disposable);
      Object.assign(target, { [name]: rest });
      return rest;
    },
  });
}
