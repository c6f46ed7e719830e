import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createModel } from '../agent/builder.ts';
import { parseDocument } from '../document/parse.ts';
import { SourceText } from '../text/source-text.ts';
import { Cursor } from './cursor.ts';
import { formats } from './index.ts';
import { Ledger } from './ledger.ts';
import { readAgents } from './read.ts';

/** The keys in a format's signature, so that random documents reach the branches of its reader. */
function keysOf(signature: (typeof formats)[number]['signature']): readonly string[] {
  const patterns = [signature, ...(signature.alternatives ?? [])]
    .flatMap(({ always, often }) => [...always, ...often])
    .flatMap((pattern) => pattern.split(' | '));
  const steps = patterns.flatMap((pattern) =>
    (pattern.split(/[=^~]|:(?:mapping|list|string|number|boolean)$/)[0] ?? '').split('/'),
  );
  return [...new Set(steps.filter((step) => step !== '*' && step !== '+' && step !== ''))];
}

const common = [
  'name',
  'type',
  'command',
  'args',
  'env',
  'url',
  'tools',
  'model',
  'prompt',
  'hooks',
  'permissions',
  'allow',
  '*',
  'enabled',
  '__proto__',
];
const scalars = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e21,
    '',
    '*',
    'allow',
    'none',
    'http://x.example.com',
    'Bash(x:*)',
    '~/',
    'a: b\nc',
    '$X',
  ),
  fc.string({ maxLength: 12 }),
);

function documentsOf(keys: readonly string[]): fc.Arbitrary<unknown> {
  const key = fc.constantFrom(...keys, ...common);
  return fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5, depthSize: 'medium' },
      scalars,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map((entries) => new Map(entries)),
    ),
  })).value;
}

/** Serialises maps as JSON, including keys that plain objects would lose. */
function toJson(value: unknown): string {
  if (value instanceof Map) {
    return `{${[...value].map(([key, below]) => `${JSON.stringify(key)}:${toJson(below)}`).join(',')}}`;
  }
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  return JSON.stringify(value) ?? 'null';
}

describe('a reader', () => {
  for (const format of formats) {
    it(`of ${format.id} accepts any document`, () => {
      fc.assert(
        fc.property(documentsOf(keysOf(format.signature)), (value) => {
          const document = parseDocument(new SourceText(`{"of":${toJson(value)}}`), 'json');
          if ('code' in document) throw new Error(document.code);
          const [root] = document.roots;
          if (root === undefined) throw new Error('no root');
          const inner = Cursor.atRoot(root, new Ledger()).get('of').node ?? root;
          format.read(Cursor.atRoot(inner, new Ledger()), createModel(root, format.role));
          readAgents(document);
        }),
        { numRuns: 40, seed: 7 },
      );
    });
  }
});
