import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { initialConfiguration } from '../commands/init.ts';
import { isDay } from './day.ts';
import { parseConfiguration } from './parse.ts';
import { noSettings } from './settings.ts';

const folder = resolve('/project');
const read = (text: string) => parseConfiguration(text, 'agent-grade.yaml', folder);
const entry = (members: string) => `suppressions:\n  - { ${members} }\n`;

describe('the configuration file', () => {
  it('is YAML; a suppression has a fingerprint, or a rule and a pointer', () => {
    const text = `
suppressions:
  - fingerprint: 00112233445566e7   # as a number it would be another
    reason: >
      Runs in a container
      without a network.
    expires: 2027-01-31
  - rule: ag-008
    pointer: /mcpServers/notes/args/1
    file: team/.mcp.json
    reason: Our own package.
`;
    assert.deepEqual(read(text), {
      title: 'agent-grade.yaml',
      folder,
      ...noSettings,
      suppressions: [
        {
          place: 'suppressions[0]',
          fingerprint: '00112233445566e7',
          reason: 'Runs in a container without a network.',
          expires: '2027-01-31',
          file: null,
        },
        {
          place: 'suppressions[1]',
          rule: 'AG-008',
          pointer: '/mcpServers/notes/args/1',
          reason: 'Our own package.',
          expires: null,
          file: resolve(folder, 'team/.mcp.json'),
        },
      ],
    });
  });

  it('says what to exclude and what to fail on', () => {
    const text = "exclude:\n  - examples/\n  - '**/*.sample.json'\nfail-on: high\nmin-severity: low\n";
    assert.deepEqual(read(text), {
      title: 'agent-grade.yaml',
      folder,
      suppressions: [],
      exclude: ['examples/', '**/*.sample.json'],
      minSeverity: 'low',
      failOn: 'high',
    });
  });

  it('is what init writes', () => {
    assert.deepEqual(read(initialConfiguration), { title: 'agent-grade.yaml', folder, ...noSettings });
    const filledIn = initialConfiguration.replace(/^# (?=[a-z]+-[a-z]+: | {2})/gm, '').replaceAll(': []', ':');
    const configuration = read(filledIn);
    assert.ok('suppressions' in configuration, JSON.stringify(configuration));
    assert.equal(configuration.suppressions.length, 2);
    assert.equal(configuration.exclude.length, 2);
    assert.equal(configuration.failOn, 'low');
  });

  it('is JSON as well', () => {
    const configuration = read('{"suppressions": [{"rule": "AG-001", "pointer": "", "reason": "A sample."}]}');
    assert.ok('suppressions' in configuration);
    assert.equal(configuration.suppressions.length, 1);
  });

  for (const [title, text] of [
    ['nothing', ''],
    ['comments', '# none yet\n'],
    ['a key without a value', 'suppressions:\n'],
    ['an empty list', 'suppressions: []\n'],
  ] as const) {
    it(`may hold ${title}`, () => {
      assert.deepEqual(read(text), { title: 'agent-grade.yaml', folder, ...noSettings });
    });
  }

  for (const [title, text, expected] of [
    ['no reason', entry('fingerprint: 0011223344556677'), /suppressions\[0\]\.reason is missing/],
    ['a blank reason', entry('fingerprint: 0011223344556677, reason: " "'), /\[0\]\.reason must be a text/],
    ['a reason that steers a terminal', entry('rule: AG-001, pointer: /a, reason: "a\\eb"'), /\[0\]\.reason/],
    ['a reason with hidden characters', entry('rule: AG-001, pointer: /a, reason: "a\\u202eb"'), /\[0\]\.reason/],
    ['a long reason', entry(`rule: AG-001, pointer: /a, reason: ${'x'.repeat(501)}`), /\[0\]\.reason/],
    ['nothing to match', entry('reason: why'), /\[0\] needs a fingerprint, or a rule and a pointer/],
    ['a rule without a pointer', entry('rule: AG-001, reason: why'), /\[0\] needs a fingerprint/],
    ['both ways', entry('fingerprint: 0011223344556677, rule: AG-001, reason: why'), /\[0\] has both/],
    ['an unknown rule', entry('rule: AG-999, pointer: /a, reason: why'), /\[0\]\.rule must be the id/],
    ['a path for a pointer', entry('rule: AG-001, pointer: a.b, reason: why'), /\[0\]\.pointer must be/],
    ['a short fingerprint', entry('fingerprint: abc, reason: why'), /\[0\]\.fingerprint must be sixteen/],
    ['a day that does not exist', entry('rule: AG-001, pointer: /a, reason: why, expires: 2026-02-30'), /\.expires/],
    ['an unknown key', entry('rule: AG-001, pointer: /a, reason: why, until: x'), /\[0\]: "until" is not a known key/],
    ['an unknown key at the top', 'suppress: []', /"suppress" is not a known key/],
    ['a text as entry', 'suppressions: [AG-001]', /\[0\] must be a mapping/],
    ['a mapping for a list', 'suppressions: { a: b }', /suppressions must be a list/],
    ['a list', '- a', /must be a mapping with keys such as suppressions/],
    ['a text for patterns', 'exclude: examples/', /exclude must be a list of patterns/],
    ['a severity that is none', 'fail-on: info', /fail-on must be one of critical/],
    ['a severity in capitals', 'min-severity: HIGH', /min-severity must be one of/],
    ['broken YAML', 'suppressions: [', /line 1, column \d+: does not parse/],
    ['a tag', 'suppressions: !!js/function x', /does not parse/],
    ['two documents', 'suppressions: []\n---\nsuppressions: []\n', /several YAML documents/],
    ['a key twice', 'suppressions: []\nsuppressions: []\n', /line 2, column 1: does not parse/],
  ] as const) {
    it(`reports the file and the place of ${title}`, () => {
      const configuration = read(text);
      assert.ok('problems' in configuration);
      assert.match(configuration.problems.join('\n'), expected);
      for (const problem of configuration.problems) assert.match(problem, /^agent-grade\.yaml: /);
    });
  }

  it('reports every mistake at once', () => {
    const configuration = read('suppressions:\n  - { rule: AG-001 }\n  - { fingerprint: x, reason: why }\n');
    assert.ok('problems' in configuration);
    assert.equal(configuration.problems.length, 3);
  });
});

describe('a day', () => {
  for (const [text, expected] of [
    ['2026-01-31', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-1-31', false],
    ['2026-13-01', false],
    ['2026-01-31T00:00:00Z', false],
    ['tomorrow', false],
  ] as const) {
    it(`is ${expected ? '' : 'not '}${text}`, () => assert.equal(isDay(text), expected));
  }
});
