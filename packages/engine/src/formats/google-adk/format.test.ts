import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents ',
    'models /model',
    'prompts /instruction system',
    'prompts /description description',
    'tools /tools/0 unknown can execute',
    'tools /tools/2 unknown can delegate',
    'servers /tools/1/args/stdio_server_params stdio can read+write',
    'commands /tools/1/args/stdio_server_params/command server',
    'approvals /generate_content_config/safety_settings/0/threshold guardrail off',
    'fileGrants /tools/1/args/stdio_server_params/args/2 write server-root',
    'limits /max_iterations iterations 5000',
  ],
  'hardened.yaml': [
    'agents ',
    'models /model',
    'prompts /instruction system',
    'tools /tools/0 unknown can search',
    'approvals /generate_content_config/safety_settings/0/threshold guardrail on',
    'limits /max_iterations iterations 8',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`google-adk reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'google-adk');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
