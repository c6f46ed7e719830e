// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references in the spelling of Compose files.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';

it('does not require a pinned version for a placeholder image', () => {
  const started = (image: string) =>
    findingsOf('AG-008', {
      apiVersion: 'toolhive.stacklok.dev/v1beta1',
      kind: 'MCPServer',
      metadata: { name: 'desk' },
      spec: { transport: 'stdio', image },
    });
  assert.deepEqual(started('<IMAGE_URL>'), []);
  assert.deepEqual(started('__IMAGE__'), []);
  assert.equal(started('desk').length, 1);
  assert.equal(started('<REGISTRY>/desk:latest').length, 1);
});

it('a variable with a default stands for the default', () => {
  const started = (image: string) =>
    findingsOf('AG-008', { services: { 'mcp-desk': { image } } }).map(({ severity }) => severity);
  assert.deepEqual(started('acme/desk:${TAG:-latest}'), ['medium']);
  assert.deepEqual(started('${IMAGE:-acme/desk:1.4.2}'), ['low']);
  assert.deepEqual(started('${REGISTRY-ghcr.io}/acme/desk:${TAG:-main}'), ['medium']);
  assert.deepEqual(started('acme/desk:${TAG}'), []);
  assert.deepEqual(started('${IMAGE:-}'), []);
  assert.deepEqual(started('acme/desk:${TAG:?set the tag}'), []);
});
