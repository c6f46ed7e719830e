import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { textPlace } from '../document/comments.ts';
import type { Language } from '../document/document.ts';
import type { Node } from '../document/tree.ts';
import { walk } from '../document/walk.ts';
import { plant } from './fuzzing.ts';
import { printedMax } from './printing.ts';
import { createRedactor } from './redactor.ts';
import { scanSecrets } from './scan.ts';
import { hasSameShape } from './shape.ts';
import { documentOf, Random, sanitizedOf } from './testing.ts';

const random = new Random(99);
const secret = random.text(32);
const token = ['ghp', random.text(36)].join('_');

function redactorOf(text: string, language: Language = 'json', veiled: readonly string[] = []) {
  const document = documentOf(text, language);
  const nodes = new Map<string, Node>();
  for (const root of document.roots)
    walk(root, (node) => nodes.set(node.kind === 'scalar' ? node.text : `<${node.kind}>`, node));
  const at = (key: string): Node => {
    const node = nodes.get(key);
    assert.ok(node !== undefined, key);
    return node;
  };
  return { redactor: createRedactor(document, scanSecrets(document), veiled.map(at)), at };
}

describe('the sanitized text', () => {
  const cases: readonly (readonly [what: string, language: Language, text: string, expected: string])[] = [
    [
      'keeps the text around a secret',
      'json',
      `{ "p": "use ${token} now" }`,
      '{ "p": "use REDACTED-github-token-1 now" }',
    ],
    ['makes a number a string', 'json', '{"pin":48151623,"b":1}', '{"pin":"REDACTED-password-1","b":1}'],
    ['leaves a number of YAML unquoted', 'yaml', 'pin: 48151623\n', 'pin: REDACTED-password-1\n'],
    [
      'replaces escapes with the secret',
      'json',
      `{"k":"\\u0067hp_${token.slice(4)}"}`,
      '{"k":"REDACTED-github-token-1"}',
    ],
    ['masks keys', 'json', `{"${token}":{"a":1}}`, '{"REDACTED-github-token-1":{"a":1}}'],
    ['quotes bare keys', 'json', `{${token}:1}`, '{"REDACTED-github-token-1":1}'],
    [
      'keeps comments',
      'yaml',
      `# use ${token} here\na: 1 # fine\n`,
      '# use REDACTED-github-token-1 here\na: 1 # fine\n',
    ],
    [
      'masks anchors and their aliases alike',
      'yaml',
      `a: &${token} x\nb: *${token}\n`,
      'a: &REDACTED-github-token-1 x\nb: *REDACTED-github-token-1\n',
    ],
    [
      'keeps the lines of a block',
      'yaml',
      `k: |\n  a\n  -----BEGIN PRIVATE KEY-----\n  ${random.text(64)}\n  -----END PRIVATE KEY-----\n  b\n`,
      'k: |\n  a\n  REDACTED-private-key-1\n  \n  \n  b\n',
    ],
    [
      'changes nothing where nothing is secret',
      'yaml',
      'a: &x {b: [1, "two"]} # three\nc: *x\n',
      'a: &x {b: [1, "two"]} # three\nc: *x\n',
    ],
  ];
  for (const [what, language, text, expected] of cases) {
    it(what, () => assert.equal(sanitizedOf(text, language), expected));
  }

  it('has the same lines and the same tree, and no secrets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const { content, format } = plant(new Random(seed));
        const left = sanitizedOf(content, format);
        assert.equal(left.split('\n').length, content.split('\n').length);
        assert.ok(
          hasSameShape(documentOf(content, format), documentOf(left, format), [{ start: 0, end: content.length }]),
        );
        assert.equal(sanitizedOf(left, format), left);
      }),
      { numRuns: 300 },
    );
  });

  it('equals any JSON value without secrets', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.stringMatching(/^[a-d]{1,3}$/),
          fc.oneof(fc.integer(), fc.boolean(), fc.stringMatching(/^[a-z ]{0,12}$/)),
        ),
        (value) => {
          const text = JSON.stringify(value);
          assert.equal(sanitizedOf(text), text);
        },
      ),
    );
  });
});

describe('evidence', () => {
  it('is the entry on one line, secrets masked', () => {
    const { redactor, at } = redactorOf(`{"env": {\n  "GITHUB_TOKEN":\n    "${token}"\n}}`);
    assert.equal(redactor.evidence(at(token)), '"GITHUB_TOKEN": "REDACTED-github-token-1"');
  });

  it('shows a veiled value as an ellipsis, a reference unchanged and a secret as its mask', () => {
    const { redactor, at } = redactorOf(`{"a":"plain words","b":"\${REF}","c":"${token}"}`, 'json', [
      'plain words',
      '${REF}',
      token,
    ]);
    assert.equal(redactor.evidence(at('plain words')), '"a":"…"');
    assert.equal(redactor.evidence(at('${REF}')), '"b":"${REF}"');
    assert.equal(redactor.evidence(at(token)), '"c":"REDACTED-github-token-1"');
  });

  it('is empty for a whole document, and not for a comment or a part', () => {
    const { redactor, at } = redactorOf('["a"]');
    assert.equal(redactor.evidence(at('<sequence>')), '');
    assert.equal(redactor.evidence(at('a')), '"a"');
    assert.equal(redactor.evidence(textPlace(0, at('<sequence>').span)), '["a"]');
  });

  it('shows user parts and queries of URLs as an ellipsis', () => {
    const { redactor, at } = redactorOf('{"u":"https://me@a.dev/x?page=2&lang=en"}');
    assert.equal(redactor.evidence(at('https://me@a.dev/x?page=2&lang=en')), '"u":"https://…@a.dev/x?…"');
  });

  it('is short, and is never cut inside a secret', () => {
    const { redactor, at } = redactorOf(JSON.stringify({ p: `${'word '.repeat(38)}${token} ${'word '.repeat(900)}` }));
    const evidence = redactor.evidence(at(`${'word '.repeat(38)}${token} ${'word '.repeat(900)}`));
    assert.ok(evidence.length <= 200 && evidence.endsWith('…'));
    assert.ok(!evidence.includes(token.slice(0, 12)));
  });
});

describe('other printed text', () => {
  const { redactor, at } = redactorOf(`{"tools":{"${token}":{"apiKey":"${secret}","cmd":"run \\u202e\\u0007 x"}}}`);

  it('pointers mask secrets in their steps and are escaped as in RFC 6901', () => {
    assert.equal(redactor.pointer(at(secret)), '/tools/REDACTED-github-token-1/apiKey');
    assert.equal(
      redactorOf('{"a/b":{"c~d":"x"}}').redactor.pointer(redactorOf('{"a/b":{"c~d":"x"}}').at('x')),
      '/a~1b/c~0d',
    );
  });

  it('pointers start with the document’s index in a stream of several', () => {
    const stream = redactorOf('a: 1\n---\nb: two\n', 'yaml');
    assert.equal(stream.redactor.pointer(stream.at('two')), '/1/b');
  });

  it('placeholders of messages are filled with values and numbers', () => {
    const located = { value: secret, at: at(secret) };
    assert.equal(redactor.fill('Key {key} of {count}.', { key: located, count: 3 }), 'Key REDACTED-api-key-1 of 3.');
  });

  it('values lose their secrets, even ordinary words, and misleading characters', () => {
    const weak = redactorOf('{"password":"admin"}');
    assert.equal(weak.redactor.text({ value: 'admin', at: weak.at('admin') }), 'REDACTED-password-1');
    assert.equal(redactor.text({ value: 'run \u202e\u0007 x', at: at('run \u202e\u0007 x') }), 'run \\u202e x');
  });

  it('labels are masked like values', () => {
    const label = redactor.label(`agent ${token} and ${['sk-ant', random.text(60)].join('-')}`);
    assert.equal(label, 'agent REDACTED-github-token-1 and REDACTED-anthropic-key-1');
  });

  it('references to variables are named after keys', () => {
    const named = (value: string) => ({ value, at: at(secret) });
    const referenceTo = (value: string) => redactor.reference({ reference: named(value) });
    assert.equal(referenceTo('apiKey'), '${API_KEY}');
    assert.equal(referenceTo('X-Api-Key'), '${X_API_KEY}');
    assert.equal(referenceTo('2fa'), '${SECRET_2FA}');
    assert.equal(referenceTo('NEO4J_PASSWORD'), '${NEO4J_PASSWORD}');
    assert.equal(referenceTo('neo4jPassword'), '${NEO4J_PASSWORD}');
    const key = named('key');
    assert.equal(redactor.reference({ reference: key, assigned: named('API_KEY') }), 'API_KEY=${KEY}');
    assert.equal(redactor.reference({ reference: key, variable: named('other_key') }), '${other_key}');
  });

  it('the name of a new member is escaped and masked', () => {
    assert.equal(
      redactor.member(redactor.pointer(at(secret)), `a/${token}`),
      '/tools/REDACTED-github-token-1/apiKey/a~1REDACTED-github-token-1',
    );
  });

  it('pointers of long keys, and of many, are shortened', () => {
    const long = redactorOf(`{"${'key '.repeat(200)}":{"apiKey":"${secret}"}}`);
    assert.match(long.redactor.pointer(long.at(secret)), /^\/(?:key ){90,100}.{0,4}…\/apiKey$/);
    const deep = redactorOf(`${`{"${'k'.repeat(300)}":`.repeat(40)}{"apiKey":"${secret}"}${'}'.repeat(40)}`);
    const pointer = deep.redactor.pointer(deep.at(secret));
    assert.ok(pointer.length <= printedMax.pointer);
    assert.match(pointer, /^\/k{300}\/.*….*\/k{300}\/apiKey$/);
  });

  it('a secret at the end of a long key stays masked in its pointer', () => {
    const { redactor, at } = redactorOf(`{"${'key '.repeat(95)}${token}":{"apiKey":"${secret}"}}`);
    assert.ok(!redactor.pointer(at(secret)).includes(token.slice(0, 12)));
  });

  it('a part that no reader understood is identified by its pointer', () => {
    assert.equal(redactor.unread(at(secret)), '/tools/REDACTED-github-token-1/apiKey was not understood.');
  });
});
