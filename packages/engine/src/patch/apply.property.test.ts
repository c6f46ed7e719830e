import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dump } from 'js-yaml';
import type { Language } from '../document/document.ts';
import { rootOf, toValue } from '../document/testing.ts';
import { applyPatch } from './apply.ts';
import { applyEdits, composeEdits, type Edit } from './edit.ts';
import type { JsonValue, Operation } from './operation.ts';

type Container = JsonValue[] | { [key: string]: JsonValue };

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const scalar = fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.boolean(), fc.constant(null));
const { tree } = fc.letrec<{ tree: JsonValue; container: Container }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4 }, scalar, tie('container')),
  container: fc.oneof(
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 5 }), tie('tree'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const root = tree.filter((value) => isContainer(value) && Object.keys(value).length > 0) as fc.Arbitrary<Container>;

/** The usual layouts of a value. */
const layout = fc.constantFrom<readonly [Language, (value: unknown) => string]>(
  ['json', (value) => JSON.stringify(value)],
  ['json', (value) => JSON.stringify(value, null, 2)],
  ['json', (value) => JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n')],
  ['yaml', (value) => JSON.stringify(value, null, 2)],
  ['yaml', (value) => dump(value)],
  ['yaml', (value) => dump(value, { indent: 4, flowLevel: 2 })],
  ['yaml', (value) => dump(value, { seqNoIndent: true, quoteStyle: 'double' })],
);

/** A random place in a value: one number chooses the member at each level. */
function pick(value: Container, choices: readonly number[]): { parent: Container; key: string; path: string } {
  let [parent, path] = [value, ''];
  for (let depth = 0; ; depth++) {
    const keys = Object.keys(parent);
    const key = keys[(choices[depth] ?? 0) % keys.length] ?? '';
    const child: unknown = Object.getOwnPropertyDescriptor(parent, key)?.value;
    path += `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!isContainer(child) || Object.keys(child).length === 0 || (choices[depth] ?? 0) % 3 === 0)
      return { parent, key, path };
    parent = child;
  }
}

function perform(value: Container, { op, value: put = null }: Operation, choices: readonly number[]): Container {
  const copy = structuredClone(value);
  const { parent, key } = pick(copy, choices);
  if (op === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (op === 'remove') Reflect.deleteProperty(parent, key);
  else Object.defineProperty(parent, key, { value: put, enumerable: true, configurable: true, writable: true });
  return copy;
}

const plain = (value: unknown): string => JSON.stringify(value);

describe('patches of generated values in generated layouts', () => {
  it('change only the given place', () => {
    let refused = 0;
    fc.assert(
      fc.property(
        root,
        layout,
        fc.array(fc.nat(100), { minLength: 5, maxLength: 5 }),
        fc.constantFrom<'remove' | 'replace'>('remove', 'replace'),
        fc.oneof(scalar, fc.constant([])),
        (value, [language, write], choices, op, put) => {
          const text = write(value);
          const { path } = pick(value, choices);
          const operation: Operation = op === 'remove' ? { op, path } : { op, path, value: put };
          const patched = applyPatch(text, language, [operation]);
          if (patched === null) {
            refused++;
            return;
          }
          assert.equal(applyEdits(text, patched.edits), patched.text);
          assert.equal(plain(toValue(rootOf(patched.text, language))), plain(perform(value, operation, choices)));
        },
      ),
      { numRuns: 3000, seed: 7 },
    );
    assert.equal(refused, 0);
  });

  it('compose', () => {
    const edits = (length: number) =>
      fc
        .array(fc.tuple(fc.nat(length), fc.string({ maxLength: 3 })), { maxLength: 4 })
        .map((marks) => marks.sort(([a], [b]) => a - b))
        .map((marks) =>
          marks.map(([from, insert], index): Edit => {
            const limit = marks[index + 1]?.[0] ?? length;
            return { from, to: Math.min(limit, from + (insert.length % 2) * 2), insert };
          }),
        );
    const cases = fc
      .string({ minLength: 1, maxLength: 20 })
      .chain((text) => fc.tuple(fc.constant(text), edits(text.length)))
      .chain(([text, first]) => {
        const middle = applyEdits(text, first);
        return fc.tuple(fc.constant(text), fc.constant(first), fc.constant(middle), edits(middle.length));
      });
    fc.assert(
      fc.property(cases, ([text, first, middle, second]) => {
        const composed = composeEdits(text, first, second);
        assert.equal(applyEdits(text, composed), applyEdits(middle, second));
      }),
      { numRuns: 3000, seed: 7 },
    );
  });
});
