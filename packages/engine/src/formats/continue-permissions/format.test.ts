import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'permissions /allow/0 allow shell wildcard true',
    'permissions /allow/1 allow write',
    'permissions /allow/2 allow read wildcard true',
    'permissions /ask/0 ask fetch wildcard true',
    'permissions /exclude/0 deny shell',
    'fileGrants /allow/1 write permission',
  ],
  'hardened.yaml': [
    'permissions /allow/0 allow read',
    'permissions /ask/0 ask shell wildcard true',
    'permissions /exclude/0 deny write wildcard true',
    'fileGrants /allow/0 read permission',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`continue-permissions reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'continue-permissions');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}
