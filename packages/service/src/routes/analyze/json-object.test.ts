import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readJsonObject } from './json-object.ts';

const kindOf = (text: string): string => readJsonObject(text).kind;

describe('a JSON object', () => {
  it('is accepted as in RFC 8259', () => {
    for (const text of [
      '{}',
      ' {"a":1} ',
      '{"a":{"a":[{"a":1}]},"b":"{\\"a\\":1,\\"a\\":2}"}',
      '{"a":"\\\\","b":"\\""}',
    ]) {
      assert.equal(kindOf(text), 'object', text);
    }
  });

  it('is rejected if it is anything else', () => {
    const others = [
      '',
      '[]',
      '"a"',
      '1',
      'null',
      '{',
      '{"a":1',
      '{"a":1}x',
      '{"a":1}{}',
      '{/**/}',
      '{"a":1,}',
      "{'a':1}",
      '{a:1}',
    ];
    for (const text of [...others, '{"a":01}', '{"a":NaN}', '{"a":"\t"}', '\u00a0{}', '{"a"']) {
      assert.equal(kindOf(text), 'invalid_json', text);
    }
  });

  it('has unique member names, however they are escaped', () => {
    const twice = [
      '{"a":1,"a":1}',
      '{"a":1,"\\u0061":2}',
      '{"b":{"a":1,"a":2}}',
      '{"b":[{"a":{},"a":[]}]}',
      '{"":1,"":2}',
    ];
    for (const text of [...twice, '{"__proto__":1,"__proto__":2}', '{"a":"}","a":1}']) {
      assert.equal(kindOf(text), 'duplicate_field', text);
    }
  });

  it('may repeat a name in different objects', () => {
    for (const text of [
      '{"a":{"a":1},"b":{"a":1}}',
      '{"a":"a","b":["a","a"]}',
      '{"a":"\\"a\\":1,\\"a\\":2"}',
      '{"a":1,"A":2}',
    ]) {
      assert.equal(kindOf(text), 'object', text);
    }
  });

  it('keeps members with names that are special in JavaScript', () => {
    const object = readJsonObject('{"__proto__":1,"constructor":2}');
    assert.deepEqual(object.kind === 'object' && [...object.members], [
      ['__proto__', 1],
      ['constructor', 2],
    ]);
  });

  it('is refused at once if it is far too deep or too wide', () => {
    assert.equal(kindOf('['.repeat(3_000_000)), 'invalid_json');
    assert.equal(kindOf('{"a":'.repeat(1_000_000)), 'invalid_json');
    assert.equal(kindOf(`{"a":[${'1,'.repeat(2_000_000)}1]}`), 'invalid_json');
    assert.equal(kindOf(`{"a":"${'\\"'.repeat(2_000_000)}"}`), 'object');
    assert.equal(kindOf(`{"a":"${'\\'.repeat(2_000_000)}"}`), 'object');
  });

  it('agrees with JSON.parse on every object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), (value) => {
        const object = readJsonObject(JSON.stringify(value));
        assert.equal(object.kind, 'object');
        assert.deepEqual(
          object.kind === 'object' && Object.fromEntries(object.members),
          JSON.parse(JSON.stringify(value)),
        );
      }),
    );
  });
});
