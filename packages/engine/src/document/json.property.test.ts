import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { SourceText } from '../text/source-text.ts';
import { parseDocument } from './parse.ts';
import { parsed, rootOf, toValue } from './testing.ts';
import { walk } from './walk.ts';

const collections = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));
const indents = fc.constantFrom('', '\t', '  ');

/** As JSON.parse reads it, in objects without a prototype. */
function withoutPrototypes(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.assign(Object.create(null), value)
      : value,
  );
}

describe('the JSON reader', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(collections, indents, (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        if (text.includes('"__proto__"')) return;
        assert.deepEqual(toValue(rootOf(text, 'json')), withoutPrototypes(text));
        assert.deepEqual(parsed(text, 'json').extensions, []);
      }),
    );
  });

  it('gives every value a span that slices back to it', () => {
    fc.assert(
      fc.property(collections, indents, (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        walk(rootOf(text, 'json'), (node) => {
          if (node.kind !== 'scalar') return;
          assert.deepEqual(JSON.parse(text.slice(node.start, node.end)), node.value);
        });
      }),
    );
  });

  it('accepts exactly what JSON.parse accepts, extensions aside', () => {
    const unit = fc.constantFrom(
      ...'{}[]:,"\\/ \n01-.eEutn',
      'true',
      'null',
      '"a"',
      '{"a":',
      '[1,',
      '\\u0041',
      '\u0001',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        const document = parseDocument(new SourceText(text), 'json');
        const strict = !('code' in document) && document.extensions.length === 0;
        assert.equal(strict, isStrictCollection(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws, and never answers without a place or an empty text', () => {
    const unit = fc.constantFrom(
      ...'{}[]:,"\'\\/*ab0+x\n\r\t ',
      '\ufeff',
      '\u2028',
      '\ud800',
      '//',
      '/*',
      '*/',
      'Infinity',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit, maxLength: 30 }), fc.string({ unit: 'binary' })), (text) => {
        const document = parseDocument(new SourceText(text), 'json');
        if ('code' in document) assert.ok(document.position !== null || document.code === 'empty_configuration');
        else assert.ok(document.roots.length === 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws on a document with something cut out, doubled or changed', () => {
    const change = fc.record({ at: fc.nat(), length: fc.nat(6), put: fc.string({ maxLength: 3 }) });
    fc.assert(
      fc.property(collections, change, (value, { at, length, put }) => {
        const text = JSON.stringify(value, null, 1);
        const from = at % (text.length + 1);
        parseDocument(new SourceText(text.slice(0, from) + put + text.slice(from + length)), 'json');
      }),
    );
  });
});

function isStrictCollection(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object';
  } catch {
    return false;
  }
}
