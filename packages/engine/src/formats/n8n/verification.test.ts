import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readSample } from '../testing.ts';

const to = (...names: readonly string[]) => ({ main: [names.map((node) => ({ node, type: 'main', index: 0 }))] });
const node = (type: string, name: string, parameters: object = {}) => ({
  type: `n8n-nodes-base.${type}`,
  name,
  parameters,
});

function stateOf(check: object, connections: object = { Hook: to('Check'), Check: to('Work') }): string {
  return stateOfAll([check], connections);
}

function stateOfAll(checks: readonly object[], connections: object): string {
  const nodes = [node('webhook', 'Hook'), ...checks, node('noOp', 'Work')];
  const { facts } = readSample(JSON.stringify({ nodes, connections }), 'json');
  return facts.find((fact) => fact.startsWith('authentications'))?.split(' ')[3] ?? '';
}

const hmac =
  "const given = $json.headers['x-signature'];\nif (!crypto.timingSafeEqual(given, expected)) throw new Error('no');";
const plain = "if ($json.headers['x-webhook-secret'] !== $env.HOOK) { return []; }\nreturn $input.all();";
const condition = (left: string, right: string, operation: string) =>
  node('if', 'Check', {
    conditions: { conditions: [{ leftValue: left, rightValue: right, operator: { type: 'string', operation } }] },
  });

it('a webhook whose only next steps check a signature or a secret is authenticated', () => {
  assert.equal(stateOf(node('code', 'Check', { jsCode: hmac })), 'present');
  assert.equal(stateOf(node('code', 'Check', { jsCode: plain })), 'present');
  assert.equal(stateOf(condition('={{ $json.headers["x-api-key"] }}', '={{ $env.KEY }}', 'equals')), 'present');
  const answered = "return [{ json: { valid: $json.headers['x-signature'] === $json.expected } }];";
  const judged = [node('code', 'Check', { jsCode: answered }), node('if', 'Gate')];
  assert.equal(stateOfAll(judged, { Hook: to('Check'), Check: to('Gate'), Gate: to('Work') }), 'present');
  const later = { Hook: to('Work'), Work: to('Check') };
  assert.equal(stateOf(node('code', 'Check', { jsCode: hmac }), later), 'present');
});

it('a webhook with another check, or a path around the check, is not authenticated', () => {
  assert.equal(stateOf(node('code', 'Check', { jsCode: 'return $input.all();' })), 'none');
  assert.equal(
    stateOf(node('code', 'Check', { jsCode: 'const token = $json.body.token; return [{ token }];' })),
    'none',
  );
  const answered = "return [{ json: { valid: $json.headers['x-signature'] === $json.expected } }];";
  assert.equal(stateOf(node('code', 'Check', { jsCode: answered })), 'none');
  assert.equal(stateOf(node('crypto', 'Check', { action: 'hmac' })), 'none');
  assert.equal(stateOf(condition('={{ $json.headers["x-api-key"] }}', '', 'exists')), 'none');
  assert.equal(stateOf(condition('={{ $json.body.kind }}', 'order', 'equals')), 'none');
  assert.equal(stateOf({ ...node('code', 'Check', { jsCode: hmac }), disabled: true }), 'none');
  assert.equal(stateOf(node('code', 'Check', { jsCode: hmac }), { Hook: to('Check', 'Work') }), 'none');
});
