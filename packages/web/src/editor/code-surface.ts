import type { ReportedFinding } from '@agent-grade/engine';
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { type Diagnostic, forEachDiagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, type Extension, type Text, type TransactionSpec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import type { Language } from '../analysis/submission.ts';
import { difference } from './difference.ts';
import type { Location, Surface, SurfaceEvents } from './surface.ts';
import { colours, theme } from './theme.ts';

const languages = { json, yaml } as const satisfies Record<Language, () => Extension>;
/** CodeMirror has four severities, which the theme displays like ours; the least two of ours share one. */
const lintSeverities = {
  critical: 'error',
  high: 'warning',
  medium: 'info',
  low: 'hint',
  info: 'hint',
} as const satisfies Record<ReportedFinding['severity'], Diagnostic['severity']>;

/** The editor in place of a text area, from which it takes the text, the label and the focus. */
export function createCodeSurface(area: HTMLTextAreaElement, nonce: string, events: SurfaceEvents): Surface {
  const language = new Compartment();
  /** Kept so that an untouched file is sent byte for byte, including its line breaks. */
  let untouched: string | null = area.value;
  let loading = false;

  const watching = EditorView.updateListener.of((update) => {
    if (!update.docChanged || loading) return;
    untouched = null;
    events.onEdit();
  });
  const extensions = [EditorView.cspNonce.of(nonce), ...editing(area, events), language.of(json()), watching];
  const view = new EditorView({ root: document, doc: area.value, extensions });
  area.after(view.dom);
  area.hidden = true;
  if (document.activeElement === area) view.focus();

  const show = (diagnostics: readonly Diagnostic[]): void => view.dispatch(setDiagnostics(view.state, diagnostics));
  /** A change that the user did not type is a separate undo step, however soon it follows another. */
  const replace = (change: TransactionSpec, text: string): void => {
    loading = true;
    view.dispatch({ ...change, annotations: isolateHistory.of('full') });
    loading = false;
    untouched = text;
    show([]);
  };
  return {
    text: () => untouched ?? view.state.doc.toString(),
    load(text) {
      const changes = { from: 0, to: view.state.doc.length, insert: text };
      replace({ changes, selection: { anchor: 0 }, scrollIntoView: true }, text);
    },
    amend(text) {
      const changes = difference(view.state.doc.toString(), text.replace(/\r\n?/g, '\n'));
      const effects = EditorView.scrollIntoView(changes.from, { y: 'center' });
      replace({ changes, effects }, text);
    },
    setLanguage(name) {
      view.dispatch({ effects: language.reconfigure(languages[name]()) });
    },
    mark(findings) {
      show(findings.map((finding) => toDiagnostic(finding, view.state.doc, events)));
    },
    markProblem(line, column, message) {
      const from = offsetOf(view.state.doc, { line, column });
      const to = Math.min(from + 1, view.state.doc.lineAt(from).to);
      show([{ from, to, severity: 'error', message, source: 'AgentGrade' }]);
      select(view, from, from);
    },
    clearMarks: () => show([]),
    reveal(location) {
      select(view, offsetOf(view.state.doc, location.start), offsetOf(view.state.doc, location.end));
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

function select(view: EditorView, anchor: number, head: number): void {
  view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
}

function submit(events: SurfaceEvents): boolean {
  events.onSubmit();
  return true;
}

function editing(area: HTMLTextAreaElement, events: SurfaceEvents): readonly Extension[] {
  return [
    keymap.of([{ key: 'Mod-Enter', run: () => submit(events) }]),
    EditorView.domEventHandlers({ click: (event, editor) => pick(event, editor, events) }),
    lineNumbers(),
    lintGutter(),
    foldGutter({ openText: '▾', closedText: '▸' }),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    placeholder(area.placeholder),
    // Tab leaves the editor, so that keyboard users are not trapped in it.
    keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap]),
    EditorView.contentAttributes.of({
      'aria-label': 'Configuration',
      tabindex: '0',
      spellcheck: 'false',
      autocorrect: 'off',
    }),
    theme,
    colours,
  ];
}

function toDiagnostic(finding: ReportedFinding, document: Text, events: SurfaceEvents): Diagnostic {
  const { severity, ruleId, message, location, fingerprint } = finding;
  return {
    from: offsetOf(document, location.start),
    to: Math.max(offsetOf(document, location.start), endOf(document, location)),
    severity: lintSeverities[severity],
    markClass: `cm-finding cm-finding-${severity} cm-finding-id-${fingerprint}`,
    source: `${ruleId}, ${severity}`,
    message,
    actions: [{ name: 'Show in the report', apply: () => events.onPick(fingerprint) }],
  };
}

/** A finding on a whole section underlines only its first line: underlining half a file is no help. */
function endOf(document: Text, { start, end }: Location): number {
  const last = offsetOf(document, end);
  return start.line === end.line ? last : document.lineAt(offsetOf(document, start)).to;
}

function offsetOf(document: Text, { line, column }: Location['start']): number {
  const found = document.line(Math.min(Math.max(line, 1), document.lines));
  return Math.min(found.from + column - 1, found.to);
}

/** A click on a marked span, or on the sign in its gutter, opens the finding. */
function pick(event: MouseEvent, view: EditorView, events: SurfaceEvents): boolean {
  const { target } = event;
  if (!(target instanceof Element) || !view.state.selection.main.empty) return false;
  const beside = target.closest('.cm-lint-marker') !== null;
  const marked = target.closest('.cm-finding') !== null;
  if (!beside && !marked) return false;
  const position = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
  const line = view.state.doc.lineAt(position);
  let found: string | null = null;
  forEachDiagnostic(view.state, (diagnostic, from, to) => {
    const hit = beside ? view.state.doc.lineAt(from).number === line.number : from <= position && position <= to;
    if (hit) found ??= /cm-finding-id-([0-9a-f]+)/.exec(diagnostic.markClass ?? '')?.[1] ?? null;
  });
  if (found !== null) events.onPick(found);
  return false;
}
