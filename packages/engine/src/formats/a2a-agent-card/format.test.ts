import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'agents ',
    'prompts /description description',
    'prompts /skills/0/description description',
    'materials /skills/0/examples test-data',
    'endpoints /url peer',
    'authentications  agent-card none exposed true origin default',
  ],
  'hardened.json': [
    'agents ',
    'prompts /description description',
    'prompts /skills/0/description description',
    'endpoints /url peer credential true',
    'authentications /securitySchemes agent-card present exposed true',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`a2a-agent-card reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'a2a-agent-card');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
