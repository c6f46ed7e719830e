import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.yaml': [
    'prompts /about/description description',
    'isolations /run/volumes/0 docker-socket off escapes true',
    'endpoints /remote/url mcp credential true',
    'transports /run/env/NODE_TLS_REJECT_UNAUTHORIZED certificate-check off',
    'environment /run/env/NODE_TLS_REJECT_UNAUTHORIZED container',
    'components /image image docker version latest',
  ],
  'hardened.yaml': ['prompts /about/description description', 'isolations /run/disableNetwork container-flag on'],
  'catalog.yaml': [
    'prompts /registry/notes/description description',
    'prompts /registry/desk/description description',
    'tools /registry/desk/tools/0 unknown can think',
    'egresses /registry/notes/allowHosts domains restricted',
    `components /registry/notes/image image docker version sha256:${'1'.repeat(64)}`,
    'components /registry/desk/image image docker',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`docker-mcp-registry reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, 'yaml');
    assert.equal(reading.format, 'docker-mcp-registry');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

describe('the image of an entry', () => {
  const source = 'source: {project: https://github.com/example/a, commit: COMMIT}';
  const entry = (image: string, commit: string) =>
    `name: a\nimage: ${image}\ntype: server\nmeta: {category: x}\nabout: {title: A}\n${source.replace('COMMIT', commit)}`;
  const hash = '0123456789abcdef'.repeat(3).slice(0, 40);
  const rows: readonly (readonly [name: string, image: string, commit: string, reported: boolean])[] = [
    ['is pinned if it is built from a commit', 'mcp/a', hash, false],
    ['is unpinned if it is built from a branch', 'mcp/a', 'main', true],
    ['is unpinned if it is from another publisher, whatever the commit', 'example/a', hash, true],
  ];
  for (const [name, image, commit, reported] of rows) {
    it(name, () => {
      const { facts } = readSample(entry(image, commit), 'yaml');
      assert.equal(
        facts.some((fact) => fact.startsWith('components')),
        reported,
      );
    });
  }
});

describe('files that look like an entry', () => {
  const rows: readonly (readonly [name: string, text: string])[] = [
    ['a page of a site', 'type: server\nmeta: {tags: [a]}\ntitle: About servers'],
    ['a registry of packages', 'registry: {npm: {url: https://registry.example.org, type: private}}'],
  ];
  for (const [name, text] of rows) {
    it(name, () => assert.equal(readSample(text, 'yaml').recognized, false));
  }
});

it('reads the values of variables', () => {
  const found = (value: string) => {
    const entry = {
      title: 'Desk',
      type: 'server',
      description: 'A desk',
      image: 'mcp/desk@sha256:1',
      tools: [{ name: 'get' }],
    };
    const catalog = { registry: { desk: { ...entry, env: [{ name: 'VERIFY_SSL', value }] } } };
    return findingsOf('AG-010', catalog).map(({ pointer }) => pointer);
  };
  assert.deepEqual(found('false'), ['/registry/desk/env/0/value']);
  assert.deepEqual(found('true'), []);
  assert.deepEqual(found('{{desk.verify}}'), []);
});
