import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'models /models/0',
    'prompts /models/0/chatOptions/baseSystemMessage system',
    'prompts /rules/0 rule',
    'prompts /prompts/0/prompt command',
    'servers /mcpServers/0 stdio can ',
    'commands /mcpServers/0/command server',
    'endpoints /models/0/apiBase model credential true openai',
    'endpoints /models/0/requestOptions/proxy proxy credential true',
    'endpoints /docs/0/startUrl content',
    'endpoints /data/0/destination telemetry',
    'transports /models/0/requestOptions/verifySsl certificate-check off credential true',
    'components /mcpServers/1/uses plugin other',
    'trusts /rules/1/uses remote-instructions open',
    'loggings /data/0/destination transcripts unsafe',
  ],
  'hardened.yaml': ['models /models/0', 'endpoints /models/0/apiBase model'],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`continue-yaml reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'continue-yaml');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
