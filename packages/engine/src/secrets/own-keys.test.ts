import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { analyze } from '../analyze.ts';
import { base62Checksum } from './structures/checksum.ts';
import { Random } from './testing.ts';

const random = new Random(41);
const makeKey = (): string => {
  const body = random.text(30);
  return ['ag', 'live', body + base62Checksum(body)].join('_');
};
const digest = (key: string): string => createHash('sha256').update(key).digest('hex');

function ownKeysOf(value: unknown): readonly string[] {
  const analysis = analyze({ content: JSON.stringify(value), format: 'json' });
  assert.equal(analysis.kind, 'report');
  return analysis.kind === 'report' ? analysis.ownKeys : [];
}

describe('keys of this service', () => {
  it('are reported by their digests beside the report, each once', () => {
    const [first, second, third] = [makeKey(), makeKey(), makeKey()];
    const config = {
      env: { AGENT_GRADE_KEY: first, AGAIN: first },
      args: ['--header', `Authorization: Bearer ${second}`],
      blob: btoa(JSON.stringify({ token: third, retries: 3 })),
    };
    assert.deepEqual(ownKeysOf(config), [first, second, third].map(digest));
  });

  it('are critical findings, and the report contains neither a part nor the digest of them', () => {
    const key = makeKey();
    const analysis = analyze({ content: JSON.stringify({ env: { KEY: key } }), format: 'json' });
    assert.ok(analysis.kind === 'report');
    const report = JSON.stringify(analysis.report);
    assert.equal(analysis.report.findings.find(({ ruleId }) => ruleId === 'AG-001')?.severity, 'critical');
    for (let i = 8; i + 8 <= key.length; i++) assert.ok(!report.includes(key.slice(i, i + 8)));
    assert.ok(!report.includes(digest(key).slice(0, 16)));
  });

  it('are masked but not reported if the checksum is invalid', () => {
    const wrong = ['ag_live', random.text(36)].join('_');
    assert.deepEqual(ownKeysOf({ key: wrong, note: 'keys begin with ag_live_' }), []);
    const analysis = analyze({ content: JSON.stringify({ key: wrong }), format: 'json' });
    assert.ok(analysis.kind === 'report' && !JSON.stringify(analysis).includes(wrong.slice(8, 20)));
  });

  it('are reported up to a maximum number', () => {
    assert.equal(ownKeysOf({ keys: Array.from({ length: 30 }, makeKey) }).length, 20);
  });
});
