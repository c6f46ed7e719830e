import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents ',
    'models /llm_config',
    'prompts /system_prompt system',
    'prompts /description description',
    'tools /tools/0 unknown can ',
    'tools /tools/1 unknown can delete',
    'servers /toolboxes/0/client_transport stdio can read+write',
    'servers /toolboxes/1/client_transport http can ',
    'commands /toolboxes/0/client_transport/command server',
    'approvals /tools/1/requires_confirmation tool off',
    'fileGrants /toolboxes/0/client_transport/args/2 write server-root',
    'endpoints /llm_config/url model',
    'endpoints /tools/0/url tool credential true',
    'endpoints /toolboxes/1/client_transport/url mcp',
    'egresses /tools/0/url model-url open',
  ],
  'hardened.yaml': [
    'agents /$referenced_components/a-1',
    'models /$referenced_components/a-1/llm_config',
    'prompts /$referenced_components/a-1/system_prompt system',
    'tools /$referenced_components/a-1/tools/0 always can read',
    'approvals /$referenced_components/a-1/human_in_the_loop all-prompts on',
    'approvals /$referenced_components/a-1/tools/0/requires_confirmation tool on',
    'endpoints /$referenced_components/a-1/tools/0/url tool',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`agent-spec reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'agent-spec');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
