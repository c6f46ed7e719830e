import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv } from 'ajv';
import { reportOn } from '../rules/testing.ts';
import { renderGitlab } from './gitlab.ts';
import { renderSummary, summarise } from './summary.ts';

/** The schema of an entry as documented at docs.gitlab.com/ci/testing/code_quality. */
const isValid: { (data: unknown): boolean; errors?: unknown } = new Ajv({ allErrors: true }).compile({
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: '^(?!\\./|/)' },
          lines: {
            type: 'object',
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 }, end: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
});

const report = reportOn({
  mcpServers: { a: { command: 'npx', args: ['-y', 'x-server'] }, b: { url: 'http://x.example.com' } },
});
const subjects = ['a/.mcp.json', 'b/.mcp.json'].map((title) => ({ title, report }));

describe('GitLab’s code quality report', () => {
  it('has the required members, and a distinct fingerprint for each entry', () => {
    const entries = JSON.parse(renderGitlab(subjects));
    const valid = isValid(entries);
    assert.ok(valid, JSON.stringify(isValid.errors));
    assert.equal(entries.length, 2 * report.findings.length);
    assert.equal(new Set(entries.map(({ fingerprint }: { fingerprint: string }) => fingerprint)).size, entries.length);
    assert.ok(!isValid([{ ...entries[0], severity: 'high' }]));
    assert.equal(renderGitlab([]), '[]');
  });
});

describe('a summary', () => {
  it('counts files and findings', () => {
    const line = summarise(subjects, [{ title: 'c', reason: 'cannot be read' }]);
    assert.match(
      line,
      /^2 files analysed, 1 not read: 2 high, 2 medium, 2 info\. Lowest: C \d\d\/100 \(a\/\.mcp\.json\)\.$/,
    );
    assert.equal(summarise([], []), '0 files analysed.');
  });

  it('is a table in which file names are not interpreted as markup', () => {
    const text = renderSummary([{ title: 'a|b`<img>.json', report }], [{ title: 'c', reason: 'cannot be read' }]);
    assert.match(text, /^\| ``a∣b`<img>\.json`` \| C \| \d\d \|/m);
    assert.match(text, /^- `c`: cannot be read$/m);
  });

  it('is limited in length', () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ title: `${index}.json`, report }));
    assert.match(renderSummary(many, []), /^50 more files are not shown\.$/m);
  });
});
