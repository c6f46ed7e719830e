import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';

const nodes = [
  {
    id: 'a',
    name: 'Webhook',
    type: 'n8n-nodes-base.webhook',
    typeVersion: 2,
    position: [0, 0],
    parameters: { path: 'desk', authentication: 'headerAuth' },
  },
  { id: 'b', name: 'Edit', type: 'n8n-nodes-base.set', typeVersion: 3, position: [9, 0], parameters: {} },
];

function found(pinData: object): readonly string[] {
  return reportOn({ name: 'desk', nodes, connections: {}, pinData })
    .findings.filter(({ ruleId }) => ruleId === 'AG-023')
    .map(({ severity, location }) => `${severity} ${location.pointer}`);
}

const call = {
  headers: { host: 'desk.example.com' },
  params: {},
  query: {},
  body: { name: 'Kim' },
  executionMode: 'production',
};

describe('pinned data', () => {
  it('may be the call of a customer', () => {
    assert.deepEqual(found({ Webhook: [call] }), ['medium /pinData/Webhook']);
    assert.deepEqual(
      found({ Edit: [{ name: 'Desk' }], Webhook: [{ json: { ...call, body: {}, query: { q: '1' } } }] }),
      ['medium /pinData/Webhook'],
    );
  });
  it('is otherwise for tests', () => {
    assert.deepEqual(found({}), []);
    assert.deepEqual(found({ Webhook: [{ ...call, executionMode: 'test' }] }), []);
    assert.deepEqual(found({ Webhook: [{ ...call, body: {} }] }), []);
    assert.deepEqual(found({ Edit: [{ name: 'Kim', email: 'kim@example.com' }] }), []);
  });
});

it('what nodes remember from run to run is no part of the workflow', () => {
  const hidden = 'Meet at\u2068 six';
  const of = (more: object) => {
    const { findings } = reportOn({ name: 'desk', nodes, connections: {}, ...more });
    return findings.filter(({ ruleId }) => ruleId === 'AG-017').map(({ location }) => location.pointer);
  };
  assert.deepEqual(of({ staticData: { global: { seen: [hidden] } } }), []);
  assert.deepEqual(of({ notes: { seen: [hidden] } }), ['/notes/seen/0']);
});
