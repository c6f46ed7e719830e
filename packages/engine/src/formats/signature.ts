import type { MappingNode, Node } from '../document/tree.ts';
import { englishOf } from '../knowledge/foreign-words.ts';
import { capabilitiesOfTool } from '../knowledge/tools.ts';
import { wordsOf } from '../knowledge/words.ts';
import { oncePer } from '../text/once-per.ts';
import { remembered } from '../text/remembered.ts';
import { ideaOfSetting } from './generic/names/ideas/of-setting.ts';
import { isAgentic } from './generic/recognition/agentic.ts';
import { isClient } from './generic/recognition/client.ts';
import { isLabel, isPhrasebook } from './label.ts';
import { foldName } from './shared/fold.ts';
import { namesLanguageModel, namesModel, speaksToModel } from './shared/language-models.ts';

/** A pattern taken apart: either of its paths may hold. */
type Pattern = readonly Path[];

interface Path {
  readonly steps: readonly string[];
  readonly test: Test | null;
}

interface Test {
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

/**
 * How many children of one container a path's wildcard looks at. A format shows itself in its first members; without the bound a megabyte of
 * small members would cost every pattern of every format a walk over all of them.
 */
const childrenMax = 100;
/** Further wildcards share these among the children of the ones before, and have a few in any case. */
const grandchildrenMax = 800;
const grandchildrenLeast = 8;

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

/** Patterns that were asked for so far: of most formats only the first ever is. */
const compiled = new Map<string, Pattern>();

/** Whether a pattern of a signature, in the notation that `Signature` describes, holds for a document. */
export function holds(pattern: string, root: Node): boolean {
  return compilePattern(pattern).some((path) => reaches(root, path));
}

function compilePattern(written: string): Pattern {
  const known = compiled.get(written);
  if (known !== undefined) return known;
  const pattern = written.split(' | ').map(compilePath);
  compiled.set(written, pattern);
  return pattern;
}

/** What a root must have for one of a pattern's paths to begin: a member of that name, one whose name begins so, or anything at all. */
export interface Head {
  readonly kind: 'name' | 'beginning' | 'any';
  readonly text: string;
}

export function headsOf(pattern: string): readonly Head[] {
  return compilePattern(pattern).map(({ steps: [step] }): Head => {
    if (step === undefined || step === '**' || step === '*' || step === '+' || step.startsWith('@'))
      return { kind: 'any', text: '' };
    return step.endsWith('*') ? { kind: 'beginning', text: step.slice(0, -1) } : { kind: 'name', text: step };
  });
}

/** The first `=`, `^` or `~` ends the path: what follows is text, slashes and all. */
function compilePath(written: string): Path {
  const mark = written.search(/[=^~]/);
  if (mark !== -1) {
    const kind = valueTests.get(written.charAt(mark)) ?? 'equal';
    return { steps: stepsOf(written.slice(0, mark)), test: { kind, text: written.slice(mark + 1) } };
  }
  for (const kind of kindTests) {
    if (!written.endsWith(`:${kind}`)) continue;
    return { steps: stepsOf(written.slice(0, -kind.length - 1)), test: { kind, text: '' } };
  }
  return { steps: stepsOf(written), test: null };
}

/** Names in any spelling are folded once, here. A path without steps is the root. */
function stepsOf(path: string): readonly string[] {
  if (path === '.') return [];
  return path.split('/').map((step) => (/^@\w/.test(step) ? `@${fold(step.slice(1))}` : step));
}

const fold = remembered(foldName);

function reaches(node: Node, path: Path, depth = 0, breadth = 1): boolean {
  const step = path.steps[depth];
  if (step === undefined)
    return path.test === null || passes(node, path.test, (path.steps[depth - 1] ?? '').replace('@', ''));
  if (step === '**') return containersIn(node).some((inner) => reaches(inner, path, depth + 1, breadth));
  if (step === '*' || step === '+') {
    const shared = Math.floor(grandchildrenMax / breadth);
    const children = firstChildren(node, Math.min(childrenMax, Math.max(grandchildrenLeast, shared)));
    const wider = breadth * children.length;
    if (step === '*') return children.some((child) => reaches(child, path, depth + 1, wider));
    return children.length > 0 && children.every((child) => reaches(child, path, depth + 1, wider));
  }
  if (step.startsWith('@')) {
    return spelled(node, step.slice(1)).some((child) => reaches(child, path, depth + 1, breadth));
  }
  if (step.endsWith('*')) {
    const beginning = step.slice(0, -1);
    return firstNamed(node, beginning).some((child) => reaches(child, path, depth + 1, breadth));
  }
  const child = node.kind === 'mapping' ? node.get(step) : undefined;
  return child !== undefined && reaches(child, path, depth + 1, breadth);
}

/** How many containers are looked through where a pattern asks for one at any depth, and how deep. */
const containersMax = 300;
const depthMax = 6;

/** The node and the containers in it, the outer ones first. */
const containersIn = oncePer((root: Node): readonly Node[] => {
  const found: Node[] = [root];
  let level: readonly Node[] = [root];
  for (let depth = 0; depth < depthMax && found.length < containersMax; depth++) {
    level = level
      .flatMap((node) => firstChildren(node, childrenMax).filter(({ kind }) => kind !== 'scalar'))
      .slice(0, containersMax - found.length);
    for (const node of level) found.push(node);
  }
  return found;
});

const noNodes: readonly Node[] = [];

/**
 * The first members by their names without case and separators, by the first and the last word of those that have several, by what
 * names in other languages mean, and by the idea that a switch answers (`?approval`).
 */
function spelled(node: Node, name: string): readonly Node[] {
  return node.kind === 'mapping' ? (spellingsOf(node).get(name) ?? noNodes) : noNodes;
}

const spellingsOf = oncePer((node: MappingNode): ReadonlyMap<string, readonly Node[]> => {
  const index = new Map<string, Node[]>();
  const add = (name: string, value: Node): void => {
    const known = index.get(name);
    if (known === undefined) index.set(name, [value]);
    else known.push(value);
  };
  for (const [key, value] of node.effective()) {
    if (index.size > 3 * childrenMax) break;
    add(fold(key), value);
    const words = wordsOf(key);
    const idea = value.kind === 'scalar' ? ideaOfSetting(key, value.value) : null;
    if (idea !== null) add(`?${idea}`, value);
    if (words.some(isForeign)) add(words.flatMap((word) => englishOf(word) ?? word).join(''), value);
    if (words.length < 2) continue;
    add(`*${words.at(-1)}`, value);
    add(`${words[0]}*`, value);
  }
  return index;
});

function isForeign(word: string): boolean {
  return englishOf(word) !== null;
}

function firstChildren(node: Node, max: number): readonly Node[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'sequence') return node.items.slice(0, max);
  const children: Node[] = [];
  for (const { value, shadowed } of node.entries) {
    if (shadowed) continue;
    children.push(value);
    if (children.length >= max) break;
  }
  return children;
}

/** Whether one of the first members has a key that begins so. */
export function hasNamed(mapping: MappingNode, beginning: string): boolean {
  const { entries } = mapping;
  const last = Math.min(entries.length, childrenMax);
  for (let slot = 0; slot < last; slot++) if (entries[slot]?.key.text.startsWith(beginning) === true) return true;
  return false;
}

/** The first members whose keys begin so. */
function firstNamed(node: Node, beginning: string): readonly Node[] {
  if (node.kind !== 'mapping') return [];
  return node.entries
    .slice(0, childrenMax)
    .filter(({ key, shadowed }) => !shadowed && key.text.startsWith(beginning))
    .map(({ value }) => value);
}

function passes(node: Node, test: Test, key: string): boolean {
  if (test.kind === 'mapping') return node.kind === 'mapping';
  if (test.kind === 'list') return node.kind === 'sequence';
  if (test.kind === 'phrases') return isPhrasebook(node);
  if (test.kind === 'agentic') return isAgentic(node);
  if (test.kind === 'client') return isClient(node);
  if (test.kind === 'empty') return node.kind !== 'scalar' && firstChildren(node, 1).length === 0;
  if (node.kind !== 'scalar') return false;
  switch (test.kind) {
    case 'equal':
      return node.text === test.text;
    case 'begins':
      return node.text.startsWith(test.text);
    case 'contains':
      return node.text.includes(test.text);
    case 'sentence':
      return typeof node.value === 'string' && /\S\s\S|[./$@{]/.test(node.text.slice(0, 200));
    case 'llm':
      return namesLanguageModel(node.text);
    case 'model':
      return namesModel(node.text);
    case 'addressed':
      return typeof node.value === 'string' && speaksToModel(node.text);
    case 'tool':
      return wordsOf(node.text).length > 1 && node.text.length < 60 && capabilitiesOfTool(node.text).length > 0;
    case 'label':
      return typeof node.value === 'string' && isLabel(key, node.text);
    default:
      return typeof node.value === test.kind;
  }
}
