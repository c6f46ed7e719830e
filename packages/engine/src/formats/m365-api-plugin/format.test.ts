import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'prompts /description_for_model description',
    'tools /functions/0 never can delete',
    'approvals /functions/0/capabilities/confirmation/type tool off',
    'endpoints /runtimes/0/spec/url tool',
    'endpoints /runtimes/1/spec/url mcp credential true',
    'authentications /runtimes/0/auth/type plugin none',
    'authentications /runtimes/1/auth/type plugin present',
  ],
  'hardened.json': [
    'tools /functions/0 unknown can read',
    'tools /functions/1 always can write',
    'approvals /functions/1/capabilities/confirmation/type tool on',
    'authentications /runtimes/0/auth/type plugin present',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`m365-api-plugin reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'm365-api-plugin');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('an open service is a finding, unless it runs on the user’s own machine', () => {
  const found = (url: string) => {
    const names = {
      schema_version: 'v1',
      name_for_human: 'Desk',
      name_for_model: 'desk',
      description_for_human: 'Notes.',
    };
    return findingsOf('AG-011', { ...names, auth: { type: 'none' }, api: { type: 'openapi', url } }).map(
      ({ pointer, severity }) => `${severity} ${pointer}`,
    );
  };
  assert.deepEqual(found('https://desk.example.org/openapi.yaml'), ['medium /auth/type']);
  assert.deepEqual(found('/.well-known/openapi.yaml'), ['medium /auth/type']);
  assert.deepEqual(found('http://localhost:3333/openapi.yaml'), []);
  assert.deepEqual(found('http://localhost.example.org/openapi.yaml').length, 1);
});
