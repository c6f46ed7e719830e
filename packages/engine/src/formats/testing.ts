import { parseDocument } from '../document/parse.ts';
import type { Node } from '../document/tree.ts';
import { toPointer } from '../text/pointer.ts';
import { SourceText } from '../text/source-text.ts';
import type { Place } from '../text/span.ts';
import { defineFormat, type Format, type Signature } from './format.ts';
import { readAgents } from './read.ts';

/** The reading of a sample in the form that tests compare: the recognised format and the facts as lines. */
export interface SampleReading {
  readonly format: string;
  readonly recognized: boolean;
  readonly confidence: string;
  /** One line per fact: its list, its JSON pointer, and those of its values that are a single word, in a fixed order. */
  readonly facts: readonly string[];
  readonly unread: readonly string[];
}

/** The properties of facts whose values are single words. */
const describedKeys = [
  'kind',
  'purpose',
  'guards',
  'process',
  'phase',
  'decision',
  'subject',
  'role',
  'transport',
  'access',
  'source',
  'ecosystem',
  'approval',
  'state',
  'value',
  'version',
  'wide',
  'wildcard',
  'overridden',
  'escapes',
  'exposed',
  'isolated',
  'credential',
  'vendor',
  'shared',
  'writableByUsers',
  'enabled',
  'origin',
] as const;
/** Values of most facts, which are left out. */
const omittedValues: ReadonlySet<string> = new Set(['origin set', 'overridden false', 'wildcard false']);

/** Reads a sample in the form that tests compare. */
export function readSample(text: string, language: 'json' | 'yaml', sourceFilename?: string): SampleReading {
  const document = parseDocument(new SourceText(text), language);
  if ('code' in document) throw new Error(`The sample does not parse: ${document.code}`);
  const { model, format, recognized, confidence, unread } = readAgents(document, sourceFilename);
  const facts = Object.entries(model).flatMap(([list, entries]) =>
    Array.isArray(entries) ? entries.map((fact) => `${list} ${describe(fact)}`) : [],
  );
  return { format: format.id, recognized, confidence, facts, unread: unread.map(({ path }) => toPointer(path)) };
}

function describe(fact: Record<string, unknown>): string {
  const { at: own, name, value, capabilities: can } = fact;
  const at = own ?? placeOf(value) ?? placeOf(name);
  const place = isPlace(at) ? toPointer(at.path) : '';
  const words = describedKeys.flatMap((key) => {
    const word = fact[key];
    if (key === 'enabled') return word === false ? ['disabled'] : [];
    const known = typeof word === 'string' || typeof word === 'number' || typeof word === 'boolean';
    const written =
      typeof word === 'boolean' || key === 'origin' || key === 'version' ? `${key} ${word}` : String(word);
    return !known || omittedValues.has(`${key} ${word}`) || word === false ? [] : written;
  });
  const capabilities = Array.isArray(can) ? [`can ${can.join('+')}`] : [];
  return [place, ...words, ...capabilities].join(' ');
}

function placeOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'at' in value ? value.at : null;
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'path' in value && 'span' in value;
}

/** The first root of a text. */
export function rootOf(text: string, format: 'json' | 'yaml'): Node {
  const document = parseDocument(new SourceText(text), format);
  if ('code' in document) throw new Error(document.code);
  const [root] = document.roots;
  if (root === undefined) throw new Error('no root');
  return root;
}

/** A format with a signature and no reader. */
export function formatOf(id: string, signature: Partial<Signature>, filenames: readonly string[] = []): Format {
  return defineFormat({
    id,
    title: id,
    specification: 'https://example.com/',
    filenames,
    dialect: 'json',
    role: 'unknown',
    signature: { always: [], often: [], never: [], ...signature },
    notLookedAt: [],
    defaults: [],
    read: () => undefined,
  });
}
