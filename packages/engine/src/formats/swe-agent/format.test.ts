import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /agent/model',
    'prompts /agent/templates/system_template system',
    'prompts /agent/templates/instance_template task',
    'prompts /agent/templates/next_step_template task',
    'tools /agent/tools/enable_bash_tool unknown can execute',
    'commands /env/post_startup_commands/0 build',
    'isolations /env/deployment/type sandbox off',
    'endpoints /agent/model/api_base model',
    'limits /agent/tools/execution_timeout timeout 0',
  ],
  'hardened.yaml': [
    'models /agent/model',
    'prompts /agent/templates/system_template system',
    'prompts /agent/templates/instance_template task',
    'permissions /agent/tools/filter/blocklist/0 deny other wildcard true',
    'permissions /agent/tools/filter/blocklist/1 deny other wildcard true',
    'isolations /env/deployment/type sandbox on',
    'components /env/deployment/image image docker version sha256:0000000000000000000000000000000000000000000000000000000000000000',
    'limits /agent/tools/execution_timeout timeout 30',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`swe-agent reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'swe-agent');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
