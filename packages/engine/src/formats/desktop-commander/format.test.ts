import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'hardened.json': [
    'permissions /blockedCommands/0 deny shell',
    'permissions /blockedCommands/1 deny shell',
    'permissions /blockedCommands/2 deny shell',
    'fileGrants /allowedDirectories/0 write server-root',
  ],
  'risky.json': [
    'permissions /blockedCommands/0 deny shell',
    'permissions /blockedCommands/1 deny shell',
    'fileGrants /allowedDirectories write server-root',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`desktop-commander reads ${name}`, () => {
    const reading = readSample(readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8'), 'json');
    assert.equal(reading.format, 'desktop-commander');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads an empty list of folders as the whole file system', () => {
  const found = (allowedDirectories: readonly string[]) =>
    findingsOf('AG-006', { blockedCommands: ['dd'], allowedDirectories, defaultShell: 'bash' });
  assert.deepEqual(found([]), [{ pointer: '/allowedDirectories', severity: 'critical', confidence: 'high' }]);
  assert.deepEqual(found(['/srv/desk']), []);
  assert.deepEqual(
    found(['~']).map(({ pointer, severity }) => `${severity} ${pointer}`),
    ['high /allowedDirectories/0'],
  );
});

it('does not recognise other files with the same lists', () => {
  const bot = { blockedCommands: ['!ban'], allowedDirectories: [], prefix: '!' };
  assert.notEqual(readSample(JSON.stringify(bot), 'json').format, 'desktop-commander');
});
