import type { ReportedFinding } from '@agent-grade/engine';
import type { Language } from '../analysis/submission.ts';
import { type Entry, readSpans } from './spans.ts';

type Operation = NonNullable<ReportedFinding['remediation']['patch']>[number];

/** One replacement in a text. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The text after all operations; null where one does not fit this text, which may have been edited since the analysis. */
export function applyPatch(text: string, language: Language, patch: readonly Operation[]): string | null {
  let result = text;
  for (const operation of patch) {
    const edit = language === 'json' || /^\s*[{[]/.test(result) ? editFor(result, operation) : null;
    if (edit === null) return null;
    result = result.slice(0, edit.from) + edit.insert + result.slice(edit.to);
  }
  return result;
}

function editFor(text: string, operation: Operation): Edit | null {
  const root = readSpans(text);
  if (root === null) return null;
  const steps = operation.path.split('/').slice(1).map(unescapeStep);
  const last = steps.pop();
  const parent = steps.reduce<Entry | undefined>((entry, step) => entry?.children.get(step), root);
  if (parent === undefined || last === undefined) return null;
  const target = parent.children.get(last);
  if (operation.op === 'add' && target === undefined) return insertion(text, parent, last, operation.value);
  if (target === undefined) return null;
  if (operation.op === 'remove') return removal(text, parent, target);
  return { from: target.start, to: target.end, insert: JSON.stringify(operation.value ?? null) };
}

const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** Takes the member out with one of the commas beside it. */
function removal(text: string, parent: Entry, target: Entry): Edit {
  const siblings = [...parent.children.values()].sort((a, b) => a.entryStart - b.entryStart);
  const at = siblings.indexOf(target);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  if (after !== undefined) return { from: target.entryStart, to: after.entryStart, insert: '' };
  if (before !== undefined) return { from: before.end, to: target.end, insert: '' };
  return { from: target.entryStart, to: afterComma(text, target.end), insert: '' };
}

function afterComma(text: string, end: number): number {
  const comma = /\s*,/y;
  comma.lastIndex = end;
  return comma.test(text) ? comma.lastIndex : end;
}

/** Puts a member behind the last one, on a line of its own if they stand so. */
function insertion(text: string, parent: Entry, key: string, value: Operation['value']): Edit | null {
  if (parent.kind === 'scalar') return null;
  const member = `${parent.kind === 'object' ? `${JSON.stringify(key)}: ` : ''}${JSON.stringify(value ?? null)}`;
  const last = [...parent.children.values()].sort((a, b) => a.entryStart - b.entryStart).at(-1);
  if (last === undefined) return { from: parent.start + 1, to: parent.start + 1, insert: member };
  const indentation = /\n([ \t]*)$/.exec(text.slice(0, last.entryStart))?.[1];
  const separator = indentation === undefined ? ', ' : `,\n${indentation}`;
  return { from: last.end, to: last.end, insert: `${separator}${member}` };
}
