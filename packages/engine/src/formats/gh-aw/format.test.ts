import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /engine',
    'tools /tools/edit never can write',
    'tools /tools/web-fetch never can fetch',
    'tools /tools/github/allowed/0 never can write+send',
    'tools /tools/github/allowed/1 never can read',
    'servers /mcp-servers/shop stdio can ',
    'commands /mcp-servers/shop/command server',
    'commands /steps/0/run build',
    'permissions /tools/bash/0 allow shell wildcard true',
    'isolations /sandbox sandbox off',
    'exposures /roles public-trigger open',
    'egresses /network/allowed/0 domains open',
    'grants /permissions admin wide true',
  ],
  'hardened.yaml': [
    'models /engine/id',
    'tools /tools/github/allowed/0 never can read',
    'permissions /tools/bash/0 allow shell',
    'permissions /tools/bash/1 allow shell',
    'isolations  sandbox on origin default',
    'egresses /network domains restricted',
    'limits /engine/max-turns iterations 20',
    'limits /timeout-minutes timeout 600',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`gh-aw reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'gh-aw');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

const workflow = { on: { schedule: 'daily' }, engine: 'copilot', permissions: 'read-all' };
const found = (parts: object) =>
  reportOn({ ...workflow, ...parts })
    .findings.filter(({ severity }) => severity !== 'info')
    .map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);

it('reads a fetch tool as open only where no firewall limits it', () => {
  const tools = { 'web-fetch': null };
  const open = ['AG-013 medium /tools/web-fetch'];
  assert.deepEqual(found({ tools }), []);
  assert.deepEqual(found({ tools, network: 'defaults' }), []);
  assert.deepEqual(found({ tools, network: { allowed: ['defaults', 'docs.example.com'] } }), []);
  assert.ok(found({ tools, network: { allowed: ['*'] } }).includes(open[0] ?? ''));
  assert.ok(found({ tools, sandbox: { agent: false } }).includes(open[0] ?? ''));
});

it('reads whether threats in outputs are detected', () => {
  const at = '/safe-outputs/threat-detection';
  const outputs = (detection: unknown) =>
    found({ 'safe-outputs': { 'add-comment': null, 'threat-detection': detection } });
  assert.deepEqual(outputs(false), [`AG-003 medium ${at}`]);
  assert.deepEqual(outputs({ enabled: false }), [`AG-003 medium ${at}/enabled`]);
  for (const on of [true, { enabled: true }, { prompt: 'Look for secrets.' }]) assert.deepEqual(outputs(on), []);
});

it('runs commands in a sandbox unless it is off', () => {
  const tools = { bash: true };
  assert.deepEqual(found({ tools }), ['AG-002 high /tools/bash']);
  assert.deepEqual(found({ tools, sandbox: { agent: 'awf' } }), ['AG-002 high /tools/bash']);
  assert.ok(found({ tools, sandbox: { agent: false } }).includes('AG-002 critical /tools/bash'));
});
