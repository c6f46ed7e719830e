import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'agents ',
    'agents ',
    'prompts /modelDescription description',
    'prompts /beginDialog/actions/0/additionalInstructions system',
    'tools /beginDialog/actions/3/operationId unknown can delete',
    'endpoints /beginDialog/actions/2/url tool credential true',
    'authentications /authenticationMode chat none exposed true',
    'egresses /beginDialog/actions/1/url model-url open',
  ],
  'hardened.yaml': [
    'agents ',
    'agents ',
    'prompts /instructions system',
    'authentications /authenticationMode chat present exposed true',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`copilot-studio reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'copilot-studio');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
