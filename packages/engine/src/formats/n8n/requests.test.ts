import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';

const to = (node: string) => ({ main: [[{ node, type: 'main', index: 0 }]] });

/** Whether an address is reported as chosen by a message; `Prepare` hands the message on with two fields of the author. */
function isReported(url: string): boolean {
  const assignments = [
    { name: 'folder', value: 'https://files.example.com/desk/' },
    { name: 'prefix', value: 'https://files.' },
  ];
  const nodes = [
    { type: 'n8n-nodes-base.telegramTrigger', name: 'Message', parameters: {} },
    { type: 'n8n-nodes-base.set', name: 'Prepare', parameters: { assignments: { assignments } } },
    { type: 'n8n-nodes-base.httpRequest', name: 'Fetch', parameters: { url } },
  ];
  const connections = { Message: to('Prepare'), Prepare: to('Fetch') };
  return findingsOf('AG-013', { nodes, connections }).length > 0;
}

it('the beginning of an address decides its host', () => {
  assert.ok(isReported('={{ $json.address }}'));
  assert.ok(isReported('={{ $json.address }}/orders'));
  assert.ok(!isReported('={{ $json.folder }}{{ $json.name }}.json'));
  assert.ok(isReported('={{ $json.prefix }}{{ $json.name }}/desk'));
  assert.ok(!isReported('=REPLACE_ME/rest/v1/orders?id=eq.{{ $json.id }}'));
  assert.ok(isReported('=https://{{ $json.host }}/orders'));
});

it('a setting that overrides a default is the author’s, and a field of a request is not', () => {
  assert.ok(!isReported("={{ $json.desk_endpoint || 'https://desk.example.com' }}/orders"));
  assert.ok(!isReported('={{ $json._config.desk_address }}/orders'));
  assert.ok(isReported("={{ $json.body.address || 'https://desk.example.com' }}/orders"));
  assert.ok(isReported('={{ $json.address || $json.other }}/orders'));
});

it('a condition of an address does not decide its host', () => {
  assert.ok(!isReported("={{ $json.id ? ($env.DESK || 'https://desk.example.com') + '/orders/' + $json.id : '' }}"));
  assert.ok(isReported("={{ $json.address ? $json.address + '/orders' : '' }}"));
});

it('a question mark in the path does not decide the host', () => {
  assert.ok(!isReported("={{ ($env.DESK || 'http://desk:8000') + '/orders?id=' + $json.id + '&sort=asc' }}"));
  assert.ok(isReported("={{ $json.address + '/orders?id=' + $json.id }}"));
});

it('text that a model wrote is no response of a service', () => {
  const reported = (service: string) => {
    const nodes = [
      { type: 'n8n-nodes-base.webhook', name: 'Message', parameters: { authentication: 'headerAuth' } },
      { type: 'n8n-nodes-base.httpRequest', name: 'Ask', parameters: { url: service } },
      { type: 'n8n-nodes-base.httpRequest', name: 'Fetch', parameters: { url: '={{ $json.response.trim() }}' } },
    ];
    return findingsOf('AG-013', { nodes, connections: { Message: to('Ask'), Ask: to('Fetch') } }).length > 0;
  };
  assert.ok(reported('http://localhost:11434/api/generate'));
  assert.ok(reported('https://openrouter.ai/api/v1/chat/completions'));
  assert.ok(!reported('https://files.example.com/api/uploads'));
});

it('a field that programs take from the environment is the author’s', () => {
  const reported = (jsCode: string) => {
    const nodes = [
      { type: 'n8n-nodes-base.webhook', name: 'Message', parameters: { authentication: 'headerAuth' } },
      { type: 'n8n-nodes-base.code', name: 'Plan', parameters: { jsCode } },
      { type: 'n8n-nodes-base.httpRequest', name: 'Fetch', parameters: { url: '={{ $json._desk_url }}/orders' } },
    ];
    return findingsOf('AG-013', { nodes, connections: { Message: to('Plan'), Plan: to('Fetch') } }).length > 0;
  };
  const id = 'encodeURIComponent($json.body.id)';
  assert.ok(!reported(`return [{ json: { _desk_url: ($env.DESK || 'http://desk:8000') + '/orders?id=' + ${id} } }];`));
  assert.ok(!reported(`const DESK = $env.DESK;\nreturn { _desk_url: \`\${DESK}/orders/\${${id}}\` };`));
  assert.ok(!reported("const U = { desk: $env.DESK };\nitem._desk_url = U.desk + '/orders';"));
  assert.ok(reported('return { _desk_url: $json.body.address || $env.DESK };'));
  assert.ok(reported('return { _desk_url: $env.DESK || $json.body.address };'));
  assert.ok(reported('const desk = $env.DESK;\nreturn { _desk_url: desk.pick($json.body.address) };'));
  assert.ok(reported('let _desk_url = $env.DESK;\n_desk_url = $json.body.address;\nreturn { _desk_url };'));
});

it('an address under a name of its own that a `Set` node contains is the author’s', () => {
  const reported = (value: string, field = 'desk_webhook_url') => {
    const nodes = [
      { type: 'n8n-nodes-base.manualTrigger', name: 'Start', parameters: {} },
      { type: 'n8n-nodes-base.set', name: 'Config', parameters: { mode: 'raw', json: `{"${field}":"${value}"}` } },
      { type: '@n8n/n8n-nodes-langchain.agent', name: 'Ask', parameters: {} },
      { type: 'n8n-nodes-base.httpRequest', name: 'Send', parameters: { url: `={{ $json.${field} }}` } },
    ];
    const connections = { Start: to('Config'), Config: to('Ask'), Ask: to('Send') };
    return findingsOf('AG-013', { nodes, connections }).length > 0;
  };
  assert.ok(!reported('https://desk.example.com/hooks'));
  assert.ok(reported('https://desk.example.com/hooks', 'url'));
  assert.ok(reported('https://desk.{{ $json.host }}/hooks'));
});

it('a page that is loaded in plaintext is content, and what is sent is a request', () => {
  const severities = (parameters: object, more: object = {}) => {
    const url = 'http://news.example.com/menus';
    const node = { type: 'n8n-nodes-base.httpRequest', name: 'Load', parameters: { url, ...parameters }, ...more };
    return findingsOf('AG-010', { nodes: [node], connections: {} }).map(({ severity }) => severity);
  };
  assert.deepEqual(severities({}), ['medium']);
  assert.deepEqual(severities({ url: 'http://192.168.7.7/menus' }), []);
  assert.deepEqual(severities({ method: 'POST' }), ['high']);
  assert.deepEqual(severities({ sendBody: true }), ['high']);
  assert.deepEqual(severities({}, { credentials: { httpHeaderAuth: { id: '7', name: 'Desk' } } }), ['critical']);
});
