import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents /roles/cleaner',
    'models /roles/cleaner/llm',
    'prompts /roles/cleaner/role system',
    'prompts /roles/cleaner/goal system',
    'prompts /roles/cleaner/backstory system',
    'prompts /roles/cleaner/tasks/sweep/description task',
    'prompts /roles/cleaner/tasks/sweep/expected_output task',
    'prompts /steps/0/action task',
    'prompts /topic task',
    'tools /roles/cleaner/tools/0 unknown can execute',
    'tools /roles/cleaner/tools/1 unknown can delete',
    'endpoints /roles/cleaner/llm/base_url model credential true',
    'limits /roles/cleaner/max_iter iterations 2000',
  ],
  'hardened.yaml': [
    'agents /roles/clerk',
    'prompts /roles/clerk/role system',
    'prompts /roles/clerk/goal system',
    'prompts /roles/clerk/backstory system',
    'prompts /roles/clerk/tasks/answer/description task',
    'prompts /roles/clerk/tasks/answer/expected_output task',
    'prompts /topic task',
    'tools /roles/clerk/tools/0 unknown can read',
    'limits /roles/clerk/max_iter iterations 5',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`praisonai reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'praisonai');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads how agents are served: on all interfaces, and without the login that is on by default', () => {
  const found = (api: object) => {
    const agents = [{ name: 'desk', role: 'Clerk', goal: 'Help', backstory: 'Long at the desk.' }];
    const { findings } = reportOn({ agents, deploy: { type: 'api', api: { port: 8005, ...api } } });
    return findings.map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);
  };
  assert.deepEqual(found({ host: '0.0.0.0' }), ['AG-012 high /deploy/api/host']);
  assert.deepEqual(found({ host: '0.0.0.0', auth_enabled: false }), [
    'AG-011 critical /deploy/api/auth_enabled',
    'AG-012 high /deploy/api/host',
  ]);
  assert.deepEqual(found({ host: '127.0.0.1', auth_enabled: false }), ['AG-011 medium /deploy/api/auth_enabled']);
  assert.deepEqual(found({ host: '127.0.0.1' }), []);
});
