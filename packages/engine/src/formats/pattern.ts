import { remembered } from '../text/remembered.ts';
import { foldName } from './shared/fold.ts';

/** A compiled pattern: one of its paths must hold. */
type Pattern = readonly Path[];

/** One path of a pattern, split into steps. */
export interface Path {
  readonly steps: readonly string[];
  readonly test: Test | null;
  /** The wildcards at the beginning. Paths with the same lead have the same number, which caches use as an index. */
  readonly lead: readonly string[];
  readonly leadNumber: number;
  /** The folded name of the step after the lead, if it is a name in any spelling. */
  readonly named: string | null;
}

/** The test of a value at the end of a path. */
export interface Test {
  readonly kind:
    | 'equal'
    | 'begins'
    | 'contains'
    | 'mapping'
    | 'list'
    | 'empty'
    | 'string'
    | 'number'
    | 'boolean'
    | 'label'
    | 'phrases'
    | 'agentic'
    | 'client'
    | 'sentence'
    | 'llm'
    | 'model'
    | 'addressed'
    | 'tool';
  readonly text: string;
}

const valueTests = new Map<string, Test['kind']>([
  ['=', 'equal'],
  ['^', 'begins'],
  ['~', 'contains'],
]);

const kindTests: readonly Test['kind'][] = [
  'mapping',
  'list',
  'empty',
  'string',
  'number',
  'boolean',
  'label',
  'phrases',
  'agentic',
  'client',
  'sentence',
  'llm',
  'model',
  'addressed',
  'tool',
];

/** The patterns evaluated so far. Of most formats, only the first is ever needed. */
const compiled = new Map<string, Pattern>();

/** Compiles a pattern in the notation that `Signature` describes. */
export function compilePattern(written: string): Pattern {
  const known = compiled.get(written);
  if (known !== undefined) return known;
  const pattern = written.split(' | ').map(compilePath);
  compiled.set(written, pattern);
  return pattern;
}

/** What the root must have for a path to match: a member with this name, one whose name starts with this text, or any. */
export interface Head {
  readonly kind: 'name' | 'prefix' | 'any';
  readonly text: string;
}

/** The heads of a pattern's paths. */
export function headsOf(pattern: string): readonly Head[] {
  return compilePattern(pattern).map(({ steps: [step] }): Head => {
    if (step === undefined || step === '**' || step === '*' || step === '+' || step.startsWith('@'))
      return { kind: 'any', text: '' };
    return step.endsWith('*') ? { kind: 'prefix', text: step.slice(0, -1) } : { kind: 'name', text: step };
  });
}

/** The first `=`, `^` or `~` ends the path; the rest is text and may contain slashes. */
function compilePath(written: string): Path {
  const mark = written.search(/[=^~]/);
  if (mark !== -1) {
    const kind = valueTests.get(written.charAt(mark)) ?? 'equal';
    return createPath(written.slice(0, mark), { kind, text: written.slice(mark + 1) });
  }
  for (const kind of kindTests) {
    if (written.endsWith(`:${kind}`)) return createPath(written.slice(0, -kind.length - 1), { kind, text: '' });
  }
  return createPath(written, null);
}

function createPath(written: string, test: Test | null): Path {
  const steps = stepsOf(written);
  const first = steps.findIndex((step) => step !== '*' && step !== '**');
  const lead = first === -1 ? steps : steps.slice(0, first);
  const step = steps[lead.length];
  const named = step?.startsWith('@') === true ? step.slice(1) : null;
  return { steps, test, lead, leadNumber: numberOf(lead.join('/')), named };
}

const leads = new Map<string, number>();

function numberOf(lead: string): number {
  const number = leads.get(lead) ?? leads.size;
  leads.set(lead, number);
  return number;
}

/** Splits a path into steps and folds the names in any spelling. A path without steps is the root. */
function stepsOf(path: string): readonly string[] {
  if (path === '.') return [];
  return path.split('/').map((step) => (/^@\w/.test(step) ? `@${fold(step.slice(1))}` : step.replaceAll('%2F', '/')));
}

/** Removes case and separators from a name. Cached. */
export const fold = remembered(foldName, { keeping: 'when-repeated' });
