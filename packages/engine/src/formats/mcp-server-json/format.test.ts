import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const samples = {
  'risky.json': [
    'prompts /description description',
    'endpoints /packages/0/environmentVariables/0/value tool',
    'endpoints /remotes/0/url mcp credential true',
    'environment /packages/0/environmentVariables/0/value server',
    'components /packages/0/version package npm version latest',
  ],
  'hardened.json': [
    'prompts /description description',
    'endpoints /remotes/0/url mcp',
    'components /packages/0/identifier package pypi version 1.2.0',
  ],
};

for (const [name, facts] of Object.entries(samples)) {
  it(`mcp-server-json reads ${name}`, () => {
    const text = readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
    const reading = readSample(text, name.endsWith('.json') ? 'json' : 'yaml');
    assert.equal(reading.format, 'mcp-server-json');
    assert.deepEqual(reading.facts, facts);
    assert.deepEqual(reading.unread, []);
  });
}

it('reads the tag or digest of an image from its name or from the version', () => {
  const entry = (image: object) =>
    JSON.stringify({ name: 'a', packages: [{ registryType: 'oci', ...image }], version: '1.0.0' });
  const images = [
    [{ identifier: 'ghcr.io/example/a:1.2.3' }, ' version 1.2.3'],
    [{ identifier: 'example/a', version: '1.2.3' }, ' version 1.2.3'],
    [{ identifier: 'localhost:5000/example/a' }, ''],
  ] as const;
  for (const [image, version] of images) {
    assert.deepEqual(readSample(entry(image), 'json').facts, [
      `components /packages/0/identifier image docker${version}`,
    ]);
  }
});

it('reads the options of a container and the values of variables', () => {
  const entry = (part: object) => {
    const image = { registryType: 'oci', identifier: 'ghcr.io/example/a:1.2.3', ...part };
    return { name: 'io.example/a', description: 'A desk', packages: [image], version: '1.0.0' };
  };
  const named = (name: string, value: string) => ({ type: 'named', name, value });
  const found = (part: object) =>
    (['AG-007', 'AG-010'] as const).flatMap((rule) => findingsOf(rule, entry(part)).map(({ pointer }) => pointer));
  const at = '/packages/0/runtimeArguments';
  assert.deepEqual(found({ runtimeArguments: [{ type: 'named', name: '--privileged' }] }), [`${at}/0/name`]);
  assert.deepEqual(found({ runtimeArguments: [named('-v', '/:/host')] }), [`${at}/0/value`]);
  assert.deepEqual(
    found({ runtimeArguments: [named('--mount', 'type=bind,src={folder},dst=/data'), named('-e', '{key}')] }),
    [],
  );
  assert.deepEqual(found({ environmentVariables: [{ name: 'NODE_TLS_REJECT_UNAUTHORIZED', value: '0' }] }), [
    '/packages/0/environmentVariables/0/value',
  ]);
  assert.deepEqual(found({ environmentVariables: [{ name: 'NODE_TLS_REJECT_UNAUTHORIZED', default: '1' }] }), []);
});
