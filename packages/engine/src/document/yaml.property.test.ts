import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dump, load } from 'js-yaml';
import { SourceText } from '../text/source-text.ts';
import { parseDocument } from './parse.ts';
import { parsed, toValue } from './testing.ts';
import type { Node } from './tree.ts';
import { walk } from './walk.ts';

const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('a', ' ', '\n', '#', ': ', "'", '"', '- ', '\t', 'é') }),
  fc.constantFrom('true', 'null', '~', '1', '0x1f', '.inf', '---', '...', '# x', '%x', '@x', '|', '>', '<<', 'a: b'),
);
const keys = texts.filter((key) => key !== '__proto__');
const scalars = fc.oneof(texts, fc.integer(), fc.double({ noNaN: true }), fc.boolean(), fc.constant(null));
const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, scalars, fc.array(tie('value')), fc.dictionary(keys, tie('value'))),
}));
const collections = fc.oneof(fc.array(values), fc.dictionary(keys, values));
const options = fc.record({
  indent: fc.integer({ min: 2, max: 5 }),
  flowLevel: fc.constantFrom(-1, 0, 1, 2),
  lineWidth: fc.constantFrom(-1, 20, 80),
  seqNoIndent: fc.boolean(),
});

describe('the YAML reader', () => {
  it('reads what js-yaml reads', () => {
    fc.assert(
      fc.property(collections, options, (value, option) => {
        const text = dump(value, option);
        const [root] = parsed(text, 'yaml').roots;
        assert.ok(root);
        assert.deepEqual(toValue(root), withoutPrototypes(load(text)));
      }),
      { numRuns: 500 },
    );
  });

  it('gives every scalar a span that slices back to it, and every collection one around its parts', () => {
    fc.assert(
      fc.property(collections, options, (value, option) => {
        const text = dump(value, option);
        for (const root of parsed(text, 'yaml').roots) walk(root, (node) => checkSpan(node, text));
      }),
      { numRuns: 500 },
    );
  });

  it('finds every comment that was written between the values, and none inside them', () => {
    fc.assert(
      fc.property(collections, options, (value, option) => {
        const clean = dump(value, { ...option, flowLevel: -1 });
        const [root] = parsed(clean, 'yaml').roots;
        assert.ok(root);
        assert.deepEqual(parsed(clean, 'yaml').comments, []);
        const document = parsed(`# first\n${clean}# last\n`, 'yaml');
        const found = document.comments.map(({ span }) => span.start);
        assert.deepEqual(found, [0, clean.length + '# first\n'.length]);
      }),
    );
  });

  it('never throws on any text, and stays inside it', () => {
    const unit = fc.constantFrom(
      ...'-?:,[]{}#&*!|>\'"%@`ab01 \n\r\t~<',
      '\ufeff',
      '---\n',
      '...\n',
      '&a ',
      '*a',
      '!!str ',
      '<<: ',
      '\n  ',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit, maxLength: 40 }), fc.string({ unit: 'binary' })), (text) => {
        const document = parseDocument(new SourceText(text), 'yaml');
        if ('code' in document) {
          assert.ok(document.position !== null || document.code === 'empty_configuration');
          return;
        }
        for (const root of document.roots)
          walk(root, ({ start, end }) => assert.ok(0 <= start && start <= end && end <= text.length));
      }),
      { numRuns: 3000 },
    );
  });

  it('never throws on a document with something cut out, doubled or changed', () => {
    const change = fc.record({ at: fc.nat(), length: fc.nat(6), put: fc.string({ maxLength: 3 }) });
    fc.assert(
      fc.property(collections, options, change, (value, option, { at, length, put }) => {
        const text = dump(value, option);
        const from = at % (text.length + 1);
        parseDocument(new SourceText(text.slice(0, from) + put + text.slice(from + length)), 'yaml');
      }),
    );
  });
});

function checkSpan(node: Node, text: string): void {
  const own = text.slice(node.start, node.end);
  const parts =
    node.kind === 'sequence'
      ? node.items
      : node.kind === 'mapping'
        ? node.entries.flatMap(({ key, value }) => [key, value])
        : [];
  let from = node.start;
  for (const part of parts) {
    assert.ok(from <= part.start && part.end <= node.end, `${own} holds its parts in order`);
    from = part.end;
  }
  if (node.kind !== 'scalar' || node.style === 'literal' || node.style === 'folded') return;
  assert.deepEqual(load(`- ${own.replace(/\n/g, '\n  ')}`), [node.value]);
}

function withoutPrototypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPrototypes);
  if (value === null || typeof value !== 'object') return value;
  const bare: Record<string, unknown> = Object.create(null);
  for (const [key, member] of Object.entries(value)) bare[key] = withoutPrototypes(member);
  return bare;
}
