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
