import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'models /models/0',
    'prompts /systemMessage system',
    'prompts /customCommands/0/prompt command',
    'servers /experimental/modelContextProtocolServers/0/transport stdio can ',
    'commands /experimental/modelContextProtocolServers/0/transport/command server',
    'endpoints /models/0/apiBase model credential true openai',
    'transports /models/0/requestOptions/verifySsl certificate-check off credential true',
  ],
  'hardened.json': [
    'models /models/0',
    'models /tabAutocompleteModel',
    'loggings /allowAnonymousTelemetry telemetry safe',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`continue-json reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'continue-json');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('recognises a workspace file without models', () => {
  const customCommands = [{ name: 'sum', prompt: 'Sum this up: {{{ input }}}' }];
  const formatOf = (fields: object) => readSample(JSON.stringify({ customCommands, ...fields }), 'json').format;
  assert.equal(formatOf({ contextProviders: [{ name: 'docs', params: {} }] }), 'continue-json');
  assert.equal(formatOf({ slashCommands: [{ name: 'plan' }] }), 'continue-json');
  assert.equal(formatOf({ mergeBehavior: 'merge' }), 'continue-json');
  assert.notEqual(formatOf({ role: 'clerk' }), 'continue-json');
});
