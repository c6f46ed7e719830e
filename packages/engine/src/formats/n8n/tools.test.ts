import assert from 'node:assert/strict';
import { it } from 'node:test';
import { findingsOf } from '../../rules/testing.ts';

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
