import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';
import { readSample } from '../testing.ts';

const request = 'n8n-nodes-base.httpRequestTool';
const placeholders = '@n8n/n8n-nodes-langchain.toolHttpRequest';
const chosen = "=https://shop.example.com/orders/{{ $fromAI('order') }}";

/** Whether a tool with this node type and these parameters is reported as destructive. */
function isReported(type: string, parameters: object): boolean {
  const nodes = [
    { type: '@n8n/n8n-nodes-langchain.agent', name: 'Clerk', parameters: {} },
    { type, name: 'Orders', parameters },
  ];
  const connections = { Orders: { ai_tool: [[{ node: 'Clerk', type: 'ai_tool', index: 0 }]] } };
  return findingsOf('AG-020', { nodes, connections }).some(({ pointer }) => pointer === '/nodes/1');
}

/** What a tool can do, by its node type, its parameters and the author's name for it. */
function capabilitiesOf(type: string, parameters: object, name = 'Desk'): string {
  const { facts } = readSample(JSON.stringify({ nodes: [{ type, name, parameters }], connections: {} }), 'json');
  return facts.find((fact) => fact.startsWith('tools'))?.replace(/.* can ?/, '') ?? '';
}

it('the operation decides whether a tool reads or writes, whatever the author calls it', () => {
  const rows = [
    ['n8n-nodes-base.googleSheetsTool', { operation: 'append' }, 'write'],
    ['n8n-nodes-base.googleSheetsTool', {}, 'read'],
    ['n8n-nodes-base.googleCalendarTool', {}, 'write'],
    ['n8n-nodes-base.googleCalendarTool', { operation: 'getAll' }, 'read'],
    ['n8n-nodes-base.airtableTool', { operation: 'upsert' }, 'write'],
    ['n8n-nodes-base.mySqlTool', { operation: 'select' }, 'database'],
    ['n8n-nodes-base.mySqlTool', { operation: 'upsert' }, 'database-write'],
    ['n8n-nodes-base.gmailTool', { resource: 'label', operation: 'create' }, 'write'],
    ['n8n-nodes-base.gmailTool', { resource: 'label', operation: 'get' }, ''],
    ['n8n-nodes-base.discordTool', { operation: 'getAll' }, ''],
    ['n8n-nodes-base.discordTool', { resource: 'message' }, 'send'],
    ['n8n-nodes-base.discordTool', { resource: 'message', operation: 'getAll' }, 'read'],
    ['n8n-nodes-base.airtopTool', { resource: 'window', operation: 'load', url: "={{ $fromAI('url') }}" }, 'browse'],
    ['n8n-nodes-base.airtopTool', { resource: 'interaction', operation: 'type' }, 'think'],
    ['n8n-nodes-base.gmailTool', { resource: 'label' }, ''],
    ['n8n-nodes-base.gmailTool', { resource: 'thread' }, 'read'],
  ] as const;
  for (const [type, parameters, expected] of rows)
    assert.equal(capabilitiesOf(type, parameters, 'log_message'), expected, `${type} ${JSON.stringify(parameters)}`);
  assert.equal(capabilitiesOf('n8n-nodes-base.wooCommerceTool', { operation: 'create' }, 'Create refund'), 'pay');
  assert.equal(capabilitiesOf('n8n-nodes-base.jiraTool', {}, 'read_tickets'), 'read');
});

it('the name of a new label is not the name of the tool', () => {
  const parameters = { resource: 'label', operation: 'create', name: "={{ $fromAI('label') }}" };
  const nodes = [{ type: 'n8n-nodes-base.gmailTool', name: 'Label mail', parameters }];
  const [tool] = readSample(JSON.stringify({ nodes, connections: {} }), 'json').facts;
  assert.equal(tool, 'tools /nodes/0 unknown can write');
});

it('a program of the author runs no program of the model', () => {
  const type = '@n8n/n8n-nodes-langchain.toolCode';
  const description = 'Runs JavaScript code.';
  assert.equal(capabilitiesOf(type, { name: 'code_executor', description, jsCode: 'return query.length;' }), '');
  const nodes = [{ type, name: 'Code', parameters: { name: 'code_executor', jsCode: 'return eval(query);' } }];
  assert.equal(findingsOf('AG-002', { nodes, connections: {} }).length, 1);
});

it('a tool whose operation deletes is destructive, whatever the author calls it', () => {
  assert.ok(isReported('n8n-nodes-base.airtableTool', { operation: 'deleteRecord' }));
  assert.ok(isReported('n8n-nodes-base.postgresTool', { operation: 'deleteTable' }));
  assert.ok(isReported('n8n-nodes-base.gmailTool', { operation: 'delete' }));
  assert.ok(!isReported('n8n-nodes-base.airtableTool', { operation: 'search' }));
  assert.ok(!isReported('n8n-nodes-base.gmailTool', { operation: 'removeLabels' }));
  assert.ok(!isReported('n8n-nodes-base.gmailTool', { operation: 'delete', resource: 'draft' }));
});

it('a request deletes what the model names in its address, although the host is fixed', () => {
  assert.ok(isReported(request, { method: 'DELETE', url: chosen }));
  assert.ok(isReported(placeholders, { method: 'DELETE', url: 'https://shop.example.com/orders/{order}' }));
  assert.ok(!isReported(request, { method: 'DELETE', url: 'https://shop.example.com/cache' }));
  assert.ok(!isReported(request, { method: 'GET', url: chosen }));
  assert.ok(!isReported(request, { url: chosen }));
});

it('a tool that runs the statement of the model may delete anything', () => {
  const type = 'n8n-nodes-base.postgresTool';
  assert.ok(isReported(type, { operation: 'executeQuery', query: "={{ $fromAI('statement') }}" }));
  assert.ok(
    !isReported(type, { operation: 'executeQuery', query: "=SELECT * FROM orders WHERE id = '{{ $fromAI('id') }}'" }),
  );
});
