import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportOn } from '../../rules/testing.ts';

describe('a list of workflows', () => {
  const hook = { type: 'n8n-nodes-base.webhook', name: 'Hook', parameters: { httpMethod: 'POST', path: 'desk' } };
  const post = { type: 'n8n-nodes-base.httpRequest', name: 'Post', parameters: { url: 'http://desk.farm.dev/a' } };
  const workflow = { name: 'desk', nodes: [hook, post], connections: {}, settings: { executionOrder: 'v1' } };

  it('is read as each of them is', () => {
    const { findings } = reportOn([workflow, { ...workflow, active: false }]);
    const found = findings.map(({ ruleId, severity, location }) => `${ruleId} ${severity} ${location.pointer}`);
    assert.deepEqual(found.sort(), [
      'AG-010 medium /0/nodes/1/parameters/url',
      'AG-010 medium /1/nodes/1/parameters/url',
      'AG-011 high /0/nodes/0',
      'AG-011 medium /1/nodes/0',
    ]);
  });
  it('is recognised by the types of its nodes', () => {
    const formatOf = (list: object[]) => reportOn(list).format.id;
    assert.equal(formatOf([workflow]), 'n8n');
    assert.notEqual(formatOf([{ ...workflow, nodes: [{ ...hook, type: 'desk.webhook' }] }]), 'n8n');
  });
});
