import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents /config/participants/0/config',
    'agents /config/participants/1/config',
    'models /config/participants/0/config/model_client/config',
    'prompts /config/participants/0/config/system_message system',
    'prompts /config/participants/0/config/description description',
    'materials /config/participants/0/config/workbench/1/config/tools/0/config/source_code code',
    'tools /config/participants/0/config/workbench/1/config/tools/0/config unknown can read',
    'tools /config/participants/0/config/workbench/1/config/tools/1/config unknown can write+send',
    'servers /config/participants/0/config/workbench/0/config/server_params stdio can ',
    'commands /config/participants/0/config/workbench/0/config/server_params/command server',
    'executions /config/participants/1/config/code_executor/provider local-executor unrestricted',
    'endpoints /config/participants/0/config/model_client/config/base_url model credential true openai',
    'endpoints /config/participants/0/config/workbench/1/config/tools/1/config/host tool credential true',
    'limits /config/participants/1/config/code_executor/config/timeout timeout 600',
    'limits /config iterations unlimited origin default',
  ],
  'hardened.json': [
    'agents /config/participants/0/config',
    'prompts /config/selector_prompt system',
    'executions /config/participants/0/config/code_executor/provider code-execution unrestricted isolated true',
    'isolations /config/participants/0/config/code_executor/provider sandbox on',
    'limits /config/participants/0/config/code_executor/config/timeout timeout 60',
    'limits /config/termination_condition/config/conditions/1/config/max_messages iterations 20',
    'limits /config/termination_condition/config/conditions/2/config/timeout_seconds timeout 300',
    'limits /config/max_turns iterations 12',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`autogen-component reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'autogen-component');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
