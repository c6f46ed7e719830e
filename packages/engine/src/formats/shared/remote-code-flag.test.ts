import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';

const found = (command: string | readonly string[]) =>
  findingsOf('AG-002', {
    services: {
      models: { image: 'vllm/vllm-openai:v0.8.0', command },
      desk: { image: 'desk/mcp-agent:1.0.0', environment: { OPENAI_BASE_URL: 'http://models:8000/v1' } },
    },
  }).map(({ pointer, severity }) => `${pointer} ${severity}`);

it('a server of models that runs the code of its models', () => {
  const at = '/services/models/command';
  assert.deepEqual(found(['--model', 'desk-7b', '--trust-remote-code']), [`${at}/2 high`]);
  assert.deepEqual(found('vllm serve desk-7b --trust-remote-code --port 8000'), [`${at} high`]);
  assert.deepEqual(found('launcher --trust_remote_code=true'), [`${at} high`]);
  assert.deepEqual(found('launcher --trust-remote-code false'), []);
  assert.deepEqual(found('launcher --trust-remote-code=false'), []);
  assert.deepEqual(found('launcher --trust-remote-code-from notes'), []);
});
