import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../rules/testing.ts';

const names = ['notes', 'maps', 'mail', 'weather'];
const listing = (name: string) => ({
  name,
  description: `Works with ${name}.`,
  repository: `https://git.example.org/acme/${name}`,
  license: 'MIT',
  config: { command: 'npx', args: ['-y', `@acme/${name}-mcp`] },
});
const severities = (document: object) => findingsOf('AG-008', document).map(({ severity }) => severity);
const each = (make: (name: string) => object) => names.map(make);

describe('a list of servers to choose from', () => {
  it('starts none of them', () => {
    assert.deepEqual(severities({ version: 1, servers: each(listing) }), ['low', 'low', 'low', 'low']);
    assert.deepEqual(severities(each(listing)), ['low', 'low', 'low', 'low']);
    const installed = (name: string) => ({
      summary: 'Works.',
      homepage: 'https://example.org',
      author: 'Ada',
      installation: { command: 'npx', args: ['-y', `@acme/${name}-mcp`] },
    });
    const map = Object.fromEntries(names.map((name) => [name, installed(name)]));
    assert.deepEqual(severities({ mcps: map, categories: { work: names } }), ['low', 'low', 'low', 'low']);
  });

  it('is told from servers of one’s own, which are described too', () => {
    const medium = ['medium', 'medium', 'medium', 'medium'];
    const own = ({ license, ...entry }: ReturnType<typeof listing>) => entry;
    assert.deepEqual(severities({ servers: each((name) => own(listing(name))) }), medium);
    assert.deepEqual(severities({ servers: each((name) => ({ ...listing(name), enabled: true })) }), medium);
    assert.deepEqual(severities({ servers: [listing('notes'), listing('maps')] }), ['medium', 'medium']);
    assert.deepEqual(severities({ servers: [...each(listing), own(listing('own'))] }), [...medium, 'medium']);
  });
});
