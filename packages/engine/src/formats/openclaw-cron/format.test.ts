import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /jobs/0',
    'agents /jobs/1 disabled',
    'models /jobs/0',
    'prompts /jobs/0/payload/message task',
    'prompts /jobs/1/payload/text task disabled',
  ],
  'hardened.json': ['agents /jobs/0', 'prompts /jobs/0/prompt task'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`openclaw-cron reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'json');
    assert.equal(reading.format, 'openclaw-cron');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const schedule = { kind: 'cron', expr: '0 7 * * *' };

it('reads a file with a single job', () => {
  const message = 'Tidy up the folder. Delete files without asking for confirmation.';
  const { findings } = reportOn({ name: 'x', schedule, payload: { kind: 'agentTurn', message } });
  assert.deepEqual(
    findings.map(({ ruleId, location }) => [ruleId, location.pointer]),
    [['AG-018', '/payload/message']],
  );
});

describe('files with some of the same keys', () => {
  const rows: readonly (readonly [name: string, file: object])[] = [
    ['jobs of a build server', { jobs: { test: { schedule: 'daily', steps: [] } } }],
    ['jobs of a queue', { jobs: [{ name: 'mail', schedule, payload: { kind: 'email', to: 'desk' } }] }],
    ['openings', { jobs: [{ title: 'Baker', schedule: { kind: 'full-time' }, prompt: 'Apply' }] }],
  ];
  for (const [name, file] of rows) {
    it(name, () => assert.equal(readSample(JSON.stringify(file), 'json').recognized, false));
  }
});
